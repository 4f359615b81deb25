#include "text/encoding_candidates.h"

#include <unicode/ucsdet.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace codicil {
namespace {

struct Match {
  std::string name;
  int32_t confidence;  // up to 100
};

struct CloseDetector {
  void operator()(UCharsetDetector* detector) const { ucsdet_close(detector); }
};

std::vector<Match> AskIcu(std::string_view excerpt) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, CloseDetector> detector(ucsdet_open(&status));
  ucsdet_setText(detector.get(), excerpt.data(), static_cast<int32_t>(excerpt.size()), &status);
  int32_t count = 0;
  const UCharsetMatch** found = ucsdet_detectAll(detector.get(), &count, &status);
  std::vector<Match> matches;
  for (int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
    const char* name = ucsdet_getName(found[i], &status);
    const int32_t confidence = ucsdet_getConfidence(found[i], &status);
    if (U_SUCCESS(status)) matches.push_back({name, confidence});
  }
  return matches;
}

// ICU reports windows-1252 by the name of its subset if no byte distinguishes them.
std::string CandidateName(const std::string& name) {
  return name == "ISO-8859-1" ? "windows-1252" : name;
}

bool IsMultiByte(std::string_view name) {
  static constexpr std::string_view kNames[] = {"Shift_JIS", "GB18030", "EUC-JP", "EUC-KR", "Big5"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

bool IsSingleByte(std::string_view name) {
  return name.starts_with("ISO-8859-") || name.starts_with("windows-125") || name == "KOI8-R";
}

EncodingCandidate MakeCandidate(std::string name, double prior) {
  const EncodingTraits traits = TraitsOfEncoding(name);
  return {std::move(name), prior, traits};
}

// The usual encodings of unlabelled Latin text, most common first.
std::vector<EncodingCandidate> LatinCandidates(bool lone_cr) {
  std::vector<EncodingCandidate> candidates;
  candidates.push_back(MakeCandidate("windows-1252", 0.4));
  candidates.push_back(MakeCandidate("IBM437", 0.1));
  candidates.push_back(MakeCandidate("IBM850", 0));
  candidates.push_back(MakeCandidate("macintosh", lone_cr ? 1 : 0));
  return candidates;
}

void AddVote(const Match& match, bool many, std::vector<EncodingCandidate>& candidates) {
  constexpr int32_t kConfident = 20;
  constexpr double kOutsider = -0.5;  // must beat the usual ones by evidence
  const double vote = match.confidence / 200.0;
  const std::string name = CandidateName(match.name);
  const auto known = std::find_if(candidates.begin(), candidates.end(),
                                  [&](const EncodingCandidate& c) { return c.name == name; });
  if (known != candidates.end()) {
    known->prior += vote;
  } else if (many && match.confidence >= kConfident && IsSingleByte(name)) {
    candidates.push_back(MakeCandidate(name, kOutsider + vote));
  }
}

}  // namespace

EncodingVotes GatherVotes(std::string_view excerpt, bool many, bool lone_cr) {
  constexpr int32_t kSure = 50;
  EncodingVotes votes{LatinCandidates(lone_cr), {}};
  for (const Match& match : AskIcu(excerpt)) {
    AddVote(match, many, votes.single_byte);
    if (many && votes.multi_byte.empty() && match.confidence >= kSure && IsMultiByte(match.name)) {
      votes.multi_byte = match.name;
    }
  }
  return votes;
}

}  // namespace codicil
