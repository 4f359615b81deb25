// Changes to the lines or the bytes of an edition that reading undoes: wrapping at a column, or
// double encoding.

#include <algorithm>
#include <cstdio>
#include <map>

#include "editions.h"
#include "text/code_points.h"
#include "text/converter.h"
#include "text/kinds.h"
#include "text/lines.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

// Where a line can be broken: after a space, and after a dash between two words.
bool MayBreakAfter(std::string_view line, size_t end) {
  const std::string_view before = line.substr(0, end), behind = line.substr(end);
  if (behind.empty() || behind.front() == ' ') return false;
  if (before.ends_with(' ')) return true;
  const auto in_word = [](char c) { return c != ' ' && c != '-' && c != '/' && c != '+'; };
  for (const std::string_view dash : {"-", "\u2013", "\u2014"}) {
    if (!before.ends_with(dash) || before.size() == dash.size()) continue;
    return in_word(before[before.size() - dash.size() - 1]) && in_word(behind.front());
  }
  return false;
}

void AppendWrapped(std::string_view line, size_t width, std::string& out) {
  size_t begin = 0, fits = 0;
  for (size_t end = 1; end <= line.size(); ++end) {
    if (end < line.size() && !MayBreakAfter(line, end)) continue;
    std::string_view piece = line.substr(begin, end - begin);
    while (piece.ends_with(' ')) piece.remove_suffix(1);
    if (fits > begin && CountCodePoints(piece) > width) {
      out.append(line.substr(begin, fits - begin)) += '\n';
      begin = fits;
    }
    fits = end;
  }
  out.append(line.substr(begin)) += '\n';
}

std::string Wrap(std::string_view text, size_t width) {
  std::string wrapped;
  for (const Line& line : SplitLines(text))
    AppendWrapped(text.substr(line.begin, line.end - line.begin), width, wrapped);
  return wrapped;
}

using Counts = std::map<std::string, size_t>;

void CountParagraphs(const std::string& key, std::string_view text, Counts& counts) {
  while (!text.empty()) {
    const size_t end = std::min(text.find("\n\n"), text.size());
    ++counts[key + std::string(text.substr(0, end))];
    text.remove_prefix(std::min(end + 2, text.size()));
  }
}

// Each paragraph with the part that it belongs to.
Counts Paragraphs(const Edition& edition) {
  Counts counts;
  for (const Provision& provision : edition.provisions) {
    const std::string key = provision.number.ToString() + " ";
    CountParagraphs(key + "heading ", provision.heading.text, counts);
    CountParagraphs(key, provision.text.text, counts);
    for (const Passage& example : provision.examples)
      CountParagraphs(key + "example ", example.text, counts);
  }
  for (const GlossaryEntry& entry : edition.glossary)
    CountParagraphs(std::string(entry.term.text) + " ", entry.text.text, counts);
  return counts;
}

struct Share {
  size_t same = 0;
  size_t all = 0;

  double value() const { return static_cast<double>(same) / static_cast<double>(all); }
};

Share SameIn(const Counts& wanted, const Counts& found) {
  Share share;
  for (const auto& [paragraph, count] : wanted) {
    const auto at = found.find(paragraph);
    share.all += count;
    share.same += at == found.end() ? 0 : std::min(count, at->second);
  }
  return share;
}

bool HasLongLines(std::string_view text) {
  size_t longest = 0;
  for (const Line& line : SplitLines(text))
    longest = std::max<size_t>(longest, line.end - line.begin);
  return longest > 300;
}

// The same at four widths.
Share Measure(const EditionFiles& files) {
  const Edition& edition = EditionOf(files);
  Share all;
  if (edition.sources().files.size() != 1 || edition.sources().files[0].format != "plain" ||
      !HasLongLines(edition.sources().files[0].text->text()))
    return all;  // wrapped already, or not plain text
  const Counts wanted = Paragraphs(edition);
  for (const size_t width : {70, 80, 90, 100}) {
    const std::string wrapped = Wrap(edition.sources().files[0].text->text(), width);
    const Share share = SameIn(wanted, Paragraphs(ReadString(wrapped, Format::kPlainText)));
    all.same += share.same;
    all.all += share.all;
  }
  return all;
}

// A fragment has few paragraphs, and an edition can be damaged.
TEST(WrappedLines, AreJoined) {
  Share all;
  for (const EditionFiles& files : SomeEditions()) {
    const Share share = Measure(files);
    if (share.all == 0) continue;
    std::printf("%s: %zu of %zu wrapped paragraphs are what they were\n", files.name.c_str(),
                share.same, share.all);
    if (!IsMeasured(files)) continue;
    EXPECT_GE(share.value(), 0.9) << files.name;
    all.same += share.same;
    all.all += share.all;
  }
  std::printf("in all that were measured: %zu of %zu, %.5f\n", all.same, all.all, all.value());
  EXPECT_GE(all.value(), 0.998);
}

// Read as windows-1252, or as ISO-8859-1 if that has no such character.
std::string EncodeTwice(std::string_view text) {
  const std::array<char32_t, 256> table = SingleByteTable("windows-1252");
  std::string twice;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    AppendCodePoint(table[byte] == 0xFFFD ? byte : table[byte], twice);
  }
  return twice;
}

bool SaysEncodedTwice(const Edition& edition) {
  const auto& list = edition.sources().diagnostics.list();
  return std::any_of(list.begin(), list.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.kind == kind::kEncodedTwice;
  });
}

TEST_P(EditionTest, TheSecondEncodingIsUndone) {
  const Edition& edition = EditionOf(GetParam());
  EXPECT_FALSE(SaysEncodedTwice(edition));
  const Source& source = edition.sources().files[0];
  const std::string_view text = source.text->text();
  if (edition.sources().files.size() != 1 || CountCodePoints(text) == text.size()) return;
  const Edition twice = ReadString(EncodeTwice(text), Format::kAuto);
  EXPECT_EQ(twice.sources().files[0].text->text(), text);
  EXPECT_EQ(Paragraphs(twice), Paragraphs(edition));
  EXPECT_TRUE(SaysEncodedTwice(twice));
}

}  // namespace
}  // namespace codicil
