// Compares citations with sentences labelled by hand; citations_labels.tsv explains how they were
// drawn.

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "crossref/cross_references.h"
#include "editions.h"
#include "text/code_points.h"

namespace codicil {
namespace {

using Mentions = std::set<std::string>;  // "12-25=203.3a;203.3c..203.3f"

struct Sentence {
  std::string edition, owner, part;  // "2026-01-16"; "203.3" or "= Term"; "text", "example[0]"
  size_t begin = 0, end = 0;         // code points of the passage
  Mentions mentions;
};

std::vector<std::string> Fields(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  return fields;
}

Sentence SentenceOf(const std::string& line) {
  const std::vector<std::string> fields = Fields(line);
  EXPECT_GE(fields.size(), 5u) << line;
  Sentence sentence{fields[0], fields[1], fields[2], 0, 0, {}};
  EXPECT_EQ(std::sscanf(fields[3].c_str(), "%zu-%zu", &sentence.begin, &sentence.end), 2) << line;
  sentence.mentions.insert(fields.begin() + 4, fields.end());
  sentence.mentions.erase("-");
  return sentence;
}

std::vector<Sentence> ReadSentences() {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/tests/property/citations_labels.tsv");
  std::vector<Sentence> sentences;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with('#')) sentences.push_back(SentenceOf(line));
  }
  return sentences;
}

std::string Shown(const Locator& locator) {
  switch (locator.kind) {
    case Locator::kTerm:
      return fmt::format("t:{}", locator.name);
    case Locator::kDocument:
      return fmt::format("d:{}", locator.name);
    case Locator::kLabel:
      return fmt::format("l:{}", locator.name);
    case Locator::kNumber:
      break;
  }
  if (locator.last.empty()) return locator.first.ToString();
  return fmt::format("{}..{}", locator.first.ToString(), locator.last.ToString());
}

struct Found {
  size_t begin, end;
  std::string shown;
};

Found Show(const Edition& edition, const Citation& citation) {
  const std::string_view text = PassageAt(edition, citation.place).text;
  const size_t begin = CountCodePoints(text.substr(0, citation.begin));
  const size_t end = CountCodePoints(text.substr(0, citation.end));
  std::string shown = fmt::format("{}-{}=", begin, end);
  for (const Locator& locator : citation.locators) {
    if (!shown.ends_with('=')) shown += ';';
    shown += Shown(locator);
  }
  return {begin, end, shown};
}

// The citations found in one edition, by owner and part.
class FoundIn {
 public:
  explicit FoundIn(const Edition& edition) {
    for (const Citation& citation : CrossReference(edition).citations) {
      found_[NameOf(edition, citation.place)].push_back(Show(edition, citation));
    }
  }
  Mentions In(const Sentence& sentence) {
    Mentions mentions;
    for (const Found& found : found_[{sentence.owner, sentence.part}]) {
      if (found.begin < sentence.end && found.end > sentence.begin) mentions.insert(found.shown);
    }
    return mentions;
  }

 private:
  using Name = std::pair<std::string, std::string>;
  static Name NameOf(const Edition& edition, const PassageRef& place) {
    if (place.InGlossary()) {
      return {fmt::format("= {}", edition.glossary[place.owner].term.text), "text"};
    }
    const std::string number = edition.provisions[place.owner].number.ToString();
    if (place.kind == PassageKind::kExample)
      return {number, fmt::format("example[{}]", place.index)};
    return {number, place.kind == PassageKind::kText ? "text" : "other"};
  }
  std::map<Name, std::vector<Found>> found_;
};

struct Score {
  size_t labelled = 0, found = 0, right = 0;
  void Add(const Sentence& sentence, const Mentions& mentions) {
    labelled += sentence.mentions.size();
    found += mentions.size();
    for (const std::string& mention : mentions) right += sentence.mentions.contains(mention);
    if (mentions != sentence.mentions) Tell(sentence, mentions);
  }
  double precision() const { return static_cast<double>(right) / static_cast<double>(found); }
  double recall() const { return static_cast<double>(right) / static_cast<double>(labelled); }

 private:
  static void Tell(const Sentence& sentence, const Mentions& mentions) {
    fmt::print("{} {} {} {}-{}:", sentence.edition, sentence.owner, sentence.part, sentence.begin,
               sentence.end);
    for (const std::string& mention : sentence.mentions) {
      if (!mentions.contains(mention)) fmt::print(" missed {}", mention);
    }
    for (const std::string& mention : mentions) {
      if (!sentence.mentions.contains(mention)) fmt::print(" wrong {}", mention);
    }
    fmt::print("\n");
  }
};

const EditionFiles* FilesOf(const std::string& edition) {
  const std::string name = edition.ends_with(".rst") ? "rst_set" : "text_" + edition;
  for (const EditionFiles& files : AllEditions()) {
    if (files.name == name) return &files;
  }
  return nullptr;
}

TEST(LabelledSentences, AreManyAndHalfOfThemCiteNothing) {
  const std::vector<Sentence> sentences = ReadSentences();
  std::set<std::string> editions;
  size_t without = 0;
  for (const Sentence& sentence : sentences) {
    editions.insert(sentence.edition);
    without += sentence.mentions.empty();
  }
  EXPECT_GE(sentences.size(), 420u);
  EXPECT_GE(editions.size(), 12u);
  EXPECT_GE(without * 100, sentences.size() * 45);
  EXPECT_LE(without * 100, sentences.size() * 55);
}

// The labels of the editions that are present.
TEST(LabelledSentences, AreReadAsAPersonReadsThem) {
  std::map<std::string, std::vector<Sentence>> by_edition;
  for (Sentence& sentence : ReadSentences()) {
    by_edition[sentence.edition].push_back(std::move(sentence));
  }
  Score score;
  bool all_are_here = true;
  for (const auto& [name, sentences] : by_edition) {
    const EditionFiles* files = FilesOf(name);
    if (files == nullptr) {
      fmt::print("skipped: no edition {} in CODICIL_EDITIONS\n", name);
      all_are_here = false;
      continue;
    }
    FoundIn found(ReadFiles(*files));
    for (const Sentence& sentence : sentences) score.Add(sentence, found.In(sentence));
  }
  if (score.labelled == 0) GTEST_SKIP() << kNeedsRealEditions;
  fmt::print("{} mentions labelled, {} found, {} right: precision {:.4f}, recall {:.4f}\n",
             score.labelled, score.found, score.right, score.precision(), score.recall());
  if (!all_are_here) return;  // the floors are those of all labels
  EXPECT_GE(score.precision(), 0.995);
  EXPECT_GE(score.recall(), 0.99);
}

}  // namespace
}  // namespace codicil
