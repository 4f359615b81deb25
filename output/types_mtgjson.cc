#include <re2/re2.h>

#include <algorithm>
#include <map>

#include "base/ascii.h"
#include "output/json_writer.h"
#include "output/types.h"

namespace codicil {
namespace {

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
