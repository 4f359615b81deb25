#include "corpus/store.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "base/sha256.h"

namespace codicil {
namespace {

constexpr size_t kDigest = 64;  // at the end of a database

Work TwoEditions() {
  Work work;
  work.id = "w";
  for (const char* date : {"2020-01-01", "2021-01-01"}) {
    EditionRecord& edition = work.editions.emplace_back();
    edition.id = edition.date = date;
    edition.files.push_back({"a.txt", std::string(kDigest, '0'), 10});
    ProvisionRecord& provision = edition.provisions.emplace_back();
    provision.num = "1";
    provision.text = work.texts.Add(date);
  }
  PairRecord& pair = work.transitions.emplace_back().pairs.emplace_back();
  pair.old_id = pair.new_id = 0;
  Lineage& lineage = work.lineages.all.emplace_back();
  lineage.id = "k7m2qdx";
  lineage.stops = {{0, 0, 1}, {1, 0, 1}};
  work.lineages.of = {{0}, {0}};
  return work;
}

std::string WhyRefused(const std::string& bytes) {
  std::string error;
  return ReadStore(bytes, &error) ? "it was read" : error;
}

TEST(Store, IsReadAsItWasWritten) {
  const std::string bytes = WriteStore(TwoEditions(), {});
  std::string error;
  const auto stored = ReadStore(bytes, &error);
  ASSERT_TRUE(stored) << error;
  EXPECT_TRUE(WriteStore(stored->work, {}) == bytes);
  EXPECT_TRUE(IsStore(bytes));
  EXPECT_TRUE(IsStore(bytes.substr(0, 200)));
}

TEST(Store, IsToldFromOtherFiles) {
  std::string bytes = WriteStore(TwoEditions(), {});
  bytes[68] = 'X';  // the application id
  EXPECT_FALSE(IsStore(bytes));
  EXPECT_FALSE(IsStore(""));
  EXPECT_FALSE(IsStore("notes"));
  EXPECT_EQ(WhyRefused(bytes), "is not a database that codicil made");
}

// A right digest does not make the rows right.
TEST(Store, RefusesContradictions) {
  Work without = TwoEditions();
  without.lineages = {};
  EXPECT_EQ(WhyRefused(WriteStore(without, {})), "is damaged: a provision has no lineage");
  Work twice = TwoEditions();
  twice.editions[0].provisions.push_back(twice.editions[0].provisions[0]);
  twice.lineages.all[0].stops = {{0, 0, 1}, {0, 1, 1}, {1, 0, 1}};
  EXPECT_EQ(WhyRefused(WriteStore(twice, {})), "is damaged: lineages contradict each other");
  Work idle = TwoEditions();
  idle.lineages.all.emplace_back().id = "none";
  EXPECT_EQ(WhyRefused(WriteStore(idle, {})), "is damaged: a lineage has no stops");
  Work beyond = TwoEditions();
  beyond.transitions[0].pairs[0].new_id = 7;
  EXPECT_EQ(WhyRefused(WriteStore(beyond, {})), "is damaged: a number is out of range");
  Work uncertain = TwoEditions();
  uncertain.transitions[0].pairs[0].confidence = 2;
  EXPECT_EQ(WhyRefused(WriteStore(uncertain, {})), "is damaged: a confidence is out of range");
}

TEST(Store, RefusesEachDamagedFile) {
  const std::string good = WriteStore(TwoEditions(), {});
  std::mt19937 random(1);
  for (int i = 0; i < 1000; ++i) {
    std::string bad = good;
    bad[random() % bad.size()] ^= static_cast<char>(1 << random() % 8);
    EXPECT_NE(WhyRefused(bad), "it was read");
  }
  for (int i = 0; i < 200; ++i)
    EXPECT_NE(WhyRefused(good.substr(0, random() % good.size())), "it was read");
}

// What a hand with evil intent may write: rows damaged, the digest made right. It may be read, as
// nothing tells a changed word from the true one, but what is read can be used.
TEST(Store, SurvivesDamageWithARightDigest) {
  const std::string good = WriteStore(TwoEditions(), {});
  const size_t size = good.size() - kDigest;
  std::mt19937 random(2);
  size_t refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string bad = good.substr(0, size);
    for (auto k = 1 + random() % 3; k > 0; --k)
      bad[random() % size] ^= static_cast<char>(1 << random() % 8);
    if (random() % 8 == 0) bad.resize(1 + random() % size);
    std::string error;
    const auto stored = ReadStore(bad + Sha256Hex(bad), &error);
    refused += !stored;
    if (!stored) {
      EXPECT_FALSE(error.empty());
      continue;
    }
    const Work& work = stored->work;
    EXPECT_EQ(work.transitions.size() + 1, work.editions.size());
    EXPECT_FALSE(WriteStore(work, {}).empty());
  }
  EXPECT_GT(refused, 0u);
}

}  // namespace
}  // namespace codicil
