#include "corpus/builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

#include "base/sha256.h"
#include "corpus/corpus_files.h"
#include "corpus/kinds.h"
#include "corpus/lineages.h"
#include "corpus/pool.h"
#include "corpus/record.h"
#include "diff/overrides.h"
#include "text/kinds.h"

namespace codicil {
namespace {

// Consecutive editions that one thread reads and aligns.
struct Block {
  size_t first, last;  // indices into the editions; `last` is in it
  bool records_first;  // otherwise the block before does
};

// One file.
class OneFile : public FileStore {
 public:
  explicit OneFile(std::string bytes) : bytes_(std::move(bytes)) {}
  Result<std::string> Read(const std::string&) const override { return bytes_; }

 private:
  const std::string bytes_;
};

// What a block found out.
struct Findings {
  struct Record {
    size_t edition;
    EditionRecord record;
    TextTable texts;
    bool taken = false;  // it was read before
  };
  std::vector<Record> records;
  std::vector<std::pair<size_t, Transition>> transitions;  // by the older edition
  std::vector<std::pair<size_t, Concordance>> unfit;       // those that some overrides did not fit
  std::vector<Reading> unusable;
};

class Builder {
 public:
  Builder(const Manifest& manifest, Work previous, const FileStore& files,
          const BuildOptions& options, Sources& messages)
      : manifest_(manifest),
        previous_(std::move(previous)),
        files_(files),
        options_(options),
        messages_(messages) {
    for (const ManifestEdition& edition : manifest.editions) {
      if (edition.same_as.empty()) editions_.push_back(&edition);
    }
    build_.work.id = manifest.id;
    build_.work.title = manifest.title;
    build_.work.language = manifest.language;
    build_.work.source = manifest.source;
    build_.work.licence = manifest.licence;
    build_.work.editions.resize(editions_.size());
    build_.work.transitions.resize(editions_.empty() ? 0 : editions_.size() - 1);
  }

  WorkBuild Build() && {
    ReadOverridesFiles();
    TakeOver();
    const std::vector<Block> blocks = Blocks();
    std::vector<Findings> findings(blocks.size());
    const unsigned within = blocks.size() == 1 ? options_.threads : 1;
    ForEachInPool(blocks.size(), options_.threads,
                  [&](size_t i) { findings[i] = Do(blocks[i], within); });
    for (Findings& found : findings) Take(std::move(found));
    if (!build_.unusable.empty()) {
      build_.work = {};
      return std::move(build_);
    }
    for (size_t i = 0; i < editions_.size(); ++i) Describe(i);
    ReportBackward();
    build_.work.lineages = FindLineages(build_.work, manifest_.pins, messages_.diagnostics);
    return std::move(build_);
  }

 private:
  // ---- What need not be done again

  void TakeOver() {
    has_record_.assign(editions_.size(), false);
    has_transition_.assign(editions_.size(), false);
    std::vector<size_t> old_index(editions_.size(), kNone);
    ForEachInPool(editions_.size(), options_.threads,
                  [&](size_t i) { old_index[i] = UnchangedIndex(*editions_[i]); });
    for (size_t i = 0; i < editions_.size(); ++i) {
      if (old_index[i] == kNone) continue;
      build_.work.editions[i] = std::move(previous_.editions[old_index[i]]);
      has_record_[i] = true;
    }
    for (size_t i = 0; i + 1 < editions_.size(); ++i) {
      if (old_index[i] == kNone || old_index[i + 1] != old_index[i] + 1) continue;
      Transition& transition = previous_.transitions[old_index[i]];
      if (transition.overrides != overrides_[i].digest) continue;
      build_.work.transitions[i] = std::move(transition);
      has_transition_[i] = true;
    }
    build_.work.texts = std::move(previous_.texts);
  }

  // Returns the index of the edition in the earlier work if all its files are as they were.
  size_t UnchangedIndex(const ManifestEdition& edition) const {
    for (size_t i = 0; i < previous_.editions.size(); ++i) {
      const EditionRecord& record = previous_.editions[i];
      if (record.id == edition.id) return AreUnchanged(edition, record.files) ? i : kNone;
    }
    return kNone;
  }

  bool AreUnchanged(const ManifestEdition& edition, const std::vector<FileRecord>& records) const {
    const auto known = [&](const std::string& name) {
      return std::ranges::any_of(records,
                                 [&](const FileRecord& record) { return record.name == name; });
    };
    const auto same = [&](const FileRecord& record) {
      const auto bytes = files_.Read(manifest_.folder + record.name);
      return bytes && Sha256Hex(*bytes) == record.sha256;
    };
    return std::ranges::all_of(edition.files, known) && std::ranges::all_of(records, same);
  }

  // ---- What has to be done

