// Each folder includes only itself and folders to its left.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 14> kFolders = {
    "base", "text",    "rules",  "ingest", "crossref", "vocabulary", "check",
    "diff", "migrate", "corpus", "output", "codicil",  "serve",      "cli"};

size_t Rank(const std::string& folder) {
  return static_cast<size_t>(std::find(kFolders.begin(), kFolders.end(), folder) -
                             kFolders.begin());
}

bool MayInclude(const std::string& from, const std::string& to) {
  // These work on an edition, regardless of its origin.
  constexpr std::array<std::string_view, 5> kWithoutIngest = {"crossref", "vocabulary", "check",
                                                              "diff", "migrate"};
  if (to == "ingest" && std::ranges::find(kWithoutIngest, from) != kWithoutIngest.end())
    return false;
  return Rank(to) <= Rank(from);
}

TEST(IncludeDirection, PointsToTheLeft) {
  const std::regex include("^#include \"([a-z]+)/[^\"]+\"");
  size_t seen = 0;
  for (std::string_view folder : kFolders) {
    const fs::path root = fs::path(CODICIL_SOURCE_FOLDER) / folder;
    ASSERT_TRUE(fs::exists(root)) << root;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".h" && extension != ".cc") continue;
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) {
        std::smatch match;
        if (!std::regex_search(line, match, include)) continue;
        ++seen;
        EXPECT_LT(Rank(match[1]), kFolders.size())
            << entry.path() << " includes from outside the folders: " << line;
        EXPECT_TRUE(MayInclude(std::string(folder), match[1])) << entry.path() << ": " << line;
      }
    }
  }
  EXPECT_GT(seen, 100u);
}

// ICU is used only in text/, and the libraries that write a form only in output/. (SQLite is also
// the corpus's store.)
TEST(IncludeDirection, LibrariesStayInTheirFolders) {
  const std::regex library("^#include <(unicode|pugixml|cmark)");
  for (std::string_view folder : kFolders) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(CODICIL_SOURCE_FOLDER) / folder)) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) {
        std::smatch match;
        if (!std::regex_search(line, match, library)) continue;
        if (match[1] == "pugixml" && folder == "ingest") continue;  // XML in
        EXPECT_EQ(folder, match[1] == "unicode" ? "text" : "output")
            << entry.path() << ": " << line;
      }
    }
  }
}

}  // namespace
