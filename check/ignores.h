// Findings that people have looked at and do not want to see again.
#pragma once

#include <vector>

#include "check/report.h"
#include "check/settings.h"

namespace codicil {

// Gives findings the severities of the project, and removes from the report what codicil.toml
// ignores, and what comments in the text ignore:
//
//   <!-- codicil-ignore double-space, repeated-word: why -->    Markdown, HTML, XML, plain text
//   .. codicil-ignore double-space: why                         reStructuredText
//
// A comment is for the provision, or the entry of the glossary, that follows it or that it stands
// in, without those below it; "codicil-ignore-file" is for the whole file. Without a kind, it is
// for all. One that names a kind which is not among `known` is itself a finding, kUnknownIgnore.
void ApplySettings(const Edition& edition, const CheckSettings& settings,
                   const std::vector<DiagnosticKind>& known, CheckReport& report);

}  // namespace codicil
