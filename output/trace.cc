// The formats of a trace: one walk, with a sink for each readable format. JSON is apart: it has all
// steps and their evidence.

#include "output/trace.h"

#include <fmt/format.h>

#include <string_view>

#include "output/confidence.h"
#include "output/json_parts.h"
#include "output/markdown_words.h"
#include "output/trace_parts.h"
#include "output/writable.h"

namespace codicil {
namespace {

struct HistoryHead {
  std::string name;  // "203.1 Frame", in the last edition that has it
  std::string id;
  std::string work;   // its title
  std::string facts;  // "3 of 4 editions, 2021-03-01 to 2022-03-04; confidence 85 %"
};

// Receives the parts of a trace, in this order. Each readable format implements one.
class TraceSink {
 public:
  virtual ~TraceSink() = default;

  // "202.3 in the edition of 2021-03-01", if that is not the newest one.
  virtual void WriteLookup(std::string_view words) = 0;
  // A history, and sentences about it; then each of its steps in which something changed, with
  // sentences and passages.
  virtual void BeginHistory(const HistoryHead& head) = 0;
  virtual void BeginStep(std::string_view edition, std::string_view number,
                         std::string_view kinds) = 0;
  virtual void WriteSentence(std::string_view sentence) = 0;
  virtual void WritePassage(const StepPassage& passage) = 0;
  virtual void PartHistories() = 0;  // between two of them
  // What else had the number.
  virtual void BeginOthers(std::string_view title) = 0;
  virtual void WriteOther(std::string_view id, std::string_view sentence) = 0;
};

class TraceTextSink : public TraceSink {
 public:
  TraceTextSink(const PrintStyle& style, ByteSink& out) : style_(style), out_(out) {}

  void WriteLookup(std::string_view words) override { out_.Write(Dim(words) + "\n\n"); }
  void BeginHistory(const HistoryHead& head) override {
    indent_ = 0;
    out_.Write(fmt::format("{}{}\n", Bold(head.name), Dim(fmt::format("  {}", head.id))));
    WriteSentence(fmt::format("{}: {}.", head.work, head.facts));
  }
  void BeginStep(std::string_view edition, std::string_view number,
                 std::string_view kinds) override {
    indent_ = 2;
    out_.Write(fmt::format("\n{}  {}  {}\n", Bold(edition), Bold(number), kinds));
  }
  void WriteSentence(std::string_view sentence) override {
    out_.Write(Wrapped(sentence, indent_, style_));
  }
  void WritePassage(const StepPassage& passage) override {
    WrappedText lines(2, style_);
    lines.Add(PassageLabel(passage.role));
    AddPieces(passage.Pieces(), lines);
    out_.Write(lines.Finish());
  }
  void PartHistories() override { out_.Put('\n'); }

  void BeginOthers(std::string_view title) override {
    indent_ = 2;
    out_.Write(fmt::format("\n{}\n", Bold(title)));
  }
  void WriteOther(std::string_view id, std::string_view sentence) override {
    WriteSentence(fmt::format("{}, {}", id, sentence));
  }

 private:
  std::string Bold(std::string_view text) const { return Styled(text, ansi::kBold, style_); }
  std::string Dim(std::string_view text) const { return Styled(text, ansi::kDim, style_); }

  const PrintStyle& style_;
  ByteSink& out_;
  size_t indent_ = 0;  // of sentences
};

class TraceMarkdownSink : public TraceSink {
 public:
  explicit TraceMarkdownSink(ByteSink& out) : out_(out) {}

