// The answers of the Academy Ruins API as a folder of files, for bots and pages that read those: a
// file for each path, with ".json" after it. The newest edition is at the root, every edition below
// editions/ID, and the changes between neighbours below diff/cr.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/ascii.h"
#include "corpus/history.h"
#include "corpus/text_differ.h"
#include "output/export/export.h"
#include "output/json_writer.h"
#include "text/words.h"

namespace codicil {
namespace {

// Names of sections, subsections and rules as the API divides them: the first two levels are in the
// table of contents; what is below them, or has a text of its own, is a rule.
constexpr uint32_t kTitled = 2;

bool IsRule(const ProvisionRecord& provision) {
  return !provision.implied && (provision.depth > kTitled || provision.text != kNoText);
}

// A rule's words: a rule that is only a title has that.
std::string WordsOf(const Work& work, const ProvisionRecord& rule) {
  std::string words(work.texts[rule.heading]);
  if (rule.heading != kNoText && rule.text != kNoText) words += "\n\n";
  return words += work.texts[rule.text];
}

// "3a" of 702.3a.
std::string_view FragmentOf(std::string_view number) {
  const size_t dot = number.find('.');
  return dot == number.npos ? number : number.substr(dot + 1);
}

// A name of a file: what is no letter, digit, ".", "-" or "_" is written as in an address.
std::string FileNameOf(std::string_view name) {
  std::string file;
  for (const char c : name) {
    const bool plain = IsAlnum(c) || c == '-' || c == '_' || (c == '.' && !file.empty());
    file += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return file;
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

// Both texts with what differs between <<<< and >>>>.
class Marker {
 public:
  std::pair<std::string, std::string> Mark(const std::string& was, const std::string& is) {
    std::pair<std::string, std::string> marked;
    for (const WordEdit& edit : differ_.Diff(was, is)) {
      const bool same = edit.kind == EditKind::kEqual;
      Append(std::string_view(was).substr(edit.old_begin, edit.old_end - edit.old_begin), same,
             marked.first);
      Append(std::string_view(is).substr(edit.new_begin, edit.new_end - edit.new_begin), same,
             marked.second);
    }
    return marked;
  }

 private:
  static void Append(std::string_view piece, bool same, std::string& out) {
    if (piece.empty()) return;
    out += same ? std::string(piece) : fmt::format("<<<<{}>>>>", piece);
  }
  TextDiffer differ_;
};

struct Wording {
  std::string number, text;  // no number: null
};

class Academy {
 public:
  Academy(const Work& work, OutputFolder& folder) : work_(work), index_(work), folder_(folder) {}

  std::string Write() {
    const auto newest = static_cast<uint32_t>(work_.editions.size() - 1);
    WriteEdition(newest, "");
    WriteRules(newest);
    WriteMetadata();
    for (uint32_t edition = 0; edition <= newest; ++edition)
      WriteEdition(edition, "editions/" + FileNameOf(work_.editions[edition].id) + "/");
    for (uint32_t edition = 0; edition < newest; ++edition) WriteDiff(edition);
    return error_;
  }

 private:
  template <typename Fill>
  void File(const std::string& name, const Fill& fill) {
    if (!error_.empty()) return;
    error_ = folder_.Write(name, [&](ByteSink& out) -> std::string {
      JsonWriter json(out);
      fill(json);
      return "";
    });
  }

  const std::string& CodeOf(uint32_t edition) const { return work_.editions[edition].id; }
  const std::string& NameOf(uint32_t edition) const {
    const EditionRecord& record = work_.editions[edition];
    return record.title.empty() ? record.id : record.title;
  }

  void WriteEdition(uint32_t index, const std::string& folder) {
    const EditionRecord& edition = work_.editions[index];
    File(folder + "cr.json", [&](JsonWriter& json) { WriteAll(edition, json); });
    File(folder + "cr/toc.json", [&](JsonWriter& json) { WriteToc(edition, json); });
    File(folder + "cr/keywords.json", [&](JsonWriter& json) { WriteKeywords(edition, json); });
    File(folder + "cr/glossary.json", [&](JsonWriter& json) { WriteGlossary(edition, json); });
  }

  std::vector<std::string_view> ExamplesOf(const ProvisionRecord& rule) const {
    std::vector<std::string_view> examples;
    for (const TextId id : rule.examples) {
      std::string_view text = work_.texts[id];
      constexpr std::string_view kLabel = "Example: ";
      if (text.starts_with(kLabel)) text.remove_prefix(kLabel.size());
      examples.push_back(text);
    }
    return examples;
  }

  auto ExamplesOrNull(const ProvisionRecord& rule, JsonWriter& json) const {
    return [this, &rule, &json] {
      const auto examples = ExamplesOf(rule);
      examples.empty() ? json.Value(nullptr) : json.Value(examples);
    };
  }

  static std::vector<const ProvisionRecord*> RulesOf(const EditionRecord& edition) {
    std::vector<const ProvisionRecord*> rules;
    for (const ProvisionRecord& provision : edition.provisions)
      if (IsRule(provision)) rules.push_back(&provision);
    return rules;
  }

  void WriteAll(const EditionRecord& edition, JsonWriter& json) const {
    const auto rules = RulesOf(edition);
    json.Document([&] {
      for (size_t i = 0; i < rules.size(); ++i) {
        const std::string key = rules[i]->Key();
        const std::string before = i > 0 ? rules[i - 1]->Key() : "";
        const std::string after = i + 1 < rules.size() ? rules[i + 1]->Key() : "";
        json.Members(
            key, json.Of("ruleNumber", key, "examples", ExamplesOrNull(*rules[i], json), "ruleText",
                         WordsOf(work_, *rules[i]), "fragment", FragmentOf(key), "navigation",
                         json.Of("previousRule", OrNull(before), "nextRule", OrNull(after))));
      }
    });
  }

  static void WriteNumber(const std::string& number, JsonWriter& json) {
    const bool digits = number.size() < 10 && std::ranges::all_of(number, IsDigit);
    digits ? json.Value(std::stoul(number)) : json.Value(number);
  }

  void WriteToc(const EditionRecord& edition, JsonWriter& json) const {
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
  void WriteKeywords(const EditionRecord& edition, JsonWriter& json) const {
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

  void WriteGlossary(const EditionRecord& edition, JsonWriter& json) const {
    json.Document([&] {
      for (const auto& [name, entry] : TermsOf(edition))
        json.Members(name, json.Of("term", work_.texts[entry->term], "definition",
                                   work_.texts[entry->text]));
    });
  }

  // By the folded term; the first of several.
  std::map<std::string, const EntryRecord*> TermsOf(const EditionRecord& edition) const {
    std::map<std::string, const EntryRecord*> terms;
    for (const EntryRecord& entry : edition.glossary)
      terms.emplace(FoldCase(work_.texts[entry.term]), &entry);
    return terms;
  }

  // A file for each rule and term of the newest edition.
  void WriteRules(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
      const ProvisionRecord& rule = edition.provisions[id];
      if (!IsRule(rule)) continue;
      const std::string key = rule.Key(), name = FileNameOf(key) + ".json";
      File("cr/" + name, [&](JsonWriter& json) {
        json.Document("ruleNumber", key, "ruleText", WordsOf(work_, rule));
      });
      File("cr/example/" + name, [&](JsonWriter& json) {
        json.Document("ruleNumber", key, "examples", ExamplesOrNull(rule, json));
      });
      File("cr/trace/" + name,
           [&](JsonWriter& json) { WriteTrace(key, work_.lineages.of[index][id], json); });
    }
    for (const auto& term : TermsOf(edition)) {
      File("cr/glossary/" + FileNameOf(term.first) + ".json", [&](JsonWriter& json) {
        const EntryRecord& entry = *term.second;
        json.Document("term", work_.texts[entry.term], "definition", work_.texts[entry.text]);
      });
    }
  }

  Wording At(uint32_t edition, ProvisionId id) const {
    if (id == kNoProvision) return {};
    const ProvisionRecord& rule = work_.editions[edition].provisions[id];
    return {rule.Key(), WordsOf(work_, rule)};
  }

  static auto RuleOrNull(const Wording& words, bool text, JsonWriter& json) {
    return [&words, text, &json] {
      if (words.number.empty()) return json.Value(nullptr);
      if (!text) return json.Object("ruleNumber", words.number, "ruleText", nullptr);
      json.Object("ruleNumber", words.number, "ruleText", words.text);
    };
  }

  void WriteTrace(const std::string& key, LineageIndex history, JsonWriter& json) {
    std::vector<HistoryStep> steps = StepsOf(work_, index_, history);
    std::erase_if(steps, [](const HistoryStep& step) { return IsCosmetic(step.kinds); });
    std::ranges::reverse(steps);
    json.Document("ruleNumber", key, "items",
                  json.Each(steps, [&](const HistoryStep& step) { WriteStep(step, json); }));
  }

  // Nothing that the API would list: the words and the number are the same.
  static bool IsCosmetic(const ChangeKinds& kinds) {
    return !kinds.HasAny(
        {ChangeKind::kEdited, ChangeKind::kRenumbered, ChangeKind::kAdded, ChangeKind::kRemoved});
  }

  void WriteStep(const HistoryStep& step, JsonWriter& json) {
    Wording was = step.before ? At(step.before->edition, step.before->provision) : Wording{};
    Wording is = At(step.place.edition, step.place.provision);
    const bool edited = step.kinds.Has(ChangeKind::kEdited);
    const char* action = !step.before ? "created" : edited ? "edited" : "moved";
    if (step.before && edited) std::tie(was.text, is.text) = marker_.Mark(was.text, is.text);
    const bool text = !step.before || edited;
    const uint32_t edition = step.place.edition;
    const uint32_t source = step.before ? step.before->edition : edition > 0 ? edition - 1 : 0;
    const bool first = edition == 0;
    json.Object("action", action, "old", RuleOrNull(was, text, json), "new",
                RuleOrNull(is, text, json), "diff",
                json.Of("sourceSet", OrNull(first ? "" : NameOf(source)), "sourceCode",
                        OrNull(first ? "" : CodeOf(source)), "destSet", NameOf(edition), "destCode",
                        CodeOf(edition)));
  }

  void WriteDiff(uint32_t from) {
    std::vector<std::pair<Wording, Wording>> changes, moves;
    for (const PairRecord& pair : work_.transitions[from].pairs) {
      if (IsCosmetic(pair.kinds) || !Concerns(from, pair)) continue;
      Wording was = At(from, pair.old_id), is = At(from + 1, pair.new_id);
      const bool both = !was.number.empty() && !is.number.empty();
      if (both && !pair.kinds.Has(ChangeKind::kEdited)) {
        moves.emplace_back(std::move(was), std::move(is));
        continue;
      }
      if (both) std::tie(was.text, is.text) = marker_.Mark(was.text, is.text);
      changes.emplace_back(std::move(was), std::move(is));
    }
    const std::string name =
        fmt::format("diff/cr/{}..{}.json", FileNameOf(CodeOf(from)), FileNameOf(CodeOf(from + 1)));
    File(name, [&](JsonWriter& json) { WriteChanges(from, changes, moves, json); });
  }

  // Whether a rule is in the pair, and not only a title.
  bool Concerns(uint32_t from, const PairRecord& pair) const {
    const auto rule = [&](uint32_t edition, ProvisionId id) {
      return id != kNoProvision && IsRule(work_.editions[edition].provisions[id]);
    };
    return rule(from, pair.old_id) || rule(from + 1, pair.new_id);
  }

  using Pairs = std::vector<std::pair<Wording, Wording>>;
  void WriteChanges(uint32_t from, const Pairs& changes, const Pairs& moves,
                    JsonWriter& json) const {
    const bool last = from + 2 == work_.editions.size();
    json.Document("creationDay", OrNull(work_.editions[from + 1].date), "sourceSet", NameOf(from),
                  "sourceCode", CodeOf(from), "destSet", NameOf(from + 1), "destCode",
                  CodeOf(from + 1), "changes",
                  json.Each(changes,
                            [&](const auto& pair) {
                              json.Object("old", RuleOrNull(pair.first, true, json), "new",
                                          RuleOrNull(pair.second, true, json));
                            }),
                  "moves",
                  json.Each(moves,
                            [&](const auto& pair) {
                              json.Object("from", pair.first.number, "to", pair.second.number);
                            }),
                  "nav",
                  json.Of("prevSourceCode", OrNull(from == 0 ? "" : CodeOf(from - 1)),
                          "nextDestCode", OrNull(last ? "" : CodeOf(from + 2))));
  }

  // Newest first.
  void WriteMetadata() {
    std::vector<uint32_t> editions(work_.editions.size());
    for (uint32_t i = 0; i < editions.size(); ++i)
      editions[i] = static_cast<uint32_t>(editions.size()) - 1 - i;
    File("metadata/cr.json", [&](JsonWriter& json) {
      json.Document("data", json.Each(editions, [&](uint32_t edition) {
        json.Object("creationDay", OrNull(work_.editions[edition].date), "setCode", CodeOf(edition),
                    "setName", NameOf(edition));
      }));
    });
    editions.pop_back();
    File("metadata/cr-diffs.json", [&](JsonWriter& json) {
      json.Document("data", json.Each(editions, [&](uint32_t edition) {
        json.Object("creationDay", OrNull(work_.editions[edition].date), "sourceCode",
                    CodeOf(edition - 1), "destCode", CodeOf(edition), "destName", NameOf(edition),
                    "bulletinUrl", nullptr);
      }));
    });
  }

  const Work& work_;
  const TransitionIndex index_;
  OutputFolder& folder_;
  Marker marker_;
  std::string error_;
};

}  // namespace

std::string ExportAcademy(const ExportInput& input, OutputFolder& folder) {
  return Academy(input.work(), folder).Write();
}

}  // namespace codicil
