#include "corpus/survey.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "base/hash_map.h"
#include "base/output_folder.h"
#include "base/paths.h"
#include "base/sha256.h"
#include "corpus/builder.h"
#include "corpus/pool.h"
#include "rules/identity.h"
#include "rules/passage_ref.h"
#include "text/words.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

struct Found {
  ManifestEdition edition;  // without its id
  std::string title;
  WordCounts words;
  std::vector<WarningRecord> warnings;
  std::string why_not;  // why it is no edition, or empty
};

Found ReadOne(const std::string& folder, const std::string& name, const FileStore& files) {
  Found found;
  found.edition.files = {name};
  Manifest manifest;
  manifest.folder = folder;
  manifest.confined = true;
  const Reading reading = ReadManifestEdition(manifest, found.edition, files);
  if (reading.status == InputStatus::kUnusable) {
    found.why_not = FirstError(reading.sources().diagnostics);
    return found;
  }
  found.edition.files.clear();
  for (const Source& source : reading.sources().files) {
    found.edition.files.push_back(source.text->name().substr(folder.size()));
    found.edition.sha256.push_back(Sha256Hex(source.text->file_bytes()));
  }
  found.edition.date = reading.edition.effective_date;
  found.edition.language = reading.edition.language;
  found.title = reading.edition.title;
  found.words = WordCounts(reading.edition);
  found.warnings = CountWarnings(reading.sources().diagnostics);
  return found;
}

class Surveyor {
 public:
  Surveyor(const std::string& folder, std::vector<std::string> names, const FileStore& files,
           unsigned threads)
      : folder_(folder), names_(std::move(names)), files_(files), threads_(threads) {}

  Survey Look() && {
    std::ranges::sort(names_);
    const auto others =
        std::stable_partition(names_.begin(), names_.end(), [](const std::string& name) {
          return name == "index.rst" || name.ends_with("/index.rst");
        });
    Read({names_.begin(), others});
    Read({others, names_.end()});
    DropParts();
    DropStrangers();
    std::ranges::sort(found_, [](const Found& a, const Found& b) {
      // Of copies, the one in the fewest files is the edition.
      const auto order = [](const Found& one) {
        return std::tuple(std::string_view(one.edition.date), one.edition.files.size(),
                          std::string_view(one.edition.files[0]));
      };
      return order(a) < order(b);
    });
    NameEditions();
    FindCopies();
    Describe();
    return std::move(survey_);
  }

 private:
  // What is a part of an edition that was read already is not read alone.
  void Read(std::vector<std::string> names) {
    std::erase_if(names, [&](const std::string& name) { return parts_.contains(name); });
    std::vector<Found> found(names.size());
    ForEachInPool(names.size(), threads_,
                  [&](size_t i) { found[i] = ReadOne(folder_, names[i], files_); });
    for (Found& one : found) {
      if (one.why_not.empty())
        parts_.insert(one.edition.files.begin() + 1, one.edition.files.end());
      found_.push_back(std::move(one));
    }
  }

  void DropParts() {
    std::erase_if(found_, [&](const Found& one) { return parts_.contains(one.edition.files[0]); });
  }

  void LeaveOut(const Found& found, std::string why) {
    survey_.left_out.push_back({found.edition.files[0], std::move(why)});
  }

  void DropStrangers() {
    std::vector<std::string> why(found_.size());
    for (size_t i = 0; i < found_.size(); ++i) {
      why[i] = found_[i].why_not;
      if (why[i].empty() && IsStranger(i)) why[i] = "it has no date, and other words than the rest";
      if (!why[i].empty()) LeaveOut(found_[i], why[i]);
    }
    size_t i = 0;
    std::erase_if(found_, [&](const Found&) { return !why[i++].empty(); });
  }

  // The only edition of a folder is none.
  bool IsStranger(size_t i) const {
    constexpr double kFewWords = 0.3;
    if (!found_[i].edition.date.empty()) return false;
    bool others = false;
    for (size_t k = 0; k < found_.size(); ++k) {
      if (k == i || !found_[k].why_not.empty()) continue;
      if (found_[k].words.Likeness(found_[i].words) >= kFewWords) return false;
      others = true;
    }
    return others;
  }

  // An edition is named by its date, and the next ones of that date with a number.
  void NameEditions() {
    std::map<std::string, int> count;
    for (Found& found : found_) {
      ManifestEdition& edition = found.edition;
      const std::string& file = edition.files[0];
      const size_t stem = file.rfind('/') + 1;
      edition.id =
          edition.date.empty() ? PlainId(file.substr(stem, file.rfind('.') - stem)) : edition.date;
      const int before = count[edition.id]++;
      if (before > 0) edition.id += fmt::format("-{}", before + 1);
    }
  }

