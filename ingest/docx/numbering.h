// The numbers that Word computes for paragraphs, and that are written nowhere in a document.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <pugixml.hpp>
#include <string>

#include "ingest/docx/styles.h"
#include "text/spelled_number.h"

namespace codicil::docx {

class Numbering {
 public:
  static constexpr const char* kBullet = "- ";

  // Of numbering.xml, which may be missing; `styles` must outlive this object.
  Numbering(pugi::xml_node numbering, const Styles& styles);

  // Counts one more paragraph of a list. Returns what Word shows before it, with the space after
  // it: "1.2 ", "(iv) ", "第三条"; kBullet for a bullet, nothing if nothing is shown.
  std::string Next(const NumberProperties& number);
  // The level of a paragraph of the list: that which is stated, or that of its style; from 0.
  size_t LevelOf(const NumberProperties& number);
  // Whether there is such a list.
  bool IsList(const NumberProperties& number) const { return lists_.contains(number.list); }

 private:
  static constexpr size_t kLevels = 9;
  struct Level {
    int64_t start = 1;
    std::string format = "decimal", text, suffix, style;
    size_t restarts_after = kLevels;  // the level, from 1, after which it starts again; 0: none
    bool legal = false;               // the numbers of all levels are in digits
    bool hidden = false;
  };
  struct Definition {
    std::array<Level, kLevels> levels;
    std::string style_link;  // the style that has the list
    std::array<int64_t, kLevels> values{};
    std::array<bool, kLevels> counting{};
  };
  struct List {
    std::string definition;
    std::map<size_t, Level> levels;    // that differ from the definition's
    std::map<size_t, int64_t> starts;  // where its first paragraph of a level starts again
    std::array<bool, kLevels> begun{};
  };

  static Level LevelFrom(pugi::xml_node node);
  static List ListFrom(pugi::xml_node node);
  void AddDefinition(pugi::xml_node node);
  Definition* DefinitionOf(const List& list);
  static const Level& LevelAt(const List& list, const Definition& definition, size_t level);
  static int64_t StartOf(const List& list, const Definition& definition, size_t level);
  static void Count(List& list, Definition& definition, size_t level);
  std::string Shown(const List& list, const Definition& definition, size_t level);

  std::map<std::string, Definition> definitions_;
  std::map<std::string, List> lists_;
  const Styles& styles_;
  NumberSpeller speller_;
};

}  // namespace codicil::docx
