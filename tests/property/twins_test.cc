// Twins: an edition that was published as a Word document or a PDF, and as plain text of the same
// date, is one tree.

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "editions.h"
#include "text/fold.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

struct Twin {
  std::string document, text;
};

// CODICIL_EDITIONS/corpus/twins/DATE.docx, with corpus/mtg-txt/DATE.txt.
std::vector<Twin> Twins(const std::string& extension) {
  std::vector<Twin> twins;
  const fs::path corpus = fs::path(EditionsFolder()) / "corpus";
  if (EditionsFolder().empty() || !fs::is_directory(corpus / "twins")) return twins;
  for (const auto& entry : fs::directory_iterator(corpus / "twins")) {
    const fs::path text = corpus / "mtg-txt" / entry.path().stem().concat(".txt");
    if (entry.path().extension() == extension && fs::exists(text))
      twins.push_back({entry.path().string(), text.string()});
  }
  std::ranges::sort(twins, {}, &Twin::document);
  return twins;
}

// What an edition says by number and term.
std::map<std::string, std::string> Said(const Edition& edition) {
  std::map<std::string, std::string> said;
  for (const Provision& p : edition.provisions) {
    const std::string parent =
        p.parent == kNoProvision ? "" : edition.provisions[p.parent].number.ToString();
    std::string& all = said[p.number.ToString()];
    all += parent + "\n" + Fold(p.heading.text) + "\n" + Fold(p.text.text);
    for (const Passage& example : p.examples) all += "\nexample " + Fold(example.text);
  }
  for (const GlossaryEntry& entry : edition.glossary)
    said["term " + Fold(entry.term.text)] += "\n" + Fold(entry.text.text);
  return said;
}

void Compare(const Twin& twin) {
  const auto document = Said(ReadFiles({"", {twin.document}}));
  const auto text = Said(ReadFiles({"", {twin.text}}));
  size_t same = 0;
  for (const auto& [name, said] : text) {
    const auto found = document.find(name);
    const bool equal = found != document.end() && found->second == said;
    same += equal;
    EXPECT_TRUE(equal) << twin.document << " has another " << name << ", or none";
  }
  for (const auto& [name, said] : document)
    EXPECT_TRUE(text.contains(name)) << name << " is only in " << twin.document;
  std::printf("%s: %zu of %zu the same\n", fs::path(twin.document).filename().c_str(), same,
              text.size());
}

TEST(Twins, AWordDocumentIsTheTreeOfItsText) {
  const std::vector<Twin> twins = Twins(".docx");
  // Only those who have the publisher's twins can run this: they are not part of the project.
  if (twins.empty()) GTEST_SKIP() << kNeedsRealEditions;
  for (const Twin& twin : twins) Compare(twin);
}

TEST(Twins, APdfIsTheTreeOfItsText) {
#ifndef CODICIL_PDF
  // With PDF, too, only who has the publisher's twins can run this.
  GTEST_SKIP() << "no PDF is read: the program is built without CODICIL_PDF";
#else
  const std::vector<Twin> twins = Twins(".pdf");
  // Only those who have the publisher's twins can run this: they are not part of the project.
  if (twins.empty()) GTEST_SKIP() << kNeedsRealEditions;
  for (const Twin& twin : twins) Compare(twin);
#endif
}

}  // namespace
}  // namespace codicil
