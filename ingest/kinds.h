// The kinds of diagnostics that come from reading files.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kExampleOutsideRule{"example-outside-rule",
                                                    "An example has no provision before it."};
inline constexpr DiagnosticKind kStartsMidRule{"starts-mid-rule",
                                               "A fragment begins in the middle of a provision."};
inline constexpr DiagnosticKind kGlossaryEmpty{"glossary-empty", "The glossary has no entries."};
inline constexpr DiagnosticKind kNumberSpaced{"number-spaced", "There is a space inside a number."};
inline constexpr DiagnosticKind kRstOutsideFolder{
    "rst-outside-folder", "A named file is outside the folder of the first file."};
inline constexpr DiagnosticKind kRstUnknownDirective{"rst-unknown-directive",
                                                     "A directive that the reader does not know."};
inline constexpr DiagnosticKind kRstUnknownRole{"rst-unknown-role",
                                                "A role that the reader does not know."};
inline constexpr DiagnosticKind kRstMisspeltDirective{"rst-misspelt-directive",
                                                      "A directive is misspelt."};
inline constexpr DiagnosticKind kRstUnknownLabel{"rst-unknown-label",
                                                 "A reference names a label that is not defined."};
inline constexpr DiagnosticKind kRstMisplacedItem{
    "rst-misplaced-item", "The indentation of an item puts it outside the list that it continues."};
inline constexpr DiagnosticKind kRstLooseExample{"rst-loose-example",
                                                 "An example is outside an admonition."};
inline constexpr DiagnosticKind kRstHeading{
    "rst-heading", "A heading does not fit the order of sections, or its underline is too short."};
inline constexpr DiagnosticKind kRstMarkup{"rst-markup", "Inline markup is not closed."};
inline constexpr DiagnosticKind kJsonSyntax{"json-syntax", "The input is not well-formed JSON."};
inline constexpr DiagnosticKind kJsonShape{"json-shape",
                                           "The JSON does not fit the schema of an edition."};
inline constexpr DiagnosticKind kXmlSyntax{"xml-syntax", "The input is not well-formed XML."};
inline constexpr DiagnosticKind kLeftOut{
    "left-out", "A document has text that a reader of it does not see, or tracked changes."};
inline constexpr DiagnosticKind kXmlNumber{
    "xml-number", "The num of an element of Akoma Ntoso is not a number that can be read."};

inline constexpr DiagnosticKind kIngestKinds[] = {kExampleOutsideRule, kStartsMidRule,
                                                  kGlossaryEmpty,      kNumberSpaced,
                                                  kRstOutsideFolder,   kRstUnknownDirective,
                                                  kRstUnknownRole,     kRstMisspeltDirective,
                                                  kRstUnknownLabel,    kRstMisplacedItem,
                                                  kRstLooseExample,    kRstHeading,
                                                  kRstMarkup,          kJsonSyntax,
                                                  kJsonShape,          kXmlSyntax,
                                                  kXmlNumber,          kLeftOut};

}  // namespace codicil::kind
