// Traces and diffs.

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "corpus/text_differ.h"
#include "output/academy/academy.h"

namespace codicil::academy {
namespace {

void Append(std::string_view piece, bool same, std::string& out) {
  if (!piece.empty()) out += same ? std::string(piece) : fmt::format("<<<<{}>>>>", piece);
}

const std::string& NameOf(const EditionRecord& edition) {
  return !edition.name.empty() ? edition.name : edition.title.empty() ? edition.id : edition.title;
}

std::string_view CodeOf(const EditionRecord* edition) {
  return edition == nullptr ? "" : std::string_view(academy::CodeOf(*edition));
}
std::string_view NameOf(const EditionRecord* edition) {
  return edition == nullptr ? "" : std::string_view(NameOf(*edition));
}

// Nothing that the API would list: the words and the number are the same.
bool IsCosmetic(const ChangeKinds& kinds) {
  return !kinds.HasAny(
      {ChangeKind::kEdited, ChangeKind::kRenumbered, ChangeKind::kAdded, ChangeKind::kRemoved});
}

// A rule, or null; a rule that only moved has no text.
template <typename Wording>
auto RuleOrNull(const Wording& words, bool text, JsonWriter& json) {
  return [&words, text, &json] {
    if (words.number.empty()) return json.Value(nullptr);
    if (!text) return json.Object("ruleNumber", words.number, "ruleText", nullptr);
    json.Object("ruleNumber", words.number, "ruleText", words.text);
  };
}

const char* ActionOf(const HistoryStep& step) {
  if (!step.before) return "created";
  if (!step.kinds.Has(ChangeKind::kEdited)) return "moved";
  return step.kinds.Has(ChangeKind::kRenumbered) ? "replaced" : "edited";
}

}  // namespace

std::pair<std::string, std::string> Marked(const std::string& was, const std::string& is) {
  std::pair<std::string, std::string> marked;
  TextDiffer differ;
  for (const WordEdit& edit : differ.Diff(was, is)) {
    const bool same = edit.kind == EditKind::kEqual;
    Append(std::string_view(was).substr(edit.old_begin, edit.old_end - edit.old_begin), same,
           marked.first);
    Append(std::string_view(is).substr(edit.new_begin, edit.new_end - edit.new_begin), same,
           marked.second);
  }
  return marked;
}

void Writer::Trace(const Place& rule, JsonWriter& json) const {
  std::vector<HistoryStep> steps =
      StepsOf(work_, index_, work_.lineages.of[rule.edition][rule.provision]);
  std::erase_if(steps, [&](const HistoryStep& step) {
    return step.place.edition > rule.edition || IsCosmetic(step.kinds);
  });
  std::ranges::reverse(steps);
  json.Document("ruleNumber", codicil::At(work_, rule).Key(), "items",
                json.Each(steps, [&](const HistoryStep& step) { Step(step, json); }));
}

void Writer::Step(const HistoryStep& step, JsonWriter& json) const {
  Wording was = step.before ? At(step.before->edition, step.before->provision) : Wording{};
  Wording is = At(step.place.edition, step.place.provision);
  const bool edited = step.before && step.kinds.Has(ChangeKind::kEdited);
  if (edited) std::tie(was.text, is.text) = Marked(was.text, is.text);
  const bool text = !step.before || edited;
  const uint32_t edition = step.place.edition;
  const EditionRecord* source = EditionAt(step.before ? step.before->edition : edition - 1);
  const EditionRecord& dest = work_.editions[edition];
  json.Object("action", ActionOf(step), "old", RuleOrNull(was, text, json), "new",
              RuleOrNull(is, text, json), "diff",
              json.Of("sourceSet", OrNull(NameOf(source)), "sourceCode", OrNull(CodeOf(source)),
                      "destSet", NameOf(dest), "destCode", CodeOf(dest)));
}

// Whether a rule is in the pair, and not only a title.
bool Writer::Concerns(uint32_t from, uint32_t to, const PairRecord& pair) const {
  const auto rule = [&](uint32_t edition, ProvisionId id) {
    return id != kNoProvision && IsRule(work_.editions[edition].provisions[id]);
  };
  return rule(from, pair.old_id) || rule(to, pair.new_id);
}

void Writer::Changes(uint32_t from, uint32_t to, const std::vector<PairRecord>& pairs, bool nav,
                     JsonWriter& json) const {
  std::vector<std::pair<Wording, Wording>> changes, moves;
  for (const PairRecord& pair : pairs) {
    if (IsCosmetic(pair.kinds) || !Concerns(from, to, pair)) continue;
    Wording was = At(from, pair.old_id), is = At(to, pair.new_id);
    const bool both = !was.number.empty() && !is.number.empty();
    const bool moved = both && !pair.kinds.Has(ChangeKind::kEdited);
    if (both && !moved) std::tie(was.text, is.text) = Marked(was.text, is.text);
    (moved ? moves : changes).emplace_back(std::move(was), std::move(is));
  }
  const EditionRecord &source = work_.editions[from], &dest = work_.editions[to];
  const auto change = [&](const auto& pair) {
    json.Object("old", RuleOrNull(pair.first, true, json), "new",
                RuleOrNull(pair.second, true, json));
  };
  const auto move = [&](const auto& pair) {
    json.Object("from", pair.first.number, "to", pair.second.number);
  };
  const auto around = [&] {
    if (!nav) return json.Value(nullptr);
    json.Object("prevSourceCode", OrNull(CodeOf(EditionAt(from - 1))), "nextDestCode",
                OrNull(CodeOf(EditionAt(to + 1))));
  };
  json.Document("creationDay", OrNull(dest.date), "sourceSet", NameOf(source), "sourceCode",
                CodeOf(source), "destSet", NameOf(dest), "destCode", CodeOf(dest), "changes",
                json.Each(changes, change), "moves", json.Each(moves, move), "nav", around);
}

void Writer::Editions(JsonWriter& json) const {
  json.Document("data", json.Array([&] {
    for (size_t i = work_.editions.size(); i-- > 0;) {
      const EditionRecord& edition = work_.editions[i];
      json.Object("creationDay", OrNull(edition.date), "setCode", CodeOf(edition), "setName",
                  NameOf(edition));
    }
  }));
}

void Writer::Neighbours(JsonWriter& json) const {
  json.Document("data", json.Array([&] {
    for (size_t i = work_.editions.size(); i-- > 1;) {
      const EditionRecord& edition = work_.editions[i];
      json.Object("creationDay", OrNull(edition.date), "sourceCode", CodeOf(work_.editions[i - 1]),
                  "destCode", CodeOf(edition), "destName", NameOf(edition), "bulletinUrl", nullptr);
    }
  }));
}

}  // namespace codicil::academy
