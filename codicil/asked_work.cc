#include "codicil/asked_work.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "base/split.h"
#include "check/check.h"
#include "codicil/asked_texts.h"
#include "codicil/question.h"
#include "corpus/edition_name.h"
#include "output/blame.h"
#include "output/check_report.h"
#include "output/contents.h"
#include "output/crosswalk.h"
#include "output/diff.h"
#include "output/json_parts.h"
#include "output/refs.h"
#include "output/search/report.h"
#include "output/show.h"
#include "output/trace.h"
#include "output/types.h"
#include "output/writer.h"

namespace codicil {
namespace {

ShownWith WithOf(const Question& question) {
  ShownWith with;
  const std::string asked = question.Text("with", "");
  for (const std::string_view one : Split(asked, ",")) {
    if (one == "context") {
      with.context = true;
    } else if (one == "examples") {
      with.examples = true;
    } else if (one == "citations") {
      with.citations = true;
    } else {
      Refuse("\"with\" has some of \"context\", \"examples\", \"citations\", with commas");
    }
  }
  return with;
}

// Writes a report as JSON or, if that is asked for, as text.
template <typename Report>
void Put(const Question& question, const Report& report, ByteSink& out,
         void (*json)(const Report&, ByteSink&),
         void (*text)(const Report&, const PrintStyle&, ByteSink&)) {
  question.IsAsText() ? text(report, {}, out) : json(report, out);
}

}  // namespace

struct AskedWork::Parts {
  std::unique_ptr<OpenWork> open;

  const Work& work() const { return open->work(); }

  uint32_t EditionOf(const Question& question) const {
    return Taken(open->EditionOf(question.Text("edition", kNewestEdition)));
  }
  std::optional<uint32_t> EditionNamed(const Question& question) const {
    const std::string edition = question.Text("edition", "");
    return edition.empty() ? std::nullopt : std::optional(Taken(open->EditionOf(edition)));
  }
  std::shared_ptr<const EditionInUse> Read(const Question& question) {
    return Taken(open->Read(EditionOf(question)));
  }

  void Editions(const Question&, ByteSink& out) {
    JsonWriter json(out);
    json.Document(
        "schema", "codicil-editions/1", [&] { WriteWork(work(), json); }, "editions",
        json.Each(work().editions, [&](const EditionRecord& edition) {
          json.Object("id", edition.id, "date", OrNull(edition.date), "title",
                      OrNull(edition.title), "provisions", edition.provisions.size());
        }));
  }
  void WholeEdition(const Question& question, ByteSink& out) {
    WriteJson(Read(question)->edition(), out);
  }
  void Outline(const Question& question, ByteSink& out) {
    const uint32_t edition = EditionOf(question);
    const auto of = Taken(open->Read(edition));
    const std::string under = question.Text("under", "");
    ContentsReport report{of->edition(), kNoProvision, question.Number("depth", 2)};
    if (!under.empty()) {
      const Matches found = Taken(open->Locate(edition, under));
      if (found.provisions.empty()) Refuse("\"under\" names a term, not a provision");
      report.under = found.provisions.front();
    }
    Put(question, report, out, WriteContentsJson, WriteContentsText);
  }
  void Show(const Question& question, ByteSink& out) {
    const uint32_t edition = EditionOf(question);
    const auto of = Taken(open->Read(edition));
    const Matches found = Taken(open->Locate(edition, question.Text("name")));
    Put<ShownEdition>(question, {of->edition(), of->references, found, WithOf(question)}, out,
                      WriteShownJson, WriteShownText);
  }
  void Glossary(const Question& question, ByteSink& out) {
    const uint32_t edition = EditionOf(question);
    const auto of = Taken(open->Read(edition));
    const std::string term = question.Text("term");
    const Matches found{{}, of->index.FindTerm(term)};
    if (found.empty()) {
      throw Refused{Status::Missing(fmt::format("the glossary of edition {} has no \"{}\"",
                                                work().editions[edition].id, term),
                                    NamesLike(of->index, term))};
    }
    Put<ShownEdition>(question, {of->edition(), of->references, found}, out, WriteShownJson,
                      WriteShownText);
  }
  void SearchWords(const Question& question, ByteSink& out) {
    constexpr size_t kShown = 20;
    const std::string words = question.Text("words");
    const uint32_t edition = EditionOf(question);
    const auto in = Taken(open->SearchOf(edition));
    Put<SearchReport>(question,
                      {work(), edition, in->index, words, in->search.Find(words),
                       question.Number("limit", kShown)},
                      out, WriteSearchJson, WriteSearchText);
  }
  void Refs(const Question& question, ByteSink& out) {
    const uint32_t edition = EditionOf(question);
    const auto of = Taken(open->Read(edition));
    const std::string name = question.Text("name", "");
    if (name.empty()) return WriteRefsJson({of->edition(), of->references}, out);
    const Matches found = Taken(open->Locate(edition, name));
    const RefsReport report{of->edition(), of->references, false, &found};
    question.IsAsText() ? WriteRefsOf(report, out) : WriteRefsJson(report, out);
  }
  void Types(const Question& question, ByteSink& out) {
    const auto of = Read(question);
    Put<TypesReport>(question, {of->edition(), of->vocabulary}, out, WriteTypesJson,
                     WriteTypesText);
  }
  void Check(const Question& question, ByteSink& out) {
    const auto of = Read(question);
    const CheckReport report = MakeCheckReport(
        of->edition(), CheckEdition(of->edition(), of->references, of->vocabulary), {});
    Put<CheckedEdition>(question, {of->edition(), report}, out, WriteCheckJson, WriteCheckText);
  }
  void Trace(const Question& question, ByteSink& out) {
    const std::string name = question.Text("name");
    Put<codicil::Trace>(
        question,
        {work(), open->transitions(), name, Taken(open->Histories(name, EditionNamed(question)))},
        out, WriteTraceJson, WriteTraceText);
  }
  void BlameWords(const Question& question, ByteSink& out) {
    const std::string name = question.Text("name");
    const Blame blame{work(), name, Taken(open->Places(name, EditionNamed(question)))};
    Put(question, blame, out, WriteBlameJson, WriteBlameText);
  }
  std::shared_ptr<const ComparedEditions> Compared(const Question& question) {
    const uint32_t from = Taken(open->EditionOf(question.Text("old")));
    return Taken(open->Compare(from, Taken(open->EditionOf(question.Text("new")))));
  }
  // The provisions of either edition that a name means, for the text.
  std::vector<RuleNumber> Under(const Question& question, const ComparedEditions& compared) const {
    const std::string under = question.Text("under", "");
    std::vector<RuleNumber> rules;
    for (const auto& of : {compared.was, compared.is})
      for (const ProvisionId id : codicil::Locate(of->index, under).provisions)
        rules.push_back(of->edition().provisions[id].number);
    if (rules.empty() && !under.empty()) throw Refused{NoHistory(work(), std::nullopt, under)};
    return rules;
  }
  void Diff(const Question& question, ByteSink& out) {
    const auto compared = Compared(question);
    const EditionPair pair = compared->pair();
    DiffReport report{pair, compared->diff, compared->lists};
    report.options.rules = Under(question, *compared);
    Put(question, report, out, WriteDiffJson, WriteDiffText);
  }
  void Crosswalk(const Question& question, ByteSink& out) {
    WriteCrosswalkJson(Compared(question)->pair(), out);
  }

