#include "output/changes/change_sections.h"

#include <fmt/format.h>

#include <algorithm>

#include "output/passage_parts.h"
#include "output/trace_parts.h"

namespace codicil::changes {

using html::Attribute;
using html::Markup;
using html::Text;

namespace {

constexpr const char* kGlossary = "glossary";
constexpr size_t kLongestName = 48;  // bytes; what is longer is a sentence of the list

ChangeSummary SummaryOf(const std::vector<EntryPairRecord>& entries) {
  ChangeSummary summary;
  for (const EntryPairRecord& pair : entries) summary.Add(pair.kinds);
  return summary;
}

}  // namespace

ChangeSections::ChangeSections(html::HtmlWriter& out, const EditionChanges& changes,
                               const ChangeLinks& links, PageOf page_of)
    : out_(out),
      changes_(changes),
      work_(changes.work),
      writer_(out, changes, links),
      page_of_(std::move(page_of)) {}

void ChangeSections::WriteLegend(html::HtmlWriter& out, bool hidden) {
  out.Put("<p class=\"legend\"", Markup(hidden ? " hidden" : ""),
          "><span><ins>new words</ins></span> <span><del>words that are "
          "gone</del></span> <span><b>202.3 → 202.4</b> the number before and the number now"
          "</span> <span><b class=\"confidence\">confidence 85 %</b> that the two belong "
          "together</span> "
          "<span><b class=\"confidence\">perhaps</b> less than 50 %</span></p>\n");
}

void ChangeSections::WriteCounts() {
  if (changes_.chapters.empty() && changes_.entries.empty()) return;
  std::vector<CountsRow> rows;
  for (const ChangeChapter& chapter : changes_.chapters) {
    const std::string address =
        chapter.cards.empty() ? "#renumbered" : AddressOf(changes_.SlugOf(chapter));
    rows.push_back({address, changes_.TitleOf(chapter, out_.say()), codicil::SummaryOf(chapter)});
  }
  if (!changes_.entries.empty())
    rows.push_back(
        {AddressOf(kGlossary), std::string(out_.say()("Glossary")), SummaryOf(changes_.entries)});
  WriteTable(rows);
}

std::string ChangeSections::AddressOf(const std::string& slug) const {
  const std::string page = page_of_(slug);
  return page.empty() ? fmt::format("#in-{}", slug) : page;
}

// Without the columns in which nothing is.
void ChangeSections::WriteTable(const std::vector<CountsRow>& rows) {
  const auto is_used = [&](size_t column) {
    return std::ranges::any_of(
        rows, [&](const CountsRow& row) { return row.summary.counts[column] > 0; });
  };
  out_.Put(
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Changes by chapter\">"
      "<table class=\"sizes\"><thead><tr><th scope=\"col\">Chapter</th>");
  for (size_t i = 0; i < kChangeColumns.size(); ++i) {
    if (is_used(i))
      out_.Put("<th scope=\"col\">", Text(out_.say()(kChangeColumns[i].title)), "</th>");
  }
  out_.Put("</tr></thead><tbody>\n");
  for (const CountsRow& row : rows) {
    out_.Put("<tr><th scope=\"row\"><a", Attribute("href", row.address), ">", Text(row.title),
             "</a></th>");
    for (size_t i = 0; i < kChangeColumns.size(); ++i) {
      const uint32_t count = row.summary.counts[i];
      if (is_used(i)) out_.Put("<td>", Text(count == 0 ? "" : std::to_string(count)), "</td>");
    }
    out_.Put("</tr>\n");
  }
  out_.Put("</tbody></table></div>\n<p class=\"counted\">", Text(out_.say()(kWhatIsCounted)),
           "</p>\n");
}

// Members of the closed lists that came and went.
void ChangeSections::WriteNames() {
  bool open = false;
  for (const ListHistory& list : changes_.lists) {
    const auto [came, went] = CameAndWent(list);
    if (came.empty() && went.empty()) continue;
    if (!open) out_.Put("<section class=\"names\"><h2>Names that came and went</h2>\n<dl>");
    open = true;
    out_.Put("<div><dt>", Text(list.name), "</dt>");
    if (!came.empty())
      out_.Put("<dd><b>", Text(out_.say()(WasThere(list) ? "new" : "first listed")), "</b> <ins>",
               Text(came), "</ins></dd>");
    if (!went.empty()) out_.Put("<dd><b>gone</b> <del>", Text(went), "</del></dd>");
    out_.Put("</div>\n");
  }
  if (open) out_.Put("</dl></section>\n");
}

std::pair<std::string, std::string> ChangeSections::CameAndWent(const ListHistory& list) const {
  std::string came, went;
  for (const NameHistory& member : list.members) {
    if (member.name.size() > kLongestName) continue;
    for (const EditionSpan& span : member.spans) {
      if (span.first == changes_.edition) came += (came.empty() ? "" : ", ") + member.name;
      if (span.last + 1 == changes_.edition) went += (went.empty() ? "" : ", ") + member.name;
    }
  }
  return {came, went};
}

// Whether the edition before has the list.
bool ChangeSections::WasThere(const ListHistory& list) const {
  const uint32_t before = changes_.edition - 1;
  return std::ranges::any_of(list.names, [&](const NameHistory& name) {
    return std::ranges::any_of(name.spans, [&](const EditionSpan& span) {
      return span.first <= before && before <= span.last;
    });
  });
}

void ChangeSections::OpenChapter(const std::string& slug, const std::string& title) {
  out_.Put("<section class=\"chapter\"", Attribute("id", "in-" + slug), "><h2>");
  if (IsApart(slug)) {
    out_.Put("<a", Attribute("href", page_of_(slug)), ">", Text(title), "</a></h2>\n");
  } else {
    out_.Put(Text(title), "</h2>\n");
  }
}

void ChangeSections::WriteChapters() {
  for (const ChangeChapter& chapter : changes_.chapters) {
    if (chapter.cards.empty()) continue;
    const std::string slug = changes_.SlugOf(chapter);
    OpenChapter(slug, changes_.TitleOf(chapter, out_.say()));
    if (IsApart(slug)) {
      out_.Put("<ol>");
      for (const ChangeCard& card : chapter.cards) writer_.WriteBrief(card, page_of_(slug));
      out_.Put("</ol>");
    } else {
      WriteCards(chapter);
    }
    out_.Put("</section>\n");
  }
}

void ChangeSections::WriteCards(const ChangeChapter& chapter) {
  for (const ChangeCard& card : chapter.cards) writer_.WriteCard(card);
}

void ChangeSections::WriteGlossary() {
  if (changes_.entries.empty()) return;
  OpenChapter(kGlossary, std::string(out_.say()("Glossary")));
  if (!IsApart(kGlossary)) WriteEntries();
  out_.Put("</section>\n");
}

void ChangeSections::WriteEntries() {
  for (const EntryPairRecord& pair : changes_.entries) writer_.WriteEntry(pair);
}

void ChangeSections::WriteRenumbered() {
  bool open = false;
  for (const ChangeChapter& chapter : changes_.chapters) {
    if (chapter.renumbered.empty()) continue;
    if (!open)
      out_.Put(
          "<section id=\"renumbered\"><h2>Only renumbered or moved</h2>\n"
          "<p class=\"lead\">Their words are as they were. What is below one and is not listed "
          "was renumbered as it was.</p>\n");
    open = true;
    out_.Put("<div", Attribute("data-in", changes_.SlugOf(chapter)), "><h3>",
             Text(changes_.TitleOf(chapter, out_.say())), "</h3><ol>");
    for (const ChangeCard& row : chapter.renumbered) writer_.WriteRenumbered(row);
    out_.Put("</ol></div>\n");
  }
  if (open) out_.Put("</section>\n");
}

// What has no card: the words are the same for a reader.
void ChangeSections::WriteHidden() {
  size_t renumbered = 0, reformatted = 0;
  for (const PairRecord& pair : work_.transitions[changes_.edition - 1].pairs) {
    if (pair.kinds.Has(ChangeKind::kEdited)) continue;
    renumbered += pair.kinds.Has(ChangeKind::kRenumberedReferences);
    reformatted += pair.kinds.Has(ChangeKind::kReformatted) &&
                   !pair.kinds.Has(ChangeKind::kRenumberedReferences);
  }
  if (renumbered + reformatted == 0) return;
  const auto put = [&](std::string_view english, size_t count) {
    if (count > 0)
      out_.Put(" ", Text(out_.say().With(english,
                                         out_.say().Counted(count, "{} provision|{} provisions"))));
  };
  out_.Put("<p class=\"hidden\">", Text(out_.say()("Not shown:")));
  put("New numbers of the same rules in citations ({}).", renumbered);
  put("Other typesetting of the same words ({}).", reformatted);
  out_.Put("</p>\n");
}

}  // namespace codicil::changes
