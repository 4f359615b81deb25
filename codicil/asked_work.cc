#include "codicil/asked_work.h"

#include <fmt/format.h>
#include <rapidjson/document.h>

#include <array>
#include <map>
#include <optional>

#include "check/check.h"
#include "corpus/corpus.h"
#include "corpus/edition_name.h"
#include "corpus/locate.h"
#include "crossref/locate.h"
#include "diff/overrides.h"
#include "output/blame.h"
#include "output/check_report.h"
#include "output/crosswalk.h"
#include "output/diagnostic_printer.h"
#include "output/diff.h"
#include "output/json_parts.h"
#include "output/refs.h"
#include "output/search/documents.h"
#include "output/search/report.h"
#include "output/show.h"
#include "output/trace.h"
#include "output/types.h"
#include "output/writer.h"

namespace codicil {
namespace {

// What cannot be answered; it never leaves this file.
struct Refusal {
  std::string why;
};

// An edition that was asked for, with what it says of itself.
struct ReadAgain {
  explicit ReadAgain(Reading a_reading)
      : reading(std::move(a_reading)), references(CrossReference(reading.edition)) {}
  const Edition& edition() const { return reading.edition; }

  Reading reading;
  CrossReferences references;
};

std::string ErrorJson(std::string_view why) {
  return Written([&](ByteSink& out) {
    JsonWriter json(out);
    json.Document("error", why);
  });
}

// The members of a question.
class Question {
 public:
  explicit Question(std::string_view text) {
    constexpr unsigned kFlags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
    json_.Parse<kFlags>(text.data(), text.size());
    if (json_.HasParseError() || !json_.IsObject())
      throw Refusal{"a question is a JSON object: {\"ask\": \"show\", \"name\": \"106.2\"}"};
  }
  std::string Text(const char* name, const char* otherwise = nullptr) const {
    const auto found = json_.FindMember(name);
    if (found == json_.MemberEnd() && otherwise != nullptr) return otherwise;
    if (found == json_.MemberEnd()) throw Refusal{fmt::format("\"{}\" is missing", name)};
    if (!found->value.IsString()) throw Refusal{fmt::format("\"{}\" must be a text", name)};
    return {found->value.GetString(), found->value.GetStringLength()};
  }
  size_t Number(const char* name, size_t otherwise) const {
    const auto found = json_.FindMember(name);
    if (found == json_.MemberEnd()) return otherwise;
    if (!found->value.IsUint()) throw Refusal{fmt::format("\"{}\" must be a whole number", name)};
    return found->value.GetUint();
  }

 private:
  rapidjson::Document json_;
};

}  // namespace

struct AskedWork::Parts {
  std::string path;
  OpenedCorpus corpus;
  DiskFiles files;
  std::map<uint32_t, ReadAgain> read;
  std::optional<TransitionIndex> transitions;

  const Work& work() const { return corpus.build.work; }

