#include "ingest/outline/candidates.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "ingest/plain_text/plain_line.h"
#include "text/converter.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

class Finder {
 public:
  Finder(std::string_view text, std::vector<Block> blocks) : text_(text), leads_(text, blocks) {
    found_.blocks = std::move(blocks);
  }

  Candidates Find() {
    FindCodes();
    for (uint32_t i = 0; i < found_.blocks.size(); ++i) ReadBlock(i);
    MarkContents();
    MarkRunningTitles();
    MarkUncounted();
    MarkFollowed();
    return std::move(found_);
  }

 private:
  void FindCodes() {
    constexpr size_t kCode = 20;
    for (const Block& block : found_.blocks) {
      ReadStart(text_, block, start_, kCode);
      if (std::string code = CodeBeforeNumber(start_); !code.empty())
        codes_.insert(std::move(code));
    }
  }

  void ReadBlock(uint32_t i) {
    ReadStart(text_, found_.blocks[i], start_);
    std::vector<Label> labels = ReadLabels(start_, 0, leads_, false);
    if (!codes_.empty() && MayBeTitle(found_.blocks[i])) {
      if (auto code = ReadCode(start_, codes_)) labels.push_back(std::move(*code));
    }
    if (auto lone = ReadLone(start_, leads_)) labels.push_back(std::move(*lone));
    if (IsInLaterCell(found_.blocks[i])) return;
    if (found_.blocks[i].row)  // "| 1. Aye |" counts the rows of a table
      std::erase_if(labels, [](const Label& label) { return label.size == 1 && label.lead == 0; });
    if (labels.empty()) return;
    const auto begin = static_cast<uint32_t>(found_.all.size());
    for (Label& label : labels) AddLabel(i, std::move(label));
    found_.sites.push_back({i, begin, static_cast<uint32_t>(found_.all.size())});
  }

  // "| | Round 1 |": the first cell of the row is empty.
  bool IsInLaterCell(const Block& block) const {
    const std::string_view marks = text_.substr(block.begin, block.words - block.begin);
    return block.row && std::ranges::count(marks, '|') > 1;
  }

  bool MayBeTitle(const Block& block) const {
    const std::string_view words = text_.substr(block.words, block.end - block.words);
    return block.level > 0 || (block.blanks > 0 && IsInCapitals(words));
  }

  void AddLabel(uint32_t i, Label label) {
    label.style = StyleOf(label, found_.blocks[i].level > 0, false);
    const size_t end = label.end;
    const auto first = static_cast<uint32_t>(found_.labels.size());
    found_.labels.push_back(std::move(label));
    Add(first, kNoLabel, end);
    for (const size_t rest : {AfterJoint(end), AfterTitle(end)}) {
      if (rest + 2 >= start_.size()) continue;
      for (Label& second : ReadLabels(start_, rest, leads_, true)) {
        const bool led = found_.labels[first].lead != 0;
        if (!led && second.opened == 0 && second.closed == ".") continue;  // "1. 1. Text"
        if (second.size > 1 && second.opened == 0 && second.closed.empty()) continue;
        AddSecond(first, std::move(second), end);
      }
    }
    for (Label& second : ReadLabels(start_, NamedChild(found_.labels[first]), leads_, true)) {
      const Label& up = found_.labels[first];
      if (second.size == up.size + 1 && second.StartsAs(up, up.size) && second.last().value == 1)
        AddSecond(first, std::move(second), end);
    }
  }
  void AddSecond(uint32_t first, Label second, size_t end) {
    second.style = StyleOf(second, false, true);
    found_.labels.push_back(std::move(second));
    Add(first, static_cast<uint32_t>(found_.labels.size() - 1), end);
  }

