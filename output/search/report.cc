#include "output/search/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "base/split.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "text/printable.h"
#include "text/search_terms.h"

namespace codicil {
namespace {

constexpr std::array<std::string_view, 9> kFoundBy = {"number",    "below",  "title",  "like-title",
                                                      "beginning", "member", "phrase", "words"};
constexpr std::array<std::string_view, 3> kKinds = {"provision", "list", "term"};

std::string Joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::span<const FoundDocument> Shown(const SearchReport& report) {
  const auto& all = report.found.documents;
  return std::span(all).first(std::min(all.size(), report.shown));
}

// Which words of a text are to be seen: those that begin with one that was looked for.
std::vector<bool> MarkedWords(const std::vector<std::string_view>& words,
                              const std::vector<std::string>& terms) {
  std::vector<std::string> wanted;
  for (const std::string& term : terms)
    for (std::string& part : SearchTerms(term))
      if (!part.empty()) wanted.push_back(std::move(part));
  std::vector<bool> marked;
  for (const std::string_view word : words) {
    const std::vector<std::string> parts = SearchTerms(word);
    marked.push_back(std::ranges::any_of(parts, [&](const std::string& part) {
      return std::ranges::find(wanted, part) != wanted.end();
    }));
  }
  return marked;
}

// Some words around the first one that is marked.
std::string Teaser(const SearchDocument& document, const FoundDocument& found,
                   const PrintStyle& style) {
  constexpr size_t kBefore = 8, kWords = 32;
  std::vector<std::string_view> words;
  for (const std::string_view line : Split(document.fields[kTextField], "\n"))
    for (const std::string_view word : Split(line, " "))
      if (!word.empty()) words.push_back(word);
  const std::vector<bool> marked = MarkedWords(words, found.terms);
  const auto first = static_cast<size_t>(std::ranges::find(marked, true) - marked.begin());
  const size_t begin = first == words.size() || first <= kBefore ? 0 : first - kBefore;
  const size_t end = std::min(words.size(), begin + kWords);
  WrappedText teaser(2, style);
  if (begin > 0) teaser.Add("… ");
  for (size_t i = begin; i < end; ++i) {
    const std::string word = style.terminal ? Printable(words[i]) : std::string(words[i]);
    teaser.Add(word, marked[i] ? ansi::kBold : std::string_view());
    teaser.Add(" ");
  }
  if (end < words.size()) teaser.Add("…");
  return teaser.Finish();
}

std::string Title(const SearchDocument& document) {
  const std::string& title = document.fields[kTitleField];
  return document.number + (document.number.empty() || title.empty() ? "" : " ") + title;
}

std::string Summary(const SearchReport& report) {
  const size_t all = report.found.documents.size(), shown = Shown(report).size();
  if (all == 0) return "nothing found\n";
  if (report.found.only_some) return "nothing has all these words; these have some\n";
  std::string summary = Counted(all, "result");
  if (shown < all) summary += fmt::format(", the first {} shown", shown);
  if (!report.found.instead.empty())
    summary += fmt::format(" for \"{}\"", Joined(report.found.instead));
  return summary + "\n";
}

}  // namespace

void WriteSearchText(const SearchReport& report, const PrintStyle& style, ByteSink& out) {
  for (const FoundDocument& found : Shown(report)) {
    const SearchDocument& document = report.index.documents()[found.document];
    out.Write(Styled(Title(document), ansi::kBold, style) + "\n");
    if (!document.fields[kWhereField].empty())
      out.Write(Styled("  " + document.fields[kWhereField], ansi::kDim, style) + "\n");
    out.Write(Teaser(document, found, style) + "\n");
  }
  out.Write(Summary(report));
}

void SearchTable(const SearchReport& report, const PutRow& row) {
  row({"num", "title", "kind", "where", "found_by", "score", "address", "text"});
  for (const FoundDocument& found : Shown(report)) {
    const SearchDocument& document = report.index.documents()[found.document];
    row({OrNull(document.number), OrNull(document.fields[kTitleField]),
         kKinds[static_cast<size_t>(document.kind)], OrNull(document.fields[kWhereField]),
         kFoundBy[static_cast<size_t>(found.by)], found.score, document.id,
         document.fields[kTextField]});
  }
}

void WriteSearchJson(const SearchReport& report, ByteSink& out) {
  JsonWriter json(out);
  const std::string instead = Joined(report.found.instead);
  json.Document(
      "schema", "codicil-search/1", [&] { WriteWork(report.work, json); }, "edition",
      [&] { WriteEditionRecord(report.work.editions[report.edition], json); }, "query",
      report.query, "instead", OrNull(instead), "only_some", report.found.only_some, "count",
      report.found.documents.size(), "results", ArrayOf(SearchTable, report, json));
}

}  // namespace codicil
