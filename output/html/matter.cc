// Front and back matter.

#include <fmt/format.h>

#include "output/front_matter.h"
#include "output/html/paragraphs.h"
#include "output/passage_parts.h"

namespace codicil::html {
namespace {

void AppendBlock(pugi::xml_node parent, const MatterBlock& block, PageContext& page) {
  const auto& paragraphs = page.text.Of(block.text);
  if (block.kind != MatterKind::kExample) return AppendParagraphs(parent, paragraphs, page);
  AppendParagraphs(AddElement(parent, "div", "x"), paragraphs, page, [](pugi::xml_node paragraph) {
    AddElementWithText(paragraph, "b", "Example");
    AddText(paragraph, " ");
  });
}

// A heading opens a section; what stands before the first one goes into `parent`.
class MatterWriter {
 public:
  MatterWriter(pugi::xml_node parent, std::string_view where, PageContext& page)
      : parent_(parent), section_(parent), where_(where), page_(page) {}

  void Write(const MatterBlock& block) {
    if (block.kind == MatterKind::kHeading) return OpenSection(block);
    AppendBlock(section_, block, page_);
    EndLine(section_);
  }
  bool in_section() const { return sections_ > 0; }

 private:
  void OpenSection(const MatterBlock& block) {
    section_ = AddElement(parent_, "section", "matter");
    SetAttribute(section_, "id", MatterAnchor(where_, ++sections_));
    AppendWords(AddElement(section_, "h2"), page_.text.Of(block.text), page_);
  }

  pugi::xml_node parent_;
  pugi::xml_node section_;
  std::string_view where_;
  size_t sections_ = 0;
  PageContext& page_;
};

void AppendTitle(pugi::xml_node header, PageContext& page) {
  const MatterBlock* block = TitleBlock(page.edition);
  pugi::xml_node title = AddElement(header, "h1");
  if (block != nullptr) return AppendWords(title, page.text.Of(block->text), page);
  AddText(title, page.edition.title.empty() ? "Rules" : page.edition.title);
}

}  // namespace

std::string MatterAnchor(std::string_view where, size_t number) {
  return fmt::format("{}-{}", where, number);
}

void AppendFrontMatter(pugi::xml_node parent, PageContext& page) {
  pugi::xml_node header = AddElement(parent, "header", "title");
  SetAttribute(header, "id", "top");
  AppendTitle(header, page);
  const std::string date = DateToState(page.edition);
  if (!date.empty()) AddElementWithText(header, "p", fmt::format("Effective {}", date));
  MatterWriter opening(header, kFrontAnchor, page);
  MatterWriter sections(parent, kFrontAnchor, page);
  for (const MatterBlock* block : FrontMatterToShow(page.edition)) {
    if (block == TitleBlock(page.edition)) continue;
    const bool heading = block->kind == MatterKind::kHeading;
    (heading || sections.in_section() ? sections : opening).Write(*block);
  }
}

void AppendBackMatter(pugi::xml_node parent, PageContext& page) {
  if (page.edition.back_matter.empty()) return;
  pugi::xml_node back = AddElement(parent, "div", "back");
  SetAttribute(back, "id", kBackAnchor);
  MatterWriter writer(back, kBackAnchor, page);
  for (const MatterBlock& block : page.edition.back_matter) writer.Write(block);
}

}  // namespace codicil::html
