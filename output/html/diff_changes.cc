// The changes one by one, as the page of changes shows them.

#include <fmt/format.h>

#include <algorithm>

#include "output/html/diff_groups.h"
#include "output/html/diff_page_parts.h"
#include "output/html/diff_passage.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

// Pairs with a higher confidence than this are shown without it.
constexpr float kPlain = 0.9f;
constexpr float kPlainInPlace = 0.7f;  // if the number is the same

// ---- One passage.

pugi::xml_node AddPassage(pugi::xml_node article, std::string_view label, std::string_view kind) {
  const std::string classes = fmt::format("passage{}{}", kind.empty() ? "" : " ", kind);
  pugi::xml_node block = AddElement(article, "div", classes);
  if (!label.empty()) AddElementWithText(block, "p", label, "label");
  return block;
}

// If only one edition has the provision, there is only one view.
void AppendOneSided(pugi::xml_node block, const PassageDiff& passage, size_t context) {
  const bool added = passage.old_passage == nullptr || passage.old_passage->empty();
  pugi::xml_node words = AddElement(block, "div", added ? "one new" : "one old");
  AppendDiff(words, passage, context, DiffView::kInline);
}

// Nor is there a second view if the old words are shown elsewhere.
void AppendPassage(pugi::xml_node article, std::string_view label, std::string_view kind,
                   const PassageDiff& passage, size_t context, bool part = false) {
  if (!passage.changed()) return;
  pugi::xml_node block = AddPassage(article, label, kind);
  if (part) {
    return AppendDiff(AddElement(block, "div", "one new"), passage, context, DiffView::kInline);
  }
  const bool both = passage.old_passage && passage.new_passage && !passage.old_passage->empty() &&
                    !passage.new_passage->empty();
  if (!both) return AppendOneSided(block, passage, context);
  AppendDiff(AddElement(block, "div", "inline"), passage, context, DiffView::kInline);
  pugi::xml_node sides = AddElement(block, "div", "sides");
  AppendDiff(AddElement(sides, "div", "old"), passage, context, DiffView::kOld);
  AppendDiff(AddElement(sides, "div", "new"), passage, context, DiffView::kNew);
}

void AppendSame(pugi::xml_node article, std::string_view label, const Passage& passage) {
  if (passage.empty()) return;
  pugi::xml_node details = AddElement(article, "details", "same");
  AddElementWithText(details, "summary", label);
  AppendWords(AddElement(details, "div"), passage);
}

// ---- A provision.

// Numbers, title and kinds of change.
void AppendHead(pugi::xml_node article, std::string_view id, std::string_view name,
                std::string_view title, const ChangeKinds& kinds, float confidence) {
  pugi::xml_node head = AddElement(article, "h3");
  AddText(AddLink(head, fmt::format("#{}", id), "n"), name);
  if (!title.empty()) AddElementWithText(head, "span", title, "about");
  pugi::xml_node badges = AddElement(article, "ul", "badges");
  for (const ChangeKind kind : kinds.List()) {
    AddElementWithText(badges, "li", ChangeKindName(kind), ChangeKindName(kind));
  }
  const bool renumbered = kinds.Has(ChangeKind::kRenumbered);
  if (confidence >= (renumbered ? kPlain : kPlainInPlace)) return;
  AddElementWithText(badges, "li", fmt::format("{:.0f} % sure", 100 * confidence), "sure");
}

pugi::xml_node AddArticle(pugi::xml_node section, std::string_view id) {
  EndLine(section);
  pugi::xml_node article = AddElement(section, "article");
  SetAttribute(article, "id", id);
  SetAttribute(article, "tabindex", "-1");
  return article;
}

class ProvisionChange {
 public:
  ProvisionChange(const Correspondence& pair, const ProvisionDiff& diff, DiffPage& page)
      : pair_(pair), diff_(diff), page_(page), editions_(page.report.editions) {}

  void AppendTo(pugi::xml_node section) {
    const std::string id = Id();
    pugi::xml_node article = AddArticle(section, id);
    const bool both = pair_.old_id != kNoProvision && pair_.new_id != kNoProvision;
    AppendHead(article, id, NumbersOf(editions_, pair_), TitleOf(editions_, pair_, diff_),
               pair_.kinds, both ? pair_.confidence : 1);
    const std::string parts = DescribeParts(editions_, page_.index, pair_);
    if (!parts.empty()) AddElementWithText(article, "p", parts, "parts");
    if (diff_.main) {
      AppendTexts(article);
    } else {
      AppendMerged(article);
    }
  }

 private:
  std::string Id() {
    const bool gone = pair_.new_id == kNoProvision;
    if (gone)
      return page_.UniqueId(fmt::format("was-{}", page_.old_anchors.Provision(pair_.old_id)));
    return page_.UniqueId(std::string(page_.new_anchors.Provision(pair_.new_id)));
  }

  void AppendTexts(pugi::xml_node article) {
    const size_t context = page_.options.context;
    AppendPassage(article, {}, "heading", diff_.heading, context, diff_.part);
    AppendPassage(article, {}, {}, diff_.text, context, diff_.part);
    if (!diff_.text.changed() && pair_.new_id != kNoProvision) {
      AppendSame(article,
                 diff_.part ? "The whole text was in the old edition" : "The text is unchanged",
                 editions_.new_edition.provisions[pair_.new_id].text);
    }
    for (const ExampleDiff& example : diff_.examples) AppendExample(article, example);
    for (const PassageDiff& note : diff_.notes) {
      AppendPassage(article, "Note", "example", note, context);
    }
  }

