#include "output/address.h"

#include <algorithm>
#include <set>
#include <unordered_set>

#include "base/ascii.h"
#include "base/sha256.h"

namespace codicil {
namespace {

constexpr size_t kLongList = 20;  // titled rules of a subsection that get a page each

// Names of folders that the site has for itself.
constexpr const char* kTaken[] = {"about",     "assets",   "changes",  "compare",
                                  "crosswalk", "examples", "glossary", "id",
                                  "links",     "lists",    "rule",     "search"};

// Whether the provisions of one parent, two levels down at most, are pages: all of them, if one has
// a title or is a title alone.
std::vector<bool> ArePages(const EditionRecord& edition) {
  std::vector<bool> of_children(edition.provisions.size());
  for (const ProvisionRecord& provision : edition.provisions) {
    const bool titled = provision.heading != kNoText || provision.text == kNoText;
    if (provision.depth == 2 && titled) of_children[provision.parent] = true;
  }
  return of_children;
}

std::vector<uint32_t> TitledChildren(const EditionRecord& edition) {
  std::vector<uint32_t> titled(edition.provisions.size());
  for (const ProvisionRecord& provision : edition.provisions) {
    if (provision.parent != kNoProvision && provision.heading != kNoText)
      ++titled[provision.parent];
  }
  return titled;
}

}  // namespace

EditionPages::EditionPages(const EditionRecord& edition, bool split) {
  const std::vector<uint32_t> titled = TitledChildren(edition);
  const std::vector<bool> are_pages = ArePages(edition);
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const ProvisionRecord& provision = edition.provisions[id];
    const ProvisionId parent = provision.parent;
    const bool listed = split && provision.depth == 3 && titled[parent] >= kLongList;
    const bool page =
        parent == kNoProvision || (provision.depth == 2 && are_pages[parent]) || listed;
    page_of_.push_back(page ? id : page_of_[parent]);
    if (page) pages_.push_back(id);
  }
}

Addresses::Addresses(const Work& work) : work_(work) {
  std::unordered_set<std::string> taken(std::begin(kTaken), std::end(kTaken));
  for (const EditionRecord& edition : work.editions) {
    std::string name = FolderName(edition.date.empty() ? edition.id : edition.date);
    if (taken.contains(name)) name = FolderName(edition.id);
    while (!taken.insert(name).second) name += "-edition";
    editions_.push_back({name, EditionPages(edition, false), Anchors(edition, work.texts)});
  }
  newest_pages_ = EditionPages(work.editions.back(), true);
  for (uint32_t edition = 0; edition < work.editions.size(); ++edition) FindFirst(edition);
}

// Anchors are "r" and the number in letters that every format has.
std::string Addresses::Slug(uint32_t edition, ProvisionId id) const {
  return FolderName(editions_[edition].anchors.Provision(id).substr(1));
}

std::string Addresses::OldNumber(uint32_t edition, ProvisionId id) const {
  return "rule/" + Slug(edition, id) + "/";
}

std::string Addresses::Number(ProvisionId id) const {
  return OldNumber(static_cast<uint32_t>(editions_.size() - 1), id);
}

std::string Addresses::RulePage(ProvisionId page) const { return Number(page); }

std::string Addresses::Rule(ProvisionId id) const {
  const ProvisionId page = newest_pages_.PageOf(id);
  return page == id ? RulePage(page)
                    : RulePage(page) + "#" + editions_.back().anchors.Provision(id);
}

std::string Addresses::OwnDatedPage(uint32_t edition, ProvisionId page) const {
  return EditionHome(edition) + Slug(edition, page) + "/";
}

std::string Addresses::DatedPage(uint32_t edition, ProvisionId page) const {
  const Place& first = editions_[edition].first.at(page);
  return OwnDatedPage(first.edition, first.provision);
}

// A page that reads as the page of the same number did in the edition before is that one.
void Addresses::FindFirst(uint32_t edition) {
  std::map<std::string_view, ProvisionId> before;  // pages of the edition before, by number
  if (edition > 0) {
    for (const ProvisionId page : editions_[edition - 1].pages.pages())
      before.emplace(work_.editions[edition - 1].provisions[page].num, page);
  }
  for (const ProvisionId page : editions_[edition].pages.pages()) {
    const auto was = before.find(work_.editions[edition].provisions[page].num);
    const bool same = was != before.end() && ReadAlike(edition, page, was->second);
    editions_[edition].first.emplace(
        page, same ? editions_[edition - 1].first.at(was->second) : Place{edition, page});
  }
}

