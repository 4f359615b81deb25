#include "codicil/open_work.h"

#include <fmt/format.h>

#include <algorithm>

#include "corpus/edition_name.h"
#include "diff/overrides.h"
#include "output/diagnostic_printer.h"
#include "output/search/documents.h"

namespace codicil {
namespace {

// As many as a reader of a few editions needs at a time: of a large work, each has some megabytes.
constexpr size_t kMostEditions = 6;
constexpr size_t kMostPairs = 2;

template <typename Item>
void Trim(std::list<Item>& items, size_t most) {
  if (items.size() > most) items.pop_back();
}

const DiskFiles& Disk() {
  static const DiskFiles files;
  return files;
}

}  // namespace

EditionInUse::EditionInUse(Reading a_reading)
    : reading(std::move(a_reading)),
      references(CrossReference(reading.edition)),
      index(reading.edition),
      vocabulary(ExtractVocabulary(reading.edition)) {}

Result<std::unique_ptr<OpenWork>> OpenWork::Open(const std::string& path) {
  OpenedCorpus corpus =
      IsCorpus(path) ? OpenCorpus(path, Disk(), {1, {}, {}}) : OpenAsCorpus({path}, Disk());
  if (corpus.status != InputStatus::kUnusable)
    return std::make_unique<OpenWork>(path, std::move(corpus), Disk());
  std::string why = DiagnosticPrinter(corpus.messages).PrintAll();
  for (const Reading& reading : corpus.build.unusable)
    why += DiagnosticPrinter(reading.sources()).PrintAll();
  return Status::Unusable(std::move(why));
}

OpenWork::OpenWork(std::string path, OpenedCorpus corpus, const FileStore& files)
    : path_(std::move(path)), corpus_(std::move(corpus)), files_(files) {}

const Addresses& OpenWork::addresses() {
  if (!addresses_) addresses_.emplace(work());
  return *addresses_;
}

const TransitionIndex& OpenWork::transitions() {
  if (!transitions_) transitions_.emplace(work());
  return *transitions_;
}

Result<uint32_t> OpenWork::EditionOf(const std::string& asked) const {
  const auto& all = work().editions;
  if (const auto found = FindEdition(all, asked)) return *found;
  return Status::Missing(NoSuchEdition(asked, all.front().id, all.back().id));
}

OpenWork::Kept& OpenWork::KeptOf(uint32_t edition) {
  const auto known = std::ranges::find(kept_, edition, &Kept::edition);
  if (known != kept_.end()) {
    kept_.splice(kept_.begin(), kept_, known);
  } else {
    kept_.push_front({edition, nullptr, nullptr, nullptr});
    Trim(kept_, kMostEditions);
  }
  return kept_.front();
}

Result<std::shared_ptr<const EditionInUse>> OpenWork::Read(uint32_t edition) {
  Kept& kept = KeptOf(edition);
  if (kept.read) return kept.read;
  auto reading = ReadEditionAgain(corpus_, files_, edition);
  if (!reading) return reading.failure();
  kept.read = std::make_shared<const EditionInUse>(std::move(*reading));
  return kept.read;
}

Result<Matches> OpenWork::Locate(uint32_t edition, const std::string& name) {
  const auto of = Read(edition);
  if (!of) return of.failure();
  Matches found = codicil::Locate((*of)->index, name);
  if (found.empty()) found.provisions = LocateProvisions(work(), name, edition);
  if (found.empty()) return NoProvision(work(), edition, name);
  return found;
}

Result<NamedHistories> OpenWork::Histories(const std::string& name,
                                           std::optional<uint32_t> edition) const {
  NamedHistories found = LocateHistories(work(), name, edition);
  if (found.histories.empty()) return NoHistory(work(), edition, name);
  return found;
}

Result<std::vector<Place>> OpenWork::Places(const std::string& name,
                                            std::optional<uint32_t> edition) const {
  const auto found = Histories(name, edition);
  if (!found) return found.failure();
  return PlacesBy(work(), *found, edition.value_or(newest()));
}

Result<std::shared_ptr<const SearchInUse>> OpenWork::SearchOf(uint32_t edition) {
  if (Kept& kept = KeptOf(edition); kept.search) return kept.search;
  // A database alone has no texts with citations, so that it is not known which provisions explain
  // which terms.
  const auto of = Read(edition);
  const EditionRecord& record = work().editions[edition];
  ExplainedTerms explained = of ? TermsExplained((*of)->edition(), (*of)->references)
                                : ExplainedTerms(record.provisions.size());
  if (edition == newest()) AddAliases(corpus_.manifest.aliases, record, explained);
  Kept& kept = KeptOf(edition);
  kept.search = std::make_shared<const SearchInUse>(
      SearchDocumentsOf(work(), addresses(), edition, explained));
  return kept.search;
}

Result<Overrides> OpenWork::Settled(uint32_t from, uint32_t to) const {
  if (corpus_.manifest.pairs.empty()) return Overrides{};
  const auto file =
      OverridesBetween({path_, work().editions[from].id}, {path_, work().editions[to].id}, files_);
  if (!file) return file.failure();
  if (file->empty()) return Overrides{};
  auto bytes = files_.Read(*file);
  if (!bytes) return bytes.failure();
  Sources sources;
  sources.Add(*file, std::move(*bytes));
  OverridesFile settled = ReadOverrides(sources.text(0), sources.diagnostics);
  if (sources.diagnostics.Count(Severity::kError) > 0)
    return Status::Unusable(DiagnosticPrinter(sources).PrintAll());
  return settled.overrides;
}

Result<std::shared_ptr<const ComparedEditions>> OpenWork::Compare(uint32_t from, uint32_t to) {
  const auto known = std::ranges::find_if(
      pairs_, [&](const KeptPair& pair) { return pair.from == from && pair.to == to; });
  if (known != pairs_.end()) {
    pairs_.splice(pairs_.begin(), pairs_, known);
    return pairs_.front().compared;
  }
  const auto was = Read(from);
  if (!was) return was.failure();
  const auto is = Read(to);
  if (!is) return is.failure();
  const auto settled = Settled(from, to);
  if (!settled) return settled.failure();
  auto compared = std::make_shared<ComparedEditions>();
  compared->was = *was, compared->is = *is;
  compared->concordance =
      Align((*was)->edition(), (*was)->references, (*is)->edition(), (*is)->references, *settled);
  compared->diff = DiffEditions(compared->pair());
  compared->lists = CompareVocabularies((*was)->vocabulary, (*is)->vocabulary, (*is)->edition());
  pairs_.push_front({from, to, std::move(compared)});
  Trim(pairs_, kMostPairs);
  return pairs_.front().compared;
}

Result<std::shared_ptr<VerifierInUse>> OpenWork::VerifierOf(uint32_t edition) {
  const auto of = Read(edition);
  if (!of) return of.failure();
  if (!places_) places_.emplace(work());
  return std::make_shared<VerifierInUse>(work(), *places_, edition, *of);
}

Result<std::vector<Verification>> OpenWork::Verify(uint32_t edition,
                                                   const std::vector<std::string>& patterns,
                                                   Sources& texts) {
  std::shared_ptr<VerifierInUse> kept = KeptOf(edition).verifier;
  if (!kept || !patterns.empty()) {
    auto made = VerifierOf(edition);
    if (!made) return made.failure();
    kept = *made;
    if (patterns.empty()) KeptOf(edition).verifier = kept;
  }
  for (const std::string& pattern : patterns) {
    if (Status added = kept->verifier.AddPattern(pattern); !added.ok()) return added;
  }
  std::vector<Verification> verified;
  for (const Source& source : texts.files)
    verified.push_back(kept->verifier.Verify(*source.text, texts.diagnostics));
  return verified;
}

Status NoProvision(const Work& work, uint32_t edition, const std::string& name) {
  const std::string& here = work.editions[edition].id;
  const NamedHistories found = LocateHistories(work, name, std::nullopt);
  if (found.histories.empty())
    return Status::Missing(
        fmt::format("edition {} has no provision and no term called \"{}\"", here, name),
        NamesLike(work, name, edition));
  const Lineage& first = work.lineages.all[found.histories.front()];
  const std::string& there = work.editions[found.edition.value_or(first.stops.back().edition)].id;
  return Status::Missing(
      fmt::format("edition {} has no provision \"{}\"; the last that has it is {}", here, name,
                  there),
      {}, there);
}

Status NoHistory(const Work& work, std::optional<uint32_t> edition, const std::string& name) {
  const std::string where =
      edition ? fmt::format("edition {} has no provision called", work.editions[*edition].id)
              : std::string("no provision and no lineage is called");
  return Status::Missing(fmt::format("{} \"{}\"", where, name), NamesLike(work, name, edition));
}

}  // namespace codicil
