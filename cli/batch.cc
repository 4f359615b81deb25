#include "cli/batch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <rapidjson/document.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>

#include "base/byte_sink.h"
#include "base/sha256.h"
#include "base/split.h"
#include "cli/usage.h"
#include "output/json_writer.h"
#include "rules/identity.h"

namespace codicil::cli {
namespace {

namespace fs = std::filesystem;

struct Shard {
  uint64_t number = 1, of = 1;
};

std::optional<Shard> ShardOf(const std::string& text) {
  Shard shard;
  const size_t slash = text.find('/');
  if (text.empty()) return shard;
  const bool read = slash != text.npos &&
                    ReadNumber(std::string_view(text).substr(0, slash), &shard.number) &&
                    ReadNumber(std::string_view(text).substr(slash + 1), &shard.of);
  if (!read || shard.number < 1 || shard.number > shard.of) return std::nullopt;
  return shard;
}

// The same on every machine, and for every list that has the path.
bool IsIn(const Shard& shard, const std::string& path) {
  constexpr size_t kDigits = 15;
  constexpr int kHexadecimal = 16;
  const std::string digest = Sha256Hex(path).substr(0, kDigits);
  return std::stoull(digest, nullptr, kHexadecimal) % shard.of == shard.number - 1;
}

// Adds an edition for each line that is not empty. Returns false after a call of Fail.
bool AddListed(const std::string& list, std::vector<EditionFiles>& editions) {
  const auto text = ReadOrFail(list);
  if (!text) return false;
  for (std::string_view line : Split(*text, "\n")) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) editions.push_back({std::string(line)});
  }
  return true;
}

