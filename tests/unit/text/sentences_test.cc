#include "text/sentences.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace codicil {
namespace {

// The sentences of a text, with " / " between them, and " // " where a paragraph ends.
std::string Split(std::string_view text) {
  std::string all, between;
  for (const Sentence& sentence : SplitSentences(text)) {
    all += between;
    all += text.substr(sentence.begin, sentence.end - sentence.begin);
    between = sentence.ends_paragraph ? " // " : " / ";
  }
  return all;
}

TEST(Sentences, EndWhereAReaderEndsThem) {
  const std::pair<const char*, const char*> kCases[] = {
      {"", ""},
      {"The lamp burns", "The lamp burns"},
      {"A lamp burns. A boat waits.", "A lamp burns. / A boat waits."},
      {"A lamp burns.\n\nA boat waits.", "A lamp burns. // A boat waits."},
      {"A lamp\nburns. A boat", "A lamp\nburns. / A boat"},
      {"Lamps\n\nBoats", "Lamps // Boats"},
      {"See rule 203.1. Then stop.", "See rule 203.1. / Then stop."},
      {"It costs 1.5 of them. Pay.", "It costs 1.5 of them. / Pay."},
      {"Dr. Hale waits. He sings.", "Dr. Hale waits. / He sings."},
      {"A relic, e.g. a lamp, burns.", "A relic, e.g. a lamp, burns."},
      {"“Run!” is a command. Obey.", "“Run!” is a command. / Obey."},
      {"It is called “Ember.” It burns.", "It is called “Ember.” / It burns."},
      {"It burns (see 3.1. Lamps). Wait.", "It burns (see 3.1. Lamps). / Wait."},
      {"It burns. (See rule 3, “Lamps.”) Wait.", "It burns. / (See rule 3, “Lamps.”) / Wait."},
      {"p != q is all.", "p != q is all."},
      {"Who waits? A boat! So be it.", "Who waits? / A boat! / So be it."},
      {"灯は燃える。船は待つ。", "灯は燃える。 / 船は待つ。"},
      {"Die Lampe brennt vgl. Abs. 3 hell. Warte.", "Die Lampe brennt vgl. Abs. 3 hell. / Warte."},
  };
  for (const auto& [text, sentences] : kCases) EXPECT_EQ(Split(text), sentences) << text;
}

TEST(Sentences, CoverEachWordOnce) {
  const std::string text = "One. (Two. Three.) “Four!” five\n\nSix: seven.  Eight";
  uint32_t end = 0;
  for (const Sentence& sentence : SplitSentences(text)) {
    for (uint32_t at = end; at < sentence.begin; ++at) EXPECT_LE(text[at], ' ') << at;
    end = sentence.end;
  }
  EXPECT_EQ(end, text.size());
}

TEST(Sentences, TheOneAroundAByte) {
  const std::string text = "A lamp burns. A boat waits. A bell rings.";
  const auto around = [&](size_t at, size_t reach) {
    const Sentence sentence = SentenceAround(text, at, reach);
    return text.substr(sentence.begin, sentence.end - sentence.begin);
  };
  EXPECT_EQ(around(0, 100), "A lamp burns.");
  EXPECT_EQ(around(16, 100), "A boat waits.");
  EXPECT_EQ(around(16, 4), "A boat");
  EXPECT_EQ(around(text.size(), 100), "");
}

TEST(Sentences, WhatATextEndsIn) {
  const std::pair<const char*, TextEnd> kCases[] = {
      {"", TextEnd::kNone},          {"a lamp", TextEnd::kNone},    {"a lamp,", TextEnd::kComma},
      {"a lamp;", TextEnd::kPause},  {"a lamp —", TextEnd::kPause}, {"a lamp:", TextEnd::kColon},
      {"a lamp.", TextEnd::kStop},   {"a “lamp.”", TextEnd::kStop}, {"(a lamp.)", TextEnd::kStop},
      {"*a lamp!*", TextEnd::kStop}, {"a lamp.¹", TextEnd::kStop},  {"灯。」", TextEnd::kStop},
      {"दीप।", TextEnd::kStop},
  };
  for (const auto& [text, end] : kCases) EXPECT_EQ(EndOf(text), end) << text;
}

}  // namespace
}  // namespace codicil
