#include "output/academy/academy.h"

#include <algorithm>

#include "base/ascii.h"
#include "base/split.h"
#include "text/words.h"

namespace codicil::academy {
namespace {

// The first two levels are sections and subsections.
constexpr uint32_t kTitled = 2;

// A rule's words: a rule that is only a title has that.
std::string WordsOf(const Work& work, const ProvisionRecord& rule) {
  std::string words = OnOneLine(work.texts[rule.heading]);
  if (rule.heading != kNoText && rule.text != kNoText) words += ' ';
  return words += OnOneLine(work.texts[rule.text]);
}

// "3a" of 702.3a.
std::string_view FragmentOf(std::string_view number) {
  const size_t dot = number.find('.');
  return dot == number.npos ? number : number.substr(dot + 1);
}

// "keywordAbilities" of "keyword abilities".
std::string MemberName(std::string_view list) {
  std::string name;
  bool upper = false;
  for (const char c : list) {
    if (c == ' ') {
      upper = !name.empty();
      continue;
    }
    name += upper ? ToUpper(c) : c;
    upper = false;
  }
  return name;
}

std::vector<std::string> ExamplesOf(const Work& work, const ProvisionRecord& rule) {
  std::vector<std::string> examples;
  for (const TextId id : rule.examples) {
    std::string_view text = work.texts[id];
    constexpr std::string_view kLabel = "Example: ";
    if (text.starts_with(kLabel)) text.remove_prefix(kLabel.size());
    examples.push_back(OnOneLine(text));
  }
  return examples;
}

auto ExamplesOrNull(const Work& work, const ProvisionRecord& rule, JsonWriter& json) {
  return [&] {
    const auto examples = ExamplesOf(work, rule);
    examples.empty() ? json.Value(nullptr) : json.Value(examples);
  };
}

void WriteNumber(const std::string& number, JsonWriter& json) {
  const bool digits = number.size() < 10 && std::ranges::all_of(number, IsDigit);
  digits ? json.Value(std::stoul(number)) : json.Value(number);
}

std::string Joined(std::string_view text, std::string_view between) {
  std::string joined;
  for (const std::string_view line : Split(text, "\n")) {
    if (line.empty()) continue;
    if (!joined.empty()) joined += between;
    joined += line;
  }
  return joined;
}

}  // namespace

bool IsRule(const ProvisionRecord& provision) {
  return !provision.implied && (provision.depth > kTitled || provision.text != kNoText);
}

const std::string& CodeOf(const EditionRecord& edition) {
  return edition.code.empty() ? edition.id : edition.code;
}

std::string OnOneLine(std::string_view text) { return Joined(text, " "); }

std::map<std::string, Term> GlossaryOf(const Work& work, const EditionRecord& edition) {
  std::map<std::string, Term> terms;
  for (const EntryRecord& entry : edition.glossary) {
    const std::string_view term = work.texts[entry.term];
    terms.emplace(FoldCase(term), Term{std::string(term), Joined(work.texts[entry.text], "\n")});
  }
  return terms;
}

void Writer::Rules(const EditionRecord& edition, JsonWriter& json) const {
  std::vector<const ProvisionRecord*> rules;
  for (const ProvisionRecord& provision : edition.provisions)
    if (IsRule(provision)) rules.push_back(&provision);
  json.Document([&] {
    for (size_t i = 0; i < rules.size(); ++i) {
      const std::string key = rules[i]->Key();
      const std::string before = i > 0 ? rules[i - 1]->Key() : "";
      const std::string after = i + 1 < rules.size() ? rules[i + 1]->Key() : "";
      json.Members(
          key,
          json.Of("ruleNumber", key, "examples", ExamplesOrNull(work_, *rules[i], json), "ruleText",
                  WordsOf(work_, *rules[i]), "fragment", FragmentOf(key), "navigation",
                  json.Of("previousRule", OrNull(before), "nextRule", OrNull(after))));
    }
  });
}

void Writer::Rule(const ProvisionRecord& rule, JsonWriter& json) const {
  json.Document("ruleNumber", rule.Key(), "ruleText", WordsOf(work_, rule));
}

void Writer::Examples(const ProvisionRecord& rule, JsonWriter& json) const {
  json.Document("ruleNumber", rule.Key(), "examples", ExamplesOrNull(work_, rule, json));
}

void Writer::Contents(const EditionRecord& edition, JsonWriter& json) const {
  std::vector<std::pair<const ProvisionRecord*, std::vector<const ProvisionRecord*>>> sections;
  for (const ProvisionRecord& provision : edition.provisions) {
    if (provision.depth == 1) sections.push_back({&provision, {}});
    if (provision.depth == kTitled && !sections.empty())
      sections.back().second.push_back(&provision);
  }
  const auto entry = [&](const ProvisionRecord& titled, const auto&... more) {
    json.Object(
        "number", [&] { WriteNumber(titled.num, json); }, "title",
        work_.texts[titled.heading != kNoText ? titled.heading : titled.text], more...);
  };
  json.Value(json.Each(sections, [&](const auto& section) {
    entry(*section.first, "subsections",
          json.Each(section.second, [&](const ProvisionRecord* titled) { entry(*titled); }));
  }));
}

// The three lists that clients read; those that the work does not have are empty.
void Writer::Keywords(const EditionRecord& edition, JsonWriter& json) const {
  std::map<std::string, std::vector<std::string>> lists{
      {"keywordAbilities", {}}, {"keywordActions", {}}, {"abilityWords", {}}};
  for (const ListRecord& list : edition.lists) {
    const auto known = lists.find(MemberName(list.name));
    if (known == lists.end()) continue;
    known->second = list.members;
    if (known->first != "abilityWords") continue;
    for (std::string& word : known->second) word = FoldCase(word);
  }
  json.Document("keywordAbilities", lists["keywordAbilities"], "keywordActions",
                lists["keywordActions"], "abilityWords", lists["abilityWords"]);
}

void Writer::Glossary(const std::map<std::string, Term>& terms, JsonWriter& json) {
  json.Document([&] {
    for (const auto& [name, entry] : terms)
      json.Members(name, json.Of("term", entry.term, "definition", entry.definition));
  });
}

void Writer::Entry(const Term& term, JsonWriter& json) {
  json.Document("term", term.term, "definition", term.definition);
}

Writer::Wording Writer::At(uint32_t edition, ProvisionId id) const {
  if (id == kNoProvision) return {};
  const ProvisionRecord& rule = work_.editions[edition].provisions[id];
  return {rule.Key(), WordsOf(work_, rule)};
}

}  // namespace codicil::academy
