// Every writer keeps every character that its format can represent, and reports those that it
// cannot.

#include <cmark.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include <memory>
#include <pugixml.hpp>

#include "diff/edition_diff.h"
#include "linked_edition.h"
#include "output/diff.h"
#include "output/kinds.h"
#include "output/refs.h"
#include "output/writable.h"
#include "output/writer.h"

namespace codicil {
namespace {

using testing::HasSubstr;

std::string Utf8(char32_t c) {
  std::string bytes;
  icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(bytes);
  return bytes;
}

// All controls except LF, which separates lines in each format; characters that end lines, join,
// change direction or are invisible; noncharacters; the last character of each plane that has any;
// and the signs of each format's markup.
std::vector<char32_t> Characters() {
  std::vector<char32_t> all = {0xA0,    0xAD,    0x34F,   0x301,   0x61C,    0x180E,  0x200B,
                               0x200C,  0x200D,  0x200E,  0x200F,  0x2028,   0x2029,  0x202A,
                               0x202B,  0x202C,  0x202D,  0x202E,  0x2060,   0x2066,  0x2067,
                               0x2068,  0x2069,  0x206F,  0x3000,  0xE000,   0xFDD0,  0xFDEF,
                               0xFEFF,  0xFFFC,  0xFFFD,  0xFFFE,  0xFFFF,   0x10000, 0x1F600,
                               0x1FFFE, 0x1FFFF, 0xE0001, 0xF0000, 0x10FFFD, 0x10FFFF};
  for (char32_t c = 0; c < 0xA0; ++c) {
    const bool alnum = c < 0x80 && std::isalnum(static_cast<int>(c));
    if (c != '\n' && c != ' ' && !alnum) all.push_back(c);
  }
  return all;
}

std::string Escaped(char32_t c) {
  const icu::UnicodeString units(static_cast<UChar32>(c));
  std::string escaped;
  for (int32_t i = 0; i < units.length(); ++i)
    escaped += fmt::format("\\u{:04x}", static_cast<uint32_t>(units[i]));
  return escaped;
}

Edition ReadAs(const std::string& bytes, Format format) {
  return ReadRules(bytes, format, "UTF-8");
}

// The character inside a word, next to one, and alone.
std::string WordsWith(const std::string& c) {
  return "The keeper" + c + "s lamp" + c + " is " + c + "lit (" + c + ") at" + c + c + "night.";
}
std::string TitleWith(const std::string& c) { return "Long" + c + "Night"; }

Edition EditionWith(const std::string& escaped) {
  return ReadAs(R"({"schema": "codicil-edition/1", "work": {"title": "Rites"}, "provisions": [
    {"num": "1", "level": "section", "heading": ")" +
                    TitleWith(escaped) + R"("},
    {"num": "1.1", "level": "rule", "text": ")" +
                    WordsWith(escaped) + R"("},
    {"num": "1.2", "level": "rule", "text": "See section 1, “)" +
                    TitleWith(escaped) + R"(.”"}]})",
                Format::kJson);
}

std::string TextOf(const Edition& edition, const char* number) {
  const ProvisionId id = edition.Find(number);
  return id == kNoProvision ? "none" : std::string(edition.provisions[id].text.text);
}

std::string TextOf(const pugi::xml_node& node) {
  std::string text;
  struct Collector : pugi::xml_tree_walker {
    bool for_each(pugi::xml_node& inner) override {
      *out += inner.value();
      return true;
    }
    std::string* out;
  } collector;
  collector.out = &text;
  pugi::xml_node(node).traverse(collector);
  return text;
}

std::string TextOfPage(const std::string& html) {
  pugi::xml_document page;
  EXPECT_TRUE(
      page.load_buffer(html.data(), html.size(), pugi::parse_default | pugi::parse_ws_pcdata));
  return TextOf(page.child("html").child("body"));
}

std::string TextOfMarkdown(const std::string& markdown) {
  const std::unique_ptr<cmark_node, decltype(&cmark_node_free)> document(
      cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_DEFAULT), &cmark_node_free);
  const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> nodes(
      cmark_iter_new(document.get()), &cmark_iter_free);
  std::string text;
  while (cmark_iter_next(nodes.get()) != CMARK_EVENT_DONE) {
    cmark_node* node = cmark_iter_get_node(nodes.get());
    if (cmark_node_get_type(node) == CMARK_NODE_TEXT) text += cmark_node_get_literal(node);
  }
  return text;
}

class EveryCharacterTest : public testing::TestWithParam<char32_t> {
 protected:
  const std::string c_ = Utf8(GetParam());
  const std::string words_ = WordsWith(c_);
  const Edition edition_ = EditionWith(Escaped(GetParam()));
  const CrossReferences references_ = CrossReference(edition_);

  std::string Held(WrittenFormat format) const { return Writable(words_, format); }
};