std::string Replaced(std::string text, std::string_view what, std::string_view with) {
  for (size_t at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

// "out/rules.json" for "texts/rules.txt" and "{stem}.json".
std::string OutputOf(const BatchOptions& batch, const std::string& extension,
                     const std::string& file) {
  const std::string pattern = batch.name.empty() ? "{stem}." + extension : batch.name;
  const fs::path path(file);
  std::string name = Replaced(pattern, "{stem}", path.stem().string());
  name = Replaced(std::move(name), "{name}", path.filename().string());
  return (fs::path(batch.folder) / name).string();
}

// The name that all names of a file lead to.
std::string RealName(const std::string& file) {
  std::error_code none;
  return fs::weakly_canonical(file, none).string();
}

// Each edition with its output, in order. nullopt, after a call of Fail, if two have the same one,
// or one is a file of an edition.
std::optional<std::vector<std::string>> OutputsOf(const BatchOptions& batch,
                                                  const std::string& extension,
                                                  const std::vector<EditionFiles>& editions) {
  std::vector<std::string> outputs;
  std::map<std::string, std::string> from;
  std::set<std::string> inputs;
  for (const EditionFiles& files : editions)
    for (const std::string& file : files) inputs.insert(RealName(file));
  for (const EditionFiles& files : editions) {
    outputs.push_back(OutputOf(batch, extension, files[0]));
    if (inputs.contains(RealName(outputs.back()))) {
      Fail(fmt::format("{} is read, so it is not written: choose another folder or --name",
                       outputs.back()));
      return std::nullopt;
    }
    const auto [other, is_new] = from.emplace(outputs.back(), files[0]);
    if (is_new) continue;
    Fail(fmt::format("{} and {} would both be {}: name the outputs with --name", other->second,
                     files[0], other->first));
    return std::nullopt;
  }
  return outputs;
}

// The digest of the files as an edition has it; "" if one is no regular file.
std::string DigestOf(const EditionFiles& files) {
  std::vector<std::string> digests;
  for (const std::string& file : files) {
    std::error_code none;
    if (!fs::is_regular_file(file, none)) return {};
    std::ifstream stream(file, std::ios::binary);
    digests.push_back(Sha256Hex(std::string(std::istreambuf_iterator<char>(stream), {})));
  }
  return digests.size() == 1 ? digests[0] : DigestOfAll(std::move(digests));
}

bool IsDone(const DoneEditions& manifest, const EditionFiles& files, const std::string& out) {
  const auto found = manifest.find(files[0]);
  return found != manifest.end() && found->second.out == out &&
         found->second.sha256_in == DigestOf(files) && IsOutputAsWritten(found->second);
}

// Whether no option says how to read.
bool ReadsAsItIs(const CommonOptions& common) {
  return common.encoding.empty() && common.format.empty() && common.symbols.empty() &&
         common.include_root.empty();
}

std::string LineOf(const CommonOptions& common, const EditionFiles& files, const std::string& out,
                   const BatchOutcome& outcome) {
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  const bool written = outcome.status != kFailure;
  json.Document("path", files[0], "sha256_in", OrNull(DigestOf(files)), "out",
                OrNull(written ? out : ""), "sha256_out", OrNull(written ? DigestOf({out}) : ""),
                "status", ExitCode(outcome.status, "warning"), "provisions", outcome.provisions,
                "unread", outcome.unread, "findings", outcome.findings, "warnings", json.Of([&] {
                  for (const WarningRecord& warning : outcome.warnings)
                    json.Members(warning.kind, warning.count);
                }),
                "as_it_is", outcome.files == 1 && ReadsAsItIs(common), "version", CODICIL_VERSION);
  return sink.TakeText();
}

// Adds a line as a whole, so that runs side by side may share the file.
int AddLine(const std::string& manifest, const std::string& line) {
  const int file = open(manifest.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  const bool written =
      file >= 0 && write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  const bool closed = file >= 0 && close(file) == 0;
  return written && closed ? kClean : Fail("cannot write " + manifest);
}

// Ends the line that a killed run left.
int EndLastLine(const std::string& manifest) {
  std::ifstream file(manifest, std::ios::binary | std::ios::ate);
  if (!file || file.tellg() == std::streampos(0)) return kClean;
  file.seekg(-1, std::ios::end);
  return file.get() == '\n' ? kClean : AddLine(manifest, "\n");
}

}  // namespace

void AddBatchOptions(CLI::App& command, BatchOptions* batch) {
  command
      .add_option("--files-from", batch->files_from,
                  "Take more editions from this file, one a line; - is standard input")
      ->type_name("FILE");
  command
      .add_option("--out-dir", batch->folder,
                  "Write each edition to a file in this folder, which is made")
      ->type_name("DIR");
  command
      .add_option("--name", batch->name,
                  "What the files in it are called: {stem} is the name of the edition's first file "
                  "without its extension, {name} with it; {stem} and the format if not given")
      ->type_name("PATTERN");
  command
      .add_option("--shard", batch->shard,
                  "Take only the I-th of N parts of the editions, by a hash of their paths")
      ->type_name("I/N");
  command
      .add_option("--manifest", batch->manifest,
                  "Add a line of JSON for each edition to this file, of what was done")
      ->type_name("FILE");
  command
      .add_option("--skip-done", batch->skip_done,
                  "Leave out what this manifest has, if neither the edition nor the output differs")
      ->type_name("MANIFEST");
}

int RunBatch(const CommonOptions& common, const BatchOptions& batch, const std::string& extension,
             const BatchStep& step) {
  const auto shard = ShardOf(batch.shard);
  if (!shard) return Fail(fmt::format("--shard: \"{}\" is not I/N, as 2/8 is", batch.shard));
  std::vector<EditionFiles> editions =
      batch.files_from.empty() ? EditionsOf(common, 1, kAnyNumber) : EditionsNamed(common);
  if (!batch.files_from.empty() && !AddListed(batch.files_from, editions)) return kFailure;
  const auto outputs = OutputsOf(batch, extension, editions);
  if (!outputs) return kFailure;
  DoneEditions done;
  if (!batch.skip_done.empty() && fs::exists(batch.skip_done)) {
    const auto bytes = ReadOrFail(batch.skip_done);
    if (!bytes) return kFailure;
    done = ReadDone(*bytes);
  }
  std::error_code error;
  fs::create_directories(batch.folder, error);
  if (error) return Fail(fmt::format("cannot make {}: {}", batch.folder, error.message()));
  if (!batch.manifest.empty() && EndLastLine(batch.manifest) != kClean) return kFailure;
  int status = kClean;
  for (size_t i = 0; i < editions.size(); ++i) {
    const std::string& out = (*outputs)[i];
    if (!IsIn(*shard, editions[i][0]) || IsDone(done, editions[i], out)) continue;
    const BatchOutcome outcome = step(editions[i], out);
    status = std::max(status, outcome.status);
    if (!batch.manifest.empty())
      status = std::max(status, AddLine(batch.manifest, LineOf(common, editions[i], out, outcome)));
  }
  return status;
}

// A run that was killed may have left a line that does not end.
DoneEditions ReadDone(const std::string& manifest) {
  DoneEditions editions;
  for (const std::string_view line : Split(manifest, "\n")) {
    rapidjson::Document json;
    if (json.Parse(line.data(), line.size()).HasParseError() || !json.IsObject()) continue;
    const auto member = [&](const char* name) {
      const auto found = json.FindMember(name);
      return found != json.MemberEnd() && found->value.IsString() ? found->value.GetString() : "";
    };
    DoneEdition& done = editions[member("path")];
    done = {member("sha256_in"), member("out"), member("sha256_out"), member("version"), false, {}};
    const auto as_it_is = json.FindMember("as_it_is");
    done.as_it_is = as_it_is != json.MemberEnd() && as_it_is->value.IsTrue();
    const auto warnings = json.FindMember("warnings");
    if (warnings == json.MemberEnd() || !warnings->value.IsObject()) continue;
    for (const auto& [kind, count] : warnings->value.GetObject())
      if (count.IsUint()) done.warnings.push_back({kind.GetString(), count.GetUint()});
  }
  return editions;
}

bool IsOutputAsWritten(const DoneEdition& done) {
  return done.version == CODICIL_VERSION && !done.sha256_out.empty() &&
         done.sha256_out == DigestOf({done.out});
}

}  // namespace codicil::cli
