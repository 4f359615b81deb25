// The writer for codicil-diff/1; docs/schema has the schema.

#include <algorithm>
#include <set>

#include "output/diff_parts.h"
#include "output/json_parts.h"
#include "rules/provision_key.h"

namespace codicil {
namespace {

class DiffJson {
 public:
  DiffJson(const DiffReport& report, ByteSink& out)
      : report_(report),
        editions_(report.editions),
        filter_(report.editions, report.options),
        json_(out) {}

  void Write() {
    const Edition &was = editions_.old_edition, &is = editions_.new_edition;
    const EditionDiff& diff = report_.diff;
    if (!report_.options.rules.empty()) return WritePart();
    json_.Document(
        "schema", "codicil-diff/1", [&] { WriteWork(is, json_); }, "old", [&] { WriteSide(was); },
        "new", [&] { WriteSide(is); }, "counts",
        json_.Of([&] { WriteSummary(diff.summary, json_); }), "shifts",
        json_.Each(diff.shifts, [&](const Shift& shift) { WriteShift(shift); }), "lists",
        json_.Each(report_.lists,
                   [&](const ListChange& list) {
                     json_.Object("name", list.name, "old_name",
                                  If(!list.old_name.empty(), list.old_name), "unfound",
                                  If(list.unfound, true), "added", list.added, "removed",
                                  list.removed);
                   }),
        "unchanged",
        json_.Each(UnchangedRuns(),
                   [&](const Run& run) {
                     json_.Object("old_at", run.old_at, "new_at", run.new_at, "count", run.count);
                   }),
        [&] { WriteChanges("provisions", editions_.concordance.pairs, diff.provisions); },
        [&] { WriteChanges("glossary", editions_.concordance.glossary, diff.glossary); },
        "front_matter",
        json_.Each(
            diff.front_matter,
            [&](const MatterDiff& block) { WriteBlock(block, was.front_matter, is.front_matter); }),
        "between_matter",
        If(!diff.between_matter.empty(), json_.Each(diff.between_matter,
                                                    [&](const MatterDiff& block) {
                                                      WriteBlock(block, was.between_matter,
                                                                 is.between_matter);
                                                    })),
        "back_matter", json_.Each(diff.back_matter, [&](const MatterDiff& block) {
          WriteBlock(block, was.back_matter, is.back_matter);
        }));
  }

 private:
  // Of some provisions, with what must be there empty.
  void WritePart() {
    const std::vector<std::string> none;
    std::set<std::string> under;  // a number may be of both editions
    for (const RuleNumber& rule : report_.options.rules) under.insert(rule.ToString());
    json_.Document(
        "schema", "codicil-diff/1", [&] { WriteWork(editions_.new_edition, json_); }, "old",
        [&] { WriteSide(editions_.old_edition); }, "new", [&] { WriteSide(editions_.new_edition); },
        "under", under, "counts", json_.Of([&] { WriteSummary(report_.diff.summary, json_); }),
        "shifts", none, "lists", none, "unchanged", none,
        [&] { WriteChanges("provisions", editions_.concordance.pairs, report_.diff.provisions); },
        "glossary", none, "front_matter", none, "back_matter", none);
  }

  void WriteSide(const Edition& edition) {
    json_.Object(
        "title", OrNull(edition.title), [&] { WriteEditionMembers(edition, json_); }, "provisions",
        edition.provisions.size(), "glossary", edition.glossary.size());
  }

  void WriteShift(const Shift& shift) {
    const Edition &was = editions_.old_edition, &is = editions_.new_edition;
    json_.Object("old_first", KeyText(was, shift.old_first), "old_last",
                 KeyText(was, shift.old_last), "new_first", KeyText(is, shift.new_first),
                 "new_last", KeyText(is, shift.new_last), "provisions", shift.provisions, "moved",
                 shift.moved);
  }

