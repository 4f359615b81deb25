#include "rst_fixture.h"

#include <fmt/format.h>

#include <filesystem>

namespace codicil {
namespace {

// Puts a text of several lines on one line.
std::string Flat(const Passage& passage) {
  std::string out;
  for (size_t i = 0; i < passage.text.size(); ++i) {
    if (passage.text.substr(i, 2) == "\n\n") {
      out += " / ";
      ++i;
    } else {
      out += passage.text[i] == '\n' ? '|' : passage.text[i];
    }
  }
  return out;
}

void AppendMatter(std::string_view where, const std::vector<MatterBlock>& blocks,
                  std::string& out) {
  for (const MatterBlock& block : blocks) {
    out += std::string(where) + " " + std::string(MatterKindName(block.kind)) + " " +
           Flat(block.text) + "\n";
  }
}

}  // namespace

Result<std::string> MemoryFiles::Read(const std::string& path) const {
  const auto it = files_.find(std::filesystem::path(path).lexically_normal().generic_string());
  if (it != files_.end()) return it->second;
  return Status::Missing("there is no " + path);
}

Edition ReadRstSet(const std::map<std::string, std::string>& files,
                   const std::vector<std::string>& names, const ReadOptions& options) {
  const MemoryFiles store(files);
  EditionBuilder builder;
  std::vector<SourceId> ids;
  for (const std::string& name : names)
    ids.push_back(builder.AddSource(name, files.at(name), "UTF-8"));
  ReadRst(ids, options, store, builder);
  Edition edition = std::move(builder).Build();
  for (const Source& source : edition.sources().files) {
    for (const LabelRun& run : source.labels.Runs()) {
      EXPECT_NE(run.label, Label::kUnrecognised)
          << source.text->text().substr(run.begin, run.end - run.begin);
    }
  }
  return edition;
}

Edition ReadRstText(std::string text, const ReadOptions& options) {
  return ReadRstSet({{"text.rst", std::move(text)}}, {"text.rst"}, options);
}

Edition ReadRule(std::string_view body, const ReadOptions& options) {
  return ReadRstText(fmt::format("101.1\n=====\n\n{}\n101.2\n=====\n\nThe end.\n", body), options);
}

std::string Provisions(const Edition& edition) {
  std::string out;
  for (const Provision& provision : edition.provisions) {
    if (provision.implied) continue;
    out += provision.number.ToString();
    if (!provision.heading.empty()) out += " # " + Flat(provision.heading);
    if (!provision.text.empty()) out += " " + Flat(provision.text);
    out += "\n";
    for (const Passage& example : provision.examples) out += "  E " + Flat(example) + "\n";
    for (const Passage& note : provision.notes) out += "  N " + Flat(note) + "\n";
  }
  return out;
}

std::string Glossary(const Edition& edition) {
  std::string out;
  for (const GlossaryEntry& entry : edition.glossary) {
    out += Flat(entry.term) + ": " + Flat(entry.text) + "\n";
  }
  return out;
}

std::string Matter(const Edition& edition) {
  std::string out;
  AppendMatter("front", edition.front_matter, out);
  AppendMatter("back", edition.back_matter, out);
  return out;
}

std::vector<std::string> Reports(const Edition& edition) {
  std::vector<std::string> out;
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    std::string line(diagnostic.kind.name);
    if (diagnostic.span) {
      line += ": ";
      line += edition.sources().files[diagnostic.span->source].text->Cut(*diagnostic.span);
    }
    out.push_back(std::move(line));
  }
  return out;
}

std::vector<std::string> Marks(const Passage& passage) {
  std::vector<std::string> out;
  for (const Mark& mark : passage.marks) {
    std::string line(MarkKindName(mark.kind));
    line += " " + std::string(passage.text.substr(mark.begin, mark.end - mark.begin));
    if (!mark.value.empty()) line += " -> " + std::string(mark.value);
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace codicil
