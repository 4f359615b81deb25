#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>

#include "linked_edition.h"
#include "output/edition_walk.h"
#include "output/html/html_writer.h"
#include "output/html/page_assets.h"
#include "output/links.h"
#include "output/writable.h"
#include "output/writer.h"
#include "sample_edition.h"

namespace codicil {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string PageOf(const Edition& edition) {
  return Written(WriteHtml, edition, CrossReference(edition));
}

// The element with that id, as written.
std::string ElementOf(const std::string& page, const std::string& id) {
  pugi::xml_document document;
  document.load_string(page.c_str(), pugi::parse_default | pugi::parse_ws_pcdata);
  const pugi::xml_node node =
      document.find_node([&](const pugi::xml_node& n) { return id == n.attribute("id").value(); });
  std::ostringstream out;
  node.print(out, "", pugi::format_raw);
  return out.str();
}

class Page : public testing::Test {
 protected:
  const std::string page_ = PageOf(ReadPlain(kEmberPlain));
};

TEST_F(Page, ARuleHasItsNumberAsAPermalink) {
  EXPECT_EQ(ElementOf(page_, "r101.1"),
            "<div class=\"r\" id=\"r101.1\"><p><a class=\"n\" href=\"#r101.1\">101.1</a> Lit "
            "relics burn.</p>"
            "<details><summary>Cited by 2</summary><p> <a href=\"#r100.1\">100.1</a> "
            "<a href=\"#r100.1a\">100.1a</a></p></details></div>");
}

TEST_F(Page, ATermIsALinkWhereItIsNotDefined) {
  EXPECT_THAT(ElementOf(page_, "r100.1a"),
              HasSubstr("Two <a href=\"#g-warden\">wardens</a> may share"));
}

TEST_F(Page, ANumberUsedTwiceHasTwoAnchors) {
  EXPECT_THAT(ElementOf(page_, "r101.2"), HasSubstr("Burnt"));
  EXPECT_THAT(ElementOf(page_, "r101.2-2"), HasSubstr("used twice"));
}

TEST_F(Page, SectionsAreHeadingsByLevel) {
  EXPECT_THAT(ElementOf(page_, "r1"), HasSubstr("<h2><a class=\"n\" href=\"#r1\">1</a> Play</h2>"));
  EXPECT_THAT(ElementOf(page_, "r100"),
              HasSubstr("<h3><a class=\"n\" href=\"#r100\">100</a> Basics</h3>"));
}

TEST_F(Page, ExamplesAreSetOffAndEscaped) {
  EXPECT_THAT(
      ElementOf(page_, "r100.1"),
      HasSubstr("<div class=\"x\"><p><b>Example</b> The first &lt; second &amp; third.</p></div>"));
}

TEST_F(Page, ASymbolIsAnImageWithItsTextInside) {
  EXPECT_THAT(
      ElementOf(page_, "r100.1"),
      HasSubstr("<span class=\"s\" role=\"img\" aria-label=\"2 symbol\"><i>{</i>2<i>}</i></span>"));
  EXPECT_THAT(ElementOf(page_, "r100.1"),
              HasSubstr("<span class=\"s h\" role=\"img\" aria-label=\"F/T symbol\"><i>{</i><b "
                        "class=\"k\">F</b><i>/</i>"
                        "<b class=\"k\">T</b><i>}</i></span>"));
}

TEST_F(Page, WhatTouchesASymbolStaysOnItsLine) {
  const std::string page =
      PageOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. Pay ({2}{F}, or {T}) at once.\n"));
  const std::string rule = ElementOf(page, "r100.1");
  EXPECT_THAT(rule, HasSubstr("Pay <span class=\"w\">(<span class=\"s\""));
  EXPECT_THAT(rule, HasSubstr("F<i>}</i></span>,</span> or <span class=\"w\"><span class=\"s k\""));
  EXPECT_THAT(rule, HasSubstr("T<i>}</i></span>)</span> at once."));
}

TEST_F(Page, ASymbolByItselfNeedsNothingToStayOnALine) {
  EXPECT_THAT(PageOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. Pay {T} at once.\n")),
              HasSubstr("Pay <span class=\"s k\""));
}

TEST_F(Page, ASymbolOfThreePartsHasThemSideBySide) {
  EXPECT_THAT(PageOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. Pay {2/F/T} at once.\n")),
              HasSubstr("<span class=\"s m\" role=\"img\" aria-label=\"2/F/T "
                        "symbol\"><i>{</i><b>2</b><i>/</i><b class=\"k\">F</b>"
                        "<i>/</i><b class=\"k\">T</b><i>}</i></span>"));
}

TEST_F(Page, ALongWordAroundASymbolMayBreak) {
  const std::string word(60, 'x');
  const std::string page =
      PageOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. Pay " + word + "{T}" + word + " now.\n"));
  EXPECT_THAT(page, HasSubstr("Pay " + word + "<span class=\"w\">"));
  EXPECT_THAT(page, HasSubstr("<i>}</i></span>" + std::string(27, 'x') + "</span>" +
                              std::string(33, 'x') + " now."));
}

TEST_F(Page, AddressesAreLinksInFrontMatterToo) {
  const std::string page = PageOf(ReadPlain(
      "Ember Rules\n\nIntroduction\n\nSee <www.ember.example/a>, or rules.ember.example.\n\n"
      "1. Play\n\n100. Basics\n\n100.1. See ember.example/b.\n"));
  EXPECT_THAT(
      page, HasSubstr("&lt;<a href=\"https://www.ember.example/a\">www.ember.example/a</a>&gt;, or "
                      "<a href=\"https://rules.ember.example\">rules.ember.example</a>."));
  EXPECT_THAT(page, HasSubstr("<a href=\"https://ember.example/b\">ember.example/b</a>."));
}

TEST_F(Page, ALinkWithSeveralTargetsNamesTheOthers) {
  EXPECT_THAT(ElementOf(page_, "r100.1a"), HasSubstr("<a href=\"#r101.1\" class=\"fault\""));
  EXPECT_THAT(ElementOf(page_, "r100.1a"), HasSubstr("data-more=\"r101.2 r101.2-2\">101.1–2</a>"));
}

TEST_F(Page, ACitationOfAnEntryIsNoMereTerm) {
  const std::string page =
      PageOf(ReadPlain("1. Play\n\n100. Basics\n\n100.1. Lit relics burn.\n\n"
                       "Glossary\n\nEmber\nSee Relic.\n\nRelic\nIt burns.\n"));
  EXPECT_THAT(page, HasSubstr("<dd><p><a href=\"#g-relic\" class=\"c\">See Relic</a>.</p></dd>"));
}

TEST_F(Page, ADanglingCitationIsNoLinkAndSaysWhy) {
  EXPECT_THAT(
      ElementOf(page_, "r100.1b"),
      HasSubstr("<span class=\"fault\" title=\"This edition has no 999.9.\">rule 999.9</span>"));
}

TEST_F(Page, TheGlossaryIsADefinitionListWithLetters) {
  EXPECT_THAT(
      ElementOf(page_, "letter-r"),
      HasSubstr("<h3>R</h3><dl><div id=\"g-relic\"><dt><a href=\"#g-relic\">Relic</a></dt><dd>"));
  EXPECT_THAT(page_, HasSubstr("<a href=\"#letter-w\">W</a>"));
}

TEST_F(Page, TheOutlineTakesThePlaceOfTheContents) {
  EXPECT_THAT(ElementOf(page_, "outline"), HasSubstr("<a href=\"#r101\">101 Relics</a>"));
  EXPECT_THAT(ElementOf(page_, "text"), Not(HasSubstr("Contents")));
  EXPECT_THAT(ElementOf(page_, "top"),
              HasSubstr("<p>These rules are effective as of February 3, 2031.</p>"));
}

TEST_F(Page, LoadsNothing) {
  EXPECT_THAT(page_, HasSubstr("default-src 'none'"));
  for (const char* loading : {" src=", "@import", "url("})
    EXPECT_THAT(page_, Not(HasSubstr(loading)));
}

TEST_F(Page, CarriesStyleAndScriptAsTheyAre) {
  EXPECT_THAT(page_, HasSubstr(std::string(kPageCss)));
  EXPECT_THAT(page_, HasSubstr(std::string(kPageJs)));
  EXPECT_THAT(page_, HasSubstr(std::string(kSymbolCss)));
  for (std::string_view asset : {kPageCss, kPageJs, kSymbolCss}) {
    EXPECT_EQ(asset.find("]]>"), std::string_view::npos);  // would end the CDATA section
    EXPECT_EQ(asset.find("</"), std::string_view::npos);   // would end the element
  }
}

TEST_F(Page, IsTheSameEveryTime) { EXPECT_EQ(page_, PageOf(ReadPlain(kEmberPlain))); }

TEST(WriteHtml, EveryKindOfMark) {
  SampleEdition sample("Sign, 1. Play 1.1. Burn it. 1.2. Burn it. 1.3. Burn it.");
  const auto rule = [&](const char* number, MarkKind kind, std::string_view value) {
    Provision& added = sample.Add(number);  // takes its number from the source before the text
    added.text = sample.Text("Burn it.", kind, "it", value);
  };
  rule("1.1", MarkKind::kStrong, "");
  rule("1.2", MarkKind::kLiteral, "");
  rule("1.3", MarkKind::kLink, "https://ember.example/?a=1&b=2");
  const std::string page = PageOf(std::move(sample).Build());
  EXPECT_THAT(page, HasSubstr("Burn <strong>it</strong>."));
  EXPECT_THAT(page, HasSubstr("Burn <code>it</code>."));
  EXPECT_THAT(page, HasSubstr("Burn <a href=\"https://ember.example/?a=1&amp;b=2\">it</a>."));
}

TEST(WriteHtml, ALinkThatWouldRunCodeIsNone) {
  SampleEdition sample("1.1. Burn it.");
  Provision& rule = sample.Add("1.1");
  rule.text = sample.Text("Burn it.", MarkKind::kLink, "it", "javascript:alert(1)");
  const std::string page = PageOf(std::move(sample).Build());
  EXPECT_THAT(page, HasSubstr("Burn <cite>it</cite>."));
  EXPECT_THAT(page, Not(HasSubstr("javascript")));
}

TEST(WriteHtml, AnEditionWithNothingInIt) {
  EXPECT_THAT(PageOf(Edition()), HasSubstr("<h1>Rules</h1>"));
}

TEST(WriteHtml, ALetterOutOfOrderStillHasOneAnchor) {
  const std::string page = PageOf(ReadPlain(
      "1. Play\n\n100. Basics\n\n100.1. Ash burns.\n\nGlossary\n\nAsh\nGrey.\n\nEmber\nRed.\n\n"
      "Air\nBlue.\n\n7th Bell\nLate.\n"));
  EXPECT_THAT(ElementOf(page, "letter-a"), HasSubstr("id=\"g-air\""));
  EXPECT_THAT(ElementOf(page, "letter-other"), HasSubstr("id=\"g-7th-bell\""));
}

TEST_F(Page, SpecialCharactersBesideALinkAreEscaped) {
  const std::string page = PageOf(
      ReadPlain("1. Play\n\n100. Basics\n\n100.1. Ash & <b>, \"rule 100.1\", rule 100.1 > 1.\n"));
  EXPECT_THAT(page, HasSubstr("Ash &amp; &lt;b&gt;, "));
  EXPECT_THAT(page, HasSubstr(", <a href=\"#r100.1\">rule 100.1</a> &gt; 1."));
}

// What pugixml prints, which the page's own escaping has to give.
class PrintedElement {
 public:
  explicit PrintedElement(const std::string& value) : node_(document_.append_child("a")) {
    node_.append_child(pugi::node_pcdata).set_value(value.c_str());
    node_.append_attribute("b").set_value(value.c_str());
  }
  std::string Element() const {
    std::ostringstream out;
    document_.print(out, "", pugi::format_raw | pugi::format_skip_control_chars);
    return out.str();
  }

