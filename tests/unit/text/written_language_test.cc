#include "text/written_language.h"

#include <gtest/gtest.h>

#include <string>

namespace codicil {
namespace {

struct Row {
  const char* language;
  const char* text;
};

constexpr Row kRows[] = {
    {"en",
     "Each boat has a pilot who answers for the boat and for everything it carries while it "
     "crosses "
     "the river. The pilot waits at the landing until the storm is over, and no boat leaves after "
     "sunset unless a lamp burns at its bow."},
    {"de",
     "Jedes Boot hat einen Steuermann, der für das Boot und für alles verantwortlich ist, was es "
     "über den Fluss trägt. Der Steuermann wartet am Ufer, bis der Sturm vorüber ist, und kein "
     "Boot "
     "fährt nach Sonnenuntergang ohne Lampe."},
    {"nl",
     "Elke boot heeft een schipper die verantwoordelijk is voor de boot en voor alles wat zij over "
     "de "
     "rivier brengt. De schipper wacht aan de oever tot de storm voorbij is, en geen boot vertrekt "
     "na "
     "zonsondergang zonder een lamp aan de boeg."},
    {"pl",
     "Każda łódź ma sternika, który odpowiada za łódź i za wszystko, co przewozi ona przez rzekę. "
     "Sternik czeka na brzegu, aż burza minie, a po zachodzie słońca żadna łódź nie wypływa bez "
     "zapalonej lampy na dziobie."},
    {"ru",
     "На каждой лодке есть рулевой, который отвечает за лодку и за всё, что она перевозит через "
     "реку. "
     "Рулевой ждёт на берегу, пока не пройдёт буря, и ни одна лодка не отходит после заката без "
     "зажжённой лампы на носу."},
    {"ja", "船には船頭が一人いる。船頭は船と荷物に責任を持つ。"},
    {"zh", "每条船有一名船夫。船夫对船和货物负责。"},
    {"ko", "배마다 사공이 한 명 있다. 사공은 배와 짐을 책임진다."},
    // Too short to be sure.
    {"en", "Jokaisella veneellä on kippari."},
    {"und", "Кожен човен має стерничого."},
    // Not a language that the detector knows.
    {"fi",
     "Jokaisella veneellä on kippari, joka vastaa veneestä ja kaikesta siitä, mitä vene kuljettaa "
     "joen yli rannalta toiselle. Kippari noudattaa sääntöä silloinkin, kun sataa tai tuulee "
     "kovaa, "
     "ja odottaa rannalla, kunnes myrsky on mennyt ohi. Veneet pestään joka aamu joen vedellä ja "
     "vedetään joka ilta maalle, etteivät ne lähde ajelehtimaan virran mukana yöllä. Yöllä kulkee "
     "vain yksi vene, jossa on lamppu, ja siinäkin saa olla kerrallaan enintään kolme "
     "matkustajaa sekä kippari. Vanha vene lähtee vain päivällä."}};

TEST(WrittenLanguage, IsToldByScriptOrLetters) {
  for (const Row& row : kRows) EXPECT_EQ(WrittenLanguage(row.text), row.language) << row.text;
}

TEST(WrittenLanguage, OfNothingIsEnglish) { EXPECT_EQ(WrittenLanguage(""), "en"); }

// Names in Latin letters do not make a translation English.
TEST(WrittenLanguage, IsThatOfTheTextAroundForeignNames) {
  EXPECT_EQ(
      WrittenLanguage("Grey Turn 배는 날마다 씻는다. Old Lamp 사공은 밤에 배를 띄우지 않는다."),
      "ko");
}

}  // namespace
}  // namespace codicil
