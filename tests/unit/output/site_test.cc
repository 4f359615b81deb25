#include "output/site/site.h"

#include <gtest/gtest.h>

#include <map>

#include "schema_check.h"

namespace codicil::site {
namespace {

class FolderInMemory : public SiteFolder {
 public:
  std::string Read(const std::string& name) const override {
    const auto found = files.find(name);
    return found == files.end() ? "" : found->second;
  }
  std::map<std::string, std::string> files;

 protected:
  std::string Replace(const std::string& name, std::string_view bytes) override {
    files[name] = bytes;
    return "";
  }
};

TEST(Site, ThePagesInJsonFitTheirSchemas) {
  const DiskFiles disk;
  const OpenedCorpus corpus = OpenCorpus(CODICIL_SOURCE_FOLDER "/corpus/emberfall", disk, {});
  FolderInMemory folder;
  ASSERT_EQ(WriteSite(corpus, disk, {}, folder), "");
  size_t pages = 0, lives = 0;
  for (const auto& [name, bytes] : folder.files) {
    if (name.ends_with("/edition.json")) {
      EXPECT_EQ(EditionSchemaViolation(bytes), "") << name;
    }
    if (!name.ends_with("/index.json") || name.starts_with("changes/")) continue;
    const bool life = name.starts_with("id/");
    const std::string schema = life ? "codicil-trace-1.schema.json" : "codicil-rules-1.schema.json";
    EXPECT_EQ(SchemaViolation(bytes, schema), "") << name;
    ++(life ? lives : pages);
  }
  EXPECT_GT(lives, 500U);
  EXPECT_GT(pages, 300U);
}

}  // namespace
}  // namespace codicil::site
