#include "text/lost_macroman.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <string>
#include <vector>

#include "text/converter.h"
#include "text/source_text.h"

namespace codicil {
namespace {

// A sentence or two of every language, with the capitals that MacRoman has its quotation marks for
// where there are such.
constexpr std::string_view kLanguages[] = {
    "As AÇÕES de LEÕES são três. É proibido; Óscar não põe o sal. Ó mãe, É TARDE!",  // Portuguese
    "El ÑANDÚ de ESPAÑA corre. Ñoño está aquí; la letra Ñ. ¿Qué? COMUNICACIÓN, ARAGÓ.",  // Spanish
    "L’ÉTÉ À ÉVRY: été, École, CAFÉ. Où est-il allé ? Ça va, DÉJÀ VU, ÉÉ.",              // French
    "L'Òpera i la COMUNICACIÓ; ÒRGAN, RELIGIÓ, això és. Història i acció.",              // Catalan
    "Õhtu õues, ÕIGUS ja LÕPP. eÕpik, eÕpe, eÕigus. Ärge sööge üksi.",                   // Estonian
    "Ðað er ÞAÐ, MAÐUR og GUÐ. Ég á hús. É, Ó, Ð eru stafir. Ís á ÓS.",  // Icelandic
    "Ðường phố ĐẸP, Ông, Õ, Ò, MÒ MẪM, TÔI, ngõ nhỏ, có gì đâu.",        // Vietnamese
    "Na hÉireann, an tÓglach, Óglaigh na hÉireann, Ó Briain, tÚsáid.",   // Irish
    "Na h-Òganaich, an t-Òran mòr, Òban, CÒ, dÒigh.",                    // Scottish Gaelic
    "Città, PERCHÉ, È vero, ANDÒ via, PERÒ no, già. L'È.",               // Italian
    "Öl und ÜBER, Äpfel für Größe, STRAßE.",                             // German
    "Ålesund, Ærø, ØL og smørrebrød på bordet.",                         // Danish
    "Één BEËLZEBUB, ideeën, CAFÉ, coördinatie.",                         // Dutch
    "Žluťoučký kůň, ŘEKA, ÓDA, ÉRA, Škoda.",                             // Czech
    "Árvíztűrő tükörfúrógép, ÓRA, ÉS, ÖT, TŰZ, ÍRÓ, BÍRÓ.",              // Hungarian
    "Zażółć gęślą jaźń, ŁÓDŹ, ÓSMY, MIÓD.",                              // Polish
    "Įžymus ŽĄSINAS, šuo, ČIA.",                                         // Lithuanian
    "İstanbul, ÇAĞRI, ÖĞE, şişe, güneş.",                                // Turkish
    "Åland, ÄLG, ÖRÅ, få är bättre.",                                    // Swedish
    "Ëmbëlsirë, ÇËSHTJE, NJË, gjëra të mira.",                           // Albanian
    "Ñu, ÑAX, Ñaanal, ñaar la, bëgg.",                                   // Wolof
    "DEL LE-Ô-NE, À_s: não é, já está lá; LE-Ó-NE, OÙ.",                 // slips and parts of words
    "ŌTARA, MĀORI, tāngata, Ā.",                                         // Maori
};

constexpr std::string_view kEnglish =
    "A warden’s “lamp” – lit, or not… It doesn’t burn “oil.” Cards—even these—are drawn.\n";

// The bytes of `text` in MacRoman, read in `encoding`.
std::string Lose(std::string_view text, std::string_view encoding) {
  const std::array<char32_t, 256> mac = SingleByteTable("macintosh"),
                                  read = SingleByteTable(encoding);
  const icu::UnicodeString characters =
      icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  std::string lost;
  for (int32_t i = 0; i < characters.length(); ++i) {
    for (size_t byte = 0; byte < 256; ++byte) {
      if (mac[byte] != characters[i]) continue;
      AppendCodePoint(read[byte] == 0xFFFD ? static_cast<char32_t>(byte) : read[byte], lost);
      break;
    }
  }
  return lost;
}

std::string Undo(std::string_view text) {
  Diagnostics diagnostics;
  return std::string(SourceText::Decode(0, "t", std::string(text), "", diagnostics)->text());
}

std::vector<std::string> Messages(std::string_view text) {
  Diagnostics diagnostics;
  SourceText::Decode(0, "t", std::string(text), "", diagnostics);
  std::vector<std::string> messages;
  for (const Diagnostic& one : diagnostics.list()) messages.push_back(one.message);
  return messages;
}

std::string Upper(std::string_view text) {
  std::string upper;
  icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())})
      .toUpper(icu::Locale::getRoot())
      .toUTF8String(upper);
  return upper;
}

