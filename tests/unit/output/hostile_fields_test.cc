// Editions in which every field is markup, as a library user could build them; no reader has
// checked their dates and languages. Every writer treats the fields as plain text.

#include <cmark.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <pugixml.hpp>

#include "base/sha256.h"
#include "linked_edition.h"
#include "output/diff.h"
#include "output/links.h"
#include "output/refs.h"
#include "output/table.h"
#include "output/types.h"
#include "output/writer.h"
#include "vocabulary/changes.h"

namespace codicil {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kPayloads[] = {
    "<script>run(1)</script>",
    "</style></script><script>run(2)</script>",
    "]]><script>run(3)</script>",
    "\"><img src=x onerror=run(4)>",
    "' onmouseover='run(5)'",
    "&lt;script&gt;run(6)&lt;/script&gt;",
    "[x](javascript:run(7)) <javascript:run(7)>",
    "--><!-- <script>run(8)</script>",
    "`<script>run(9)</script>`",
};

std::string AllPayloads() {
  std::string all;
  for (const char* payload : kPayloads) all += std::string(payload) + " ";
  return all.substr(0, all.size() - 1);
}

Edition HostileEdition(const std::string& word) {
  const std::string all = word + " " + AllPayloads();
  Edition edition = ReadPlain("Ember " + all + "\n\n1. Play " + all + "\n\n100. Basics " + all +
                              "\n\n100.1. The " + word + " types are Ash " + all +
                              ", Elm, and Oak. See rule 900.1, “" + all + ".”\n\nExample: " + all +
                              "\n\nGlossary\n\nTerm " + all + "\nIt is " + all + ".\n");
  edition.title = all;
  edition.effective_date = all;
  edition.language = all;
  return edition;
}

// Both editions as the writers of changes take them.
struct HostileChange {
  const Edition old_edition = HostileEdition("old");
  const Edition new_edition = HostileEdition("new");
  const CrossReferences old_references = CrossReference(old_edition);
  const CrossReferences new_references = CrossReference(new_edition);
  const Concordance concordance = Align(old_edition, old_references, new_edition, new_references);
  const EditionPair editions{old_edition, old_references, new_edition, new_references, concordance};
  const EditionDiff diff = DiffEditions(editions);
  const Vocabulary old_vocabulary = ExtractVocabulary(old_edition);
  const Vocabulary new_vocabulary = ExtractVocabulary(new_edition);
  const std::vector<ListChange> lists =
      CompareVocabularies(old_vocabulary, new_vocabulary, new_edition);
  const DiffReport report{editions, diff, lists};
};

std::string Rendered(const std::string& markdown) {
  const std::unique_ptr<char, decltype(&std::free)> html(
      cmark_markdown_to_html(markdown.data(), markdown.size(), CMARK_OPT_UNSAFE), &std::free);
  return html.get();
}

void ExpectHarmless(const pugi::xml_document& page, size_t scripts) {
  EXPECT_EQ(page.select_nodes("//script").size(), scripts);
  EXPECT_EQ(page.select_nodes("//style").size(), scripts);
  EXPECT_TRUE(page.select_nodes("//img | //iframe | //svg | //object | //base").empty());
  EXPECT_TRUE(page.select_nodes("//@style | //@src | //@*[starts-with(name(), 'on')]").empty());
  for (const auto& link : page.select_nodes("//a/@href")) {
    EXPECT_TRUE(IsSafeTarget(link.attribute().value())) << link.attribute().value();
  }
}

void ExpectHarmlessPage(const std::string& html) {
  pugi::xml_document page;
  ASSERT_TRUE(page.load_string(html.c_str(), pugi::parse_default | pugi::parse_doctype));
  ExpectHarmless(page, 1);
}

void ExpectHarmlessMarkdown(const std::string& markdown) {
  pugi::xml_document page;
  const std::string html = Rendered(markdown);
  ASSERT_TRUE(page.load_string(("<page>" + html + "</page>").c_str())) << html;
  ExpectHarmless(page, 0);
  EXPECT_THAT(html, HasSubstr("&lt;script&gt;run(1)"));
}

TEST(HostileFields, Html) {
  const Edition edition = HostileEdition("new");
  ExpectHarmlessPage(Written(WriteHtml, edition, CrossReference(edition)));
  ExpectHarmlessPage(Written(WriteDiffHtml, HostileChange().report));
}

TEST(HostileFields, Markdown) {
  const Edition edition = HostileEdition("new");
  ExpectHarmlessMarkdown(Written(WriteMarkdown, edition, CrossReference(edition)));
  ExpectHarmlessMarkdown(Written(WriteDiffMarkdown, HostileChange().report));
}

TEST(HostileFields, Dot) {
  const Edition edition = HostileEdition("new");
  EXPECT_THAT(Written(WriteRefsDot, RefsReport{edition, CrossReference(edition)}),
              Not(HasSubstr("run")));
}

// The style sheet and the script that a browser finds in a page are those that its policy names.
void ExpectPolicyFits(const std::string& html) {
  for (const char* element : {"style", "script"}) {
    const std::string open = std::string("<") + element + ">";
    const size_t begin = html.find(open) + open.size();
    const size_t end = html.find(std::string("</") + element, begin);
    ASSERT_NE(end, std::string::npos);
    EXPECT_THAT(html, HasSubstr(std::string(element) + "-src 'sha256-" +
                                Sha256Base64(html.substr(begin, end - begin)) + "';"));
  }
  for (const char* part : {"default-src 'none';", "base-uri 'none';", "form-action 'none'"})
    EXPECT_THAT(html, HasSubstr(part));
  EXPECT_THAT(html, Not(HasSubstr("unsafe")));
}

TEST(Policy, NamesTheStyleAndTheScriptOfThePage) {
  const Edition edition = HostileEdition("new");
  ExpectPolicyFits(Written(WriteHtml, edition, CrossReference(edition)));
  ExpectPolicyFits(Written(WriteDiffHtml, HostileChange().report));
}

TEST(Sha256, InBase64) {
  EXPECT_EQ(Sha256Base64("abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
}

TEST(IsSafeTarget, AllowsAFewSchemesAndNoOthers) {
  for (const char* safe :
       {"https://a.example/b", "HTTP://a", "ftp://a.example", "mailto:a@b.example", "#r100",
        "cards.html#ash", "../a/b.html", "a?b=c:d", "/a", ""}) {
    EXPECT_TRUE(IsSafeTarget(safe)) << safe;
  }
  for (const char* unsafe :
       {"javascript:run()", "JaVaScRiPt:run()", " javascript:run()", "java\tscript:run()",
        "java\nscript:run()", "\x01javascript:run()", "data:text/html,x", "vbscript:x",
        "file:///etc/passwd", "blob:x", "https:x", "view-source:javascript:x", "https://a b",
        "\\\\a\\b", "x:y", "javascript&colon;run():x"}) {
    EXPECT_FALSE(IsSafeTarget(unsafe)) << unsafe;
    EXPECT_EQ(WebAddress(unsafe), "") << unsafe;
  }
}

std::string CsvRow(const TableRow& cells) {
  StringSink out;
  RowsTo(TableFormat::kCsv, out)(cells);
  const std::string line = out.TakeText();
  return line.substr(0, line.size() - 2);
}

TEST(CsvRow, GuardsAgainstFormulas) {
  EXPECT_EQ(CsvRow({"a", "", "b c"}), "a,,b c");
  EXPECT_EQ(CsvRow({"a,b", "a\"b", "a\nb"}), "\"a,b\",\"a\"\"b\",\"a\nb\"");
  EXPECT_EQ(CsvRow({"=1+1", "+1", "-1", "@x", "\tx"}), "'=1+1,'+1,'-1,'@x,'\tx");
  EXPECT_EQ(CsvRow({"\rx", "\nx", "=a,b"}), "\"'\rx\",\"'\nx\",\"'=a,b\"");
  EXPECT_EQ(CsvRow({"＝1", "＋1", "－1", "＠x"}), "'＝1,'＋1,'－1,'＠x");
  EXPECT_EQ(CsvRow({"a=b", "'tis", "'=x", "''-", "–", "…"}), "a=b,'tis,''=x,'''-,–,…");
}

TEST(CsvRow, OfHostileLists) {
  const Edition edition =
      ReadPlain("1. Play\n\n100. Basics\n\n100.1. The warden types are =Ash(1), @Elm, and -Oak.\n");
  EXPECT_THAT(Written(WriteTable<TypesReport>, TypesTable,
                      TypesReport{edition, ExtractVocabulary(edition)}, TableFormat::kCsv),
              HasSubstr(",'=Ash(1),"));
}

}  // namespace
}  // namespace codicil
