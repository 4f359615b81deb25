// What is known of a language: tables of words, no code. A language is one file in text/languages/
// and a row in languages.cc there. A table that a language does not have is empty.
//
// Words are in lower case and in any order, except where a table says otherwise.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Words or phrases.
using WordList = std::vector<std::string_view>;

// The kind of a word or sign that is a part of the number after it: "Art 3", "§ 12".
enum class NumberLeadKind : uint8_t {
  kArticle,
  kSection,
  kRule,
  kChapter,
  kPart,
  kClause,
  kRegulation,
  kAppendix,
  kTitle,
  kAnnex,
  kLaw,
  kSubsection,
  kSubchapter,
  kSubpart,
  kParagraph,
  kCanon,
  kPrinciple,
  kDivision,
  kBook,
  kSchedule,
  kAmendment,
  kBylaw,
  kGuideline,
  kExhibit,
  kAdditional,
  kTransitional,
  kFinal
};
struct NumberLeadWord {
  NumberLeadKind kind;
  std::string_view word;       // as it is written
  std::string_view tail = {};  // after the number: 条 of 第三条
};

// What is put after the number, as it is written with what joins it: " §" of "5 §", ". Kapitel".
struct NumberTailWord {
  NumberLeadKind kind;
  std::string_view word;
};

// Returns its word without what joins it: "Kapitel".
std::string_view WordOfTail(std::string_view tail);

// The kind of provision that a lead word of a citation names.
enum class LeadKind : uint8_t { kRule, kSubsection, kSection };
struct LeadWord {
  std::string_view word;  // matched as written and with a capital
  LeadKind kind;
  bool plural;
};

// The words that form citations. Abbreviations are as they are written.
struct CitationWords {
  std::vector<LeadWord> leads = {};  // "rule", "sections"
  WordList self = {};                // "this": the provision that contains the word
  WordList see = {};                 // introduce a bare number or a glossary term
  WordList also = {};                // may follow "see"
  WordList citing = {};              // before a bare number: the number is a citation
  WordList not_citing = {};          // before a bare number: the number is not a citation
  WordList units = {};               // after a bare number: the number is a quantity
  WordList joiners = {};             // between the members of a list
  WordList range = {};               // between the ends of a range
  WordList name_links = {};          // small words inside a name: "Removed from the Game"
  WordList no_name = {};       // capitalised at the start of a sentence, but neither part of a name
                               // nor a term on their own
  WordList documents = {};     // last words of the names of documents
  bool capital_nouns = false;  // a number before a capital counts things: "3 Karten"
  WordList glossary = {};      // a quotation next to one of these is a term
  WordList own_names = {};     // folded: the names a work may use for itself
  // Below and above an article, in all forms; "~" before a word: its number comes first.
  WordList articles = {};     // "article", "articles"
  WordList paragraphs = {};   // directly below an article: "Absatz", "Abs"
  WordList items = {};        // below a paragraph: "point", "Nr"
  WordList letters = {};      // the same, always a letter: "lit"
  WordList sentences = {};    // never provisions: "sentence", "alinéa"
  WordList acts = {};         // folded: "act", "directive", what has articles
  WordList act_endings = {};  // folded: of the names of acts: "gesetz"
  WordList act_numbers = {};  // folded: between an act and its number or date: "no"
  WordList codes = {};        // acts that are told apart by what follows: "code"
  WordList of = {};           // between a part and its whole, with articles: "de la", "of"
  WordList other = {};        // "that", "old": an act that is not the work
  bool act_follows = false;   // nothing is between: "§ 5 BGB", "art. 3 ustawy"
  bool act_precedes = false;  // the whole comes first: 民法第三条, "rikoslain 5 §"
};

// The words that distinguish the use of a term from the everyday use of its words.
struct TermWords {
  // "(Obsolete)" after a term, or "An obsolete …" at the start of its definition: the term is out
  // of use.
  WordList obsolete;
  // "(Informal)", "An informal term for …": the same, but in a definition only if one of `names`
  // follows.
  WordList informal;
  WordList names;
  // "A relic type": a term defined as a kind of something is often capitalised.
  WordList kinds;
  // The first word of a definition of an action: "To put out a lamp."
  std::string_view action;
  // "can match", "to match": before a verb.
  WordList before_verbs;
  // "modified by", "moved to": after a participle that is not an adjective.
  WordList behind_verbs;
  // Everyday verbs: they are the term only near the thing that its definition says it is done to.
  WordList everyday_verbs;
  // Words of grammar: terms on their own only where they are quoted.
  WordList grammar;
  // Fixed phrases of everyday language whose words look like terms but are not: "in that case".
  WordList idioms;
  // "which matches": next to one of these, a word in -s is a verb.
  WordList subjects;
  WordList determiners;
  // "may phase", "phase out": next to one of these, the word for a thing is a verb.
  WordList modals;
  WordList particles;
  // "phases in or out": may follow a particle that ends its clause.
  WordList clause_links;
  // "the boat named Grey Turn": a capitalised word after one of these is a name.
  WordList naming;
};

