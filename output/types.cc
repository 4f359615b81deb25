#include "output/types.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <map>

#include "base/ascii.h"
#include "output/json_parts.h"
#include "output/json_writer.h"
#include "output/passage_parts.h"
#include "output/trace_parts.h"
#include "rules/provision_key.h"
#include "rules/source_span.h"
#include "text/printable.h"

namespace codicil {
namespace {

// The names in sequence, none of them broken.
std::string InLines(const std::vector<std::string>& names, const PrintStyle& style) {
  const bool commas = std::ranges::any_of(
      names, [](const std::string& name) { return name.find(',') != std::string::npos; });
  WrappedText lines(2, style);
  for (const std::string& name : names) {
    const bool last = &name == &names.back();
    lines.AddWhole(fmt::format("{}{}", name, last ? "" : commas ? ";" : ","));
  }
  return lines.Finish();
}

std::string Side(const Edition& edition, const VocabularyList* list) {
  return list ? PlaceOfList(edition, *list) : "no such list";
}

// The work states the list more than once.
std::string CountsElsewhere(const Edition& edition, const VocabularyList& counts) {
  return fmt::format("; the list in {} is authoritative", PlaceOfList(edition, counts));
}

std::string Date(const Edition& edition) {
  return edition.effective_date.empty() ? "an undated edition" : edition.effective_date;
}

// Which provision, or which entry of the glossary.
void WritePlace(const Edition& edition, const VocabularyList& list, JsonWriter& json) {
  json.Members("provision", OrNull(KeyText(edition, list.provision)));
  if (list.provision == kNoProvision)
    json.Members("glossary", edition.glossary[list.glossary_entry].term.text);
}

class TypesWriter {
 public:
  TypesWriter(const Edition& edition, ByteSink& out)
      : edition_(edition), json_(out), places_(edition, json_) {}

  void Write(const Vocabulary& vocabulary) {
    json_.Document(
        "schema", "codicil-types/1", [&] { WriteIdentity(edition_, json_); }, "lists",
        json_.Each(vocabulary.lists, [&](const VocabularyList& list) { WriteList(list); }));
  }

 private:
  void WriteList(const VocabularyList& list) {
    const bool apart = !list.member_provisions.empty();  // its members
    size_t next = 0;
    json_.Object(
        "name", list.name, "of", list.of, "counts", list.counts,
        [&] { WritePlace(edition_, list, json_); }, "shared_by",
        If(list.shared_by.size() > 1, list.shared_by), "span",
        [&] {
          if (apart) return json_.Value(nullptr);
          WriteSpan(PassageOfMember(edition_, list, 0), list.begin, list.end);
        },
        "members", json_.Each(list.members, [&](const ListMember& member) {
          const size_t i = next++;
          json_.Object(
              "name", member.name, "alias", If(!member.alias.empty(), member.alias), "provision",
              If(apart, [&] { json_.Value(KeyText(edition_, list.member_provisions[i])); }), "span",
              [&] { WriteSpan(PassageOfMember(edition_, list, i), member.begin, member.end); });
        }));
  }

  void WriteSpan(const Passage& passage, uint32_t begin, uint32_t end) {
    places_.WriteSpan(SourceSpanOf(passage, begin, end));
  }

