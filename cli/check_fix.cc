#include "cli/check_fix.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/file_writer.h"
#include "cli/limits.h"

namespace codicil::cli {
namespace {

// The files as they would be.
class FixedFiles : public FileStore {
 public:
  FixedFiles(const Edition& edition, const Fixes& fixes) {
    for (const FixedSource& source : fixes.sources)
      bytes_[edition.sources().text(source.source).name()] = source.bytes;
  }
  Result<std::string> Read(const std::string& path) const override {
    const auto found = bytes_.find(path);
    return found == bytes_.end() ? disk_.Read(path) : found->second;
  }
  Result<std::string> RealPath(const std::string& path) const override {
    return disk_.RealPath(path);
  }

 private:
  BudgetedFiles disk_;
  std::map<std::string, std::string> bytes_;
};

bool HaveSameNumbers(const Edition& a, const Edition& b) {
  return a.glossary.size() == b.glossary.size() &&
         std::ranges::equal(a.provisions, b.provisions, {}, &Provision::number, &Provision::number);
}

void TellCorrected(const Edition& edition, const Fixes& fixes) {
  for (const Finding* finding : fixes.corrected) {
    const Diagnostic& diagnostic = finding->diagnostic;
    const SourceText& text = edition.sources().text(diagnostic.span->source);
    const LineColumn at = text.Locate(diagnostic.span->begin);
    Tell(fmt::format("{}:{}:{}: corrected: {} [{}]", text.name(), at.line, at.column,
                     diagnostic.message, diagnostic.kind.name));
  }
}

}  // namespace

bool WriteFixes(const Fixes& fixes, const ReadAgain& again, Reading* reading) {
  if (fixes.sources.empty()) return true;
  const Edition& edition = reading->edition;
  Reading fixed = again(FixedFiles(edition, fixes));
  if (fixed.status == InputStatus::kUnusable || !HaveSameNumbers(edition, fixed.edition))
    return Fail("--fix would change how the text is read; nothing is written") == kClean;
  WholeFiles files;
  for (const FixedSource& source : fixes.sources) {
    const SourceText& text = edition.sources().text(source.source);
    files.Add(text.name(), text.bytes(), Bytes(source.bytes));
  }
  for (const FileOutcome& outcome : files.Write())
    if (!outcome.status.ok()) return Fail(outcome.status) == kClean;
  TellCorrected(edition, fixes);
  *reading = std::move(fixed);
  return true;
}

}  // namespace codicil::cli
