#include "serve/mcp_tools.h"

namespace codicil::serve {
namespace {

constexpr auto kText = ToolArgument::kText;
constexpr auto kNumber = ToolArgument::kNumber;
constexpr auto kTexts = ToolArgument::kTexts;

constexpr ToolArgument kEdition{kText, "edition", "edition", false,
                                "id, or date in force; newest if omitted"};
constexpr ToolArgument kName{kText, "name", "name", true,
                             "number in any spelling, range, title, term or lineage id"};

constexpr ToolArgument kOutline[] = {
    {kText, "under", "under", false, "only this provision and below"},
    {kNumber, "depth", "depth", false, "levels, 2 if omitted"},
    kEdition};
constexpr ToolArgument kRead[] = {kName, kEdition};
constexpr ToolArgument kSearch[] = {
    {kText, "words", "words", true, "words, \"a phrase\", a number or a title"},
    {kNumber, "limit", "limit", false, "results, 20 if omitted"},
    kEdition};
constexpr ToolArgument kDefine[] = {{kText, "term", "term", true, "term of the glossary"},
                                    kEdition};
constexpr ToolArgument kHistory[] = {
    kName, {kText, "edition", "edition", false, "where the name is looked up"}};
constexpr ToolArgument kDiff[] = {
    {kText, "old", "old", true, "older edition: id or date"},
    {kText, "new", "new", true, "newer edition: id, date or \"newest\""},
    {kText, "under", "under", false, "only this provision and below"}};
constexpr ToolArgument kLocate[] = {
    {kTexts, "names", "names", true, "numbers, titles or lineage ids"},
    {kText, "then", "then", false,
     "edition in which they were cited; otherwise the newest that has each"},
    kEdition};
constexpr ToolArgument kVerify[] = {
    {kText, "text", "text", true, "draft with citations and quotations"}, kEdition};

constexpr Tool kTools[] = {
    {"outline", "List provisions by number and title.", "outline", kOutline},
    {"read", "Read provisions, with examples, what they cite and what cites them.", "show", kRead},
    {"search", "Find provisions, lists and terms.", "search", kSearch},
    {"define", "Read a term of the glossary.", "glossary", kDefine},
    {"history", "See how a provision changed through the editions.", "trace", kHistory},
    {"diff", "See what changed between two editions.", "diff", kDiff},
    {"locate", "Find what old numbers are called now.", "locate", kLocate},
    {"verify", "Check every citation and quotation of a text before you give it to anyone.",
     "verify", kVerify},
    {"editions", "List the editions of the work.", "editions", {}},
};

}  // namespace

std::span<const Tool> Tools() { return kTools; }

}  // namespace codicil::serve
