#include "diff/speech_reader.h"

#include "base/hash_map.h"
#include "diff/cited_numbers.h"

namespace codicil {

TextHash SpeechReader::Read(std::string_view text, std::span<const SpelledWord> words,
                            std::span<const Citation> citations) {
  own_.clear(), all_.clear(), sentence_ends_.clear();
  code_ = kNone;
  if (text.empty()) return {};
  TextHash hash{FindCited(text, citations), kHashSeed, kHashSeed};
  cutter_.Cut({text, cited_, words}, tokens_);
  auto citation = citations.begin();
  for (size_t i = 0; i < tokens_.tokens.size(); ++i) {
    const Token& token = tokens_.tokens[i];
    hash.folded = Combine(hash.folded, tokens_.items[i]);
    if (token.kind == Token::kBlank) continue;
    while (citation != citations.end() && citation->end <= token.begin) ++citation;
    const bool cited = citation != citations.end() && citation->begin <= token.begin;
    hash.spoken = Speak(i, hash.spoken);
    if (token.kind == Token::kWord && !cited) own_.push_back(all_.back());
  }
  if (code_ != kNone) own_.resize(code_);
  if (!has_own()) sentence_ends_.clear();
  EndSentence(this->words().size());
  return hash;
}

// Gives a hash of the text without the cited numbers.
uint64_t SpeechReader::FindCited(std::string_view text, std::span<const Citation> citations) {
  constexpr uint64_t kAny = 1;
  cited_.clear();
  uint64_t hash = kHashSeed;
  uint32_t at = 0;
  ForEachCitedNumber(citations, [&](const Locator& locator) {
    cited_.push_back({locator.begin, locator.end, kAny});
    hash = Combine(hash, Hash()(text.substr(at, locator.begin - at)));
    at = locator.end;
  });
  return Combine(hash, Hash()(text.substr(at)));
}

bool SpeechReader::IsWord(size_t token) const {
  return token < tokens_.tokens.size() && tokens_.tokens[token].kind == Token::kWord;
}

uint64_t SpeechReader::Speak(size_t token, uint64_t spoken) {
  const uint64_t item = tokens_.items[token];
  if (tokens_.tokens[token].kind == Token::kCitation) return Combine(spoken, item);
  if (tokens_.tokens[token].kind == Token::kSign) return SpeakSign(token, spoken);
  all_.push_back(items_.Plain(static_cast<uint32_t>(item)));
  return Combine(spoken, all_.back());
}

// What says something: "+1", "2/3", "*", "™"; a dash before a word and after none. Commas, quotes
// and brackets say nothing.
uint64_t SpeechReader::SpeakSign(size_t token, uint64_t spoken) {
  constexpr std::string_view kStops = ".:;?!", kSpoken = "+/*=<>%&";
  const uint64_t item = tokens_.items[token];
  const std::string_view sign = items_.text(static_cast<uint32_t>(item));
  if (sign.empty()) return spoken;
  if (kStops.find(sign[0]) != kStops.npos) {
    if (!IsWord(token + 1) && code_ == kNone) EndSentence(own_.size());
    return spoken;
  }
  constexpr std::string_view kCode = "{}=";
  if (kCode.find(sign[0]) != kCode.npos && code_ == kNone && !sentence_ends_.empty())
    code_ = sentence_ends_.back();
  const bool minus = sign == "-" && IsWord(token + 1) && (token == 0 || !IsWord(token - 1));
  const bool says = minus || sign.size() > 1 || kSpoken.find(sign[0]) != kSpoken.npos;
  return says ? Combine(spoken, item) : spoken;
}

void SpeechReader::EndSentence(size_t words) {
  const auto end = static_cast<uint32_t>(words);
  if (end > (sentence_ends_.empty() ? 0 : sentence_ends_.back())) sentence_ends_.push_back(end);
}

}  // namespace codicil
