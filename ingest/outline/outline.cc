#include "ingest/outline/outline.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "base/ascii.h"
#include "ingest/outline/components.h"
#include "ingest/outline/decoder.h"
#include "ingest/outline/headings.h"
#include "ingest/plain_text/plain_line.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/letter_suffix.h"
#include "rules/line_label.h"
#include "text/converter.h"
#include "text/utf8.h"

namespace codicil::outline {
namespace {

using Kind = NumberComponent;

class Numberer {
 public:
  Numberer(std::string_view text, const Candidates& found, const std::vector<Chosen>& path)
      : text_(text), found_(found), path_(path) {}

  Outline Number() {
    ReadOwnNumbers();
    FindNested();
    JudgeLists();
    CountLazyLists();
    for (size_t i = 0; i < path_.size(); ++i) Place(i);
    MarkItems();
    outline_.hundreds |= HasHundredsAlone();
    return std::move(outline_);
  }

 private:
  // What labels of one list have in common; those of an attachment are counted on their own.
  using List = std::tuple<uint32_t, char32_t, std::string, bool>;

  const Label& LabelOf(size_t i) const { return found_.labels[path_[i].label]; }
  const Block& BlockOf(size_t i) const { return found_.blocks[found_.sites[path_[i].site].block]; }
  List ListOf(size_t i) const {
    const Label& label = LabelOf(i);
    return {label.lead, label.opened, label.pattern, IsAttached(i)};
  }
  // Whether it is below "Annex A".
  bool IsAttached(size_t i) const {
    while (HasParent(i)) {
      i = ParentOf(i);
      if (found_.styles[LabelOf(i).style].attachment) return true;
    }
    return false;
  }
  bool HasParent(size_t i) const { return path_[i].parent >= 0; }
  bool IsChosen(size_t block) const {
    return std::ranges::binary_search(path_, block, {}, [&](const Chosen& one) -> size_t {
      return found_.sites[one.site].block;
    });
  }
  size_t ParentOf(size_t i) const { return static_cast<size_t>(path_[i].parent); }

  void ReadOwnNumbers() {
    for (size_t i = 0; i < path_.size(); ++i) {
      const Label& label = LabelOf(i);
      ReadStart(text_, BlockOf(i), start_);
      Entry entry;
      entry.begin = start_.at[label.begin];
      entry.number_end = EndOf(label.end);
      const std::string_view before = text_.substr(0, entry.number_end - 1);
      const bool marked = before.ends_with("***") || before.ends_with("** *");
      if (marked && text_[entry.number_end] == '*') ++entry.number_end;  // "**Art. 72***a*"
      const std::string_view marks =
          text_.substr(BlockOf(i).begin, BlockOf(i).words - BlockOf(i).begin);
      const std::string_view rest =
          text_.substr(entry.number_end, BlockOf(i).end - entry.number_end);
      const std::string_view words = WithoutClosing(rest, marks);
      entry.words = static_cast<uint32_t>(words.data() - text_.data());
      entry.end = entry.words + static_cast<uint32_t>(words.size());
      FindClosing(marks, words, entry);
      entry.number = OwnNumber(label, entry);
      entry.number_end -= SizeOfColon(text_.substr(entry.begin, entry.number_end - entry.begin));
      entry.heading = BlockOf(i).level > 0;
      entry.parent = path_[i].parent;
      entry.spaced = label.spaced;
      entry.full = label.size > 1;
      entry.second = i > 0 && path_[i - 1].site == path_[i].site;
      outline_.entries.push_back(entry);
    }
  }

  // The end in bytes of the characters before the one at `end` of the start.
  uint32_t EndOf(size_t end) const {
    const uint32_t last = start_.at[end - 1];
    return last + static_cast<uint32_t>(Utf8At(text_, last).size);
  }

  // "**1. Lamps.** Lamps are lit."
  static void FindClosing(std::string_view marks, std::string_view words, Entry& entry) {
    if (!marks.ends_with("**") && !marks.ends_with("__")) return;
    const std::string_view sign = marks.substr(marks.size() - 2);
    const size_t at = words.find(sign);
    if (at == words.npos || at == 0 || words.find(sign, at + 2) != words.npos) return;
    entry.closing = entry.words + static_cast<uint32_t>(at);
    entry.closing_end = entry.closing + 2;
  }

  // What closes a label and is no part of it.
  static uint32_t SizeOfColon(std::string_view printed) {
    for (const std::string_view colon : {":", "：", "、", " -", " –", " —"}) {
      if (printed.ends_with(colon) && HanNumeralSize(printed) == 0)
        return static_cast<uint32_t>(colon.size());
    }
    return 0;
  }

