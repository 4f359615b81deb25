// Word documents: the ways of numbers, and what becomes of the parts of a paragraph.

#include "ingest/docx/docx.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ingest/docx/number_format.h"
#include "ingest/docx/symbols.h"

namespace codicil {
namespace {

TEST(NumberFormat, WritesWhatWordWrites) {
  NumberSpeller speller;
  struct FormatCase {
    int64_t value;
    const char *format, *language, *written;
  };
  const FormatCase cases[] = {
      {3, "decimal", "en", "3"},
      {3, "unheardOf", "en", "3"},
      {3, "decimalZero", "en", "03"},
      {30, "decimalZero", "en", "30"},
      {14, "lowerRoman", "en", "xiv"},
      {1999, "upperRoman", "en", "MCMXCIX"},
      {5000, "upperRoman", "en", "5000"},
      {0, "lowerRoman", "en", "0"},
      {26, "lowerLetter", "en", "z"},
      {28, "upperLetter", "en", "BB"},
      {2000, "lowerLetter", "en", "2000"},
      {1, "ordinal", "en", "1st"},
      {12, "ordinal", "en", "12th"},
      {23, "ordinal", "en", "23rd"},
      {21, "cardinalText", "en", "Twenty-one"},
      {3, "cardinalText", "de", "Drei"},
      {2, "ordinalText", "en", "Second"},
      {12, "chineseCountingThousand", "en", "十二"},
      {21, "japaneseCounting", "en", "二十一"},
      {10, "ideographTraditional", "en", "癸"},
      {11, "ideographTraditional", "en", "11"},
      {12, "decimalEnclosedCircle", "en", "⑫"},
      {12, "decimalFullWidth", "en", "１２"},
      {2, "numberInDash", "en", "- 2 -"},
      {3, "bullet", "en", ""},
  };
  for (const FormatCase& c : cases) {
    EXPECT_EQ(docx::FormattedNumber(c.value, c.format, c.language, speller), c.written)
        << c.value << " as " << c.format;
  }
}

TEST(Symbol, IsTheCharacterThatTheFontShows) {
  EXPECT_EQ(docx::SymbolOf("Symbol", "F0B3"), "≥");
  EXPECT_EQ(docx::SymbolOf("Wingdings", "F0FC"), "✓");
  EXPECT_EQ(docx::SymbolOf("Arial", "00A7"), "§");
  EXPECT_EQ(docx::SymbolOf("Lamps", "F041"), "\uF041");
  EXPECT_EQ(docx::SymbolOf("Arial", "D800"), "");
  EXPECT_EQ(docx::SymbolOf("Arial", "lamp"), "");
}

std::string TextOf(const std::string& body, const std::string& styles = "",
                   const std::string& numbering = "") {
  const std::string document = "<w:document><w:body>" + body + "</w:body></w:document>";
  const auto read = ReadDocx({document, styles, numbering, "", ""});
  return read ? read->text + read->fault : "none";
}

std::string Paragraph(const std::string& runs, const std::string& properties = "") {
  return "<w:p><w:pPr>" + properties + "</w:pPr>" + runs + "</w:p>";
}
std::string Words(const std::string& text, const std::string& properties = "") {
  return "<w:r><w:rPr>" + properties + "</w:rPr><w:t xml:space=\"preserve\">" + text +
         "</w:t></w:r>";
}

TEST(Docx, ReadsRuns) {
  struct RunCase {
    std::string runs, text;
  };
  const RunCase cases[] = {
      {Words("A ") + Words("lamp &lt; 3 &amp; 4"), "A lamp < 3 & 4"},
      {"<w:r><w:t> A lamp </w:t></w:r>" + Words("."), "A lamp."},
      {Words("A lamp") + Words("2", "<w:vertAlign w:val=\"superscript\"/>"), "A lamp²"},
      {Words("A ") + Words("big ", "<w:vanish/>") + Words("lamp"), "A lamp"},
      {Words("A ") + Words("big ", "<w:vanish w:val=\"0\"/>") + Words("lamp"), "A big lamp"},
      {"<w:moveFrom>" + Words("A ") + "</w:moveFrom><w:moveTo>" + Words("The ") + "</w:moveTo>" +
           Words("lamp"),
       "The lamp"},
      {Words("1") + "<w:r><w:tab/><w:t>A lamp</w:t><w:softHyphen/><w:t>s</w:t></w:r>", "1 A lamps"},
      {"<w:fldSimple w:instr=\"PAGE\">" + Words("7") + "</w:fldSimple>", "7"},
      {"<w:sdt><w:sdtPr><w:alias w:val=\"x\"/></w:sdtPr><w:sdtContent>" + Words("A lamp") +
           "</w:sdtContent></w:sdt>",
       "A lamp"},
      {"<w:ruby><w:rt>" + Words("ともしび") + "</w:rt><w:rubyBase>" + Words("灯") +
           "</w:rubyBase></w:ruby>",
       "灯"},
      {"<w:r><w:fldChar w:fldCharType=\"end\"/></w:r>" + Words("A lamp"), "A lamp"},
  };
  for (const RunCase& c : cases) EXPECT_EQ(TextOf(Paragraph(c.runs)), c.text);
}

TEST(Docx, JoinsParagraphsWhoseEndWasDeleted) {
  const std::string deleted = "<w:rPr><w:del/></w:rPr>";
  EXPECT_EQ(TextOf(Paragraph(Words("A "), deleted) + Paragraph(Words("lamp.")) +
                   Paragraph(Words("Oil."))),
            "A lamp.\n\nOil.");
  EXPECT_EQ(TextOf(Paragraph(Words("A lamp."), deleted)), "A lamp.");
}

TEST(Docx, KeepsTheWordsOfCells) {
  const auto cell = [](const std::string& inside) { return "<w:tc>" + inside + "</w:tc>"; };
  const std::string row = cell(Paragraph(Words("Small"), "<w:rPr><w:del/></w:rPr>")) +
                          cell(Paragraph(Words("1 pint"))) + cell(Paragraph(""));
  EXPECT_EQ(TextOf("<w:tbl><w:tr>" + row + "</w:tr></w:tbl>"), "Small | 1 pint");
  EXPECT_EQ(TextOf("<w:tbl><w:tr>" + cell(Paragraph(Words("1.1"))) +
                   cell(Paragraph(Words("A lamp."))) + "</w:tr></w:tbl>"),
            "1.1 A lamp.");
}

TEST(Docx, TakesHeadingsByTheNamesOfStyles) {
  const std::string styles =
      "<w:styles><w:style w:styleId=\"U2\"><w:name w:val=\"heading 2\"/></w:style>"
      "<w:style w:styleId=\"Mine\"><w:name w:val=\"Mine\"/><w:basedOn w:val=\"U2\"/></w:style>"
      "<w:style w:styleId=\"Round\"><w:basedOn w:val=\"Round\"/></w:style></w:styles>";
  EXPECT_EQ(TextOf(Paragraph(Words("Lamps"), "<w:pStyle w:val=\"U2\"/>") +
                       Paragraph(Words("Oil"), "<w:pStyle w:val=\"Mine\"/>") +
                       Paragraph(Words("Rope"), "<w:pStyle w:val=\"Round\"/>"),
                   styles),
            "## Lamps\n\n## Oil\n\nRope");
}

TEST(Docx, LeavesOutContentsThatRepeatHeadings) {
  const std::string styles =
      "<w:styles><w:style w:styleId=\"C1\"><w:name w:val=\"toc 1\"/></w:style></w:styles>";
  EXPECT_EQ(TextOf(Paragraph(Words("1 Lamps 3"), "<w:pStyle w:val=\"C1\"/>") +
                       Paragraph(Words("1 Lamps")),
                   styles),
            "1 Lamps");
}

// A style of lists may have the list of a definition; a level may start again or not.
TEST(Docx, FollowsDefinitionsToStyles) {
  const std::string styles =
      "<w:styles><w:style w:type=\"numbering\" w:styleId=\"Own\"><w:pPr><w:numPr>"
      "<w:numId w:val=\"2\"/></w:numPr></w:pPr></w:style></w:styles>";
  const std::string numbering =
      "<w:numbering><w:abstractNum w:abstractNumId=\"1\"><w:numStyleLink w:val=\"Own\"/>"
      "</w:abstractNum><w:abstractNum w:abstractNumId=\"2\"><w:lvl w:ilvl=\"0\"><w:lvlText "
      "w:val=\"%1.\"/></w:lvl><w:lvl w:ilvl=\"1\"><w:lvlText w:val=\"%1.%2\"/>"
      "<w:lvlRestart w:val=\"0\"/></w:lvl></w:abstractNum>"
      "<w:num w:numId=\"1\"><w:abstractNumId w:val=\"1\"/></w:num>"
      "<w:num w:numId=\"2\"><w:abstractNumId w:val=\"2\"/></w:num></w:numbering>";
  const auto item = [](int level, const char* text) {
    return Paragraph(Words(text),
                     fmt::format("<w:numPr><w:ilvl w:val=\"{}\"/><w:numId w:val=\"1\"/>"
                                 "</w:numPr>",
                                 level));
  };
  EXPECT_EQ(TextOf(item(0, "Lamps") + item(1, "Small") + item(0, "Oil") + item(1, "Thick"), styles,
                   numbering),
            "1. Lamps\n\n    1.1 Small\n\n2. Oil\n\n    2.2 Thick");
}

TEST(Docx, IsToldFromOtherParts) {
  EXPECT_FALSE(ReadDocx({"<workbook/>", "", "", "", ""}).has_value());
  EXPECT_EQ(TextOf("<w:p>"),
            "its document is not well-formed XML: Start-end tags mismatch at byte 27");
}

}  // namespace
}  // namespace codicil