  // Where "2.1 The lamp" begins behind "2 Lamps", whose title has no stop; or the end.
  size_t NamedChild(const Label& label) const {
    constexpr size_t kLongest = 60;
    if (label.lead != 0 || label.opened != 0 ||
        label.pattern.find_first_not_of("d.") != label.pattern.npos)
      return start_.size();
    const std::u32string name =
        U" " + start_.characters.substr(label.begin, label.last().end - label.begin) + U".1";
    const size_t at = start_.characters.find(name, label.end);
    if (at == start_.characters.npos || at > label.end + kLongest) return start_.size();
    size_t behind = at + name.size();
    if (start_[behind] == U'.') ++behind;
    return start_[behind] == U' ' && IsCapitalLetter(start_[behind + 1]) ? at + 1 : start_.size();
  }

  // "1.—(1)"
  size_t AfterJoint(size_t at) const {
    while (at < start_.size() &&
           std::u32string_view(U" .–—-").find(start_[at]) != std::u32string_view::npos)
      ++at;
    return at;
  }

  // Where the first of a list may begin on the line of its parent, behind the title of that:
  // "제1조(목적) ①", "Section 1. Hire. (a)", "1. Hire.—(1)". Past the end if it does not.
  size_t AfterTitle(size_t at) const {
    constexpr size_t kLongest = 60;
    at = AfterJoint(at);
    const size_t most = std::min(start_.size(), at + kLongest);
    const char32_t ends = start_[at] == U'(' ? U')' : U'.';
    size_t end = at;
    while (end < most && start_[end] != ends) ++end;
    const size_t next = AfterJoint(end + 1);
    if (end == most || end == at || next == end + 1) return start_.size();
    return start_[next] == U'①' || (start_[next] == U'(' && ends == U'.') ? next : start_.size();
  }

  // The first of a list that has a second, in the same column.
  void MarkFollowed() {
    constexpr size_t kReach = 4;
    for (size_t s = 0; s < found_.sites.size(); ++s) {
      const Site& site = found_.sites[s];
      for (uint32_t c = site.begin; c < site.end; ++c) {
        Label& label = found_.labels[found_.all[c].label];
        if (label.size > 1) continue;
        if (label.lead != 0) {
          MarkNamed(s, label);
          continue;
        }
        for (size_t next = s + 1; next < std::min(s + kReach, found_.sites.size()); ++next) {
          label.followed |= label.last().value == 1 && !label.closed.empty() &&
                            Continues(found_.sites[next], site, label);
          label.heads |= next == s + 1 && IsFirstBelow(found_.sites[next], label);
          label.heads_hundred |= next == s + 1 && IsHundredBelow(found_.sites[next], label);
        }
      }
    }
  }

  // "PART 7", not far above "§ 7.1".
  void MarkNamed(size_t s, Label& label) const {
    constexpr size_t kReach = 4;
    for (size_t next = s + 1; next < std::min(s + kReach, found_.sites.size()); ++next) {
      label.heads |= AnyLabel(found_.sites[next], [&](const Label& other) {
        return other.size > 1 && other.lead != label.lead && other.StartsAs(label, 1) &&
               label.last().script == Script::kDigits;
      });
    }
  }

  // "1.1" right after "1 Title".
  bool IsFirstBelow(const Site& next, const Label& label) const {
    return AnyLabel(next, [&](const Label& other) {
      return other.size == 2 && other.lead == 0 && other.StartsAs(label, 1) &&
             other.last().value <= 1;
    });
  }

  // "200" right after "2 Title".
  bool IsHundredBelow(const Site& next, const Label& label) const {
    constexpr uint32_t kHundred = 100;
    return AnyLabel(next, [&](const Label& other) {
      return other.size == 1 && other.lead == 0 && label.last().value > 0 &&
             other.last().value == label.last().value * kHundred;
    });
  }

  bool Continues(const Site& next, const Site& site, const Label& label) const {
    if (found_.blocks[next.block].indent != found_.blocks[site.block].indent) return false;
    return AnyLabel(next, [&](const Label& other) {
      return other.style == label.style && other.last().value == 2;
    });
  }

