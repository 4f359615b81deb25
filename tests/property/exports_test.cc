// What an export says of a place holds: its links lead there, its ids are one structure's, and its
// addresses are the same whichever other editions there are.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <pugixml.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "base/output_folder.h"
#include "output/export/export.h"
#include "output/site/site.h"
#include "works.h"

namespace codicil {
namespace {

namespace fs = std::filesystem;

using Ids = std::set<std::string>;
using IdsOfFiles = std::map<std::string, Ids>;  // by the file's name

OpenedCorpus Open(Manifest manifest) {
  OpenedCorpus corpus;
  corpus.manifest = std::move(manifest);
  corpus.build = BuildWork(corpus.manifest, {}, DiskFiles(), {}, corpus.messages);
  corpus.status = InputStatus::kClean;
  return corpus;
}

Ids Found(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  Ids found;
  for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at)
    found.insert((*at)[1]);
  return found;
}

// A site of which only the names and ids of its pages are kept: all its bytes are too many.
class SiteIds : public site::SiteFolder {
 public:
  void Remove(const std::string&) override {}
  std::string Read(const std::string&) const override { return ""; }
  IdsOfFiles files;

 protected:
  Status Replace(const std::string& name, std::string_view bytes) override {
    Ids ids;
    constexpr std::string_view kId = " id=\"";
    for (size_t at = bytes.find(kId); at != bytes.npos; at = bytes.find(kId, at)) {
      at += kId.size();
      ids.emplace(bytes.substr(at, bytes.find('"', at) - at));
    }
    files[name] = name.ends_with(".html") ? std::move(ids) : Ids();
    return {};
  }
};

// The bytes of the files that an export writes, by name.
std::map<std::string, std::string> Exported(const OpenedCorpus& corpus,
                                            Status (*write)(const ExportInput&, OutputFolder&)) {
  const DiskFiles files;
  const fs::path root = fs::path(testing::TempDir()) / fmt::format("exports-{}", getpid());
  std::map<std::string, std::string> exported;
  {
    OutputFolder folder(root, {.kind = "test", .work = corpus.manifest.id});
    EXPECT_EQ(folder.Open({}, false).message(), "");
    EXPECT_EQ(write({corpus, files}, folder).message(), "");
    EXPECT_EQ(folder.Publish().message(), "");
  }
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file() || entry.path().filename() == kMarkName) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    exported[fs::relative(entry.path(), root)] = {std::istreambuf_iterator<char>(file), {}};
  }
  fs::remove_all(root);
  return exported;
}

// Whether there is the file, or the page of the folder, and what "#…" names in it.
bool Leads(const IdsOfFiles& files, const std::string& link) {
  const size_t hash = std::min(link.find('#'), link.size());
  std::string name = link.substr(0, hash);
  if (name.ends_with('/')) name += "index.html";
  const auto file = files.find(name);
  return file != files.end() &&
         (hash == link.size() || file->second.contains(link.substr(hash + 1)));
}

void ExpectPermalinksLead(const OpenedCorpus& corpus) {
  const DiskFiles files;
  SiteIds folder;
  ASSERT_EQ(site::WriteSite(corpus, files, {}, folder).message(), "");
  StringSink chunks;
  ASSERT_EQ(ExportChunks({corpus, files}, chunks).message(), "");
  std::istringstream lines(chunks.TakeText());
  size_t count = 0;
  std::vector<std::string> lost;
  for (std::string line; std::getline(lines, line); ++count) {
    constexpr std::string_view kMember = "\"permalink\": \"";
    const size_t begin = line.find(kMember) + kMember.size();
    const std::string link = line.substr(begin, line.find('"', begin) - begin);
    if (!Leads(folder.files, link)) lost.push_back(link);
  }
  EXPECT_GE(count, corpus.build.work.lineages.all.size() / 2);
  EXPECT_TRUE(lost.empty()) << lost.size() << " of " << count << ", first " << lost.front();
}

void ExpectMarkdownLeads(const OpenedCorpus& corpus) {
  const auto exported = Exported(corpus, ExportMarkdown);
  IdsOfFiles ids;
  for (const auto& [name, text] : exported) ids[name] = Found(text, "<a id=\"([^\"]*)\">");
  size_t count = 0;
  for (const auto& [name, text] : exported) {
    for (std::string link : Found(text, "\\]\\(([^)\\s]*)\\)")) {
      if (link.starts_with("http")) continue;
      if (link.starts_with('#')) link = name + link;
      EXPECT_TRUE(Leads(ids, link)) << name << ": " << link;
      ++count;
    }
  }
  EXPECT_GT(count, exported.size() * 10);
}