TEST(FindLostMacRoman, LeavesEveryLanguage) {
  for (const std::string_view text : kLanguages) {
    for (const std::string& form :
         {std::string(text), Upper(text), std::string(kEnglish) + Upper(text),
          std::string(text) + "\n" + std::string(kEnglish)}) {
      EXPECT_TRUE(FindLostMacRoman(form).characters.empty()) << form;
      EXPECT_EQ(Messages(form), std::vector<std::string>{}) << form;
    }
    for (size_t at = 0, end = 0; at < text.size(); at = end + 1) {
      end = std::min(text.find(' ', at), text.size());
      const std::string_view word = text.substr(at, end - at);
      EXPECT_EQ(Undo(word), word);
    }
  }
}

TEST(FindLostMacRoman, FindsWhatHasOnlyQuotationMarksAndDashes) {
  for (const std::string_view text :
       {"A warden’s lamp.", "It is “lit” or “out.” The “fox” ran.", "He said “no” – and left.",
        "Cards—even cards that burn—count, burn or even.", "The players’ “hands” are full."}) {
    for (const std::string_view encoding : {"ISO-8859-1", "windows-1252"}) {
      EXPECT_EQ(Undo(Lose(text, encoding)), text);
    }
  }
}

TEST(FindLostMacRoman, FindsLettersAndSigns) {
  for (const std::string_view text :
       {"L’été, l’école: “état” – déjà vu… «Où?» Ça va.", "Café™ © 2021 • naïve • “señor”",
        "„Größe“ und Öl, für Ärger."}) {
    for (const std::string_view encoding : {"ISO-8859-1", "windows-1252"}) {
      EXPECT_EQ(Undo(Lose(text, encoding)), text);
    }
  }
}

TEST(FindLostMacRoman, FindsAParagraphAmongOthers) {
  const std::string pasted = Lose("The fox’s “den” – and the owl’s – isn’t lit.\n", "ISO-8859-1");
  const std::string english(kEnglish);
  EXPECT_EQ(Undo(english + pasted + english),
            english + "The fox’s “den” – and the owl’s – isn’t lit.\n" + english);
  EXPECT_EQ(Undo(english + "火 ≤ 3\n" + pasted),
            english + "火 ≤ 3\nThe fox’s “den” – and the owl’s – isn’t lit.\n");
}

TEST(FindLostMacRoman, KeepsTheByteOrderMarkOut) {
  EXPECT_EQ(Undo("\uFEFFA wardenÕs ÒlampÓ."), "A warden’s “lamp”.");
  EXPECT_EQ(Undo("\uFEFFA wardenâ€™s lamp."), "A warden’s lamp.");
}

TEST(FindLostMacRoman, ReportsADoubtAndChangesNothing) {
  for (const std::string_view text : {"Pay 3 Ð if able.", "See the ÒlampÓ there."}) {
    EXPECT_EQ(Undo(text), text);
    ASSERT_EQ(Messages(text).size(), 1u);
    EXPECT_THAT(Messages(text)[0], testing::HasSubstr("may have been encoded twice"));
  }
}

}  // namespace
}  // namespace codicil
