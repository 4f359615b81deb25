#include "output/site/page_formats.h"

#include <fmt/format.h>

#include <array>

#include "base/sha256.h"
#include "corpus/history.h"
#include "output/akn/akn_history.h"
#include "output/formats.h"
#include "output/json_parts.h"
#include "output/json_writer.h"
#include "output/markdown_words.h"
#include "output/site/words.h"

namespace codicil::site {
namespace {

// The provisions of the page: those below it that have no page of their own.
std::vector<ProvisionId> OnPage(const EditionRecord& edition, const EditionPages& pages,
                                ProvisionId page) {
  std::vector<ProvisionId> ids;
  const uint32_t depth = edition.provisions[page].depth;
  for (ProvisionId id = page; id < edition.provisions.size(); ++id) {
    if (id > page && edition.provisions[id].depth <= depth) break;
    if (pages.PageOf(id) == page) ids.push_back(id);
  }
  return ids;
}

std::string Json(const Site& site, uint32_t index, const std::vector<ProvisionId>& ids) {
  const Work& work = site.work();
  const EditionRecord& edition = work.editions[index];
  const auto texts = [&](const std::vector<TextId>& all) {
    std::vector<std::string_view> list;
    for (const TextId id : all) list.push_back(work.texts[id]);
    return list;
  };
  StringSink sink;
  JsonWriter json(sink);
  json.Document(
      "schema", "codicil-rules/1", [&] { WriteWork(work, json); }, "edition",
      [&] { WriteEditionRecord(edition, json); }, "provisions", json.Each(ids, [&](ProvisionId id) {
        const ProvisionRecord& provision = edition.provisions[id];
        json.Object("num", provision.num, "occurrence", provision.occurrence, "depth",
                    provision.depth, "lineage", work.lineages.all[work.lineages.of[index][id]].id,
                    "heading", OrNull(work.texts[provision.heading]), "text",
                    work.texts[provision.text], "examples", texts(provision.examples), "notes",
                    texts(provision.notes));
      }));
  return sink.TakeText();
}

std::string Markdown(const Work& work, uint32_t index, const std::vector<ProvisionId>& ids) {
  std::string text;
  for (const ProvisionId id : ids) {
    const ProvisionRecord& provision = work.editions[index].provisions[id];
    const std::string name = EscapeMarkdown(NameOf(work, Place{index, id}));
    const bool titled = id == ids.front() || provision.heading != kNoText;
    text += titled ? fmt::format("{} {}\n\n", id == ids.front() ? "#" : "##", name) : "";
    if (provision.text != kNoText)
      text += fmt::format("{}{}\n\n", titled ? "" : fmt::format("**{}** ", provision.num),
                          EscapeMarkdown(work.texts[provision.text]));
    for (const TextId example : provision.examples)
      text += fmt::format("> **Example:** {}\n\n", EscapeMarkdown(work.texts[example]));
  }
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace

void WriteFormats(const Site& site, uint32_t index, const EditionPages& pages, ProvisionId page,
                  AknPortions& portions, const std::string& folder, FormatFiles& files) {
  const EditionRecord& edition = site.work().editions[index];
  const std::vector<ProvisionId> ids = OnPage(edition, pages, page);
  files.Write(folder + "index.json", Json(site, index, ids));
  files.Write(folder + "index.md", Markdown(site.work(), index, ids));
  files.Write(folder + "index.xml", Written([&](ByteSink& out) { portions.Write(ids, out); }));
}

std::span<const EditionFormat> EditionFormats(Formats formats) {
  static constexpr std::array<EditionFormat, 5> kAll{
      {{"edition.json", "JSON", "application/json"},
       {"edition.html", "one page", "text/html"},
       {"edition.md", "Markdown", "text/markdown"},
       {"edition.txt", "plain text", "text/plain"},
       {"edition.xml", "Akoma Ntoso", "application/xml"}}};
  return formats == Formats::kAll ? kAll : std::span(kAll).first(1);
}

void FormatFiles::Write(const std::string& name, std::string_view bytes) {
  folder_.Write(name, bytes);
  sums_ += fmt::format("{}  {}\n", Sha256Hex(bytes), name.substr(home_.size()));
}

void WriteEditionFormats(const Site& site, uint32_t index, const Edition& edition,
                         const std::string& folder, Formats formats, FormatFiles& files) {
  constexpr std::array kOutputFormats{OutputFormat::kJson, OutputFormat::kHtml,
                                      OutputFormat::kMarkdown, OutputFormat::kText};
  const std::span<const EditionFormat> wanted = EditionFormats(formats);
  for (size_t i = 0; i < std::min(wanted.size(), kOutputFormats.size()); ++i)
    files.Write(folder + wanted[i].name, Written(InfoOf(kOutputFormats[i]).write, edition));
  if (formats == Formats::kJson) return;
  StringSink xml;
  WriteAkn(edition, CrossReference(edition), AknHistoryOf(site.corpus, index), xml);
  files.Write(folder + wanted.back().name, xml.TakeText());
}

}  // namespace codicil::site