  template <typename Predicate>
  bool AnyLabel(const Site& site, const Predicate& predicate) const {
    return std::any_of(
        found_.all.begin() + site.begin, found_.all.begin() + site.end,
        [&](const Candidate& candidate) { return predicate(found_.labels[candidate.label]); });
  }

  void Add(uint32_t first, uint32_t second, size_t end) {
    const uint32_t behind = start_.at[std::min(end, start_.size())];
    const bool apart = start_[end] == U' ' || start_[end] == 0;
    while (start_[end] == U' ') ++end;
    Candidate candidate{first, second, behind, start_[end], false, false, apart, false, false};
    const Label& label = found_.labels[first];
    candidate.note = label.size == 1 && label.lead == 0 && IsAmendmentNote(end);
    candidate.remark = label.lead != 0 && IsRemark(end);
    const char32_t c = candidate.next;
    candidate.next_is_letter = c != 0 && (IsLetterOfAnyScript(c) || IsIdeograph(c));
    candidate.next_is_small = IsSmallLetter(c);
    found_.all.push_back(candidate);
  }

  bool IsAmendmentNote(size_t at) const {
    constexpr size_t kLongest = 24;
    static const WordList words = InAllLanguages(&Language::amendment_notes);
    if (!IsCapitalLetter(start_[at])) return false;
    std::string text;
    for (size_t i = at; i < std::min(at + kLongest, start_.size()); ++i)
      AppendCodePoint(start_[i], text);
    text = FoldCase(text);
    return std::ranges::any_of(words,
                               [&](std::string_view word) { return text.starts_with(word); });
  }

  bool IsRemark(size_t at) const {
    size_t end = at;
    while (IsLetterOfAnyScript(start_[end])) ++end;
    return end > at && start_[end] == U':';
  }

  uint32_t StyleOf(const Label& label, bool heading, bool second) {
    constexpr uint8_t kHundreds = 3;
    std::string pattern = label.pattern;
    if (pattern == "d" && label.components[0].digits >= kHundreds) pattern = "d3";
    const bool bracket = label.closed.starts_with(')');
    const auto key = std::tuple(label.lead, label.opened, pattern, bracket, heading, second);
    const auto [at, fresh] =
        style_ids_.try_emplace(key, static_cast<uint32_t>(found_.styles.size()));
    if (fresh)
      found_.styles.push_back({label.lead, pattern, false, leads_.IsAttachment(label.lead)});
    return at->second;
  }

  // ---- Contents: number and title come again later, in a run of such lines.

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