  // Cuts each run of editions that are to be read or aligned into blocks, so that every thread has
  // some. The last edition of a block is the first of the next one and read by both.
  std::vector<Block> Blocks() const {
    std::vector<Block> blocks;
    const size_t share = std::max<size_t>(2, editions_.size() / (size_t{4} * options_.threads));
    const size_t size = MissingTransitions() <= options_.threads ? 1 : share;
    for (size_t i = 0; i < editions_.size();) {
      Block block{i, i, true};
      while (block.last + 1 < editions_.size() && !has_transition_[block.last]) ++block.last;
      i = block.last + 1;
      if (block.first == block.last && has_record_[block.first]) continue;
      for (; block.last - block.first > size; block.first += size) {
        blocks.push_back({block.first, block.first + size, block.records_first});
        block.records_first = false;
      }
      blocks.push_back(block);
    }
    return blocks;
  }

  size_t MissingTransitions() const {
    const auto end =
        has_transition_.begin() + static_cast<std::ptrdiff_t>(build_.work.transitions.size());
    return static_cast<size_t>(std::count(has_transition_.begin(), end, false));
  }

  // An edition that was read to be aligned.
  struct Opened {
    Reading reading;
    CrossReferences references;
    std::optional<ReadBefore> before;
    FileRecord file;  // of what was read before
    bool usable() const { return reading.status != InputStatus::kUnusable; }
  };

  // The first two editions of a block are read at once if no other block keeps the threads busy.
  Findings Do(const Block& block, unsigned threads) {
    Findings findings;
    std::array<Opened, 2> first;
    const size_t at_once = std::min(first.size(), block.last - block.first + 1);
    ForEachInPool(at_once, threads, [&](size_t i) { first[i] = Open(block.first + i); });
    Opened last;
    for (size_t i = block.first; i <= block.last; ++i) {
      const size_t at = i - block.first;
      Opened next = at < at_once ? std::move(first[at]) : Open(i);
      if (!has_record_[i] && (i != block.first || block.records_first)) Keep(i, next, findings);
      if (at > 0 && last.usable() && next.usable()) LineUp(i - 1, last, next, findings);
      last = std::move(next);
    }
    return findings;
  }

  Opened Open(size_t i) const {
    Opened opened = OpenReadBefore(*editions_[i]);
    if (!opened.before) opened.reading = ReadManifestEdition(manifest_, *editions_[i], files_);
    if (opened.usable()) opened.references = CrossReference(opened.reading.edition);
    return opened;
  }

  // Without what was read before if there is no such thing, or it is no edition.
  Opened OpenReadBefore(const ManifestEdition& edition) const {
    Opened opened;
    if (!options_.read_before || edition.files.size() != 1) return opened;
    const auto bytes = files_.Read(manifest_.folder + edition.files[0]);
    if (!bytes) return opened;
    opened.file = {edition.files[0], Sha256Hex(*bytes), bytes->size()};
    opened.before = options_.read_before(opened.file.sha256);
    if (!opened.before) return opened;
    ReadOptions options;
    options.format = Format::kJson;
    opened.reading =
        ReadEdition({edition.files[0]}, options, OneFile(std::move(opened.before->json)));
    if (!opened.usable()) opened.before.reset();
    return opened;
  }

  void Keep(size_t i, Opened& opened, Findings& findings) {
    Tell();
    if (opened.usable())
      findings.records.push_back(Record(i, opened));
    else
      findings.unusable.push_back(std::move(opened.reading));
  }

  void LineUp(size_t i, const Opened& old_edition, const Opened& new_edition,
              Findings& findings) const {
    Concordance concordance =
        Align(old_edition.reading.edition, old_edition.references, new_edition.reading.edition,
              new_edition.references, overrides_[i].file.overrides);
    findings.transitions.emplace_back(i, RecordTransition(concordance));
    std::string& used = findings.transitions.back().second.overrides;
    used = overrides_[i].digest;
    if (concordance.unfit_overrides.empty()) return;
    used += " in part";
    findings.unfit.emplace_back(i, std::move(concordance));
  }

  Findings::Record Record(size_t i, const Opened& opened) const {
    const Edition& edition = opened.reading.edition;
    Findings::Record record{i, {}, {}, opened.before.has_value()};
    record.record = RecordEdition(edition, record.texts);
    record.record.stated_date = edition.effective_date;
    record.record.stated_language = edition.language;
    if (opened.before) {
      record.record.warnings = opened.before->warnings;
      record.record.files = {opened.file};
      return record;
    }
    record.record.warnings = CountWarnings(edition.sources().diagnostics);
    for (const Source& source : edition.sources().files) {
      const SourceText& text = *source.text;
      record.record.files.push_back({text.name().substr(manifest_.folder.size()),
                                     Sha256Hex(text.file_bytes()), text.file_bytes().size()});
    }
    return record;
  }

  void Tell() {
    if (!options_.progress) return;
    const std::lock_guard lock(telling_);
    options_.progress(++told_, editions_.size());
  }

  // ---- What was found

  void Take(Findings findings) {
    for (Findings::Record& found : findings.records) {
      build_.work.editions[found.edition] =
          MoveTexts(std::move(found.record), found.texts, build_.work.texts);
      ++(found.taken ? build_.taken : build_.read);
    }
    for (auto& [i, transition] : findings.transitions) {
      build_.work.transitions[i] = std::move(transition);
      ++build_.aligned;
    }
    for (const auto& [i, concordance] : findings.unfit)
      ReportUnfit(overrides_[i].file, concordance, messages_.diagnostics);
    std::move(findings.unusable.begin(), findings.unusable.end(),
              std::back_inserter(build_.unusable));
  }

