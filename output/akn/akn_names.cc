#include "output/akn/akn_names.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <unordered_map>

#include "base/ascii.h"
#include "rules/identity.h"
#include "text/language_code.h"

namespace codicil {
namespace {

struct Element {
  std::string_view name;
  std::string_view alias;  // in an eId
};
constexpr std::array<Element, 8> kElements = {{{"chapter", "chp"},
                                               {"section", "sec"},
                                               {"rule", "rule"},
                                               {"subrule", "subrule"},
                                               {"paragraph", "para"},
                                               {"subparagraph", "subpara"},
                                               {"point", "point"},
                                               {"hcontainer", "hcontainer"}}};

const Element& ElementOf(uint32_t depth) {
  return kElements[std::min<size_t>(depth, kElements.size()) - 1];
}

// The num of an eId: punctuation around it and spaces in it are left out, other punctuation is "-".
std::string NumInId(std::string_view num) {
  std::string id;
  for (const char c : num) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || byte >= 0x80) {
      id += c;
    } else if (c != ' ' && !id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  while (id.ends_with('-')) id.pop_back();
  return id.empty() ? "nn" : id;
}

// The name of an author as a part of a URI. One that begins with a digit would be read as a date.
std::string Actor(std::string_view author) {
  const std::string name = IdOfTitle(author);
  if (name.empty()) return "author";
  return IsDigit(name[0]) ? "the-" + name : name;
}

// Ids of ever deeper provisions would be ever longer: from here on they begin anew.
constexpr uint32_t kLongestChain = 16;

}  // namespace

std::string_view AknElement(uint32_t depth) { return ElementOf(depth).name; }

AknIds::AknIds(const Edition& edition) : anchors_(edition) {
  std::unordered_map<std::string, uint32_t> uses;
  for (const codicil::Provision& provision : edition.provisions) {
    std::string id;
    if (provision.parent != kNoProvision && provision.depth % kLongestChain != 0)
      id = provisions_[provision.parent] + "__";
    id += fmt::format("{}_{}", ElementOf(provision.depth).alias, NumInId(provision.Label()));
    const uint32_t use = ++uses[id];
    provisions_.push_back(use == 1 ? id : fmt::format("{}_{}", id, use));
  }
}

AknUris::AknUris(const AknWork& work, std::string_view language)
    : actor_(Actor(work.author)),
      work_(fmt::format("{}{}/act/rulebook/{}{}/{}", kAknWorks,
                        work.country.empty() ? kAknNoCountry : work.country,
                        work.author.empty() ? "" : actor_ + "/",
                        (work.date.empty() ? kAknNoDate : std::string_view(work.date)).substr(0, 4),
                        work.id.empty() ? "untitled" : work.id)),
      language_(ThreeLetterLanguage(language)) {}

std::string AknUris::Expression(std::string_view date) const {
  return fmt::format("{}/{}@{}", work_, language_, date);
}

}  // namespace codicil