  // Returns the words after a label: without a dash before its title, what closes a link around the
  // label, and what closes the emphasis or the tag of `marks`, before them or at their end.
  static std::string_view WithoutClosing(std::string_view rest, std::string_view marks) {
    std::string_view emphasis =
        marks.substr(std::min(marks.find_last_not_of("*_") + 1, marks.size()));
    if (const size_t tag = marks.rfind('<'); tag != marks.npos && marks.ends_with('>'))
      emphasis = marks.substr(tag + 1);
    for (;;) {
      rest = plain::WithoutBlanksAtStart(rest);
      size_t size = 0;
      if (!emphasis.empty() && rest.starts_with(emphasis)) size = emphasis.size();
      if (rest.starts_with("</")) size = rest.find('>') + 1;
      if (rest.starts_with("](")) size = rest.find(')') + 1;
      if (size == 0) size = SizeOfKeycap(rest);
      if (size == 0) size = SizeOfTitleDash(rest);
      if (size == 0) break;
      if (size == emphasis.size()) emphasis = {};
      rest.remove_prefix(size);
      if (emphasis.empty() && rest.starts_with(": ")) rest.remove_prefix(1);  // "**A-1**: Lamps"
    }
    const bool tag = emphasis.ends_with('>');
    const std::string closing =
        tag ? "</" + std::string(emphasis.substr(0, emphasis.find(' '))) : std::string(emphasis);
    const bool whole = !closing.empty() && rest.ends_with(closing) &&
                       rest.find(closing) == rest.size() - closing.size();
    if (whole) rest.remove_suffix(closing.size());
    return rest;
  }

  // As the numbers of all works are read, if they are read whole; otherwise from the components.
  RuleNumber OwnNumber(const Label& label, const Entry& entry) const {
    std::string unescaped(text_.substr(entry.begin, entry.number_end - entry.begin));
    std::erase(unescaped, '\\');  // "1\. §"
    std::string_view printed = unescaped;
    if (const size_t size = SizeOfOrdinalLetter(label); size > 0) printed.remove_suffix(size);
    if (const auto number = ReadAs(printed, label)) return *number;  // "2 kap."
    while (!printed.empty() && std::string_view(":./").find(printed.back()) != printed.npos)
      printed.remove_suffix(1);
    if (label.opened == 0 && printed.ends_with(')') && printed.find('(') == printed.npos)
      printed.remove_suffix(1);
    const bool lone = label.lead != 0 && label.components[0].script == Script::kCode;  // 附　則
    if (label.components[0].script != Script::kHan && !lone)
      return ReadAs(printed, label).value_or(FromComponents(label));
    std::string closed_up(printed);  // "第 1 章", with any spaces
    for (const std::string_view space : {" ", "\u00A0", "\u3000"}) {
      for (size_t at; (at = closed_up.find(space)) != closed_up.npos;)
        closed_up.erase(at, space.size());
    }
    return ReadAs(closed_up, label).value_or(FromComponents(label));
  }

  // "t" of "Article 4t", which is no letter put in after 4; what closes the label is after it.
  size_t SizeOfOrdinalLetter(const Label& label) const {
    const bool digits = label.last().script == Script::kDigits && label.suffix == 0;
    const char32_t letter = start_[label.last().end];
    if (!digits || label.lead == 0 || label.end == label.last().end) return 0;
    if (std::u32string_view(U"rntè").find(letter) == std::u32string_view::npos) return 0;
    return EndOf(label.end) - EndOf(label.last().end);
  }

  // Returns the number that is printed if it has the components of `label`.
  static std::optional<RuleNumber> ReadAs(std::string_view printed, const Label& label) {
    const auto number = RuleNumber::Parse(printed, EveryStyle());
    return number && HasComponents(*number, label) ? number : std::nullopt;
  }

  // Whether both read the same numbers.
  static bool HasComponents(const RuleNumber& number, const Label& label) {
    if (number.size() != label.size) return false;
    for (size_t i = 0; i < number.size(); ++i) {
      const Component& component = label.components[i];
      const bool counts = component.script == Script::kDigits || component.script == Script::kHan ||
                          component.script == Script::kStyled;
      if (counts && number.value(i) != component.value) return false;
    }
    return true;
  }

  // One that is two components of a number.
  static bool IsLongCode(const Component& component) {
    return component.script == Script::kCode &&
           component.end > component.begin + RuleNumber::kCodeLetters;
  }