  // What the manifest says of an edition, or else the work, or else the edition itself.
  void Describe(size_t i) {
    const ManifestEdition& given = *editions_[i];
    EditionRecord& record = build_.work.editions[i];
    const auto first = [](const std::string& a, const std::string& b, const std::string& c) {
      return !a.empty() ? a : !b.empty() ? b : c;
    };
    record.id = given.id;
    record.date = first(given.date, record.stated_date, "");
    record.language = first(given.language, manifest_.language, record.stated_language);
    record.source = first(given.source, manifest_.source, "");
    record.licence = first(given.licence, manifest_.licence, "");
    record.code = given.code;
    record.name = given.name;
    record.copies.clear();  // those of an earlier build
    for (const ManifestEdition& edition : manifest_.editions) {
      if (edition.same_as == given.id) record.copies.push_back(edition.id);
    }
  }

  void ReportBackward() {
    size_t before = kNone;  // the last edition that states a date
    for (size_t i = 0; i < editions_.size(); ++i) {
      const std::string& date = build_.work.editions[i].stated_date;
      if (date.empty()) continue;
      const std::string& earlier =
          before == kNone ? date : build_.work.editions[before].stated_date;
      if (date < earlier)
        messages_.diagnostics.Report(
            kind::kBackwardEditions, Severity::kWarning,
            fmt::format(
                "\"{}\" comes after \"{}\", but its text states {}, and that of the other {}",
                editions_[i]->id, editions_[before]->id, date, earlier),
            editions_[i]->span, editions_[before]->span);
      before = i;
    }
  }

  // ---- Overrides

  struct PairOverrides {
    OverridesFile file;
    std::string digest;
  };

  void ReadOverridesFiles() {
    overrides_.resize(editions_.size());
    for (const ManifestPair& pair : manifest_.pairs) {
      const size_t i = IndexOf(pair.old_edition);
      if (i + 1 >= editions_.size() || editions_[i + 1]->id != pair.new_edition) {
        messages_.diagnostics.Report(
            kind::kManifest, Severity::kError,
            pair.old_edition + " and " + pair.new_edition + " are not neighbours", pair.span);
        continue;
      }
      auto bytes = files_.Read(manifest_.folder + pair.overrides);
      if (!bytes) {
        messages_.diagnostics.Report(kind::kUnreadable, Severity::kError,
                                     bytes.failure().message());
        continue;
      }
      overrides_[i].digest = Sha256Hex(*bytes);
      build_.overrides.push_back({pair.overrides, overrides_[i].digest, bytes->size()});
      const SourceId id = messages_.Add(manifest_.folder + pair.overrides, std::move(*bytes));
      overrides_[i].file = ReadOverrides(messages_.text(id), messages_.diagnostics);
    }
  }

  size_t IndexOf(const std::string& id) const {
    const auto found =
        std::ranges::find_if(editions_, [&](const auto* edition) { return edition->id == id; });
    return found == editions_.end() ? kNone : static_cast<size_t>(found - editions_.begin());
  }

  static constexpr size_t kNone = static_cast<size_t>(-1);
  const Manifest& manifest_;
  Work previous_;
  const FileStore& files_;
  const BuildOptions& options_;
  Sources& messages_;
  std::vector<const ManifestEdition*> editions_;  // without copies
  std::vector<char> has_record_, has_transition_;
  std::vector<PairOverrides> overrides_;  // by the older edition
  std::mutex telling_;
  size_t told_ = 0;
  WorkBuild build_;
};

}  // namespace

Reading ReadManifestEdition(const Manifest& manifest, const ManifestEdition& edition,
                            const FileStore& files) {
  std::vector<std::string> paths;
  for (const std::string& file : edition.files) paths.push_back(manifest.folder + file);
  ReadOptions options;
  options.include_root = manifest.folder;
  Reading reading = manifest.confined
                        ? ReadEdition(paths, options, CorpusFiles(files, manifest.folder))
                        : ReadEdition(paths, options, files);
  reading.edition.predecessor = manifest.predecessor_read;
  return reading;
}

std::string FirstError(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics.list())
    if (diagnostic.severity == Severity::kError) return diagnostic.message;
  return "it cannot be read as an edition";
}

std::vector<WarningRecord> CountWarnings(const Diagnostics& diagnostics) {
  std::map<std::string_view, uint32_t> counts;
  for (const Diagnostic& diagnostic : diagnostics.list())
    if (diagnostic.severity != Severity::kNote) ++counts[diagnostic.kind.name];
  std::vector<WarningRecord> warnings;
  for (const auto& [kind, count] : counts) warnings.push_back({std::string(kind), count});
  return warnings;
}

WorkBuild BuildWork(const Manifest& manifest, Work previous, const FileStore& files,
                    const BuildOptions& options, Sources& messages) {
  return Builder(manifest, std::move(previous), files, options, messages).Build();
}

}  // namespace codicil
