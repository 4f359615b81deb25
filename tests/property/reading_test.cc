// Invariants of every edition that is read.

#include "editions.h"
#include "rules/edition_words.h"
#include "text/fold.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

// CODICIL_EDITIONS is optional, but a run without it must not look like a test of real editions.
TEST(RealEditions, AreSaidToBeThereOrNot) {
  if (!HasRealEditions()) {
    std::printf("CODICIL_EDITIONS names no folder: only the bundled work is tested\n");
    SUCCEED();
    return;
  }
  std::printf("real editions from %s: %zu editions in all\n", EditionsFolder().c_str(),
              AllEditions().size());
  EXPECT_GT(AllEditions().size(), 5u) << "the bundled work has five";
}

TEST_P(EditionTest, EveryByteHasALabel) {
  const Edition& edition = EditionOf(GetParam());
  for (const Source& source : edition.sources().files) {
    const Accounting accounting = source.labels.Count(*source.text);
    uint64_t sum = 0;
    for (uint64_t bytes : accounting) sum += bytes;
    EXPECT_EQ(sum, source.text->bytes().size()) << source.text->name();
    EXPECT_EQ(accounting[static_cast<size_t>(Label::kUnrecognised)], 0u) << source.text->name();
    uint32_t end = 0;
    for (const LabelRun& run : source.labels.Runs()) {
      EXPECT_EQ(run.begin, end);
      EXPECT_LT(run.begin, run.end);
      end = run.end;
    }
    EXPECT_EQ(end, source.text->text().size());
  }
}

void ExpectOrigins(const Edition& edition, const Passage& passage) {
  if (passage.empty()) return;
  if (passage.origins.empty()) {
    EXPECT_EQ(passage.text, edition.sources().files[passage.span.source].text->Cut(passage.span));
    return;
  }
  for (const Origin& origin : passage.origins) {
    const std::string_view there =
        edition.sources().files[origin.source.source].text->Cut(origin.source);
    ASSERT_LE(origin.end, passage.text.size());
    if (!origin.replaced) {
      EXPECT_EQ(passage.text.substr(origin.begin, origin.end - origin.begin), there);
    }
  }
}

TEST_P(EditionTest, EveryPassageLeadsBackToItsSource) {
  const Edition& edition = EditionOf(GetParam());
  ForEachPassage(
      edition, [&](const PassageRef&, const Passage& passage) { ExpectOrigins(edition, passage); });
}

// Words are those that ICU finds in the text.
TEST_P(EditionTest, EveryPassageHasItsWords) {
  const Edition& edition = EditionOf(GetParam());
  const EditionWords words(edition);
  WordSplitter splitter;
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    const std::span<const Word> expected = splitter.SplitByIcu(passage.text);
    const std::span<const SpelledWord> found = words.Of(ref);
    ASSERT_EQ(found.size(), expected.size()) << passage.text;
    for (size_t i = 0; i < found.size(); ++i) {
      EXPECT_EQ(static_cast<const Word&>(found[i]), expected[i]);
      EXPECT_EQ(words.spellings()[found[i].spelling],
                passage.text.substr(found[i].begin, found[i].end - found[i].begin));
    }
  });
}

TEST_P(EditionTest, MarksLieInTheirTextAndSymbolsSayWhatStandsThere) {
  const Edition& edition = EditionOf(GetParam());
  ForEachPassage(edition, [](const PassageRef&, const Passage& passage) {
    for (const Mark& mark : passage.marks) {
      ASSERT_LT(mark.begin, mark.end);
      ASSERT_LE(mark.end, passage.text.size());
      if (mark.kind == MarkKind::kSymbol) {
        EXPECT_EQ(mark.value, passage.text.substr(mark.begin, mark.end - mark.begin));
      }
    }
  });
}

TEST_P(EditionTest, TheTreeIsInPreorder) {
  const Edition& edition = EditionOf(GetParam());
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    ASSERT_GT(provision.subtree_end, id);
    ASSERT_LE(provision.subtree_end, edition.provisions.size());
    if (provision.parent == kNoProvision) continue;
    ASSERT_LT(provision.parent, id);
    const Provision& parent = edition.provisions[provision.parent];
    EXPECT_LE(provision.subtree_end, parent.subtree_end);
    EXPECT_EQ(provision.depth, parent.depth + 1);
    const RuleNumber above = provision.number.Parent(edition.scheme);
    EXPECT_TRUE(above.empty() || parent.number == above) << provision.number.ToString();
  }
}

// The labels are made from the passages; this checks the reverse: the tree contains as many bytes
// as the labels state.
TEST_P(EditionTest, NothingLabelledAsTextIsMissingFromTheTree) {
  const Edition& edition = EditionOf(GetParam());
  if (edition.sources().files.size() > 1) return;  // identical parts are in the tree only once
  const SourceText& source = *edition.sources().files[0].text;
  std::vector<bool> held(source.text().size());
  ForEachPassage(edition, [&](const PassageRef&, const Passage& passage) {
    if (passage.origins.empty()) {
      for (uint32_t i = passage.span.begin; i < passage.span.end; ++i) held[i] = true;
    }
    for (const Origin& origin : passage.origins) {
      for (uint32_t i = origin.source.begin; i < origin.source.end; ++i) held[i] = true;
    }
  });
  for (const LabelRun& run : edition.sources().files[0].labels.Runs()) {
    const bool words =
        run.label == Label::kText || run.label == Label::kHeading || run.label == Label::kExample;
    for (uint32_t i = run.begin; words && i < run.end; ++i) {
      ASSERT_TRUE(held[i]) << source.name() << " byte " << i << " \"" << source.text().substr(i, 20)
                           << "\"";
    }
  }
}

}  // namespace
}  // namespace codicil
