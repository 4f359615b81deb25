#include "rules/enumerator.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

// "label list value", and flags for the other properties.
std::string Shape(std::string_view line) {
  const auto found = FindEnumerator(line);
  if (!found) return "none";
  std::string shape(line.substr(found->begin, found->end - found->begin));
  shape += " " + found->list + " " + std::to_string(found->value);
  if (found->roman > 0) shape += " r" + std::to_string(found->roman);
  if (found->compound) shape += " compound";
  if (found->bare) shape += " bare";
  return shape;
}

TEST(FindEnumerator, KnowsTheShapesThatWorksUse) {
  EXPECT_EQ(Shape("1. Text"), "1 1. 1");
  EXPECT_EQ(Shape("  12) Text"), "12 1) 12");
  EXPECT_EQ(Shape("1a) Text"), "1a 1a) 1 compound");
  EXPECT_EQ(Shape("1a12) Text"), "1a12 1a1) 12 compound");
  EXPECT_EQ(Shape("A1a) Text"), "A1a A1a) 1 compound");
  EXPECT_EQ(Shape("(2) Text"), "(2) (1) 2");
  EXPECT_EQ(Shape("(iv) Text"), "(iv) (a) 256 r4");
  EXPECT_EQ(Shape("(a)(ii) Text"), "(a)(ii) (a)(a) 243 r2");
  EXPECT_EQ(Shape("c) Text"), "c a) 3 r100");
  EXPECT_EQ(Shape("IV. Text"), "IV A. 256 r4");
  EXPECT_EQ(Shape("§ 5 Text"), "§ 5 § 1 5");
  EXPECT_EQ(Shape("### Art 3"), "Art 3 #Art 1 3");
  EXPECT_EQ(Shape("Article 16a"), "Article 16a Article 16a 1 compound");
  EXPECT_EQ(Shape("Regulation 3: Text"), "Regulation 3 Regulation 1 3");
  EXPECT_EQ(Shape("§ 3 bis 5 (weggefallen)"), "§ 3 § 1 3");
  EXPECT_EQ(Shape("Part Six: Text"), "Part Six Part 1 6");
  EXPECT_EQ(Shape("ARTICLE TWENTY-ONE"), "ARTICLE TWENTY-ONE ARTICLE 1 21");
  EXPECT_EQ(Shape("Rule Ninety Nine. Text"), "Rule Ninety Nine Rule 1 99");
  EXPECT_EQ(Shape("Rule Forty Lamps"), "Rule Forty Rule 1 40");
  EXPECT_EQ(Shape("1-2-1 Text"), "1-2-1 1-2-1 1 compound");
  EXPECT_EQ(Shape("R12 Text"), "R12 R1 12");
  EXPECT_EQ(Shape("103.1.b.2. Text"), "103.1.b.2 103.1.b.1 2 compound");
  EXPECT_EQ(Shape("2.A.1 Text"), "2.A.1 2.A.1 1 compound");
  EXPECT_EQ(Shape("第十二条 文"), "第十二条 第一条 12");
  EXPECT_EQ(Shape("第3章 文"), "第3章 第1章 3");
  EXPECT_EQ(Shape("二、 文"), "二 一、 2");
  EXPECT_EQ(Shape("2、文"), "2 1、 2");
  EXPECT_EQ(Shape("二　文"), "二 一　 2");
  EXPECT_EQ(Shape("（二）文"), "（二） （一） 2");
  EXPECT_EQ(Shape("(二)文"), "(二) (一) 2");
  EXPECT_EQ(Shape("(2)文"), "(2) (1) 2");
  EXPECT_EQ(Shape("2° Text"), "2 1° 2");
  EXPECT_EQ(Shape("II - text"), "II A - 243 r2");
  EXPECT_EQ(Shape("2 - Text"), "2 1 - 2");
  EXPECT_EQ(Shape("2-1 Title"), "2-1 2-1 1 compound");
  EXPECT_EQ(Shape("A-2-1. Text"), "A-2-1 A-2-1 1 compound");
  EXPECT_EQ(Shape("②文"), "② 一 2");
  EXPECT_EQ(Shape("3 Title"), "3 1 3 bare");
}

TEST(FindEnumerator, LooksBehindMarkup) {
  EXPECT_EQ(Shape("  - **1.1.** Text"), "1.1 1.1 1 compound");
  EXPECT_EQ(Shape(" • 100.1. Text"), "100.1 100.1 1 compound");
  EXPECT_EQ(Shape("## 3."), "3 #1. 3");
  EXPECT_EQ(Shape("## <a id=\"x\"></a> 4. Text"), "4 #1. 4");
  EXPECT_EQ(Shape("> 1\\. Text"), "1 1. 1");
}

TEST(FindEnumerator, LetsWordsAndCountsBe) {
  for (const char* line :
       {"", "Text", "A warden lights the lamp.", "3 or more embers", "12 %", "2nd turn",
        "10am it begins", "(see rule 100.1)", "e.g. this", "I light the lamp.", "Rules are rules.",
        "- Text", "**Text**", "1st of all", "* 3 Embers", "Part of it", "C++"}) {
    EXPECT_EQ(Shape(line), "none") << line;
  }
}

}  // namespace
}  // namespace codicil
