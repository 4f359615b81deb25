// Front and back matter.

#include <fmt/format.h>

#include "output/front_matter.h"
#include "output/html/paragraphs.h"
#include "output/passage_parts.h"

namespace codicil::html {
namespace {

void WriteBlock(PageWriter& out, const MatterBlock& block, PageContext& page) {
  const LinkedParagraphs paragraphs = page.text.Of(block.text);
  if (block.kind == MatterKind::kExample) {
    WriteBox(out, page.tags.example, "Example", paragraphs, page);
  } else {
    WriteParagraphs(out, paragraphs, page);
  }
}

// A heading opens a section; anything before the first heading is not in a section.
class MatterWriter {
 public:
  MatterWriter(PageWriter& out, std::string_view where, PageContext& page)
      : out_(out), where_(where), page_(page) {}

  void Write(const MatterBlock& block) {
    if (block.kind == MatterKind::kHeading) return OpenSection(block);
    WriteBlock(out_, block, page_);
    out_.EndLine();
  }
  void Close() {
    if (sections_ > 0) out_.Close();
  }
  bool in_section() const { return sections_ > 0; }

 private:
  void OpenSection(const MatterBlock& block) {
    Close();
    out_.Open(page_.tags.matter, MatterAnchor(where_, ++sections_));
    out_.Open(page_.tags.headings.front());
    WriteWords(out_, page_.text.Of(block.text), page_);
    out_.Close();
  }

  PageWriter& out_;
  std::string_view where_;
  PageContext& page_;
  size_t sections_ = 0;
};

void WriteTitle(PageWriter& out, PageContext& page) {
  const MatterBlock* block = TitleBlock(page.edition);
  out.Open(page.tags.title);
  if (block != nullptr) {
    WriteWords(out, page.text.Of(block->text), page);
  } else {
    out.Text(page.edition.title.empty() ? "Rules" : page.edition.title);
  }
  out.Close();
}

}  // namespace

std::string MatterAnchor(std::string_view where, size_t number) {
  return fmt::format("{}-{}", where, number);
}

void WriteFrontMatter(PageWriter& out, PageContext& page) {
  out.Open(page.tags.head, kTopAnchor);
  WriteTitle(out, page);
  const std::string date = DateToState(page.edition);
  if (!date.empty()) out.Element(page.tags.paragraph, fmt::format("Effective {}", date));
  MatterWriter writer(out, kFrontAnchor, page);
  for (const MatterBlock* block : FrontMatterToShow(page.edition)) {
    if (block == TitleBlock(page.edition)) continue;
    const bool first_heading = block->kind == MatterKind::kHeading && !writer.in_section();
    if (first_heading) out.Close();  // the head
    writer.Write(*block);
  }
  out.Close();
}

void WriteBackMatter(PageWriter& out, PageContext& page) {
  if (page.edition.back_matter.empty()) return;
  out.Open(page.tags.back, kBackAnchor);
  MatterWriter writer(out, kBackAnchor, page);
  for (const MatterBlock& block : page.edition.back_matter) writer.Write(block);
  writer.Close();
  out.Close();
}

}  // namespace codicil::html
