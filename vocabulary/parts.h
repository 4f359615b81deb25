// The steps of ExtractVocabulary, one file each. Nobody else includes this.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vocabulary/vocabulary.h"

namespace codicil::vocabulary {

// vocabulary_sentences.cc

// Bytes of a passage's text, without the "." or the paragraph's end.
struct Sentence {
  uint32_t begin = 0;
  uint32_t end = 0;
  bool ends_paragraph = false;
};
// Linear.
std::vector<Sentence> SplitSentences(std::string_view text);

// vocabulary_names.cc

// What a work calls a list: "The five “basic land types” in the game" is "basic land types".
std::string CleanName(std::string_view words);
// "sorceries" -> "sorcery", "phases" -> "phase"; the last word of several.
std::string Singular(std::string_view plural);
// The word that says what the members are: "parts" of "parts of a card".
std::string_view HeadWord(std::string_view name);
// "creature types" -> "creature", "parts of a card" -> "card"; "" where the name does not say.
std::string BelongsTo(std::string_view name);
std::string LowerCase(std::string_view text);

// vocabulary_members.cc

// How sure the words before the list make it that it is one.
struct Expectation {
  bool announced = false;  // a colon or "as follows" comes before it
  bool one_will_do = false;
  bool two_will_do = true;
};
// The members in [begin, end) of `text`; none where it is not a closed list of names. Linear.
std::vector<ListMember> ParseMembers(std::string_view text, uint32_t begin, uint32_t end,
                                     const Expectation& expectation);

// vocabulary_wordings.cc

// Whether what is so called may be a list: a plural, not "exceptions", not "other zones".
bool IsListName(std::string_view name);

// What surrounds a sentence.
struct Context {
  std::string_view text;           // the whole passage
  std::string_view previous;       // the sentence before in the same passage, or ""
  std::string_view topic;          // the glossary's term, or the heading the passage is under
  std::span<const Sentence> near;  // the sentence, the three before it and the three after it
};

// "The card types are …": where members may follow, and what they would be.
struct Statement {
  std::string name;
  std::string of;
  uint32_t begin = 0;  // of the text; both at the end of the sentence where members come after it
  uint32_t end = 0;
  Expectation expectation;
  bool other = false;         // "All other … are": the list began in the sentence before
  bool before_other = false;  // "One … is": a list only if such a sentence follows
};
std::optional<Statement> MatchStatement(const Context& context, const Sentence& sentence);

// "Instants and sorceries share their subtypes; these subtypes are called spell types": whose
// lists go by the name.
struct Sharing {
  std::string name;
  std::vector<std::string> owners;  // singular
};
std::optional<Sharing> MatchSharing(std::string_view sentence, std::string_view previous);

// vocabulary_gathered.cc: lists whose members are in different places.

// The headings of the rules of each subsection about keywords, a list a subsection.
void FindKeywordSections(const Edition& edition, std::vector<VocabularyList>& lists);
// The lists whose members are the provisions below the one that announces them, one each: "There
// are three kinds of rites:" with three subrules.
void FindSpreadLists(const Edition& edition, std::vector<VocabularyList>& lists);
// The symbols that rules define one by one: "The tap symbol is {T}."
void FindSymbolDefinitions(const Edition& edition, std::vector<VocabularyList>& lists);

}  // namespace codicil::vocabulary