  void AppendExample(pugi::xml_node article, const ExampleDiff& example) {
    const bool stays = example.old_example.provision == pair_.old_id;
    const std::string label = DescribeExample(editions_, example, pair_);
    if (example.passage.changed()) {
      AppendPassage(article, label, "example", example.passage, page_.options.context);
    } else if (!stays && example.passage.new_passage) {
      AppendSame(article, label, *example.passage.new_passage);
    }
  }

  // They are shown with the provision that contributed most to the merged one.
  void AppendMerged(pugi::xml_node article) {
    if (diff_.part) return;
    const Provision& old_provision = editions_.old_edition.provisions[pair_.old_id];
    pugi::xml_node block = AddPassage(article, "Before it was merged", {});
    pugi::xml_node words = AddElement(block, "div", "one old");
    AppendWords(words, old_provision.heading);
    if (!old_provision.heading.empty()) AddText(words, "\n");
    AppendWords(words, old_provision.text);
  }

  const Correspondence& pair_;
  const ProvisionDiff& diff_;
  DiffPage& page_;
  const EditionPair& editions_;
};

// ---- Sections.

std::vector<size_t> GlossaryPairsOf(const DiffPage& page) {
  const auto& pairs = page.report.editions.concordance.glossary;
  std::vector<size_t> shown;
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (page.filter.Shows(pairs[i])) shown.push_back(i);
  }
  return shown;
}

void AppendEntry(pugi::xml_node section, const GlossaryPair& pair, const GlossaryDiff& diff,
                 DiffPage& page) {
  const bool gone = pair.new_entry == kNoEntry;
  const std::string id =
      page.UniqueId(gone ? fmt::format("was-{}", page.old_anchors.Entry(pair.old_entry))
                         : std::string(page.new_anchors.Entry(pair.new_entry)));
  const EditionPair& editions = page.report.editions;
  const Passage& term = gone ? editions.old_edition.glossary[pair.old_entry].term
                             : editions.new_edition.glossary[pair.new_entry].term;
  pugi::xml_node article = AddArticle(section, id);
  AppendHead(article, id, term.text, {}, pair.kinds, gone ? 1 : pair.confidence);
  const bool both = !gone && pair.old_entry != kNoEntry;
  if (both) AppendPassage(article, {}, "heading", diff.term, page.options.context);
  AppendPassage(article, {}, {}, diff.text, page.options.context);
  if (!diff.text.changed() && !gone) {
    AppendSame(article, "The text is unchanged",
               editions.new_edition.glossary[pair.new_entry].text);
  }
}

void AppendJump(pugi::xml_node list, const std::string& id, std::string_view title, size_t count) {
  pugi::xml_node item = AddElement(list, "li");
  AddText(AddLink(item, "#" + id), title);
  AddElementWithText(item, "small", fmt::format(" {}", count));
}

pugi::xml_node AddSection(pugi::xml_node main, const std::string& id, std::string_view title) {
  EndLine(main);
  pugi::xml_node section = AddElement(main, "section", "changes");
  SetAttribute(section, "id", id);
  AddElementWithText(section, "h2", title);
  return section;
}

// Blocks have no names, so they are identified by their position.
void AppendMatter(pugi::xml_node main, pugi::xml_node& jumps, std::string_view title,
                  const std::string& id, const std::vector<MatterDiff>& blocks, DiffPage& page) {
  const auto changed = std::count_if(blocks.begin(), blocks.end(), [&](const MatterDiff& block) {
    return page.filter.Shows(block);
  });
  if (changed == 0) return;
  AppendJump(jumps, page.UniqueId(id), title, static_cast<size_t>(changed));
  pugi::xml_node section = AddSection(main, id, title);
  for (size_t i = 0; i < blocks.size(); ++i) {
    if (!page.filter.Shows(blocks[i])) continue;
    pugi::xml_node article = AddArticle(section, page.UniqueId(fmt::format("{}-{}", id, i + 1)));
    AppendPassage(article, {}, {}, blocks[i].text, page.options.context);
  }
}

}  // namespace

void AppendChanges(pugi::xml_node main, DiffPage& page) {
  const std::vector<ChangeGroup> groups = GroupsOf(page.report.editions, page.filter);
  const std::vector<size_t> entries = GlossaryPairsOf(page);
  const EditionPair& editions = page.report.editions;
  const EditionDiff& diff = page.report.diff;
  pugi::xml_node nav = AddElement(main, "nav", "jumps");
  SetAttribute(nav, "aria-label", "Sections with changes");
  pugi::xml_node jumps = AddElement(nav, "ul");
  for (size_t i = 0; i < groups.size(); ++i) {
    const std::string id = page.UniqueId(fmt::format("section-{}", i + 1));
    AppendJump(jumps, id, groups[i].title, groups[i].pairs.size());
    pugi::xml_node section = AddSection(main, id, groups[i].title);
    for (const size_t pair : groups[i].pairs) {
      ProvisionChange(editions.concordance.pairs[pair], diff.provisions[pair], page)
          .AppendTo(section);
    }
  }
  if (!entries.empty()) {
    const std::string id = page.UniqueId("glossary");
    AppendJump(jumps, id, "Glossary", entries.size());
    pugi::xml_node section = AddSection(main, id, "Glossary");
    for (const size_t entry : entries) {
      AppendEntry(section, editions.concordance.glossary[entry], diff.glossary[entry], page);
    }
  }
  // Last, because it is mostly dates and contents.
  AppendMatter(main, jumps, "Front matter", "front", diff.front_matter, page);
  AppendMatter(main, jumps, "Back matter", "back", diff.back_matter, page);
  if (!jumps.first_child()) main.remove_child(nav);
}

}  // namespace codicil::html
