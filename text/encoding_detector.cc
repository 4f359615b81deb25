#include "text/encoding_detector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>

#include "text/encoding_candidates.h"
#include "text/plausibility.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// The least number of bytes beyond ASCII that allows statistics.
constexpr size_t kMany = 24;

// A place with bytes beyond ASCII: one UTF-8 sequence, or one byte that belongs to none.
struct Spot {
  size_t begin;
  Utf8Sequence utf8;

  size_t end() const { return begin + (utf8.well_formed ? utf8.size : 1); }
};

// The score of one candidate by byte value. A byte that fits a thousand times is little more
// evidence than one that fits ten times; ten different bytes are a lot more.
class Tally {
 public:
  bool WantsMore(unsigned char byte) const { return counts_[byte] < kEnough; }

  void Add(unsigned char byte, double points) {
    sums_[byte] += points;
    ++counts_[byte];
  }

  double Total() const {
    double total = 0;
    for (size_t byte = 0x80; byte < sums_.size(); ++byte) {
      if (counts_[byte] == 0) continue;
      total += sums_[byte] / counts_[byte] * (1 + std::log2(counts_[byte]));
    }
    return total;
  }

  double Mean() const {
    const int count = std::accumulate(counts_.begin(), counts_.end(), 0);
    return count == 0 ? 0 : std::accumulate(sums_.begin(), sums_.end(), 0.0) / count;
  }

 private:
  static constexpr int kEnough = 256;
  std::array<double, 256> sums_{};
  std::array<int, 256> counts_{};
};

class Detector {
 public:
  explicit Detector(std::string_view bytes) : bytes_(bytes) {}

  EncodingPlan Run() {
    Survey();
    if (stray_ == 0) return {{"UTF-8"}, {}};
    weigher_.emplace(bytes_);
    const EncodingVotes votes = GatherVotes(Excerpt(), stray_ >= kMany, HasLoneCrs());
    candidates_ = votes.single_byte;
    const Tally primary = FindPrimary();
    if (sequences_ == 0 && IsLikelyCutShort(primary)) return {{"UTF-8"}, {}};
    if (sequences_ >= stray_ && primary.Mean() < kMakesSense) return {{"UTF-8"}, {}};
    if (!votes.multi_byte.empty() && sequences_ < stray_ && primary.Mean() < kMakesSense) {
      return {{votes.multi_byte}, {}};
    }
    FindSecondary();
    return MakePlan();
  }

 private:
  enum Role : uint32_t { kUtf8, kPrimary, kSecondary, kRoles };

  struct Range {
    size_t begin;
    size_t end;
  };

  template <typename F>
  void ForEachSpot(Range range, F f) const {
    for (size_t at = FindNonAscii(bytes_, range.begin); at < range.end;) {
      const Spot spot{at, Utf8At(bytes_, at)};
      f(spot);
      at = FindNonAscii(bytes_, spot.end());
    }
  }

  // Calls f for every line that contains a byte beyond ASCII.
  template <typename F>
  void ForEachLine(F f) const {
    static constexpr std::string_view kEnds = "\r\n";
    size_t end = 0;
    for (size_t at = FindNonAscii(bytes_, 0); at < limit_; at = FindNonAscii(bytes_, end)) {
      const size_t before = at == 0 ? bytes_.npos : bytes_.find_last_of(kEnds, at - 1);
      const size_t begin = before == bytes_.npos ? 0 : before + 1;
      end = std::min(bytes_.find_first_of(kEnds, at), limit_);
      f(Range{begin, end});
    }
  }

  // Counts the sequences of UTF-8 and the stray bytes. A truncated last character is not evidence
  // against UTF-8 if there is other evidence for it.
  void Survey() {
    limit_ = bytes_.size();
    ForEachSpot({0, bytes_.size()}, [&](const Spot& spot) {
      const bool tail = limit_ == bytes_.size() && IsCutShortAt(bytes_, spot.begin);
      if (tail) limit_ = spot.begin;
      if (spot.begin < limit_) ++(spot.utf8.well_formed ? sequences_ : stray_);
    });
    const bool tail_alone = stray_ == 0 && sequences_ == 0 && bytes_.size() - limit_ == 1;
    if (tail_alone || (sequences_ == 0 && stray_ > 0)) {
      stray_ += bytes_.size() - limit_;
      limit_ = bytes_.size();
    }
  }

  // The file's only byte beyond ASCII is its last, and begins a UTF-8 sequence: unless it is a
  // letter that words end with, the file was cut there.
  bool IsLikelyCutShort(const Tally& primary) const {
    return stray_ == 1 && IsCutShortAt(bytes_, bytes_.size() - 1) && primary.Total() < 0.9;
  }

  // The bytes around the stray ones, for a detector that reads only the first thousands.
  std::string Excerpt() const {
    constexpr size_t kSize = 8000;
    constexpr size_t kAround = 40;
    std::string excerpt;
    size_t done = 0;
    for (size_t at = FindNonAscii(bytes_, 0); at < limit_ && excerpt.size() < kSize;
         at = FindNonAscii(bytes_, done)) {
      const size_t begin = std::max(done, at < kAround ? 0 : at - kAround);
      done = std::min(at + kAround, limit_);
      excerpt.append(bytes_.substr(begin, done - begin));
    }
    return excerpt;
  }

  bool HasLoneCrs() const {
    const auto lfs = std::count(bytes_.begin(), bytes_.end(), '\n');
    return std::count(bytes_.begin(), bytes_.end(), '\r') > 2 * lfs;
  }

