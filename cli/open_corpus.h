// Shared by the subcommands that take a CORPUS.
#pragma once

#include <string>

#include "cli/common.h"
#include "corpus/corpus.h"
#include "corpus/edition_name.h"
#include "corpus/locate.h"
#include "crossref/locate.h"

namespace codicil::cli {

// Adds the argument CORPUS, as options.files, and the options that all of them have.
void AddCorpusOptions(CLI::App& command, CommonOptions& options);

// Prints the messages about an opened corpus on standard error. Returns the exit status: kFailure
// if it cannot be used.
int TellOpened(const CommonOptions& options, const OpenedCorpus& corpus);

// The same after opening `path`.
int OpenAndTell(const CommonOptions& options, const std::string& path, OpenedCorpus* corpus);

// The same for what was named: a corpus, or an edition, which becomes a corpus of one.
int OpenAnyAndTell(const CommonOptions& options, OpenedCorpus* corpus);

// All files and folders that were named or read. No output may replace them.
std::vector<std::string> InputsOf(const CommonOptions& options, const OpenedCorpus& corpus);

// Finds the edition in force at a date, or the one with that id; leaves *edition unchanged if
// `date_or_id` is empty. Returns kFailure, with a message, if there is none.
int FindEdition(const Work& work, const std::string& date_or_id, uint32_t* edition);

// Adds to `found` what `asked` names in an edition, as Locate does. Of an edition of a corpus,
// `name`, it may be the id of a lineage too. Returns kFailure, with a message that names what is
// like it or where it is, if there is none.
int Find(const CommonOptions& options, const std::optional<EditionName>& name,
         const Edition& edition, const std::string& asked, Matches* found);

// Takes what --at says as the edition of the name. Returns false, after a call of Fail, if the name
// says one itself.
bool TakeAt(const std::string& at, EditionName* name);

// What commands about a history take: CORPUS or CORPUS@ID, NAME, --at.
struct HistoryOptions {
  CommonOptions common;  // files: the corpus
  std::string asked, at;
};
void AddHistoryOptions(CLI::App& command, HistoryOptions& options);

// Opens the corpus and finds the provision. Returns the exit status; the message of kFailure
// has the nearest numbers if nothing was found.
int OpenAndFind(const HistoryOptions& options, OpenedCorpus* corpus, NamedHistories* found);
// The edition that was asked for, as FindEdition takes it.
std::string AskedEdition(const HistoryOptions& options);

}  // namespace codicil::cli
