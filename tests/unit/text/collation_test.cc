#include "text/collation.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(Collation, AWordEndsOrABlankDoesNotCount) {
  const Collation words("en", Alphabet::kWordByWord);
  EXPECT_LT(words.Key("Card Type"), words.Key("Cardinal"));
  const Collation letters("en", Alphabet::kLetterByLetter);
  EXPECT_LT(letters.Key("Cardinal"), letters.Key("Card Type"));
}

TEST(Collation, CaseAndAccentsDoNotCount) {
  const Collation collation("en", Alphabet::kWordByWord);
  EXPECT_EQ(collation.Key("ÉMBER"), collation.Key("ember"));
  EXPECT_LT(collation.Key("Ædile"), collation.Key("Age"));
}

TEST(Collation, KeysEndInAZeroByte) {
  const Collation collation("en", Alphabet::kLetterByLetter);
  EXPECT_EQ(collation.Key("ember").back(), '\0');
  EXPECT_EQ(collation.Key(std::string(500, 'e')).find('\0'),
            collation.Key(std::string(500, 'e')).size() - 1);
}

}  // namespace
}  // namespace codicil
