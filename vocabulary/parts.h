// The steps of ExtractVocabulary, one file each. Private to these files.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/sentences.h"
#include "vocabulary/vocabulary.h"

namespace codicil::vocabulary {

// sentences.cc

// The sentences of a text, each without its full stop and what closes after that.
std::vector<Sentence> SentencesWithoutStops(std::string_view text);

// names.cc

// Returns the name of a list: "basic land types" for "The five “basic land types” in the game".
std::string CleanName(std::string_view words);
// "sorceries" -> "sorcery", "phases" -> "phase"; changes only the last of several words.
std::string Singular(std::string_view plural);
// Returns the word that says what the members are: "parts" for "parts of a card".
std::string_view HeadWord(std::string_view name);
// "creature types" -> "creature", "parts of a card" -> "card"; "" if the name does not say.
std::string BelongsTo(std::string_view name);

// A pattern for a number of members: from two on, since one makes no list.
const std::string& NumberPattern();

// members.cc

// How strongly the words before the members suggest a list.
struct Expectation {
  bool announced = false;  // a colon or "as follows" comes before it
  bool one_will_do = false;
  bool two_will_do = true;
};
// Returns the members in [begin, end) of `text`; none if it is not a closed list of names. Linear.
std::vector<ListMember> ParseMembers(std::string_view text, uint32_t begin, uint32_t end,
                                     const Expectation& expectation);

// wordings.cc

// Whether `name` may be the name of a list: a plural, not "exceptions", not "other zones".
bool IsListName(std::string_view name);

// The surroundings of a sentence.
struct Context {
  std::string_view text;           // the whole passage
  std::string_view previous;       // the sentence before it in the same passage, or ""
  std::string_view topic;          // the glossary's term, or the heading the passage is under
  std::span<const Sentence> near;  // the sentence, the three before it and the three after it
};

// "The card types are …": a sentence that may state a list, and where its members may be.
struct Statement {
  std::string name;
  std::string of;
  // The bytes of the members in the text. Both are the end of the sentence if the members come
  // after it.
  uint32_t begin = 0;
  uint32_t end = 0;
  Expectation expectation;
  bool other = false;         // "All other … are": the list began in the sentence before
  bool before_other = false;  // "One … is": a list only if such a sentence follows
};
std::optional<Statement> MatchStatement(const Context& context, const Sentence& sentence);

// gathered.cc, spread.cc: lists whose members are in different places.

// Finds the subsections about keywords: the headings of the rules of each are a list.
void FindKeywordSections(const Edition& edition, std::vector<VocabularyList>& lists);
// Finds the lists that a provision announces and the provisions below it state, one member each:
// "There are three kinds of rites:" with three subrules.
void FindSpreadLists(const Edition& edition, std::vector<VocabularyList>& lists);
// Finds the symbols that rules define one by one: "The tap symbol is {T}."
void FindSymbolDefinitions(const Edition& edition, std::vector<VocabularyList>& lists);

}  // namespace codicil::vocabulary
