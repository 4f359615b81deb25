#include "output/site/assets.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "base/sha256.h"
#include "output/html/block_height.h"
#include "output/html/page_assets.h"

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

}  // namespace

Assets::Assets() {
  const auto add_as_is = [&](const std::string& name, std::string bytes) {
    digest_ = Sha256Hex(digest_ + Sha256Hex(bytes));
    assets_.push_back({name, AddressOf(name, bytes), std::move(bytes)});
  };
  const auto add = [&](const std::string& name, std::string bytes) {
    add_as_is(name, WithoutComments(std::move(bytes)));
  };
  add("site.css", fmt::format("{}\n{}\n{}\n{}\n{}", kTextCss, kSymbolCss, kSiteCss, kSearchCss,
                              html::BlockHeight::Styles()));
  add("site.js", fmt::format("{}\n{}", kFrameJs, kSiteJs));
  add("changes.css", std::string(kChangesCss));
  add("changes.js", std::string(kChangesJs));
  add("compare.js", std::string(kCompareJs));
  add("words.js", std::string(kWordsJs));
  add("links.js", std::string(kLinksJs));
  add("search.js", std::string(kSearchJs));
  add_as_is("minisearch.js", fmt::format("/*\n{}*/\n{}", kMiniSearchLicence, kMiniSearchJs));
}

const std::string& Assets::Address(std::string_view name) const {
  return std::ranges::find(assets_, name, &Asset::name)->address;
}

void Assets::Write(SiteFolder& folder) const {
  for (const Asset& asset : assets_) folder.Write(asset.address, asset.bytes);
}

}  // namespace codicil::site