  void WriteLookup(std::string_view words) override { Put("{}.\n\n", EscapeMarkdown(words)); }
  void BeginHistory(const HistoryHead& head) override {
    Put("# {}\n\n`{}` in {}: {}.\n", EscapeMarkdown(head.name), head.id, EscapeMarkdown(head.work),
        EscapeMarkdown(head.facts));
  }
  void BeginStep(std::string_view edition, std::string_view number,
                 std::string_view kinds) override {
    Put("\n## {} · {}\n\n*{}*\n", EscapeMarkdown(edition), EscapeMarkdown(number), kinds);
  }
  void WriteSentence(std::string_view sentence) override {
    Put("\n{}\n", EscapeMarkdown(sentence));
  }
  void WritePassage(const StepPassage& passage) override {
    std::string text(PassageLabel(passage.role));
    AppendMarkdown(passage.Pieces(), text);
    Put("\n> {}\n", text);
  }
  void PartHistories() override { Put("\n"); }

  void BeginOthers(std::string_view title) override { Put("\n## {}\n\n", EscapeMarkdown(title)); }
  void WriteOther(std::string_view id, std::string_view sentence) override {
    Put("- `{}`, {}\n", id, EscapeMarkdown(sentence));
  }

 private:
  template <typename... Parts>
  void Put(fmt::format_string<Parts...> format, Parts&&... parts) {
    out_.Write(
        Writable(fmt::format(format, std::forward<Parts>(parts)...), WrittenFormat::kMarkdown));
  }

  ByteSink& out_;
};

// The editions in which the history had that number.
std::string YearsOf(const Work& work, const Lineage& lineage, std::string_view number) {
  Lineage numbered;
  for (const Lineage::Stop& stop : lineage.stops) {
    const ProvisionRecord& provision = At(work, stop);
    if (provision.num == number || provision.Key() == number) numbered.stops.push_back(stop);
  }
  return DescribeYears(work, numbered.stops.empty() ? lineage : numbered);
}

class TraceWalk {
 public:
  TraceWalk(const Trace& trace, TraceSink& sink) : trace_(trace), work_(trace.work), sink_(sink) {}

  void Run() {
    const NamedHistories& found = trace_.found;
    if (found.edition && *found.edition + 1 != work_.editions.size())
      sink_.WriteLookup(fmt::format("{} in the edition of {}",
                                    found.number.empty() ? trace_.asked : found.number,
                                    NameOf(work_.editions[*found.edition])));
    for (const LineageIndex history : found.histories) {
      if (history != found.histories.front()) sink_.PartHistories();
      SendHistory(history);
    }
    if (!found.others.empty()) sink_.BeginOthers(found.number + " in other editions");
    for (const LineageIndex history : found.others) {
      const Lineage& lineage = work_.lineages.all[history];
      sink_.WriteOther(lineage.id, fmt::format("{}. {}", YearsOf(work_, lineage, found.number),
                                               DescribeFate(work_, history)));
    }
  }

 private:
  void SendHistory(LineageIndex history) {
    const Lineage& lineage = work_.lineages.all[history];
    sink_.BeginHistory({NameOf(work_, LastOf(lineage)), lineage.id, work_.title,
                        fmt::format("{} of {} editions, {}; confidence {}", lineage.stops.size(),
                                    work_.editions.size(), DescribeYears(work_, lineage),
                                    Percent(WeakestLink(lineage)))});
    sink_.WriteSentence(DescribeFate(work_, history));
    if (!lineage.pinned.empty()) sink_.WriteSentence("Pinned: " + lineage.pinned);
    for (const HistoryStep& step : StepsOf(work_, trace_.index, history)) {
      if (IsShown(work_, step)) SendStep(history, step);
    }
  }

  void SendStep(LineageIndex history, const HistoryStep& step) {
    sink_.BeginStep(NameOf(work_.editions[step.place.edition]), At(work_, step.place).num,
                    DescribeKinds(step));
    if (const std::string birth = DescribeBirth(work_, history); !step.before && !birth.empty())
      sink_.WriteSentence(birth);
    for (const std::string& sentence : DescribeParts(work_, step)) sink_.WriteSentence(sentence);
    for (const StepPassage& passage : ShownPassages(work_, step, differ_))
      sink_.WritePassage(passage);
  }