  RuleNumber FromComponents(const Label& label) const {
    RuleNumber number;
    size_t joint = 0;
    for (size_t i = 0; i < label.size; ++i) {
      while (joint < label.pattern.size() && !IsScript(label.pattern[joint])) ++joint;
      char sign =
          joint > 0 && !IsScript(label.pattern[joint - 1]) ? label.pattern[joint - 1] : '\0';
      Component component = label.components[i];
      if (IsLongCode(component)) {
        Component begins = component;
        begins.end = component.begin =
            static_cast<uint8_t>(component.begin + RuleNumber::kCodeLetters);
        number = number.WithComponent(Made(begins, std::exchange(sign, '\0'), i == 0));
      }
      Kind made = Made(component, sign, number.empty());
      if (i == 0 && label.lead != 0) made.lead = LeadOf(label) & 0xFFF;
      if (i == 0 && label.opened == U'(') made.joint = Kind::kBracket;
      if (i + 1 == label.size) {
        made.suffix = label.suffix & 0x1FF;
        made.capital =
            label.suffix > 0 && !IsInsertion(label.suffix) && EndsInCapital(label);  // not "BIS"
      }
      number = number.WithComponent(made);
      ++joint;
    }
    return number;
  }

  // "Art. 2-A."
  bool EndsInCapital(const Label& label) const {
    size_t end = label.end;
    while (end > label.last().end && !IsAlnum(static_cast<char>(start_[end - 1]))) --end;
    return end > label.last().end && start_[end - 1] < 0x80 &&
           IsUpper(static_cast<char>(start_[end - 1]));
  }

  // The lead of "Artículo Primero", if it is a word that numbers can have.
  NumberLead LeadOf(const Label& label) const {
    const bool han = label.last().script == Script::kHan;  // 第 stands before it, without a lead
    const uint32_t begin = start_.at[label.begin],
                   end_of_word = start_.at[han ? label.last().begin : label.number];
    std::string_view word = text_.substr(begin, end_of_word - begin);
    if (han) word = word.substr(0, word.find(' '));
    const uint32_t end = EndOf(label.last().end);
    const std::string_view tail = text_.substr(end, EndOf(label.end) - end);
    const std::string number =
        std::string(word) + "1" + (word.empty() || han ? std::string(tail) : std::string());
    size_t length = 0;
    return ReadLead(number, EveryStyle(), &length);
  }

  static bool IsScript(char c) {
    return std::string_view("drRaAcoC").find(c) != std::string_view::npos;
  }

  static std::string InLatin(std::string_view numeral) {
    std::string latin;
    for (size_t at = 0; at < numeral.size();) {
      const Utf8Sequence letter = Utf8At(numeral, at);
      AppendCodePoint(LatinOfNumeral(letter.code_point), latin);
      at += letter.size;
    }
    return latin;
  }

  Kind Made(const Component& component, char sign, bool first) const {
    Kind made;
    made.value = component.value;
    if (!first) {
      made.joint = sign == '-'    ? Kind::kDash
                   : sign == '('  ? Kind::kBracket
                   : sign == ':'  ? Kind::kColon
                   : sign == '\0' ? Kind::kNone
                                  : Kind::kDot;
    }
    const std::string_view written =
        text_.substr(start_.at[component.begin], EndOf(component.end) - start_.at[component.begin]);
    switch (component.script) {
      case Script::kDigits:
        made.zeros =
            std::min<size_t>(std::min(written.find_first_not_of('0'), written.size() - 1), 7) & 7;
        break;
      case Script::kRoman:
      case Script::kCapitalRoman:
        made.value = LettersValue(InLatin(written));
        made.roman = 1;
        [[fallthrough]];
      case Script::kLetter:
      case Script::kCapital:
        made.kind = component.script == Script::kRoman || component.script == Script::kLetter
                        ? Kind::kLetters
                        : Kind::kCapitals;
        break;
      case Script::kCode:
        made.kind = Kind::kCapitals;
        made.value = LettersValue(written);
        break;
      case Script::kHan:
        made.han = IsAscii(written[0]) ? 0 : 1;
        break;
      case Script::kStyled:
        made.joint = Kind::kBracket;
        break;
    }
    return made;
  }