// What the attributes of a document of Akoma Ntoso refer to, and what they name.
struct Document {
  std::vector<std::string> references;  // without "#"
  Ids eids, wids, previous;             // previous: links into the edition before
  std::vector<std::string> shared;      // wIds of several elements; an eId stands for one
  Ids provisions;                       // eIds in the body
  std::string work, expression;
};

Document Scan(const std::string& xml) {
  Document document;
  pugi::xml_document parsed;
  EXPECT_TRUE(parsed.load_buffer(xml.data(), xml.size()));
  struct Walker : pugi::xml_tree_walker {
    Document* document = nullptr;
    bool for_each(pugi::xml_node& node) override {
      const std::string eid = node.attribute("eId").value(), wid = node.attribute("wId").value();
      if (!eid.empty()) document->eids.insert(eid);
      if (!eid.empty() && !document->wids.insert(wid.empty() ? eid : wid).second)
        document->shared.push_back(wid.empty() ? eid : wid);
      for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string value = attribute.value();
        if (value.starts_with('#') && attribute.name() != std::string_view("value"))
          document->references.push_back(value.substr(1));
        const size_t part = value.find("/!main~");
        if (part != value.npos && value.starts_with("/akn/")) document->previous.insert(value);
      }
      return true;
    }
  } walker;
  walker.document = &document;
  parsed.traverse(walker);
  const pugi::xml_node known =
      parsed.child("akomaNtoso").child("act").child("meta").child("identification");
  document.work = known.child("FRBRWork").child("FRBRuri").attribute("value").value();
  document.expression = known.child("FRBRExpression").child("FRBRuri").attribute("value").value();
  for (const pugi::xpath_node& id : parsed.select_nodes("//body//@eId"))
    document.provisions.insert(id.attribute().value());
  EXPECT_FALSE(document.provisions.empty());
  return document;
}

void ExpectXmlHolds(const OpenedCorpus& corpus) {
  std::map<std::string, Document> by_expression;
  for (const auto& [name, xml] : Exported(corpus, ExportXml)) {
    const Document document = Scan(xml);
    EXPECT_THAT(document.shared, testing::IsEmpty()) << name;
    for (const std::string& id : document.references)
      EXPECT_TRUE(document.eids.contains(id)) << name << ": #" << id;
    by_expression[document.expression] = document;
  }
  EXPECT_EQ(by_expression.size(), corpus.build.work.editions.size());
  size_t count = 0;
  for (const auto& [expression, document] : by_expression) {
    EXPECT_EQ(document.work, by_expression.begin()->second.work);
    for (const std::string& link : document.previous) {
      const size_t part = link.find("/!main~");
      const auto there = by_expression.find(link.substr(0, part));
      ASSERT_NE(there, by_expression.end()) << link;
      EXPECT_TRUE(there->second.eids.contains(link.substr(part + 7))) << link;
      ++count;
    }
  }
  EXPECT_GT(count, 0u);
}

// Neither an older edition nor a newer one changes what an edition is called.
void ExpectAddressesStay(Manifest manifest) {
  std::erase_if(manifest.editions, [](const ManifestEdition& one) { return !one.same_as.empty(); });
  const auto whole = Exported(Open(manifest), ExportXml);
  Manifest fewer = manifest;
  fewer.editions.erase(fewer.editions.begin());
  fewer.editions.pop_back();
  const auto some = Exported(Open(fewer), ExportXml);
  ASSERT_EQ(some.size() + 2, whole.size());
  for (const auto& [name, xml] : some) {
    const Document less = Scan(xml), more = Scan(whole.at(name));
    EXPECT_EQ(less.work, more.work);
    EXPECT_EQ(less.expression, more.expression);
    EXPECT_EQ(less.provisions, more.provisions);
  }
  fewer = manifest;
  fewer.editions.pop_back();
  for (const auto& [name, xml] : Exported(Open(fewer), ExportXml))
    EXPECT_EQ(xml, whole.at(name)) << "a newer edition changes nothing";
}

TEST(Exports, PermalinksLeadToTheirPlacesInTheSite) {
  ExpectPermalinksLead(Open(BundledManifest()));
}
TEST(Exports, LinksOfMarkdownLead) { ExpectMarkdownLeads(Open(BundledManifest())); }
TEST(Exports, IdsOfXmlAreOneStructuresEach) { ExpectXmlHolds(Open(BundledManifest())); }
TEST(Exports, AddressesOfXmlStay) { ExpectAddressesStay(BundledManifest()); }

TEST(Exports, HoldForRealEditions) {
  const Manifest manifest = RealManifest();
  if (manifest.editions.empty()) GTEST_SKIP() << kNeedsRealEditions;
  const OpenedCorpus corpus = Open(manifest);
  ExpectPermalinksLead(corpus);
  ExpectMarkdownLeads(corpus);
  ExpectXmlHolds(corpus);
}

}  // namespace
}  // namespace codicil
