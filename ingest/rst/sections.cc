#include "ingest/rst/sections.h"

#include <optional>
#include <string>
#include <unordered_set>

#include "base/ascii.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/typed_number.h"

namespace codicil::rst {
namespace {

class SectionFinder {
 public:
  SectionFinder(const Blocks& blocks, std::string_view text, const NumberingStyle& scheme)
      : blocks_(blocks), text_(text), scheme_(scheme) {}

  std::vector<Heading> Find() && {
    for (uint32_t i = 0; i < blocks_.list.size(); ++i) {
      const Block& block = blocks_.list[i];
      if (block.kind == BlockKind::kHeading) {
        AddHeading(i);
      } else if (block.kind == BlockKind::kParagraph && !open_.empty() && !decided_[open_.back()]) {
        ReadTyped(block);
      } else if (block.kind == BlockKind::kItem && IsTypedSection(blocks_, text_, i, scheme_)) {
        typed_above_.insert(*RuleNumber::Parse(block.name.Of(text_)));
      } else if (!headings_.empty() && !decided_.back()) {
        NoteContents(i);
      }
    }
    FillGaps();
    SettleInside();
    return std::move(headings_);
  }

 private:
  void AddHeading(uint32_t index) {
    const Block& block = blocks_.list[index];
    while (!open_.empty() && LevelOf(open_.back()) >= block.value) open_.pop_back();
    Heading heading;
    heading.block = index;
    ReadNumber(block.text.Of(text_), heading);
    const bool numbered = heading.role == HeadingRole::kNumbered;
    if (numbered) SetContainer(heading);
    if (numbered) NumberAncestors(heading.number);
    headings_.push_back(heading);
    decided_.push_back(numbered);
    open_.push_back(static_cast<uint32_t>(headings_.size() - 1));
  }

  void ReadNumber(std::string_view title, Heading& heading) const {
    size_t length = 0;
    const auto number = RuleNumber::ParsePrefix(title, &length, scheme_);
    if (!number) return;
    const bool dot = length < title.size() && title[length] == '.';
    size_t words = length + (dot ? 1 : 0);
    const bool alone = words == title.size();
    // "2 Players" is a title that begins with a number.
    const bool plain = number->size() == 1 && (*number)[0].lead == 0;
    if (!alone && (!IsBlank(title[words]) || (!dot && plain))) return;
    while (words < title.size() && IsBlank(title[words])) ++words;
    heading.role = HeadingRole::kNumbered;
    heading.number = *number;
    heading.number_length = static_cast<uint32_t>(length);
    heading.title = static_cast<uint32_t>(words);
  }

  // A heading whose number does not tell what it is below is below the one above it, unless both
  // are counted in one list: where the marks of the headings begin with those of subsections, "2"
  // has new ones, and they say that it is below 118.
  void SetContainer(Heading& heading) const {
    if (open_.empty() || !heading.number.Parent(scheme_).empty()) return;
    const Heading& above = headings_[open_.back()];
    if (above.role != HeadingRole::kNumbered) return;
    const RuleNumber top = above.number.Prefix(1);
    const bool one_list =
        top[0].kind == heading.number[0].kind && RuleNumber::AreOneList(top, heading.number);
    if (!one_list) heading.container = above.number;
  }

  // The open headings above a number get the parents of that number; if none is left for a heading,
  // it is the title of the whole. Each is settled once.
  void NumberAncestors(RuleNumber number) {
    for (size_t i = open_.size(); i-- > 0 && !settled(open_[i]);) {
      Heading& above = headings_[open_[i]];
      if (!number.empty()) number = number.Parent(scheme_);
      above.role = number.empty() ? HeadingRole::kTitle : HeadingRole::kInferred;
      above.number = number;
      decided_[open_[i]] = true;
      if (!number.empty()) TakeOwnNumber(above);
    }
  }

  // "1 Boats" is a number and a title after all if its contents have that number.
  void TakeOwnNumber(Heading& heading) const {
    const std::string_view title = TitleOf(heading);
    size_t length = 0;
    const auto number = RuleNumber::ParsePrefix(title, &length, scheme_);
    if (!number || !(*number == heading.number)) return;
    const size_t words = title.find_first_not_of(" \t", length);
    if (words == length || words == std::string_view::npos) return;
    heading.role = HeadingRole::kNumbered;
    heading.number_length = static_cast<uint32_t>(length);
    heading.title = static_cast<uint32_t>(words);
  }

  // A heading right above typed numbers has the number of their parent, if no other one has it.
  void ReadTyped(const Block& block) {
    const auto typed = FindTypedNumber(block.text.Of(text_), scheme_);
    if (!typed) return;
    const RuleNumber above = typed->number.Parent(scheme_);
    const uint32_t own = OpenHeadingWith(above);
    Heading& heading = headings_[own];
    decided_[open_.back()] = true;
    if (above.empty() || heading.role != HeadingRole::kMatter || !typed_above_.insert(above).second)
      return;
    decided_[own] = true;
    heading.role = HeadingRole::kInferred;
    heading.number = above;
    TakeOwnNumber(heading);
    for (uint32_t i : open_) {
      if (i == own) break;
      if (settled(i) || headings_[i].role != HeadingRole::kMatter) continue;
      headings_[i].role = HeadingRole::kTitle;
      decided_[i] = true;
    }
  }

