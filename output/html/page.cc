// The page as a whole: head, frame, and the parts in their places.

#include <fmt/format.h>

#include <algorithm>
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
void AppendSide(pugi::xml_node body, const PageContext& page) {
  pugi::xml_node side = AddElement(body, "header", "side");
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
  AppendOutline(outline, page);
}

// All but what is in <main>, which it gives.
pugi::xml_node AppendFrame(pugi::xml_node root, const PageContext& page) {
  pugi::xml_node body = AddElement(root, "body");
  AddText(AddLink(body, "#text", "skip"), "Skip to the text");
  AppendSide(body, page);
  EndLine(body);
  pugi::xml_node main = AddElement(body, "main");
  SetAttribute(main, "id", "text");
  SetAttribute(main, "tabindex", "-1");
  return main;
}

// Rather too much: what is not written to costs nothing, growing does.
size_t LikelySize(const Edition& edition) {
  size_t size = kPageCss.size() + kPageJs.size();
  for (const EditionSource& source : edition.sources) size += 3 * source.text->text().size();
  return size;
}

// Where the parts begin that are written at once, of about the same length. The glossary goes with
// the last one.
std::vector<ProvisionId> PartBegins(const Edition& edition) {
  constexpr size_t kSmall = 1000;  // provisions; what has less is not worth a thread
  constexpr unsigned kMost = 4;
  const auto& provisions = edition.provisions;
  const size_t count =
      provisions.size() < kSmall ? 1 : std::clamp(std::thread::hardware_concurrency(), 1u, kMost);
  size_t bytes = 0, seen = 0;
  for (const Provision& provision : provisions) bytes += provision.text.text.size();
  for (const GlossaryEntry& entry : edition.glossary) bytes += entry.text.text.size();
  std::vector<ProvisionId> begins = {0};
  for (ProvisionId id = 1; id < provisions.size() && begins.size() < count; ++id) {
    seen += provisions[id - 1].text.text.size();
    if (seen * count >= bytes * begins.size()) begins.push_back(id);
  }
  return begins;
}

// What stands in <main>. Each part of the provisions is the same whoever writes it.
class MainWriter {
 public:
  MainWriter(const Edition& edition, const CrossReferences& references, const Anchors& anchors)
      : edition_(edition),
        references_(references),
        anchors_(anchors),
        begins_(PartBegins(edition)),
        parts_(begins_.size()) {}

  void Write(std::string& text) {
    std::vector<std::jthread> threads;
    for (size_t i = 1; i < begins_.size(); ++i) {
      threads.emplace_back([this, i] { WritePart(i, parts_[i]); });
    }
    WritePart(0, text);
    for (std::jthread& thread : threads) thread.join();
    for (const std::string& part : parts_) text += part;
  }

 private:
  void WritePart(size_t i, std::string& text) const {
    const bool last = i + 1 == begins_.size();
    const auto all = static_cast<ProvisionId>(edition_.provisions.size());
    PageContext page(edition_, references_, anchors_);
    PartWriter out(text);
    if (i == 0) AppendFrontMatter(out.part(), page);
    out.Flush();
    WriteProvisions(out, begins_[i], last ? all : begins_[i + 1], page);
    if (!last) return;
    WriteGlossary(out, page);
    AppendBackMatter(out.part(), page);
    out.Flush();
  }

  const Edition& edition_;
  const CrossReferences& references_;
  const Anchors& anchors_;
  const std::vector<ProvisionId> begins_;
  std::vector<std::string> parts_;
};

}  // namespace
}  // namespace html

std::string WriteHtml(const Edition& edition, const CrossReferences& references) {
  std::string text;
  text.reserve(html::LikelySize(edition));
  html::PartWriter out(text);
  const Anchors anchors(edition);
  const std::string title = html::TitleOf(edition);
  const pugi::xml_node root =
      html::AddPage(out.part(), {edition.language, title, kPageCss, kPageJs});
  out.FlushOpen(html::AppendFrame(root, {edition, references, anchors}));
  html::MainWriter(edition, references, anchors).Write(text);
  out.Close();
  text += '\n';
  return text;
}

}  // namespace codicil
