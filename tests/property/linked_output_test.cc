// The linked forms of every edition: all content is on the page, under its anchor, every link has a
// target, and nothing is loaded from elsewhere. Markdown is checked by rendering it with cmark.

#include <cmark.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <pugixml.hpp>
#include <set>

#include "crossref/cross_references.h"
#include "editions.h"
#include "output/anchors.h"
#include "output/writer.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

constexpr size_t kMostShown = 3;  // failures of one kind

// Removes spaces, because each form may add or drop some.
std::string Squeezed(std::string_view text) {
  std::string squeezed;
  for (const char c : text) {
    if (c != ' ' && c != '\n' && c != '\t' && c != '\r') squeezed += c;
  }
  return squeezed;
}

// The text between an element with an id and the next one, without spaces.
class Segments : public pugi::xml_tree_walker {
 public:
  bool for_each(pugi::xml_node& node) override {
    if (const pugi::xml_attribute id = node.attribute("id")) {
      current_ = id.value();
      if (!by_id_.try_emplace(current_).second) doubled_.insert(current_);
    } else if (node.type() == pugi::node_pcdata) {
      by_id_[current_] += Squeezed(node.value());
      all_ += Squeezed(node.value());
    }
    return true;
  }
  const std::map<std::string, std::string>& by_id() const { return by_id_; }
  const std::set<std::string>& doubled() const { return doubled_; }
  const std::string& all() const { return all_; }

 private:
  std::map<std::string, std::string> by_id_;
  std::set<std::string> doubled_;
  std::string current_;
  std::string all_;
};

// "cited by" is about a text and not part of it.
void RemoveCitedBy(pugi::xml_document& page) {
  for (const auto& found : page.select_nodes("//main//details")) {
    found.node().parent().remove_child(found.node());
  }
}

std::string ExpectedText(const Provision& provision) {
  std::string text = Squeezed(provision.number.ToString());
  text += Squeezed(provision.heading.text) + Squeezed(provision.text.text);
  for (const Passage& example : provision.examples) text += "Example" + Squeezed(example.text);
  for (const Passage& note : provision.notes) text += "Seealso" + Squeezed(note.text);
  return text;
}

// Expects `text` at `id`; anything further is allowed only after the last of its kind.
void ExpectSegment(const Segments& segments, std::string_view id, const std::string& text,
                   bool last) {
  const auto segment = segments.by_id().find(std::string(id));
  ASSERT_NE(segment, segments.by_id().end()) << "no anchor " << id;
  if (last) {
    EXPECT_EQ(segment->second.substr(0, text.size()), text) << id;
  } else {
    EXPECT_EQ(segment->second, text) << id;
  }
}

void ExpectAllTexts(const Segments& segments, const Edition& edition) {
  const Anchors anchors(edition);
  const auto& provisions = edition.provisions;
  for (ProvisionId id = 0; id < provisions.size() && !testing::Test::HasFailure(); ++id) {
    ExpectSegment(segments, anchors.Provision(id), ExpectedText(provisions[id]),
                  id + 1 == provisions.size());
  }
  const auto& glossary = edition.glossary;
  for (uint32_t i = 0; i < glossary.size() && !testing::Test::HasFailure(); ++i) {
    const std::string text = Squeezed(glossary[i].term.text) + Squeezed(glossary[i].text.text);
    ExpectSegment(segments, anchors.Entry(i), text, i + 1 == glossary.size());
  }
}

// The parts of the page itself: headings, and their names.
std::set<std::string> HeadingsOf(const Edition& edition) {
  std::set<std::string> headings = {"Glossary"};
  for (const Provision& provision : edition.provisions)
    headings.insert(Squeezed(provision.heading.text));
  for (const auto* blocks :
       {&edition.front_matter, &edition.between_matter, &edition.back_matter}) {
    for (const MatterBlock& block : *blocks) headings.insert(Squeezed(block.text.text));
  }
  return headings;
}

// "100.1. Basics . . . 7" without its number, leaders and page number.
std::string ContentsWords(std::string line) {
  line = Squeezed(line);
  const size_t begin = line.find_first_not_of("0123456789.");
  const size_t end = line.find_last_not_of("0123456789.");
  return begin == std::string::npos ? std::string() : line.substr(begin, end - begin + 1);
}

bool IsContents(const MatterBlock& block, const std::set<std::string>& headings) {
  std::istringstream lines{std::string(block.text.text)};
  for (std::string line; std::getline(lines, line);) {
    const std::string words = ContentsWords(line);
    if (!headings.contains(words) && !headings.contains(words + ".")) return false;
  }
  return true;
}

// All front and back matter is there, except a table of contents, which the outline replaces: such
// a table is known here as the measured editions print it.
void ExpectMatter(const Segments& segments, const Edition& edition) {
  const std::set<std::string> headings = HeadingsOf(edition);
  size_t shown = 0;
  for (const auto* blocks :
       {&edition.front_matter, &edition.between_matter, &edition.back_matter}) {
    for (size_t i = 0; i < blocks->size() && shown < kMostShown; ++i) {
      const MatterBlock& block = (*blocks)[i];
      if (segments.all().find(Squeezed(block.text.text)) != std::string::npos) continue;
      const bool heading_of_contents = block.kind == MatterKind::kHeading &&
                                       i + 1 < blocks->size() &&
                                       IsContents((*blocks)[i + 1], headings);
      if (heading_of_contents || IsContents(block, headings)) continue;
      ADD_FAILURE() << "lost: " << block.text.text;
      ++shown;
    }
  }
}