  void AddTo(std::vector<Tally>& tallies, Range range) const {
    ForEachSpot(range, [&](const Spot& spot) {
      const auto byte = static_cast<unsigned char>(bytes_[spot.begin]);
      if (spot.utf8.well_formed || !tallies[0].WantsMore(byte)) return;
      const WordContext words = weigher_->Words(spot.begin, spot.end());
      for (size_t i = 0; i < candidates_.size(); ++i) {
        tallies[i].Add(byte, weigher_->Points(spot.begin, candidates_[i].traits, words));
      }
    });
  }

  size_t Best(const std::vector<Tally>& tallies) const {
    std::vector<double> totals;
    for (size_t i = 0; i < tallies.size(); ++i) {
      totals.push_back(tallies[i].Total() + candidates_[i].prior);
    }
    return static_cast<size_t>(std::max_element(totals.begin(), totals.end()) - totals.begin());
  }

  Tally FindPrimary() {
    std::vector<Tally> tallies(candidates_.size());
    AddTo(tallies, {0, limit_});
    primary_ = secondary_ = Best(tallies);
    return tallies[primary_];
  }

  // How plausible the stray bytes of a line are in one encoding.
  struct Reading {
    double sum = 0;
    double worst = 0;
    int count = 0;

    double Mean() const { return count == 0 ? 0 : sum / count; }
    bool IsSuspicious() const { return worst <= kHardlyPossible && Mean() < kMakesSense; }
  };

  Reading Read(Range line, const EncodingCandidate& candidate) const {
    Reading reading;
    ForEachSpot(line, [&](const Spot& spot) {
      if (spot.utf8.well_formed) return;
      const double points =
          weigher_->Points(spot.begin, candidate.traits, weigher_->Words(spot.begin, spot.end()));
      reading.sum += points;
      reading.worst = std::min(reading.worst, points);
      ++reading.count;
    });
    return reading;
  }

  // A second single-byte encoding, if there are lines that make sense in it and none in the first.
  void FindSecondary() {
    constexpr double kClearly = 2.5;
    std::vector<Tally> tallies(candidates_.size());
    ForEachLine([&](Range line) {
      if (Read(line, candidates_[primary_]).IsSuspicious()) AddTo(tallies, line);
    });
    const size_t best = Best(tallies);
    const double total = tallies[best].Total();
    if (total >= 1 && total - tallies[primary_].Total() >= kClearly) secondary_ = best;
  }

  bool IsSecondary(Range line) const {
    if (secondary_ == primary_) return false;
    const Reading first = Read(line, candidates_[primary_]);
    const Reading second = Read(line, candidates_[secondary_]);
    return first.IsSuspicious() && second.Mean() >= kMakesSense && second.Mean() > first.Mean() + 1;
  }

  // A well-formed sequence is UTF-8 unless the single bytes make sense and the character does not.
  bool IsSequenceByChance(const Spot& spot) const {
    const EncodingCandidate& candidate = candidates_[primary_];
    const WordContext words = weigher_->Words(spot.begin, spot.end());
    double single = 0;
    for (size_t at = spot.begin; at < spot.end(); ++at)
      single += weigher_->Points(at, candidate.traits, {});
    single /= static_cast<double>(spot.end() - spot.begin);
    const double character = weigher_->Points(
        spot.begin, spot.end(), TraitsOf(spot.utf8.code_point), candidate.traits, words);
    return single > 0 && single > character + 1;
  }

  template <typename F>
  void ForEachRole(F f) const {
    ForEachLine([&](Range line) {
      const Role stray = IsSecondary(line) ? kSecondary : kPrimary;
      ForEachSpot(line, [&](const Spot& spot) {
        f(spot, spot.utf8.well_formed && !IsSequenceByChance(spot) ? kUtf8 : stray);
      });
    });
  }

  EncodingPlan MakePlan() const {
    std::array<size_t, kRoles> sizes{};
    ForEachRole([&](const Spot& spot, Role role) { sizes[role] += spot.end() - spot.begin; });
    std::array<Role, kRoles> order = {kUtf8, kPrimary, kSecondary};
    std::stable_sort(order.begin(), order.end(),
                     [&](Role a, Role b) { return sizes[a] > sizes[b]; });
    EncodingPlan plan;
    std::array<uint32_t, kRoles> index{};
    for (const Role role : order) {
      if (sizes[role] == 0) continue;
      index[role] = static_cast<uint32_t>(plan.encodings.size());
      plan.encodings.push_back(NameOf(role));
    }
    if (plan.encodings.size() > 1) {
      ForEachRole([&](const Spot& spot, Role role) { AddException(spot, index[role], plan); });
    }
    return plan;
  }

  std::string NameOf(Role role) const {
    if (role == kUtf8) return "UTF-8";
    return candidates_[role == kPrimary ? primary_ : secondary_].name;
  }

  static void AddException(const Spot& spot, uint32_t encoding, EncodingPlan& plan) {
    if (encoding == 0) return;
    const auto begin = static_cast<uint32_t>(spot.begin);
    const auto end = static_cast<uint32_t>(spot.end());
    auto& list = plan.exceptions;
    if (!list.empty() && list.back().encoding == encoding && list.back().end == begin) {
      list.back().end = end;
    } else {
      list.push_back({begin, end, encoding});
    }
  }

  std::string_view bytes_;
  size_t limit_ = 0;      // end of the evidence: excludes a truncated last character
  size_t sequences_ = 0;  // well-formed UTF-8 sequences
  size_t stray_ = 0;      // bytes beyond ASCII outside such sequences
  std::optional<PlaceWeigher> weigher_;
  std::vector<EncodingCandidate> candidates_;
  size_t primary_ = 0;
  size_t secondary_ = 0;
};

}  // namespace

EncodingPlan DetectEncoding(std::string_view bytes) {
  if (FindIllFormed(bytes, 0) == bytes.size()) return {{"UTF-8"}, {}, true};
  return Detector(bytes).Run();
}

}  // namespace codicil
