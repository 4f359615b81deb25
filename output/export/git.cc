// A history for `git fast-import`: a commit for each edition on the day it took effect, a file for
// each section. Every number is on a line of its own, so that `git blame` keeps the origin of the
// words when provisions are renumbered. The same corpus gives the same commits.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

#include "output/anchors.h"
#include "output/edition_walk.h"
#include "output/export/export.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

// The files of one edition, by name. Front matter, provisions, glossary and back matter are apart.
class TreeSink : public EditionSink {
 public:
  explicit TreeSink(const Edition& edition) : edition_(edition), anchors_(edition) {}

  void Begin(EditionPart part) override {
    static constexpr const char* kNames[] = {"front-matter.txt", "", "glossary.txt",
                                             "back-matter.txt"};
    file_ = kNames[static_cast<size_t>(part)];
  }
  void WriteMatter(const MatterBlock& block) override { Block(block.text.text); }
  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (provision.parent == kNoProvision) file_ = anchors_.Provision(id).substr(1) + ".txt";
    if (provision.implied) return;
    Line(provision.number.ToString());
    if (!provision.heading.empty()) Line(provision.heading.text);
    if (!provision.text.empty()) Line(provision.text.text);
  }
  void WriteAside(ProvisionId, Aside aside, uint32_t, const Passage& passage) override {
    Line(fmt::format("{}: {}", aside == Aside::kExample ? "Example" : "See also", passage.text));
  }
  void EndOwn(ProvisionId id) override {
    if (!edition_.provisions[id].implied) Line("");
  }
  void WriteEntry(uint32_t entry) override {
    Line(edition_.glossary[entry].term.text);
    Block(edition_.glossary[entry].text.text);
  }

  const std::map<std::string, std::string>& files() const { return files_; }

 private:
  void Line(std::string_view text) { files_[file_].append(text) += '\n'; }
  void Block(std::string_view text) {
    Line(text);
    Line("");
  }

  const Edition& edition_;
  const Anchors anchors_;
  std::string file_;
  std::map<std::string, std::string> files_;
};

// Seconds since 1970 at noon of an ISO date, so that the day is the same in most time zones. git
// refuses earlier dates: those become 1970-01-01, and the trailer has the true one.
int64_t NoonOf(const std::string& date) {
  int year = 1970;
  unsigned month = 1, day = 1;
  if (std::sscanf(date.c_str(), "%d-%u-%u", &year, &month, &day) != 3) return 0;
  using namespace std::chrono;
  const sys_days days = std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day);
  constexpr int64_t kDay = 86400;
  return std::max<int64_t>(0, days.time_since_epoch().count() * kDay + kDay / 2);
}

std::string MessageOf(const Work& work, const EditionRecord& edition) {
  std::string message =
      fmt::format("{}, edition {}\n\nEdition: {}\n", work.title, edition.id, edition.id);
  if (!edition.date.empty()) message += fmt::format("Effective-Date: {}\n", edition.date);
  for (const FileRecord& file : edition.files)
    message += fmt::format("Source: {} sha256:{}\n", file.name, file.sha256);
  return message;
}

void WriteData(std::string_view bytes, ByteSink& out) {
  out.Write(fmt::format("data {}\n", bytes.size()));
  out.Write(bytes);
  out.Put('\n');
}

}  // namespace

Status ExportGit(const ExportInput& input, ByteSink& out) {
  out.Write("reset refs/heads/main\n");
  return input.ForEachEdition([&](uint32_t index, const Edition& edition) -> Status {
    const EditionRecord& record = input.work().editions[index];
    const std::string who = fmt::format("Codicil <> {} +0000\n", NoonOf(record.date));
    out.Write("commit refs/heads/main\nauthor " + who + "committer " + who);
    WriteData(MessageOf(input.work(), record), out);
    out.Write("deleteall\n");
    TreeSink tree(edition);
    WalkEdition(edition, tree);
    for (const auto& [name, text] : tree.files()) {
      out.Write(fmt::format("M 100644 inline {}\n", name));
      WriteData(text, out);
    }
    out.Put('\n');
    return {};
  });
}

}  // namespace codicil
