#include "output/html/inline.h"

#include <fmt/format.h>

#include <vector>

#include "output/html/nodes.h"
#include "output/html/symbol.h"
#include "output/links.h"

namespace codicil::html {
namespace {

constexpr size_t kMostTargets = 12;  // that a link shows; "the rest of section 3" has more

// The targets behind the first, as the script reads them.
void AddMore(pugi::xml_node link, const Locator& locator, const Anchors& anchors) {
  std::string more;
  const auto add = [&](std::string_view id) {
    if (!more.empty()) more += ' ';
    more += id;
  };
  for (size_t i = 1; i < std::min(locator.targets.size(), kMostTargets); ++i) {
    add(anchors.Provision(locator.targets[i]));
  }
  if (locator.title_target != kNoProvision) add(anchors.Provision(locator.title_target));
  if (!more.empty()) SetAttribute(link, "data-more", more);
}

void AddFault(pugi::xml_node node, std::string_view message) {
  SetAttribute(node, "class", "fault");
  SetAttribute(node, "title", message);
}

pugi::xml_node OpenCitation(pugi::xml_node parent, const Locator& locator, const Edition& edition,
                            const Anchors& anchors) {
  const std::string target = LinkOf(locator, anchors);
  const std::string fault = FaultOf(locator, edition);
  if (target.empty() && fault.empty()) return AddElement(parent, "cite");
  pugi::xml_node node =
      target.empty() ? AddElement(parent, "span") : AddLink(parent, target);
  if (!fault.empty()) AddFault(node, fault);
  AddMore(node, locator, anchors);
  return node;
}

pugi::xml_node Open(pugi::xml_node parent, const Layer& layer, const Edition& edition,
                    const Anchors& anchors) {
  switch (layer.kind) {
    case Layer::kCitation:
      return OpenCitation(parent, *layer.locator, edition, anchors);
    case Layer::kTerm:
      return AddLink(parent, anchors.LinkToEntry(layer.entry), "t");
    case Layer::kLink: {
      const std::string address = WebAddress(layer.value);
      return address.empty() ? AddElement(parent, "span") : AddLink(parent, address);
    }
    case Layer::kStrong:
      return AddElement(parent, "strong");
    case Layer::kLiteral:
      return AddElement(parent, "code");
    default:
      return AddElement(parent, "em");
  }
}

// Walks along the text: text up to a border, then the element that opens or closes there.
class InlineWriter {
 public:
  InlineWriter(pugi::xml_node parent, std::string_view text) : text_(text) {
    open_.push_back({parent, static_cast<uint32_t>(text.size())});
  }

  void CopyTo(uint32_t end) {
    if (end > done_) AddText(open_.back().node, text_.substr(done_, end - done_));
    done_ = std::max(done_, end);
  }
  // Closes what ends at `offset` or before.
  void CloseUpTo(uint32_t offset) {
    while (open_.size() > 1 && open_.back().end <= offset) {
      CopyTo(open_.back().end);
      open_.pop_back();
    }
  }
  pugi::xml_node node() const { return open_.back().node; }
  void Push(pugi::xml_node node, uint32_t end) { open_.push_back({node, end}); }
  void SkipTo(uint32_t end) { done_ = end; }
  uint32_t done() const { return done_; }

 private:
  struct OpenElement {
    pugi::xml_node node;
    uint32_t end;
  };
  std::string_view text_;
  std::vector<OpenElement> open_;
  uint32_t done_ = 0;
};

}  // namespace

void AppendInline(pugi::xml_node parent, const LinkedParagraph& paragraph, const Edition& edition,
                  const Anchors& anchors) {
  if (paragraph.layers.empty()) return AddText(parent, paragraph.text);
  InlineWriter writer(parent, paragraph.text);
  for (const Layer& layer : paragraph.layers) {
    if (layer.begin >= layer.end || layer.begin < writer.done()) continue;
    writer.CloseUpTo(layer.begin);
    writer.CopyTo(layer.begin);
    if (layer.kind == Layer::kSymbol) {
      AppendSymbol(writer.node(), paragraph.text.substr(layer.begin, layer.end - layer.begin));
      writer.SkipTo(layer.end);
    } else {
      writer.Push(Open(writer.node(), layer, edition, anchors), layer.end);
    }
  }
  const auto end = static_cast<uint32_t>(paragraph.text.size());
  writer.CloseUpTo(end);
  writer.CopyTo(end);
}

}  // namespace codicil::html