  // Whether nothing needs to be written about it.
  bool IsUnchanged(const Correspondence& pair, const ProvisionDiff& diff) const {
    return pair.kinds == ChangeKinds{ChangeKind::kUnchanged} && !diff.changed() &&
           editions_.old_edition.provisions[pair.old_id].implied == IsImplied(pair);
  }

  bool IsAskedFor(const Correspondence& pair) const {
    return report_.options.rules.empty() || filter_.IsWithin(pair);
  }

  bool IsImplied(const Correspondence& pair) const {
    return pair.new_id != kNoProvision && editions_.new_edition.provisions[pair.new_id].implied;
  }

  // Unchanged pairs that follow each other on both sides.
  struct Run {
    ProvisionId old_at;
    ProvisionId new_at;
    uint32_t count;
  };
  std::vector<Run> UnchangedRuns() const {
    std::vector<Run> runs;
    bool open = false;
    for (size_t i = 0; i < editions_.concordance.pairs.size(); ++i) {
      const Correspondence& pair = editions_.concordance.pairs[i];
      const bool unchanged = IsUnchanged(pair, report_.diff.provisions[i]);
      const bool next = unchanged && open &&
                        pair.old_id == runs.back().old_at + runs.back().count &&
                        pair.new_id == runs.back().new_at + runs.back().count;
      if (next) {
        ++runs.back().count;
      } else if (unchanged) {
        runs.push_back({pair.old_id, pair.new_id, 1});
      }
      open = unchanged;
    }
    return runs;
  }

  // The items that changed, each a pair with its diff.
  template <typename Pair, typename Diff>
  void WriteChanges(std::string_view name, const std::vector<Pair>& pairs,
                    const std::vector<Diff>& diffs) {
    json_.Members(name, json_.Each(pairs, [&](const Pair& pair) {
      WriteChange(pair, diffs[static_cast<size_t>(&pair - pairs.data())]);
    }));
  }

  // Places in both editions; null where one has none.
  void WritePlaces(uint32_t old_at, uint32_t new_at) {
    static_assert(kNoProvision == kNoEntry);
    for (const auto& [name, at] : {std::pair("old_at", old_at), {"new_at", new_at}}) {
      if (at == kNoEntry) {
        json_.Members(name, nullptr);
      } else {
        json_.Members(name, at);
      }
    }
  }

  void WriteChange(const Correspondence& pair, const ProvisionDiff& diff) {
    if (IsUnchanged(pair, diff) || !IsAskedFor(pair)) return;
    json_.Object(
        "old", OrNull(KeyText(editions_.old_edition, pair.old_id)), "new",
        OrNull(KeyText(editions_.new_edition, pair.new_id)),
        [&] { WritePlaces(pair.old_id, pair.new_id); },
        [&] { WritePairMembers(pair.kinds, pair.confidence, pair.evidence, json_); }, "main",
        diff.main, "implied", If(IsImplied(pair), true), "part", If(diff.part, true),
        [&] {
          if (diff.main) WriteTexts(diff);
        });
  }

  void WriteTexts(const ProvisionDiff& diff) {
    WriteOwnEdits("heading", diff, diff.heading);
    WriteOwnEdits("text", diff, diff.text);
    json_.Members(
        "examples",
        If(diff.examples_changed,
           json_.Each(diff.examples, [&](const ExampleDiff& example) { WriteExample(example); })),
        // A removed note has only deletions.
        "notes", If(!diff.notes.empty(), json_.Each(diff.notes, [&](const PassageDiff& note) {
          json_.Object("removed", note.new_passage == nullptr, [&] { WriteEdits("text", note); });
        })));
  }

