#include "budget_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace codicil {
namespace {

constexpr char kHead[] = "1. Embers\n\n100. Wardens\n\n";

template <typename Part>
std::string Joined(size_t count, Part part) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += part(i);
  return text;
}

std::string Repeated(std::string_view unit, size_t count) {
  return Joined(count, [unit](size_t) { return unit; });
}

// "100.1. ...", a rule for each text.
std::string Rules(const std::vector<std::string>& texts) {
  return kHead + Joined(texts.size(),
                        [&](size_t i) { return fmt::format("100.{}. {}\n\n", i + 1, texts[i]); });
}

std::string OneRule(const std::string& text) { return Rules({text}); }

std::string RstRule(const std::string& definitions, const std::string& text) {
  return "Wardens\n=======\n\n" + definitions + "\n\n100.1\n-----\n\n" + text + "\n";
}

// Sentences that have no words in common.
std::vector<std::string> Sentences(size_t count) {
  std::mt19937 random(7);
  std::vector<std::string> sentences(count);
  for (std::string& sentence : sentences) {
    for (int word = 0; word < 12; ++word)
      sentence += fmt::format("{}{}", word ? " glow" : "Ember", random() % 9000);
    sentence += '.';
  }
  return sentences;
}

std::string InOneLine(const std::vector<std::string>& sentences) {
  return Joined(sentences.size(), [&](size_t i) { return (i ? " " : "") + sentences[i]; });
}

std::vector<std::string> Shuffled(std::vector<std::string> texts) {
  std::shuffle(texts.begin(), texts.end(), std::mt19937(3));
  return texts;
}

std::string JsonProvisions(size_t count, std::string_view provision) {
  return R"({"schema": "codicil-edition/1", "provisions": [)" +
         Joined(
             count,
             [&](size_t i) { return (i ? "," : "") + fmt::format(fmt::runtime(provision), i); }) +
         "]}";
}

// The same number of glossary entries as rules.
std::string WithGlossary(size_t count, std::string_view rule, std::string_view entry) {
  return Rules(std::vector<std::string>(count, std::string(rule))) + "Glossary\n\n" +
         Repeated(entry, count);
}

using Texts = std::vector<std::string>;