  void Locate(const Question& question, ByteSink& out) { AnswerLocate(*open, question, out); }
  void Verify(const Question& question, ByteSink& out) { AnswerVerify(*open, question, out); }
  void Migrate(const Question& question, ByteSink& out) { AnswerMigrate(*open, question, out); }

  struct Row {
    std::string_view ask;
    void (Parts::*answer)(const Question&, ByteSink&);
  };
  static constexpr auto Rows() {
    return std::to_array<Row>({{"editions", &Parts::Editions},
                               {"edition", &Parts::WholeEdition},
                               {"outline", &Parts::Outline},
                               {"show", &Parts::Show},
                               {"glossary", &Parts::Glossary},
                               {"search", &Parts::SearchWords},
                               {"refs", &Parts::Refs},
                               {"types", &Parts::Types},
                               {"check", &Parts::Check},
                               {"trace", &Parts::Trace},
                               {"blame", &Parts::BlameWords},
                               {"diff", &Parts::Diff},
                               {"crosswalk", &Parts::Crosswalk},
                               {"locate", &Parts::Locate},
                               {"verify", &Parts::Verify},
                               {"migrate", &Parts::Migrate}});
  }
  void Answer(const Question& question, ByteSink& out) {
    const std::string asked = question.Text("ask");
    for (const Row& row : Rows())
      if (row.ask == asked) return (this->*row.answer)(question, out);
    Refuse(fmt::format("nothing answers \"{}\"", asked));
  }
};

AskedWork::AskedWork(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
AskedWork::~AskedWork() = default;

OpenWork& AskedWork::open() { return *parts_->open; }

Result<std::unique_ptr<AskedWork>> AskedWork::Open(const std::string& path) {
  auto open = OpenWork::Open(path);
  if (!open) return open.failure();
  auto parts = std::make_unique<Parts>();
  parts->open = std::move(*open);
  return std::unique_ptr<AskedWork>(new AskedWork(std::move(parts)));
}

Result<std::string> AskedWork::Reply(std::string_view question) {
  try {
    StringSink out;
    parts_->Answer(Question(question), out);
    return out.TakeText();
  } catch (const Refused& refused) {
    return refused.status;
  }
}

std::string AskedWork::Ask(std::string_view question) {
  const auto reply = Reply(question);
  return reply ? *reply : FailureJson(reply.failure());
}

std::string FailureJson(const Status& failure) {
  return Written([&](ByteSink& out) {
    JsonWriter json(out);
    json.Document("error", failure.message(), "suggestions",
                  If(!failure.instead().empty(), failure.instead()));
  });
}

}  // namespace codicil
