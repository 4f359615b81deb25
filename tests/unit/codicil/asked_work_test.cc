#include "codicil/asked_work.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/output/schema_check.h"

namespace codicil {
namespace {

using testing::HasSubstr;

std::unique_ptr<AskedWork> OpenBundled() {
  return std::move(*AskedWork::Open(CODICIL_BUNDLED_WORK));
}

TEST(AskedWork, EveryQuestionIsAnsweredByItsSchema) {
  const auto work = OpenBundled();
  ASSERT_NE(work, nullptr);
  for (const auto& [question, schema] : {
           std::pair(R"({"ask": "editions"})", "codicil-editions/1"),
           {R"({"ask": "edition", "edition": "e1"})", "codicil-edition/1"},
           {R"({"ask": "show", "name": "202.1-202.2"})", "codicil-show/1"},
           {R"({"ask": "search", "words": "draw step", "limit": 2})", "codicil-search/1"},
           {R"({"ask": "refs"})", "codicil-refs/1"},
           {R"({"ask": "types"})", "codicil-types/1"},
           {R"({"ask": "check"})", "codicil-check/1"},
           {R"({"ask": "trace", "name": "203.1", "edition": "2021-03-01"})", "codicil-trace/1"},
           {R"({"ask": "blame", "name": "jsgp5qz"})", "codicil-blame/1"},
           {R"({"ask": "diff", "old": "e2", "new": "e3"})", "codicil-diff/1"},
           {R"({"ask": "crosswalk", "old": "e2", "new": "newest"})", "codicil-crosswalk/1"},
           {R"({"ask": "outline", "under": "106", "depth": 1})", "codicil-outline/1"},
           {R"({"ask": "glossary", "term": "banks"})", "codicil-show/1"},
           {R"({"ask": "refs", "name": "203.1"})", "codicil-refs/1"},
           {R"({"ask": "locate", "names": ["204.1", "xyzzy"], "then": "e1"})", "codicil-located/1"},
           {R"({"ask": "verify", "text": "See rule 106.2."})", "codicil-verify/1"},
           {R"({"ask": "migrate", "text": "See rule 204.1.", "then": "e1"})", "codicil-migrate/1"},
       }) {
    const std::string answer = work->Ask(question);
    EXPECT_THAT(answer, HasSubstr(schema)) << question;
    EXPECT_EQ(ViolationOfItsSchema(answer), "") << question;
  }
}

TEST(AskedWork, TextsAreAsCommandsPrintThem) {
  const auto work = OpenBundled();
  ASSERT_NE(work, nullptr);
  for (const auto& [question, part] : {
           std::pair(R"({"ask": "outline", "under": "106", "as": "text"})", "106.2"),
           {R"({"ask": "show", "name": "106.2", "as": "text"})", "The ember symbols"},
           {R"({"ask": "diff", "old": "e3", "new": "e4", "under": "701", "as": "text"})", "701.12"},
           {R"({"ask": "locate", "names": ["204.1"], "then": "e1", "as": "text"})", "203.1"},
           {R"({"ask": "verify", "text": "See rule 999.9.", "as": "text"})",
            "no edition has 999.9"},
       }) {
    EXPECT_THAT(work->Ask(question), HasSubstr(part)) << question;
  }
}

TEST(AskedWork, WhatCannotBeAnsweredSaysWhy) {
  const auto work = OpenBundled();
  ASSERT_NE(work, nullptr);
  for (const auto& [question, why] : {
           std::pair("", "a question is a JSON object"),
           {"[]", "a question is a JSON object"},
           {"{}", R"(\"ask\" is missing)"},
           {R"({"ask": 1})", R"(\"ask\" must be a text)"},
           {R"({"ask": "dance"})", "nothing answers"},
           {R"({"ask": "show"})", R"(\"name\" is missing)"},
           {R"({"ask": "show", "name": "999.9"})", "no provision and no term"},
           {R"({"ask": "trace", "name": "nonesuch"})", "no provision and no lineage"},
           {R"({"ask": "edition", "edition": "e9"})", "no edition"},
           {R"({"ask": "search", "words": "a", "limit": -1})", "must be a whole number"},
           {R"({"ask": "show", "name": "106.2", "as": "html"})", R"(\"as\" is)"},
           {R"({"ask": "glossary", "term": "banck"})", "suggestions"},
           {R"({"ask": "show", "name": "702.9d"})", "the last that has it is e1"},
           {R"({"ask": "locate"})", R"(\"names\" is missing)"},
           {R"({"ask": "migrate", "text": "", "min_confidence": 2})", "from 0 to 1"},
       }) {
    EXPECT_THAT(work->Ask(question), testing::AllOf(HasSubstr("error"), HasSubstr(why)));
  }
}

TEST(AskedWork, WhatCannotBeOpenedSaysWhy) {
  const auto work = AskedWork::Open("nowhere");
  ASSERT_FALSE(work);
  EXPECT_THAT(work.failure().message(), HasSubstr("cannot read nowhere"));
}

}  // namespace
}  // namespace codicil
