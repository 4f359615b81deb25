// The closed lists of a work through its editions.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/ascii.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Text;

namespace {

// A list by its name: its members in each edition that has it.
struct ListHistory {
  std::string folder;
  std::map<uint32_t, std::set<std::string>> members;
};
using ListHistories = std::map<std::string, ListHistory>;

ListHistories ListsOf(const Work& work) {
  ListHistories lists;
  for (uint32_t edition = 0; edition < work.editions.size(); ++edition) {
    for (const ListRecord& list : work.editions[edition].lists)
      lists[list.name].members[edition].insert(list.members.begin(), list.members.end());
  }
  for (const auto& [name, address] : ListAddresses(work)) lists[name].folder = address;
  return lists;
}

// By its name in lower case: the address of what a member of a list is, the rule with that title or
// else the glossary entry.
using Explainers = std::map<std::string, std::string>;

Explainers ExplainersOf(const Site& site) {
  const EditionRecord& edition = site.edition();
  Explainers addresses;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const TextId heading = edition.provisions[id].heading;
    if (heading != kNoText)
      addresses.try_emplace(LowerCase(site.work().texts[heading]), site.addresses.Rule(id));
  }
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry)
    addresses.try_emplace(LowerCase(site.work().texts[edition.glossary[entry].term]),
                          site.addresses.Entry(entry));
  return addresses;
}

class ListPage {
 public:
  ListPage(const Site& site, const Explainers& explainers, const std::string& name,
           const ListHistory& list)
      : site_(site),
        explainers_(explainers),
        list_(list),
        page_(site, PageOf(site, name, list)),
        out_(page_.out()) {
    for (const auto& [edition, members] : list.members) {
      for (const std::string& member : members) {
        first_.try_emplace(member, edition);
      }
    }
  }

  void Write() {
    page_.Body();
    out_.Put("<h1 class=\"list\">", Text(page_.page().title), "</h1>\n");
    WriteMembers();
    WriteChanges();
    page_.Finish();
  }

 private:
  static Page PageOf(const Site& site, const std::string& name, const ListHistory& list) {
    Page page;
    page.folder = list.folder;
    page.title = name;
    page.description = site.say().With("The {} in every edition.", name);
    page.kind = "lists";
    page.crumbs = {{site.say()("Lists"), "lists/"}, {name, ""}};
    return page;
  }

  std::string DateOf(uint32_t edition) const { return NameOf(site_.work().editions[edition]); }

  void WriteMembers() {
    const uint32_t last = list_.members.rbegin()->first;
    const auto& members = list_.members.rbegin()->second;
    out_.Put("<p class=\"lead\">", "");
    page_.Say("{0} in the edition of {1}.",
              {[&] { out_.Put(Text(page_.say().Counted(members.size(), "{} member|{} members"))); },
               [&] { page_.Date(DateOf(last)); }});
    out_.Put("</p>\n<ul class=\"members\"", page_.TextLanguage(), ">");
    for (const std::string& member : members) {
      const bool later = first_[member] > list_.members.begin()->first;
      out_.Put("<li", html::Attribute("data-since", later ? DateOf(first_[member]) : ""), ">");
      const auto explained = explainers_.find(LowerCase(member));
      if (explained == explainers_.end()) {
        out_.Put(Text(member));
      } else {
        page_.Link(explained->second, member);
      }
      if (later)
        out_.Put(" <small>", Text(page_.say().With("since {}", DateOf(first_[member]))),
                 "</small>");
      out_.Put("</li>\n");
    }
    out_.Put("</ul>\n");
  }

  // What each edition added and took away, the newest first.
  void WriteChanges() {
    out_.Put("<h2>Through the editions</h2>\n<dl class=\"changes\">");
    for (auto now = list_.members.rbegin(); now != list_.members.rend(); ++now) {
      const auto before = std::next(now);
      const bool first = before == list_.members.rend();
      const std::set<std::string> none;
      const auto& was = first ? none : before->second;
      const std::string added = Missing(now->second, was), gone = Missing(was, now->second);
      if (!first && added.empty() && gone.empty()) continue;
      out_.Put("<div><dt>", Text(DateOf(now->first)), "</dt><dd>");
      if (first) {
        out_.Put(
            "<p>",
            Text(page_.say().With("first seen, with {}",
                                  page_.say().Counted(now->second.size(), "{} member|{} members"))),
            "</p>");
      } else {
        if (!added.empty())
          out_.Put("<p>", Text(page_.say()("new")), ": <ins>", Text(added), "</ins></p>");
        if (!gone.empty())
          out_.Put("<p>", Text(page_.say()("gone")), ": <del>", Text(gone), "</del></p>");
      }
      out_.Put("</dd></div>\n");
    }
    out_.Put("</dl>\n");
  }

  // The members of `these` that `those` lacks, as a list in words.
  static std::string Missing(const std::set<std::string>& these,
                             const std::set<std::string>& those) {
    std::string words;
    for (const std::string& member : these) {
      if (!those.contains(member)) words += (words.empty() ? "" : ", ") + member;
    }
    return words;
  }

  const Site& site_;
  const Explainers& explainers_;
  const ListHistory& list_;
  PageWriter page_;
  html::HtmlWriter& out_;
  std::map<std::string, uint32_t> first_;
};

// Those that the newest edition has, or those that only older ones had.
void WriteRows(const Site& site, const ListHistories& lists, bool newest, PageWriter& writer) {
  writer.out().Put("<ul class=\"rows\">");
  for (const auto& [name, list] : lists) {
    const auto& [edition, members] = *list.members.rbegin();
    if ((edition == site.newest()) != newest) continue;
    writer.out().Put("<li>");
    writer.Link(list.folder, name);
    writer.out().Put(" <small>", Text(site.say().Counted(members.size(), "{} member|{} members")));
    if (!newest)
      writer.out().Put(
          ", ", Text(site.say().With("last seen in {}", NameOf(site.work().editions[edition]))));
    writer.out().Put("</small></li>\n");
  }
  writer.out().Put("</ul>\n");
}

void WriteListIndex(const Site& site, const ListHistories& lists) {
  Page page;
  page.folder = "lists/";
  page.title = site.say()("Lists");
  page.description = site.say()("The closed lists that the rules define, through all editions.");
  page.kind = "lists";
  page.crumbs = {{page.title, ""}};
  PageWriter writer(site, page);
  writer.Body();
  writer.out().Put("<h1>Lists</h1>\n<p class=\"lead\">", Text(page.description), "</p>\n");
  const auto of_newest = std::ranges::count_if(lists, [&](const auto& list) {
    return list.second.members.rbegin()->first == site.newest();
  });
  if (lists.empty()) writer.out().Put("<p>None was found in this work.</p>\n");
  if (of_newest > 0) WriteRows(site, lists, true, writer);
  if (of_newest < std::ssize(lists)) {
    writer.out().Put("<h2>In older editions only</h2>\n");
    WriteRows(site, lists, false, writer);
  }
  writer.Finish();
}

}  // namespace

Status WriteLists(const Site& site) {
  const ListHistories lists = ListsOf(site.work());
  WriteListIndex(site, lists);
  const Explainers explainers = ExplainersOf(site);
  for (const auto& [name, list] : lists) ListPage(site, explainers, name, list).Write();
  return {};
}

}  // namespace codicil::site
