#include "ingest/outline/contents.h"

#include <re2/re2.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "ingest/plain_text/plain_line.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

class ContentsMarker {
 public:
  ContentsMarker(std::string_view text, Candidates& found) : text_(text), found_(found) {}

  void Mark() {
    constexpr size_t kKept = 32;
    HashMap<uint64_t, std::vector<Title>> later;
    twin_.assign(found_.sites.size(), kNoLabel);
    for (uint32_t s = static_cast<uint32_t>(found_.sites.size()); s-- > 0;) {
      const Site& site = found_.sites[s];
      for (uint32_t c = site.begin; c < site.end; ++c) {
        if (found_.all[c].second != kNoLabel) continue;
        const Label& label = found_.labels[found_.all[c].label];
        const std::string_view title = TitleOf(site.block, found_.all[c].end);
        const std::string entry = WithoutSpaces(WithoutPage(title).substr(0, 200));
        const std::string whole = WithoutSpaces(title.substr(0, 400));
        const uint64_t key =
            Combine(label.AddressKey(),
                    std::hash<std::string_view>()(std::string_view(entry).substr(0, 4)));
        std::vector<Title>& titles = later[key];
        for (const Title& other : titles) {
          if (other.site != s && IsEntryOf(entry, whole, other.folded)) twin_[s] = other.site;
        }
        if (!entry.empty() && titles.size() < kKept) titles.push_back({s, entry});
      }
    }
    MarkRows();
    MarkRuns();
    MarkRunningTitles();
  }

 private:
  struct Title {
    uint32_t site;
    std::string folded;
  };

  // What follows the label, or the next line if nothing does.
  std::string_view TitleOf(uint32_t block, uint32_t begin) const {
    const uint32_t end = found_.blocks[block].end;
    if (begin < end) return plain::WithoutBlanksAtStart(text_.substr(begin, end - begin));
    if (block + 1 == found_.blocks.size()) return {};
    const Block& next = found_.blocks[block + 1];
    return text_.substr(next.words, next.end - next.words);
  }

  static std::string WithoutSpaces(std::string_view text) {
    std::string words = FoldWords(text);
    std::erase(words, ' ');
    return words;
  }

  // Without the page that it leads to.
  static std::string_view WithoutPage(std::string_view title) {
    size_t end = std::min({title.find("   "), title.find("..."), title.find('\t'), title.size()});
    std::string_view bare = title.substr(0, end);
    const size_t space = bare.rfind(' ');
    const bool page =
        space != bare.npos && space + 1 < bare.size() &&
        std::ranges::all_of(bare.substr(space + 1), [](char c) { return c >= '0' && c <= '9'; });
    return page ? bare.substr(0, space) : bare;
  }

  static bool IsEntryOf(std::string_view entry, std::string_view whole, std::string_view other) {
    constexpr size_t kMost = 60;
    if (entry.empty()) return false;
    const bool same = other.starts_with(entry) || (other.size() > 1 && whole.starts_with(other));
    const size_t difference =
        other.size() > entry.size() ? other.size() - entry.size() : entry.size() - other.size();
    return same && difference < kMost;
  }

  // Above what it is an entry of, and not right above it.
  bool HasTwin(uint32_t s) const {
    constexpr uint32_t kNear = 2;
    return twin_[s] != kNoLabel && found_.sites[twin_[s]].block - found_.sites[s].block > kNear;
  }

  // "| Appendix A: Map | 4 |" below "Contents".
  void MarkRows() {
    for (Block& block : found_.blocks) {
      const bool below = block.row && block.heading_above >= 0 &&
                         IsContentsHeading(found_.blocks[static_cast<size_t>(block.heading_above)]);
      block.contents |= below && PageOf(block) > 0;
    }
  }

  // Alone it is a coincidence.
  void MarkRuns() {
    constexpr uint32_t kAround = 4;
    constexpr size_t kTitle = 400;
    const auto size = static_cast<uint32_t>(found_.sites.size());
    std::vector<bool> led(size), marked(size);
    for (uint32_t s = 0; s < size; ++s) led[s] = found_.blocks[found_.sites[s].block].contents;
    for (uint32_t s = 0; s < size; ++s) {
      const uint32_t from = s < kAround ? 0 : s - kAround, to = std::min(size, s + kAround + 1);
      uint32_t entries = 0, twins = 0, first = kNoLabel, last = 0, listed = kNoLabel;
      uint32_t list = 0;  // how many blocks the entries with twins are apart
      for (uint32_t k = from; k < to; ++k) {
        entries += led[k] || HasTwin(k);
        if (!HasTwin(k)) continue;
        ++twins;
        listed = std::min(listed, found_.sites[k].block);
        list = found_.sites[k].block - listed;
        const uint32_t block = found_.sites[twin_[k]].block;
        first = std::min(first, block);
        last = std::max(last, block);
      }
      const uint32_t span = found_.sites[to - 1].block - found_.sites[from].block;
      const double share = double(entries) / (to - from);
      const bool close = span * 2 <= 5 * (to - from);
      const bool spread =
          twins < 2 || double(last - first) > 1.5 * list;  // the body is wider than its list
      const Block& block = found_.blocks[found_.sites[s].block];
      const bool own = led[s] || HasTwin(s);
      marked[s] = (share >= .6 && close && spread &&
                   (own || (share >= .75 && block.end - block.begin < kTitle))) ||
                  (led[s] && block.level == 0);
    }
    MarkBelowHeadings(marked);
    MarkListings(marked);
    MarkParagraphs(marked);
    MarkLedAfter(marked);
    MarkBeforeContents(marked);
    for (uint32_t s = 0; s < size; ++s) found_.blocks[found_.sites[s].block].contents = marked[s];
    MarkListed();
  }