  // A further part of a split is built from nothing, because the data does not record which words
  // each part leaves to the others.
  void WriteOwnEdits(std::string_view key, const ProvisionDiff& diff, const PassageDiff& passage) {
    const bool is_new_text = passage.new_passage && !passage.new_passage->empty();
    if (!diff.part || passage.changed() || !is_new_text) return WriteEdits(key, passage);
    PassageDiff same = passage;
    const auto size = static_cast<uint32_t>(passage.new_passage->text.size());
    same.edits = {{EditKind::kEqual, 0, 0, 0, size}};
    WriteEdits(key, same);
  }

  void WriteEdits(std::string_view key, const PassageDiff& passage) {
    json_.Members(key, If(passage.changed(), json_.Each(passage.edits, [&](const WordEdit& edit) {
                    WriteEdit(passage, edit);
                  })));
  }

  void WriteEdit(const PassageDiff& passage, const WordEdit& edit) {
    const auto part = [](const Passage* whole, uint32_t begin, uint32_t end) {
      return whole ? whole->text.substr(begin, end - begin) : std::string_view();
    };
    const std::string_view old_text = part(passage.old_passage, edit.old_begin, edit.old_end);
    const std::string_view new_text = part(passage.new_passage, edit.new_begin, edit.new_end);
    const bool both =
        edit.kind == EditKind::kReformatted || edit.kind == EditKind::kRenumberedReferences;
    json_.Object("kind", EditKindName(edit.kind), "text",
                 If(!both, edit.kind == EditKind::kDeleted ? old_text : new_text), "old",
                 If(both, old_text), "new", If(both, new_text));
  }

  void WriteExample(const ExampleDiff& example) {
    const auto place = [&](const ExampleRef& ref) {
      return [&ref, this] {
        if (ref.provision == kNoProvision) return json_.Value(nullptr);
        json_.Object("at", ref.provision, "example", ref.index);
      };
    };
    json_.Object("old", place(example.old_example), "new", place(example.new_example), "kinds",
                 NamesOf(example.kinds), [&] { WriteEdits("text", example.passage); });
  }

  void WriteChange(const GlossaryPair& pair, const GlossaryDiff& diff) {
    if (pair.old_entry == pair.new_entry && !diff.term.changed() && !diff.text.changed()) return;
    const auto term = [](const Passage* passage) {
      return OrNull(passage ? passage->text : std::string_view());
    };
    json_.Object(
        "old", term(diff.term.old_passage), "new", term(diff.term.new_passage),
        [&] { WritePlaces(pair.old_entry, pair.new_entry); },
        [&] { WritePairMembers(pair.kinds, pair.confidence, pair.evidence, json_); },
        [&] { WriteEdits("text", diff.text); });
  }

  static ChangeKind KindOf(const MatterDiff& block) {
    if (block.old_block == kNoEntry) return ChangeKind::kAdded;
    if (block.new_block == kNoEntry) return ChangeKind::kRemoved;
    if (!block.text.changed()) return ChangeKind::kUnchanged;
    const auto& edits = block.text.edits;
    const bool edited = std::ranges::any_of(edits, [](const WordEdit& edit) {
      return edit.kind == EditKind::kDeleted || edit.kind == EditKind::kInserted;
    });
    return edited ? ChangeKind::kEdited : ChangeKind::kReformatted;
  }

  // All blocks, or none if nothing changed.
  void WriteBlock(const MatterDiff& block, const std::vector<MatterBlock>& olds,
                  const std::vector<MatterBlock>& news) {
    const MatterBlock& shown =
        block.new_block == kNoEntry ? olds[block.old_block] : news[block.new_block];
    json_.Object([&] { WritePlaces(block.old_block, block.new_block); }, "block",
                 MatterKindName(shown.kind), "kinds", NamesOf({KindOf(block)}),
                 [&] { WriteEdits("text", block.text); });
  }

  const DiffReport& report_;
  const EditionPair& editions_;
  const DiffFilter filter_;
  JsonWriter json_;
};

}  // namespace

void WriteDiffJson(const DiffReport& report, ByteSink& out) { DiffJson(report, out).Write(); }

}  // namespace codicil