  // Those that begin with the digits of their parent, as 203 does below 2; not 20 in a list of 1 to
  // 20 below 2, whose first does not.
  void FindNested() {
    nested_.resize(path_.size());
    std::vector<int32_t> firsts(path_.size(), -1);
    for (size_t i = 0; i < path_.size(); ++i) {
      if (!HasParent(i)) continue;
      int32_t& first = firsts[ParentOf(i)];
      if (first < 0) first = static_cast<int32_t>(i);
      const bool like_first =
          static_cast<size_t>(first) == i || nested_[static_cast<size_t>(first)];
      nested_[i] = like_first && LabelOf(i).DigitsInside(LabelOf(ParentOf(i)));
    }
  }

  // "1.", "1.", "1.", as Markdown allows: the numbers that a reader sees, anew below each heading
  // and after a paragraph that is no part of an item.
  void CountLazyLists() {
    struct Last {
      uint32_t value = 0;
      size_t block = 0;
    };
    std::map<std::pair<int32_t, uint32_t>, Last> lists;
    for (size_t i = 0; i < path_.size(); ++i) {
      if (!found_.styles[LabelOf(i).style].lazy) continue;
      Last& last = lists[{path_[i].parent, LabelOf(i).style}];
      const bool restarts = BlockOf(i).heading_above > static_cast<int32_t>(last.block) ||
                            IsParagraphBetween(last.block, i);
      const uint32_t value = LabelOf(i).last().value;
      last.value = value > 1 || last.value == 0 || restarts ? value : last.value + 1;
      last.block = found_.sites[path_[i].site].block;
      if (last.value == value) continue;
      Entry& entry = outline_.entries[i];
      NumberComponent counted = entry.number.back();
      counted.value = last.value;
      entry.number = entry.number.Prefix(entry.number.size() - 1).WithComponent(counted);
    }
  }

  // Whether one that is not indented stands between a block and the i-th provision.
  bool IsParagraphBetween(size_t block, size_t i) const {
    const size_t own = found_.sites[path_[i].site].block;
    for (size_t b = block + 1; b < own; ++b) {
      const Block& between = found_.blocks[b];
      if (between.blanks > 0 && between.indent <= BlockOf(i).indent && !IsChosen(b)) return true;
    }
    return false;
  }

  struct Count {
    size_t all = 0;
    std::set<std::string> numbers;
    std::set<int32_t> parents;
    size_t leads = 0;
  };
  using Counts = std::map<List, Count>;

  // Whether an attachment has numbers that are there without it, too: its own "Section 1".
  static bool IsCountedAgain(const List& list, const Counts& counts) {
    if (!std::get<3>(list)) return false;
    List before_attachments = list;
    std::get<3>(before_attachments) = false;
    const auto before = counts.find(before_attachments);
    return before != counts.end() &&
           std::ranges::any_of(counts.at(list).numbers, [&](const std::string& number) {
             return before->second.numbers.contains(number);
           });
  }

  // Which lists are counted through the work, and which anew below each parent.
  void JudgeLists() {
    Counts counts;
    std::map<List, uint32_t> last;
    for (size_t i = 0; i < path_.size(); ++i) {
      if (IsBelowByName(i)) {
        named_children_.insert(path_[i].parent);
        continue;
      }
      const List list = ListOf(i);
      const uint32_t value = LabelOf(i).last().value;
      if (const uint32_t before = std::exchange(last[list], value);
          std::get<0>(list) == 0 && value == 1 && before > 1)
        restarted_.insert({list, path_[i].parent});
      if (restarted_.contains({list, path_[i].parent})) continue;
      Count& count = counts[list];
      ++count.all;
      count.numbers.insert(outline_.entries[i].number.ToString());
      count.parents.insert(path_[i].parent);
      count.leads += outline_.entries[i].number[0].lead != 0;
    }
    for (const auto& [list, count] : counts) {
      const bool distinct =
          count.numbers.size() * 20 >= count.all * 19 && !IsCountedAgain(list, counts);
      const bool led = count.leads == count.all;
      const bool unknown = std::get<0>(list) != 0 && !led;  // a word that is no lead elsewhere
      const size_t restarts = RestartsOf(list);
      if (distinct && !unknown && (led || count.parents.size() > std::max<size_t>(1, restarts)))
        running_.insert(list);
    }
  }

  // How many provisions have a list of this kind below them that begins again.
  size_t RestartsOf(const List& list) const {
    return static_cast<size_t>(
        std::ranges::count(restarted_, list, &std::pair<List, int32_t>::first));
  }

  bool IsRunning(size_t i) const {
    const List list = ListOf(i);
    return running_.contains(list) && !restarted_.contains({list, path_[i].parent});
  }

