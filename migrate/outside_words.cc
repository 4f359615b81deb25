#include "migrate/outside_words.h"

#include <algorithm>
#include <span>

#include "base/ascii.h"
#include "crossref/lexing.h"

namespace codicil {
namespace {

using Word = std::string_view;

// In lower case if a word may begin with a capital; symbols of units as they are written.
constexpr Word kUnits[] = {
    "bytes",      "byte",        "bits",        "bit",         "seconds",     "second",
    "sec",        "secs",        "minutes",     "minute",      "min",         "mins",
    "hours",      "hour",        "hr",          "hrs",         "days",        "day",
    "weeks",      "week",        "months",      "month",       "years",       "year",
    "inch",       "inches",      "feet",        "foot",        "ft",          "yards",
    "yard",       "yd",          "miles",       "mile",        "metres",      "metre",
    "meters",     "meter",       "pounds",      "pound",       "lb",          "lbs",
    "ounces",     "ounce",       "oz",          "tons",        "ton",         "tonnes",
    "grams",      "gram",        "kilos",       "kilo",        "litres",      "litre",
    "liters",     "liter",       "gallons",     "gallon",      "degrees",     "degree",
    "deg",        "dollars",     "dollar",      "euros",       "euro",        "cents",
    "cent",       "percent",     "points",      "point",       "pts",         "times",
    "million",    "billion",     "thousand",    "hundred",     "trillion",    "users",
    "people",     "items",       "cards",       "pieces",      "pixels",      "px",
    "pt",         "em",          "rem",         "dpi",         "fps",         "rpm",
    "mph",        "kph",         "ms",          "us",          "ns",          "mm",
    "cm",         "km",          "kg",          "mg",          "ml",          "dl",
    "kb",         "mb",          "gb",          "tb",          "pb",          "kib",
    "mib",        "gib",         "tib",         "hz",          "khz",         "mhz",
    "ghz",        "kbps",        "mbps",        "gbps",        "usd",         "eur",
    "gbp",        "chf",         "jpy",         "kwh",         "kw",          "mw",
    "kv",         "ma",          "mah",         "db",          "kcal",        "cal",
    "kj",         "kpa",         "hpa",         "bar",         "psi",         "nm",
    "mol",        "centimeters", "centimetres", "millimeters", "millimetres", "kilometers",
    "kilometres", "fm",          "shares",      "votes",       "runs",        "overs"};
constexpr Word kSymbols[] = {"C", "F", "K", "V", "W", "B", "m", "g", "l", "s", "k", "M", "G", "x"};
constexpr Word kOtherNumbering[] = {"version",       "versions", "v",      "ver",    "release",
                                    "releases",      "revision", "rev",    "build",  "edition",
                                    "patch",         "page",     "pages",  "p",      "pp",
                                    "chapter",       "figure",   "fig",    "table",  "volume",
                                    "vol",           "issue",    "port",   "ip",     "host",
                                    "model",         "level",    "lvl",    "score",  "about",
                                    "approximately", "around",   "nearly", "almost", "roughly",
                                    "over",          "than",     "least",  "most",   "exactly",
                                    "costs",         "cost",     "weighs", "price",  "channel",
                                    "room",          "flight",   "python", "java",   "node",
                                    "linux",         "windows",  "ubuntu", "debian", "kernel"};
constexpr Word kSmall[] = {
    "a",       "an",      "the",      "and",        "or",      "but",     "nor",       "of",
    "in",      "on",      "at",       "to",         "by",      "for",     "from",      "with",
    "under",   "per",     "via",      "as",         "if",      "when",    "while",     "where",
    "is",      "are",     "was",      "were",       "be",      "has",     "have",      "had",
    "says",    "say",     "states",   "reads",      "see",     "also",    "cf",        "e",
    "i",       "that",    "this",     "these",      "those",   "which",   "then",      "than",
    "not",     "both",    "only",     "so",         "such",    "like",    "through",   "about",
    "because", "since",   "unless",   "until",      "before",  "after",   "above",     "below",
    "it",      "they",    "he",       "she",        "we",      "you",     "can",       "may",
    "must",    "will",    "does",     "do",         "due",     "applies", "instead",   "again",
    "here",    "there",   "first",    "now",        "too",     "vs",      "into",      "between",
    "within",  "against", "violates", "implements", "follows", "follow",  "following", "apply",
    "using",   "uses",    "use"};
constexpr Word kDocuments[] = {
    "act",        "acts",      "code",        "codes",      "constitution",  "treaty",
    "law",        "laws",      "statute",     "statutes",   "regulation",    "regulations",
    "reg",        "directive", "ordinance",   "bill",       "charter",       "convention",
    "protocol",   "bylaws",    "agreement",   "contract",   "lease",         "license",
    "licence",    "policy",    "terms",       "manual",     "handbook",      "guide",
    "guidelines", "standard",  "standards",   "spec",       "specification", "specifications",
    "rfc",        "iso",       "ieee",        "ietf",       "usc",           "cfr",
    "gdpr",       "title",     "part",        "chapter",    "article",       "annex",
    "appendix",   "schedule",  "exhibit",     "indenture",  "deed",          "paper",
    "book",       "report",    "thesis",      "essay",      "document",      "documentation",
    "docs",       "readme",    "wiki",        "faq",        "page",          "procedure",
    "evidence",   "court",     "association", "federation", "league",        "committee",
    "plan",       "addendum",  "amendment",   "warranty",   "memorandum",    "proposal",
    "template",   "syllabus",  "catalog",     "catalogue"};
constexpr Word kSeeing[] = {"i",     "you",    "we",     "they", "he",    "she",    "it",
                            "who",   "can",    "could",  "will", "would", "may",    "might",
                            "must",  "should", "shall",  "to",   "not",   "never",  "did",
                            "do",    "does",   "ll",     "d",    "often", "always", "rarely",
                            "still", "users",  "people", "just"};
constexpr Word kTags[] = {"TODO", "FIXME", "NOTE", "XXX",  "HACK", "BUG", "TBD", "WARNING", "SEE",
                          "AND",  "OR",    "PER",  "FROM", "IN",   "OF",  "BY",  "THE",     "ALSO"};

bool IsIn(std::span<const Word> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

bool IsAllCapitals(std::string_view word) {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), IsUpper);
}

bool IsUnitWord(std::string_view word) {
  return IsIn(kSymbols, word) || IsIn(kUnits, LowerCase(word));
}
bool IsOtherNumbering(std::string_view word) { return IsIn(kOtherNumbering, LowerCase(word)); }
bool IsSmallWord(std::string_view word) { return IsIn(kSmall, LowerCase(word)); }
bool IsDocumentWord(std::string_view word) { return IsIn(kDocuments, LowerCase(word)); }
bool MakesSeeAVerb(std::string_view word) { return IsIn(kSeeing, LowerCase(word)); }
bool IsCommentTag(std::string_view word) { return IsIn(kTags, word); }

WorkNames::WorkNames(std::string_view title) {
  initials_ = "CR";
  words_ = {"comprehensive", "rules", "rule", "rulebook", "cr"};
  std::string initials;
  for (size_t at = 0; at < title.size();) {
    const std::string_view word = WordAt(title, at);
    at += std::max<size_t>(word.size(), 1);
    if (word.empty()) continue;
    if (IsUpper(word[0])) initials += word[0];
    if (!IsSmallWord(word)) words_.push_back(LowerCase(word));
  }
  initials_ += ' ' + initials;
}

bool WorkNames::Has(std::string_view word) const {
  constexpr size_t kShortest = 3;  // beginning of a word
  if (IsAllCapitals(word) && initials_.find(word) != std::string::npos) return true;
  const std::string lower = LowerCase(word);
  return std::any_of(words_.begin(), words_.end(), [&](const std::string& own) {
    return own == lower || (lower.size() >= kShortest && own.starts_with(lower));
  });
}

}  // namespace codicil
