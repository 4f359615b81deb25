// Lines of different styles, broken where their own width ends.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ingest/plain_text/line_width.h"
#include "ingest/plain_text/plain_text.h"
#include "rules/edition_builder.h"

namespace codicil {
namespace {

using plain::Typeface;

// Breaks lines at the width of the page's type: a word goes on the next line if it does not fit.
std::string Wrapped(std::string_view words, Typeface face, uint32_t width) {
  std::string out;
  size_t line = 0;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    const std::string_view last = std::string_view(out).substr(line);
    const uint32_t needed =
        plain::WidthOf(last, face) + plain::WidthOf(" ", face) + plain::WidthOf(word, face);
    const bool fits = needed <= width;
    if (!last.empty() && !fits) {
      out += '\n';
      line = out.size();
    } else if (!last.empty()) {
      out += ' ';
    }
    out += word;
  }
  return out + '\n';
}

// The widths of a page for its rules and its examples.
struct Page {
  Typeface face;
  uint32_t rules;
  uint32_t examples;
};

// Sentences of every length, so that some end near the end of a line.
std::string Sentences(int rule, int count) {
  std::string words;
  for (int i = 0; i < count; ++i) {
    if (!words.empty()) words += ' ';
    words += "A warden lights the lamp";
    for (int more = 0; more < (rule * 7 + i * 5) % 11; ++more)
      words += more % 2 == 0 ? " with him" : " minimally illuminated";
    words += ".";
  }
  return words;
}

Edition ReadPage(const Page& page) {
  std::string text = "100. Lamps\n\n";
  for (int rule = 1; rule <= 40; ++rule) {
    text += Wrapped(fmt::format("100.{}. {}", rule, Sentences(rule, 6)), page.face, page.rules);
    text += Wrapped("Example: " + Sentences(rule + 3, 7), page.face, page.examples);
    text += '\n';
  }
  // The author ended the first line of this one.
  text += "100.41. The last lamp is lit.\n" + Wrapped(Sentences(4, 5), page.face, page.rules);
  EditionBuilder builder;
  ReadPlainText(builder.AddSource("rules.txt", text, ""), builder);
  return std::move(builder).Build();
}

class Wrapping : public testing::TestWithParam<Page> {};

TEST_P(Wrapping, EachStyleHasItsOwnWidth) {
  const Edition edition = ReadPage(GetParam());
  int rules = 0;
  for (const Provision& provision : edition.provisions) {
    if (provision.number.size() < 2) continue;
    ++rules;
    if (rules > 40) {
      EXPECT_EQ(provision.text.text, "The last lamp is lit.\n\n" + Sentences(4, 5));
      continue;
    }
    EXPECT_EQ(provision.text.text, Sentences(rules, 6));
    ASSERT_EQ(provision.examples.size(), 1u);
    EXPECT_EQ(provision.examples.front().text, Sentences(rules + 3, 7));
  }
  EXPECT_EQ(rules, 41);
}

INSTANTIATE_TEST_SUITE_P(Pages, Wrapping,
                         testing::Values(Page{Typeface::kFixed, 80, 80},
                                         Page{Typeface::kFixed, 100, 72},
                                         Page{Typeface::kProportional, 42000, 42000},
                                         Page{Typeface::kProportional, 42000, 33000}));

TEST(LineWidth, IsInColumnsOrInThousandthsOfTheTypesSize) {
  EXPECT_EQ(plain::WidthOf("Lamp", Typeface::kFixed), 4u);
  EXPECT_EQ(plain::WidthOf("é–é", Typeface::kFixed), 3u);
  EXPECT_LT(plain::WidthOf("illicit", Typeface::kProportional),
            plain::WidthOf("women", Typeface::kProportional));
  EXPECT_EQ(plain::WidthOf("é–é", Typeface::kProportional), 1500u);
}

}  // namespace
}  // namespace codicil
