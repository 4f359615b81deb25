#include "rules/provision_key.h"

#include <gtest/gtest.h>

#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

TEST(ProvisionKey, IsTheNumberAndWhichOfItsProvisions) {
  EXPECT_EQ(ProvisionKey::Parse("203.1")->ToString(), "203.1");
  EXPECT_EQ(ProvisionKey::Parse("203.1#2")->ToString(), "203.1#2");
  EXPECT_EQ(ProvisionKey::Parse("203.1#2")->occurrence, 2u);
  for (const char* text : {"", "#2", "203.1#", "203.1#1", "203.1#x", "203.1#2#3"})
    EXPECT_EQ(ProvisionKey::Parse(text), std::nullopt) << text;
}

TEST(ProvisionKey, LeadsBackToItsProvision) {
  const Edition edition = ReadRules(
      "100. Boats\n\n100.1. A boat floats.\n\n100.1. A boat sinks.\n\n100.2. A boat is red.\n");
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id)
    EXPECT_EQ(FindKey(edition, KeyOf(edition, id)), id) << KeyText(edition, id);
  EXPECT_EQ(FindKey(edition, *ProvisionKey::Parse("100.1#3")), kNoProvision);
  EXPECT_EQ(KeyText(edition, kNoProvision), "");
}

}  // namespace
}  // namespace codicil
