#include "bench_edition.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "ingest/plain_text/plain_text.h"
#include "rules/edition_builder.h"
#include "text/utf8.h"

namespace codicil::bench {
namespace {

namespace fs = std::filesystem;

constexpr uint32_t kCopies = 10;

void ConsiderFiles(const fs::path& folder, BenchFiles& files) {
  uintmax_t largest = 0, largest_other = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".txt") continue;
    const std::string bytes = ReadBytes(entry.path());
    const bool utf8 = FindIllFormed(bytes, 0) == bytes.size();
    uintmax_t& most = utf8 ? largest : largest_other;
    if (bytes.size() <= most) continue;
    most = bytes.size();
    (utf8 ? files.text : files.other_encoding) = entry.path();
  }
}

// The body with `digit` before each number; "" leaves the numbers as they are.
void AppendBody(const Edition& edition, std::string_view digit, std::string& out) {
  const std::string_view text = edition.sources().files[0].text->text();
  uint32_t done = edition.provisions.front().number_span.begin;
  for (const Provision& provision : edition.provisions) {
    out += text.substr(done, provision.number_span.begin - done);
    out += digit;
    done = provision.number_span.begin;
  }
  out += text.substr(done, edition.provisions.back().span.end - done);
  out += "\n\n";
}

void AppendGlossary(const Edition& edition, std::string& out) {
  const std::string_view text = edition.sources().files[0].text->text();
  for (const GlossaryEntry& entry : edition.glossary) {
    for (uint32_t copy = 0; copy < kCopies; ++copy) {
      out += text.substr(entry.span.begin, entry.span.size());
      out += "\n\n";
    }
  }
}

// Provisions in source order with no implied ones, and sections of one digit.
bool CanBeCopied(const Edition& edition) {
  uint32_t last = 0;
  for (const Provision& provision : edition.provisions) {
    if (provision.implied || provision.number_span.begin < last) return false;
    if (provision.level == Level::kSection && provision.number.value(0) > 9) return false;
    last = provision.number_span.begin;
  }
  return !edition.provisions.empty();
}

}  // namespace

BenchFiles FindBenchFiles() {
  const fs::path bundled = fs::path(CODICIL_SOURCE_FOLDER) / "corpus/emberfall";
  BenchFiles files{"", bundled / "e4-rst/index.rst", ""};
  const char* folder = std::getenv("CODICIL_EDITIONS");
  const fs::path real = folder ? fs::path(folder) / "corpus" : fs::path();
  const bool have_real = folder && fs::is_directory(real / "mtg-txt");
  ConsiderFiles(have_real ? real / "mtg-txt" : bundled, files);
  if (have_real) files.rst_index = real / "mtg-rst/index.rst";
  return files;
}

std::string ReadBytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

Edition ReadText(std::string bytes) {
  EditionBuilder builder;
  ReadPlainText(builder.AddSource("edition", std::move(bytes), ""), builder);
  return std::move(builder).Build();
}

std::optional<std::string> TenTimes(const std::string& bytes) {
  const Edition edition = ReadText(bytes);
  if (!CanBeCopied(edition)) return std::nullopt;
  const std::string_view text = edition.sources().files[0].text->text();
  const uint32_t body = edition.provisions.front().number_span.begin;
  std::string out(text.substr(0, body));
  AppendBody(edition, "", out);
  for (uint32_t copy = 1; copy < kCopies; ++copy) AppendBody(edition, std::to_string(copy), out);
  if (!edition.glossary.empty()) {
    const uint32_t glossary = edition.glossary.front().span.begin;
    const uint32_t body_end = edition.provisions.back().span.end;
    out += text.substr(body_end, glossary - body_end);
    AppendGlossary(edition, out);
    out += text.substr(edition.glossary.back().span.end);
  }
  return out;
}

}  // namespace codicil::bench
