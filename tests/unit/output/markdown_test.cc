// Markdown is checked by rendering it with cmark.

#include <cmark.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <pugixml.hpp>
#include <set>

#include "linked_edition.h"
#include "output/writer.h"
#include "sample_edition.h"

namespace codicil {
namespace {

using testing::HasSubstr;

std::string MarkdownOf(const Edition& edition) {
  return Written(WriteMarkdown, edition, CrossReference(edition));
}

std::string AsHtml(const std::string& markdown) {
  const std::unique_ptr<char, decltype(&std::free)> html(
      cmark_markdown_to_html(markdown.data(), markdown.size(), CMARK_OPT_UNSAFE), &std::free);
  return html.get();
}

std::string RuleAsHtml(const std::string& text) {
  return AsHtml(MarkdownOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. " + text + "\n")));
}

TEST(WriteMarkdown, IsReadable) {
  EXPECT_EQ(MarkdownOf(EmberRules()),
            "# Ember Rules\n\n"
            "Effective February 3, 2031\n\n"
            "## <a id=\"r1\"></a>1 Play\n\n"
            "### <a id=\"r100\"></a>100 Basics\n\n"
            "<a id=\"r100.1\"></a>**100.1** A warden pays {2}{F} to *light* a relic.\n\n"
            "> **Example** The “first” *relic* burns.\n\n"
            "<a id=\"r100.1a\"></a>**100.1a** Two wardens may share.\n\n"
            "#### <a id=\"r100.2\"></a>100.2 Rites\n\n"
            "## Glossary\n\n"
            "  - <a id=\"g-ember\"></a>**Ember**\n    \n    A spark of a relic. See Relic.\n\n"
            "## Credits\n\n"
            "The Wardens  \nHill 3\n");
}

TEST(WriteMarkdown, CitationsAndTermsAreLinks) {
  const std::string html = AsHtml(MarkdownOf(ReadPlain(kEmberPlain)));
  EXPECT_THAT(html, HasSubstr("<a href=\"#r101.1\">rule 101.1</a>"));
  EXPECT_THAT(html, HasSubstr("<a href=\"#g-warden\">wardens</a>"));
  EXPECT_THAT(html, HasSubstr("Nothing is said in rule 999.9."));
}

TEST(WriteMarkdown, EveryLinkHasItsAnchorOnce) {
  const std::string html = AsHtml(MarkdownOf(ReadPlain(kEmberPlain)));
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(("<page>" + html + "</page>").c_str()));
  std::set<std::string> ids;
  for (const auto& node : document.select_nodes("//*[@id]")) {
    EXPECT_TRUE(ids.insert(node.node().attribute("id").value()).second);
  }
  const auto links = document.select_nodes("//a[@href]");
  EXPECT_GT(links.size(), 5u);
  for (const auto& link : links) {
    EXPECT_TRUE(ids.contains(link.node().attribute("href").value() + 1))
        << link.node().attribute("href").value();
  }
}

struct Hostile {
  const char* text;
  const char* html;  // the expected output
};

class HostileText : public testing::TestWithParam<Hostile> {};
TEST_P(HostileText, Survives) {
  EXPECT_THAT(RuleAsHtml(GetParam().text), HasSubstr(GetParam().html));
}
INSTANTIATE_TEST_SUITE_P(
    Every, HostileText,
    testing::Values(Hostile{"a *b* c", "a *b* c"}, Hostile{"snake_case_word", "snake_case_word"},
                    Hostile{"[b](c)", "[b](c)"}, Hostile{"<b>", "&lt;b&gt;"},
                    Hostile{"a &amp; b", "a &amp;amp; b"}, Hostile{"`b`", "`b`"},
                    Hostile{"back\\slash \\*", "back\\slash \\*"}, Hostile{"# b", "# b"},
                    Hostile{"x\n\n     - b", "<p>- b</p>"},
                    Hostile{"x\n\n     12) b", "<p>12) b</p>"},
                    Hostile{"x\n\n     > b", "<p>&gt; b</p>"}, Hostile{"![b](c)", "![b](c)"},
                    Hostile{"a ~~b~~", "a ~~b~~"}, Hostile{"&#65;", "&amp;#65;"}));

TEST(WriteMarkdown, EmphasisWhereTheSignsWouldNotHold) {
  SampleEdition sample("1.1. The Emberly (rite). 1.2. The Emberly (rite).");
  sample.Ruled("1.1", "The Emberly (rite).", "Ember");
  sample.Ruled("1.2", "The Emberly (rite).", "(rite)");
  const std::string html = AsHtml(MarkdownOf(std::move(sample).Build()));
  EXPECT_THAT(html, HasSubstr("The <em>Ember</em>ly (rite)."));
  EXPECT_THAT(html, HasSubstr("The Emberly <em>(rite)</em>."));
}

}  // namespace
}  // namespace codicil
