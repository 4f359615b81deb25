#include "rules/edition_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rules/building.h"
#include "rules/kinds.h"
#include "rules/passage_ref.h"
#include "text/budget.h"
#include "text/written_language.h"

namespace codicil {

void EditionBuilder::OfferTitle(std::string_view title) {
  if (edition_.title.empty()) edition_.title = title;
}

void EditionBuilder::OfferDate(std::string_view iso_date, std::optional<Span> head) {
  if (edition_.effective_date.empty()) edition_.effective_date = iso_date;
  if (!head) return;
  const auto same_source = [&](const StatedDate& date) { return date.span.source == head->source; };
  if (std::none_of(dates_.begin(), dates_.end(), same_source))
    dates_.push_back({std::string(iso_date), *head});
}

void EditionBuilder::NoteTop(const RuleNumber& number) {
  if (number.size() > 1 || number[0].lead != 0 || number.is_letter(0)) return;
  if (number.value(0) >= edition_.scheme.subsections_per_section)
    edition_.scheme.subsections_per_section = 0;
}

bool EditionBuilder::AreTwoEditions() {
  for (const StatedDate& date : dates_) {
    const StatedDate& first = dates_.front();
    if (date.iso == first.iso) continue;
    diagnostics().Report(kind::kTwoEditions, Severity::kError,
                         fmt::format("{} is dated {} and {} is dated {}: they are two editions, "
                                     "not parts of one; compare them "
                                     "with codicil diff",
                                     source(date.span.source).name(), date.iso,
                                     source(first.span.source).name(), first.iso),
                         date.span, first.span);
    return true;
  }
  return false;
}

namespace {

bool HasWords(std::string_view text) { return text.find_first_not_of(" \t\r\n\f\v") != text.npos; }

// Files with nothing numbered are no rulebook, in whatever form. What could not be read at all has
// been reported.
void ReportNothingNumbered(Sources& sources) {
  const auto& list = sources.diagnostics.list();
  const bool refused = std::any_of(list.begin(), list.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.kind == kind::kOtherForm || diagnostic.kind == kind::kTwoEditions;
  });
  if (refused) return;
  const auto first =
      std::find_if(sources.files.begin(), sources.files.end(),
                   [](const Source& source) { return HasWords(source.text->text()); });
  if (first == sources.files.end()) return;
  const size_t headings = first->headings.size();
  sources.diagnostics.Report(
      kind::kNoProvisions, Severity::kError,
      headings == 0 ? "nothing numbered was found: is this a rules document?"
                    : fmt::format("nothing numbered was found: its {} no number",
                                  headings == 1 ? "one heading has"
                                                : fmt::format("{} headings have", headings)),
      Span{first->text->id(), 0, 0});
}

// Sorts by place in the files; diagnostics about the whole input come first.
void SortDiagnostics(std::vector<Diagnostic>& list) {
  std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) {
    if (!a.span || !b.span) return !a.span && b.span;
    return std::pair(a.span->source, a.span->begin) < std::pair(b.span->source, b.span->begin);
  });
}

// Returns a few thousand bytes of text from the middle: the beginning may be in another language.
std::string SampleOf(const std::vector<Provision>& drafts) {
  constexpr size_t kBytes = 2500;
  std::string sample;
  for (size_t i = 0; i < drafts.size() && sample.size() < kBytes; ++i) {
    const Provision& draft = drafts[(drafts.size() / 3 + i) % drafts.size()];
    sample.append(draft.heading.text).append("\n").append(draft.text.text).append("\n");
  }
  return sample;
}

}  // namespace

// From the provisions that they are before.
static void GatherBetween(Edition& edition) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    for (MatterBlock& block : edition.provisions[id].between) {
      block.before = id;
      edition.between_matter.push_back(std::move(block));
    }
    edition.provisions[id].between.clear();
  }
}

Edition EditionBuilder::Build() && {
  const auto mark_symbols = [&](const PassageRef&, Passage& passage) {
    MarkSymbols(passage, edition_.arena);
  };
  for (Provision& draft : drafts_) {
    // Symbols first: output may be read again, and a heading must then still look like one.
    ForEachPassageOf(draft, kNoProvision, mark_symbols);
    for (MatterBlock& block : draft.between) MarkSymbols(block.text, edition_.arena);
  }
  SettleHeadings(drafts_);
  for (Provision& draft : drafts_) LabelDraft(draft, *sources_);
  if (edition_.language.empty()) edition_.language = WrittenLanguage(SampleOf(drafts_));
  LabelSurroundings(edition_, *sources_);
  ForEachPassage(edition_, mark_symbols);  // of the glossary and the matter: no provisions yet
  const bool refused = AreTwoEditions();
  if (refused) {
    drafts_.clear();
    edition_.glossary.clear();
  }
  MergeFragments(drafts_, *sources_);
  MergeGlossaries(edition_.glossary, *sources_);
  MakeTree(drafts_, edition_, diagnostics());
  GatherBetween(edition_);
  if (!refused) ReportUnreadNumbers(edition_, diagnostics());
  ReportHeadings(edition_, diagnostics());
  if (edition_.provisions.empty() && edition_.glossary.empty()) ReportNothingNumbered(*sources_);
  LimitKinds(diagnostics().list());
  SortDiagnostics(diagnostics().list());
  return std::move(edition_);
}

}  // namespace codicil