  const Edition& edition_;
  JsonWriter json_;
  JsonPlaces places_;
};

std::string Describe(const Work& work, const EditionSpan& span) {
  const std::string first = NameOf(work.editions[span.first]);
  if (span.last + 1 == work.editions.size()) return "since " + first;
  return span.first == span.last ? first
                                 : fmt::format("{} to {}", first, NameOf(work.editions[span.last]));
}

// "2021-03-01 to 2022-03-04, since 2023-11-20"
std::string Describe(const Work& work, const NameHistory& history) {
  std::string text;
  for (const EditionSpan& span : history.spans)
    text += (text.empty() ? "" : ", ") + Describe(work, span);
  return text;
}

std::string CalledWhat(const ListHistory& list) {
  return list.of.empty() ? list.name : fmt::format("{} ({})", list.name, list.of);
}

// The editions between its first and its last that lack it.
std::vector<EditionSpan> GapsOf(const NameHistory& history) {
  std::vector<EditionSpan> gaps;
  for (size_t i = 1; i < history.spans.size(); ++i)
    gaps.push_back({history.spans[i - 1].last + 1, history.spans[i].first - 1});
  return gaps;
}

// "founding" -> "Founding", as it is printed on a card, with the straight apostrophes of MTGJSON.
std::string Capitalised(std::string name) {
  RE2::GlobalReplace(&name, "’", "'");
  if (!name.empty()) name[0] = ToUpper(name[0]);
  return name;
}

std::vector<std::string> Sorted(std::vector<std::string> names) {
  std::ranges::sort(names);
  return names;
}

std::vector<std::string> Names(const VocabularyList* list) {
  std::vector<std::string> names;
  if (list == nullptr) return names;
  for (const ListMember& member : list->members) names.push_back(Capitalised(member.name));
  return names;
}

// Returns the words of a heading as the rules below it write them in running text: "Give up" for
// "Give Up". Returns the heading itself if they never occur there.
std::string InRunningText(const Edition& edition, ProvisionId heading, const std::string& name) {
  if (name.find(' ') == std::string::npos) return name;
  const auto same = [](char a, char b) { return ToLower(a) == ToLower(b); };
  for (ProvisionId id = heading; id < edition.provisions[heading].subtree_end; ++id) {
    const std::string_view text = edition.provisions[id].text.text;
    const auto at = std::search(text.begin(), text.end(), name.begin(), name.end(), same);
    if (at != text.end() && text != name)
      return Capitalised(std::string(at, at + static_cast<ptrdiff_t>(name.size())));
  }
  return name;
}

std::vector<std::string> Keywords(const Edition& edition, const VocabularyList* list) {
  std::vector<std::string> names = Names(list);
  if (list == nullptr || list->member_provisions.empty()) return Sorted(std::move(names));
  for (size_t i = 0; i < names.size(); ++i) {
    names[i] = InRunningText(edition, list->member_provisions[i], names[i]);
  }
  return Sorted(std::move(names));
}

// The list of a card type's subtypes: the one named after it, or one that it shares.
class Subtypes {
 public:
  explicit Subtypes(const Vocabulary& vocabulary) {
    for (const VocabularyList& list : vocabulary.lists) {
      by_name_.emplace(list.name, &list);
      for (const std::string& owner : list.shared_by) by_owner_.emplace(owner, &list);
    }
  }

  const VocabularyList* Of(const std::string& type) const {
    if (const auto own = by_name_.find(type + " types"); own != by_name_.end()) return own->second;
    const auto shared = by_owner_.find(type);
    return shared == by_owner_.end() ? nullptr : shared->second;
  }

