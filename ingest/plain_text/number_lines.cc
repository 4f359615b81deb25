#include "ingest/plain_text/number_lines.h"

#include <algorithm>
#include <span>
#include <string>

#include "base/ascii.h"
#include "rules/line_label.h"
#include "text/utf8.h"

namespace codicil::plain {
namespace {

bool IsSpaceOrEnd(std::string_view rest) { return rest.empty() || BlankAtStart(rest) > 0; }

// The text of a provision begins with a capital, a quotation, a bracket, a symbol or a number. "?"
// is a quotation mark that the file lost.
bool BeginsText(std::string_view rest) {
  if (rest.starts_with('?')) rest.remove_prefix(1);
  if (rest.empty()) return false;
  const unsigned char c = static_cast<unsigned char>(rest.front());
  return IsUpper(rest.front()) || (c >= '0' && c <= '9') || c >= 0x80 ||
         std::string_view("\"'`(_[{+*<").find(rest.front()) != std::string_view::npos;
}

// A heading is short and does not end as a sentence does.
bool LooksLikeHeading(std::string_view rest) {
  constexpr size_t kMaxHeading = 120;
  if (rest.empty() || rest.size() > kMaxHeading || !BeginsText(rest)) return false;
  return std::string_view(".,;:").find(rest.back()) == std::string_view::npos;
}

bool IsBelow(RuleNumber number, const RuleNumber& top, const NumberingStyle& scheme) {
  while (!number.empty()) {
    number = number.Parent(scheme);
    if (number == top) return true;
  }
  return false;
}

// "1.1.Text", "1.Title", "1.1总则": no space comes before the text.
bool IsGlued(const RuleNumber& number, bool period, std::string_view rest) {
  const bool ideograph = BeginsInEastAsia(rest);
  if (number.size() > 1) return ideograph || (period && IsUpper(rest[0]));
  return period && (ideograph || (rest.size() > 1 && IsUpper(rest[0]) && IsLower(rest[1])));
}

// "1、总则", "1.1．总则".
size_t SizeOfWidePeriod(std::string_view rest) {
  constexpr std::string_view kComma = "\u3001", kPeriod = "\uFF0E";
  return rest.starts_with(kComma) || rest.starts_with(kPeriod) ? kComma.size() : 0;
}

// "1.00—Objectives".
size_t SizeOfGluedDash(std::string_view rest) {
  constexpr std::string_view kLong = "—", kShort = "–";
  return rest.starts_with(kLong) || rest.starts_with(kShort) ? kLong.size() : 0;
}

// "606. 8b Text": a space was inserted into the number. Its letters distinguish it from a heading
// that begins with a number.
std::optional<NumberedLine> ParseSpacedNumber(std::string_view content, uint32_t begin) {
  constexpr size_t kLongestFirst = 7, kLongestSecond = 12;
  const size_t second = content.find('.') + 1;  // npos + 1 is 0
  const size_t blank = BlankAtStart(content.substr(second));
  if (second == 0 || second > kLongestFirst + 1 || blank == 0) return std::nullopt;
  const std::string joined = std::string(content.substr(0, second)) +
                             std::string(content.substr(second + blank, kLongestSecond));
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(joined, &length);
  if (!number || number->size() != 3 || !number->is_letter(2) || length <= second)
    return std::nullopt;
  const std::string_view rest = content.substr(length + blank);
  if (!IsSpaceOrEnd(rest)) return std::nullopt;
  const auto end = begin + static_cast<uint32_t>(content.size());
  return NumberedLine{*number,
                      begin,
                      end - static_cast<uint32_t>(rest.size()),
                      end - static_cast<uint32_t>(WithoutBlanksAtStart(rest).size()),
                      false,
                      true};
}

}  // namespace

bool HasThreeDigits(const RuleNumber& number) {
  constexpr size_t kDigits = 3;
  return number.size() == 1 && !number.is_letter(0) && number.ComponentText(0).size() >= kDigits;
}

std::optional<NumberedLine> ParseNumberedLine(std::string_view text, const PlainLine& line,
                                              const NumberingStyle& style) {
  const std::string_view all = text.substr(line.begin, line.size());
  const size_t markup = MarkupBefore(all);
  const std::string_view content = all.substr(markup);
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(content, &length, style);
  if (!number) return std::nullopt;
  if (number->size() == 1 && markup == 0) {
    if (auto spaced = ParseSpacedNumber(content, line.begin)) return spaced;
  }
  NumberedLine found;
  found.number = *number;
  found.number_begin = line.begin + static_cast<uint32_t>(markup);
  const bool opened = markup > 0 && all[markup - 1] == '[';
  if (opened && (number->size() < 2 || !content.substr(length).starts_with(']')))
    return std::nullopt;
  const std::string_view after = content.substr(length);
  const bool closed = opened || (after.starts_with(')') && style.closing_brackets) ||
                      (after.starts_with(':') && style.closing_colons);
  if (closed || after.starts_with('.')) {
    found.period = true;
    ++length;
  } else if (const size_t wide = SizeOfWidePeriod(content.substr(length))) {
    found.period = true;
    length += wide;
  }
  found.number_end = found.number_begin + static_cast<uint32_t>(length);
  if (all.substr(0, markup).ends_with("**") && content.substr(length).starts_with("**"))
    length += 2;
  std::string_view rest = content.substr(length);
  const size_t dash = (*number)[0].lead != 0 ? SizeOfTitleDash(rest)
                      : number->size() > 1   ? SizeOfGluedDash(rest)
                                             : 0;
  rest.remove_prefix(dash);
  if (dash == 0 && !IsSpaceOrEnd(rest) && !IsGlued(*number, found.period, rest))
    return std::nullopt;
  if (!found.period && IsQuantity(all.substr(0, markup), WithoutBlanksAtStart(rest)))
    return std::nullopt;
  // A lone number with no period is a count, a year or a page, unless its shape is a rule's.
  const bool bare = style.bare_sections && !rest.empty() &&
                    IsUpper(WithoutBlanksAtStart(rest).front()) && (*number)[0].lead == 0;
  if (!found.period && number->size() < 2 && !bare) return std::nullopt;
  found.text_begin = line.end - static_cast<uint32_t>(WithoutBlanksAtStart(rest).size());
  return found;
}

void NumberedLines::Add(std::optional<NumberedLine> line) {
  found_at_.push_back(line ? static_cast<uint32_t>(found_.size()) : kNone);
  if (line) found_.push_back(*line);
}

size_t NumberedLines::CountIn(uint32_t begin, uint32_t end) const {
  const auto lines = std::span(found_at_).subspan(begin, end - begin);
  return lines.size() - static_cast<size_t>(std::count(lines.begin(), lines.end(), kNone));
}

NumberJudge::NumberJudge(std::string_view text, const std::vector<PlainLine>& lines,
                         const NumberedLines& candidates, std::span<const uint32_t> sections,
                         uint32_t body_end, uint32_t page)
    : text_(text),
      lines_(lines),
      candidates_(candidates),
      sections_(sections),
      next_(body_end + 1, body_end),
      page_(page) {
  every_letter_.skipped_letters.clear();
  for (uint32_t i = body_end; i-- > 0;) next_[i] = candidates[i] ? i : next_[i + 1];
}

std::string_view NumberJudge::Rest(uint32_t i) const {
  const uint32_t begin = candidates_[i]->text_begin;
  return text_.substr(begin, lines_[i].end - begin);
}

std::string_view NumberJudge::Line(uint32_t i) const {
  return text_.substr(lines_[i].begin, lines_[i].size());
}

bool NumberJudge::IsMarkedHeading(uint32_t i) const {
  return text_[lines_[i].begin] == '#' && LooksLikeHeading(Rest(i));
}

bool NumberJudge::Begins(uint32_t i, uint32_t previous, uint32_t blanks) {
  if (!candidates_[i] || CitedByPrevious(i, previous, blanks)) return false;
  const bool heading = candidates_[i]->number.size() == 1;
  const bool begins = !heading ? RuleFits(i, previous, blanks)
                               : std::ranges::binary_search(sections_, i) ||
                                     HeadingFits(i, previous, blanks) || RepeatsTitle(i, previous);
  if (begins) current_ = candidates_[i]->number;
  return begins;
}

bool NumberJudge::CitedByPrevious(uint32_t i, uint32_t previous, uint32_t blanks) const {
  if (previous == i) return false;
  const PlainLine& line = lines_[previous];
  const std::string_view before = text_.substr(line.begin, line.size());
  if (!EndsInCitingWord(before)) return false;
  const bool may_be_item = candidates_[i]->period || candidates_[i]->number.size() > 2;
  if (EndsItem(before) && may_be_item && Follows(candidates_[i]->number)) return false;
  // A title can end in such a word ("207.4. And/or"); then the number is the next one.
  return !Follows(candidates_[i]->number) || (blanks == 0 && !IsFirstBelowTitle(i, previous));
}

// "103. The Golden Rule", and right below it 103.1.
bool NumberJudge::IsFirstBelowTitle(uint32_t i, uint32_t previous) const {
  if (!candidates_[previous] || !(candidates_[previous]->number == current_)) return false;
  const std::string_view title = Rest(previous);
  return candidates_[i]->number.Parent(scheme_) == current_ && LooksLikeHeading(title) &&
         IsUpper(LastWord(title).front());
}

// The number of the next candidate, after the list "1. …", "2. …" that may be right below line `i`;
// empty if there is none. A list is passed from the line above it alone, so the time is linear.
RuleNumber NumberJudge::NumberAfterList(uint32_t i) const {
  uint32_t after = next_[i + 1];
  for (uint32_t item = 1; after + 1 < next_.size(); ++item) {
    const RuleNumber& number = candidates_[after]->number;
    const bool in_list = number.size() == 1 && number[0].lead == 0 && number.value(0) == item;
    if (!in_list) return number;
    after = next_[after + 1];
  }
  return RuleNumber();
}

// The numbers of sections also begin the items of a list inside a rule. A section is distinguished
// by its first rule, which comes next.
bool NumberJudge::HeadingFits(uint32_t i, uint32_t previous, uint32_t blanks) const {
  const NumberedLine& found = *candidates_[i];
  if (IsMarkedHeading(i) && found.period) return true;
  // "10." alone, with its title below.
  if (Rest(i).empty() && found.period && IsBelow(NumberAfterList(i), found.number, scheme_))
    return true;
  if (found.number[0].lead != 0 && found.period) {
    const RuleNumber after = NumberAfterList(i);
    const bool first = found.number.back().Ordinal() == 1 && after == found.number.Next(scheme_);
    if (first || IsNext(found.number) || IsBelow(after, found.number, scheme_)) return true;
  }
  // A subsection without contents keeps its number and says so in a sentence; in some works all are
  // sentences.
  if (!LooksLikeHeading(Rest(i))) {
    const bool after_title = candidates_[previous] && candidates_[previous]->number == current_;
    const bool apart = blanks > 0 || after_title || EndsSentence(Line(previous));
    return found.period && HasThreeDigits(found.number) && apart && IsNext(found.number);
  }
  if (IsBelow(NumberAfterList(i), found.number, scheme_)) return true;
  return found.period && found.number.Depth(scheme_) == 2 && Follows(found.number);
}

// "### 143. Gear", and right below it "143. Gear are:", with its rules or without the markup of the
// title. A list right below a title ("1. Boats" and "1. are wet; 2. are old.") has neither.
bool NumberJudge::RepeatsTitle(uint32_t i, uint32_t previous) const {
  const NumberedLine& found = *candidates_[i];
  const bool repeats = previous != i && candidates_[previous] && found.number == current_ &&
                       candidates_[previous]->number == current_;
  if (!repeats || !found.period || !BeginsText(Rest(i)) || !LooksLikeHeading(Rest(previous)))
    return false;
  return IsBelow(NumberAfterList(i), found.number, scheme_) || (IsMarked(previous) && !IsMarked(i));
}

bool NumberJudge::RuleFits(uint32_t i, uint32_t previous, uint32_t blanks) const {
  const NumberedLine& found = *candidates_[i];
  const std::string_view rest = Rest(i);
  const std::string_view before = Line(previous);
  const bool after_sentence = previous == i || EndsSentence(before);
  if (IsMarkedHeading(i) || (IsMarked(i) && Follows(found.number))) return true;
  // "203.1." and its text on the next line.
  if (rest.empty()) {
    const bool after_title = candidates_[previous] && candidates_[previous]->number == current_;
    return Follows(found.number) && (blanks > 0 || after_sentence || after_title);
  }
  if (!BeginsText(rest)) {
    const bool item = ContinuesItems(i, previous);
    return (Follows(found.number) && (blanks > 0 || item)) ||
           (IsFirstCase(found.number) && blanks > 0);
  }
  if (Follows(found.number)) return true;
  const bool later = current_.empty() || RuleNumber::TreeOrder(current_, found.number, scheme_) < 0;
  const bool one_component_more = found.number.size() > 1 || found.period;
  if (page_ > 0 && blanks == 0) {
    // No sentence begins with the number of another rule and a period.
    const bool begins = later || (found.period && found.number.size() > 1);
    const bool short_line = Columns(before) * 2 < page_;
    return begins && (after_sentence || short_line) && one_component_more;
  }
  if (found.period || found.number.is_letter(found.number.size() - 1)) return true;
  return later;
}

// "1.3.2. be truthful; and", "1.3.2 be truthful" below "… shall:" or below "1.3.1 be fair", rather
// than cited words.
bool NumberJudge::ContinuesItems(uint32_t i, uint32_t previous) const {
  const NumberedLine& found = *candidates_[i];
  const std::string_view before = Line(previous);
  if (found.period) return found.number.size() > 1 && EndsClause(before);
  if (found.number.size() < 3) return false;
  const bool below_item = candidates_[previous] && candidates_[previous]->number == current_ &&
                          !BeginsText(Rest(previous));
  return EndsSentence(before) || EndsItem(before) || before.ends_with(';') || below_item;
}

// 3.31 after 3.3.
bool NumberJudge::IsFirstCase(const RuleNumber& number) const {
  const auto apart = number.WithDigitsApart();
  return apart && apart->back().value == 1 && apart->Parent(scheme_) == current_;
}

// Whether a work skips letters is known only when all its numbers are.
bool NumberJudge::IsNext(const RuleNumber& number) const {
  for (RuleNumber at = current_; !at.empty(); at = at.Parent(scheme_)) {
    if (at.size() != number.size()) continue;
    if (at.Next(scheme_) == number || at.Next(every_letter_) == number) return true;
  }
  return false;
}

bool NumberJudge::Follows(const RuleNumber& number) const {
  if (current_.empty()) return true;
  if (IsNext(number)) return true;
  const uint32_t last = number.value(number.size() - 1);
  const bool in_section = number.size() == 1 && number.Depth(scheme_) == 2;
  if (number.Parent(scheme_) == current_ &&
      (in_section ? last % scheme_.subsections_per_section : last) <= 1) {
    return true;
  }
  for (RuleNumber at = current_; !at.empty(); at = at.Parent(scheme_)) {
    if (at == number) return true;
    const bool first = number.size() > 1 || last % scheme_.subsections_per_section <= 1;
    if (at.size() == 1 && number.Parent(scheme_) == at.Next(scheme_) && first) return true;
  }
  return false;
}

}  // namespace codicil::plain
