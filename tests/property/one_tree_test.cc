// One tree, many forms: an RST set and a plain text of the same date agree, and overlapping
// fragments make one edition.

#include <re2/re2.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "editions.h"
#include "rules/kinds.h"
#include "text/fold.h"

namespace codicil {
namespace {

// The words without citations and web addresses, spaces and brackets: an RST set puts these into
// notes and links.
std::string SetApart(const std::string& text) {
  static const RE2 kAddress("<?(?:https?://|www\\.)[^\\s>]+>?|\\S+\\.(?:com|example)\\S*");
  static const RE2 kSentence(
      "\\(?\\b[Ss]ee (?:also )?(?:rules?|section|\")[^.]*?\\d[^)]*?(?:\\.\\)|\\.(?: |$)|\\)|$)");
  static const RE2 kNumber("(?:rules?|sections?) \\d[\\w.-]*(?:, \"[^\"]*\")?");
  static const RE2 kRest("(?:\\((?:R|TM)\\))?[\\s_.,;()]*");
  std::string words = text;
  RE2::GlobalReplace(&words, kAddress, "");
  RE2::GlobalReplace(&words, kSentence, "");
  RE2::GlobalReplace(&words, kNumber, "");
  RE2::GlobalReplace(&words, kRest, "");
  return words;
}

std::string Words(const Passage& passage) { return SetApart(Fold(passage.text)); }

std::vector<std::string> Examples(const Provision& provision) {
  std::vector<std::string> all;
  for (const Passage& example : provision.examples) all.push_back(Words(example));
  return all;
}

struct Pair {
  std::string rst, text;
};

// Each RST set with the plain text of its date.
std::vector<Pair> Pairs() {
  std::vector<Pair> pairs;
  for (const EditionFiles& rst : AllEditions()) {
    if (!rst.paths[0].ends_with("index.rst")) continue;
    const std::string date = EditionOf(rst).effective_date;
    for (const EditionFiles& text : AllEditions()) {
      if (text.paths[0].ends_with(".txt") && EditionOf(text).effective_date == date) {
        pairs.push_back({rst.paths[0], text.paths[0]});
      }
    }
  }
  return pairs;
}

void Compare(const Pair& pair) {
  const Edition rst = ReadFiles({"", {pair.rst}}), text = ReadFiles({"", {pair.text}});
  size_t both = 0, equal = 0, examples_differ = 0;
  std::set<std::string> chapters;
  for (const Provision& p : rst.provisions) {
    chapters.insert(p.number.ToString().substr(0, 3));
    const ProvisionId id = text.Find(p.number);
    EXPECT_NE(id, kNoProvision) << p.number.ToString() << " is only in the RST";
    if (id == kNoProvision) continue;
    const Provision& other = text.provisions[id];
    ++both;
    if (Words(p.heading) == Words(other.heading) && Words(p.text) == Words(other.text)) {
      ++equal;
    } else {
      std::printf("  %s differs\n", p.number.ToString().c_str());
    }
    EXPECT_EQ(p.examples.size(), other.examples.size()) << p.number.ToString();
    if (Examples(p) != Examples(other)) {
      ++examples_differ;
      std::printf("  the examples of %s differ\n", p.number.ToString().c_str());
    }
  }
  for (const Provision& p : text.provisions) {
    if (!chapters.count(p.number.ToString().substr(0, 3))) continue;
    EXPECT_NE(rst.Find(p.number), kNoProvision)
        << p.number.ToString() << " is only in the plain text";
  }
  std::printf(
      "%s: %zu provisions in both, %zu with equal words (%.2f %%), %zu with other examples\n",
      std::filesystem::path(pair.rst).parent_path().filename().c_str(), both, equal,
      100.0 * static_cast<double>(equal) / static_cast<double>(both), examples_differ);
  EXPECT_GE(static_cast<double>(equal), 0.985 * static_cast<double>(both));
}

TEST(OneTree, RstAndPlainTextOfOneDateAgree) {
  const std::vector<Pair> pairs = Pairs();
  ASSERT_FALSE(pairs.empty());
  for (const Pair& pair : pairs) Compare(pair);
}

// Seeds: fragments that overlap, in any order.
TEST(OneTree, OverlappingFragmentsGiveOneEdition) {
  std::vector<std::string> paths;
  for (const EditionFiles& files : AllEditions()) {
    if (files.name.starts_with("seed_") && EditionOf(files).sources().files[0].format == "plain")
      paths.push_back(files.paths[0]);
  }
  if (paths.empty()) GTEST_SKIP() << kNeedsRealEditions;
  const Edition forward = ReadFiles({"", paths});
  std::reverse(paths.begin(), paths.end());
  const Edition backward = ReadFiles({"", paths});
  ASSERT_EQ(forward.provisions.size(), backward.provisions.size());
  for (ProvisionId id = 0; id < forward.provisions.size(); ++id) {
    const Provision& p = forward.provisions[id];
    EXPECT_EQ(p.number, backward.provisions[id].number);
    EXPECT_EQ(p.text.text, backward.provisions[id].text.text) << p.number.ToString();
    EXPECT_EQ(p.examples.size(), backward.provisions[id].examples.size()) << p.number.ToString();
    if (id > 0) {
      EXPECT_NE(p.number, forward.provisions[id - 1].number) << "twice: " << p.number.ToString();
    }
    if (p.level == Level::kSubrule) {
      EXPECT_TRUE(p.text.text.ends_with('.') || p.text.text.ends_with(')'))
          << p.number.ToString() << " is cut off";
    }
  }
  const auto conflicts = [](const Diagnostic& d) { return d.kind == kind::kFragmentConflict; };
  EXPECT_EQ(std::count_if(forward.sources().diagnostics.list().begin(),
                          forward.sources().diagnostics.list().end(), conflicts),
            0);
}

}  // namespace
}  // namespace codicil
