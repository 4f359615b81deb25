#include "diff/passage_reader.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "diff/folded_words.h"
#include "text/fold.h"

namespace codicil {
namespace {

// A passage as hashes only, because the numbers of words depend on the order in which they are
// read.
struct Said {
  std::vector<uint64_t> words;
  std::vector<uint32_t> sentence_ends;
  uint64_t spoken = 0;
  friend bool operator==(const Said&, const Said&) = default;
};

Said Read(std::string_view text, const std::vector<Citation>& citations) {
  std::vector<Provision> provisions(1);
  provisions[0].text.text = text;
  std::vector<GlossaryEntry> glossary;
  const WordIndex index = WordReader().Finish(provisions, glossary);
  Interner numbers(16);
  Speech speech;
  Said said;
  said.spoken = PassageReader(index, numbers).Read(provisions[0].text, citations, speech);
  for (const ReadWord& word : speech.words) said.words.push_back(word.hash);
  said.sentence_ends = speech.sentence_ends;
  return said;
}

// Each word as it is in the whole text when folded.
Said ReadFolded(std::string_view text, const std::vector<Citation>& citations) {
  std::string marked;
  AppendMarked(text, 0, text.size(), citations, marked);
  Said said;
  std::vector<uint64_t> uncited, all;
  said.spoken = kHashSeed;
  const auto take = [&](uint64_t hash, bool cited) {
    said.spoken = Append(said.spoken, hash);
    all.push_back(hash);
    if (!cited) uncited.push_back(hash);
  };
  const auto say = [&](char c) {
    said.spoken = Append(said.spoken, Mix(static_cast<unsigned char>(c)));
  };
  const auto end = [&] {
    const auto count = static_cast<uint32_t>(uncited.size());
    if (count > (said.sentence_ends.empty() ? 0 : said.sentence_ends.back()))
      said.sentence_ends.push_back(count);
  };
  FoldedWords(Fold(marked), take, say, end).Run();
  const bool has_own = uncited.size() > 1;
  if (!has_own) uncited = all, said.sentence_ends.clear();
  end();
  said.words = uncited;
  return said;
}

std::vector<Citation> CitationOf(std::string_view text, std::string_view mention,
                                 std::string_view number) {
  Citation citation;
  citation.begin = static_cast<uint32_t>(text.find(mention));
  citation.end = static_cast<uint32_t>(citation.begin + mention.size());
  Locator locator;
  locator.begin = static_cast<uint32_t>(text.find(number, citation.begin));
  locator.end = static_cast<uint32_t>(locator.begin + number.size());
  locator.first = *RuleNumber::Parse("3.1");
  citation.locators.push_back(locator);
  return {citation};
}

TEST(PassageReader, ReadsWhatTheFoldedTextSays) {
  for (const std::string_view text :
       {"A lamp burns.",
        "A lamp, a ship (and a sail) -- all of them; no more?",
        "\"Light!\" it says.",
        "\xE2\x80\x9CLight.\xE2\x80\x9D Dark\xE2\x80\x94light\xE2\x80\xA6 and so on",
        "the keeper's lamp, the keepers' lamps, the keeper\xE2\x80\x99s lamp",
        "a two-lamp ship-",
        "-1 or +1/+1, 2/3 of 10,000, 3.5 and 1990's",
        "{T}, pay {2}{R}: Add {oW}.",
        "word{T}word",
        "_Lamps_ and __ and _a_b_",
        "Lamp(tm) and Lamp\xE2\x84\xA2 and (c)",
        "``Dark,'' said he",
        "one.two three. four.\"five\" six.. seven ... eight?!",
        "a\nb\tc\xC2\xA0"
        "d",
        "...",
        "",
        "caf\xC3\xA9 na\xC3\xAFve \xE2\x80\xA2 dot",
        "end-of-line --word",
        "x - y -z - -",
        "the ships' sails, the ships\xE2\x80\x99 sails. The ships\xE2\x80\x99.",
        "\xE2\x80\x9CThe ships\xE2\x80\x99\xE2\x80\x9D and \xE2\x80\x98ships\xE2\x80\x99 too",
        "a lamp's' light, '' and `', ships'hall",
        "o'clock's end.' Next.\xE2\x80\x9D Last.'next",
        "a \"lamp\xE2\x80\x9D\xE2\x80\x9D b\xE2\x80\x9C"
        "c \xE2\x80\x9C(tm)\xE2\x80\x9D_d_ \xE2\x80",
        "The lamp, the LAMP and the lamp's lamp\xE2\x80\x99s lamp"}) {
    EXPECT_EQ(Read(text, {}), ReadFolded(text, {})) << text;
  }
}

TEST(PassageReader, PassesOverWordsOfCitations) {
  for (const std::string_view text :
       {"See rule 3.1.", "See rule 3.1", "Lamps burn (see rule 3.1). Ships sail.",
        "Ships sail.rule 3.1 says how.",
        "By rule 3.1, lamps-rule 3.1b\xE2\x80\x93"
        "d apart"}) {
    const std::vector<Citation> citations = CitationOf(text, "rule 3.1", "3.1");
    EXPECT_EQ(Read(text, citations), ReadFolded(text, citations)) << text;
  }
}

// Every combination of neighbours.
TEST(PassageReader, ReadsPiecesInAnyOrder) {
  constexpr std::array<std::string_view, 24> kPieces = {
      "lamp", "tm", "7",      "'",      "\u2019", "\u2018", "\u201C", "\u201D",
      "\"",   "-",  "\u2014", " ",      ".",      ",",      "_",      "`",
      "(",    ")",  "{T}",    "\u00E9", "+",      ":",      "\n",     "rule 3.1"};
  std::mt19937 random(1);
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    for (auto left = 1 + random() % 12; left > 0; --left)
      text += kPieces[random() % kPieces.size()];
    std::vector<Citation> citations;
    if (text.find("rule 3.1") != text.npos) citations = CitationOf(text, "rule 3.1", "3.1");
    EXPECT_EQ(Read(text, citations), ReadFolded(text, citations)) << text;
  }
}

}  // namespace
}  // namespace codicil
