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
    return Written(WriteDiffHtml, DiffReport{work_->editions, work_->diff, work_->lists, options});
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

TEST(DiffHtmlPageOfNothing, ShowsWhatWasRemoved) {
  const ChangedWork work(kWorkBefore, "Ember Rules\n\nNothing is left.\n");
  EXPECT_THAT(Written(WriteDiffHtml, work.report), HasSubstr("id=\"in-removed\""));
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
  for (std::string_view asset : {kTextCss, kSiteCss, kChangesCss, kFrameJs, kChangesJs}) {
    EXPECT_THAT(page, HasSubstr(std::string(asset)));
    EXPECT_EQ(asset.find("]]>"), std::string_view::npos);
    EXPECT_EQ(asset.find("</"), std::string_view::npos);
  }
}

TEST_F(DiffHtmlPage, BeginsWithTheSummary) {
  const std::string page = Write();
  EXPECT_THAT(page, HasSubstr("<h1>2031-05-02 → <span class=\"w\">2032-06-07</span></h1>"));
  EXPECT_THAT(page, HasSubstr("<th scope=\"row\"><a href=\"#in-1\">1 "));
  EXPECT_THAT(page, HasSubstr("<dt>warden types</dt><dd><b>new</b> <ins>Brewer</ins></dd><dd><b>"
                              "gone</b> <del>Miller</del></dd>"));
  EXPECT_THAT(page, HasSubstr("<span class=\"was\">102</span> → <span class=\"is\">101</span>"));
}

TEST_F(DiffHtmlPage, AWordIsTakenOutAndPutIn) {
  const std::string rule = ElementOf(Write(), "r100.1");
  const auto glyph = [](const std::string& classes, const std::string& letters) {
    return "<span class=\"" + classes + "\" role=\"img\" aria-label=\"" + letters +
           " symbol\"><i>{</i>" + letters + "<i>}</i></span>";
  };
  EXPECT_THAT(
      rule, HasSubstr("<p>A warden pays <del>" + glyph("s", "2") + "</del><ins>" + glyph("s", "3") +
                      "</ins>" + glyph("s k", "F") + " to light a relic &lt;quickly&gt;."));
  EXPECT_THAT(rule, HasSubstr("class=\"card edited renumbered-references\""));
}

TEST_F(DiffHtmlPage, BothNumbersAreInTheTitle) {
  EXPECT_THAT(ElementOf(Write(), "r100.3"),
              HasSubstr("<h3><a class=\"was\" href=\"#r100.3\">100.2</a> → <a class=\"is\" "
                        "href=\"#r100.3\">100.3</a> <span>Basics</span></h3>"));
}

TEST_F(DiffHtmlPage, ASplitIsOneCardWithItsOldTextOnce) {
  const std::string page = Write();
  const std::string split = ElementOf(page, "r101.3");
  EXPECT_THAT(split, HasSubstr("→ 101.3 and 101.4 <span>"));
  EXPECT_THAT(split, HasSubstr("<h4>Before</h4>"));
  EXPECT_THAT(split, HasSubstr("href=\"#r101.3\">101.4</a>"));
  EXPECT_EQ(ElementOf(page, "r101.4"), "");
}

TEST_F(DiffHtmlPage, WhatOnlyOneEditionHasIsShownWhole) {
  const std::string page = Write();
  EXPECT_THAT(ElementOf(page, "r100.2"),
              HasSubstr("<div class=\"came\"><p> No rite may be spoken in the dark, nor under "
                        "water &amp; ice.</p></div>"));
  EXPECT_THAT(ElementOf(page, "was-101"), HasSubstr(" Nobody may cut down a grove"));
}

TEST_F(DiffHtmlPage, CosmeticChangesAreThereWhenAllAreAskedFor) {
  EXPECT_THAT(Write(), HasSubstr("Not shown: Other typesetting of the same words (1 provision)."));
  DiffOptions options;
  options.all = true;
  const std::string page = Write(options);
  EXPECT_THAT(ElementOf(page, "r100.1a"), HasSubstr("<del>\"</del><ins>“</ins>lit"));
  EXPECT_THAT(ElementOf(page, "r101.1"), HasSubstr("<p>"));
  EXPECT_THAT(page, Not(HasSubstr("Not shown")));
}

TEST_F(DiffHtmlPage, OnlyAndRuleLeaveTheOverviewOut) {
  DiffOptions options;
  options.rules = {*RuleNumber::Parse("100.2")};
  const std::string page = Write(options);
  EXPECT_THAT(page, Not(HasSubstr("<table")));
  EXPECT_THAT(page, HasSubstr("id=\"r100.2\""));
  EXPECT_THAT(page, HasSubstr("id=\"r100.3\""));
  EXPECT_THAT(page, Not(HasSubstr("id=\"r100.1\"")));
}

TEST_F(DiffHtmlPage, TheGlossaryComesAfterTheRules) {
  const std::string page = Write();
  EXPECT_THAT(ElementOf(page, "g-ember"), HasSubstr("A <ins>bright</ins> spark"));
  EXPECT_THAT(ElementOf(page, "g-well"), HasSubstr("class=\"card added\""));
  EXPECT_THAT(ElementOf(page, "was-g-grove"), HasSubstr("class=\"card removed\""));
  EXPECT_GT(page.find("id=\"in-glossary\""), page.find("id=\"r101.3\""));
}

TEST(DiffHtml, OfTheSameEditionSaysSo) {
  const ChangedWork work(kWorkBefore, kWorkBefore);
  const std::string page = Written(WriteDiffHtml, work.report);
  EXPECT_THAT(page, HasSubstr("Nothing has changed."));
  EXPECT_THAT(page, Not(HasSubstr("<article")));
  EXPECT_EQ(LinksOf(page).targets, std::vector<std::string>{"#text"});
}

}  // namespace
}  // namespace codicil
