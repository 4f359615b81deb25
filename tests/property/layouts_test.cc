// A text is the same work however it is laid out: with other ends of lines, set in, wrapped at
// another width, in pages with running lines. The bundled work and the samples are held to that;
// the works of others (CODICIL_EDITIONS/corpus/works) are printed, as their own layout may be what
// tells their numbers.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "base/split.h"
#include "editions.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

using Lines = std::vector<std::string>;

std::string Joined(const Lines& lines, std::string_view end) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append(end);
  return text;
}

std::string WithCrLf(const Lines& lines) { return Joined(lines, "\r\n"); }

std::string SetIn(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line.empty() ? "\n" : "    " + line + "\n";
  return text;
}

// At blanks, as far as there are any.
std::string Wrapped(const Lines& lines) {
  constexpr size_t kWidth = 76;
  std::string text;
  for (std::string line : lines) {
    while (line.size() > kWidth) {
      const size_t blank = line.rfind(' ', kWidth);
      if (blank == line.npos || line.find_first_not_of(' ') > blank) break;
      text += line.substr(0, blank) + "\n";
      line.erase(0, blank + 1);
    }
    text += line + "\n";
  }
  return text;
}

// A running title and a number at the next blank line after each so many lines.
std::string InPages(const Lines& lines) {
  constexpr size_t kLines = 48;
  std::string text;
  size_t on_page = 0, page = 0;
  for (const std::string& line : lines) {
    if (++on_page < kLines || !line.empty()) {
      text += line + "\n";
      continue;
    }
    text += fmt::format("\n{:>40}\n{:>36} {} -\n\f\n", "A Book of Rules", "-", ++page);
    on_page = 0;
  }
  return text;
}

struct Layout {
  const char* name;
  std::string (*lay_out)(const Lines& lines);
};
constexpr Layout kLayouts[] = {
    {"CRLF", WithCrLf}, {"set in", SetIn}, {"wrapped", Wrapped}, {"in pages", InPages}};

// How often each provision's number stands below that of its parent.
using Tree = std::map<std::string, size_t>;

Tree TreeOf(const std::string& text) {
  const Edition edition = ReadString(text, Format::kPlainText);
  Tree tree;
  for (const Provision& one : edition.provisions) {
    const std::string above =
        one.parent == kNoProvision ? "" : edition.provisions[one.parent].number.ToString();
    ++tree[one.number.ToString() + " below " + above];
  }
  return tree;
}

size_t SizeOf(const Tree& tree) {
  size_t size = 0;
  for (const auto& [number, times] : tree) size += times;
  return size;
}

size_t Common(const Tree& a, const Tree& b) {
  size_t common = 0;
  for (const auto& [number, times] : a) {
    const auto other = b.find(number);
    if (other != b.end()) common += std::min(times, other->second);
  }
  return common;
}

struct Share {
  size_t same = 0, all = 0;
};

Share InLayout(const std::string& text, const Layout& layout) {
  Lines lines;
  for (const std::string_view line : Split(text, "\n"))
    lines.emplace_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
  const Tree as_is = TreeOf(text), laid_out = TreeOf(layout.lay_out(lines));
  return {Common(as_is, laid_out), std::max(SizeOf(as_is), SizeOf(laid_out))};
}

std::vector<fs::path> TextsIn(const fs::path& folder) {
  std::vector<fs::path> texts;
  std::error_code none;
  for (const auto& entry : fs::recursive_directory_iterator(folder, none)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".txt" || extension == ".md") texts.push_back(entry.path());
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::string BytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Of all texts, after telling `each` of every one.
template <typename Each>
Share InLayout(const std::vector<fs::path>& texts, const Layout& layout, Each each) {
  Share all;
  for (const fs::path& path : texts) {
    const Share share = InLayout(BytesOf(path), layout);
    all.same += share.same;
    all.all += share.all;
    each(path.filename().string(), share);
  }
  return all;
}

TEST(Layouts, OfTheBundledTextsDoNotMatter) {
  const std::vector<fs::path> texts = TextsIn(CODICIL_SOURCE_FOLDER "/corpus");
  ASSERT_GT(texts.size(), 10u);
  for (const Layout& layout : kLayouts) {
    const Share all = InLayout(texts, layout, [&](const std::string& name, const Share& share) {
      EXPECT_GE(share.same * 100, share.all * 95) << name << ", " << layout.name;
    });
    fmt::print("{}: {} of {} provisions of the bundled texts\n", layout.name, all.same, all.all);
    EXPECT_GE(all.same * 1000, all.all * 995) << layout.name;
  }
}

TEST(Layouts, OfOtherWorksArePrinted) {
  std::vector<fs::path> texts = TextsIn(fs::path(EditionsFolder()) / "corpus/works");
  if (EditionsFolder().empty() || texts.empty())
    GTEST_SKIP() << "CODICIL_EDITIONS names no folder with works of others";
#ifdef __SANITIZE_ADDRESS__
  texts.resize(std::min<size_t>(texts.size(), 12));  // sanitizer runs are slow
#endif
  for (const Layout& layout : kLayouts) {
    const Share all = InLayout(texts, layout, [&](const std::string& name, const Share& share) {
      if (share.same * 100 < share.all * 99)
        fmt::print("  {} {}: {} of {}\n", layout.name, name, share.same, share.all);
    });
    fmt::print("{}: {} of {} provisions\n", layout.name, all.same, all.all);
    EXPECT_GT(all.all, 0u);
  }
}

}  // namespace
}  // namespace codicil
