#include "ingest/plain_text/metadata.h"

#include <gtest/gtest.h>

namespace codicil::plain {
namespace {

std::string Facts(std::string_view text) {
  const Metadata metadata = MetadataOf(text);
  return metadata.title + "|" + metadata.date + "|" + metadata.language;
}

TEST(Metadata, OfYaml) {
  EXPECT_EQ(Facts("---\ntitle: Rules of the Mill\ndate: 2031-04-05\nlang: en-GB\n---\n1. A\n"),
            "Rules of the Mill|2031-04-05|en-GB");
  EXPECT_EQ(Facts("\r\n---\r\ntitle: \"Rules: \\\"Mill\\\"\"\r\nlanguage: 'de'\r\n...\r\n"),
            "Rules: \"Mill\"||de");
  EXPECT_EQ(Facts("---\ntitle: 'The Miller''s Rules' \ntags:\n  - a: b\n- c\n# note\n---\n"),
            "The Miller's Rules||");
  EXPECT_EQ(Facts("---\npublished: 2030-01-02\nlast_updated: 2031-04-05\ntitle: M # a note\n---\n"),
            "M|2031-04-05|");
}

TEST(Metadata, OfPandoc) {
  EXPECT_EQ(Facts("% Rules of the Mill\n% The Miller\n% April 5, 2031\n\n1. A\n"),
            "Rules of the Mill|2031-04-05|");
  EXPECT_EQ(Facts("% Rules of the Mill\n1. A\n"), "Rules of the Mill||");
}

TEST(Metadata, OfNoOtherText) {
  for (const std::string_view text :
       {"", "---", "---\n1. A rule: it holds.\n---\n", "---\ntitle: A\n1. no end",
        "-----\ntitle: A\n---\n", "Rules\n---\ntitle: A\n---\n", "%A\n", "---\ntitle:A\n---\n",
        "---\nlang: none\n---\n"})
    EXPECT_EQ(Facts(text), "||") << text;
}

}  // namespace
}  // namespace codicil::plain
