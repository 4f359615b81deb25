#include "output/verify.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/diagnostic_printer.h"
#include "output/github.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "output/sarif.h"
#include "rules/identity.h"

namespace codicil {
namespace {

using Held = VerifiedCitation;

constexpr std::string_view kNumbers[] = {"stands", "moved", "gone", "later", "another", "unknown"};
constexpr std::string_view kTitles[] = {"", "fits", "other"};
constexpr std::string_view kWords[] = {"", "verified", "repaired", "unverified"};
constexpr std::string_view kStates[] = {"reworded", "moved", "gone"};

struct Sum {
  size_t citations = 0;
  size_t numbers[std::size(kNumbers)] = {};
  size_t titles[std::size(kTitles)] = {};
  size_t words[std::size(kWords)] = {};
  size_t doubtful = 0;
  UncheckedCounts unchecked;

  void Add(const Verification& text) {
    citations += text.citations.size();
    for (const Held& one : text.citations) {
      ++numbers[one.number];
      ++titles[one.title];
      ++words[one.words];
    }
    doubtful += text.unchecked.size();
    unchecked.Add(text.counts);
  }
};

Sum SumOf(const VerifyReport& report) {
  Sum sum;
  for (const Verification& text : report.verified) sum.Add(text);
  return sum;
}

std::vector<std::string> NamesOf(const VerifyReport& report) {
  std::vector<std::string> paths;
  for (const Source& source : report.texts.files) paths.push_back(source.text->name());
  return NamesInData(paths);
}

// "2 moved, 1 gone": those there are.
template <size_t count>
std::string Listed(const size_t (&counts)[count], const std::string_view (&names)[count],
                   size_t from) {
  std::string list;
  for (size_t i = from; i < count; ++i)
    if (counts[i] > 0)
      list += fmt::format("{}{} {}", list.empty() ? "" : ", ", counts[i], names[i]);
  return list;
}

constexpr std::string_view kNumberPhrases[] = {
    "stand", "moved", "gone", "not there yet", "another provision than the one meant", "unknown"};

std::string CheckedLines(const VerifyReport& report, const Sum& sum) {
  const EditionRecord& edition = report.work.editions[report.edition];
  const bool newest = report.edition + 1 == report.work.editions.size();
  std::string lines =
      fmt::format("{} held against edition {}{}", Counted(sum.citations, "citation"), edition.id,
                  newest ? ", the newest" : "");
  if (sum.citations > 0) lines += ": " + Listed(sum.numbers, kNumberPhrases, 0);
  const size_t titles = sum.titles[Held::kFits] + sum.titles[Held::kOther];
  if (titles > 0)
    lines += fmt::format("\n{}: {}", Counted(titles, "title"), Listed(sum.titles, kTitles, 1));
  const size_t words = sum.citations - sum.words[Held::kUnquoted];
  if (words > 0)
    lines += fmt::format("\n{}: {}", Counted(words, "quotation"), Listed(sum.words, kWords, 1));
  if (report.stale != nullptr)
    lines += fmt::format("\nlock file: {} stale", Counted(report.stale->size(), "citation"));
  return lines + "\n";
}

// What nobody may take for checked.
std::string UncheckedLines(const Sum& sum) {
  std::string lines;
  const auto add = [&](size_t count, std::string line) {
    if (count > 0) lines += "  " + std::move(line) + "\n";
  };
  add(sum.unchecked.by_number_alone,
      fmt::format("{} by number alone: no title and no words are beside {}",
                  Counted(sum.unchecked.by_number_alone, "citation"),
                  sum.unchecked.by_number_alone == 1 ? "it" : "them"));
  add(sum.unchecked.reused_numbers,
      fmt::format("of these {} with a number that was another provision's before",
                  sum.unchecked.reused_numbers));
  add(sum.doubtful, Counted(sum.doubtful, "number") + " that may be no citation");
  add(sum.unchecked.short_quotations,
      Counted(sum.unchecked.short_quotations, "quotation") + " of too few words to be looked for");
  add(sum.unchecked.quotations_alone,
      Counted(sum.unchecked.quotations_alone, "quotation") + " with no citation beside it");
  return lines.empty() ? "" : "not checked:\n" + lines;
}

void WritePlace(const LineIndex& lines, const SourceText& source, uint32_t begin, uint32_t end,
                JsonWriter& json) {
  const LineColumn at = lines.Locate(begin);
  json.Members("begin", source.ToOriginal(begin), "end", source.ToOriginal(end), "line", at.line,
               "column", at.column, "text", source.text().substr(begin, end - begin));
}

void WriteCitation(const Held& one, const LineIndex& lines, const SourceText& source,
                   JsonWriter& json) {
  const bool quoted = one.quoted_end > one.quoted_begin;
  const auto quotation = [&] {
    if (!quoted) return json.Value(nullptr);
    json.Object([&] { WritePlace(lines, source, one.quoted_begin, one.quoted_end, json); });
  };
  json.Object([&] { WritePlace(lines, source, one.begin, one.end, json); }, "cited", one.cited,
              "number", kNumbers[one.number], "now", OrNull(one.now), "lineage",
              OrNull(one.lineage), "edition", OrNull(one.edition), "reused", one.reused, "title",
              OrNull(kTitles[one.title]), "words", OrNull(kWords[one.words]), "quoted", quotation,
              "true_words", OrNull(one.true_words), "words_of", OrNull(one.words_of), "words_in",
              OrNull(one.words_in), "severity",
              OrNull(one.kind ? SeverityName(one.severity) : std::string_view()), "kind",
              OrNull(one.kind ? one.kind->name : std::string_view()), "why", OrNull(one.why));
}

void WriteText(const Verification& text, const std::string& name, const SourceText& source,
               JsonWriter& json) {
  const LineIndex lines(source);
  const auto unchecked = [&](const UncheckedMention& one) {
    json.Object([&] { WritePlace(lines, source, one.begin, one.end, json); }, "cited", one.cited,
                "why", one.why);
  };
  json.Object(
      "name", name, "citations",
      json.Each(text.citations, [&](const Held& one) { WriteCitation(one, lines, source, json); }),
      "unchecked", json.Each(text.unchecked, unchecked));
}

void WriteCounts(const Sum& sum, JsonWriter& json) {
  json.Members("citations", sum.citations);
  for (size_t i = 0; i < std::size(kNumbers); ++i) json.Members(kNumbers[i], sum.numbers[i]);
  json.Members("titles_fit", sum.titles[Held::kFits], "titles_other", sum.titles[Held::kOther]);
  for (size_t i = 1; i < std::size(kWords); ++i) json.Members(kWords[i], sum.words[i]);
  json.Members(
      "not_checked",
      json.Of("by_number_alone", sum.unchecked.by_number_alone, "reused_numbers",
              sum.unchecked.reused_numbers, "doubtful", sum.doubtful, "short_quotations",
              sum.unchecked.short_quotations, "quotations_alone", sum.unchecked.quotations_alone));
}

void WriteStale(const StaleCitation& one, JsonWriter& json) {
  json.Object("num", one.locked.num, "lineage", one.locked.lineage, "edition", one.locked.edition,
              "state", kStates[one.state], "now", OrNull(one.now), "why", one.why);
}

}  // namespace

void WriteVerifyText(const VerifyReport& report, const PrintStyle& style, ByteSink& out) {
  const auto& list = report.texts.diagnostics.list();
  if (!report.only_counts && !list.empty()) {
    DiagnosticPrinter printer(report.texts, style);
    for (const Diagnostic& diagnostic : list) out.Write(printer.Print(diagnostic));
    out.Put('\n');
  }
  const Sum sum = SumOf(report);
  out.Write(CheckedLines(report, sum));
  out.Write(UncheckedLines(sum));
}

void WriteVerifyJson(const VerifyReport& report, ByteSink& out) {
  const std::vector<std::string> names = NamesOf(report);
  JsonWriter json(out);
  size_t next = 0;
  const auto write = [&](const Verification& text) {
    WriteText(text, names[next], report.texts.text(static_cast<SourceId>(next)), json);
    ++next;
  };
  const auto stale = [&](const StaleCitation& one) { WriteStale(one, json); };
  const std::vector<StaleCitation> none;
  const auto& all = report.stale == nullptr ? none : *report.stale;
  json.Document(
      "schema", "codicil-verify/1", [&] { WriteWork(report.work, json); }, "edition",
      [&] { WriteEditionRecord(report.work.editions[report.edition], json); }, "files",
      json.Each(report.verified, write), "stale",
      If(report.stale != nullptr, json.Each(all, stale)), "counts",
      json.Of([&] { WriteCounts(SumOf(report), json); }));
}

void VerifyTable(const VerifyReport& report, const PutRow& row) {
  row({"file", "line", "column", "cited", "number", "now", "edition", "lineage", "reused", "title",
       "words", "true_words", "severity", "kind", "why"});
  const std::vector<std::string> names = NamesOf(report);
  for (size_t i = 0; i < report.verified.size(); ++i) {
    const LineIndex lines(report.texts.text(static_cast<SourceId>(i)));
    for (const Held& one : report.verified[i].citations) {
      const LineColumn at = lines.Locate(one.begin);
      row({names[i], at.line, at.column, one.cited, kNumbers[one.number], OrNull(one.now),
           OrNull(one.edition), OrNull(one.lineage), one.reused, OrNull(kTitles[one.title]),
           OrNull(kWords[one.words]), OrNull(one.true_words),
           OrNull(one.kind ? SeverityName(one.severity) : std::string_view()),
           OrNull(one.kind ? one.kind->name : std::string_view()), OrNull(one.why)});
    }
  }
}

void WriteVerifySarif(const VerifyReport& report, ByteSink& out) {
  const auto properties = [&](JsonWriter& json) {
    WriteWork(report.work, json);
    json.Members("edition",
                 [&] { WriteEditionRecord(report.work.editions[report.edition], json); });
  };
  SarifRun run{"codicil verify", report.version, report.texts, NamesOf(report), properties, {}};
  for (const Diagnostic& diagnostic : report.texts.diagnostics.list())
    run.results.push_back(
        {diagnostic, fmt::format("{} {}", diagnostic.kind.name, diagnostic.message), "", "", {}});
  WriteSarif(run, out);
}

void WriteVerifyGithub(const VerifyReport& report, ByteSink& out) {
  const std::vector<LineIndex> lines = LineIndicesOf(report.texts);
  for (const Diagnostic& diagnostic : report.texts.diagnostics.list())
    out.Write(GithubCommand(diagnostic, report.texts, lines));
}

}  // namespace codicil
