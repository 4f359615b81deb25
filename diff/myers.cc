#include "diff/myers.h"

#include <algorithm>
#include <cstdlib>

#include "base/hash_map.h"

namespace codicil {
namespace {

// The search between the equal ends. Row d holds how far d edits get along the old sequence on each
// diagonal k = x - y, from -d to d in steps of two; one more entry at each end says that nothing
// got there.
class Search {
 public:
  Search(std::span<const uint64_t> a, std::span<const uint64_t> b)
      : a_(a), b_(b), n_(static_cast<int>(a.size())), m_(static_cast<int>(b.size())) {
    reach_.reserve(Place(kUsualEdits));
  }

  bool Run(int limit) {
    limit = std::min(limit, MostEdits());
    if (std::abs(n_ - m_) > limit) return false;
    for (edits_ = 0; edits_ <= limit; ++edits_) {
      reach_.resize(Place(edits_ + 1), kNowhere);
      if (Extend(limit - edits_)) return true;
    }
    return false;
  }

  // Returns the single steps from the end to the start.
  std::vector<Hunk> Backtrack() const {
    std::vector<Hunk> steps;
    steps.reserve(2 * static_cast<size_t>(edits_) + 1);
    int x = n_;
    int k = n_ - m_;
    for (int d = edits_; d > 0; --d) {
      const int* before = Row(d - 1) + (k + d) / 2;
      const bool inserted = IsInsertion(before);
      const int start = Start(before);
      PushEqual(steps, start, x, k);
      const int from_k = inserted ? k + 1 : k - 1;
      const int from_x = inserted ? start : start - 1;
      steps.push_back(Make(false, from_x, start, from_x - from_k, start - k));
      x = from_x;
      k = from_k;
    }
    PushEqual(steps, 0, x, 0);
    std::ranges::reverse(steps);
    return steps;
  }

 private:
  // The length of an edit that keeps as many zeros as both sequences have; no shortest edit is
  // longer. In texts as tokens, where every second one is a space, that rules out many diagonals.
  int MostEdits() const {
    const auto kept = std::min(std::ranges::count(a_, 0u), std::ranges::count(b_, 0u));
    return n_ + m_ - 2 * static_cast<int>(kept);
  }

  static constexpr int kNowhere = -2;
  static constexpr int kUsualEdits = 24;

  static Hunk Make(bool equal, int old_begin, int old_end, int new_begin, int new_end) {
    return {equal, static_cast<uint32_t>(old_begin), static_cast<uint32_t>(old_end),
            static_cast<uint32_t>(new_begin), static_cast<uint32_t>(new_end)};
  }

  static void PushEqual(std::vector<Hunk>& steps, int begin, int end, int k) {
    if (begin < end) steps.push_back(Make(true, begin, end, begin - k, end - k));
  }

  // Computes the next row: the diagonals that meet both sequences and from which `left` edits can
  // still lead to the end. Returns whether one reaches the end.
  bool Extend(int left) {
    // Copies, so that the compiler knows that they do not change while it writes the row.
    const int d = edits_, n = n_, m = m_;
    const uint64_t *a = a_.data(), *b = b_.data();
    int* row = reach_.data() + Place(d) + 1;
    const int* before = row - (d + 2);
    const int lowest = std::max({-d, -m, n - m - left});
    const int highest = std::min({d, n, n - m + left});
    for (int i = (lowest + d + 1) / 2; 2 * i - d <= highest; ++i) {
      const int k = 2 * i - d, end = std::min(n, m + k);
      int x = d > 0 ? Start(before + i) : 0;
      while (x < end && a[x] == b[x - k]) ++x;
      row[i] = x;
      if (x >= n && x - k >= m) return true;
    }
    return false;
  }

  // `before` is how far the diagonal above the requested one got.
  static bool IsInsertion(const int* before) { return before[-1] < before[0]; }
  static int Start(const int* before) { return std::max(before[-1] + 1, before[0]); }

  static size_t Place(int d) { return static_cast<size_t>(d) * (static_cast<size_t>(d) + 5) / 2; }
  const int* Row(int d) const { return reach_.data() + Place(d) + 1; }

