// Invariants of the citations and terms of every edition, and the table of docs/citations.md.

#include "crossref/cross_references.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "crossref/reference_index.h"
#include "crossref/word_forms.h"
#include "editions.h"
#include "output/refs.h"
#include "tests/unit/output/schema_check.h"
#include "text/words.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

std::string_view Cut(std::string_view text, size_t begin, size_t end) {
  return begin <= end && end <= text.size() ? text.substr(begin, end - begin) : std::string_view();
}

// "this rule": the words name no number, and the number is that of the provision or of one above.
bool IsSelf(const Edition& edition, const Citation& citation, std::string_view words) {
  if (citation.place.InGlossary() || (words[0] | 0x20) != 't') return false;
  const RuleNumber& first = citation.locators[0].first;
  for (ProvisionId id = citation.place.owner; id != kNoProvision;
       id = edition.provisions[id].parent) {
    if (edition.provisions[id].number == first) return true;
  }
  return false;
}

// The same number, whatever its lead: "12" after "§", "Article 3" for "Art 3".
bool IsSameNumber(std::string_view words, const RuleNumber& number, const NumberingStyle& style) {
  const auto parsed = RuleNumber::Parse(words, style);
  return parsed && parsed->WithLead(0) == number.WithLead(0);
}

// The words are the last component of the number: "b" for 203.3b.
bool IsLastPart(std::string_view words, const RuleNumber& number) {
  return words == number.ComponentText(number.size() - 1);
}

// The words spell the number out, or, after another number, its last part: "203.3a", "b", "a–c".
bool SaysNumber(std::string_view words, const Locator& locator, bool follows,
                const NumberingStyle& style) {
  const auto says = [&](std::string_view part, const RuleNumber& number, bool brief) {
    return IsSameNumber(part, number, style) || (brief && IsLastPart(part, number));
  };
  if (locator.last.empty()) return says(words, locator.first, follows);
  for (size_t sign = 1; sign < words.size(); ++sign) {
    const std::string_view first = words.substr(0, words.find_last_not_of(' ', sign - 1) + 1);
    if (!says(first, locator.first, follows)) continue;
    for (size_t at = sign; at < words.size(); ++at) {
      if (says(words.substr(at), locator.last, true)) return true;
    }
  }
  return false;
}

void ExpectSays(const Edition& edition, const Citation& citation, size_t index) {
  const Locator& locator = citation.locators[index];
  const std::string_view text = PassageAt(edition, citation.place).text;
  const std::string_view words = Cut(text, locator.begin, locator.end);
  ASSERT_FALSE(words.empty());
  EXPECT_LE(citation.begin, locator.begin);
  EXPECT_GE(citation.end, std::max(locator.end, locator.title_end));
  switch (locator.kind) {
    case Locator::kNumber:
      EXPECT_TRUE(SaysNumber(words, locator, index > 0, edition.scheme) ||
                  IsSelf(edition, citation, words))
          << words << " is taken for " << locator.first.ToString();
      break;
    case Locator::kTerm:
    case Locator::kDocument:
    case Locator::kLabel: {
      const auto& marks = PassageAt(edition, citation.place).marks;
      const bool marked = std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) {
        return mark.begin == locator.begin && mark.end == locator.end;
      });
      EXPECT_TRUE(marked || words == locator.name) << words;
    }
  }
  if (locator.title.empty()) return;
  EXPECT_EQ(Cut(text, locator.title_begin, locator.title_begin + locator.title.size()),
            locator.title);
  EXPECT_GE(locator.title_end, locator.title_begin + locator.title.size());
}

TEST_P(EditionTest, EveryCitationSaysWhatStandsThere) {
  const Edition& edition = EditionOf(GetParam());
  const CrossReferences references = CrossReference(edition);
  const Citation* before = nullptr;
  for (const Citation& citation : references.citations) {
    ASSERT_FALSE(citation.locators.empty());
    ASSERT_LE(citation.end, PassageAt(edition, citation.place).text.size());
    if (before != nullptr && before->place == citation.place) {
      EXPECT_LE(before->end, citation.begin);
    }
    for (size_t i = 0; i < citation.locators.size(); ++i) ExpectSays(edition, citation, i);
    before = &citation;
  }
}

// The forms of a word, and the word.
std::set<std::string> FormsOf(const std::string& word) {
  std::vector<std::string> forms = {word};
  AddForms(word, forms);
  return {forms.begin(), forms.end()};
}

