#include "ingest/outline/candidates.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "ingest/outline/components.h"
#include "ingest/outline/contents.h"
#include "ingest/outline/label_reader.h"
#include "ingest/outline/styles.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

class Finder {
 public:
  Finder(std::string_view text, std::vector<Block> blocks)
      : text_(text), found_(Leads(text, blocks)) {
    found_.blocks = std::move(blocks);
  }

  Candidates Find() {
    FindCodes();
    for (uint32_t i = 0; i < found_.blocks.size(); ++i) ReadBlock(i);
    MarkContents(text_, found_);
    JudgeStyles(found_);
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
    std::vector<Label> labels = ReadLabels(start_, 0, found_.leads, false);
    if (!codes_.empty() && MayBeTitle(found_.blocks[i])) {
      if (auto code = ReadCode(start_, codes_)) labels.push_back(std::move(*code));
    }
    if (auto lone = ReadLone(start_, found_.leads)) labels.push_back(std::move(*lone));
    if (IsInLaterCell(found_.blocks[i])) return;
    if (LeadsElsewhere(found_.blocks[i]))
      std::erase_if(labels, [](const Label& label) {
        const Script script = label.components[0].script;
        return script == Script::kCode || (script == Script::kCapital && label.size > 1);
      });
    if (found_.blocks[i].row)  // "| 1. Aye |" counts the rows of a table
      std::erase_if(labels, [](const Label& label) { return label.size == 1 && label.lead == 0; });
    std::erase_if(labels, [&](const Label& label) { return IsCaption(label); });
    if (labels.empty()) return;
    const auto begin = static_cast<uint32_t>(found_.all.size());
    for (Label& label : labels) AddLabel(i, std::move(label));
    found_.sites.push_back({i, begin, static_cast<uint32_t>(found_.all.size())});
  }

  // "FIG.1"
  bool IsCaption(const Label& label) const {
    const Component& first = label.components[0];
    return label.lead == 0 && first.script == Script::kCode &&
           IsCaptionWord(FoldCase(Utf8Of(start_, first.begin, first.end)));
  }

  // "| | Round 1 |": the first cell of the row is empty.
  bool IsInLaterCell(const Block& block) const {
    const std::string_view marks = text_.substr(block.begin, block.words - block.begin);
    return block.row && std::ranges::count(marks, '|') > 1;
  }

