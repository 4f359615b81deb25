// A work that is opened once and asked many times, in C++: every question that a program can ask of
// a work, as a function that returns a value. asked_work.h has the same in JSON.
//
//   std::string why;
//   const auto work = codicil::OpenWork::Open("corpus/emberfall", &why);
//   const auto found = work->Locate(work->newest(), "rule 106.2");
//   if (!found) std::cerr << found.failure().message();
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "corpus/corpus.h"
#include "corpus/history.h"
#include "corpus/locate.h"
#include "corpus/verify.h"
#include "crossref/cross_references.h"
#include "crossref/locate.h"
#include "diff/edition_diff.h"
#include "output/address.h"
#include "output/diff.h"
#include "output/search/search.h"
#include "vocabulary/changes.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

// An edition of the work, read again from its files, with what is made of it once.
struct EditionInUse {
  explicit EditionInUse(Reading a_reading);
  const Edition& edition() const { return reading.edition; }

  const Reading reading;
  const CrossReferences references;
  const ReferenceIndex index;
  const Vocabulary vocabulary;
};

// What is searched of an edition.
struct SearchInUse {
  explicit SearchInUse(std::vector<SearchDocument> documents)
      : index(std::move(documents)), search(index) {}
  const SearchIndex index;
  const Search search;
};

// Two editions of the work, aligned and compared.
struct ComparedEditions {
  std::shared_ptr<const EditionInUse> was, is;
  Concordance concordance;
  EditionDiff diff;
  std::vector<ListChange> lists;

  EditionPair pair() const {
    return {was->edition(), was->references, is->edition(), is->references, concordance};
  }
};

// What holds other people's texts against an edition.
struct VerifierInUse {
  VerifierInUse(const Work& work, const NumberPlaces& places, uint32_t index,
                std::shared_ptr<const EditionInUse> held_against)
      : edition(std::move(held_against)), verifier(work, places, edition->edition(), index) {}
  const std::shared_ptr<const EditionInUse> edition;
  Verifier verifier;
};

// Editions, what is searched of them and comparisons are made when they are first asked for; the
// last few are kept. What is returned lives as long as it is held. Not thread-safe.
class OpenWork {
 public:
  // Opens a corpus (a folder with a corpus.toml, that file, or a database made from it), or a file
  // that is an edition. If it cannot be used, the message is all that there is to report about it,
  // in lines.
  static Result<std::unique_ptr<OpenWork>> Open(const std::string& path);
  // Takes what was opened from `path` and is usable. `files` outlives this object.
  OpenWork(std::string path, OpenedCorpus corpus, const FileStore& files);

  const OpenedCorpus& corpus() const { return corpus_; }
  const Work& work() const { return corpus_.build.work; }
  uint32_t newest() const { return static_cast<uint32_t>(work().editions.size() - 1); }
  const Addresses& addresses();
  const TransitionIndex& transitions();

  // Which edition: an id, a date on which it was in force, or "newest".
  Result<uint32_t> EditionOf(const std::string& asked) const;
  Result<std::shared_ptr<const EditionInUse>> Read(uint32_t edition);

  // Which provisions and terms of the edition are meant, by a number in any spelling, a title, a
  // term, or the id of a lineage.
  Result<Matches> Locate(uint32_t edition, const std::string& name);
  // Which histories are meant: looked up in that edition, or else in the newest that has the name.
  Result<NamedHistories> Histories(const std::string& name, std::optional<uint32_t> edition) const;
  // Where what is meant is in that edition, or was last before it.
  Result<std::vector<Place>> Places(const std::string& name, std::optional<uint32_t> edition) const;

  Result<std::shared_ptr<const SearchInUse>> SearchOf(uint32_t edition);
  // Aligned with what the corpus settles by hand.
  Result<std::shared_ptr<const ComparedEditions>> Compare(uint32_t from, uint32_t to);

  // Holds the citations and quotations of each text against the edition, and reports in their
  // diagnostics what is to be said of them. `patterns`: see OutsideCitationFinder::AddPattern.
  Result<std::vector<Verification>> Verify(uint32_t edition,
                                           const std::vector<std::string>& patterns,
                                           Sources& texts);

 private:
  struct Kept {
    uint32_t edition = 0;
    std::shared_ptr<const EditionInUse> read;
    std::shared_ptr<const SearchInUse> search;
    std::shared_ptr<VerifierInUse> verifier;
  };
  struct KeptPair {
    uint32_t from = 0, to = 0;
    std::shared_ptr<const ComparedEditions> compared;
  };
  Kept& KeptOf(uint32_t edition);
  Result<std::shared_ptr<VerifierInUse>> VerifierOf(uint32_t edition);
  Result<Overrides> Settled(uint32_t from, uint32_t to) const;

  const std::string path_;
  const OpenedCorpus corpus_;
  const FileStore& files_;
  std::list<Kept> kept_;  // the last one used first
  std::list<KeptPair> pairs_;
  std::optional<TransitionIndex> transitions_;
  std::optional<Addresses> addresses_;
  std::optional<NumberPlaces> places_;
};

// What to say where an edition has nothing of that name: which was the last that has it, or names
// that are like it.
Status NoProvision(const Work& work, uint32_t edition, const std::string& name);
// The same where no edition has it, or for a history the one that was named.
Status NoHistory(const Work& work, std::optional<uint32_t> edition, const std::string& name);

}  // namespace codicil