// Returns the number of links within the page.
size_t ExpectLinksResolve(const pugi::xml_document& page, const Segments& segments) {
  size_t inner = 0, shown = 0;
  for (const auto& found : page.select_nodes("//a[@href]")) {
    const std::string target = found.node().attribute("href").value();
    if (!target.starts_with("#")) {
      const bool web = target.starts_with("http://") || target.starts_with("https://") ||
                       target.starts_with("mailto:");
      EXPECT_TRUE(web) << target;
      continue;
    }
    ++inner;
    if (segments.by_id().contains(target.substr(1)) || shown++ >= kMostShown) continue;
    ADD_FAILURE() << "leads nowhere: " << target;
  }
  return inner;
}

size_t CountResolved(const CrossReferences& references) {
  size_t count = 0;
  for (const Citation& citation : references.citations)
    count += citation.status == CitationStatus::kResolved;
  return count;
}

void ExpectNothingLoaded(const pugi::xml_document& page) {
  EXPECT_TRUE(
      page.select_nodes("//*[@src or @srcset or @action or @data or @background or @poster]")
          .empty());
  EXPECT_TRUE(page.select_nodes(
                      "//base | //iframe | //object | //embed | //img | //link[@href != 'data:,']")
                  .empty());
  for (const auto& found : page.select_nodes("//style")) {
    const std::string style = found.node().child_value();
    EXPECT_EQ(style.find("url("), std::string::npos);
    EXPECT_EQ(style.find("@import"), std::string::npos);
  }
}

void ExpectMoreResolves(const pugi::xml_document& page, const Segments& segments) {
  for (const auto& found : page.select_nodes("//*[@data-more]")) {
    std::istringstream ids(found.node().attribute("data-more").value());
    for (std::string id; ids >> id;) ASSERT_TRUE(segments.by_id().contains(id)) << id;
  }
}

// The outline has everything at the top, each title in the two levels below, and nothing deeper.
void ExpectOutline(const pugi::xml_document& page, const Edition& edition) {
  std::set<std::string> in_outline;
  for (const auto& found : page.select_nodes("//nav[@id='outline']//a")) {
    in_outline.insert(found.node().attribute("href").value());
  }
  const Anchors anchors(edition);
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& provision = edition.provisions[id];
    const bool listed = in_outline.contains("#" + anchors.Provision(id));
    if (provision.depth == 1 || (provision.depth == 2 && !provision.heading.empty())) {
      EXPECT_TRUE(listed) << anchors.Provision(id);
    }
    if (provision.depth > 3 || (provision.depth == 3 && provision.heading.empty())) {
      EXPECT_FALSE(listed) << anchors.Provision(id);
    }
  }
}

TEST_P(EditionTest, ThePage) {
  const Edition& edition = EditionOf(GetParam());
  const CrossReferences references = CrossReference(edition);
  const std::string html = Written(WriteHtml, edition, references);
  pugi::xml_document page;
  const auto parsed =
      page.load_buffer(html.data(), html.size(), pugi::parse_default | pugi::parse_ws_pcdata);
  ASSERT_TRUE(parsed) << parsed.description() << " at " << parsed.offset;
  Segments all;
  page.traverse(all);
  EXPECT_EQ(all.doubled(), std::set<std::string>());
  EXPECT_GE(ExpectLinksResolve(page, all), CountResolved(references));
  ExpectMoreResolves(page, all);
  ExpectNothingLoaded(page);
  ExpectOutline(page, edition);
  RemoveCitedBy(page);
  Segments text;
  page.select_node("//main").node().traverse(text);
  ExpectAllTexts(text, edition);
  if (IsMeasured(GetParam())) ExpectMatter(text, edition);
}

std::string Rendered(const std::string& markdown) {
  const std::unique_ptr<char, decltype(&std::free)> html(
      cmark_markdown_to_html(markdown.data(), markdown.size(), CMARK_OPT_UNSAFE), &std::free);
  return std::string("<page>") + html.get() + "</page>";
}

TEST_P(EditionTest, TheMarkdown) {
  const Edition& edition = EditionOf(GetParam());
  const CrossReferences references = CrossReference(edition);
  const std::string html = Rendered(Written(WriteMarkdown, edition, references));
  pugi::xml_document page;
  const auto parsed =
      page.load_buffer(html.data(), html.size(), pugi::parse_default | pugi::parse_ws_pcdata);
  ASSERT_TRUE(parsed) << parsed.description() << " at " << parsed.offset;
  Segments text;
  page.traverse(text);
  EXPECT_EQ(text.doubled(), std::set<std::string>());
  EXPECT_GE(ExpectLinksResolve(page, text), CountResolved(references));
  ExpectAllTexts(text, edition);
  if (IsMeasured(GetParam())) ExpectMatter(text, edition);
}

}  // namespace
}  // namespace codicil
