// One self-contained page: head, outline, and the parts of the edition in their places.

#include <fmt/format.h>

#include <string>

#include "output/html/block_height.h"
#include "output/html/document.h"
#include "output/html/edition_writer.h"
#include "output/html/outline.h"
#include "output/html/page_assets.h"
#include "output/passage_parts.h"
#include "output/writer.h"
#include "rules/identity.h"

namespace codicil {
namespace html {
namespace {

class PageSink : public EditionWriter {
 public:
  PageSink(const EditionView& view, ByteSink& out)
      : EditionWriter(view, 2, out), title_block_(TitleBlock(view.edition)) {}

  void Write() {
    OpenBody();
    WriteSide();
    out_.Put("\n<main id=\"text\" tabindex=\"-1\">");
    WalkEdition(edition_, *this, Contents::kLeftOut);
    out_.Put("</main>");
    ClosePage(out_);
  }

  // ---- Front and back matter.

  void Begin(EditionPart part) override {
    headings_ = 0;
    where_ = part == EditionPart::kFrontMatter ? kFrontAnchor : kBackAnchor;
    if (part == EditionPart::kFrontMatter) WriteHead();
    if (part == EditionPart::kBackMatter && !edition_.back_matter.empty())
      out_.Put("<div class=\"back\"", Attribute("id", kBackAnchor), ">");
  }
  void End(EditionPart part) override {
    if (part == EditionPart::kFrontMatter)
      out_.Put(Markup(headings_ > 0 ? "</section>" : "</header>"));
    if (part == EditionPart::kGlossary) WriteGlossary();
    if (part != EditionPart::kBackMatter || edition_.back_matter.empty()) return;
    if (headings_ > 0) out_.Put("</section>");
    out_.Put("</div>");
  }

  // A heading opens a section; what comes before the first one is in no section.
  void WriteMatter(const MatterBlock& block) override {
    if (&block == title_block_) return;
    const LinkedParagraphs paragraphs = text_.Of(block.text);
    if (block.kind == MatterKind::kHeading) return OpenMatter(paragraphs);
    if (block.kind == MatterKind::kExample) {
      WriteBox("x", "Example", paragraphs);
    } else {
      WriteParagraphs(out_, paragraphs, links_);
    }
    out_.Put("\n");
  }

 private:
  void OpenBody() {
    const std::string heights = BlockHeight::Styles();
    const std::string title =
        edition_.effective_date.empty()
            ? std::string(TitleOf(edition_))
            : fmt::format("{} ({})", TitleOf(edition_), edition_.effective_date);
    OpenPage(out_, {edition_.language,
                    title,
                    {kTextCss, kPageCss, kSymbolCss, heights},
                    {kFrameJs, kPageJs},
                    {{"codicil:work", WorkId(edition_)},
                     {"codicil:edition", EditionId(edition_)},
                     {"codicil:sha256", EditionDigest(edition_)}}});
    out_.Put("<a class=\"skip\" href=\"#text\">Skip to the text</a>");
  }

  // On wide screens a column with the outline in it; on narrow ones a bar with a button that opens
  // the outline, which needs no script. The script shows the button for the theme: without one it
  // does nothing.
  void WriteSide() {
    out_.Put(
        "<header class=\"side\"><div class=\"bar\">"
        "<button type=\"button\" id=\"menu\" popovertarget=\"outline\">Contents</button>"
        "<a class=\"here\" href=\"#top\">",
        Text(TitleOf(edition_)),
        "</a><button type=\"button\" id=\"theme\" aria-label=\"Dark colours\" "
        "hidden=\"hidden\">Dark</button></div>"
        "<nav id=\"outline\" popover=\"auto\" aria-label=\"Contents\">");
    WriteOutline(out_, edition_, target_);
    out_.Put("</nav></header>");
  }

  void WriteHead() {
    out_.Put("<header class=\"title\" id=\"top\">");
    WriteTitleAndDate();
  }

  void OpenMatter(LinkedParagraphs heading) {
    if (headings_++ > 0) out_.Put("</section>");
    if (headings_ == 1 && where_ == kFrontAnchor) out_.Put("</header>");
    out_.Put("<section class=\"matter\"", Attribute("id", MatterAnchor(where_, headings_)),
             "><h2>");
    WriteWords(out_, heading, links_);
    out_.Put("</h2>");
  }

  const MatterBlock* title_block_;
  std::string_view where_;  // which matter
  size_t headings_ = 0;     // of it so far
};

}  // namespace
}  // namespace html

void WriteHtml(const Edition& edition, const CrossReferences& references, ByteSink& out) {
  const Anchors anchors(edition);
  const OwnPage target(anchors);
  LinkedText text(edition, references);
  html::PageSink({edition, references, anchors, target, text}, out).Write();
}

}  // namespace codicil