bool Addresses::ReadAlike(uint32_t edition, ProvisionId page, ProvisionId was) const {
  const auto end_of = [](const EditionRecord& of, ProvisionId id) {
    const uint32_t depth = of.provisions[id].depth;
    for (++id; id < of.provisions.size() && of.provisions[id].depth > depth;) ++id;
    return id;
  };
  const EditionRecord &now = work_.editions[edition], &before = work_.editions[edition - 1];
  const EditionPages &pages = editions_[edition].pages,
                     &pages_before = editions_[edition - 1].pages;
  const ProvisionId end = end_of(now, page), end_before = end_of(before, was);
  const auto text = [](const ProvisionRecord& one) {
    return std::tie(one.num, one.occurrence, one.heading, one.text, one.examples, one.notes);
  };
  // Of what has a page of its own the page shows the name.
  return std::equal(
      now.provisions.begin() + page, now.provisions.begin() + end, before.provisions.begin() + was,
      before.provisions.begin() + end_before,
      [&](const ProvisionRecord& a, const ProvisionRecord& b) {
        const auto id = static_cast<ProvisionId>(&a - now.provisions.data());
        const auto id_before = static_cast<ProvisionId>(&b - before.provisions.data());
        const bool own = pages.PageOf(id) == page;
        if (own != (pages_before.PageOf(id_before) == was)) return false;
        return own ? text(a) == text(b) : std::tie(a.num, a.heading) == std::tie(b.num, b.heading);
      });
}

std::string Addresses::Dated(uint32_t edition, ProvisionId id) const {
  const OfEdition& one = editions_[edition];
  const ProvisionId page = one.pages.PageOf(id);
  std::string address = DatedPage(edition, page);
  // A page that several editions share says of which it is asked.
  if (editions_[edition].first.at(page).edition != edition) address += "?at=" + one.name;
  return page == id ? address : address + "#" + one.anchors.Provision(id);
}

std::string Addresses::History(LineageIndex history) const {
  return "id/" + FolderName(work_.lineages.all[history].id) + "/";
}

std::string Addresses::HistoryOf(uint32_t edition, ProvisionId id) const {
  return History(work_.lineages.of[edition][id]);
}

std::string Addresses::Entry(uint32_t entry) const {
  return "glossary/#" + editions_.back().anchors.Entry(entry);
}

std::string Addresses::DatedEntry(uint32_t edition, uint32_t entry) const {
  return EditionHome(edition) + "glossary/#" + editions_[edition].anchors.Entry(entry);
}

std::map<std::string, std::string> ListAddresses(const Work& work) {
  std::map<std::string, std::string> addresses;
  for (const EditionRecord& edition : work.editions) {
    for (const ListRecord& list : edition.lists) addresses.try_emplace(list.name);
  }
  std::set<std::string> taken;
  for (auto& [name, address] : addresses) {
    std::string folder = FolderName(name);
    while (!taken.insert(folder).second) folder += "-2";
    address = "lists/" + folder + "/";
  }
  return addresses;
}

std::string Relative(std::string_view folder, std::string_view address) {
  const std::string_view path = address.substr(0, address.find('#'));
  const std::string_view anchor = address.substr(path.size());
  if (path == folder && !anchor.empty()) return std::string(anchor);
  size_t common = 0;
  for (size_t i = 0; i < folder.size() && i < path.size() && folder[i] == path[i]; ++i) {
    if (folder[i] == '/') common = i + 1;
  }
  std::string way;
  for (auto up = std::count(folder.begin() + static_cast<ptrdiff_t>(common), folder.end(), '/');
       up > 0; --up)
    way += "../";
  way += address.substr(common);
  return way.empty() || way.starts_with('#') ? "./" + way : way;
}

std::string FolderName(std::string_view text) {
  constexpr size_t kLongest = 100;
  std::string name;
  for (const char c : text) {
    const bool kept = IsAlnum(c) || !IsAscii(c) || c == '.' || c == '-' || c == '_';
    name += kept ? c : '-';
  }
  const bool dots = name.find_first_not_of('.') == std::string::npos;
  if (!dots && name.size() <= kLongest) return name;
  return "x" + Sha256Hex(text).substr(0, 12);
}

}  // namespace codicil
