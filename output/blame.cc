#include "output/blame.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/json_parts.h"
#include "output/trace_parts.h"
#include "text/columns.h"
#include "text/printable.h"

namespace codicil {
namespace {

class BlameTextWriter {
 public:
  BlameTextWriter(const Blame& blame, const PrintStyle& style, ByteSink& out)
      : work_(blame.work), index_(work_), blamer_(work_, index_), style_(style), out_(out) {}

  void Write(const Place& place) {
    const std::string of = fmt::format("{}, edition of {}", HistoryAt(work_, place).id,
                                       NameOf(work_.editions[place.edition]));
    out_.Write(fmt::format("{}  {}\n", Styled(NameOf(work_, place), ansi::kBold, style_),
                           Styled(of, ansi::kDim, style_)));
    const std::vector<BlamedPassage> passages = blamer_.Of(place);
    indent_ = 0;
    for (const BlamedPassage& passage : passages) {
      for (const BlameRun& run : passage.runs)
        indent_ = std::max(indent_, CountColumns(Origin(run)) + 2);
    }
    for (const BlamedPassage& passage : passages) {
      out_.Put('\n');
      if (const std::string_view label = PassageLabel(passage.role); !label.empty())
        out_.Write(std::string(label.substr(0, label.size() - 1)) + "\n");
      for (const BlameRun& run : passage.runs) WriteRun(run);
    }
  }

 private:
  std::string Origin(const BlameRun& run) const {
    const std::string origin =
        fmt::format("{}  {}", NameOf(work_.editions[run.from.edition]), At(work_, run.from).num);
    return style_.terminal ? Printable(origin) : origin;
  }

  // The origin takes the place of the first line's indentation.
  void WriteRun(const BlameRun& run) {
    const auto [begin, end] = WordsOf(run.text);
    const std::string text = Wrapped(run.text.substr(begin, end - begin), indent_, style_);
    const std::string origin = Origin(run);
    out_.Write(Styled(origin, ansi::kDim, style_) +
               std::string(indent_ - CountColumns(origin), ' ') +
               (text.empty() ? "\n" : text.substr(indent_)));
  }

  const Work& work_;
  const TransitionIndex index_;
  Blamer blamer_;
  const PrintStyle& style_;
  ByteSink& out_;
  size_t indent_ = 0;
};

}  // namespace

void WriteBlameText(const Blame& blame, const PrintStyle& style, ByteSink& out) {
  BlameTextWriter writer(blame, style, out);
  for (const Place& place : blame.places) {
    if (&place != &blame.places.front()) out.Put('\n');
    writer.Write(place);
  }
}

void BlameTable(const Blame& blame, const PutRow& row) {
  const Work& work = blame.work;
  const TransitionIndex index(work);
  Blamer blamer(work, index);
  row({"lineage", "edition", "num", "passage", "from_edition", "from_num", "text"});
  for (const Place& place : blame.places)
    for (const BlamedPassage& passage : blamer.Of(place))
      for (const BlameRun& run : passage.runs)
        row({HistoryAt(work, place).id, work.editions[place.edition].id, At(work, place).Key(),
             passage.role, work.editions[run.from.edition].id, At(work, run.from).Key(), run.text});
}

void WriteBlameJson(const Blame& blame, ByteSink& out) {
  const Work& work = blame.work;
  const TransitionIndex index(work);
  Blamer blamer(work, index);
  JsonWriter json(out);
  const auto write_run = [&](const BlameRun& run) {
    json.Object("text", run.text, "edition", work.editions[run.from.edition].id, "num",
                At(work, run.from).Key());
  };
  const auto write_passage = [&](const BlamedPassage& passage) {
    json.Object("passage", passage.role, "runs", json.Each(passage.runs, write_run));
  };
  const auto write_provision = [&](const Place& place) {
    const std::vector<BlamedPassage> passages = blamer.Of(place);
    json.Object(
        "lineage", HistoryAt(work, place).id, "edition",
        [&] { WriteEditionRecord(work.editions[place.edition], json); }, "num",
        At(work, place).Key(), "passages", json.Each(passages, write_passage));
  };
  json.Document(
      "schema", "codicil-blame/1", [&] { WriteWork(work, json); }, "asked", blame.asked,
      "provisions", json.Each(blame.places, write_provision));
}

}  // namespace codicil