  // What has the number and the title of an entry of the contents, and what has its number alone.
  void MarkListed() {
    HashMap<uint64_t, std::set<std::string>> entries;
    std::set<std::pair<uint64_t, std::string>> found;
    const auto kind = [](const Label& label) {
      return std::pair(label.AddressKey(), label.pattern);
    };
    ForEachTitle([&](const Candidate&, Label& label, Block& block, std::string title) {
      if (block.contents) {
        entries[label.AddressKey()].insert(std::move(title));
      } else if (const auto at = entries.find(label.AddressKey());
                 at != entries.end() && at->second.contains(title)) {
        block.listed = true;
        found.insert(kind(label));
      }
    });
    ForEachTitle([&](const Candidate& own, Label& label, const Block& block, const std::string&) {
      const bool titled = own.next_is_letter && !own.next_is_small;
      const bool known = entries.contains(label.AddressKey()) && titled;
      label.elsewhere = !block.listed && !block.contents && found.contains(kind(label));
      label.unlisted = !block.listed && (label.elsewhere || !known);
    });
  }

  template <typename Visit>  // (candidate, label, block, title without blanks)
  void ForEachTitle(Visit&& visit) {
    constexpr size_t kMost = 200;
    for (const Site& site : found_.sites) {
      for (uint32_t c = site.begin; c < site.end; ++c) {
        const Candidate& candidate = found_.all[c];
        if (candidate.second != kNoLabel) continue;
        const std::string_view title = WithoutPage(TitleOf(site.block, candidate.end));
        visit(candidate, found_.labels[candidate.label], found_.blocks[site.block],
              WithoutSpaces(title.substr(0, kMost)));
      }
    }
  }

  // Below "Contents" a few are enough, up to where the first of them comes again.
  void MarkBelowHeadings(std::vector<bool>& marked) const {
    const auto size = static_cast<uint32_t>(found_.sites.size());
    uint32_t seen = 0;  // sites before it were looked at below another heading
    for (uint32_t s = 0, block = 0; block < found_.blocks.size(); ++block) {
      while (s < size && found_.sites[s].block <= block) ++s;
      if (s < seen || !IsContentsHeading(found_.blocks[block])) continue;
      constexpr uint32_t kSeen = 8;  // enough to know that they are none
      uint32_t end = size, entries = 0, page = 0;
      const auto is_entry = [&](uint32_t k) {
        return twin_[k] != kNoLabel || marked[k] ||
               PageOf(found_.blocks[found_.sites[k].block]) > 0;
      };
      for (uint32_t k = s; k < end; ++k) {
        seen = k + 1;
        if (twin_[k] != kNoLabel) end = std::min(end, twin_[k]);
        const uint32_t next = PageOf(found_.blocks[found_.sites[k].block]);
        entries += twin_[k] != kNoLabel || marked[k] || (next > 0 && next >= page);
        page = next;
        if (k - s >= kSeen && entries * 2 < k - s) break;
      }
      const uint32_t all = end - s;
      const bool most = entries * 10 >= all * 7 || (all < kSeen / 2 && entries + 1 >= all);
      if (end == size || !most) continue;
      // "1. Game" before "100. General", where the contents have another title.
      while (end > s && !is_entry(end - 1)) --end;
      for (uint32_t k = s; k < end; ++k) marked[k] = true;
    }
  }

  // The number that a line ends with after a word, or that is the last cell of a row; 0 if there is
  // none.
  uint32_t PageOf(const Block& block) const {
    static const RE2 kPage(R"((?:\pL |\| *)(\d{1,4})(?: *\|)?$)");
    const std::string_view line = text_.substr(block.words, block.end - block.words);
    uint32_t page = 0;
    const bool may = !line.empty() && (IsDigit(line.back()) || line.back() == '|');
    return may && RE2::PartialMatch(line, kPage, &page) ? page : 0;
  }