std::vector<BudgetInput> OfOneEdition() {
  return {
      {"findings on one line", 5000,
       [](size_t n) { return Texts{OneRule(Repeated("see rule 999.9 and the the \"x ( ", n))}; }},
      {"unknown roles on one line", 5000,
       [](size_t n) { return Texts{RstRule("", Repeated(" :foo:`x`", n))}; }},
      {"unclosed markup on one line", 5000,
       [](size_t n) { return Texts{RstRule("", Repeated(" *a `b |c", n))}; }},
      {"a gap before each rule, on one line", 4000,
       [](size_t n) {
         return Texts{JsonProvisions(n, R"({{"num": "100.{0}1", "text": "A rule."}})")};
       }},
      {"one number", 3000,
       [](size_t n) {
         return Texts{JsonProvisions(n, R"({{"num": "100.1", "text": "{0} cites 100.1."}})")};
       }},
      {"no shape", 4000,
       [](size_t n) { return Texts{JsonProvisions(n, R"({{"num": 5, "text": "{0}"}})")}; }},
      {"ranges over all rules", 3000,
       [](size_t n) {
         return Texts{Rules(std::vector<std::string>(n, "See rules 100.1–100.2999."))};
       }},
      {"many ranges in one rule", 20000,
       [](size_t n) {
         return Texts{Rules(std::vector<std::string>(300, "A rule.")) + "100.301. See rules " +
                      Repeated("100.1–100.300, ", n) + "100.1.\n"};
       }},
      {"a substitution", 1000,
       [](size_t n) {
         return Texts{RstRule(".. |a| replace:: " + Repeated("word ", n), Repeated("|a| ", n))};
       }},
      {"a heading that is referred to", 1000,
       [](size_t n) {
         const std::string title = Repeated("word ", n);
         return Texts{".. _a:\n\n" + title + "\n" + std::string(title.size(), '=') +
                      "\n\n100.1\n-----\n\n" + Repeated(":ref:`a` ", n) + "\n"};
       }},
      {"a link that is referred to", 2000,
       [](size_t n) {
         return Texts{
             RstRule(".. _a: https://example.org/" + std::string(n, 'x'), Repeated("a_ ", n))};
       }},
      {"one term, many entries", 1500,
       [](size_t n) {
         return Texts{WithGlossary(n, "The ember burns. See Ember.", "Ember\nA heat.\n\n")};
       }},
      {"a term of one letter", 3000,
       [](size_t n) {
         return Texts{Rules(std::vector<std::string>(n, "X and X and X burn X.")) +
                      "Glossary\n\nX\nA letter.\n\nYa\nNo letter.\n\n"};
       }},
      {"a long term that cites", 2000,
       [](size_t n) {
         return Texts{R"({"schema": "codicil-edition/1", "provisions": [{"num": "1.1", "text": )"
                      R"("A rule."}], "glossary": [{"term": ")" +
                      Repeated("ember ", n) + R"(", "text": ")" + Repeated("See rule 1.1. ", n) +
                      "\"}]}"};
       }},
      {"a long heading over many rules", 2000,
       [](size_t n) {
         return Texts{
             R"({"schema": "codicil-edition/1", "provisions": [{"num": "1", "heading": ")" +
             Repeated("ember ", n) + R"("})" +
             Joined(n,
                    [](size_t i) {
                      return fmt::format(R"(,{{"num": "1.{}", "text": "See rule 1, “Ash.”"}})",
                                         i + 1);
                    }) +
             "]}"};
       }},
      {"signs to escape", 20000, [](size_t n) { return Texts{OneRule(Repeated("<&\">*_[", n))}; }},
      {"brackets in brackets", 50000,
       [](size_t n) { return Texts{OneRule(Repeated("(", n) + "x" + Repeated(")", n))}; }},
      {"cells", 1500,
       [](size_t n) { return Texts{RstRule("", "+---+\n" + Repeated("| a |\n+---+\n", n))}; }},
  };
}

std::vector<BudgetInput> OfTwoEditions() {
  return {
      {"one rule became many", 400,
       [](size_t n) {
         const Texts sentences = Sentences(n);
         return Texts{OneRule(InOneLine(sentences)), Rules(sentences)};
       }},
      {"many rules became one", 400,
       [](size_t n) {
         const Texts sentences = Sentences(n);
         return Texts{Rules(sentences), OneRule(InOneLine(sentences))};
       }},
      {"every rule elsewhere", 1000,
       [](size_t n) {
         const Texts sentences = Sentences(n);
         return Texts{Rules(sentences), Rules(Shuffled(sentences))};
       }},
      {"the same rule many times", 3000,
       [](size_t n) {
         return Texts{Rules(Texts(n, "A warden pays.")), Rules(Texts(n + n / 8, "A warden pays."))};
       }},
      {"every second word", 10000,
       [](size_t n) {
         const auto words = [n](char other) {
           return OneRule(
               Joined(n, [=](size_t i) { return fmt::format("a{} {}{} ", i, other, i); }));
         };
         return Texts{words('b'), words('c')};
       }},
      {"cut off in the middle", 1500,
       [](size_t n) {
         const std::string whole = Rules(Sentences(n));
         return Texts{whole, whole.substr(0, whole.size() / 2)};
       }},
      {"examples elsewhere", 1000,
       [](size_t n) {
         const auto examples = [](const Texts& texts) {
           return OneRule("A rule.") +
                  Joined(texts.size(), [&](size_t i) { return "Example: " + texts[i] + "\n\n"; });
         };
         const Texts sentences = Sentences(n);
         return Texts{examples(sentences), examples(Shuffled(sentences))};
       }},
  };
}

}  // namespace

const std::vector<BudgetInput>& BudgetInputs() {
  static const std::vector<BudgetInput> inputs = [] {
    std::vector<BudgetInput> all = OfOneEdition();
    for (BudgetInput& input : OfTwoEditions()) all.push_back(std::move(input));
    return all;
  }();
  return inputs;
}

}  // namespace codicil
