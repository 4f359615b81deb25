#include "corpus/store.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
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
  const auto stored = ReadStore(bytes);
  return stored ? "it was read" : stored.failure().message();
}

TEST(Store, IsReadAsItWasWritten) {
  const std::string bytes = WriteStore(TwoEditions(), {});
  const auto stored = ReadStore(bytes);
  ASSERT_TRUE(stored) << stored.failure().message();
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

// A store of TwoEditions in which somebody changed rows and made the digest right.
std::string Changed(const std::string& sql) {
  const std::string good = WriteStore(TwoEditions(), {});
  sqlite3* database = nullptr;
  sqlite3_open(":memory:", &database);
  sqlite3_int64 size = static_cast<sqlite3_int64>(good.size() - kDigest);
  auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(good.size()));
  std::ranges::copy(good, copy);
  sqlite3_deserialize(database, "main", copy, size, size,
                      SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sql;
  unsigned char* changed = sqlite3_serialize(database, "main", &size, 0);
  const std::string bytes(reinterpret_cast<char*>(changed), static_cast<size_t>(size));
  sqlite3_free(changed);
  sqlite3_close(database);
  return bytes + Sha256Hex(bytes);
}

// A right digest does not make the rows right.
TEST(Store, RefusesContradictions) {
  const std::pair<const char*, const char*> cases[] = {
      {"UPDATE provision SET lineage = NULL", "a provision has no lineage"},
      {"UPDATE provision SET edition = 1", "lineages contradict each other"},
      {"UPDATE provision SET edition = 3 - edition", "editions are out of order"},
      {"INSERT INTO lineage VALUES (2, 'none', 1, 1, '1', NULL)", "a lineage has no stops"},
      {"UPDATE change SET new = 7", "a number is out of range"},
      {"UPDATE change SET new = 1", "a number is out of range"},
      {"UPDATE change SET kinds = '[\"edited\",\"lost\"]'", "a kind is unknown"},
      {"UPDATE change SET confidence = 2", "a confidence is out of range"},
      {"DELETE FROM store_transition", "a number is out of range"},
      {"UPDATE provision SET id = 5 WHERE id = 2", "a row is missing"},
      {"CREATE INDEX i ON provision(num)", "other tables"},
      {"DROP TABLE store_warning", "other tables"},
  };
  for (const auto& [sql, why] : cases)
    EXPECT_EQ(WhyRefused(Changed(sql)), fmt::format("is damaged: {}", why)) << sql;
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
    const auto stored = ReadStore(bad + Sha256Hex(bad));
    refused += !stored;
    if (!stored) {
      EXPECT_FALSE(stored.failure().message().empty());
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
