// The writer for codicil-diff/1; docs/schema has the schema.

#include <algorithm>

#include "output/diff.h"
#include "output/identity.h"
#include "output/json_stream.h"

namespace codicil {
namespace {

class DiffJson {
 public:
  explicit DiffJson(const DiffReport& report) : report_(report), editions_(report.editions) {}

  std::string Write() {
    json_.StartObject();
    json_.Member("schema", "codicil-diff/1");
    WriteWorkJson(editions_.new_edition, json_);
    WriteSide("old", editions_.old_edition);
    WriteSide("new", editions_.new_edition);
    WriteCounts();
    WriteShifts();
    WriteLists();
    WriteUnchanged();
    WriteProvisions();
    WriteGlossary();
    WriteMatter("front_matter", editions_.old_edition.front_matter,
                editions_.new_edition.front_matter, report_.diff.front_matter);
    WriteMatter("back_matter", editions_.old_edition.back_matter, editions_.new_edition.back_matter,
                report_.diff.back_matter);
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  void WriteSide(std::string_view key, const Edition& edition) {
    json_.Key(key);
    json_.StartObject();
    json_.Key("title");
    json_.StringOrNull(edition.title);
    WriteEditionMembers(edition, json_);
    json_.Member("provisions", edition.provisions.size());
    json_.Member("glossary", edition.glossary.size());
    json_.EndObject();
  }

  void WriteCounts() {
    json_.Key("counts");
    json_.StartObject();
    for (size_t i = 0; i < kChangeKinds; ++i) {
      json_.Member(ChangeKindName(static_cast<ChangeKind>(i)), report_.diff.counts[i]);
    }
    json_.EndObject();
  }

  std::string OldNumber(ProvisionId id) const {
    return id == kNoProvision ? "" : editions_.old_edition.provisions[id].number.ToString();
  }
  std::string NewNumber(ProvisionId id) const {
    return id == kNoProvision ? "" : editions_.new_edition.provisions[id].number.ToString();
  }

  void WriteShifts() {
    json_.Key("shifts");
    json_.StartArray();
    for (const Shift& shift : report_.diff.shifts) {
      json_.StartObject();
      json_.Member("old_first", OldNumber(shift.old_first));
      json_.Member("old_last", OldNumber(shift.old_last));
      json_.Member("new_first", NewNumber(shift.new_first));
      json_.Member("new_last", NewNumber(shift.new_last));
      json_.Member("provisions", shift.provisions);
      json_.Key("moved");
      json_.Bool(shift.moved);
      json_.EndObject();
    }
    json_.EndArray();
  }

  void WriteNames(std::string_view key, const std::vector<std::string>& names) {
    json_.Key(key);
    json_.StartArray();
    for (const std::string& name : names) json_.String(name);
    json_.EndArray();
  }

  void WriteLists() {
    json_.Key("lists");
    json_.StartArray();
    for (const ListChange& list : report_.lists) {
      json_.StartObject();
      json_.Member("name", list.name);
      if (!list.old_name.empty()) json_.Member("old_name", list.old_name);
      if (list.unfound) {
        json_.Key("unfound");
        json_.Bool(true);
      }
      WriteNames("added", list.added);
      WriteNames("removed", list.removed);
      json_.EndObject();
    }
    json_.EndArray();
  }

  // An unchanged pair needs no entry of its own.
  bool IsUnchanged(size_t i) const {
    const Correspondence& pair = editions_.concordance.pairs[i];
    return pair.kinds == ChangeKinds{ChangeKind::kUnchanged} &&
           !report_.diff.provisions[i].changed() &&
           editions_.old_edition.provisions[pair.old_id].implied == IsImplied(pair);
  }

  bool IsImplied(const Correspondence& pair) const {
    return pair.new_id != kNoProvision && editions_.new_edition.provisions[pair.new_id].implied;
  }

  // Runs of pairs that follow each other on both sides.
  void WriteUnchanged() {
    json_.Key("unchanged");
    json_.StartArray();
    const auto& pairs = editions_.concordance.pairs;
    for (size_t i = 0; i < pairs.size();) {
      const size_t begin = i++;
      if (!IsUnchanged(begin)) continue;
      while (i < pairs.size() && IsUnchanged(i) && pairs[i].old_id == pairs[i - 1].old_id + 1 &&
             pairs[i].new_id == pairs[i - 1].new_id + 1) {
        ++i;
      }
      json_.StartObject();
      json_.Member("old_at", pairs[begin].old_id);
      json_.Member("new_at", pairs[begin].new_id);
      json_.Member("count", i - begin);
      json_.EndObject();
    }
    json_.EndArray();
  }

  void NumberOrNull(std::string_view key, uint32_t value) {
    json_.Key(key);
    value == UINT32_MAX ? json_.Null() : json_.Number(value);
  }

  void WriteKinds(const ChangeKinds& kinds) {
    json_.Key("kinds");
    json_.StartArray();
    for (const ChangeKind kind : kinds.List()) json_.String(ChangeKindName(kind));
    json_.EndArray();
  }

  void WriteEvidence(float confidence, const Evidence& evidence) {
    json_.Key("confidence");
    json_.Hundredths(confidence);
    WriteNames("evidence", evidence.List());
  }

  void WriteProvisions() {
    json_.Key("provisions");
    json_.StartArray();
    const auto& pairs = editions_.concordance.pairs;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (!IsUnchanged(i)) WriteProvision(pairs[i], report_.diff.provisions[i]);
    }
    json_.EndArray();
  }

