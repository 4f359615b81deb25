#include "text/diagnostics.h"

#include <gtest/gtest.h>

#include "ingest/kinds.h"
#include "output/kinds.h"
#include "rules/kinds.h"
#include "text/kinds.h"

namespace codicil {
namespace {

TEST(DiagnosticNames, EverySeverityComesBackFromItsName) {
  for (const Severity severity : {Severity::kNote, Severity::kWarning, Severity::kError}) {
    EXPECT_EQ(SeverityFromName(SeverityName(severity)), severity);
  }
}

TEST(Diagnostics, KeepsReportsInOrderAndCountsThem) {
  Diagnostics diagnostics;
  diagnostics.Report(kind::kNumberGap, Severity::kNote, "one", Span{0, 1, 2});
  diagnostics.Report(kind::kNotText, Severity::kError, "two");
  ASSERT_EQ(diagnostics.list().size(), 2u);
  EXPECT_EQ(diagnostics.list()[0].span, (Span{0, 1, 2}));
  EXPECT_EQ(diagnostics.list()[1].message, "two");
  EXPECT_EQ(diagnostics.Count(Severity::kError), 1u);
  EXPECT_EQ(diagnostics.Count(Severity::kWarning), 0u);
}

}  // namespace
}  // namespace codicil
