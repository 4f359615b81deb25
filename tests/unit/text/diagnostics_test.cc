#include "text/diagnostics.h"

#include <gtest/gtest.h>

#include <set>

namespace codicil {
namespace {

TEST(DiagnosticNames, EveryKindHasItsOwnNameAndComesBackFromIt) {
  std::set<std::string_view> names;
  std::set<std::string_view> summaries;
  // kUnwritableCharacter is the last one of the enumeration.
  ASSERT_EQ(AllDiagnosticKinds().size(),
            static_cast<size_t>(DiagnosticKind::kUnwritableCharacter) + 1);
  for (size_t i = 0; i < AllDiagnosticKinds().size(); ++i) {
    const auto kind = static_cast<DiagnosticKind>(i);  // so that no kind lacks its row
    const std::string_view name = DiagnosticName(kind);
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), name.npos) << name;
    EXPECT_TRUE(names.insert(name).second) << name;
    EXPECT_EQ(DiagnosticKindFromName(name), kind) << name;
    EXPECT_TRUE(DiagnosticSummary(kind).ends_with(".")) << name;
    EXPECT_TRUE(summaries.insert(DiagnosticSummary(kind)).second) << name;
  }
  EXPECT_EQ(DiagnosticName(DiagnosticKind::kUndecodableBytes), "undecodable-bytes");
  EXPECT_EQ(DiagnosticName(DiagnosticKind::kRstMissingFile), "rst-missing-file");
  EXPECT_EQ(DiagnosticSummary(DiagnosticKind::kJsonSyntax), "The input is not well-formed JSON.");
}

TEST(DiagnosticNames, EverySeverityComesBackFromItsName) {
  for (const Severity severity : {Severity::kNote, Severity::kWarning, Severity::kError}) {
    EXPECT_EQ(SeverityFromName(SeverityName(severity)), severity);
  }
}

TEST(DiagnosticNames, NoOtherNameIsKnown) {
  EXPECT_EQ(DiagnosticKindFromName("Undecodable-Bytes"), std::nullopt);
  EXPECT_EQ(SeverityFromName(""), std::nullopt);
}

TEST(Diagnostics, KeepsReportsInOrderAndCountsThem) {
  Diagnostics diagnostics;
  diagnostics.Report(DiagnosticKind::kNumberGap, Severity::kNote, "one", Span{0, 1, 2});
  diagnostics.Report(DiagnosticKind::kNotText, Severity::kError, "two");
  ASSERT_EQ(diagnostics.list().size(), 2u);
  EXPECT_EQ(diagnostics.list()[0].span, (Span{0, 1, 2}));
  EXPECT_EQ(diagnostics.list()[1].message, "two");
  EXPECT_EQ(diagnostics.Count(Severity::kError), 1u);
  EXPECT_EQ(diagnostics.Count(Severity::kWarning), 0u);
}

}  // namespace
}  // namespace codicil
