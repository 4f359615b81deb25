// The closed lists of every edition are at their stated places, and equal those written down by
// hand if there are any.

#include <rapidjson/document.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "editions.h"
#include "output/types.h"
#include "rules/source_span.h"
#include "tests/unit/output/schema_check.h"
#include "text/fold.h"
#include "vocabulary/vocabulary.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

TEST_P(EditionTest, EveryMemberStandsWhereItIsSaidTo) {
  const Edition& edition = EditionOf(GetParam());
  for (const VocabularyList& list : ExtractVocabulary(edition).lists) {
    for (size_t i = 0; i < list.members.size(); ++i) {
      const ListMember& member = list.members[i];
      const Passage& passage = PassageOfMember(edition, list, i);
      ASSERT_LE(member.end, passage.text.size()) << list.name;
      EXPECT_EQ(passage.text.substr(member.begin, member.end - member.begin), member.name)
          << list.name;
      const auto span = SourceSpanOf(passage, member.begin, member.end);
      ASSERT_TRUE(span) << list.name << ": " << member.name;
      const std::string there(edition.sources().files[span->source].text->Cut(*span));
      if (passage.origins.empty()) {
        EXPECT_EQ(there, member.name);
      }
    }
    const bool apart = !list.member_provisions.empty();
    EXPECT_TRUE(apart ||
                (list.begin <= list.members.front().begin && list.end >= list.members.back().end));
  }
}

TEST_P(EditionTest, TheListsPassTheirSchemas) {
  const Edition& edition = EditionOf(GetParam());
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  EXPECT_EQ(SchemaViolation(Written(WriteTypesJson, TypesReport{edition, vocabulary}),
                            "codicil-types-1.schema.json"),
            "");
  const Edition other =
      ReadString("100.1 The zones are hand, field, and attic.\n", Format::kPlainText);
  const Vocabulary others = ExtractVocabulary(other);
  const auto changes = CompareVocabularies(others, vocabulary, edition);
  EXPECT_EQ(SchemaViolation(Written(WriteTypeChangesJson, TypesComparison{other, edition, changes}),
                            "codicil-types-diff-1.schema.json"),
            "");
}

TEST_P(EditionTest, NoListHasChangedSinceTheSameEdition) {
  const Edition& edition = EditionOf(GetParam());
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  EXPECT_TRUE(CompareVocabularies(vocabulary, vocabulary, edition).empty());
}

using Names = std::vector<std::string>;

Names Folded(const VocabularyList& list) {
  Names names;
  for (const ListMember& member : list.members) names.push_back(Fold(member.name));
  return names;
}

Names Folded(const rapidjson::Value& members) {
  Names names;
  for (const auto& member : members.GetArray()) names.push_back(Fold(member.GetString()));
  return names;
}

