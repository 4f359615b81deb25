#include "text/byte_labels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <string>

namespace codicil {
namespace {

using namespace std::string_literals;

uint64_t CountOf(const Accounting& accounting, Label label) {
  return accounting[static_cast<size_t>(label)];
}

std::unique_ptr<SourceText> DecodedSource(std::string bytes, std::string_view encoding = "") {
  Diagnostics ignored;
  return SourceText::Decode(0, "rules.txt", std::move(bytes), encoding, ignored);
}

std::string Show(const ByteLabels& labels) {
  std::string shown;
  for (const LabelRun& run : labels.Runs()) {
    shown += std::to_string(run.begin) + "-" + std::to_string(run.end) + " " +
             std::string(LabelName(run.label)) + "; ";
  }
  return shown;
}

TEST(ByteLabels, EveryLabelHasItsOwnName) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < kLabelCount; ++i) names.insert(LabelName(static_cast<Label>(i)));
  EXPECT_EQ(names.size(), kLabelCount);
}

TEST(ByteLabels, TheLastPaintedLabelWins) {
  ByteLabels labels(10);
  labels.Paint(2, 8, Label::kText);
  labels.Paint(4, 6, Label::kNumber);
  labels.Paint(9, 9, Label::kMarkup);
  labels.Settle("0123456789");
  EXPECT_EQ(Show(labels), "0-2 unrecognised; 2-4 text; 4-6 number; 6-8 text; 8-10 unrecognised; ");
  EXPECT_EQ(labels.at(5), Label::kNumber);
}

// Whatever covers what, the runs are those of an array with a label per byte.
TEST(ByteLabels, SettleAsIfEachByteWerePainted) {
  constexpr uint32_t kSize = 60;
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    ByteLabels labels(kSize);
    std::vector<Label> bytes(kSize, Label::kUnrecognised);
    for (int stroke = 0; stroke < round % 20; ++stroke) {
      const auto begin = static_cast<uint32_t>(random() % kSize);
      const auto end = begin + static_cast<uint32_t>(random() % (kSize + 1 - begin));
      const auto label = static_cast<Label>(random() % kLabelCount);
      labels.Paint(begin, end, label);
      std::fill(bytes.begin() + begin, bytes.begin() + end, label);
    }
    labels.Settle(std::string(kSize, 'x'));
    for (uint32_t at = 0; at < kSize; ++at) ASSERT_EQ(labels.at(at), bytes[at]) << round;
    ASSERT_EQ(labels.Runs().back().end, kSize);
    for (size_t i = 1; i < labels.Runs().size(); ++i) {
      ASSERT_EQ(labels.Runs()[i].begin, labels.Runs()[i - 1].end);
      ASSERT_NE(labels.Runs()[i].label, labels.Runs()[i - 1].label);
    }
  }
}

TEST(ByteLabels, AnEmptyTextHasNoRuns) { EXPECT_EQ(Show(ByteLabels(0)), ""); }

TEST(ByteLabels, PaintsEveryKindOfBlankThatNobodyClaimed) {
  const std::string blanks = " \t\r\n\f\u00A0\u0085\u2003\u200B\u202F\u3000\uFEFF";
  const std::string text = "a" + blanks + "é" + " x";
  ByteLabels labels(static_cast<uint32_t>(text.size()));
  labels.Paint(static_cast<uint32_t>(text.size()) - 2, static_cast<uint32_t>(text.size()),
               Label::kText);
  labels.Settle(text);
  const size_t end = 1 + blanks.size();
  EXPECT_EQ(Show(labels), "0-1 unrecognised; 1-" + std::to_string(end) + " blank; " +
                              std::to_string(end) + "-" + std::to_string(end + 2) +
                              " unrecognised; " + std::to_string(end + 2) + "-" +
                              std::to_string(end + 4) + " text; ");
}

TEST(ByteLabels, CountsBytesOfTheFileAndTheMarkAsMarkup) {
  const auto source = DecodedSource("\xFF\xFE\xE9\0x\0 \0"s);
  ASSERT_EQ(source->text(), "éx ");
  ByteLabels labels(4);
  labels.Paint(0, 2, Label::kHeading);
  labels.Settle(source->text());
  const Accounting counted = labels.Count(*source);
  EXPECT_EQ(CountOf(counted, Label::kMarkup), 2u);
  EXPECT_EQ(CountOf(counted, Label::kHeading), 2u);
  EXPECT_EQ(CountOf(counted, Label::kUnrecognised), 2u);
  EXPECT_EQ(CountOf(counted, Label::kBlank), 2u);
}

TEST(ByteLabels, TheSumIsTheSizeOfTheFile) {
  for (const std::string& bytes :
       {""s, "\xEF\xBB\xBF"s,
        "\xEF\xBB\xBF"
        "a\xC3\xA9"s,
        "caf\xE9 na\xEFve"s, "a\xC3"s, std::string(5000, '\0'), "\x89PNG\r\n\x1A\n rest"s}) {
    const auto source = DecodedSource(bytes);
    ByteLabels labels(static_cast<uint32_t>(source->text().size()));
    labels.Settle(source->text());
    const Accounting counted = labels.Count(*source);
    EXPECT_EQ(std::accumulate(counted.begin(), counted.end(), uint64_t{0}), bytes.size());
  }
}

TEST(ByteLabels, AFileThatIsNoTextIsUnrecognisedAsAWhole) {
  const auto source = DecodedSource(std::string(300, '\0'));
  EXPECT_EQ(CountOf(ByteLabels(0).Count(*source), Label::kUnrecognised), 300u);
}

}  // namespace
}  // namespace codicil
