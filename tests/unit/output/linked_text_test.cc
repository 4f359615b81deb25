#include "output/linked_text.h"

#include <gtest/gtest.h>

#include "linked_edition.h"
#include "sample_edition.h"

namespace codicil {
namespace {

const char* NameOf(Layer::Kind kind) {
  constexpr const char* kNames[] = {"citation", "term",   "link",    "address",
                                    "emphasis", "strong", "literal", "symbol"};
  return kNames[kind];
}

// "emphasis(A link(warden))": layers with the text that they enclose.
std::string Shown(const LinkedParagraph& paragraph) {
  std::string out;
  std::vector<uint32_t> open;
  size_t next = 0;
  for (uint32_t at = 0; at <= paragraph.text.size(); ++at) {
    for (; !open.empty() && open.back() == at; open.pop_back()) out += ')';
    for (; next < paragraph.layers.size() && paragraph.layers[next].begin == at; ++next) {
      out += std::string(NameOf(paragraph.layers[next].kind)) + "(";
      open.push_back(paragraph.layers[next].end);
    }
    if (at < paragraph.text.size()) out += paragraph.text[at];
  }
  return out;
}

// One rule with marks and citations on words of its text.
class OneRule {
 public:
  explicit OneRule(std::string text)
      : edition_(ReadPlain("1. Play\n\n100. Basics\n\n100.1. " + text + "\n")) {
    references_ = NoReferences(edition_);
    id_ = edition_.Find("100.1");
  }
  OneRule& Mark(MarkKind kind, std::string_view words) {
    const auto [begin, end] = At(words);
    edition_.provisions[id_].text.marks.push_back({kind, begin, end, {}});
    return *this;
  }
  OneRule& Cite(std::string_view words) {
    const auto [begin, end] = At(words);
    references_.citations.push_back(CitationIn(id_, begin, end));
    return *this;
  }
  std::string Paragraphs() {
    SortMarks(edition_.provisions[id_].text.marks);
    LinkedText text(edition_, references_);
    std::string out;
    for (const LinkedParagraph& paragraph : text.At({PassageKind::kText, id_, 0})) {
      out += (out.empty() ? "" : " | ") + Shown(paragraph);
    }
    return out;
  }

 private:
  std::pair<uint32_t, uint32_t> At(std::string_view words) const {
    const size_t begin = edition_.provisions[id_].text.text.find(words);
    return {static_cast<uint32_t>(begin), static_cast<uint32_t>(begin + words.size())};
  }
  Edition edition_;
  CrossReferences references_;
  ProvisionId id_ = 0;
};

TEST(LinkedText, NestsMarksAndLinks) {
  EXPECT_EQ(OneRule("See rule 7 now.")
                .Mark(MarkKind::kEmphasis, "See rule 7")
                .Cite("rule 7")
                .Paragraphs(),
            "emphasis(See citation(rule 7)) now.");
  EXPECT_EQ(
      OneRule("See rule 7 now.").Mark(MarkKind::kEmphasis, "rule").Cite("rule 7").Paragraphs(),
      "See citation(emphasis(rule) 7) now.");
  EXPECT_EQ(
      OneRule("See rule 7 now.").Mark(MarkKind::kStrong, "rule 7").Cite("rule 7").Paragraphs(),
      "See citation(strong(rule 7)) now.");
}

TEST(LinkedText, CutsAMarkAtTheBorderOfALink) {
  EXPECT_EQ(
      OneRule("See rule 7 now.").Mark(MarkKind::kEmphasis, "See rule").Cite("rule 7").Paragraphs(),
      "emphasis(See )citation(emphasis(rule) 7) now.");
  EXPECT_EQ(
      OneRule("See rule 7 now.").Mark(MarkKind::kEmphasis, "7 now").Cite("rule 7").Paragraphs(),
      "See citation(rule emphasis(7))emphasis( now).");
}

TEST(LinkedText, MakesMarksNestThatDoNot) {
  EXPECT_EQ(OneRule("one two three")
                .Mark(MarkKind::kEmphasis, "one two")
                .Mark(MarkKind::kStrong, "two three")
                .Paragraphs(),
            "emphasis(one strong(two)) three");
}

TEST(LinkedText, OfOverlappingLinksTheFirstStays) {
  EXPECT_EQ(
      OneRule("See rule 7 now.").Mark(MarkKind::kLink, "See rule").Cite("rule 7").Paragraphs(),
      "link(See rule) 7 now.");
}

TEST(LinkedText, PartsParagraphs) {
  EXPECT_EQ(OneRule("A rite.\n\n     See rule 7.")
                .Mark(MarkKind::kEmphasis, "rite")
                .Cite("rule 7")
                .Paragraphs(),
            "A emphasis(rite). | See citation(rule 7).");
}

TEST(LinkedText, SeveralNumbersAreSeveralLinks) {
  const Edition edition = ReadPlain(kEmberPlain);
  const CrossReferences references = CrossReference(edition);
  LinkedText text(edition, references);
  EXPECT_EQ(Shown(text.At({PassageKind::kText, edition.Find("100.1a"), 0})[0]),
            "Two term(wardens) may share; see rules citation(100.1) and citation(101.1–2).");
}

TEST(LinkedText, ATermIsLinkedOnceInAProvisionAndNotInItsOwnDefinition) {
  Edition edition = ReadPlain(
      "1. Play\n\n100. Basics\n\n100.1. A relic is a relic.\n\n100.2. A relic.\n\n"
      "Glossary\n\nRelic\nA relic burns.\n");
  CrossReferences references = NoReferences(edition);
  const ProvisionId rule = edition.Find("100.1");
  references.term_uses = {{{PassageKind::kText, rule, 0}, 2, 7, 0},
                          {{PassageKind::kText, rule, 0}, 13, 18, 0},
                          {{PassageKind::kText, rule + 1, 0}, 2, 7, 0},
                          {{PassageKind::kDefinition, 0, 0}, 2, 7, 0}};
  LinkedText text(edition, references);
  EXPECT_EQ(Shown(text.At({PassageKind::kText, rule, 0})[0]), "A term(relic) is a relic.");
  EXPECT_EQ(Shown(text.At({PassageKind::kText, rule + 1, 0})[0]), "A term(relic).");
  EXPECT_EQ(Shown(text.At({PassageKind::kDefinition, 0, 0})[0]), "A relic burns.");
  references.defined_in[0] = {rule + 1};
  LinkedText defined(edition, references);
  EXPECT_EQ(Shown(defined.At({PassageKind::kText, rule + 1, 0})[0]), "A relic.");
}

TEST(LinkedText, FindsAddressesInWhatIsNoPlace) {
  const Edition edition;
  const CrossReferences references;
  Passage passage;
  passage.text = "Go to <www.ember.example/a>, (rules.ember.example)\nor 1.5 times.";
  LinkedText text(edition, references);
  EXPECT_EQ(Shown(text.Of(passage)[0]),
            "Go to <address(www.ember.example/a)>, (address(rules.ember.example))\nor 1.5 times.");
}

TEST(LinkedText, PlacesCanBeAskedForInAnyOrder) {
  const Edition edition = ReadPlain(kEmberPlain);
  const CrossReferences references = CrossReference(edition);
  LinkedText text(edition, references);
  const PassageRef last = {PassageKind::kText, edition.Find("100.1b"), 0},
                   first = {PassageKind::kText, edition.Find("100.1"), 0};
  EXPECT_NE(Shown(text.At(last)[0]).find("citation("), std::string::npos);
  EXPECT_NE(Shown(text.At(first)[0]).find("citation("), std::string::npos);
}

}  // namespace
}  // namespace codicil
