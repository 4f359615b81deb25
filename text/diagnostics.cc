#include "text/diagnostics.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codicil {
namespace {

struct SeverityRow {
  Severity value;
  std::string_view name;
};

struct KindRow {
  DiagnosticKind value;
  std::string_view name;
  std::string_view summary;
};

constexpr KindRow kKinds[] = {
    {DiagnosticKind::kUndecodableBytes, "undecodable-bytes",
     "Bytes that the encoding does not define."},
    {DiagnosticKind::kMixedEncoding, "mixed-encoding",
     "Parts of one file are in different encodings."},
    {DiagnosticKind::kNotText, "not-text", "The file is binary, or in no known encoding."},
    {DiagnosticKind::kEmptyInput, "empty-input", "The input is empty or only white space."},
    {DiagnosticKind::kEncodingUnknown, "encoding-unknown",
     "The encoding that was asked for is unknown."},
    {DiagnosticKind::kEncodedTwice, "encoded-twice",
     "The text was encoded twice, or may have been."},
    {DiagnosticKind::kUnreadable, "unreadable", "The file cannot be opened or read."},
    {DiagnosticKind::kNoProvisions, "no-provisions", "Nothing in the input is numbered."},
    {DiagnosticKind::kExampleOutsideRule, "example-outside-rule",
     "An example has no provision before it."},
    {DiagnosticKind::kCutOff, "cut-off", "A text stops in mid-sentence at the edge of a fragment."},
    {DiagnosticKind::kStartsMidRule, "starts-mid-rule",
     "A fragment begins in the middle of a provision."},
    {DiagnosticKind::kNumberUnread, "number-unread",
     "Lines that look numbered were read as running text."},
    {DiagnosticKind::kGlossaryEmpty, "glossary-empty", "The glossary has no entries."},
    {DiagnosticKind::kTwoEditions, "two-editions",
     "The files have different dates, so they are not parts of one edition."},
    {DiagnosticKind::kOtherForm, "other-form", "The file is in a form that is not supported."},
    {DiagnosticKind::kLimit, "limit", "The input exceeds a budget, and something was left out."},
    {DiagnosticKind::kNumberGap, "number-gap", "A number is missing."},
    {DiagnosticKind::kNumberDuplicate, "number-duplicate", "Two provisions have the same number."},
    {DiagnosticKind::kNumberOrder, "number-order", "A number comes after a higher one."},
    {DiagnosticKind::kNumberSkippedLetter, "number-skipped-letter",
     "A number ends in a letter that the work skips elsewhere."},
    {DiagnosticKind::kNumberSpaced, "number-spaced", "There is a space inside a number."},
    {DiagnosticKind::kFragmentCutOff, "fragment-cut-off",
     "A provision that one fragment cuts off was taken whole from another."},
    {DiagnosticKind::kFragmentConflict, "fragment-conflict",
     "Two fragments have different texts for one number."},
    {DiagnosticKind::kRstMissingFile, "rst-missing-file",
     "A toctree names a file that does not exist."},
    {DiagnosticKind::kRstOutsideFolder, "rst-outside-folder",
     "A named file is outside the folder of the first file."},
    {DiagnosticKind::kRstUnknownDirective, "rst-unknown-directive",
     "A directive that the reader does not know."},
    {DiagnosticKind::kRstUnknownRole, "rst-unknown-role", "A role that the reader does not know."},
    {DiagnosticKind::kRstMisspeltDirective, "rst-misspelt-directive", "A directive is misspelt."},
    {DiagnosticKind::kRstUnknownLabel, "rst-unknown-label",
     "A reference names a label that is not defined."},
    {DiagnosticKind::kRstMisplacedItem, "rst-misplaced-item",
     "The indentation of an item puts it outside the list that it continues."},
    {DiagnosticKind::kRstLooseExample, "rst-loose-example", "An example is outside an admonition."},
    {DiagnosticKind::kRstHeading, "rst-heading",
     "A heading does not fit the order of sections, or its underline is too short."},
    {DiagnosticKind::kRstMarkup, "rst-markup", "Inline markup is not closed."},
    {DiagnosticKind::kDanglingCitation, "dangling-citation",
     "A citation names a provision that does not exist."},
    {DiagnosticKind::kAmbiguousCitation, "ambiguous-citation",
     "A citation fits several provisions."},
    {DiagnosticKind::kMistitledCitation, "mistitled-citation",
     "The number of a citation points to one provision, its title to another."},
    {DiagnosticKind::kUndefinedTerm, "undefined-term",
     "A reference names a term that the glossary lacks."},
    {DiagnosticKind::kUnreferencedEntry, "unreferenced-entry",
     "Nothing uses or cites the term of a glossary entry."},
    {DiagnosticKind::kDuplicateText, "duplicate-text",
     "Two provisions, or two examples, have the same words."},
    {DiagnosticKind::kGlossaryOrder, "glossary-order",
     "A glossary entry is out of alphabetical order."},
    {DiagnosticKind::kListOrder, "list-order", "A member of an alphabetical list is out of order."},
    {DiagnosticKind::kListDuplicate, "list-duplicate", "A list has the same member twice."},
    {DiagnosticKind::kUnbalancedQuotes, "unbalanced-quotes", "A quotation mark has no partner."},
    {DiagnosticKind::kUnbalancedBrackets, "unbalanced-brackets", "A bracket has no partner."},
    {DiagnosticKind::kDoubleSpace, "double-space", "There are several spaces between two words."},
    {DiagnosticKind::kSentenceCutOff, "sentence-cut-off",
     "A paragraph does not end like a sentence."},
    {DiagnosticKind::kRepeatedWord, "repeated-word", "A word appears twice in a row."},
    {DiagnosticKind::kRenumberedCitation, "renumbered-citation",
     "A cited provision has another number in the new edition."},
    {DiagnosticKind::kRemovedCitation, "removed-citation",
     "Nothing in the new edition corresponds to a cited provision."},
    {DiagnosticKind::kSplitCitation, "split-citation",
     "Several provisions of the new edition correspond to a cited one."},
    {DiagnosticKind::kUnsureCitation, "unsure-citation",
     "It is not sure enough which provision of the new edition corresponds to a cited one."},
    {DiagnosticKind::kBrokenRange, "broken-range",
     "The provisions that correspond to a cited range do not form a range."},
    {DiagnosticKind::kMisquotedCitation, "misquoted-citation",
     "The words next to a number are those of another provision."},
    {DiagnosticKind::kRewordedQuotation, "reworded-quotation",
     "The words next to a number are different in the new edition."},
    {DiagnosticKind::kDoubtfulCitation, "doubtful-citation",
     "What may be a number of the old edition was left unchanged."},
    {DiagnosticKind::kFitsNewEdition, "fits-new-edition",
     "The citations of a file fit the new edition better than the old one."},
    {DiagnosticKind::kOverrideSyntax, "override-syntax",
     "The file of overrides is not TOML, or an override lacks its numbers or its reason."},
    {DiagnosticKind::kUnfitOverride, "unfit-override",
     "An override cannot be applied to the two editions."},
    {DiagnosticKind::kJsonSyntax, "json-syntax", "The input is not well-formed JSON."},
    {DiagnosticKind::kJsonShape, "json-shape", "The JSON does not fit the schema of an edition."},
    {DiagnosticKind::kUnwritableCharacter, "unwritable-character",
     "The output form cannot represent a character."},
};

constexpr SeverityRow kSeverities[] = {
    {Severity::kNote, "note"},
    {Severity::kWarning, "warning"},
    {Severity::kError, "error"},
};

// Every value has a row, which a test checks.
template <typename Row, size_t n, typename Enum>
const Row& RowOf(const Row (&table)[n], Enum value) {
  return *std::find_if(table, table + n - 1, [&](const Row& row) { return row.value == value; });
}

template <typename Row, size_t n>
auto ValueOf(const Row (&table)[n], std::string_view name) -> std::optional<decltype(Row::value)> {
  const auto* found =
      std::find_if(table, table + n, [&](const auto& row) { return row.name == name; });
  if (found == table + n) return std::nullopt;
  return found->value;
}

// Whether an input with this diagnostic cannot be used.
bool IsFatal(const Diagnostic& diagnostic) {
  if (diagnostic.severity != Severity::kError) return false;
  switch (diagnostic.kind) {
    case DiagnosticKind::kUnreadable:
    case DiagnosticKind::kEncodingUnknown:
    case DiagnosticKind::kNotText:
    case DiagnosticKind::kEmptyInput:
    case DiagnosticKind::kNoProvisions:
    case DiagnosticKind::kOtherForm:
    case DiagnosticKind::kTwoEditions:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::string_view DiagnosticName(DiagnosticKind kind) { return RowOf(kKinds, kind).name; }

std::string_view DiagnosticSummary(DiagnosticKind kind) { return RowOf(kKinds, kind).summary; }

std::vector<DiagnosticKind> AllDiagnosticKinds() {
  std::vector<DiagnosticKind> kinds;
  for (const KindRow& row : kKinds) kinds.push_back(row.value);
  return kinds;
}

std::string_view SeverityName(Severity severity) { return RowOf(kSeverities, severity).name; }

std::optional<DiagnosticKind> DiagnosticKindFromName(std::string_view name) {
  return ValueOf(kKinds, name);
}

std::optional<Severity> SeverityFromName(std::string_view name) {
  return ValueOf(kSeverities, name);
}

void Diagnostics::Report(DiagnosticKind kind, Severity severity, std::string message,
                         std::optional<Span> span, std::optional<Span> related) {
  list_.push_back({kind, severity, std::move(message), span, related});
}

size_t Diagnostics::Count(Severity severity) const {
  return static_cast<size_t>(std::count_if(
      list_.begin(), list_.end(), [&](const Diagnostic& d) { return d.severity == severity; }));
}

InputStatus StatusOf(const Diagnostics& diagnostics) {
  const auto& list = diagnostics.list();
  if (std::any_of(list.begin(), list.end(), IsFatal)) return InputStatus::kUnusable;
  const bool findings = std::any_of(list.begin(), list.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity != Severity::kNote;
  });
  return findings ? InputStatus::kFindings : InputStatus::kClean;
}

}  // namespace codicil
