#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <set>
#include <sstream>

#include "changed_work.h"
#include "output/html/page_assets.h"

namespace codicil {
namespace {

using testing::HasSubstr;
using testing::Not;

class DiffHtmlPage : public testing::Test {
 protected:
  static void SetUpTestSuite() { work_ = new ChangedWork(kWorkBefore, kWorkAfter); }
  static void TearDownTestSuite() { delete work_; }

  static std::string Write(const DiffOptions& options = {}) {
    return Written(WriteDiffHtml, work_->report, options);
  }

  // The element with that id, as written.
  static std::string ElementOf(const std::string& page, const std::string& id) {
    pugi::xml_document document;
    EXPECT_TRUE(document.load_string(page.c_str(), pugi::parse_default | pugi::parse_ws_pcdata));
    std::ostringstream out;
    document.find_node([&](const pugi::xml_node& n) { return id == n.attribute("id").value(); })
        .print(out, "", pugi::format_raw);
    return out.str();
  }

  static const ChangedWork* work_;
};
const ChangedWork* DiffHtmlPage::work_ = nullptr;

struct Links {
  std::vector<std::string> ids;
  std::vector<std::string> targets;
};

Links LinksOf(const std::string& page) {
  pugi::xml_document document;
  const auto parsed = document.load_string(page.c_str());
  EXPECT_TRUE(parsed) << parsed.description() << " at " << parsed.offset;
  Links links;
  for (const auto& match : document.select_nodes("//*[@id]"))
    links.ids.emplace_back(match.node().attribute("id").value());
  for (const auto& match : document.select_nodes("//a[@href]"))
    links.targets.emplace_back(match.node().attribute("href").value());
  return links;
}

TEST_F(DiffHtmlPage, IsWellFormedAndItsLinksLeadSomewhere) {
  for (const bool all : {false, true}) {
    DiffOptions options;
    options.all = all;
    const Links links = LinksOf(Write(options));
    const std::set<std::string> ids(links.ids.begin(), links.ids.end());
    EXPECT_EQ(ids.size(), links.ids.size()) << "an id is used twice";
    EXPECT_GT(links.targets.size(), 8u);
    for (const std::string& target : links.targets) {
      ASSERT_EQ(target.substr(0, 1), "#");
      EXPECT_TRUE(ids.count(target.substr(1))) << target;
    }
  }
}

TEST_F(DiffHtmlPage, LoadsNothing) {
  const std::string page = Write();
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char* loading : {" src=", "@import", "url(", "http:", "https:"})
    EXPECT_THAT(page, Not(HasSubstr(loading)));
}

TEST_F(DiffHtmlPage, CarriesStyleAndScriptAsTheyAre) {
  const std::string page = Write();
  EXPECT_THAT(page, HasSubstr(std::string(kDiffCss)));
  EXPECT_THAT(page, HasSubstr(std::string(kDiffJs)));
  EXPECT_THAT(page, HasSubstr(std::string(kSymbolCss)));
  for (std::string_view asset : {kDiffCss, kDiffJs, kSymbolCss}) {
    EXPECT_EQ(asset.find("]]>"), std::string_view::npos);
    EXPECT_EQ(asset.find("</"), std::string_view::npos);
  }
}

TEST_F(DiffHtmlPage, BeginsWithTheSummary) {
  const std::string page = Write();
  EXPECT_THAT(
      page, HasSubstr("<header><p class=\"work\">Ember Rules</p><h1>2031-05-02 → 2032-06-07</h1>"));
  EXPECT_THAT(page, HasSubstr("<li class=\"split\"><b>2</b> split</li>"));
  EXPECT_THAT(page, HasSubstr("<li>102 → 101 <small>3 provisions</small></li>"));
  EXPECT_THAT(page, HasSubstr("<dt>warden types</dt><dd><ul class=\"members\"> "
                              "<li><ins>Brewer</ins></li> <li><del>Miller</del></li> </ul></dd>"));
}

// A symbol as the page shows it.
std::string Glyph(const std::string& classes, const std::string& letters) {
  return "<span class=\"" + classes + "\" role=\"img\" aria-label=\"" + letters +
         " symbol\"><i>{</i>" + letters + "<i>}</i></span>";
}

TEST_F(DiffHtmlPage, AWordIsTakenOutAndPutIn) {
  const std::string rule = ElementOf(Write(), "r100.1");
  const std::string two = Glyph("s", "2"), three = Glyph("s", "3"), fire = Glyph("s k", "F");
  EXPECT_THAT(rule, HasSubstr("<div class=\"inline\">A warden pays <del>" + two + "</del><ins>" +
                              three + "</ins>" + fire + " to light a relic &lt;quickly&gt;."));
  EXPECT_THAT(rule,
              HasSubstr("<div class=\"old\">A warden pays <del>" + two + "</del>" + fire + " to"));
  EXPECT_THAT(
      rule, HasSubstr("<div class=\"new\">A warden pays <ins>" + three + "</ins>" + fire + " to"));
  EXPECT_THAT(rule,
              HasSubstr("<li class=\"edited\">edited</li><li class=\"recited\">recited</li>"));
}

TEST_F(DiffHtmlPage, NumbersStandInTheHead) {
  EXPECT_THAT(ElementOf(Write(), "r100.3"),
              HasSubstr("<h3><a class=\"n\" href=\"#r100.3\">100.2 → 100.3</a><span "
                        "class=\"about\">Basics</span></h3>"));
}

TEST_F(DiffHtmlPage, TheOtherPartsOfASplitAreNamed) {
  EXPECT_THAT(ElementOf(Write(), "r101.3"),
              HasSubstr("<p class=\"parts\">Split into 101.3 and 101.4.</p>"));
}

TEST_F(DiffHtmlPage, WhatOnlyOneEditionHasHasOneView) {
  const std::string page = Write();
  EXPECT_THAT(ElementOf(page, "r100.2"),
              HasSubstr("<div class=\"one new\"><ins>No rite may be spoken in the dark, nor under "
                        "water &amp; ice.</ins></div>"));
  EXPECT_THAT(ElementOf(page, "r100.2"), Not(HasSubstr("sides")));
  EXPECT_THAT(ElementOf(page, "was-r101.1"),
              HasSubstr("<div class=\"one old\"><del>Nobody may cut"));
}

TEST_F(DiffHtmlPage, UnchangedWordsFarFromAChangeCanBeOpened) {
  const std::string rule = ElementOf(Write(), "r100.3");
  EXPECT_THAT(rule, HasSubstr("<label class=\"gap\"><input type=\"checkbox\" aria-label=\"Show the "
                              "unchanged words omitted here\"/><i>…</i><span>"));
  DiffOptions wide;
  wide.context = 1000;
  EXPECT_THAT(ElementOf(Write(wide), "r100.3"), Not(HasSubstr("class=\"gap\"")));
}

// Without tags and purely visual parts, each view is the text of an edition.
std::string TextOf(const pugi::xml_node& node) {
  std::string text;
  for (const pugi::xml_node& child : node.children()) {
    if (std::string_view(child.name()) == "i") continue;
    text += child.type() == pugi::node_pcdata ? std::string(child.value()) : TextOf(child);
  }
  return text;
}

// A glyph has no braces.
std::string Squeezed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view(" \n{}").find(c) == std::string_view::npos) out += c;
  }
  return out;
}

