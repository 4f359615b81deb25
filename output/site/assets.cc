#include "output/site/assets.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "base/sha256.h"
#include "corpus/corpus_files.h"
#include "output/confidence.h"
#include "output/html/block_height.h"
#include "output/html/page_assets.h"
#include "output/json_writer.h"

namespace codicil::site {
namespace {

std::string AddressOf(std::string_view name, std::string_view bytes) {
  const size_t dot = name.find('.');
  return fmt::format("assets/{}-{}{}", name.substr(0, dot), Sha256Hex(bytes).substr(0, 10),
                     name.substr(dot));
}

// Comments are for readers of the source: every page would load them. In scripts they have lines of
// their own.
std::string WithoutComments(std::string bytes) {
  static const RE2 kComments(R"((?m)^ *//.*\n|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)");
  RE2::GlobalReplace(&bytes, kComments, "");
  return bytes;
}

// What the scripts say, in the language of the pages.
std::string WordsScript(const Wording& say) {
  if (say.IsEnglish()) return "";
  std::string scripts;
  for (const std::string_view script :
       {kFrameJs, kSiteJs, kChangesJs, kCompareJs, kWordsJs, kLinksJs, kSearchJs})
    scripts += script;
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  json.Object([&] {
    for (const Phrase& phrase : say.phrases())
      if (scripts.find(fmt::format("'{}'", phrase.english)) != scripts.npos)
        json.Members(phrase.english, phrase.translated);
  });
  return fmt::format("globalThis.codicilWords = {{language: '{}', phrases: {}}};\n", say.language(),
                     sink.TakeText());
}

}  // namespace

Assets::Assets(const Wording& say) {
  const auto add = [&](const std::string& name, std::string bytes) {
    Add(name, name, WithoutComments(std::move(bytes)));
  };
  add("site.css", fmt::format("{}\n{}\n{}\n{}\n{}", kTextCss, kSymbolCss, kSiteCss, kSearchCss,
                              html::BlockHeight::Styles()));
  add("site.js", fmt::format("{}{}\n{}{}", WordsScript(say), kFrameJs, BoundsScript(), kSiteJs));
  add("changes.css", std::string(kChangesCss));
  add("changes.js", std::string(kChangesJs));
  add("compare.js", std::string(kCompareJs));
  add("words.js", std::string(kWordsJs));
  add("links.js", std::string(kLinksJs));
  add("search.js", std::string(kSearchJs));
  Add("minisearch.js", "minisearch.js",
      fmt::format("/*\n{}*/\n{}", kMiniSearchLicence, kMiniSearchJs));
}

Result<Assets> Assets::Read(const Manifest& manifest, const FileStore& files, const Wording& say) {
  Assets assets(say);
  if (Status added = assets.AddOwn(manifest, files); !added.ok()) return added;
  return assets;
}

void Assets::Add(std::string name, std::string_view file, std::string bytes) {
  digest_ = Sha256Hex(digest_ + Sha256Hex(bytes));
  const std::string address = AddressOf(file, bytes);
  assets_.push_back({std::move(name), address, std::move(bytes)});
}

Status Assets::AddOwn(const Manifest& manifest, const FileStore& files) {
  Status status;
  const ManifestSite& site = manifest.site;
  const CorpusFiles below(files, manifest.folder);
  const auto read = [&](const std::string& file) {
    auto bytes = below.Read(manifest.folder + file);
    if (bytes) return std::move(*bytes);
    status = bytes.failure();
    return std::string();
  };
  for (const auto& [name, file] : {std::pair("logo", site.logo), std::pair("icon", site.icon)}) {
    const std::string extension = file.substr(std::min(file.rfind('.'), file.size()));
    if (!file.empty()) Add(name, name + extension, read(file));
  }
  // On dark paper the accent is lightened, so that it can be read there.
  std::string css =
      site.accent.empty()
          ? ""
          : fmt::format(
                ":root {{ --link: light-dark({0}, color-mix(in oklch, {0} 45%, white)); }}\n",
                site.accent);
  if (!site.css.empty()) css += read(site.css);
  if (!css.empty()) Add("own.css", "own.css", std::move(css));
  return status;
}

std::string Assets::Address(std::string_view name) const {
  const auto found = std::ranges::find(assets_, name, &Asset::name);
  return found == assets_.end() ? "" : found->address;
}

void Assets::Write(SiteFolder& folder) const {
  for (const Asset& asset : assets_) folder.Write(asset.address, asset.bytes);
}

}  // namespace codicil::site
