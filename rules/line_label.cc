#include "rules/line_label.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "rules/enumerator.h"

namespace codicil {
namespace {

// What closes a label: the mark of an ordinal, "1°", "5.º", "1er", and a sign.
std::string_view CloserOf(const RuleNumber& number, std::string_view rest) {
  constexpr std::array<std::string_view, 8> kMarks = {".º", ".ª", ".°", "º", "ª", "°", "er", ""};
  constexpr std::array<std::string_view, 9> kSigns = {".",  ")",  ":",  "、", "．",
                                                      "）", " -", " –", " —"};
  const bool first = number.back().kind == NumberComponent::kCapitals && number.back().value == 9;
  const bool digits = number.back().kind == NumberComponent::kDigits || first;  // "Ier"
  const auto begins = [](std::string_view text) {
    return [=](std::string_view one) { return text.starts_with(one); };
  };
  size_t size = digits ? std::ranges::find_if(kMarks, begins(rest))->size() : 0;
  const auto* const sign = std::ranges::find_if(kSigns, begins(rest.substr(size)));
  const bool dash = sign != kSigns.end() && sign->starts_with(' ');
  if (sign != kSigns.end() && !(dash && (number.size() > 1 || number[0].lead != 0)))
    size += sign->size();
  constexpr std::string_view kWideSpace = "\u3000";
  if (size == 0 && number[0].lead == 0 && rest.starts_with(kWideSpace)) size = kWideSpace.size();
  return rest.substr(0, size);
}

// "I.- Text", "1.—(1) Text", "I. - Text"; not the sign of "1. -2 to all".
uint32_t SizeOfDash(std::string_view rest) {
  const size_t space = rest.starts_with(' ') ? 1 : 0;
  for (const std::string_view dash : {"-", "–", "—"}) {
    const size_t end = space + dash.size();
    if (!rest.substr(space).starts_with(dash)) continue;
    return space == 0 || rest.substr(end).starts_with(' ') ? static_cast<uint32_t>(end) : 0;
  }
  return 0;
}

size_t SizeOfSpaces(std::string_view text) {
  constexpr std::array<std::string_view, 4> kSpaces = {" ", "\t", "\u00A0", "\u3000"};
  size_t size = 0;
  for (;;) {
    const auto* const space = std::ranges::find_if(
        kSpaces, [&](std::string_view one) { return text.substr(size).starts_with(one); });
    if (space == kSpaces.end()) return size;
    size += space->size();
  }
}

// Whether the number between the two, which nothing closes, counts something: "- 0.5 kg flour" in a
// list of Markdown.
bool IsQuantity(std::string_view markup, std::string_view words) {
  return (markup == "- " || markup == "* ") && !words.empty() && IsLower(words[0]);
}

// "Rule 1 explains the game", a sentence.
bool IsSubject(const LineLabel& label, std::string_view markup, std::string_view words) {
  const auto lead = static_cast<NumberLead>(label.number[0].lead);
  const bool word = words.size() > 1 && IsLower(words[0]) && IsLower(words[1]);
  const bool before = lead != 0 && !IsLetters(lead) && LeadTail(lead).empty();
  return before && markup.empty() && word;
}

}  // namespace

size_t SizeOfTitleDash(std::string_view rest) {
  const size_t at = std::min(rest.find_first_not_of(' '), rest.size());
  for (const std::string_view dash : {"–", "—", "- ", "-- ", "ـ ", "："}) {
    if (rest.substr(at).starts_with(dash)) return at + dash.size();
  }
  return 0;
}

size_t MarkupBefore(std::string_view line) {
  size_t at = 0;
  while (at < line.size() && line[at] == '#') ++at;
  const bool bullet = at == 0 && !line.empty() && (line[0] == '-' || line[0] == '*');
  if (bullet && line.substr(1).starts_with(' ')) at = 1;
  if (at > 0 && !line.substr(at).starts_with(' ')) return 0;
  at = std::min(line.find_first_not_of(' ', at), line.size());
  if (line.substr(at).starts_with('[')) return at + 1;
  return line.substr(at).starts_with("**") ? at + 2 : at;
}

std::optional<LineLabel> ReadLineLabel(std::string_view line) {
  const auto found = FindEnumerator(line);
  if (!found) return std::nullopt;
  LineLabel label;
  label.begin = found->begin;
  label.end = found->end;
  const std::string_view text = line.substr(found->begin, found->end - found->begin);
  auto number = RuleNumber::Parse(text, EveryStyle());
  if (!number) return std::nullopt;
  label.number = *number;
  const std::string_view closer = CloserOf(*number, line.substr(label.end));
  label.bare = found->bare;
  const bool closed = !closer.empty();
  label.end += static_cast<uint32_t>(closer.size());
  label.words = label.end;
  if (closed) label.words += SizeOfDash(line.substr(label.end));
  if (number->back().lead != 0)
    label.words += static_cast<uint32_t>(SizeOfTitleDash(line.substr(label.words)));
  if (line.substr(0, label.begin).ends_with("**") && line.substr(label.end).starts_with("**"))
    label.words += 2;
  label.words += static_cast<uint32_t>(SizeOfSpaces(line.substr(label.words)));
  const std::string_view markup = line.substr(0, label.begin), words = line.substr(label.words);
  const bool counts = IsDigit(line[label.begin]) && IsQuantity(markup, words);
  if (!closed && (counts || IsSubject(label, markup, words))) return std::nullopt;
  return label;
}

}  // namespace codicil