  // The paragraph below "List of tables": what has these numbers later are no provisions.
  void MarkListings(std::vector<bool>& marked) const {
    size_t s = 0;
    for (uint32_t block = 0; block < found_.blocks.size(); ++block) {
      while (s < marked.size() && found_.sites[s].block <= block) ++s;
      if (s == marked.size()) return;
      const uint32_t paragraph = found_.blocks[found_.sites[s].block].paragraph;
      const bool right_below = paragraph == found_.blocks[block].paragraph + 1;
      if (!right_below || !plain::IsListingName(NameOf(found_.blocks[block]))) continue;
      for (size_t k = s; k < marked.size(); ++k) {
        if (found_.blocks[found_.sites[k].block].paragraph != paragraph) break;
        marked[k] = true;
      }
    }
  }

  // Lines with no blank line between them are contents all, if most of them are; or if some are,
  // and most come again below them.
  void MarkParagraphs(std::vector<bool>& marked) const {
    constexpr size_t kFewest = 5;
    const auto paragraph = [&](size_t s) { return found_.blocks[found_.sites[s].block].paragraph; };
    for (size_t begin = 0, end = 0; begin < marked.size(); begin = end) {
      while (end < marked.size() && paragraph(end) == paragraph(begin)) ++end;
      const auto certain = static_cast<size_t>(
          std::count(marked.begin() + ptrdiff_t(begin), marked.begin() + ptrdiff_t(end), true));
      size_t entries = 0;
      for (size_t s = begin; s < end && certain > 0; ++s)
        entries += marked[s] || (twin_[s] != kNoLabel && twin_[s] >= end);
      if (end - begin < kFewest || entries * 10 < (end - begin) * 7) continue;
      std::fill(marked.begin() + ptrdiff_t(begin), marked.begin() + ptrdiff_t(end), true);
    }
  }

  bool IsContentsHeading(const Block& block) const { return plain::IsContentsName(NameOf(block)); }

  // The words of a short block without marks, or none.
  std::string_view NameOf(const Block& block) const {
    constexpr uint32_t kLongest = 60;
    if (block.end - block.words > kLongest) return {};
    const std::string_view words = text_.substr(block.words, block.end - block.words);
    return words.substr(0, words.find_last_not_of("*_: ") + 1);
  }

  // "Annex A (normative) Tests 4" right after a run: its title is on another line later.
  void MarkLedAfter(std::vector<bool>& marked) const {
    const auto led = [&](uint32_t s) {  // the address of its first label, 0 if that has no lead
      const Label& label = found_.labels[found_.all[found_.sites[s].begin].label];
      return label.lead == 0 ? 0 : Combine(label.AddressKey(), label.lead);
    };
    HashMap<uint64_t, uint32_t> last;
    for (uint32_t s = 0; s < marked.size(); ++s) last[led(s)] = s;
    for (uint32_t s = 1; s < marked.size(); ++s) {
      const bool next = found_.sites[s].block == found_.sites[s - 1].block + 1;
      if (marked[s - 1] && next && led(s) != 0 && last[led(s)] > s) marked[s] = true;
    }
  }

  // The conditions of a licence on the first page, above a longer table of contents, where other
  // provisions have the same numbers.
  void MarkBeforeContents(std::vector<bool>& marked) const {
    const auto first = std::ranges::find(marked, true) - marked.begin();
    const auto entries = std::ranges::count(marked, true);
    if (first == 0 || first * 2 > entries) return;
    std::set<uint64_t> listed;
    for (uint32_t s = 0; s < marked.size(); ++s) {
      if (marked[s]) listed.insert(AddressOf(s));
    }
    for (uint32_t s = 0; s < first; ++s) marked[s] = listed.contains(AddressOf(s));
  }

  // Of its first reading.
  uint64_t AddressOf(uint32_t s) const {
    return found_.labels[found_.all[found_.sites[s].begin].label].AddressKey();
  }

  // "CHAPTER 1 – DUTIES" at the head of each section: only the first begins the chapter. Where
  // chapter 2 was in between, another chapter 1 begins.
  void MarkRunningTitles() {
    constexpr size_t kFewest = 3, kTitle = 60;
    HashMap<std::string_view, size_t> times;
    HashMap<uint32_t, std::string_view> last;  // by lead
    std::vector<const Site*> again;
    for (const Site& site : found_.sites) {
      const Block& block = found_.blocks[site.block];
      const Candidate& first = found_.all[site.begin];
      const uint32_t lead = found_.labels[first.label].lead;
      const std::string_view words = text_.substr(block.words, block.end - block.words);
      if (lead == 0 || first.next == 0 || words.size() >= kTitle || words.ends_with('.') ||
          block.contents)
        continue;
      ++times[words];
      if (std::exchange(last[lead], words) == words) again.push_back(&site);
    }
    for (const Site* site : again) {
      Block& block = found_.blocks[site->block];
      if (times[text_.substr(block.words, block.end - block.words)] >= kFewest)
        block.contents = true;
    }
  }

  std::string_view text_;
  Candidates& found_;
  std::vector<uint32_t> twin_;  // of each site: a later one with its number and title
};

}  // namespace

void MarkContents(std::string_view text, Candidates& found) { ContentsMarker(text, found).Mark(); }

}  // namespace codicil::outline