  std::span<const uint64_t> a_;
  std::span<const uint64_t> b_;
  int n_;
  int m_;
  int edits_ = 0;
  std::vector<int> reach_;
};

// The items of one sequence that the other one also has.
struct CommonPart {
  std::vector<uint64_t> items;
  std::vector<uint32_t> places;  // their indices in the sequence
};

CommonPart SharedPart(std::span<const uint64_t> items, std::span<const uint64_t> others) {
  const HashSet<uint64_t> theirs(others.begin(), others.end());
  CommonPart part;
  for (uint32_t i = 0; i < items.size(); ++i) {
    if (!theirs.contains(items[i])) continue;
    part.items.push_back(items[i]);
    part.places.push_back(i);
  }
  return part;
}

// Items of only one sequence are deleted or inserted in any edit: if there are many edits, the
// search is faster without them.
std::optional<std::vector<Hunk>> StepsAmongShared(std::span<const uint64_t> a,
                                                  std::span<const uint64_t> b, uint32_t limit) {
  const CommonPart olds = SharedPart(a, b), news = SharedPart(b, a);
  const size_t others = a.size() - olds.items.size() + b.size() - news.items.size();
  if (others > limit) return std::nullopt;
  Search search(olds.items, news.items);
  if (!search.Run(static_cast<int>(limit - others))) return std::nullopt;
  std::vector<Hunk> steps;
  uint32_t x = 0, y = 0;
  for (const Hunk& step : search.Backtrack()) {
    for (uint32_t i = 0; step.equal && i < step.old_size(); ++i) {
      const uint32_t next_x = olds.places[step.old_begin + i];
      const uint32_t next_y = news.places[step.new_begin + i];
      AppendHunk(steps, {false, x, next_x, y, next_y});
      AppendHunk(steps, {true, next_x, next_x + 1, next_y, next_y + 1});
      x = next_x + 1, y = next_y + 1;
    }
  }
  AppendHunk(steps,
             {false, x, static_cast<uint32_t>(a.size()), y, static_cast<uint32_t>(b.size())});
  return steps;
}

std::optional<std::vector<Hunk>> StepsBetween(std::span<const uint64_t> a,
                                              std::span<const uint64_t> b, uint32_t limit) {
  constexpr uint32_t kFewEdits = 24;
  Search search(a, b);
  if (search.Run(static_cast<int>(std::min(limit, kFewEdits)))) return search.Backtrack();
  return limit > kFewEdits ? StepsAmongShared(a, b, limit) : std::nullopt;
}

}  // namespace

void AppendHunk(std::vector<Hunk>& hunks, const Hunk& hunk) {
  if (hunk.old_size() == 0 && hunk.new_size() == 0) return;
  if (hunks.empty() || hunks.back().equal != hunk.equal) {
    hunks.push_back(hunk);
  } else {
    hunks.back().old_end = hunk.old_end;
    hunks.back().new_end = hunk.new_end;
  }
}

std::optional<std::vector<Hunk>> ShortestEdit(std::span<const uint64_t> old_items,
                                              std::span<const uint64_t> new_items, uint32_t limit) {
  const auto old_size = static_cast<uint32_t>(old_items.size());
  const auto new_size = static_cast<uint32_t>(new_items.size());
  const uint32_t shorter = std::min(old_size, new_size);
  uint32_t head = 0;
  while (head < shorter && old_items[head] == new_items[head]) ++head;
  uint32_t tail = 0;
  while (tail < shorter - head &&
         old_items[old_size - tail - 1] == new_items[new_size - tail - 1]) {
    ++tail;
  }
  std::vector<Hunk> hunks;
  AppendHunk(hunks, {true, 0, head, 0, head});
  const uint32_t old_end = old_size - tail;
  const uint32_t new_end = new_size - tail;
  if (head == old_end || head == new_end) {
    AppendHunk(hunks, {false, head, old_end, head, new_end});
  } else {
    const auto steps = StepsBetween(old_items.subspan(head, old_end - head),
                                    new_items.subspan(head, new_end - head), limit);
    if (!steps) return std::nullopt;
    for (const Hunk& step : *steps) {
      AppendHunk(hunks, {step.equal, step.old_begin + head, step.old_end + head,
                         step.new_begin + head, step.new_end + head});
    }
  }
  AppendHunk(hunks, {true, old_end, old_size, new_end, new_size});
  return hunks;
}

}  // namespace codicil