  void WriteProvision(const Correspondence& pair, const ProvisionDiff& diff) {
    json_.StartObject();
    json_.Key("old");
    json_.StringOrNull(OldNumber(pair.old_id));
    json_.Key("new");
    json_.StringOrNull(NewNumber(pair.new_id));
    NumberOrNull("old_at", pair.old_id);
    NumberOrNull("new_at", pair.new_id);
    WriteKinds(pair.kinds);
    WriteEvidence(pair.confidence, pair.evidence);
    json_.Key("main");
    json_.Bool(diff.main);
    if (IsImplied(pair)) {
      json_.Key("implied");
      json_.Bool(true);
    }
    if (diff.part) {
      json_.Key("part");
      json_.Bool(true);
    }
    if (diff.main) {
      WriteOwnEdits("heading", diff, diff.heading);
      WriteOwnEdits("text", diff, diff.text);
      WriteExamples(diff);
      WriteNotes(diff);
    }
    json_.EndObject();
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
    if (!passage.changed()) return;
    json_.Key(key);
    json_.StartArray();
    for (const WordEdit& edit : passage.edits) WriteEdit(passage, edit);
    json_.EndArray();
  }

  void WriteEdit(const PassageDiff& passage, const WordEdit& edit) {
    json_.StartObject();
    json_.Member("kind", EditKindName(edit.kind));
    const auto part = [](const Passage* whole, uint32_t begin, uint32_t end) {
      return whole ? whole->text.substr(begin, end - begin) : std::string_view();
    };
    const std::string_view old_text = part(passage.old_passage, edit.old_begin, edit.old_end);
    const std::string_view new_text = part(passage.new_passage, edit.new_begin, edit.new_end);
    switch (edit.kind) {
      case EditKind::kEqual:
      case EditKind::kRetargeted:
      case EditKind::kInserted:
        json_.Member("text", new_text);
        break;
      case EditKind::kDeleted:
        json_.Member("text", old_text);
        break;
      case EditKind::kRetypeset:
      case EditKind::kRecited:
        json_.Member("old", old_text);
        json_.Member("new", new_text);
        break;
    }
    json_.EndObject();
  }

  void WriteRef(std::string_view key, const ExampleRef& ref) {
    json_.Key(key);
    if (ref.provision == kNoProvision) return json_.Null();
    json_.StartObject();
    json_.Member("at", ref.provision);
    json_.Member("example", ref.index);
    json_.EndObject();
  }

  void WriteExamples(const ProvisionDiff& diff) {
    if (!diff.examples_changed) return;
    json_.Key("examples");
    json_.StartArray();
    for (const ExampleDiff& example : diff.examples) {
      json_.StartObject();
      WriteRef("old", example.old_example);
      WriteRef("new", example.new_example);
      WriteKinds(example.kinds);
      WriteEdits("text", example.passage);
      json_.EndObject();
    }
    json_.EndArray();
  }

  // A removed note has only deletions.
  void WriteNotes(const ProvisionDiff& diff) {
    if (diff.notes.empty()) return;
    json_.Key("notes");
    json_.StartArray();
    for (const PassageDiff& note : diff.notes) {
      json_.StartObject();
      json_.Key("removed");
      json_.Bool(note.new_passage == nullptr);
      WriteEdits("text", note);
      json_.EndObject();
    }
    json_.EndArray();
  }

  void WriteGlossary() {
    json_.Key("glossary");
    json_.StartArray();
    const auto& pairs = editions_.concordance.glossary;
    for (size_t i = 0; i < pairs.size(); ++i) {
      const GlossaryPair& pair = pairs[i];
      const GlossaryDiff& diff = report_.diff.glossary[i];
      const bool stays = pair.old_entry == pair.new_entry;
      if (stays && !diff.term.changed() && !diff.text.changed()) continue;
      json_.StartObject();
      WriteTerm("old", diff.term.old_passage);
      WriteTerm("new", diff.term.new_passage);
      NumberOrNull("old_at", pair.old_entry);
      NumberOrNull("new_at", pair.new_entry);
      WriteKinds(pair.kinds);
      WriteEvidence(pair.confidence, pair.evidence);
      WriteEdits("text", diff.text);
      json_.EndObject();
    }
    json_.EndArray();
  }

  static ChangeKind KindOf(const MatterDiff& block) {
    if (block.old_block == kNoEntry) return ChangeKind::kAdded;
    if (block.new_block == kNoEntry) return ChangeKind::kRemoved;
    if (!block.text.changed()) return ChangeKind::kUnchanged;
    const auto& edits = block.text.edits;
    const bool edited = std::any_of(edits.begin(), edits.end(), [](const WordEdit& edit) {
      return edit.kind == EditKind::kDeleted || edit.kind == EditKind::kInserted;
    });
    return edited ? ChangeKind::kEdited : ChangeKind::kRetypeset;
  }

  // All blocks, or none if nothing changed.
  void WriteMatter(std::string_view key, const std::vector<MatterBlock>& olds,
                   const std::vector<MatterBlock>& news, const std::vector<MatterDiff>& blocks) {
    json_.Key(key);
    json_.StartArray();
    for (const MatterDiff& block : blocks) {
      json_.StartObject();
      NumberOrNull("old_at", block.old_block);
      NumberOrNull("new_at", block.new_block);
      json_.Member("block",
                   MatterKindName(block.new_block == kNoEntry ? olds[block.old_block].kind
                                                              : news[block.new_block].kind));
      WriteKinds({KindOf(block)});
      WriteEdits("text", block.text);
      json_.EndObject();
    }
    json_.EndArray();
  }

  void WriteTerm(std::string_view key, const Passage* term) {
    json_.Key(key);
    json_.StringOrNull(term ? term->text : std::string_view());
  }

  const DiffReport& report_;
  const EditionPair& editions_;
  JsonWriter json_;
};

}  // namespace

std::string WriteDiffJson(const DiffReport& report) { return DiffJson(report).Write(); }

}  // namespace codicil
