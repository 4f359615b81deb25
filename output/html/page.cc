// The page as a whole: head, frame, and the parts in their places.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "output/html/document.h"
#include "output/html/nodes.h"
#include "output/html/page_assets.h"
#include "output/html/page_parts.h"
#include "output/writer.h"

namespace codicil {
namespace html {
namespace {

std::string TitleOf(const Edition& edition) {
  const std::string title = edition.title.empty() ? "Rules" : edition.title;
  if (edition.effective_date.empty()) return title;
  return fmt::format("{} ({})", title, edition.effective_date);
}

pugi::xml_node AddButton(pugi::xml_node parent, std::string_view id, std::string_view words) {
  pugi::xml_node button = AddElement(parent, "button");
  SetAttribute(button, "type", "button");
  SetAttribute(button, "id", id);
  AddText(button, words);
  return button;
}

// On wide screens a column with the outline in it; on narrow ones a bar with a button that opens
// the outline, which needs no script.
void WriteSide(PageWriter& out, const PageFacts& page) {
  pugi::xml_document tree;
  pugi::xml_node side = AddElement(tree, "header", "side");
  pugi::xml_node bar = AddElement(side, "div", "bar");
  SetAttribute(AddButton(bar, "menu", "Contents"), "popovertarget", "outline");
  pugi::xml_node place = AddLink(bar, "#top", "here");
  AddText(place, page.edition.title.empty() ? "Rules" : page.edition.title);
  pugi::xml_node theme = AddButton(bar, "theme", "Dark");
  SetAttribute(theme, "aria-label", "Dark colours");
  SetAttribute(theme, "hidden", "hidden");  // the script shows it: without one it does nothing
  pugi::xml_node outline = AddElement(side, "nav");
  SetAttribute(outline, "id", "outline");
  SetAttribute(outline, "popover", "auto");
  SetAttribute(outline, "aria-label", "Contents");
  out.Open(PrintAround(tree, outline));
  WriteOutline(out, page);
  out.Close();
}

void OpenBody(PageWriter& out, const Edition& edition) {
  const std::string title = TitleOf(edition);
  pugi::xml_document tree;
  const pugi::xml_node root =
      AddPage(tree, {edition.language, title, {kPageCss, kSymbolCss}, kPageJs});
  pugi::xml_node body = AddElement(root, "body");
  AddText(AddLink(body, "#text", "skip"), "Skip to the text");
  out.Open(PrintAround(tree, body));
}

void OpenMain(PageWriter& out) {
  pugi::xml_document tree;
  pugi::xml_node main = AddElement(tree, "main");
  SetAttribute(main, "id", "text");
  SetAttribute(main, "tabindex", "-1");
  out.Open(PrintAround(tree, main));
}

// Rather too much: what is not written to costs nothing, growing does.
size_t LikelySize(const Edition& edition) {
  size_t size = kPageCss.size() + kSymbolCss.size() + kPageJs.size();
  for (const EditionSource& source : edition.sources) size += 3 * source.text->text().size();
  return size;
}

// What stands in <main>, in parts: this thread writes from the front, others from the back, until
// they meet. Each part is the same whoever writes it.
class MainWriter {
 public:
  // The others begin at once.
  explicit MainWriter(PageFacts& facts)
      : facts_(facts),
        count_(static_cast<ProvisionId>(facts.edition.provisions.size())),
        parts_(1 + (count_ + kProvisionsInAPart - 1) / kProvisionsInAPart),
        left_(static_cast<int>(parts_.size())),
        back_(parts_.size()) {
    for (size_t i = 0; i < CountHelpers(); ++i) helpers_.emplace_back([this] { WriteBack(); });
  }

  void WriteTo(PageWriter& out) {
    const size_t front = WriteFront(out);
    for (std::jthread& helper : helpers_) helper.join();
    for (size_t i = front; i < parts_.size(); ++i) out.CopyLong(parts_[i]);
  }

 private:
  static constexpr ProvisionId kProvisionsInAPart = 64;

  size_t CountHelpers() const {
    constexpr size_t kSmall = 1000;  // provisions; what has less is not worth a thread
    constexpr unsigned kMost = 3;
    if (count_ < kSmall) return 0;
    static const unsigned processors = std::thread::hardware_concurrency();  // reads a file
    return std::clamp(processors, 1u, kMost + 1) - 1;
  }

  bool Claim() { return left_.fetch_sub(1) > 0; }

  // Gives the number of parts that it has written.
  size_t WriteFront(PageWriter& out) {
    facts_.NameProvisions();
    facts_.NameEntries();
    PageContext page(facts_);
    size_t front = 0;
    for (; Claim(); ++front) WritePart(front, page, out);
    return front;
  }

  void WriteBack() {
    facts_.NameEntries();
    facts_.NameProvisions();
    PageContext page(facts_);
    while (Claim()) {
      const size_t i = --back_;
      PageWriter out(LikelySizeOf(i));
      WritePart(i, page, out);
      parts_[i] = out.Take();
    }
  }

  bool IsLast(size_t i) const { return i + 1 == parts_.size(); }

  size_t LikelySizeOf(size_t i) const {
    constexpr size_t kProvision = 800, kEntry = 500;  // bytes
    return kProvisionsInAPart * kProvision +
           (IsLast(i) ? kEntry * facts_.edition.glossary.size() : 0);
  }

  // The last part has what stands behind the provisions.
  void WritePart(size_t i, PageContext& page, PageWriter& out) const {
    if (i == 0) WriteFrontMatter(out, page);
    const ProvisionId begin = static_cast<ProvisionId>(i) * kProvisionsInAPart;
    const ProvisionId end = std::min(begin + kProvisionsInAPart, count_);
    if (begin < end) WriteProvisions(out, begin, end, page);
    if (!IsLast(i)) return;
    WriteGlossary(out, page);
    WriteBackMatter(out, page);
  }

  PageFacts& facts_;
  const ProvisionId count_;         // of provisions
  std::vector<std::string> parts_;  // of the others
  std::atomic<int> left_;           // parts that nobody has begun
  std::atomic<size_t> back_;        // the last that another has begun
  std::vector<std::jthread> helpers_;
};

}  // namespace

void PageFacts::NameProvisions() {
  std::call_once(provisions_named_, [this] { anchors.NameProvisions(edition); });
}

void PageFacts::NameEntries() {
  std::call_once(entries_named_, [this] {
    anchors.NameEntries(edition);
    for (uint32_t i = 0; i < edition.glossary.size(); ++i) {
      entry_links.Add(tags.link.before.view(), anchors.LinkToEntry(i), tags.link.after.view());
    }
  });
}

}  // namespace html

std::string WriteHtml(const Edition& edition, const CrossReferences& references) {
  html::PageFacts facts(edition, references);
  html::MainWriter main(facts);
  html::PageWriter out(html::LikelySize(edition));
  facts.NameProvisions();
  html::OpenBody(out, edition);
  html::WriteSide(out, facts);
  out.EndLine();
  html::OpenMain(out);
  main.WriteTo(out);
  out.Close();
  out.Close();
  out.EndLine();
  return out.Take();
}

}  // namespace codicil