  void MarkContents() {
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
    MarkRuns();
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
      uint32_t end = size, entries = 0;
      uint32_t page = 0;
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

  // The number that a line ends with, behind a word; 0 if it does not.
  uint32_t PageOf(const Block& block) const {
    constexpr size_t kLongest = 4;
    const std::string_view line = text_.substr(block.words, block.end - block.words);
    const size_t space = line.rfind(' ');
    if (space == line.npos || space == 0 || !IsLetter(line[space - 1])) return 0;
    uint32_t page = 0;
    for (const char c : line.substr(space + 1)) {
      if (!IsDigit(c) || line.size() - space > kLongest + 1) return 0;
      page = page * 10 + static_cast<uint32_t>(c - '0');
    }
    return page;
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

  // ---- Styles whose numbers do not count.

  using Labels = std::vector<std::pair<const Label*, const Block*>>;

  void MarkUncounted() {
    std::vector<Labels> runs(found_.styles.size());
    for (const Site& site : found_.sites) {
      const Block& block = found_.blocks[site.block];
      for (uint32_t c = site.begin; c < site.end; ++c) {
        const Label& label = found_.labels[found_.all[c].label];
        if (found_.all[c].second == kNoLabel && label.suffix == 0 && !block.contents)
          runs[label.style].push_back({&label, &block});
      }
    }
    for (size_t style = 0; style < runs.size(); ++style) {
      found_.styles[style].free = AreNames(found_.styles[style], runs[style]);
      found_.styles[style].lazy = AreAllOne(found_.styles[style], runs[style]);
      found_.styles[style].inserted = AreInserted(style, runs);
      found_.styles[style].headless = HaveNoFirst(runs[style]);
    }
  }

  // "2A" of an act: few of the numbers have one with a letter after it; "§ 2a": not all have.
  bool AreInserted(size_t style, const std::vector<Labels>& runs) const {
    constexpr size_t kFewest = 3, kShare = 3;
    const std::string& pattern = found_.styles[style].pattern;
    const bool apart = pattern.ends_with("d-A");
    const bool led = found_.styles[style].lead != 0 && (apart || pattern.ends_with("da"));
    if (runs[style].empty() || (!led && !pattern.ends_with("dA"))) return false;
    const auto before = [](const Label& label) {
      std::vector<uint32_t> values;
      for (const Component& component : label.path().first(label.size - 1u))
        values.push_back(component.value);
      return values;
    };
    std::set<std::vector<uint32_t>> with, all;
    for (const auto& [label, block] : runs[style]) with.insert(before(*label));
    const std::string bare = pattern.substr(0, pattern.size() - (apart ? 2 : 1));
    for (size_t other = 0; other < runs.size(); ++other) {
      const std::string& shape = found_.styles[other].pattern;
      if (found_.styles[other].lead != found_.styles[style].lead ||
          (shape != bare && shape != bare + "3"))
        continue;
      for (const auto& [label, block] : runs[other]) {
        std::vector<uint32_t> values = before(*label);
        values.push_back(label->last().value);
        all.insert(std::move(values));
      }
    }
    if (led) return all.empty() || with.size() < all.size();
    return all.size() >= kFewest && with.size() * kShare <= all.size();
  }

  // "Stk. 2", below a section whose first paragraph has no number.
  static bool HaveNoFirst(const Labels& labels) {
    const auto times = [&](uint32_t value) {
      return std::ranges::count_if(
          labels, [&](const auto& label) { return label.first->last().value == value; });
    };
    return times(1) == 0 && times(2) > 1;
  }

  static bool AreNames(const Style& style, const Labels& labels) {
    constexpr size_t kFewest = 12;
    if (style.lead == 0 || labels.size() < kFewest) return false;
    std::set<std::vector<uint32_t>> values;
    size_t strong = 0, up = 0;
    for (size_t i = 0; i < labels.size(); ++i) {
      const auto& [label, block] = labels[i];
      std::vector<uint32_t> value;
      for (const Component& component : label->path()) value.push_back(component.value);
      values.insert(std::move(value));
      strong += block->blanks > 0 || block->level > 0;
      if (i == 0) continue;
      const Label& before = *labels[i - 1].first;
      const bool one_list = before.size == label->size && label->StartsAs(before, label->size - 1u);
      up += one_list && label->last().value > before.last().value &&
            label->last().value < before.last().value + 4;
    }
    return values.size() * 10 >= labels.size() * 8 && up * 10 < labels.size() * 3 &&
           strong * 10 > labels.size() * 8;
  }

  static bool AreAllOne(const Style& style, const Labels& labels) {
    constexpr size_t kFewest = 5;
    const bool digits = style.pattern == "d" || style.pattern == "d3";
    if (!digits || labels.size() <= kFewest) return false;
    const auto ones = std::ranges::count_if(labels, [](const auto& label) {
      return label.first->last().value == 1 && label.first->opened == 0;
    });
    return static_cast<size_t>(ones) * 10 > labels.size() * 6;
  }

  std::string_view text_;
  Leads leads_;
  Codes codes_;
  Candidates found_;
  Start start_;
  std::map<std::tuple<uint32_t, char32_t, std::string, bool, bool, bool>, uint32_t> style_ids_;
  std::vector<uint32_t> twin_;  // of each site: a later one with its number and title
};

}  // namespace

Candidates FindCandidates(std::string_view text, std::vector<Block> blocks) {
  return Finder(text, std::move(blocks)).Find();
}

}  // namespace codicil::outline
