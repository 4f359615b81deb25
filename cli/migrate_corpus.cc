#include "cli/migrate_corpus.h"

#include <fmt/format.h>

#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "corpus/by_lineage.h"
#include "corpus/cited_edition.h"

namespace codicil::cli {
namespace {

int ReadEdition(const OpenedCorpus& corpus, uint32_t index, Edition* edition) {
  Reading reading;
  const std::string why = ReadEditionAgain(corpus, BudgetedFiles(), index, &reading);
  if (!why.empty()) return Fail(why);
  *edition = std::move(reading.edition);
  return kClean;
}

std::string CitationCount(size_t count) {
  return count == 1 ? "its only citation" : fmt::format("its {} citations", count);
}

int FailUnsure(const Work& work, const std::string& name, const CitedEdition& cited) {
  const uint32_t rival = *cited.rival;
  return Fail(fmt::format(
      "it is not certain which edition {} cites: of {}, {} fit edition {} and {} "
      "edition {}, where {} is another provision; name the edition with --at",
      name, CitationCount(cited.citations), cited.fits[cited.edition],
      work.editions[cited.edition].id, cited.fits[rival], work.editions[rival].id, cited.differs));
}

int FailMixed(const Work& work, const std::string& name, const CitedEdition& all,
              const CitedEdition& one) {
  return Fail(fmt::format(
      "the files cite different editions: of {} of {}, {} fit edition {} and {} edition {}, which "
      "all files together fit best; migrate it alone, or name the edition with --at",
      CitationCount(one.citations), name, one.fits[one.edition], work.editions[one.edition].id,
      one.fits[all.edition], work.editions[all.edition].id));
}

void TellFound(const Work& work, const CitedEdition& found) {
  const size_t newest = work.editions.size() - 1;
  if (found.citations == 0) return;
  Tell(fmt::format("edition {} is cited: {} of {} citations fit it, {} the newest, {}",
                   work.editions[found.edition].id, found.fits[found.edition], found.citations,
                   found.fits[newest], work.editions[newest].id));
}

// Finds the edition that the texts cite.
int FindCited(const CommonOptions& common, const Work& work, const CitedBy& cited,
              const Edition& newest, const Sources& texts, uint32_t* edition) {
  CitedEditions found;
  const std::string error = FindCitedEdition(work, newest, cited.patterns, texts, &found);
  if (!error.empty()) return Fail("--pattern " + error);
  const CitedEdition& all = found.all;
  const bool alone = texts.files.size() == 1;
  if (found.other_text)
    return FailMixed(work, texts.files[*found.other_text].text->name(), all, found.other);
  if (all.rival) return FailUnsure(work, alone ? texts.files[0].text->name() : "the text", all);
  if (!common.quiet) TellFound(work, all);
  *edition = all.edition;
  return kClean;
}

}  // namespace

int ReadFromCorpus(const CommonOptions& common, const CitedBy& cited, const Sources& texts,
                   TwoEditions* two) {
  OpenedCorpus corpus;
  if (OpenAndTell(common, common.files[0], &corpus) == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  const auto newest = static_cast<uint32_t>(work.editions.size() - 1);
  uint32_t from = newest;
  if (ReadEdition(corpus, newest, &two->new_edition) != kClean) return kFailure;
  const int found = cited.at.empty()
                        ? FindCited(common, work, cited, two->new_edition, texts, &from)
                        : FindEdition(work, cited.at, &from);
  if (found != kClean) return found;
  if (ReadEdition(corpus, from, &two->old_edition) != kClean) return kFailure;
  two->concordance = ConcordanceByLineage(work, from, newest);
  return kClean;
}

}  // namespace codicil::cli
