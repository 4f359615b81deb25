// What became of holding the citations and quotations of texts against a work, in the formats of
// `codicil verify`.
#pragma once

#include <string_view>
#include <vector>

#include "base/byte_sink.h"
#include "corpus/cite_lock.h"
#include "corpus/verify.h"
#include "output/table.h"
#include "output/terminal_text.h"
#include "text/sources.h"

namespace codicil {

struct VerifyReport {
  const Work& work;
  uint32_t edition;                                   // that the texts were held against
  const Sources& texts;                               // with a diagnostic for each finding
  const std::vector<Verification>& verified;          // of each text
  const std::vector<StaleCitation>* stale = nullptr;  // by the lock file, if there is one
  bool only_counts = false;                           // for people: no finding is shown
  std::string_view version = {};                      // Codicil's, for SARIF
};

// For people: each finding with its line and a caret, then how many citations stand and how many
// quotations are verified, and what was not checked.
void WriteVerifyText(const VerifyReport& report, const PrintStyle& style, ByteSink& out);
void WriteVerifyJson(const VerifyReport& report, ByteSink& out);  // codicil-verify/1
void VerifyTable(const VerifyReport& report, const PutRow& row);  // a row per citation
void WriteVerifySarif(const VerifyReport& report, ByteSink& out);
// Commands of GitHub Actions: a line for each finding, which the host shows at the line of the
// text.
void WriteVerifyGithub(const VerifyReport& report, ByteSink& out);

}  // namespace codicil
