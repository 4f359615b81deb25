// Faults planted into texts that have none: what learns the style of a text must still see what
// departs from it. Each text is written in a style of its own, gets one fault at a random place,
// and the fault must be found there.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "check/check.h"
#include "check/kinds.h"
#include "editions.h"
#include "rules/kinds.h"

namespace codicil {
namespace {

using Random = std::mt19937;

size_t Below(Random& random, size_t count) { return random() % count; }

template <typename List>
const auto& AnyOf(const List& list, Random& random) {
  return list[Below(random, std::size(list))];
}

// How a text is written.
struct Style {
  std::string open, close;  // its quotation marks
  std::string between;      // between two sentences
  std::string reference;    // a citation after a sentence, "{}" is the number
  bool items_have_stops;
};

const Style kStyles[] = {{"“", "”", " ", " (See rule {}.)", true},
                         {"\"", "\"", "  ", " See rule {}.", false},
                         {"„", "“", " ", " [see rule {}]", true},
                         {"«", "»", " ", " (see rule {})", false}};

struct Paragraph {
  std::string number;
  std::string text;
  bool item = false;
};
using Text = std::vector<Paragraph>;

constexpr const char* kWho[] = {"A warden", "The guild", "Each keeper", "The oldest player"};
constexpr const char* kDoes[] = {"lights", "douses", "names", "carries", "counts", "hides"};
constexpr const char* kWhat[] = {"a relic", "two embers", "the lamp", "a rite of that court"};
constexpr const char* kWhen[] = {"at the beginning of a turn", "when the bell is struck",
                                 "before the others have paid", "after the last round of play"};

std::string Clause(Random& random) {
  return fmt::format("{} {} {} {}", AnyOf(kWho, random), AnyOf(kDoes, random), AnyOf(kWhat, random),
                     AnyOf(kWhen, random));
}

std::string Rule(const Style& style, const std::string& cited, Random& random) {
  std::string text = Clause(random) + "." + style.between;
  text += fmt::format("This is called {}{}{} (or a turn of it).", style.open, AnyOf(kWhat, random),
                      style.close);
  if (Below(random, 3) == 0) text += fmt::format(fmt::runtime(style.reference), cited);
  return text;
}

// Ten chapters of eight rules; some have a list of items below them.
Text CleanText(const Style& style, Random& random) {
  Text text;
  for (int chapter = 100; chapter < 110; ++chapter) {
    text.push_back({fmt::format("{}.", chapter), "Wardens"});
    for (int rule = 1; rule <= 8; ++rule) {
      const std::string cited = fmt::format("{}.{}", 100 + Below(random, 10), 1 + Below(random, 8));
      text.push_back({fmt::format("{}.{}.", chapter, rule), Rule(style, cited, random)});
      if (Below(random, 4) != 0) continue;
      for (const char letter : {'a', 'b', 'c'})
        text.push_back({fmt::format("{}.{}{}", chapter, rule, letter),
                        Clause(random) + (style.items_have_stops ? "." : ""), true});
    }
  }
  return text;
}

std::string Written(const Text& text) {
  std::string written;
  for (const Paragraph& one : text) written += fmt::format("{} {}\n\n", one.number, one.text);
  return written;
}

// Plants a fault into a paragraph; false if it has no place for it.
struct Fault {
  std::string name;
  std::set<std::string_view> kinds;  // that may say so
  std::function<bool(const Style&, Paragraph&, Random&)> plant;
};

bool Erase(std::string& text, const std::string& what) {
  const size_t at = text.rfind(what);
  if (at == text.npos) return false;
  text.erase(at, what.size());
  return true;
}

const Fault kFaults[] = {
    {"missing stop",
     {kind::kSentenceCutOff.name},
     [](const Style&, Paragraph& one, Random&) {
       if (one.item || !one.text.ends_with('.')) return false;
       one.text.pop_back();
       return true;
     }},
    {"unclosed bracket",
     {kind::kUnbalancedBrackets.name},
     [](const Style&, Paragraph& one, Random&) { return Erase(one.text, ")"); }},
    {"unopened bracket",
     {kind::kUnbalancedBrackets.name},
     [](const Style&, Paragraph& one, Random&) { return Erase(one.text, "("); }},
    {"unclosed quotation",
     {kind::kUnbalancedQuotes.name},
     [](const Style& style, Paragraph& one, Random&) { return Erase(one.text, style.close); }},
    {"doubled word",
     {kind::kRepeatedWord.name},
     [](const Style&, Paragraph& one, Random&) {
       const size_t at = one.text.find(" the ");
       if (at == one.text.npos) return false;
       one.text.insert(at, " the");
       return true;
     }},
    {"double space",
     {kind::kDoubleSpace.name},
     [](const Style&, Paragraph& one, Random&) {
       const size_t at = one.text.find(" called ");
       if (at == one.text.npos) return false;
       one.text.insert(at, " ");
       return true;
     }},
    {"number out of order",
     {kind::kNumberOrder.name, kind::kNumberDuplicate.name, kind::kNumberGap.name},
     [](const Style&, Paragraph& one, Random& random) {
       if (one.item || !one.number.ends_with('.') || one.number.size() < 6) return false;
       one.number = fmt::format("{}{}.", one.number.substr(0, 4), 12 + Below(random, 40));
       return true;
     }},
    {"dangling citation",
     {kind::kDanglingCitation.name},
     [](const Style&, Paragraph& one, Random& random) {
       const size_t at = one.text.find("See rule ") != one.text.npos ? one.text.find("See rule ")
                                                                     : one.text.find("see rule ");
       if (at == one.text.npos) return false;
       one.text.replace(at + 9, 5, fmt::format("{}.{}", 100 + Below(random, 10), 40));
       return true;
     }}};

// The kinds that are found in a text.
std::multiset<std::string_view> KindsIn(const std::string& written) {
  const Edition edition = ReadString(written, Format::kPlainText);
  std::multiset<std::string_view> kinds;
  for (const CheckFinding& one :
       CheckEdition(edition, CrossReference(edition), ExtractVocabulary(edition)).found)
    kinds.insert(one.diagnostic.kind.name);
  return kinds;
}

bool IsFound(const Fault& fault, const std::multiset<std::string_view>& kinds) {
  for (const std::string_view kind : fault.kinds)
    if (kinds.contains(kind)) return true;
  return false;
}

TEST(PlantedFaults, ACleanTextHasNone) {
  for (const Style& style : kStyles) {
    Random random(7);
    const Text text = CleanText(style, random);
    std::multiset<std::string_view> kinds = KindsIn(Written(text));
    kinds.erase(kind::kDuplicateText.name);
    EXPECT_TRUE(kinds.empty()) << *kinds.begin() << " in\n" << Written(text);
  }
}

TEST(PlantedFaults, AreFound) {
  constexpr size_t kRounds = 12, kTries = 400;
  constexpr double kLeast = 0.95;
  for (const Fault& fault : kFaults) {
    size_t planted = 0, found = 0;
    for (const Style& style : kStyles) {
      for (size_t round = 0; round < kRounds; ++round) {
        Random random(static_cast<unsigned>(round + 100));
        Text text = CleanText(style, random);
        size_t tries = 0;
        while (tries < kTries && !fault.plant(style, text[Below(random, text.size())], random))
          ++tries;
        if (tries == kTries) continue;
        ++planted;
        found += IsFound(fault, KindsIn(Written(text)));
      }
    }
    RecordProperty(fault.name, fmt::format("{} of {}", found, planted));
    EXPECT_GE(planted, kRounds) << fault.name;
    EXPECT_GE(static_cast<double>(found), kLeast * static_cast<double>(planted))
        << fault.name << ": " << found << " of " << planted;
  }
}

}  // namespace
}  // namespace codicil
