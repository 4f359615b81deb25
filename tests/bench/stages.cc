#include "stages.h"

#include <benchmark/benchmark.h>
#include <cmark.h>
#include <md4c.h>

#include <cstring>
#include <filesystem>
#include <functional>

#include "ingest/json/json.h"
#include "ingest/plain_text/plain_text.h"
#include "ingest/reader.h"
#include "output/writer.h"

namespace codicil::bench {
namespace {

// Runs `work` and counts `bytes` for each time.
void Register(const std::string& name, size_t bytes, std::function<void()> work) {
  benchmark::RegisterBenchmark(name.c_str(), [bytes,
                                              work = std::move(work)](benchmark::State& state) {
    for (auto _ : state) work();
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * bytes));
  })->Unit(benchmark::kMillisecond);
}

void Copy(const std::string& bytes) {
  static std::string target(bytes.size(), '\0');
  std::memcpy(target.data(), bytes.data(), bytes.size());
  benchmark::ClobberMemory();
}

void ParseWithCmark(const std::string& bytes) {
  cmark_node* document = cmark_parse_document(bytes.data(), bytes.size(), CMARK_OPT_DEFAULT);
  benchmark::DoNotOptimize(document);
  cmark_node_free(document);
}

void ParseWithMd4c(const std::string& bytes) {
  MD_PARSER parser{};
  parser.enter_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
  parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
  parser.enter_span = [](MD_SPANTYPE, void*, void*) { return 0; };
  parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
  parser.text = [](MD_TEXTTYPE, const MD_CHAR*, MD_SIZE, void*) { return 0; };
  md_parse(bytes.data(), static_cast<MD_SIZE>(bytes.size()), &parser, nullptr);
}

void Decode(const std::string& bytes) {
  Diagnostics diagnostics;
  benchmark::DoNotOptimize(SourceText::Decode(0, "edition", bytes, "", diagnostics));
}

// The bytes are moved in, as when they come from a file, because an edition owns its source.
// Copying them for another iteration is not part of reading.
void RegisterReading(const char* name, const std::string& bytes) {
  benchmark::RegisterBenchmark(name, [&bytes](benchmark::State& state) {
    for (auto _ : state) {
      state.PauseTiming();
      std::string copy = bytes;
      state.ResumeTiming();
      benchmark::DoNotOptimize(ReadText(std::move(copy)));
    }
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * bytes.size()));
  })->Unit(benchmark::kMillisecond);
}

void ReadAsJson(const std::string& bytes) {
  EditionBuilder builder;
  ReadJson(builder.AddSource("edition", bytes, ""), builder);
  benchmark::DoNotOptimize(std::move(builder).Build());
}

// Disk reads are not measured: the set is in memory.
class FilesInMemory : public FileStore {
 public:
  explicit FilesInMemory(const std::string& index) {
    const auto folder = std::filesystem::path(index).parent_path();
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() != ".rst") continue;
      files_[entry.path()] = ReadBytes(entry.path());
    }
  }
  Result<std::string> Read(const std::string& path) const override {
    const auto found = files_.find(path);
    if (found != files_.end()) return found->second;
    return Status::Missing(path + ": no such file");
  }
  size_t Size() const {
    size_t size = 0;
    for (const auto& [path, bytes] : files_) size += bytes.size();
    return size;
  }

 private:
  std::map<std::string, std::string> files_;
};

void RegisterRst(const std::string& index) {
  static const FilesInMemory files(index);
  Register("read RST set", files.Size(),
           [index] { benchmark::DoNotOptimize(ReadEdition({index}, ReadOptions(), files)); });
}

void RegisterWriters(const Edition& edition, size_t bytes) {
  struct Writer {
    const char* name;
    void (*write)(const Edition&, ByteSink&);
  };
  for (const Writer& writer :
       {Writer{"write json", WriteJson}, Writer{"write text", WriteText},
        Writer{"write rst", WriteRst}, Writer{"write outline", WriteOutline}}) {
    Register(writer.name, bytes, [&edition, write = writer.write] {
      benchmark::DoNotOptimize(Written(write, edition));
    });
  }
}

void RegisterOtherEncoding(const std::string& path) {
  static const std::string bytes = ReadBytes(path);
  Diagnostics diagnostics;
  const std::string encoding = SourceText::Decode(0, "", bytes, "", diagnostics)->encoding();
  Register("decode " + encoding, bytes.size(), [] { Decode(bytes); });
  static const std::string name = "read " + encoding;
  RegisterReading(name.c_str(), bytes);
}

}  // namespace

void RegisterStages(const BenchFiles& files, const std::string& bytes,
                    const std::string& ten_times) {
  Register(kMemcpy, bytes.size(), [&] { Copy(bytes); });
  Register(kCmark, bytes.size(), [&] { ParseWithCmark(bytes); });
  Register(kMd4c, bytes.size(), [&] { ParseWithMd4c(bytes); });
  Register("decode", bytes.size(), [&] { Decode(bytes); });
  RegisterReading(kRead, bytes);
  if (!ten_times.empty()) RegisterReading(kReadTenTimes, ten_times);
  RegisterRst(files.rst_index);
  static const Edition edition = ReadText(bytes);
  static const std::string json = Written(WriteJson, edition);
  RegisterWriters(edition, bytes.size());
  Register("read json", json.size(), [] { ReadAsJson(json); });
  if (!files.other_encoding.empty()) RegisterOtherEncoding(files.other_encoding);
}

}  // namespace codicil::bench
