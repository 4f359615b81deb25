#include "ingest/docx/numbering.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/ascii.h"
#include "ingest/akn/akn_document.h"
#include "ingest/docx/number_format.h"

namespace codicil::docx {
namespace {

constexpr size_t kLongestPattern = 200;  // of bytes; longer ones number nothing that is read

int64_t NumberIn(std::string_view digits, int64_t otherwise) {
  int32_t value = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return read.ec == std::errc() ? value : otherwise;
}

}  // namespace

Numbering::Level Numbering::LevelFrom(pugi::xml_node node) {
  Level level;
  level.start = NumberIn(ValueOf(node, "start"), 1);
  if (const auto format = ValueOf(node, "numFmt"); !format.empty()) level.format = format;
  level.text = ValueOf(node, "lvlText").substr(0, kLongestPattern);
  level.suffix = ValueOf(node, "suff");
  level.style = ValueOf(node, "pStyle");
  const int64_t restart = NumberIn(ValueOf(node, "lvlRestart"), kLevels);
  level.restarts_after = static_cast<size_t>(std::clamp<int64_t>(restart, 0, kLevels));
  level.legal = IsOn(node, "isLgl", false);
  level.hidden = IsOn(ChildNamed(node, "rPr"), "vanish", false);
  return level;
}

void Numbering::AddDefinition(pugi::xml_node node) {
  Definition& definition = definitions_[std::string(AttributeNamed(node, "abstractNumId"))];
  definition.style_link = ValueOf(node, "numStyleLink");
  for (const pugi::xml_node child : node.children()) {
    const auto at = static_cast<size_t>(NumberIn(AttributeNamed(child, "ilvl"), kLevels));
    if (LocalName(child) == "lvl" && at < kLevels) definition.levels[at] = LevelFrom(child);
  }
}

Numbering::List Numbering::ListFrom(pugi::xml_node node) {
  List list;
  list.definition = ValueOf(node, "abstractNumId");
  for (const pugi::xml_node child : node.children()) {
    const auto at = static_cast<size_t>(NumberIn(AttributeNamed(child, "ilvl"), kLevels));
    if (LocalName(child) != "lvlOverride" || at >= kLevels) continue;
    if (const auto level = ChildNamed(child, "lvl")) list.levels[at] = LevelFrom(level);
    const std::string_view start = ValueOf(child, "startOverride");
    if (!start.empty()) list.starts[at] = NumberIn(start, 1);
  }
  return list;
}

Numbering::Numbering(pugi::xml_node numbering, const Styles& styles) : styles_(styles) {
  for (const pugi::xml_node node : numbering.children()) {
    if (LocalName(node) == "abstractNum") AddDefinition(node);
    if (LocalName(node) == "num")
      lists_[std::string(AttributeNamed(node, "numId"))] = ListFrom(node);
  }
}

// A definition may only name the style that has the list with the levels.
Numbering::Definition* Numbering::DefinitionOf(const List& list) {
  const auto found = definitions_.find(list.definition);
  if (found == definitions_.end()) return nullptr;
  if (found->second.style_link.empty()) return &found->second;
  const auto linked = lists_.find(styles_.Of(found->second.style_link).number.list);
  if (linked == lists_.end()) return &found->second;
  const auto there = definitions_.find(linked->second.definition);
  return there == definitions_.end() ? nullptr : &there->second;
}

size_t Numbering::LevelOf(const NumberProperties& number) {
  if (number.level) return std::min(*number.level, kLevels - 1);
  const auto list = lists_.find(number.list);
  const Definition* definition = list == lists_.end() ? nullptr : DefinitionOf(list->second);
  if (!definition) return 0;
  const auto level = std::ranges::find(definition->levels, number.style, &Level::style);
  return level == definition->levels.end() || number.style.empty()
             ? 0
             : static_cast<size_t>(level - definition->levels.begin());
}

const Numbering::Level& Numbering::LevelAt(const List& list, const Definition& definition,
                                           size_t level) {
  const auto own = list.levels.find(level);
  return own == list.levels.end() ? definition.levels[level] : own->second;
}

int64_t Numbering::StartOf(const List& list, const Definition& definition, size_t level) {
  const auto own = list.starts.find(level);
  return own == list.starts.end() ? LevelAt(list, definition, level).start : own->second;
}

// Lists of one definition count on from each other, unless they say where they start.
void Numbering::Count(List& list, Definition& definition, size_t level) {
  const bool first = !std::exchange(list.begun[level], true);
  if (first && list.starts.contains(level)) definition.counting[level] = false;
  int64_t& value = definition.values[level];
  value = definition.counting[level] ? value + 1 : StartOf(list, definition, level);
  definition.counting[level] = true;
  for (size_t below = level + 1; below < kLevels; ++below) {
    const size_t after = LevelAt(list, definition, below).restarts_after;
    if (level < after) definition.counting[below] = false;
  }
}

// `text` of a level is "%1.%2": the numbers of the levels, from 1.
std::string Numbering::Shown(const List& list, const Definition& definition, size_t level) {
  const Level& own = LevelAt(list, definition, level);
  std::string shown;
  for (size_t i = 0; i < own.text.size(); ++i) {
    const bool number = own.text[i] == '%' && i + 1 < own.text.size() && own.text[i + 1] > '0' &&
                        own.text[i + 1] <= '9';
    if (!number) {
      shown += own.text[i];
      continue;
    }
    const auto at = static_cast<size_t>(own.text[++i] - '1');
    const int64_t value = definition.counting[at] || at == level ? definition.values[at]
                                                                 : StartOf(list, definition, at);
    const std::string_view format =
        own.legal ? "decimal" : std::string_view(LevelAt(list, definition, at).format);
    shown += FormattedNumber(value, format, styles_.language(), speller_);
  }
  return shown;
}

std::string Numbering::Next(const NumberProperties& number) {
  const auto found = lists_.find(number.list);
  if (found == lists_.end()) return "";
  Definition* definition = DefinitionOf(found->second);
  if (!definition) return "";
  const size_t level = LevelOf(number);
  Count(found->second, *definition, level);
  const Level& own = LevelAt(found->second, *definition, level);
  const std::string shown = Shown(found->second, *definition, level);
  const bool blank = std::ranges::all_of(shown, IsAsciiBlank);
  if (blank || own.hidden) return "";
  if (own.format == "bullet") return kBullet;
  return own.suffix == "nothing" ? shown : shown + " ";
}

}  // namespace codicil::docx