rapidjson::Document ReadTruth(const std::string& path) {
  std::ifstream file(std::string(CODICIL_SOURCE_FOLDER) + "/" + path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  rapidjson::Document truth;
  EXPECT_FALSE(truth.Parse(text.c_str()).HasParseError()) << path;
  return truth;
}

// Every list that was found is in `truth`, with the same members, and the reverse. `members_of`
// finds the members in the value of a name.
template <typename MembersOf>
void ExpectLists(const Vocabulary& vocabulary, const rapidjson::Value& truth,
                 MembersOf members_of) {
  for (const VocabularyList& list : vocabulary.lists) {
    const auto it = truth.FindMember(list.name.c_str());
    ASSERT_NE(it, truth.MemberEnd()) << "the work has no list of " << list.name;
    EXPECT_EQ(Folded(list), Folded(members_of(it->value))) << list.name;
  }
  for (const auto& entry : truth.GetObject()) {
    EXPECT_NE(vocabulary.Find(entry.name.GetString()), nullptr) << entry.name.GetString();
  }
}

struct Bundled {
  std::string file;
  std::string truth;
};

class BundledWork : public testing::TestWithParam<Bundled> {};
INSTANTIATE_TEST_SUITE_P(Editions, BundledWork,
                         testing::Values(Bundled{"e1.txt", "e1"}, Bundled{"e2.txt", "e2"},
                                         Bundled{"e3.txt", "e3"}, Bundled{"e4.txt", "e4"},
                                         Bundled{"e4-rst/index.rst", "e4"}));

TEST_P(BundledWork, HasTheListsThatItWasWrittenWith) {
  const std::string folder = "corpus/emberfall/";
  const rapidjson::Document truth = ReadTruth(folder + "truth/types-" + GetParam().truth + ".json");
  const Edition edition =
      ReadFiles({"", {std::string(CODICIL_SOURCE_FOLDER) + "/" + folder + GetParam().file}});
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  ExpectLists(vocabulary, truth, [](const rapidjson::Value& list) -> const rapidjson::Value& {
    return list["members"];
  });
  for (const auto& entry : truth.GetObject()) {
    const std::string place = entry.value.HasMember("provision")
                                  ? entry.value["provision"].GetString()
                                  : "glossary: " + std::string(entry.value["glossary"].GetString());
    const auto stands = [&](const VocabularyList& list) {
      return list.name == entry.name.GetString() && PlaceOfList(edition, list) == place;
    };
    EXPECT_TRUE(std::any_of(vocabulary.lists.begin(), vocabulary.lists.end(), stands))
        << entry.name.GetString();
  }
}

// vocabulary_seeds.json has the lists of the seeds: one RST file, and four fragments in plain text.
TEST(Seeds, HaveTheListsThatWereReadFromThem) {
  const rapidjson::Document truth = ReadTruth("tests/property/vocabulary_seeds.json");
  std::map<std::string, std::vector<std::string>> parts;
  for (const EditionFiles& files : AllEditions()) {
    if (!files.name.starts_with("seed_") || !IsMeasured(files)) continue;
    const bool rst = EditionOf(files).sources().files[0].format == "rst";
    parts[rst ? "parts_of_a_card" : "fragments"].push_back(files.paths[0]);
  }
  if (parts["fragments"].size() < 4)
    parts.erase("fragments");  // their lists run from one to another
  if (parts.empty()) GTEST_SKIP() << kNeedsRealEditions;
  for (const auto& [name, paths] : parts) {
    const Edition edition = ReadFiles({"", paths});
    ASSERT_TRUE(truth.HasMember(name.c_str())) << name;
    ExpectLists(ExtractVocabulary(edition), truth[name.c_str()],
                [](const rapidjson::Value& members) -> const rapidjson::Value& { return members; });
  }
}

// Works rarely drop a list: a list of one text edition is also in the next one unless its name
// changed. Temporary lists are reported, so that a lost one is noticed.
TEST(RealEditions, KeepTheirLists) {
  std::map<std::string, size_t> last;  // list -> members in the edition before
  std::string before;
  size_t lost = 0, kept = 0;
  for (const EditionFiles& files : AllEditions()) {
    if (!files.name.starts_with("text_")) continue;
    const Edition& edition = EditionOf(files);
    std::map<std::string, size_t> now;
    for (const VocabularyList& list : ExtractVocabulary(edition).lists) {
      now[list.name] = std::max(now[list.name], list.members.size());
    }
    const bool were_neighbours = WereNeighbours(before, files.paths[0]);
    for (const auto& [name, members] : last) {
      if (now.count(name) > 0) {
        kept += were_neighbours;
        continue;
      }
      lost += were_neighbours;
      std::printf("%s no longer has the %zu %s\n", files.name.c_str(), members, name.c_str());
    }
    last = std::move(now);
    before = files.paths[0];
  }
  if (last.empty()) GTEST_SKIP() << kNeedsRealEditions;
  EXPECT_LE(lost * 25, kept) << lost << " lists lost";
}

}  // namespace
}  // namespace codicil