  uint32_t IndexOf(const std::string& edition) const {
    const auto& all = work().editions;
    const auto found = FindEdition(all, edition);
    if (!found) throw Refusal{NoSuchEdition(edition, all.front().id, all.back().id)};
    return *found;
  }
  uint32_t EditionOf(const Question& question) const {
    return IndexOf(question.Text("edition", kNewestEdition));
  }
  const ReadAgain& Read(uint32_t index) {
    if (const auto known = read.find(index); known != read.end()) return known->second;
    Reading reading;
    const std::string why = ReadEditionAgain(corpus, files, index, &reading);
    if (!why.empty()) throw Refusal{why};
    return read.emplace(index, std::move(reading)).first->second;
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
    WriteJson(Read(EditionOf(question)).edition(), out);
  }
  void Show(const Question& question, ByteSink& out) {
    const std::string name = question.Text("name");
    const uint32_t index = EditionOf(question);
    const ReadAgain& of = Read(index);
    Matches found = Locate(ReferenceIndex(of.edition()), name);
    if (found.empty()) found.provisions = LocateProvisions(work(), name, index);
    if (found.empty())
      throw Refusal{fmt::format("edition {} has no provision and no term called \"{}\"",
                                work().editions[index].id, name)};
    WriteShownJson({of.edition(), of.references, found}, out);
  }
  void SearchWords(const Question& question, ByteSink& out) {
    constexpr size_t kShown = 20;
    const std::string words = question.Text("words");
    const uint32_t index = EditionOf(question);
    const ReadAgain& of = Read(index);
    const Addresses addresses(work());
    const SearchIndex documents(
        SearchDocumentsOf(work(), addresses, index, TermsExplained(of.edition(), of.references)));
    WriteSearchJson({work(), index, documents, words, Search(documents).Find(words),
                     question.Number("limit", kShown)},
                    out);
  }
  void Refs(const Question& question, ByteSink& out) {
    const ReadAgain& of = Read(EditionOf(question));
    WriteRefsJson({of.edition(), of.references}, out);
  }
  void Types(const Question& question, ByteSink& out) {
    const ReadAgain& of = Read(EditionOf(question));
    const Vocabulary vocabulary = ExtractVocabulary(of.edition());
    WriteTypesJson({of.edition(), vocabulary}, out);
  }
  void Check(const Question& question, ByteSink& out) {
    const ReadAgain& of = Read(EditionOf(question));
    const CheckReport report = MakeCheckReport(
        of.edition(), CheckEdition(of.edition(), of.references, ExtractVocabulary(of.edition())),
        {});
    WriteCheckJson({of.edition(), report}, out);
  }
  NamedHistories HistoriesOf(const Question& question, std::optional<uint32_t> index) const {
    const std::string name = question.Text("name");
    NamedHistories found = LocateHistories(work(), name, index);
    if (found.histories.empty())
      throw Refusal{fmt::format("no provision and no lineage is called \"{}\"", name)};
    return found;
  }
  std::optional<uint32_t> EditionNamed(const Question& question) const {
    const std::string edition = question.Text("edition", "");
    return edition.empty() ? std::nullopt : std::optional(IndexOf(edition));
  }
  void Trace(const Question& question, ByteSink& out) {
    if (!transitions) transitions.emplace(work());
    WriteTraceJson({work(), *transitions, question.Text("name"),
                    HistoriesOf(question, EditionNamed(question))},
                   out);
  }
  void BlameWords(const Question& question, ByteSink& out) {
    const auto asked = EditionNamed(question);
    const NamedHistories found = HistoriesOf(question, asked);
    const auto last = static_cast<uint32_t>(work().editions.size() - 1);
    Blame blame{work(), question.Text("name"), {}};
    const std::string why = PlacesBy(work(), found, asked.value_or(last), &blame.places);
    if (!why.empty()) throw Refusal{why};
    WriteBlameJson(blame, out);
  }
  // What the corpus settles by hand between two editions, as everything that compares them takes
  // it.
  Overrides Settled(uint32_t from, uint32_t to) const {
    if (corpus.manifest.pairs.empty()) return {};
    std::string error;
    const std::string file = OverridesBetween({path, work().editions[from].id},
                                              {path, work().editions[to].id}, files, &error);
    auto bytes = file.empty() || !error.empty() ? std::nullopt : files.Read(file, &error);
    if (!error.empty()) throw Refusal{error};
    if (!bytes) return {};
    Sources sources;
    sources.Add(file, std::move(*bytes));
    OverridesFile settled = ReadOverrides(sources.text(0), sources.diagnostics);
    if (sources.diagnostics.Count(Severity::kError) > 0)
      throw Refusal{DiagnosticPrinter(sources).PrintAll()};
    return settled.overrides;
  }
  template <typename Write>
  void Compare(const Question& question, Write write) {
    const uint32_t from = IndexOf(question.Text("old")), to = IndexOf(question.Text("new"));
    const ReadAgain &was = Read(from), &is = Read(to);
    const Concordance concordance =
        Align(was.edition(), was.references, is.edition(), is.references, Settled(from, to));
    write(EditionPair{was.edition(), was.references, is.edition(), is.references, concordance});
  }
  void Diff(const Question& question, ByteSink& out) {
    Compare(question, [&](const EditionPair& pair) {
      const EditionDiff diff = DiffEditions(pair);
      const Vocabulary was = ExtractVocabulary(pair.old_edition);
      const Vocabulary is = ExtractVocabulary(pair.new_edition);
      const std::vector<ListChange> lists = CompareVocabularies(was, is, pair.new_edition);
      WriteDiffJson({pair, diff, lists}, out);
    });
  }
  void Crosswalk(const Question& question, ByteSink& out) {
    Compare(question, [&](const EditionPair& pair) { WriteCrosswalkJson(pair, out); });
  }

  struct Row {
    std::string_view ask;
    void (Parts::*answer)(const Question&, ByteSink&);
  };
  static constexpr auto Rows() {
    return std::to_array<Row>({{"editions", &Parts::Editions},
                               {"edition", &Parts::WholeEdition},
                               {"show", &Parts::Show},
                               {"search", &Parts::SearchWords},
                               {"refs", &Parts::Refs},
                               {"types", &Parts::Types},
                               {"check", &Parts::Check},
                               {"trace", &Parts::Trace},
                               {"blame", &Parts::BlameWords},
                               {"diff", &Parts::Diff},
                               {"crosswalk", &Parts::Crosswalk}});
  }
  void Answer(const Question& question, ByteSink& out) {
    const std::string asked = question.Text("ask");
    for (const Row& row : Rows())
      if (row.ask == asked) return (this->*row.answer)(question, out);
    throw Refusal{fmt::format("nothing answers \"{}\"", asked)};
  }
};

AskedWork::AskedWork(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
AskedWork::~AskedWork() = default;

std::unique_ptr<AskedWork> AskedWork::Open(const std::string& path, std::string* why) {
  auto parts = std::make_unique<Parts>();
  parts->path = path;
  parts->corpus = IsCorpus(path) ? OpenCorpus(path, parts->files, {1, {}, {}})
                                 : OpenAsCorpus({path}, parts->files);
  const bool usable = parts->corpus.status != InputStatus::kUnusable;
  if (!usable) {
    *why = DiagnosticPrinter(parts->corpus.messages).PrintAll();
    for (const Reading& reading : parts->corpus.build.unusable)
      *why += DiagnosticPrinter(reading.sources()).PrintAll();
    return nullptr;
  }
  return std::unique_ptr<AskedWork>(new AskedWork(std::move(parts)));
}

std::string AskedWork::Ask(std::string_view question) {
  try {
    StringSink out;
    parts_->Answer(Question(question), out);
    return out.TakeText();
  } catch (const Refusal& refusal) {
    return ErrorJson(refusal.why);
  }
}

}  // namespace codicil
