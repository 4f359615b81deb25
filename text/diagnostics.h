// What the library reports about a source. The library never prints, never exits and never throws
// for bad input: it reports here and continues.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/span.h"

namespace codicil {

enum class Severity { kNote, kWarning, kError };

// The closed list of kinds; a test demonstrates each. DiagnosticName(kind) is the name of a kind,
// in lower case with hyphens.
enum class DiagnosticKind {
  // Decoding.
  kUndecodableBytes,  // bytes that the encoding does not define; they became U+FFFD
  kMixedEncoding,     // parts of one file are in different encodings
  kNotText,           // a binary file, or one in no known encoding
  kEmptyInput,        // no bytes, or only white space
  kEncodingUnknown,   // --encoding names an unknown encoding
  kEncodedTwice,      // bytes were read in the wrong encoding and saved again
  // Reading.
  kUnreadable,          // a file that cannot be opened or read
  kNoProvisions,        // the whole input has no numbers
  kExampleOutsideRule,  // an example with no provision before it
  kCutOff,              // a text that stops in mid-sentence at the edge of a fragment
  kStartsMidRule,       // a fragment that begins with the rest of a provision
  kNumberUnread,        // lines that look numbered but were read as running text
  kGlossaryEmpty,       // a heading "Glossary" with no entry below it
  kTwoEditions,         // the files state different dates, so they are not parts of one edition
  kOtherForm,           // HTML, PostScript, RTF: a format that is not supported
  kLimit,               // the input exceeds a budget; the message says what was left out
  // Numbers.
  kNumberGap,
  kNumberDuplicate,
  kNumberOrder,
  kNumberSkippedLetter,
  kNumberSpaced,  // a space inside a number: "606. 8b"
  // Assembly of fragments.
  kFragmentCutOff,    // a cut-off provision was replaced by the whole one from another fragment
  kFragmentConflict,  // one number has different texts in two fragments; both are kept
  // RST.
  kRstMissingFile,
  kRstOutsideFolder,  // a named file that is outside the folder of the first file
  kRstUnknownDirective,
  kRstUnknownRole,
  kRstMisspeltDirective,
  kRstUnknownLabel,
  kRstMisplacedItem,  // an item of the rule's own list that its indentation puts elsewhere
  kRstLooseExample,   // "Example: ..." as a paragraph, outside an admonition
  kRstHeading,        // a heading that fits no section order, or whose underline is too short
  kRstMarkup,         // inline markup that is not closed
  // Checks: what the rules say about each other.
  kDanglingCitation,   // a number that no provision has
  kAmbiguousCitation,  // several provisions fit
  kMistitledCitation,  // the number points to one provision, the quoted title to another
  kUndefinedTerm,      // "See X", but the glossary has no X
  kUnreferencedEntry,  // a glossary entry whose term nothing uses or cites
  // Checks: words and their order.
  kDuplicateText,  // two provisions, or two examples, with the same words
  kGlossaryOrder,
  kListOrder,
  kListDuplicate,
  kUnbalancedQuotes,
  kUnbalancedBrackets,
  kDoubleSpace,
  kSentenceCutOff,
  kRepeatedWord,
  // Citations in outside text, from one edition to the next.
  kRenumberedCitation,  // the provision has another number in the new edition
  kRemovedCitation,     // nothing in the new edition corresponds to it
  kSplitCitation,       // several provisions of the new edition correspond to it
  kUnsureCitation,      // it is too uncertain what corresponds to it
  kBrokenRange,         // what corresponds to the members of a range is not a range
  kMisquotedCitation,   // the words quoted with it are those of another provision
  kRewordedQuotation,   // the words quoted with it have changed in the new edition
  kDoubtfulCitation,    // looks like a number of the old edition; left unchanged
  kFitsNewEdition,      // a file whose citations fit the new edition better than the old one
  // Overrides of a concordance.
  kOverrideSyntax,  // not TOML, or an override without its numbers or its reason
  kUnfitOverride,   // an override that cannot be applied to the two editions
  // JSON.
  kJsonSyntax,
  kJsonShape,
  // Writing.
  kUnwritableCharacter,  // a character that the output form cannot represent
};

std::string_view DiagnosticName(DiagnosticKind kind);
// Returns one sentence that describes any finding of the kind: "Two provisions carry one number."
std::string_view DiagnosticSummary(DiagnosticKind kind);
// Returns every kind.
std::vector<DiagnosticKind> AllDiagnosticKinds();
std::string_view SeverityName(Severity severity);
std::optional<DiagnosticKind> DiagnosticKindFromName(std::string_view name);
std::optional<Severity> SeverityFromName(std::string_view name);

struct Diagnostic {
  DiagnosticKind kind;
  Severity severity;
  std::string message;          // one sentence, lower case start, no full stop
  std::optional<Span> span;     // none: the message is about the input as a whole
  std::optional<Span> related;  // the place of the other party to a conflict
};

class Diagnostics {
 public:
  void Report(DiagnosticKind kind, Severity severity, std::string message,
              std::optional<Span> span = std::nullopt, std::optional<Span> related = std::nullopt);
  const std::vector<Diagnostic>& list() const { return list_; }
  std::vector<Diagnostic>& list() { return list_; }
  size_t Count(Severity severity) const;

 private:
  std::vector<Diagnostic> list_;
};

// How an input could be used.
enum class InputStatus { kClean, kFindings, kUnusable };
// kUnusable if an error says that a file could not be used at all or that nothing was found in it;
// kFindings if there is any other error or warning.
InputStatus StatusOf(const Diagnostics& diagnostics);

}  // namespace codicil
