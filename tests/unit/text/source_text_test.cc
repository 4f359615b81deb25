#include "text/source_text.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "encode.h"

namespace codicil {
namespace {

using namespace std::string_literals;

std::unique_ptr<SourceText> Source(std::string bytes, std::string_view encoding = "") {
  Diagnostics ignored;
  return SourceText::Decode(3, "rules.txt", std::move(bytes), encoding, ignored);
}

TEST(SourceText, ValidUtf8IsAViewOfTheBytes) {
  const auto source = Source(
      "\xEF\xBB\xBF"
      "a warden’s ember");
  EXPECT_EQ(source->text().data(), source->bytes().data() + 3);
  EXPECT_EQ(source->bom_size(), 3u);
  EXPECT_EQ(source->ToOriginal(2), 5u);
  EXPECT_EQ(source->id(), 3u);
  EXPECT_EQ(source->name(), "rules.txt");
  EXPECT_EQ(source->Cut({3, 2, 8}), "warden");
}

// UTF-7 can encode half of a surrogate pair, which is not a character.
TEST(SourceText, HalfASurrogatePairIsUndecodable) {
  for (const char* half : {"a+2AA-b", "a+3AA-b", "a+2ADYAA-b"}) {
    Diagnostics diagnostics;
    const auto source = SourceText::Decode(0, "rules.txt", half, "UTF-7", diagnostics);
    EXPECT_EQ(diagnostics.list().size(), 1u) << half;
    EXPECT_TRUE(source->text().starts_with("a\uFFFD")) << half;
    EXPECT_TRUE(source->text().ends_with("\uFFFDb")) << half;
  }
  EXPECT_EQ(Source("a+2AA", "UTF-7")->text(), "a\uFFFD");
}

// The offset in the file for every occurrence of `needle` in the text.
TEST(SourceText, OffsetsLeadBackToTheBytes) {
  const std::string_view text = "é “x” 番 😀 end";
  for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "GB18030"}) {
    const auto source = Source(Encode(text, encoding), encoding);
    ASSERT_EQ(source->text(), text);
    for (const std::string_view needle : {"é", "“", "x", "”", "番", "😀", "end"}) {
      const auto at = static_cast<uint32_t>(text.find(needle));
      EXPECT_EQ(source->ToOriginal(at), Encode(text.substr(0, at), encoding).size())
          << encoding << " " << needle;
    }
  }
}

TEST(SourceText, OffsetsOfAnyBytesInAnyEncodingAreMonotoneAndCoverTheFile) {
  std::mt19937 random(5);
  for (const char* encoding :
       {"", "UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32BE", "windows-1252", "macintosh", "IBM437",
        "Shift_JIS", "GB18030", "Big5", "EUC-JP", "ISO-2022-JP", "UTF-7", "Big5-HKSCS"}) {
    for (int round = 0; round < 300; ++round) {
      std::string bytes(random() % 60, ' ');
      for (char& c : bytes)
        c = static_cast<char>(random() % 4 == 0 ? random() : 'a' + random() % 9);
      const auto source = Source(bytes, encoding);
      const auto size = static_cast<uint32_t>(source->text().size());
      uint32_t last = size == 0 ? source->ToOriginal(0) : source->bom_size();
      EXPECT_EQ(source->ToOriginal(0), last);
      for (uint32_t at = 0; at <= size; ++at) {
        ASSERT_GE(source->ToOriginal(at), last) << encoding;
        last = source->ToOriginal(at);
      }
      ASSERT_EQ(last, bytes.size()) << encoding;
    }
  }
}

TEST(SourceText, OffsetsHoldBeyondTheConvertersChunks) {
  std::string text;
  for (int i = 0; i < 5000; ++i) text += "é😀a";
  const auto source = Source(Encode(text, "UTF-16LE"), "UTF-16LE");
  ASSERT_EQ(source->text(), text);
  for (uint32_t i = 0; i < 5000; ++i) {
    ASSERT_EQ(source->ToOriginal(i * 7), i * 8);
    ASSERT_EQ(source->ToOriginal(i * 7 + 2), i * 8 + 2);
    ASSERT_EQ(source->ToOriginal(i * 7 + 6), i * 8 + 6);
  }
}

TEST(SourceText, NamesTheLineEnds) {
  const struct {
    std::string bytes;
    std::string_view newline;
  } cases[] = {
      {"one line", "none"},
      {"a\nb\n", "LF"},
      {"a\r\nb\r\n", "CRLF"},
      {"a\rb\r", "CR"},
      {"a\r\r\nb\r\r\n", "CR CR LF"},
      {"a\r\nb\r\r\nc\r\n", "CRLF + CR CR LF"},
      {"a\vb\vc\fd\f\ne\u0085f\u2028g\u2029", "VT + LF + FF + NEL + LS + PS"},
      {"a\rb\rc\r\r\nd\r", "CR + CRLF"},
      {"a\nb\r\nc\nd", "LF + CRLF"},
  };
  for (const auto& c : cases) EXPECT_EQ(Source(c.bytes)->Newline(), c.newline);
}

TEST(SourceText, LocatesByLineAndCodePoint) {
  const auto source = Source("one\r\n“é” x\rlast");
  const struct {
    std::string_view before;
    uint32_t line;
    uint32_t column;
    std::string_view text;
  } cases[] = {
      {"", 1, 1, "one"},
      {"one", 1, 4, "one"},
      {"one\r", 1, 5, "one"},
      {"one\r\n", 2, 1, "“é” x"},
      {"one\r\n“é", 2, 3, "“é” x"},
      {"one\r\n“é” x\rlast", 3, 5, "last"},
  };
  for (const auto& c : cases) {
    const auto offset = static_cast<uint32_t>(c.before.size());
    EXPECT_EQ(source->Locate(offset).line, c.line) << c.before;
    EXPECT_EQ(source->Locate(offset).column, c.column) << c.before;
    EXPECT_EQ(source->LineAt(offset), c.text) << c.before;
  }
}

TEST(SourceText, BehindTheLastLineEndIsAnEmptyLine) {
  const auto source = Source("one\n");
  EXPECT_EQ(source->Locate(4).line, 2u);
  EXPECT_EQ(source->LineAt(4), "");
  EXPECT_EQ(Source("")->Locate(0).line, 1u);
}

}  // namespace
}  // namespace codicil
