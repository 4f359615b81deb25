#include "text/encoded_twice.h"

#include <gtest/gtest.h>

#include <string>

#include "text/converter.h"
#include "text/kinds.h"
#include "text/source_text.h"

namespace codicil {
namespace {

// `text` with the corrections of FindEncodedTwice applied.
std::string Undone(std::string_view text) {
  std::string undone;
  size_t done = 0;
  for (const Correction& one : FindEncodedTwice(text).characters) {
    undone += text.substr(done, one.begin - done);
    AppendCodePoint(one.meant, undone);
    done = one.end;
  }
  return undone.append(text.substr(done));
}

// The bytes of `text`, each decoded as a character of `encoding`, or of ISO-8859-1 if `encoding`
// does not define it.
std::string EncodeTwice(std::string_view text, std::string_view encoding) {
  const std::array<char32_t, 256> table = SingleByteTable(encoding);
  std::string twice;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    AppendCodePoint(table[byte] == 0xFFFD ? byte : table[byte], twice);
  }
  return twice;
}

constexpr std::string_view kTexts[] = {
    "A warden’s “lamp” – lit or not…",
    "Déjà vu: l’été, où la forêt naît; “Ça va”, dit-il. Œuvre, cœur, ÉTÉ, À.",
    "Über die Wälder: „Größe“ und Öl, ÄÖÜ.",
    "Не кормите ежа. Ёж спит.",
    "파수꾼이 결투를 합니다.",
    "デッキは三十枚の燠火で構成される。",
    "A fire 🔥 costs ½ €, ≤ 3 ™.",
};

TEST(FindEncodedTwice, UndoesUtf8ThatWasReadAsOneByteACharacter) {
  for (const std::string_view text : kTexts) {
    EXPECT_EQ(Undone(EncodeTwice(text, "windows-1252")), text);
    EXPECT_EQ(Undone(EncodeTwice(text, "ISO-8859-1")), text);
  }
}

TEST(FindEncodedTwice, LeavesWhatWasEncodedOnce) {
  for (const std::string_view text : kTexts) EXPECT_EQ(Undone(text), text);
  for (const std::string_view text :
       {"«\u00A0ÉTÉ\u00A0», passé…\u00A0»", "„Spaß“, „FÜR“, GRÖ–", "“IRMÃ”, MANHÃ…, AÇÃ\u00A0É",
        "« Â\u00A0» « Ã\u00A0»", "“NÃO” LÕES Õhtu", "ÑANDÚ ESPAÑ”", "one\u0085two\u0085",
        "GÅ” Å… å–ä"}) {
    EXPECT_EQ(Undone(text), text);
  }
}

TEST(FindEncodedTwice, UndoesStretches) {
  EXPECT_EQ(Undone("A warden’s, a foxâ€™s, an owl’s."), "A warden’s, a fox’s, an owl’s.");
  EXPECT_EQ(Undone("ÉTÉ”, lâ€™Ã©tÃ©, ÉTÉ”"), "ÉTÉ”, l’été, ÉTÉ”");
  EXPECT_EQ(Undone("A fox\u0092s, an owl’s"), "A fox’s, an owl’s");
}

TEST(FindEncodedTwice, UndoesOtherEncodingsThatWereReadAsLatin1) {
  EXPECT_EQ(Undone("A warden\u0092s \u0093éclair\u0094 \u0096 lit\u0085"),
            "A warden’s “éclair” – lit…");
  EXPECT_EQ(Undone("A wardenÕs ÒlampÓ doesnÕt burnÑor does."),
            "A warden’s “lamp” doesn’t burn—or does.");
}

TEST(SourceText, OffsetsOfTextEncodedTwiceCountBytesOfTheFile) {
  Diagnostics diagnostics;
  const std::string bytes = "a foxâ€™s dÃ©n; “x”";
  const auto source = SourceText::Decode(0, "t", bytes, "", diagnostics);
  ASSERT_EQ(source->text(), "a fox’s dén; “x”");
  const auto original = [&](std::string_view word) {
    return source->ToOriginal(static_cast<uint32_t>(source->text().find(word)));
  };
  for (const std::string_view word : {"a fox", "s d", "n; “x”", "x”"}) {
    EXPECT_EQ(original(word), bytes.find(word)) << word;
  }
  EXPECT_EQ(original("’"), bytes.find("â"));
  EXPECT_EQ(original("é"), bytes.find("Ã"));
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].kind, kind::kEncodedTwice);
}

}  // namespace
}  // namespace codicil