  const Trace& trace_;
  const Work& work_;
  TraceSink& sink_;
  TextDiffer differ_;
};

class TraceJsonWriter {
 public:
  TraceJsonWriter(const Trace& trace, ByteSink& out)
      : work_(trace.work), trace_(trace), json_(out) {}

  void Write() {
    const NamedHistories& found = trace_.found;
    json_.Document(
        "schema", "codicil-trace/1", [&] { WriteWork(work_, json_); }, "asked", trace_.asked, "num",
        OrNull(found.number), "edition",
        [&] { found.edition ? WriteEdition(*found.edition) : json_.Value(nullptr); }, "histories",
        json_.Each(found.histories, [&](LineageIndex history) { WriteHistory(history, true); }),
        "others",
        json_.Each(found.others, [&](LineageIndex history) { WriteHistory(history, false); }));
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

  void WriteHistory(LineageIndex history, bool steps) {
    const Lineage& lineage = work_.lineages.all[history];
    const Fate fate = FateOf(work_, history);
    const Lineage::Stop &first = lineage.stops.front(), &last = lineage.stops.back();
    const std::vector<Lineage::Link> split_off = SplitOff(work_, history);
    const auto links = [&](const std::vector<Lineage::Link>& list) {
      return json_.Each(list, [&](const Lineage::Link& link) { WriteLink(link); });
    };
    json_.Object(
        "lineage", lineage.id, "aliases", lineage.aliases, "pinned",
        If(!lineage.pinned.empty(), lineage.pinned), "confidence", Hundredths{WeakestLink(lineage)},
        "first", PlaceOf(first), "last", PlaceOf(last), "gone_in", EditionOrNull(fate.gone_in),
        "removed_in", EditionOrNull(fate.removed_in), "heir", [&] { WriteHeir(fate); },
        "split_from", links(lineage.split_from), "split_off", links(split_off), "merged_into",
        links(lineage.merged_into),
        [&] {
          if (!steps) return;
          const std::vector<HistoryStep> all = StepsOf(work_, trace_.index, history);
          json_.Members("steps", json_.Each(all, [&](const HistoryStep& step) {
            if (IsShown(work_, step)) WriteStep(step);
          }));
        });
  }

  void WriteHeir(const Fate& fate) {
    if (fate.heir == kNoHistory) return json_.Value(nullptr);
    const Lineage& heir = work_.lineages.all[fate.heir];
    json_.Object("lineage", heir.id, "num", At(work_, LastOf(heir)).Key());
  }

  void WriteLink(const Lineage::Link& link) {
    json_.Object("lineage", work_.lineages.all[link.other].id, "edition",
                 work_.editions[link.edition].id, "confidence", Hundredths{link.confidence});
  }

  void WriteStep(const HistoryStep& step) {
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

void WriteTraceText(const Trace& trace, const PrintStyle& style, ByteSink& out) {
  TraceTextSink sink(style, out);
  TraceWalk(trace, sink).Run();
}

void WriteTraceMarkdown(const Trace& trace, ByteSink& out) {
  TraceMarkdownSink sink(out);
  TraceWalk(trace, sink).Run();
}

void TraceTable(const Trace& trace, const PutRow& row) {
  const Work& work = trace.work;
  row({"lineage", "edition", "date", "num", "kinds", "confidence", "evidence", "heading", "text"});
  for (const LineageIndex history : trace.found.histories) {
    for (const HistoryStep& step : StepsOf(work, trace.index, history)) {
      if (!IsShown(work, step)) continue;
      const EditionRecord& edition = work.editions[step.place.edition];
      const ProvisionRecord& is = At(work, step.place);
      row({work.lineages.all[history].id, edition.id, OrNull(edition.date), is.Key(),
           NamesOf(step.kinds), step.confidence, step.evidence, OrNull(work.texts[is.heading]),
           work.texts[is.text]});
    }
  }
}

void WriteTraceJson(const Trace& trace, ByteSink& out) { TraceJsonWriter(trace, out).Write(); }

}  // namespace codicil
