#include "text/quotation_marks.h"

#include <gtest/gtest.h>
#include <unicode/uchar.h>

namespace codicil {
namespace {

QuotationMark Only(std::string_view text) { return QuotationMarkAt(text, 0); }

TEST(QuotationMarks, AreThoseOfUnicode) {
  for (char32_t c = 0; c < 0x110000; ++c) {
    const bool is_mark = u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_QUOTATION_MARK);
    EXPECT_EQ(static_cast<bool>(QuotationMarkOf(c)), is_mark)
        << std::hex << static_cast<uint32_t>(c);
  }
}

TEST(QuotationMarks, PrimesAndAccentsAreNone) {
  for (const std::string_view sign : {"′", "″", "`", "´", "ʼ", "ʹ", "‵", "<", "〈", "?"})
    EXPECT_FALSE(Only(sign)) << sign;
}

TEST(QuotationMarks, OpenAndClose) {
  EXPECT_TRUE(Only("„").opens);
  EXPECT_FALSE(Only("„").closes);
  EXPECT_TRUE(Only("“").opens);
  EXPECT_TRUE(Only("“").closes);
  EXPECT_EQ(Only("“").shape, QuotationMark::kOpening);
  EXPECT_EQ(Only("”").shape, QuotationMark::kClosing);
  EXPECT_EQ(Only("」").shape, QuotationMark::kClosing);
  EXPECT_EQ(Only("«").shape, QuotationMark::kEither);
  EXPECT_EQ(Only("\"").shape, QuotationMark::kEither);
}

TEST(QuotationMarks, SizesAreBytes) {
  EXPECT_EQ(Only("\"").size, 1);
  EXPECT_EQ(Only("«").size, 2);
  EXPECT_EQ(Only("「").size, 3);
}

TEST(QuotationMarks, CloseTheirPartnerOrOneTypedStraight) {
  EXPECT_TRUE(Closes(Only("“"), Only("”")));
  EXPECT_TRUE(Closes(Only("“"), Only("\"")));
  EXPECT_TRUE(Closes(Only("'"), Only("’")));
  EXPECT_FALSE(Closes(Only("“"), Only("»")));
  EXPECT_FALSE(Closes(Only("“"), Only("’")));
  EXPECT_FALSE(Closes(Only("“"), Only("„")));
  EXPECT_FALSE(Closes(Only("“"), QuotationMark{}));
  EXPECT_FALSE(Closes(QuotationMark{}, QuotationMark{}));
}

TEST(QuotationMarks, BeforeAPlace) {
  const std::string_view text = "a“b";
  EXPECT_FALSE(QuotationMarkBefore(text, 0));
  EXPECT_FALSE(QuotationMarkBefore(text, 1));
  EXPECT_EQ(QuotationMarkBefore(text, 4).sign, U'“');
  EXPECT_FALSE(QuotationMarkBefore(text, 3)) << "inside of a character";
  EXPECT_FALSE(QuotationMarkAt(text, 2)) << "inside of a character";
  EXPECT_FALSE(QuotationMarkAt(text, 5)) << "at the end";
  EXPECT_FALSE(QuotationMarkAt("\xE2\x80", 0)) << "cut off";
}

}  // namespace
}  // namespace codicil
