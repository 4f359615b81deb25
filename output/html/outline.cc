#include "output/html/outline.h"

#include <fmt/format.h>

#include <vector>

#include "output/edition_walk.h"
#include "output/passage_parts.h"

namespace codicil::html {
namespace {

constexpr uint32_t kDeepest = 3;

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

  void WriteBetween(const MatterBlock&) override {}
  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (!IsListed(id)) return;
    if (provision.parent != kNoProvision) OpenBelow(provision.parent);
    OpenItem(target_.ToProvision(id), NameOf(edition_, id));
  }
  void EndProvision(ProvisionId id) override {
    if (!IsListed(id)) return;
    if (!open_.empty() && open_.back() == id) {
      out_.Put("</ol></details>");
      open_.pop_back();
    }
    out_.Put("</li>\n");
  }
  void WriteEntry(uint32_t) override {}

 private:
  // Listed are sections, the sections in them, and in those what is known by a title: the rules on
  // single keywords.
  bool IsListed(ProvisionId id) const {
    const Provision& provision = edition_.provisions[id];
    if (provision.depth <= 2) return provision.parent == kNoProvision || IsSection(edition_, id);
    return provision.depth == kDeepest && !provision.heading.empty() && IsListed(provision.parent);
  }

  // What is below one item is under a mark that opens it.
  void OpenBelow(ProvisionId parent) {
    if (!open_.empty() && open_.back() == parent) return;
    const std::string label = fmt::format("What is in {}", NameOf(edition_, parent));
    out_.Put("<details><summary", Attribute("aria-label", label), "><span>+</span></summary><ol>");
    open_.push_back(parent);
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
  std::vector<ProvisionId> open_;  // the items whose lists are open, outermost first
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
