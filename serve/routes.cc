#include "serve/routes.h"

namespace codicil::serve {
namespace {

constexpr Parameter Query(std::string_view name, std::string_view member,
                          std::string_view description, std::string_view example = {},
                          ValueKind kind = ValueKind::kText, bool required = false) {
  return {name, member, In::kQuery, kind, required, description, example};
}
constexpr Parameter Body(std::string_view name, std::string_view member,
                         std::string_view description, std::string_view example,
                         ValueKind kind = ValueKind::kText, bool required = false) {
  return {name, member, In::kBody, kind, required, description, example};
}

constexpr Parameter kName{
    "name",
    "name",
    In::kPath,
    ValueKind::kText,
    true,
    "What is asked for: a number in any spelling, a range, a title, the lasting id of a provision.",
    "106.2"};
constexpr Parameter kAt = Query(
    "at", "edition",
    "The edition: its id, or a date on which it was in force; otherwise the newest.", "2021-03-01");
constexpr Parameter kLookedUpAt = Query(
    "at", "edition",
    "The edition in which the name is looked up; otherwise the newest that has it.", "2021-03-01");

constexpr Parameter kOfEdition[] = {kAt};
constexpr Parameter kNameAt[] = {kName, kAt};
constexpr Parameter kRule[] = {
    kName, kAt,
    Query("with", "with",
          "What to say of other provisions, with commas: context (those above and directly below), "
          "citations (those that it cites), examples (of all these).",
          "context,citations")};
constexpr Parameter kHistory[] = {kName, kLookedUpAt};
constexpr Parameter kOutline[] = {
    kAt, Query("under", "under", "Only this provision and what is below it.", "100"),
    Query("depth", "depth", "How many levels; 2 if it is not given.", "2", ValueKind::kNumber)};
constexpr Parameter kSearch[] = {
    Query("q", "words", "What to look for: words, a phrase in quotation marks, a number, a title.",
          "draw step", ValueKind::kText, true),
    kAt,
    Query("limit", "limit", "At most so many results; 20 if it is not given.", "5",
          ValueKind::kNumber)};
constexpr Parameter kDiff[] = {
    Query("old", "old", "The older edition.", "e2", ValueKind::kText, true),
    Query("new", "new", "The newer edition.", "e3", ValueKind::kText, true),
    Query("under", "under", "Only this provision and what is below it.", "702")};
constexpr Parameter kGlossary[] = {
    {"term", "term", In::kPath, ValueKind::kText, true, "A term, in singular or plural.", "bank"},
    kAt};
constexpr Parameter kLocate[] = {
    Body("names", "names", "Numbers, titles or lasting ids.", "[\"203.1\", \"702.5\"]",
         ValueKind::kTexts, true),
    Body("then", "then",
         "The edition in which they are looked up; otherwise the newest that has each.",
         "\"2021-03-01\""),
    Body("at", "edition", "The edition in which to say what they are; otherwise the newest.",
         "\"newest\"")};
constexpr Parameter kText = Body("text", "text", "The text that cites the work.",
                                 "\"See rule 106.2.\"", ValueKind::kText, true);
constexpr Parameter kTextName = Body("name", "name", "What to call it in the answer.", "\"note\"");
constexpr Parameter kVerify[] = {
    kText, kTextName,
    Body("at", "edition", "The edition that it is held against; otherwise the newest.",
         "\"newest\"")};
constexpr Parameter kMigrate[] = {
    kText, kTextName,
    Body("then", "then", "The edition that it cites; otherwise that is found from the text.",
         "\"2021-03-01\""),
    Body("min_confidence", "min_confidence",
         "Leave numbers whose provisions were matched with less confidence.", "0.7",
         ValueKind::kFraction)};

constexpr Route kRoutes[] = {
    {"GET",
     "/works",
     "listWorks",
     "works",
     "The works that are served",
     "",
     "codicil-works/1",
     false,
     {}},
    {"GET",
     "/editions",
     "listEditions",
     "works",
     "The editions of a work",
     "editions",
     "codicil-editions/1",
     false,
     {}},
    {"GET", "/outline", "outline", "reading", "The provisions by number and title", "outline",
     "codicil-outline/1", true, kOutline},
    {"GET", "/rules/{name}", "readRule", "reading",
     "Provisions with their examples, what they cite and what cites them", "show", "codicil-show/1",
     true, kRule},
    {"GET", "/rules/{name}/history", "ruleHistory", "history",
     "What happened to a provision through the editions", "trace", "codicil-trace/1", true,
     kHistory},
    {"GET", "/rules/{name}/blame", "ruleBlame", "history",
     "Which edition brought each of a provision's words", "blame", "codicil-blame/1", true,
     kHistory},
    {"GET", "/rules/{name}/cited-by", "ruleCitedBy", "reading",
     "The citations in a provision, and those of it", "refs", "codicil-refs/1", true, kNameAt},
    {"GET", "/search", "search", "reading",
     "Provisions, lists and terms by words, numbers and titles", "search", "codicil-search/1", true,
     kSearch},
    {"GET", "/diff", "diff", "history", "What changed from one edition to another", "diff",
     "codicil-diff/1", true, kDiff},
    {"GET", "/lists", "lists", "reading", "The closed lists that the work defines", "types",
     "codicil-types/1", true, kOfEdition},
    {"GET", "/glossary/{term}", "glossaryTerm", "reading", "A term of the glossary", "glossary",
     "codicil-show/1", true, kGlossary},
    {"POST", "/locate", "locate", "texts", "What numbers of one edition are in another", "locate",
     "codicil-located/1", true, kLocate},
    {"POST", "/verify", "verify", "texts",
     "Whether what a text cites and quotes is so, and what was not checked", "verify",
     "codicil-verify/1", true, kVerify},
    {"POST", "/migrate", "migrate", "texts",
     "A text with its citations carried to the newest edition, and a report", "migrate",
     "codicil-migrate/1", false, kMigrate},
};

}  // namespace

std::span<const Route> Routes() { return kRoutes; }

}  // namespace codicil::serve