std::vector<std::string> WordsOf(std::string_view text) {
  WordSplitter splitter;
  std::vector<std::string> words;
  for (const Word& word : splitter.Split(text)) {
    words.push_back(FoldCase(text.substr(word.begin, word.end - word.begin)));
  }
  return words;
}

bool IsFormOf(const std::vector<std::string>& words, std::string_view name) {
  const std::vector<std::string> term = WordsOf(name);
  return std::equal(words.begin(), words.end(), term.begin(), term.end(),
                    [](const std::string& used, const std::string& word) {
                      return FormsOf(word).contains(used);
                    });
}

TEST_P(EditionTest, EveryUseOfATermIsAFormOfIt) {
  const Edition& edition = EditionOf(GetParam());
  const CrossReferences references = CrossReference(edition);
  const TermUse* before = nullptr;
  for (const TermUse& use : references.term_uses) {
    const std::string_view words = Cut(PassageAt(edition, use.place).text, use.begin, use.end);
    ASSERT_FALSE(words.empty());
    const auto names = TermNames(edition.glossary[use.entry].term.text);
    EXPECT_TRUE(
        std::any_of(names.begin(), names.end(),
                    [&](const std::string& name) { return IsFormOf(WordsOf(words), name); }))
        << words << " is taken for " << names[0];
    EXPECT_FALSE(use.place.InGlossary() && use.place.owner == use.entry);
    if (before != nullptr && before->place == use.place) {
      EXPECT_LE(before->end, use.begin);
    }
    before = &use;
  }
}

using Edges = std::set<std::pair<uint32_t, uint32_t>>;  // the cited provision, and the citing
                                                        // citation

Edges EdgesOf(const NumberLists& cited_by) {
  Edges edges;
  for (uint32_t id = 0; id < cited_by.size(); ++id) {
    for (const uint32_t citation : cited_by[id]) {
      EXPECT_TRUE(edges.emplace(id, citation).second) << "twice";
    }
  }
  return edges;
}

TEST_P(EditionTest, BacklinksAreTheInverseOfCitations) {
  const Edition& edition = EditionOf(GetParam());
  const CrossReferences references = CrossReference(edition);
  Edges provisions, entries;
  for (uint32_t i = 0; i < references.citations.size(); ++i) {
    for (const Locator& locator : references.citations[i].locators) {
      for (const ProvisionId id : locator.targets) provisions.emplace(id, i);
      for (const uint32_t entry : locator.terms) entries.emplace(entry, i);
    }
  }
  EXPECT_EQ(EdgesOf(references.cited_by), provisions);
  EXPECT_EQ(EdgesOf(references.entry_cited_by), entries);
}

TEST_P(EditionTest, TheJsonPassesItsSchema) {
  const Edition& edition = EditionOf(GetParam());
  const std::string json =
      Written(WriteRefsJson, RefsReport{edition, CrossReference(edition), true});
  EXPECT_EQ(SchemaViolation(json, "codicil-refs-1.schema.json"), "");
}

constexpr std::array kStatuses = {CitationStatus::kResolved,  CitationStatus::kDangling,
                                  CitationStatus::kMistitled, CitationStatus::kAmbiguous,
                                  CitationStatus::kOutside,   CitationStatus::kExternal};

// "| 2026-01-16 | 4 | 3 | 1 | …": citations, then by status, then uses of terms.
std::string RowOf(const std::string& name, const CrossReferences& references) {
  std::map<CitationStatus, size_t> count;
  for (const Citation& citation : references.citations) ++count[citation.status];
  std::string row = fmt::format("| {} | {} |", name, references.citations.size());
  for (const CitationStatus status : kStatuses) row += fmt::format(" {} |", count[status]);
  return row + fmt::format(" {} |", references.term_uses.size());
}

// "text_2026-01-16" is called 2026-01-16 there.
std::string NameInTable(const std::string& name) {
  return name.starts_with("text_") ? name.substr(5) : name;
}

// The editions in the table that are present.
TEST(Documents, TheTableOfCitationsIsRight) {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/docs/citations.md");
  const std::string table{std::istreambuf_iterator<char>(file), {}};
  for (const EditionFiles& files : AllEditions()) {
    const std::string name = NameInTable(files.name);
    if (table.find("\n| " + name + " |") == table.npos) continue;
    const std::string row = RowOf(name, CrossReference(ReadFiles(files)));
    EXPECT_NE(table.find(row + "\n"), table.npos) << "docs/citations.md has another row than\n"
                                                  << row;
  }
}

}  // namespace
}  // namespace codicil
