// The writer for codicil-trace/1; docs/schema has the schema.

#include "output/json_parts.h"
#include "output/trace.h"
#include "output/trace_parts.h"

namespace codicil {
namespace {

class TraceJsonWriter {
 public:
  TraceJsonWriter(const Trace& trace, ByteSink& out)
      : work_(trace.work), trace_(trace), json_(out) {}

  void Write() {
    const NamedLives& found = trace_.found;
    json_.Document(
        "schema", "codicil-trace/1", [&] { WriteWork(work_, json_); }, "asked", trace_.asked,
        "number", OrNull(found.number), "edition",
        [&] { found.edition ? WriteEdition(*found.edition) : json_.Value(nullptr); }, "lives",
        json_.Each(found.lives, [&](LineageIndex life) { WriteLife(life, true); }), "others",
        json_.Each(found.others, [&](LineageIndex life) { WriteLife(life, false); }));
  }

 private:
  void WriteEdition(uint32_t edition) { WriteEditionRecord(work_.editions[edition], json_); }

  auto EditionOrNull(const std::optional<uint32_t>& edition) {
    return [this, edition] {
      edition ? json_.Value(work_.editions[*edition].id) : json_.Value(nullptr);
    };
  }

  auto PlaceOf(const Place& place) {
    return [this, place] { WritePlace(work_, place, json_); };
  }

  void WriteLife(LineageIndex life, bool steps) {
    const Lineage& lineage = work_.lineages.all[life];
    const Fate fate = FateOf(work_, life);
    const Lineage::Stop &first = lineage.stops.front(), &last = lineage.stops.back();
    const std::vector<Lineage::Link> split_off = SplitOff(work_, life);
    const auto links = [&](const std::vector<Lineage::Link>& list) {
      return json_.Each(list, [&](const Lineage::Link& link) { WriteLink(link); });
    };
    json_.Object(
        "id", lineage.id, "aliases", lineage.aliases, "pinned",
        If(!lineage.pinned.empty(), lineage.pinned), "confidence", Hundredths{WeakestLink(lineage)},
        "first", PlaceOf(first), "last", PlaceOf(last), "gone_in", EditionOrNull(fate.gone_in),
        "removed_in", EditionOrNull(fate.removed_in), "heir", [&] { WriteHeir(fate); },
        "split_from", links(lineage.split_from), "split_off", links(split_off), "merged_into",
        links(lineage.merged_into),
        [&] {
          if (!steps) return;
          const std::vector<LifeStep> all = StepsOf(work_, trace_.index, life);
          json_.Members("steps", json_.Each(all, [&](const LifeStep& step) {
            if (!IsUnchanged(step)) WriteStep(step);
          }));
        });
  }

  void WriteHeir(const Fate& fate) {
    if (fate.heir == kNoLife) return json_.Value(nullptr);
    const Lineage& heir = work_.lineages.all[fate.heir];
    json_.Object("id", heir.id, "num", At(work_, LastOf(heir)).Key());
  }

  void WriteLink(const Lineage::Link& link) {
    json_.Object("id", work_.lineages.all[link.other].id, "edition",
                 work_.editions[link.edition].id, "confidence", Hundredths{link.confidence});
  }

  void WriteStep(const LifeStep& step) {
    const std::vector<StepPassage> passages = ChangedPassages(work_, step, differ_);
    const ProvisionRecord& is = At(work_, step.place);
    const auto places = [&](const std::vector<Place>& list) {
      return json_.Each(list, [&](const Place& place) { PlaceOf(place)(); });
    };
    json_.Object(
        "edition", [&] { WriteEdition(step.place.edition); }, "num", is.Key(), "kinds",
        NamesOf(step.kinds), "confidence", Hundredths{step.confidence}, "evidence", step.evidence,
        "parts", places(step.parts), "sources", places(step.sources), "heading",
        OrNull(work_.texts[is.heading]), "text", work_.texts[is.text], "changes",
        json_.Each(passages, [&](const StepPassage& passage) { WritePassage(passage); }));
  }

  // A passage of a first step is inserted as a whole.
  void WritePassage(const StepPassage& passage) {
    std::vector<WordEdit> edits = passage.edits;
    const auto size = static_cast<uint32_t>(passage.new_text.size());
    if (edits.empty()) edits = {{EditKind::kInserted, 0, 0, 0, size}};
    json_.Object("passage", passage.role, "pieces",
                 json_.Each(edits, [&](const WordEdit& edit) { WritePiece(passage, edit); }));
  }

  void WritePiece(const StepPassage& passage, const WordEdit& edit) {
    const auto was = passage.old_text.substr(edit.old_begin, edit.old_end - edit.old_begin);
    const auto is = passage.new_text.substr(edit.new_begin, edit.new_end - edit.new_begin);
    json_.Object("kind", EditKindName(edit.kind), "text",
                 edit.kind == EditKind::kDeleted ? was : is, "old",
                 If(was != is && !was.empty() && !is.empty(), was));
  }

  const Work& work_;
  const Trace& trace_;
  JsonWriter json_;
  TextDiffer differ_;
};

}  // namespace

void WriteTraceJson(const Trace& trace, ByteSink& out) { TraceJsonWriter(trace, out).Write(); }

}  // namespace codicil