  // What labels of one style below those of another have in common.
  struct Use {
    std::set<int32_t> parents;
    size_t size = 0;
    size_t weight = 0;  // with all that is below them
    bool leaves() const { return weight == size; }
  };
  using Uses = std::map<std::pair<uint32_t, uint32_t>, Use>;

  static bool IsSmallLetter(const Style& style) {
    return style.lead == 0 && (style.pattern == "a" || style.pattern == "r");
  }

  std::pair<uint32_t, uint32_t> UseOf(size_t i) const {
    return {LabelOf(i).style, HasParent(i) ? LabelOf(ParentOf(i)).style : kNoLabel};
  }

  Uses CountUses() const {
    std::vector<size_t> weights(path_.size(), 1);
    for (size_t i = path_.size(); i-- > 0;) {
      if (HasParent(i)) weights[ParentOf(i)] += weights[i];
    }
    Uses uses;
    for (size_t i = 0; i < path_.size(); ++i) {
      Use& use = uses[UseOf(i)];
      use.parents.insert(path_[i].parent);
      ++use.size;
      use.weight += weights[i];
    }
    return uses;
  }

  // A list of one kind in less than one of ten provisions is no part of the outline, unless these
  // are Parts with most of the outline; nor is one with a lead that stands in one provision alone
  // and has nothing below it.
  bool IsList(size_t i, const Use& use) const {
    constexpr size_t kShare = 10;
    const Style& style = found_.styles[LabelOf(i).style];
    if (!style.single() || BlockOf(i).level > 0 || use.parents.contains(-1)) return false;
    if (nested_[i]) return false;
    const bool led = LabelOf(ParentOf(i)).lead != 0;
    if (led && use.parents.size() > 1 && use.weight * 2 > path_.size()) return false;
    if (style.lead == 0) return use.parents.size() * kShare < path_.size() - use.size;
    return use.parents.size() == 1 && use.leaves() && use.size * kShare < path_.size();
  }

  // Marks the items of lists; (a) beside 1, 2, 3 is one of a list before them.
  void MarkItems() {
    const Uses uses = CountUses();
    size_t top = 0, letters = 0;
    for (const auto& [styles, use] : uses) {
      if (styles.second != kNoLabel) continue;
      top += use.size;
      letters += IsSmallLetter(found_.styles[styles.first]) ? use.size : 0;
    }
    for (size_t i = 0; i < path_.size(); ++i) {
      const bool item = HasParent(i)
                            ? outline_.entries[ParentOf(i)].item || IsList(i, uses.at(UseOf(i)))
                            : IsSmallLetter(found_.styles[LabelOf(i).style]) && letters * 2 <= top;
      outline_.entries[i].item = item;
    }
  }

  // 3.2 below 3.
  bool IsBelowByName(size_t i) const {
    if (!HasParent(i)) return false;
    const RuleNumber &own = outline_.entries[i].number,
                     &above = outline_.entries[ParentOf(i)].number;
    return own.size() > above.size() && own.Prefix(above.size()).Bare() == above.Bare();
  }

  // Whether all at the top is 203, or 203.1 where 203 is not there: an extract of one section.
  bool HasHundredsAlone() const {
    constexpr size_t kHundreds = 3;
    bool any = false;
    for (size_t i = 0; i < path_.size(); ++i) {
      const Label& label = LabelOf(i);
      if (HasParent(i)) continue;
      if (label.lead != 0 || label.opened != 0 || label.components[0].digits != kHundreds)
        return false;
      any = true;
    }
    return any;
  }

  static RuleNumber InBrackets(const RuleNumber& number) {
    NumberComponent first = number[0];
    if (first.lead == 0) first.joint = Kind::kBracket;
    RuleNumber bracketed = RuleNumber().WithComponent(first);
    for (size_t i = 1; i < number.size(); ++i) bracketed = bracketed.WithComponent(number[i]);
    return bracketed;
  }

  // "第一章.a" for 1a below 第一章: a letter right after the tail would be read as a word.
  static NumberComponent Apart(NumberComponent own, const NumberComponent& above) {
    const bool tailed = !LeadTail(static_cast<NumberLead>(above.lead)).empty();
    if (tailed && own.joint == Kind::kNone) own.joint = Kind::kDot;
    return own;
  }

