#include "codicil/codicil.h"

#include <optional>
#include <utility>

#include "check/check.h"
#include "output/check_against.h"
#include "output/crosswalk.h"
#include "output/diagnostic_printer.h"
#include "output/diff.h"

namespace codicil {
namespace {

// One text under one name.
class OneText : public FileStore {
 public:
  OneText(std::string name, std::string bytes) : name_(std::move(name)), bytes_(std::move(bytes)) {}

  Result<std::string> Read(const std::string& path) const override {
    if (path == name_) return bytes_;
    return Status::Missing(path + ": only one text was given");
  }

 private:
  std::string name_;
  std::string bytes_;
};

ReadResult Shared(Reading reading) {
  return {std::make_shared<const Edition>(std::move(reading.edition)), reading.status};
}

}  // namespace

// Made in this order, each of those above it.
struct Comparison::Parts {
  Parts(std::shared_ptr<const Edition> older, std::shared_ptr<const Edition> newer)
      : old_edition(std::move(older)), new_edition(std::move(newer)) {}

  std::shared_ptr<const Edition> old_edition;
  std::shared_ptr<const Edition> new_edition;
  CrossReferences old_references = CrossReference(*old_edition);
  CrossReferences new_references = CrossReference(*new_edition);
  Concordance concordance =
      Align(*old_edition, old_references, *new_edition, new_references, Overrides());
  EditionPair pair{*old_edition, old_references, *new_edition, new_references, concordance};
  EditionDiff changes = DiffEditions(pair);
  Vocabulary old_vocabulary = ExtractVocabulary(*old_edition);
  Vocabulary new_vocabulary = ExtractVocabulary(*new_edition);
  std::vector<ListChange> lists = CompareVocabularies(old_vocabulary, new_vocabulary, *new_edition);
};

const Edition& Comparison::old_edition() const { return *parts_->old_edition; }
const Edition& Comparison::new_edition() const { return *parts_->new_edition; }
const Concordance& Comparison::concordance() const { return parts_->concordance; }
const EditionDiff& Comparison::changes() const { return parts_->changes; }
const std::vector<ListChange>& Comparison::lists() const { return parts_->lists; }

ReadResult Read(const std::vector<std::string>& paths, const ReadOptions& options) {
  return Shared(ReadEdition(paths, options, DiskFiles()));
}

ReadResult ReadText(std::string name, std::string bytes, const ReadOptions& options) {
  const std::vector<std::string> paths = {name};
  return Shared(ReadEdition(paths, options, OneText(std::move(name), std::move(bytes))));
}

std::string Messages(const ReadResult& result) {
  return DiagnosticPrinter(result.edition->sources()).PrintAll();
}

CheckReport Check(const Edition& edition) {
  return MakeCheckReport(
      edition, CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition)), {});
}

Vocabulary Types(const Edition& edition) { return ExtractVocabulary(edition); }

Comparison Compare(std::shared_ptr<const Edition> old_edition,
                   std::shared_ptr<const Edition> new_edition) {
  Comparison comparison;
  comparison.parts_ =
      std::make_shared<const Comparison::Parts>(std::move(old_edition), std::move(new_edition));
  return comparison;
}

CheckReport Check(const Comparison& comparison) {
  const EditionPair& pair = comparison.parts_->pair;
  CheckReport report = MakeCheckReport(
      pair.new_edition,
      CheckEdition(pair.new_edition, pair.new_references, comparison.parts_->new_vocabulary), {});
  AddBrokenNumbers(pair, KindSelection(), report);
  return report;
}

MigratedText Migrate(const Comparison& comparison, std::string name, std::string bytes,
                     float min_confidence) {
  Sources sources;
  const SourceText& text = sources.text(sources.Add(std::move(name), std::move(bytes)));
  Migrator migrator(comparison.old_edition(), comparison.new_edition(), comparison.concordance(),
                    min_confidence);
  MigratedText migrated;
  migrated.migration = migrator.Migrate(text, sources.diagnostics);
  auto rewritten = BytesWith(migrated.migration.edits, text);
  migrated.bytes = rewritten ? std::move(*rewritten) : std::string(text.bytes());
  migrated.messages = DiagnosticPrinter(sources).PrintAll();
  return migrated;
}

void Write(const Edition& edition, OutputFormat format, ByteSink& out) {
  InfoOf(format).write(edition, out);
}

void Write(const Comparison& comparison, ChangeFormat format, ByteSink& out) {
  const Comparison::Parts& parts = *comparison.parts_;
  const DiffReport report{parts.pair, parts.changes, parts.lists};
  switch (format) {
    case ChangeFormat::kText:
      return WriteDiffText(report, {}, out);
    case ChangeFormat::kJson:
      return WriteDiffJson(report, out);
    case ChangeFormat::kMarkdown:
      return WriteDiffMarkdown(report, out);
    case ChangeFormat::kHtml:
      return WriteDiffHtml(report, out);
    case ChangeFormat::kCrosswalkJson:
      return WriteCrosswalkJson(parts.pair, out);
    case ChangeFormat::kCrosswalkCsv:
      return WriteTable(CrosswalkTable, parts.pair, TableFormat::kCsv, out);
  }
}

std::string Write(const Edition& edition, OutputFormat format) {
  return Written([&](ByteSink& out) { Write(edition, format, out); });
}

std::string Write(const Comparison& comparison, ChangeFormat format) {
  return Written([&](ByteSink& out) { Write(comparison, format, out); });
}

}  // namespace codicil
