// The kinds of diagnostics that come from decoding.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kUndecodableBytes{"undecodable-bytes",
                                                  "Bytes that the encoding does not define."};
inline constexpr DiagnosticKind kMixedEncoding{"mixed-encoding",
                                               "Parts of one file are in different encodings."};
inline constexpr DiagnosticKind kNotText{"not-text", "The file is binary, or in no known encoding.",
                                         Stops::kYes};
inline constexpr DiagnosticKind kEmptyInput{"empty-input",
                                            "The input is empty or only white space.", Stops::kYes};
inline constexpr DiagnosticKind kEncodingUnknown{
    "encoding-unknown", "The encoding that was asked for is unknown.", Stops::kYes};
inline constexpr DiagnosticKind kEncodedTwice{"encoded-twice",
                                              "The text was encoded twice, or may have been."};
inline constexpr DiagnosticKind kLostMarks{
    "lost-marks", "Quotation marks, apostrophes and dashes were saved as question marks."};
inline constexpr DiagnosticKind kUnreadable{"unreadable", "The file cannot be opened or read.",
                                            Stops::kYes};
inline constexpr DiagnosticKind kLimit{"limit",
                                       "The input exceeds a budget, and something was left out."};

inline constexpr DiagnosticKind kTextKinds[] = {kUndecodableBytes, kMixedEncoding,   kNotText,
                                                kEmptyInput,       kEncodingUnknown, kEncodedTwice,
                                                kLostMarks,        kUnreadable,      kLimit};

}  // namespace codicil::kind