// What the words around a number say about it in texts outside the work.
struct OutsideWords {
  WordList own;              // words that any such work uses for itself
  WordList work;             // "cr", before a number: any such work is called by it
  WordList number;           // "no.", between a lead word and its number
  WordList saying;           // between a number and its quotation
  WordList units;            // after a number: units and things counted
  WordList other_numbering;  // before a number: "version", "page", "port"
  WordList small;            // say nothing about a number next to them
  WordList documents;        // have sections or rules of their own: "act", "rfc", "contract"
  WordList seeing;           // make "see" after them a verb
  WordList tags;             // as written: "TODO", in capitals, but not names
  WordList talk;    // of those who speak of rules or write programs for them: of no subject
  WordList fields;  // of other subjects that have rules: "firewall", "tax", "golf"
};

// The words of sentences that state a list.
struct ListWords {
  WordList numbers;        // in order, from zero on
  WordList tens;           // in order, from twenty on: of "thirty-one"
  WordList counting;       // before a name: express a quantity and are not part of it
  WordList links;          // after one of these a name says what it belongs to
  WordList categories;     // head words for which two members without a colon are enough
  WordList bare;           // names that say nothing without what they belong to
  WordList passing;        // first words of remarks on some members only
  WordList no_categories;  // plurals under which sentences are listed, not names
  WordList remarks;        // first words of statements about members that do not name a list
  WordList clause_words;   // a clause, unlike a name, has one of these after its first word
  WordList no_first;       // after "are": do not begin a list
  WordList tails;          // may follow the last member
};

struct Language {
  std::string_view tag = {};  // BCP 47: "en"

  // ---- For reading a text whose language is not known: asked over all languages.

  std::array<WordList, 12> months = {};
  WordList day_endings = {};      // after the number of a day: "th"
  WordList date_links = {};       // "15 de julio de 2011"
  WordList date_leads = {};       // before the date of an edition: "effective", "as of"
  WordList amendment_leads = {};  // before the date of the last change: "last amended"
  WordList versions = {};         // before the number of a version: "version"
  WordList date_tails = {};       // directly after it: 施行
  std::vector<NumberLeadWord> number_leads = {};  // in capitals they are leads too
  std::vector<NumberTailWord> number_tails = {};
  WordList ordinals = {};      // in order: "first", "second"; with their other genders: "prvi|prva"
  WordList ordinal_tens = {};  // in order: "twentieth", "thirtieth"
  std::string_view letters = {};  // that lists are counted with, in order, of other scripts
  WordList glossary = {};         // headings of a glossary
  WordList definitions = {};      // headings of what may be a glossary; "Definitions and glossary"
  WordList before_glossary = {};  // "Short glossary"
  WordList after_glossary = {};   // "Glossary of terms"
  WordList contents = {};         // headings of a table of contents
  WordList listings = {};         // headings of lists of tables and figures
  WordList matter = {};           // headings of what surrounds the provisions
  WordList examples = {}, see_also = {};  // labels of parts of a provision, with a capital
  WordList refers = {};           // as written, at the start of a definition: "See Landwalk."
  WordList page = {};             // before a page's number
  WordList captions = {};         // before the number of what is no part of the text: "figure"
  WordList amendment_notes = {};  // what a footnote that says what was amended begins with
  WordList title_words = {};      // lower case in titles
  WordList before_numbers = {};   // as written: after one of these a line is continued by a number
  WordList conjunctions = {};  // a line that ends in one of these goes on, or the next is an item
  WordList after_suspensions = {};  // after "first-", which a later word completes
  WordList articles = {};
  WordList unfinished = {};  // a paragraph that ends in one of these is cut off
  WordList repeatable = {};  // may well come twice in a row: "the one whose turn it is is first"
  WordList withdrawn = {};   // of which only the place is left: "withdrawn", "renumbered"
  WordList withdrawn_with = {};  // that such a text has besides: "into", "see"
  WordList abbreviations = {};   // as written, without the period that does not end a sentence

  // ---- For works in this language.

  CitationWords citations = {};
  TermWords terms = {};
  OutsideWords outside = {};
  ListWords lists = {};
};

// All languages, English first.
std::span<const Language* const> Languages();
// Returns the language of a tag such as "en" or "en-GB". One that has no file has no words but
// those of English citations.
const Language& LanguageOf(std::string_view tag);
inline const Language& English() { return *Languages()[0]; }
// Returns the words that one table has in all languages.
WordList InAllLanguages(WordList Language::*table);
WordList InAllLanguages(WordList CitationWords::*table);

// Returns 2 for "second" and "segunda", in lower case; 0 for other words.
uint32_t OrdinalOf(std::string_view word);

// Whether the word is one of `words`, byte for byte.
bool Contains(const WordList& words, std::string_view word);
// Returns a pattern (RE2) for any of the words.
std::string PatternOf(const WordList& words);

}  // namespace codicil