// Including cited numbers, which the inline view shows as in the new edition.
TEST_F(DiffHtmlPage, EachSideIsTheWholeTextOfItsEdition) {
  pugi::xml_document document;
  document.load_string(Write().c_str(), pugi::parse_default | pugi::parse_ws_pcdata);
  const auto text = [](const Edition& edition, const char* number) {
    return edition.provisions[edition.Find(number)].text.text;
  };
  const auto expect_sides = [&](std::string_view id, const char* old_number,
                                const char* new_number) {
    const pugi::xml_node rule = document.find_node(
        [&](const pugi::xml_node& n) { return id == n.attribute("id").value(); });
    const pugi::xml_node sides = rule.find_node([](const pugi::xml_node& n) {
      return std::string_view("sides") == n.attribute("class").value();
    });
    EXPECT_EQ(Squeezed(TextOf(sides.first_child())),
              Squeezed(text(work_->old_edition, old_number)));
    EXPECT_EQ(Squeezed(TextOf(sides.last_child())), Squeezed(text(work_->new_edition, new_number)));
  };
  expect_sides("r100.1", "100.1", "100.1");
  expect_sides("r100.3", "100.2", "100.3");
}

TEST_F(DiffHtmlPage, QuietChangesAreThereWhenAllAreAskedFor) {
  EXPECT_THAT(Write(), HasSubstr("only in numbers, citations or typography"));
  DiffOptions options;
  options.all = true;
  const std::string page = Write(options);
  EXPECT_THAT(ElementOf(page, "r100.1a"),
              HasSubstr("<del class=\"q\">\"</del><ins class=\"q\">“</ins>lit"));
  EXPECT_THAT(ElementOf(page, "r101.1"),
              HasSubstr("<details class=\"same\"><summary>The text is unchanged</summary>"));
}

TEST_F(DiffHtmlPage, OnlyAndRuleLeaveTheOverviewOut) {
  DiffOptions options;
  options.rule = *RuleNumber::Parse("100.2");
  const std::string page = Write(options);
  EXPECT_THAT(page, Not(HasSubstr("class=\"overview\"")));
  EXPECT_THAT(page, HasSubstr("id=\"r100.2\""));
  EXPECT_THAT(page, HasSubstr("id=\"r100.3\""));
  EXPECT_THAT(page, Not(HasSubstr("id=\"r100.1\"")));
}

TEST_F(DiffHtmlPage, TheGlossaryComesLast) {
  const std::string page = Write();
  EXPECT_THAT(ElementOf(page, "g-ember"), HasSubstr("A <ins>bright</ins> spark"));
  EXPECT_THAT(ElementOf(page, "g-well"), HasSubstr("<li class=\"added\">added</li>"));
  EXPECT_THAT(ElementOf(page, "was-g-grove"), HasSubstr("<li class=\"removed\">removed</li>"));
  EXPECT_GT(page.find("id=\"glossary\""), page.find("id=\"r101.3\""));
}

TEST(DiffHtml, OfTheSameEditionSaysSo) {
  const ChangedWork work(kWorkBefore, kWorkBefore);
  const std::string page = Written(WriteDiffHtml, work.report, DiffOptions());
  EXPECT_THAT(page, HasSubstr("<p>Nothing has changed.</p>"));
  EXPECT_THAT(page, Not(HasSubstr("<article")));
  EXPECT_TRUE(LinksOf(page).targets.empty());
}

}  // namespace
}  // namespace codicil