  void FindCopies() {
    for (size_t i = 0; i < found_.size(); ++i) {
      for (size_t k = 0; k < i && found_[i].edition.same_as.empty(); ++k) {
        const ManifestEdition& other = found_[k].edition;
        if (other.same_as.empty() && AreCopies(found_[i], found_[k]))
          found_[i].edition.same_as = other.id;
      }
    }
  }

  static bool AreCopies(const Found& a, const Found& b) {
    if (a.edition.sha256 == b.edition.sha256) return true;
    // Editions without a date may differ in a word.
    const double least = a.edition.date.empty() ? 1 : kCopyLikeness;
    return a.edition.date == b.edition.date && a.words.Likeness(b.words) >= least;
  }

  // What most editions say.
  template <typename Field>
  std::string Usual(const Field& field) const {
    std::map<std::string, int> count;
    std::string usual;
    for (const Found& found : found_) {
      const std::string& value = field(found);
      if (!value.empty() && ++count[value] >= count[usual]) usual = value;  // or the newest
    }
    return usual;
  }

  void Describe() {
    Manifest& manifest = survey_.manifest;
    manifest.folder = folder_;
    manifest.title = Usual([](const Found& found) -> const std::string& { return found.title; });
    manifest.id = IdOfTitle(manifest.title);
    manifest.country = "un";
    manifest.language =
        Usual([](const Found& found) -> const std::string& { return found.edition.language; });
    for (Found& found : found_) {
      if (found.edition.language == manifest.language) found.edition.language.clear();
      if (manifest.date.empty()) manifest.date = found.edition.date;
      manifest.editions.push_back(std::move(found.edition));
      survey_.warnings.push_back(std::move(found.warnings));
    }
  }

  const std::string& folder_;
  std::vector<std::string> names_;
  const FileStore& files_;
  unsigned threads_;
  std::vector<Found> found_;
  std::set<std::string> parts_;
  Survey survey_;
};

bool IsFolder(const fs::directory_entry& entry) {
  std::error_code ignored;
  return entry.symlink_status(ignored).type() == fs::file_type::directory;
}

// Why a file or folder below `root`, a real path, is not read; "" if it is.
std::string WhyNotRead(const fs::directory_entry& entry, const std::string& root) {
  if (IsFolder(entry)) return IsOutputFolder(entry.path().string()) ? "codicil wrote it" : "";
  std::error_code failed;
  const std::string real = fs::canonical(entry.path(), failed).string();
  if (failed) return "it is a link that leads nowhere";
  if (fs::is_directory(real, failed)) return "it is a link to a folder: copy the folder";
  if (!fs::is_regular_file(real, failed)) return "it is not a regular file";
  return IsBelow(real, root) ? "" : "it is a link that leads out of the folder: copy the file";
}

}  // namespace

Result<FolderFiles> FilesBelow(const std::string& folder) {
  FolderFiles found;
  std::error_code failed;
  const std::string root = fs::canonical(folder, failed).string();
  fs::recursive_directory_iterator it(folder, failed);
  for (; !failed && it != fs::recursive_directory_iterator(); it.increment(failed)) {
    const bool hidden = it->path().filename().string().starts_with('.');
    std::string name = it->path().lexically_relative(folder).string();
    std::string why = hidden ? "" : WhyNotRead(*it, root);
    if (IsFolder(*it)) {
      if (hidden || !why.empty()) it.disable_recursion_pending();
    } else if (!hidden && why.empty()) {
      found.names.push_back(name);
    }
    if (!why.empty()) found.left_out.push_back({std::move(name), std::move(why)});
  }
  if (failed) return Status::Unusable("cannot read " + folder + ": " + failed.message());
  std::ranges::sort(found.names);
  std::ranges::sort(found.left_out, {}, &LeftOut::file);
  return found;
}

WordCounts::WordCounts(const Edition& edition) {
  HashMap<uint64_t, uint32_t> counts;
  WordSplitter splitter;
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    if (!ref.InProvision()) return;
    for (const Word& word : splitter.Split(passage.text)) {
      ++counts[Hash()(FoldWord(passage.text.substr(word.begin, word.end - word.begin)))];
      ++all_;
    }
  });
  counts_.assign(counts.begin(), counts.end());
  std::ranges::sort(counts_);
}

double WordCounts::Likeness(const WordCounts& other) const {
  uint64_t both = 0;
  auto there = other.counts_.begin();
  for (const auto& [word, count] : counts_) {
    while (there != other.counts_.end() && there->first < word) ++there;
    if (there != other.counts_.end() && there->first == word)
      both += std::min(count, there->second);
  }
  const uint64_t most = std::max(all_, other.all_);
  return most == 0 ? 1 : static_cast<double>(both) / static_cast<double>(most);
}

Survey SurveyFiles(const std::string& folder, std::vector<std::string> names,
                   const FileStore& files, unsigned threads) {
  return Surveyor(folder, std::move(names), files, threads).Look();
}

}  // namespace codicil
