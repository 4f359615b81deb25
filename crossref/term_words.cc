#include "crossref/term_words.h"

#include <array>

namespace codicil {
namespace {

using Word = std::string_view;

constexpr auto kObsolete =
    std::to_array<Word>({"obsolete", "archaic", "deprecated", "superseded", "outdated"});
constexpr auto kInformal = std::to_array<Word>(
    {"informal", "colloquial", "slang", "old", "older", "former", "outmoded", "old-fashioned"});
constexpr auto kNames = std::to_array<Word>(
    {"term", "terms", "name", "names", "word", "words", "phrase", "wording", "expression"});
constexpr auto kKinds = std::to_array<Word>({"type", "subtype", "kind", "sort"});
constexpr auto kGrammar = std::to_array<Word>(
    {"i",        "me",       "my",     "you",      "your",    "yours",   "he",        "him",
     "his",      "she",      "her",    "hers",     "it",      "its",     "we",        "us",
     "our",      "they",     "them",   "their",    "theirs",  "who",     "whom",      "whose",
     "which",    "what",     "the",    "a",        "an",      "this",    "that",      "these",
     "those",    "such",     "each",   "every",    "any",     "all",     "some",      "both",
     "either",   "neither",  "other",  "another",  "no",      "none",    "not",       "and",
     "or",       "nor",      "but",    "if",       "unless",  "when",    "whenever",  "while",
     "where",    "wherever", "until",  "till",     "since",   "because", "before",    "after",
     "as",       "than",     "though", "although", "whether", "for",     "from",      "to",
     "of",       "in",       "into",   "on",       "onto",    "at",      "by",        "with",
     "without",  "within",   "during", "through",  "under",   "over",    "between",   "among",
     "against",  "about",    "up",     "down",     "off",     "out",     "is",        "are",
     "was",      "were",     "be",     "been",     "being",   "become",  "becomes",   "became",
     "becoming", "has",      "have",   "had",      "having",  "do",      "does",      "did",
     "doing",    "done",     "may",    "might",    "must",    "can",     "can't",     "cannot",
     "could",    "shall",    "should", "will",     "would",   "instead", "otherwise", "also",
     "only",     "then",     "again",  "already",  "still",   "once",    "there",     "here",
     "so",       "too",      "many",   "much",     "more",    "most",    "less",      "least",
     "few",      "fewer",    "several"});
constexpr auto kIdioms = std::to_array<Word>({"in general",
                                              "in this case",
                                              "in that case",
                                              "in which case",
                                              "in either case",
                                              "in any case",
                                              "in each case",
                                              "in both cases",
                                              "in some cases",
                                              "in these cases",
                                              "in those cases",
                                              "in all cases",
                                              "in most cases",
                                              "in other cases",
                                              "in such a case",
                                              "in such cases",
                                              "in many cases",
                                              "in no case",
                                              "in case",
                                              "in the case of",
                                              "just in case",
                                              "special case",
                                              "in order",
                                              "in the event of",
                                              "in the event that",
                                              "take effect",
                                              "in effect",
                                              "a number of",
                                              "any number of",
                                              "on the one hand",
                                              "on the other hand",
                                              "in the name of",
                                              "hand out",
                                              "in play",
                                              "into play",
                                              "from play",
                                              "out of play",
                                              "of play",
                                              "during play",
                                              "before play",
                                              "left play",
                                              "leave play",
                                              "return to play",
                                              "say that",
                                              "say so",
                                              "say otherwise",
                                              "say what",
                                              "come to play",
                                              "stay in play",
                                              "game world",
                                              "real world",
                                              "enter play",
                                              "game play",
                                              "organized play",
                                              "league play",
                                              "tournament play",
                                              "constructed play",
                                              "limited play",
                                              "play with",
                                              "play for",
                                              "play against",
                                              "play a game",
                                              "play the game",
                                              "play games",
                                              "move from",
                                              "move to",
                                              "move into",
                                              "move onto",
                                              "move between",
                                              "move out of",
                                              "move along",
                                              "in any order",
                                              "in the following order",
                                              "in this order",
                                              "in that order",
                                              "in the same order",
                                              "in the order",
                                              "step by step",
                                              "depending on",
                                              "step forward",
                                              "step back",
                                              "tie together"});
constexpr auto kEverydayVerbs = std::to_array<Word>(
    {"add",  "begin",  "bring", "call", "change", "choose", "come", "create", "end",
     "find", "follow", "get",   "give", "go",     "hold",   "keep", "leave",  "let",
     "look", "make",   "move",  "put",  "remove", "return", "say",  "send",   "set",
     "show", "start",  "stop",  "take", "turn",   "use"});
constexpr auto kSubjects = std::to_array<Word>({"that", "which", "who", "it", "this", "they"});
constexpr auto kDeterminers =
    std::to_array<Word>({"the", "a", "an", "its", "their", "his", "her", "your", "any", "zero",
                         "one", "two", "no", "what", "whether", "how"});
constexpr auto kBeforeVerbs =
    std::to_array<Word>({"to", "can", "may", "must", "could", "will", "would", "should"});
constexpr auto kBehindVerbs = std::to_array<Word>({"by", "to", "in"});

constexpr TermWords kEnglish = {kObsolete, kInformal,    kNames,       kKinds,
                                "To ",     kBeforeVerbs, kBehindVerbs, kEverydayVerbs,
                                kGrammar,  kIdioms,      kSubjects,    kDeterminers};

}  // namespace

const TermWords& TermWordsOf(std::string_view language) {
  static constexpr TermWords kNone{};
  return language == "en" || language.starts_with("en-") ? kEnglish : kNone;
}

}  // namespace codicil
