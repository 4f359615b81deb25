#include "output/passage_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "base/split.h"

namespace codicil {
namespace {

// Assigns each mark to the parts that it overlaps. Marks are sorted by begin, so a part that ends
// before one mark begins also ends before all later marks.
void DistributeMarks(const Passage& passage, std::vector<PassagePart>& parts) {
  size_t first = 0;
  for (const Mark& mark : passage.marks) {
    const auto begin_of = [&](size_t i) {
      return static_cast<uint32_t>(parts[i].text.data() - passage.text.data());
    };
    const auto end_of = [&](size_t i) {
      return begin_of(i) + static_cast<uint32_t>(parts[i].text.size());
    };
    while (first < parts.size() && end_of(first) <= mark.begin) ++first;
    for (size_t i = first; i < parts.size() && begin_of(i) < mark.end; ++i) {
      Mark cut = mark;
      cut.begin = std::max(mark.begin, begin_of(i)) - begin_of(i);
      cut.end = std::min(mark.end, end_of(i)) - begin_of(i);
      if (cut.begin < cut.end) parts[i].marks.push_back(cut);
    }
  }
}

}  // namespace

std::string Counted(size_t count, std::string_view one, std::string_view many) {
  if (count != 1 && !many.empty()) return fmt::format("{} {}", count, many);
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string NumberOf(const Edition& edition, ProvisionId id) {
  return id == kNoProvision ? std::string() : edition.provisions[id].number.ToString();
}

std::string NameOf(const Edition& edition, ProvisionId id) {
  const Passage& heading = edition.provisions[id].heading;
  return heading.empty() ? NumberOf(edition, id)
                         : fmt::format("{} {}", NumberOf(edition, id), heading.text);
}

bool IsSection(const Edition& edition, ProvisionId id) {
  const Provision& provision = edition.provisions[id];
  if (provision.depth > 2) return false;
  if (!provision.heading.empty() || provision.text.empty()) return true;
  const ProvisionId first = provision.parent == kNoProvision ? 0 : provision.parent + 1;
  return !edition.provisions[first].heading.empty();
}

std::string RangeOf(const Edition& edition, ProvisionId first, ProvisionId last) {
  if (first == last) return NumberOf(edition, first);
  return fmt::format("{}–{}", NumberOf(edition, first), NumberOf(edition, last));
}

std::vector<PassagePart> SplitPassage(const Passage& passage, std::string_view separator) {
  std::vector<PassagePart> parts;
  for (const std::string_view text : Split(passage.text, separator)) parts.push_back({text, {}});
  DistributeMarks(passage, parts);
  return parts;
}

std::vector<PassagePart> HeadingAndText(const Provision& provision) {
  std::vector<PassagePart> paragraphs = SplitPassage(provision.heading, "\n\n");
  for (PassagePart& paragraph : SplitPassage(provision.text, "\n\n"))
    paragraphs.push_back(std::move(paragraph));
  return paragraphs;
}

std::string NumberOnItsLine(const Provision& provision) {
  const NumberComponent& last = provision.number.back();
  const bool closed = last.lead != 0 || last.joint == NumberComponent::kBracket;
  const bool open = provision.label.empty() && !closed && last.kind == NumberComponent::kDigits;
  return provision.Label() + (open ? "." : "");
}

std::string SpelledDate(std::string_view iso_date) {
  constexpr std::array<std::string_view, 12> kMonths = {
      "January", "February", "March",     "April",   "May",      "June",
      "July",    "August",   "September", "October", "November", "December"};
  int month = 0, day = 0;
  if (iso_date.size() != 10) return {};
  std::from_chars(iso_date.data() + 5, iso_date.data() + 7, month);
  std::from_chars(iso_date.data() + 8, iso_date.data() + 10, day);
  if (month < 1 || month > 12 || day < 1) return {};
  return fmt::format("{} {}, {}", kMonths[static_cast<size_t>(month - 1)], day,
                     iso_date.substr(0, 4));
}

namespace {

bool MatterHolds(const Edition& edition, std::string_view words) {
  const auto holds = [&](const MatterBlock& block) {
    return block.text.text.find(words) != std::string_view::npos;
  };
  return std::ranges::any_of(edition.front_matter, holds) ||
         std::ranges::any_of(edition.back_matter, holds);
}

}  // namespace

std::string DateToState(const Edition& edition) {
  const std::string date = SpelledDate(edition.effective_date);
  const bool stated = MatterHolds(edition, date) || MatterHolds(edition, ":Date:");
  return stated ? std::string() : date;
}

std::string_view TitleOf(const Edition& edition) {
  return edition.title.empty() ? std::string_view("Rules") : edition.title;
}

const MatterBlock* TitleBlock(const Edition& edition) {
  const auto& blocks = edition.front_matter;
  const auto title = std::ranges::find_if(
      blocks, [](const MatterBlock& block) { return block.kind == MatterKind::kTitle; });
  return title == blocks.end() ? nullptr : &*title;
}

}  // namespace codicil
