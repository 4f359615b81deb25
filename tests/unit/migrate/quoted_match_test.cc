#include "migrate/quoted_match.h"

#include <gtest/gtest.h>

#include <string_view>

namespace codicil {
namespace {

constexpr std::string_view kRule =
    "A warden pays two embers to light a relic. “Lit” relics are warm.\n\nNobody else may.";

struct Quoted {
  std::string_view quoted;
  QuotedAs as;
  std::string_view words;  // as they truly are, where they differ
};

TEST(QuotationMatcher, ComparesWithTheTrueWords) {
  QuotationMatcher matcher;
  for (const Quoted& row : {
           Quoted{"A warden pays two embers", QuotedAs::kExactly, "A warden pays two embers"},
           {"A warden pays\n   two embers", QuotedAs::kExactly, "A warden pays two embers"},
           {"two embers to light a relic,", QuotedAs::kExactly, "two embers to light a relic"},
           {"warm. Nobody else", QuotedAs::kExactly, "warm. Nobody else"},
           {"A warden … to light a relic.", QuotedAs::kExactly, "A warden … to light a relic."},
           {"A warden [...] a relic", QuotedAs::kExactly, "A warden … a relic"},
           {"a warden pays", QuotedAs::kAlike, "A warden pays"},
           {"A warden  pays", QuotedAs::kAlike, "A warden pays"},
           {"a relic; \"lit\" relics", QuotedAs::kAlike, "a relic. “Lit” relics"},
           {"to light a relic … A warden", QuotedAs::kNotAtAll, ""},
           {"A warden pays three embers", QuotedAs::kNotAtAll, ""},
           {"ward", QuotedAs::kNotAtAll, ""},
           {"arden pays", QuotedAs::kNotAtAll, ""},
           {"", QuotedAs::kNotAtAll, ""},
           {"…", QuotedAs::kNotAtAll, ""},
       }) {
    const QuotedMatch match = matcher.Match(row.quoted, kRule);
    EXPECT_EQ(match.as, row.as) << row.quoted;
    EXPECT_EQ(match.words, row.words) << row.quoted;
  }
}

TEST(QuotationMatcher, WhatMustBeTheBeginningIsNotFoundBehindIt) {
  QuotationMatcher matcher;
  EXPECT_EQ(matcher.Match("A warden pays", kRule, true).as, QuotedAs::kExactly);
  EXPECT_EQ(matcher.Match("a warden pays", kRule, true).as, QuotedAs::kAlike);
  EXPECT_EQ(matcher.Match("two embers", kRule, true).as, QuotedAs::kNotAtAll);
}

}  // namespace
}  // namespace codicil