std::string NameOf(const testing::TestParamInfo<char32_t>& info) {
  return fmt::format("U{:04X}", static_cast<uint32_t>(info.param));
}

INSTANTIATE_TEST_SUITE_P(All, EveryCharacterTest, testing::ValuesIn(Characters()), NameOf);

TEST_P(EveryCharacterTest, IsReadFromJson) { EXPECT_EQ(TextOf(edition_, "1.1"), words_); }

TEST_P(EveryCharacterTest, IsReadBack) {
  EXPECT_EQ(TextOf(ReadAs(Written(WriteJson, edition_), Format::kJson), "1.1"), words_);
  const std::string held = Held(WrittenFormat::kText);
  EXPECT_EQ(TextOf(ReadAs(Written(WriteText, edition_), Format::kPlainText), "1.1"), held);
  EXPECT_EQ(TextOf(ReadAs(Written(WriteRst, edition_), Format::kRst), "1.1"), held);
}

TEST_P(EveryCharacterTest, IsOnThePage) {
  EXPECT_THAT(TextOfPage(Written(WriteHtml, edition_, references_)),
              HasSubstr(Held(WrittenFormat::kHtml)));
}

TEST_P(EveryCharacterTest, IsInMarkdown) {
  EXPECT_THAT(TextOfMarkdown(Written(WriteMarkdown, edition_, references_)),
              HasSubstr(Held(WrittenFormat::kMarkdown)));
}

TEST_P(EveryCharacterTest, IsInTheOutline) {
  EXPECT_THAT(Written(WriteOutline, edition_), HasSubstr(TitleWith(c_)));
}

TEST_P(EveryCharacterTest, IsInTables) {
  const std::string title = c_ == "\"" ? "Long" : TitleWith(c_);  // which the sign closes
  EXPECT_THAT(Written(WriteTable<RefsReport>, RefsTable, RefsReport{edition_, references_},
                      TableFormat::kCsv),
              HasSubstr(title));
}

TEST_P(EveryCharacterTest, IsInEachFormOfADiff) {
  const Edition old = ReadAs(R"({"schema": "codicil-edition/1", "work": {"title": "Rites"},
      "provisions": [{"num": "1", "level": "section", "heading": "Oath"}]})",
                             Format::kJson);
  const CrossReferences references = CrossReference(old);
  const Concordance concordance = Align(old, references, edition_, references_);
  const EditionPair pair{old, references, edition_, references_, concordance};
  const EditionDiff diff = DiffEditions(pair);
  const DiffReport report{pair, diff, {}};
  EXPECT_THAT(TextOfPage(Written(WriteDiffHtml, report)), HasSubstr(Held(WrittenFormat::kHtml)));
  if (c_ == "\r") return;  // becomes a space there, like every line end
  EXPECT_THAT(TextOfMarkdown(Written(WriteDiffMarkdown, report)),
              HasSubstr(Held(WrittenFormat::kMarkdown)));
}

TEST_P(EveryCharacterTest, IsReportedWhereItCannotBeWritten) {
  for (const WrittenFormat format :
       {WrittenFormat::kHtml, WrittenFormat::kMarkdown, WrittenFormat::kText}) {
    Diagnostics diagnostics;
    ReportUnwritable(edition_, format, diagnostics);
    EXPECT_EQ(diagnostics.list().empty(), Held(format) == words_);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      EXPECT_EQ(diagnostic.kind, kind::kUnwritableCharacter);
      EXPECT_THAT(diagnostic.message,
                  HasSubstr(fmt::format("U+{:04X}", static_cast<uint32_t>(GetParam()))));
      EXPECT_TRUE(diagnostic.span);
    }
  }
}

// The text before it, on both sides of it and at its end.
TEST(Writable, ReplacesWhatTheFormCannotHold) {
  const std::string text("a\0b\rc\x01", 6);
  EXPECT_EQ(Writable(text, WrittenFormat::kHtml), "a\uFFFDb\uFFFDc\uFFFD");
  EXPECT_EQ(Writable(text, WrittenFormat::kMarkdown), "a\uFFFDb\uFFFDc\x01");
  EXPECT_EQ(Writable("a\u2028b\u00E9", WrittenFormat::kText), "a\uFFFDb\u00E9");
  EXPECT_EQ(Writable("", WrittenFormat::kHtml), "");
}

TEST(ReportUnwritable, CountsAndGivesTheFirstPlace) {
  Diagnostics diagnostics;
  const Edition edition = EditionWith("\\u0000");
  ReportUnwritable(edition, WrittenFormat::kMarkdown, diagnostics);
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].message,
            "Markdown cannot represent U+0000: U+FFFD is written instead, 8 times");
  EXPECT_EQ(edition.sources().files[0].text->Cut(*diagnostics.list()[0].span), "Long\\u0000Night");
}

}  // namespace
}  // namespace codicil