  // The open heading whose title begins with the number, "1 Boats" for 1, though others without one
  // stand below it; else the innermost.
  uint32_t OpenHeadingWith(const RuleNumber& number) const {
    for (const uint32_t i : open_) {
      size_t length = 0;
      const auto own = RuleNumber::ParsePrefix(TitleOf(headings_[i]), &length, scheme_);
      if (headings_[i].role == HeadingRole::kMatter && own && *own == number) return i;
    }
    return open_.back();
  }

  std::string_view TitleOf(const Heading& heading) const {
    return blocks_.list[heading.block].text.Of(text_);
  }

  bool settled(uint32_t heading) const {
    const HeadingRole role = headings_[heading].role;
    return role == HeadingRole::kNumbered || role == HeadingRole::kInferred ||
           (role == HeadingRole::kTitle && decided_[heading]);
  }

  // A field list or a table of files directly inside it makes the first heading the document's
  // title.
  void NoteContents(uint32_t index) {
    const Block& block = blocks_.list[index];
    Heading& heading = headings_.back();
    if (block.kind == BlockKind::kDirective && block.directive == Directive::kGlossary) {
      heading.role = HeadingRole::kGlossary;
    } else if (headings_.size() == 1 && (block.kind == BlockKind::kFiles || IsDocinfo(index))) {
      heading.role = HeadingRole::kTitle;
      decided_.back() = true;
    }
  }

  // ":Author:" and similar fields, directly below the heading.
  bool IsDocinfo(uint32_t index) const {
    const Block& block = blocks_.list[index];
    return block.kind == BlockKind::kField && index == headings_.back().block + 1 &&
           !IsMetadataField(block.name.Of(text_));
  }

  // The subsections of one section that have been read so far.
  struct Siblings {
    uint32_t level = 0;
    uint32_t free = 0;              // the first number that is not taken
    std::vector<uint32_t> waiting;  // unnumbered headings since the last numbered one
  };

  // An empty subsection still has its number, if the number of such headings is exactly that of the
  // numbers missing between their neighbours.
  void FillGaps() {
    Siblings siblings;
    uint32_t section_level = 0;
    for (uint32_t i = 0; i < headings_.size(); ++i) {
      const Heading& heading = headings_[i];
      const bool numbered = !heading.number.empty();
      const size_t depth = numbered ? heading.number.Depth(scheme_) : 0;
      if (depth == 1) {
        section_level = LevelOf(i);
        siblings = {
            section_level + 1, heading.number.value(0) * scheme_.subsections_per_section, {}};
      } else if (section_level != 0 && LevelOf(i) <= section_level) {
        section_level = 0;
      } else if (section_level == 0 || LevelOf(i) != siblings.level) {
        continue;
      } else if (depth == 2 && heading.number.size() == 1) {
        NumberWaiting(siblings, heading.number.value(0));
      } else if (heading.role == HeadingRole::kMatter) {
        siblings.waiting.push_back(i);
      }
    }
  }

  void NumberWaiting(Siblings& siblings, uint32_t next) {
    if (next == siblings.free + siblings.waiting.size()) {
      for (uint32_t waiting : siblings.waiting) {
        headings_[waiting].role = HeadingRole::kInferred;
        headings_[waiting].number = *RuleNumber::Parse(std::to_string(siblings.free++));
      }
    }
    siblings.waiting.clear();
    siblings.free = next + 1;
  }

  // A heading below a provision, with nothing numbered in it, is part of that provision.
  void SettleInside() {
    open_.clear();
    for (uint32_t i = 0; i < headings_.size(); ++i) {
      while (!open_.empty() && LevelOf(open_.back()) >= LevelOf(i)) open_.pop_back();
      Heading& heading = headings_[i];
      if (heading.role == HeadingRole::kMatter && !open_.empty()) {
        const HeadingRole above = headings_[open_.back()].role;
        if (above == HeadingRole::kNumbered || above == HeadingRole::kInferred ||
            above == HeadingRole::kInside) {
          heading.role = HeadingRole::kInside;
        }
      }
      open_.push_back(i);
    }
  }

  uint32_t LevelOf(uint32_t heading) const { return blocks_.list[headings_[heading].block].value; }

  const Blocks& blocks_;
  std::string_view text_;
  const NumberingStyle& scheme_;
  std::vector<Heading> headings_;
  std::unordered_set<RuleNumber, RuleNumberHash> typed_above_;  // parents of typed numbers
  std::vector<bool> decided_;                                   // by its own or a contained number
  std::vector<uint32_t> open_;  // headings that contain the current place
};

}  // namespace

bool IsMetadataField(std::string_view name) {
  const std::string lower = LowerCase(name);
  return lower == "tocdepth" || lower == "orphan" || lower == "nocomments" || lower == "nosearch" ||
         lower == "numbered";
}

bool IsTypedSection(const Blocks& blocks, std::string_view text, size_t index,
                    const NumberingStyle& style) {
  if (index + 2 >= blocks.list.size()) return false;
  const Block &title = blocks.list[index + 1], &first = blocks.list[index + 2];
  if (title.kind != BlockKind::kParagraph || first.kind != BlockKind::kParagraph) return false;
  const auto number = RuleNumber::Parse(blocks.list[index].name.Of(text));
  const auto typed = FindTypedNumber(first.text.Of(text), style);
  return number && typed && typed->number.Parent(style) == *number;
}

bool IsBareNumber(std::string_view title) { return RuleNumber::Parse(title).has_value(); }

std::vector<Heading> FindSections(const Blocks& blocks, std::string_view text,
                                  const NumberingStyle& scheme) {
  return SectionFinder(blocks, text, scheme).Find();
}

}  // namespace codicil::rst
