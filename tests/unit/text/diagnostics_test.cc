#include "text/diagnostics.h"

#include <gtest/gtest.h>

#include <set>

namespace codicil {
namespace {

TEST(DiagnosticNames, EveryKindHasItsOwnNameAndComesBackFromIt) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(DiagnosticKind::kJsonShape); ++i) {
    const auto kind = static_cast<DiagnosticKind>(i);
    const std::string_view name = DiagnosticName(kind);
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), name.npos) << name;
    EXPECT_TRUE(names.insert(name).second) << name;
    EXPECT_EQ(DiagnosticKindFromName(name), kind) << name;
  }
  EXPECT_EQ(DiagnosticName(DiagnosticKind::kUndecodableBytes), "undecodable-bytes");
  EXPECT_EQ(DiagnosticName(DiagnosticKind::kRstMissingFile), "rst-missing-file");
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
