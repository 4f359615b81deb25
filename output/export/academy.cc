// The answers of the Academy Ruins API as a folder of files, for bots and pages that read those: a
// file for each path, with ".json" after it. The newest edition is at the root, every edition below
// editions/ID, and the changes between neighbours below diff/cr.

#include "output/academy/academy.h"

#include <fmt/format.h>

#include "base/ascii.h"
#include "output/export/export.h"

namespace codicil {
namespace {

// A name of a file: what is no letter, digit, ".", "-" or "_" is written as in an address.
std::string FileNameOf(std::string_view name) {
  std::string file;
  for (const char c : name) {
    const bool plain = IsAlnum(c) || c == '-' || c == '_' || (c == '.' && !file.empty());
    file += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return file;
}

class AcademyFolder {
 public:
  AcademyFolder(const Work& work, OutputFolder& folder)
      : work_(work), index_(work), writer_(work, index_), folder_(folder) {}

  Status Write() {
    const auto newest = static_cast<uint32_t>(work_.editions.size() - 1);
    WriteEdition(newest, "");
    WriteRules(newest);
    File("metadata/cr.json", [&](JsonWriter& json) { writer_.Editions(json); });
    File("metadata/cr-diffs.json", [&](JsonWriter& json) { writer_.Neighbours(json); });
    for (uint32_t edition = 0; edition <= newest; ++edition)
      WriteEdition(edition, "editions/" + FileNameOf(work_.editions[edition].id) + "/");
    for (uint32_t edition = 0; edition < newest; ++edition) WriteChanges(edition);
    return status_;
  }

 private:
  template <typename Fill>
  void File(const std::string& name, const Fill& fill) {
    if (!status_.ok()) return;
    status_ = folder_.Write(name, [&](ByteSink& out) -> Status {
      JsonWriter json(out);
      fill(json);
      return {};
    });
  }

  void WriteEdition(uint32_t index, const std::string& folder) {
    const EditionRecord& edition = work_.editions[index];
    File(folder + "cr.json", [&](JsonWriter& json) { writer_.Rules(edition, json); });
    File(folder + "cr/toc.json", [&](JsonWriter& json) { writer_.Contents(edition, json); });
    File(folder + "cr/keywords.json", [&](JsonWriter& json) { writer_.Keywords(edition, json); });
    File(folder + "cr/glossary.json", [&](JsonWriter& json) {
      academy::Writer::Glossary(academy::GlossaryOf(work_, edition), json);
    });
  }

  // A file for each rule and term of the newest edition.
  void WriteRules(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
      const ProvisionRecord& rule = edition.provisions[id];
      if (!academy::IsRule(rule)) continue;
      const std::string name = FileNameOf(rule.Key()) + ".json";
      File("cr/" + name, [&](JsonWriter& json) { writer_.Rule(rule, json); });
      File("cr/example/" + name, [&](JsonWriter& json) { writer_.Examples(rule, json); });
      File("cr/trace/" + name, [&](JsonWriter& json) { writer_.Trace({index, id}, json); });
    }
    for (const auto& [name, term] : academy::GlossaryOf(work_, edition)) {
      File("cr/glossary/" + FileNameOf(name) + ".json",
           [&, &one = term](JsonWriter& json) { academy::Writer::Entry(one, json); });
    }
  }

  void WriteChanges(uint32_t from) {
    const auto code = [&](uint32_t edition) {
      return FileNameOf(academy::CodeOf(work_.editions[edition]));
    };
    File(fmt::format("diff/cr/{}..{}.json", code(from), code(from + 1)), [&](JsonWriter& json) {
      writer_.Changes(from, from + 1, work_.transitions[from].pairs, true, json);
    });
  }

  const Work& work_;
  const TransitionIndex index_;
  const academy::Writer writer_;
  OutputFolder& folder_;
  Status status_;
};

}  // namespace

Status ExportAcademy(const ExportInput& input, OutputFolder& folder) {
  return AcademyFolder(input.work(), folder).Write();
}

}  // namespace codicil
