#include "pathological_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>

#include "diff/edition_diff.h"
#include "tests/unit/read_rules.h"

namespace codicil {
namespace {

using Texts = std::vector<std::string>;

template <typename Part>
std::string Joined(size_t count, Part part) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += part(i);
  return text;
}

std::string Rules(const Texts& texts) {
  return "1. Embers\n\n100. Wardens\n\n" + Joined(texts.size(), [&](size_t i) {
           return fmt::format("100.{}. {}\n\n", i + 1, texts[i]);
         });
}

// Of few words and in one manner, as in a law: each word and each beginning occurs in many.
Texts Sentences(size_t count) {
  constexpr std::array kNouns = {"lamp", "ember", "warden", "tower", "bridge",
                                 "gate", "wick",  "stone",  "river", "coin"};
  constexpr std::array kVerbs = {"pays", "takes", "lights", "moves", "keeps", "opens", "shuts"};
  std::mt19937 random(7);
  const auto one_of = [&random](const auto& words) { return words[random() % words.size()]; };
  Texts sentences(count);
  for (size_t i = 0; i < count; ++i) {
    sentences[i] = fmt::format("The {} {} a {} of the {} named n{} before it {} the {}.",
                               one_of(kNouns), one_of(kVerbs), one_of(kNouns), one_of(kNouns), i,
                               one_of(kVerbs), one_of(kNouns));
  }
  return sentences;
}

std::string InOneLine(const Texts& sentences) {
  return Joined(sentences.size(), [&](size_t i) { return (i ? " " : "") + sentences[i]; });
}

Texts Shuffled(Texts texts) {
  std::shuffle(texts.begin(), texts.end(), std::mt19937(3));
  return texts;
}

Texts WithOneMore(Texts texts) {
  texts.insert(texts.begin(), "Nobody knew of this one.");
  return texts;
}

std::string WithExamples(const Texts& examples) {
  return Rules({"A rule."}) +
         Joined(examples.size(), [&](size_t i) { return "Example: " + examples[i] + "\n\n"; });
}

// "See rule 100.1. The lamp …": each rule is cited, before words with which many begin.
std::string Citing(const Texts& sentences) {
  return Joined(sentences.size(), [&](size_t i) {
    return fmt::format("See rule 100.{}:\n{}\n\n", i + 1, sentences[i]);
  });
}

// Ranges from each rule of the first half to the last of all.
std::string CitingRanges(size_t count) {
  return Joined(count, [&](size_t i) {
    return fmt::format("See rules 100.{}-100.{}.\n\n", i / 2 + 1, count);
  });
}

}  // namespace

const std::vector<PathologicalPair>& PathologicalPairs() {
  using Made = PathologicalTexts;
  static const std::vector<PathologicalPair> pairs = {
      {"one rule became many",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules({InOneLine(all)}), Rules(all), ""};
       }},
      {"many rules became one",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules(all), Rules({InOneLine(all)}), ""};
       }},
      {"many examples elsewhere",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{WithExamples(all), WithExamples(Shuffled(all)), ""};
       }},
      {"many rules, each cited with its words",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules(all), Rules(WithOneMore(all)), Citing(all)};
       }},
      {"many rules, cited in ranges",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules(all), Rules(WithOneMore(all)), CitingRanges(n)};
       }},
      {"many rules, often cited all together",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules(all), Rules(WithOneMore(all)),
                     Joined(n, [](size_t) { return "See rule 100.x.\n\n"; })};
       }},
      {"many rules, cited in ranges that broke",
       [](size_t n) {
         const Texts all = Sentences(n);
         return Made{Rules(all), Rules(Shuffled(all)), CitingRanges(n)};
       }},
  };
  return pairs;
}

Compared ReadAndCompare(const PathologicalTexts& texts) {
  Compared made{ReadRules(texts.old_text), ReadRules(texts.new_text), {}, {}};
  const CrossReferences old_references = CrossReference(made.old_edition);
  const CrossReferences new_references = CrossReference(made.new_edition);
  made.concordance = Align(made.old_edition, old_references, made.new_edition, new_references);
  DiffEditions(
      {made.old_edition, old_references, made.new_edition, new_references, made.concordance});
  Diagnostics diagnostics;
  const auto citing = SourceText::Decode(0, "citing.txt", texts.citing, {}, diagnostics);
  if (!citing) return made;
  Migrator migrator(made.old_edition, made.new_edition, made.concordance, 0.7f);
  made.migration = migrator.Migrate(*citing, diagnostics);
  return made;
}

}  // namespace codicil
