// A work is the same however it was built: at once, edition by edition, in any order, after others
// were taken away, by any number of threads. The bytes of its database are compared.

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "corpus/corpus.h"
#include "works.h"

namespace codicil {
namespace {

// Keeps only some of the editions, in the order of the manifest.
Manifest With(const Manifest& all, std::vector<size_t> editions) {
  Manifest some = all;
  some.editions.clear();
  std::sort(editions.begin(), editions.end());
  for (const size_t i : editions) some.editions.push_back(all.editions[i]);
  return some;
}

// Returns the database that is built where `before` is the earlier one, or empty.
std::string Build(const Manifest& manifest, const std::string& before, unsigned threads = 1) {
  Work previous;
  if (!before.empty()) {
    auto read = ReadStore(before);
    EXPECT_TRUE(read) << read.failure().message();
    if (read) previous = std::move(read->work);
  }
  BuildOptions options;
  options.threads = threads;
  Sources messages;
  const WorkBuild build = BuildWork(manifest, std::move(previous), DiskFiles(), options, messages);
  EXPECT_TRUE(build.unusable.empty());
  return WriteStore(build.work, {});
}

std::vector<size_t> InOrder(const Manifest& manifest) {
  std::vector<size_t> order(manifest.editions.size());
  std::iota(order.begin(), order.end(), size_t{0});
  return order;
}

// Adds one edition after the other.
std::string BuildInSteps(const Manifest& manifest, const std::vector<size_t>& order) {
  std::string database;
  for (size_t count = 1; count <= order.size(); ++count)
    database =
        Build(With(manifest, {order.begin(), order.begin() + static_cast<long>(count)}), database);
  return database;
}

void HoldToOneBuild(const Manifest& manifest, unsigned orders) {
  const std::string at_once = Build(manifest, "");
  ASSERT_GT(at_once.size(), 4096u);
  EXPECT_TRUE(Build(manifest, "", 4) == at_once) << "four threads";
  EXPECT_TRUE(Build(manifest, at_once) == at_once) << "nothing changed";
  std::vector<size_t> order = InOrder(manifest);
  EXPECT_TRUE(BuildInSteps(manifest, order) == at_once) << "edition by edition";
  std::mt19937 random(20250101);
  for (unsigned i = 0; i < orders; ++i) {
    std::shuffle(order.begin(), order.end(), random);
    EXPECT_TRUE(BuildInSteps(manifest, order) == at_once) << "order " << i;
    std::vector<size_t> fewer = order;
    fewer.resize(order.size() - 1 - random() % (order.size() / 2));
    const Manifest some = With(manifest, fewer);
    EXPECT_TRUE(Build(some, at_once) == Build(some, "")) << "fewer editions, order " << i;
  }
}

TEST(WorkBuilds, GiveTheSameOfTheBundledWork) {
  const Manifest manifest = BundledManifest();
  ASSERT_GE(manifest.editions.size(), 4u);
#ifdef __SANITIZE_ADDRESS__
  constexpr unsigned kOrders = 4;  // sanitizer runs are slow and test for other faults
#else
  constexpr unsigned kOrders = 20;
#endif
  HoldToOneBuild(manifest, kOrders);
}

TEST(WorkBuilds, GiveTheSameOfRealEditions) {
  const Manifest manifest = RealManifest();
  if (manifest.editions.size() < 2) GTEST_SKIP() << kNeedsRealEditions;
  HoldToOneBuild(manifest, 1);
}

// What the manifest once said of an edition is not remembered.
TEST(WorkBuilds, FollowTheManifest) {
  const Manifest manifest = BundledManifest();
  Manifest other = manifest;
  for (ManifestEdition& edition : other.editions) {
    edition.language = "x-other";
    edition.source = "elsewhere";
  }
  other.editions[0].date = "1999-01-01";
  const std::string before = Build(other, "");
  Manifest bare = manifest;
  for (ManifestEdition& edition : bare.editions) {
    edition.date.clear();
    edition.language.clear();
  }
  bare.language.clear();
  EXPECT_TRUE(Build(bare, before) == Build(bare, ""));
  EXPECT_TRUE(Build(manifest, before) == Build(manifest, ""));
  EXPECT_FALSE(Build(bare, "") == before);
}

}  // namespace
}  // namespace codicil
