#include "output/html/outline.h"

#include <fmt/format.h>

#include "output/edition_walk.h"
#include "output/passage_parts.h"

namespace codicil::html {
namespace {

class OutlineSink : public EditionSink {
 public:
  OutlineSink(HtmlWriter& out, const Edition& edition, const LinkTarget& target)
      : out_(out), edition_(edition), target_(target) {}

  void Begin(EditionPart part) override {
    where_ = part == EditionPart::kFrontMatter ? kFrontAnchor : kBackAnchor;
    headings_ = 0;
    if (part == EditionPart::kGlossary && !edition_.glossary.empty())
      PutItem(fmt::format("#{}", kGlossaryAnchor), "Glossary");
  }

  void WriteMatter(const MatterBlock& block) override {
    if (block.kind != MatterKind::kHeading) return;
    PutItem(fmt::format("#{}", MatterAnchor(where_, ++headings_)), block.text.text);
  }

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (provision.parent == kNoProvision) {
      OpenItem(target_.ToProvision(id), NameOf(edition_, id));
    } else if (provision.depth == 2 && IsSection(edition_, id)) {
      if (!open_) OpenSubsections(provision.parent);
      PutItem(target_.ToProvision(id), NameOf(edition_, id));
    }
  }
  void EndProvision(ProvisionId id) override {
    if (edition_.provisions[id].parent != kNoProvision) return;
    if (open_) out_.Put("</ol></details>");
    open_ = false;
    out_.Put("</li>\n");
  }
  void WriteEntry(uint32_t) override {}

 private:
  // The subsections of one section are under a mark that opens them.
  void OpenSubsections(ProvisionId section) {
    const std::string label = fmt::format("Subsections of {}", NameOf(edition_, section));
    out_.Put("<details><summary", Attribute("aria-label", label), "><span>+</span></summary><ol>");
    open_ = true;
  }
  void OpenItem(std::string_view href, std::string_view words) {
    out_.Put("<li><a", Attribute("href", href), ">", Text(words), "</a>");
  }
  void PutItem(std::string_view href, std::string_view words) {
    OpenItem(href, words);
    out_.Put("</li>");
  }

  HtmlWriter& out_;
  const Edition& edition_;
  const LinkTarget& target_;
  std::string_view where_;
  size_t headings_ = 0;
  bool open_ = false;  // the subsections of the current section
};

}  // namespace

std::string MatterAnchor(std::string_view where, size_t number) {
  return fmt::format("{}-{}", where, number);
}

void WriteOutline(HtmlWriter& out, const Edition& edition, const LinkTarget& target) {
  OutlineSink sink(out, edition, target);
  out.Put("<ol>");
  WalkEdition(edition, sink, Contents::kLeftOut);
  out.Put("</ol>");
}

}  // namespace codicil::html
