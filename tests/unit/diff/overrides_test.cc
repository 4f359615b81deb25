// The file of decisions made by a person.

#include "diff/overrides.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "aligned_texts.h"

namespace codicil {
namespace {

struct Read {
  explicit Read(const std::string& text) {
    source = SourceText::Decode(0, "overrides.toml", text, "", diagnostics);
    file = ReadOverrides(*source, diagnostics);
  }

  std::string Overrides() const {
    std::string out;
    for (const Override& override : file.overrides) {
      out += fmt::format("{}{} {}>{}: {}", out.empty() ? "" : "; ",
                         override.action == Override::kPin ? "pin" : "forbid",
                         override.old_number.ToString(), override.new_number.ToString(),
                         override.reason);
    }
    return out;
  }
  std::string Messages() const {
    std::string out;
    for (const Diagnostic& d : diagnostics.list()) {
      out +=
          fmt::format("{}: {} [{}]\n", source->Locate(d.span->begin).line, d.message, d.kind.name);
    }
    return out;
  }

  Diagnostics diagnostics;
  std::unique_ptr<SourceText> source;
  OverridesFile file;
};

TEST(ReadOverrides, PinsAndForbids) {
  const Read read(
      "# settled in spring\n"
      "[[pin]]\nold = \"103.2a\"\nnew = \"104.1\"\nreason = \"reworded\"\n\n"
      "[[forbid]]\nold = \"105.1\"\nnew = \"105.2\"\nreason = \"twins\"\n\n"
      "[[pin]]\nold = \"106\"\nreason = \"gone\"\n");
  EXPECT_EQ(read.Overrides(),
            "pin 103.2a>104.1: reworded; pin 106>: gone; forbid 105.1>105.2: twins");
  EXPECT_EQ(read.Messages(), "");
  EXPECT_THAT(read.file.spans, testing::SizeIs(3));
  EXPECT_EQ(read.source->Locate(read.file.spans[1].begin).line, 12u);
}

TEST(ReadOverrides, AnEmptyFileIsNone) { EXPECT_EQ(Read("").Overrides(), ""); }

TEST(ReadOverrides, EachFaultIsTold) {
  const auto messages = [](const std::string& text) { return Read(text).Messages(); };
  EXPECT_THAT(messages("[[pin]]\nold = \n"),
              testing::MatchesRegex("2: .* \\[override-syntax\\]\n"));
  EXPECT_EQ(messages("[[pin]]\nold = \"1.1\"\nnew = \"1.2\"\n"),
            "1: an override needs a reason [override-syntax]\n");
  EXPECT_EQ(messages("[[pin]]\nreason = \"why\"\n"),
            "1: an override must name old, new or both [override-syntax]\n");
  EXPECT_EQ(messages("[[forbid]]\nold = \"1.1\"\nreason = \"why\"\n"),
            "1: [[forbid]] needs both old and new [override-syntax]\n");
  EXPECT_EQ(messages("[[pin]]\nold = 103.2\nnew = \"1.2\"\nreason = \"why\"\n"),
            "2: \"old\" must be a number in quotes, such as \"103.2a\" [override-syntax]\n");
  EXPECT_EQ(messages("[pin]\nold = \"1.1\"\n"),
            "1: \"pin\" must be a table in double brackets: [[pin]] [override-syntax]\n");
  EXPECT_EQ(messages("\n[[pins]]\nold = \"1.1\"\n"),
            "2: \"pins\" is not an override: use [[pin]] or [[forbid]] [override-syntax]\n");
}

constexpr char kRules[] =
    "1. The Game\n\n101. Wardens\n\n101.1. A warden guards one lantern.\n\n101.2. No lantern burns "
    "under water.\n\n";

TEST(ReportUnfit, WhatNoLongerFitsIsReported) {
  Read read(
      "[[pin]]\nold = \"101.1\"\nnew = \"101.2\"\nreason = \"settled\"\n"
      "[[pin]]\nold = \"101.1\"\nnew = \"101.1\"\nreason = \"settled twice\"\n"
      "[[forbid]]\nold = \"101.9\"\nnew = \"101.1\"\nreason = \"once\"\n");
  const AlignedTexts pair(kRules, kRules, read.file.overrides);
  ReportUnfit(read.file, pair.concordance, read.diagnostics);
  EXPECT_EQ(
      read.Messages(),
      "5: pinning 101.1 to 101.1 no longer fits: a number does not exist, or another override "
      "has it [unfit-override]\n"
      "9: forbidding 101.9 to 101.1 no longer fits: a number does not exist, or another override "
      "has it [unfit-override]\n");
}

}  // namespace
}  // namespace codicil