  // "[ITE-1](https://…) describes this": a name of what is another document's.
  bool LeadsElsewhere(const Block& block) const {
    const std::string_view line = text_.substr(block.begin, block.end - block.begin);
    const size_t from = line.find('['), to = line.find("](");
    const bool begins = from != line.npos && block.begin + from <= block.words;
    return begins && block.level == 0 && to != line.npos && line.substr(to + 2).starts_with("http");
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
      for (Label& second : ReadLabels(start_, rest, found_.leads, true)) {
        const bool led = found_.labels[first].lead != 0;
        if (!led && second.opened == 0 && second.closed == ".") continue;  // "1. 1. Text"
        if (second.size > 1 && second.opened == 0 && second.closed.empty()) continue;
        AddSecond(first, std::move(second), end);
      }
    }
    for (Label& second : ReadLabels(start_, NamedChild(found_.labels[first]), found_.leads, true)) {
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

  // Where "2.1 The lamp" begins after "2 Lamps", whose title has no stop; or the end.
  size_t NamedChild(const Label& label) const {
    constexpr size_t kLongest = 60;
    if (label.lead != 0 || label.opened != 0 ||
        label.pattern.find_first_not_of("d.") != label.pattern.npos)
      return start_.size();
    const std::u32string name =
        U" " + start_.characters.substr(label.begin, label.last().end - label.begin) + U".1";
    const size_t at = start_.characters.find(name, label.end);
    if (at == start_.characters.npos || at > label.end + kLongest) return start_.size();
    size_t after = at + name.size();
    if (start_[after] == U'.') ++after;
    return start_[after] == U' ' && IsCapitalLetter(start_[after + 1]) ? at + 1 : start_.size();
  }

  // "1.—(1)"
  size_t AfterJoint(size_t at) const {
    while (at < start_.size() &&
           std::u32string_view(U" .–—-").find(start_[at]) != std::u32string_view::npos)
      ++at;
    return at;
  }

  // Where the first of a list may begin on the line of its parent, after the title of that or a
  // note on it: "제1조(목적) ①", "Section 1. Hire. (a)", "1. Hire.—(1)", "Чл. 4. (Изм. - …) (1)".
  // Past the end if it does not.
  size_t AfterTitle(size_t at) const {
    constexpr size_t kLongest = 60;
    at = AfterJoint(at);
    const char32_t ends = start_[at] == U'(' ? U')' : U'.';
    const size_t most = ends == U')' ? start_.size() : std::min(start_.size(), at + kLongest);
    size_t end = at;
    while (end < most && start_[end] != ends) ++end;
    const size_t next = AfterJoint(end + 1);
    if (end == most || end == at || next == end + 1) return start_.size();
    const bool one = start_.characters.compare(next, 3, U"(1)") == 0;
    return start_[next] == U'①' || one || (start_[next] == U'(' && ends == U'.') ? next
                                                                                 : start_.size();
  }

  // The first of a list that has a second, in the same column.
  void MarkFollowed() {
    constexpr size_t kReach = 3, kFar = 8;
    for (size_t s = 0; s < found_.sites.size(); ++s) {
      const Site& site = found_.sites[s];
      for (uint32_t c = site.begin; c < site.end; ++c) {
        Label& label = found_.labels[found_.all[c].label];
        if (label.size > 1) continue;
        if (label.lead != 0) {
          MarkNamed(s, label);
          continue;
        }
        size_t seen = 0;  // what is further to the right is in the item
        for (size_t next = s + 1; next < std::min(s + kFar, found_.sites.size()) && seen < kReach;
             ++next) {
          seen += IndentOf(next) <= IndentOf(s);
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
             other.last().value <= 1 && !other.last().IsLetter();
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

  uint32_t IndentOf(size_t site) const { return found_.blocks[found_.sites[site].block].indent; }
  bool Continues(const Site& next, const Site& site, const Label& label) const {
    if (found_.blocks[next.block].indent != found_.blocks[site.block].indent) return false;
    return AnyLabel(next, [&](const Label& other) {
      const uint32_t value = other.last().value;
      const bool lazy = found_.styles[label.style].lazy && value == 1;
      return other.style == label.style && (value == 2 || lazy);
    });
  }

  template <typename Predicate>
  bool AnyLabel(const Site& site, const Predicate& predicate) const {
    return std::any_of(
        found_.all.begin() + site.begin, found_.all.begin() + site.end,
        [&](const Candidate& candidate) { return predicate(found_.labels[candidate.label]); });
  }

  void Add(uint32_t first, uint32_t second, size_t end) {
    const uint32_t after = start_.at[std::min(end, start_.size())];
    const bool apart = start_[end] == U' ' || start_[end] == 0;
    while (start_[end] == U' ') ++end;
    Candidate candidate{first, second, after, start_[end]};
    candidate.apart = apart;
    const Label& label = found_.labels[first];
    candidate.footnote = label.size == 1 && label.lead == 0 && IsAmendmentNote(end);
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
    const std::string text = FoldCase(Utf8Of(start_, at, std::min(at + kLongest, start_.size())));
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
      found_.styles.push_back({label.lead, pattern, false, found_.leads.IsAttachment(label.lead)});
    return at->second;
  }

  std::string_view text_;
  Codes codes_;
  Candidates found_;
  Start start_;
  std::map<std::tuple<uint32_t, char32_t, std::string, bool, bool, bool>, uint32_t> style_ids_;
};

}  // namespace

Candidates FindCandidates(std::string_view text, std::vector<Block> blocks) {
  return Finder(text, std::move(blocks)).Find();
}

}  // namespace codicil::outline
