// The answers of the Academy Ruins API, which bots and pages about rules speak: its names, and what
// it does besides giving what is there (docs/serving.md). They are written as a folder of files
// (output/export) and served (serve/).
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "corpus/history.h"
#include "corpus/work.h"
#include "output/json_writer.h"

namespace codicil::academy {

// Sections and subsections are in the table of contents alone, unless they have a text.
bool IsRule(const ProvisionRecord& provision);

// An edition as the API names it: by its code, or else its id.
const std::string& CodeOf(const EditionRecord& edition);

// The text of a passage on one line, as the API has it: its paragraphs go on where the one before
// ends.
std::string OnOneLine(std::string_view text);

// Both texts with what differs between <<<< and >>>>.
std::pair<std::string, std::string> Marked(const std::string& was, const std::string& is);

// The provision that says what a keyword is: that itself, or for a title that is a keyword, one of
// those below it, which its readers mean. Linear in those.
ProvisionId DefinitionOf(const Work& work, const EditionRecord& edition, ProvisionId id);

// A term with its definition.
struct Term {
  std::string term, definition;
};
// By the term in lower case; the first of several.
std::map<std::string, Term> GlossaryOf(const Work& work, const EditionRecord& edition);

// Each member writes a document.
class Writer {
 public:
  // Both outlive it.
  Writer(const Work& work, const TransitionIndex& index) : work_(work), index_(index) {}

  void Rules(const EditionRecord& edition, JsonWriter& json) const;
  void Rule(const ProvisionRecord& rule, JsonWriter& json) const;
  void Examples(const ProvisionRecord& rule, JsonWriter& json) const;
  void Contents(const EditionRecord& edition, JsonWriter& json) const;
  void Keywords(const EditionRecord& edition, JsonWriter& json) const;
  static void Glossary(const std::map<std::string, Term>& terms, JsonWriter& json);
  static void Entry(const Term& term, JsonWriter& json);

  // What happened to the rule up to that edition, the last change first.
  void Trace(const Place& rule, JsonWriter& json) const;
  // What changed between two editions, by the pairs of their concordance. With `nav`, what was
  // before and comes after them.
  void Changes(uint32_t from, uint32_t to, const std::vector<PairRecord>& pairs, bool nav,
               JsonWriter& json) const;

  // The editions, and each with the one before, the newest first.
  void Editions(JsonWriter& json) const;
  void Neighbours(JsonWriter& json) const;

 private:
  struct Wording {
    std::string number, text;  // no number: null
  };

  Wording At(uint32_t edition, ProvisionId id) const;
  void Step(const HistoryStep& step, JsonWriter& json) const;
  bool Concerns(uint32_t from, uint32_t to, const PairRecord& pair) const;
  const EditionRecord* EditionAt(uint32_t index) const {
    return index < work_.editions.size() ? &work_.editions[index] : nullptr;
  }

  const Work& work_;
  const TransitionIndex& index_;
};

}  // namespace codicil::academy
