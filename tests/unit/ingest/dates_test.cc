#include "ingest/dates.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

TEST(FindEffectiveDate, IsAfterWordsThatStandAlone) {
  EXPECT_EQ(FindEffectiveDate("Stand 12.02.2031"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("(Stand: 12.02.2031)"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("Bestand 12.02.2031"), std::nullopt);
  EXPECT_EQ(FindEffectiveDate("Ständig 12.02.2031"), std::nullopt);
}

TEST(FindEffectiveDate, LosesNoDigitOfTheDate) {
  EXPECT_EQ(FindEffectiveDate("Stand12.02.2031"), "2031-02-12");
  EXPECT_EQ(FindEffectiveDate("2031年2月3日施行"), "2031-02-03");
}

TEST(FindEffectiveDate, IsThatOfTheLastAmendment) {
  EXPECT_EQ(FindEffectiveDate("Adopted May 3, 1998, last amended May 4, 2031"), "2031-05-04");
  EXPECT_EQ(FindEffectiveDate("Last amended May 4, 2031; adopted May 3, 1998"), "2031-05-04");
  for (const char* text :
       {"Zuletzt geändert durch Beschluss vom 4. Mai 2031", "Dernière modification : 4 mai 2031",
        "Última modificación: 4 de mayo de 2031", "Ultimo aggiornamento: 4 maggio 2031",
        "Última atualização em 4 de maio de 2031", "Laatst gewijzigd op 4 mei 2031",
        "Senast ändrad den 4 maj 2031", "Ostatnia zmiana: 4 maja 2031",
        "Последнее изменение: 4 мая 2031", "最終改正 2031年5月4日", "最后修订：2031年5月4日",
        "최종 개정 2031년 5월 4일"})
    EXPECT_EQ(FindAmendmentDate(text), "2031-05-04") << text;
  EXPECT_EQ(FindAmendmentDate("Adopted May 3, 1998"), std::nullopt);
}

}  // namespace
}  // namespace codicil