  // "R12": where no R is written, its letters are a lead.
  std::optional<RuleNumber> WithLetters(size_t i) const {
    const Label& label = LabelOf(i);
    if (label.size < 2 || label.lead != 0 || label.components[1].script != Script::kDigits)
      return std::nullopt;
    const Label* const up = HasParent(i) ? &LabelOf(ParentOf(i)) : nullptr;
    const bool named = up != nullptr && up->lead == 0 && label.StartsAs(*up, 1);
    if (named && !IsLetters(outline_.entries[ParentOf(i)].number[0].lead)) return std::nullopt;
    const auto number = RuleNumber::Parse(outline_.entries[i].number.ToString(), EveryStyle());
    return number && IsLetters((*number)[0].lead) ? number : std::nullopt;
  }

  void Place(size_t i) {
    Entry& entry = outline_.entries[i];
    if (const auto number = WithLetters(i)) entry.number = *number;
    if (!HasParent(i)) return;
    const RuleNumber above = outline_.entries[ParentOf(i)].number;
    const RuleNumber own = entry.number;
    const Label &label = LabelOf(i), &up = LabelOf(ParentOf(i));
    if (label.size > up.size && label.StartsAs(up, up.size)) {  // it names its parent
      const bool other_script =
          (label.components[0].script == Script::kHan) != (up.components[0].script == Script::kHan);
      if (label.lead != up.lead || other_script) {  // 4.1 below Article 4
        entry.container = above;
        entry.number = SpelledBelow(own, above);
        return;
      }
      if (own.size() != label.size) return;
      entry.number = above;
      for (size_t k = up.size; k < own.size(); ++k)
        entry.number = entry.number.WithComponent(Apart(own[k], entry.number.back()));
      if (entry.number.size() != above.size() + own.size() - up.size) KeepApart(own, above, entry);
      return;
    }
    if (label.size > up.size && label.lead == up.lead && label.pattern.starts_with(up.pattern))
      return;  // it names another one, by mistake
    if (nested_[i]) {
      outline_.hundreds |= label.size == 1;
      return;
    }
    const bool named = label.components[0].script == Script::kCode;
    if (named || IsRunning(i)) {
      entry.container = above;
      return;
    }
    entry.number = above.With(named_children_.contains(path_[i].parent) ? InBrackets(own) : own);
    if (entry.number.size() != above.size() + own.size()) KeepApart(own, above, entry);
  }

  // Deeper than numbers go.
  static void KeepApart(const RuleNumber& own, const RuleNumber& above, Entry& entry) {
    entry.number = own;
    entry.container = above;
  }

  std::string_view text_;
  const Candidates& found_;
  const std::vector<Chosen>& path_;
  Outline outline_;
  std::set<List> running_;
  std::set<std::pair<List, int32_t>> restarted_;  // with a parent: lists below it that begin anew
  std::vector<bool> nested_;                      // see FindNested
  std::set<int32_t> named_children_;  // of these entries some have numbers written in full
  mutable Start start_;
};

}  // namespace

bool Outline::HasParts() const {
  return std::ranges::any_of(
      entries, [](const Entry& entry) { return !entry.full && entry.number.size() > 1; });
}

size_t Outline::FirstFrom(uint32_t begin) const {
  const auto first = std::ranges::lower_bound(entries, begin, {}, &Entry::begin);
  return static_cast<size_t>(first - entries.begin());
}

bool Outline::AreListsFrom(size_t first, bool headless) const {
  bool doubtful = false, restarts = false;
  uint32_t last = 0;
  for (size_t i = first; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    const auto parent = static_cast<size_t>(entry.parent);
    if (entry.full) return false;
    if (entry.parent >= 0 && parent >= first) {
      if (entries[parent].parent < 0) return false;
      continue;
    }
    const uint32_t value = entry.number.back().Ordinal();
    const bool second = i == first && value == 2;  // its first was passed over
    if (value != 1 && value != last + 1 && !second) return false;
    doubtful |= second;
    restarts |= value == 1;
    last = value;
  }
  return headless || !doubtful || restarts;
}

// "Rule 203.1 says …": alone in a text it is none.
static bool IsMention(const Label& label) { return label.lead != 0 && label.size > 1; }

Outline FindOutline(std::string_view text, const std::vector<plain::PlainLine>& lines) {
  const Candidates found = FindCandidates(text, MakeBlocks(text, lines));
  std::vector<Chosen> path = Decode(found);
  if (path.size() == 1 && IsMention(found.labels[path[0].label])) path.clear();
  const std::set<uint32_t> titles = TakeTitles(found, path);
  Outline outline = Numberer(text, found, path).Number();
  outline.headings = FindHeadings(text, found, path, titles);
  return outline;
}

}  // namespace codicil::outline