 private:
  std::map<std::string, const VocabularyList*, std::less<>> by_name_;
  std::map<std::string, const VocabularyList*, std::less<>> by_owner_;
};

// Both files have the same frame: metadata, and then their data.
template <typename... Parts>
void WriteMtgjsonFile(const Edition& edition, JsonWriter& json, const Parts&... data) {
  std::string day = edition.effective_date;
  std::erase(day, '-');
  json.Document("meta",
                json.Of("date", edition.effective_date, "version",
                        "codicil-types/1" + (day.empty() ? day : "+" + day)),
                "data", json.Of(data...));
}

}  // namespace

std::string PlaceOfList(const Edition& edition, const VocabularyList& list) {
  if (list.provision != kNoProvision) return NumberOf(edition, list.provision);
  return "glossary: " + std::string(edition.glossary[list.glossary_entry].term.text);
}

void WriteTypesText(const TypesReport& report, const PrintStyle& style, ByteSink& out) {
  const auto& [edition, vocabulary] = report;
  std::string text;
  for (const VocabularyList& list : vocabulary.lists) {
    std::vector<std::string> names;
    for (const ListMember& member : list.members)
      names.push_back(member.alias.empty() ? member.name
                                           : fmt::format("{} ({})", member.name, member.alias));
    if (!text.empty()) text += "\n";
    text += fmt::format("{} ({}): {}{}\n", list.name, PlaceOfList(edition, list), names.size(),
                        list.counts ? "" : CountsElsewhere(edition, *vocabulary.Find(list.name)));
    text += InLines(names, style);
  }
  out.Write(style.terminal ? PrintableLines(text) : text);
}

void WriteTypeChangesText(const TypesComparison& comparison, ByteSink& out) {
  std::string text =
      fmt::format("{} -> {}\n", Date(comparison.old_edition), Date(comparison.new_edition));
  if (comparison.changes.empty()) text += "No list has changed.\n";
  for (const ListChange& change : comparison.changes) {
    text += fmt::format("\n{} ({} -> {}): {} added, {} removed\n", change.name,
                        Side(comparison.old_edition, change.old_list),
                        Side(comparison.new_edition, change.new_list), change.added.size(),
                        change.removed.size());
    if (const std::string fate = DescribeFate(change); !fate.empty()) text += "  " + fate + "\n";
    for (const std::string& name : change.added) text += "  + " + name + "\n";
    for (const std::string& name : change.removed) text += "  - " + name + "\n";
  }
  out.Write(text);
}

void TypesTable(const TypesReport& report, const PutRow& row) {
  const Edition& edition = report.edition;
  row({"list", "of", "place", "member", "alias", "counts"});
  for (const VocabularyList& list : report.vocabulary.lists) {
    std::string place = PlaceOfList(edition, list);
    for (size_t i = 0; i < list.members.size(); ++i) {
      if (!list.member_provisions.empty()) {
        place = KeyText(edition, list.member_provisions[i]);
      }
      row({list.name, OrNull(list.of), place, list.members[i].name, OrNull(list.members[i].alias),
           list.counts});
    }
  }
}

void TypeChangesTable(const TypesComparison& comparison, const PutRow& row) {
  row({"list", "change", "member"});
  const auto put = [&](std::string_view list, std::string_view change, std::string_view member) {
    row({list, change, OrNull(member)});
  };
  for (const ListChange& change : comparison.changes) {
    if (!change.old_name.empty()) put(change.name, "renamed", change.old_name);
    if (change.unfound) put(change.name, "unfound", "");
    for (const std::string& name : change.added) put(change.name, "added", name);
    for (const std::string& name : change.removed) put(change.name, "removed", name);
  }
}

void WriteTypesJson(const TypesReport& report, ByteSink& out) {
  TypesWriter(report.edition, out).Write(report.vocabulary);
}

void WriteTypeChangesJson(const TypesComparison& comparison, ByteSink& out) {
  JsonWriter json(out);
  const auto side = [&](const Edition& edition, const VocabularyList* list) {
    return [&edition, list, &json] {
      if (list == nullptr) return json.Value(nullptr);
      json.Object([&] { WritePlace(edition, *list, json); }, "members", list->members.size());
    };
  };
  const auto write = [&](const ListChange& change) {
    json.Object("name", change.name, "old_name", If(!change.old_name.empty(), change.old_name),
                "unfound", If(change.unfound, true), "old",
                side(comparison.old_edition, change.old_list), "new",
                side(comparison.new_edition, change.new_list), "added", change.added, "removed",
                change.removed);
  };
  json.Document(
      "schema", "codicil-types-diff/1",
      [&] { WriteIdentities(comparison.old_edition, comparison.new_edition, json); }, "lists",
      json.Each(comparison.changes, write));
}

void WriteListHistoryText(const ListHistories& histories, ByteSink& out) {
  const auto& [work, lists] = histories;
  for (const ListHistory& list : lists) {
    if (&list != &lists.front()) out.Put('\n');
    out.Write(fmt::format("{}: {} through time\n", CalledWhat(list),
                          Counted(list.members.size(), "member")));
    if (list.names.size() > 1) {
      for (const NameHistory& name : list.names)
        out.Write(fmt::format("  called {}: {}\n", name.name, Describe(work, name)));
    }
    for (const NameHistory& member : list.members)
      out.Write(fmt::format("  {}: {}\n", member.name, Describe(work, member)));
  }
}

void ListHistoryTable(const ListHistories& histories, const PutRow& row) {
  const Work& work = histories.work;
  row({"list", "of", "member", "first_seen", "last_seen", "present", "gaps"});
  const auto id = [&](uint32_t edition) -> const std::string& { return work.editions[edition].id; };
  for (const ListHistory& list : histories.lists) {
    for (const NameHistory& member : list.members) {
      Phrases gaps;
      for (const EditionSpan& gap : GapsOf(member))
        gaps.push_back(fmt::format("{} to {}", id(gap.first), id(gap.last)));
      const uint32_t last = member.spans.back().last;
      row({list.name, OrNull(list.of), member.name, id(member.spans.front().first), id(last),
           last + 1 == work.editions.size(), gaps});
    }
  }
}

void WriteListHistoryJson(const ListHistories& histories, ByteSink& out) {
  const Work& work = histories.work;
  JsonWriter json(out);
  const auto id = [&](uint32_t edition) -> const std::string& { return work.editions[edition].id; };
  const auto write_name = [&](const NameHistory& one) {
    const uint32_t last = one.spans.back().last;
    json.Object("name", one.name, "first_seen", id(one.spans.front().first), "last_seen", id(last),
                "present", last + 1 == work.editions.size(), "gaps",
                json.Each(GapsOf(one), [&](const EditionSpan& gap) {
                  json.Object("first", id(gap.first), "last", id(gap.last));
                }));
  };
  const auto write_list = [&](const ListHistory& list) {
    json.Object("name", list.name, "of", OrNull(list.of), "names",
                json.Each(list.names, write_name), "members", json.Each(list.members, write_name));
  };
  json.Document(
      "schema", "codicil-types-history/1", [&] { WriteWork(work, json); }, "editions",
      json.Each(work.editions, [&](const EditionRecord& one) { WriteEditionRecord(one, json); }),
      "lists", json.Each(histories.lists, write_list));
}

void WriteCardTypes(const Edition& edition, const Vocabulary& vocabulary, ByteSink& out) {
  const VocabularyList* types = vocabulary.Find("card types");
  // Works with only one kind of type call them this.
  if (types == nullptr) types = vocabulary.Find("types");
  const Subtypes subtypes(vocabulary);
  std::map<std::string, const VocabularyList*> by_type;  // in the order of the alphabet
  for (const ListMember& type : types ? types->members : std::vector<ListMember>()) {
    by_type[type.name] = subtypes.Of(type.name);
  }
  const std::vector<std::string> supertypes = Sorted(Names(vocabulary.Find("supertypes")));
  JsonWriter json(out);
  WriteMtgjsonFile(edition, json, [&] {
    for (const auto& [type, list] : by_type)
      json.Members(type, json.Of("subTypes", Sorted(Names(list)), "superTypes", supertypes));
  });
}

void WriteKeywords(const Edition& edition, const Vocabulary& vocabulary, ByteSink& out) {
  JsonWriter json(out);
  WriteMtgjsonFile(edition, json, "abilityWords", Sorted(Names(vocabulary.Find("ability words"))),
                   "keywordAbilities", Keywords(edition, vocabulary.Find("keyword abilities")),
                   "keywordActions", Keywords(edition, vocabulary.Find("keyword actions")));
}

}  // namespace codicil
