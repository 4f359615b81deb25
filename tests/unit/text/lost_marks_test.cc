#include "text/lost_marks.h"

#include <gtest/gtest.h>

#include <string>

#include "text/converter.h"

namespace codicil {
namespace {

std::string Restored(std::string_view text, std::string_view sign = "?") {
  std::string out;
  size_t done = 0;
  for (const Correction& one : FindLostMarks(text, sign).restored) {
    out += text.substr(done, one.begin - done);
    AppendCodePoint(one.meant, out);
    done = one.end;
  }
  return out + std::string(text.substr(done));
}

// Enough signs inside words to be sure, in a paragraph of their own.
std::string Among(std::string_view text, std::string_view sign = "?") {
  std::string out(text);
  out += "\n\n";
  for (const char* verb : {"don", "can", "won", "isn", "hasn", "didn", "couldn", "aren"}) {
    out += std::string("They ") + verb + std::string(sign) + "t wait. ";
  }
  return out;
}

std::string RestoredAmong(std::string_view text, std::string_view sign = "?") {
  const std::string restored = Restored(Among(text, sign), sign);
  return restored.substr(0, restored.find("\n\n"));
}

TEST(FindLostMarks, RestoresApostrophesAndDashesInWords) {
  EXPECT_EQ(RestoredAmong("The warden?s lamp"), "The warden’s lamp");
  EXPECT_EQ(RestoredAmong("l?ombre de l?arbre"), "l’ombre de l’arbre");
  EXPECT_EQ(RestoredAmong("Light it at once?it burns. It is late, and it is cold, and it is it."),
            "Light it at once—it burns. It is late, and it is cold, and it is it.");
  EXPECT_EQ(RestoredAmong("It burns ? or not."), "It burns — or not.");
}

TEST(FindLostMarks, RestoresRanges) {
  EXPECT_EQ(RestoredAmong("See rules 12.1f?h and 306?311."), "See rules 12.1f–h and 306–311.");
}

TEST(FindLostMarks, RestoresQuotationsOfOneParagraph) {
  EXPECT_EQ(RestoredAmong("If it says ?wait,? or (?wait for it?), wait."),
            "If it says “wait,” or (“wait for it”), wait.");
  EXPECT_EQ(RestoredAmong("?Empty the players? bag? is said."),
            "“Empty the players? bag” is said.");
  EXPECT_EQ(RestoredAmong("Who said ?wait\n\nWas it you? Yes."), "Who said ?wait");
}

TEST(FindLostMarks, LeavesWhatMayBeAQuestion) {
  EXPECT_EQ(RestoredAmong("Is it lit? Yes."), "Is it lit? Yes.");
  EXPECT_EQ(FindLostMarks(Among("Is it lit? Yes."), "?").left, 1U);
}

TEST(FindLostMarks, LeavesMarksThatTheTextStillHas) {
  EXPECT_EQ(RestoredAmong("\"a\" \"b\" \"c\" says ?wait? to us"),
            "\"a\" \"b\" \"c\" says ?wait? to us");
  EXPECT_EQ(RestoredAmong("The king's lamp?the old one"), "The king's lamp—the old one");
}

TEST(FindLostMarks, LeavesTextsThatLostNothing) {
  for (const std::string text : {"Why?Because. Who?Me. What?", "a/b?c a/b?c a/b?c a/b?c a/b?c",
                                 "page.asp?x=1 page.asp?y=2 page.asp?z=3 page.asp?x=4 p?a=5 p?b=6 "
                                 "p?c=7 p?d=8 p?e=9"}) {
    EXPECT_EQ(Restored(text), text);
  }
}

TEST(FindLostMarks, LeavesQuestionsAfterSpaces) {
  std::string text;
  for (int i = 0; i < 20; ++i) text += "Voici : la lampe ; ";
  EXPECT_EQ(RestoredAmong(text + "Pourquoi ? Parce"), text + "Pourquoi ? Parce");
}

TEST(FindLostMarks, TakesTheReplacementCharacterToo) {
  EXPECT_EQ(RestoredAmong("The warden\uFFFDs \uFFFDlamp\uFFFD", "\uFFFD"), "The warden’s “lamp”");
}

}  // namespace
}  // namespace codicil