 private:
  pugi::xml_document document_;
  pugi::xml_node node_;
};

std::string ElementWith(const std::string& value) {
  StringSink sink;
  html::HtmlWriter(sink).Put("<a", html::Attribute("b", value), ">", html::Text(value), "</a>");
  return sink.TakeText();
}

// What no page can hold is replaced first, as it is when pugixml prints.
TEST(HtmlWriter, EscapesAsPugixmlDoes) {
  std::vector<std::string> values = {"a \"b\" <c> & 'd'", "]]>",       "&amp;", "<!--",
                                     "Æther’s",           "\U0001F600"};
  for (int c = 0; c < 256; ++c) values.push_back("x" + std::string(1, static_cast<char>(c)) + "y");
  for (const char* c : {"\u0085", "\u00A0", "\u2028", "\u202E", "\uFEFF", "\uFFFD", "\uFFFE",
                        "\uFFFF", "\U0010FFFF"})
    values.push_back(std::string("x") + c + "y");
  for (const std::string& value : values) {
    EXPECT_EQ(ElementWith(value), PrintedElement(Writable(value, WrittenFormat::kHtml)).Element())
        << value;
  }
}

TEST(HtmlWriter, LeavesOutAnAttributeWithNothingInIt) {
  StringSink sink;
  html::HtmlWriter(sink).Put("<p", html::Attribute("class", ""), ">", html::Markup("<br/>"));
  EXPECT_EQ(sink.TakeText(), "<p><br/>");
}

TEST(Anchors, StandInAnAttributeAsTheyAre) {
  Edition edition;
  for (std::string_view term : {"<b>", "R&D", "\"Foo\"", "a\x01\x7f", "It's", "Æther"}) {
    edition.glossary.emplace_back().term.text = term;
  }
  const Anchors anchors(edition);
  for (uint32_t i = 0; i < edition.glossary.size(); ++i) {
    EXPECT_EQ(ElementWith(anchors.Entry(i)),
              "<a b=\"" + anchors.Entry(i) + "\">" + anchors.Entry(i) + "</a>");
  }
}

TEST(Anchors, AreUniqueAndReadable) {
  Edition edition;
  for (std::string_view term :
       {"First Strike", "Warden’s Oath", "Foo", "Foo", "Foo 2", "Foo", "+1/+1", "…", "Æther"}) {
    GlossaryEntry entry;
    entry.term.text = term;
    edition.glossary.push_back(entry);
  }
  const Anchors anchors(edition);
  std::vector<std::string> ids;
  for (uint32_t i = 0; i < edition.glossary.size(); ++i) ids.emplace_back(anchors.Entry(i));
  EXPECT_THAT(ids, testing::ElementsAre("g-first-strike", "g-wardens-oath", "g-foo", "g-foo-2",
                                        "g-foo-2-2", "g-foo-3", "g-1-1", "g-term", "g-Æther"));
}

TEST(WebAddress, OnlyWebAndMail) {
  EXPECT_EQ(WebAddress("HTTP://a.example"), "HTTP://a.example");
  EXPECT_EQ(WebAddress("www.a.example"), "https://www.a.example");
  EXPECT_EQ(WebAddress("mailto:a@b.example"), "mailto:a@b.example");
  EXPECT_EQ(WebAddress("javascript:alert(1)"), "");
  EXPECT_EQ(WebAddress("data:text/html,x"), "");
  EXPECT_EQ(WebAddress("rules.html"), "");
}

TEST(MentionedAddress, NeedsNoScheme) {
  EXPECT_EQ(MentionedAddress("rules.a.example/b"), "https://rules.a.example/b");
  EXPECT_EQ(MentionedAddress("www.a.example"), "https://www.a.example");
  EXPECT_EQ(MentionedAddress("http://a.example"), "http://a.example");
  EXPECT_EQ(MentionedAddress("Emberfall Tournament Rules"), "");
  EXPECT_EQ(MentionedAddress("javascript:a.example"), "");
}

class MatterWords : public EditionSink {
 public:
  void WriteMatter(const MatterBlock& block) override {
    words += std::string(block.text.text) + "|";
  }
  void WriteProvision(ProvisionId) override {}
  void WriteEntry(uint32_t) override {}
  std::string words;
};

TEST(FrontMatter, KeepsContentsThatSayMoreThanTheOutline) {
  const std::string head =
      "Ember Rules\n\nIntroduction\n\nBurn well.\n\nContents\n\n1. Play\n100. Basics\n";
  const std::string body =
      "\nGlossary\n\n1. Play\n\n100. Basics\n\n100.1. Ash.\n\nGlossary\n\nAsh\nGrey.\n";
  const auto words = [](const std::string& text) {
    const Edition edition = ReadPlain(text);
    MatterWords sink;
    WalkEdition(edition, sink, Contents::kLeftOut);
    return sink.words;
  };
  EXPECT_EQ(words(head + body), "Ember Rules|Introduction|Burn well.|");
  EXPECT_THAT(words(head + "105. A rule that is nowhere\n" + body), HasSubstr("100. Basics"));
}

}  // namespace
}  // namespace codicil
