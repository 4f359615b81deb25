// The one walk along the words of a paragraph, for every format that marks them up.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "output/linked_text.h"

namespace codicil {

// Gives a format the text and the layers of one paragraph in order. `Element` is what the format
// needs to know to close what it has opened: a tag, a node. `Layer` has a begin and an end.
template <typename Element, typename Layer = codicil::Layer>
class LayerWalk {
 public:
  // Both must outlive this object. Layers are sorted by begin, outer before inner.
  LayerWalk(std::string_view text, const std::vector<Layer>& layers)
      : text_(text), layers_(layers) {}
  virtual ~LayerWalk() = default;

  void Run() {
    for (const Layer& layer : layers_) {
      if (layer.begin >= layer.end || layer.begin < done_) continue;
      CloseUpTo(layer.begin);
      Begin(layer);
    }
    const auto end = static_cast<uint32_t>(text_.size());
    CloseUpTo(end);
    CopyTo(end);
  }

 protected:
  struct OpenElement {
    Element element;
    uint32_t end;
  };

  virtual void Write(std::string_view text) = 0;
  // Copies up to the layer, then opens an element for it, writes all of it and skips it, or does
  // nothing, as the format has it.
  virtual void Begin(const Layer& layer) = 0;
  // An element that was opened ends here.
  virtual void Close(const Element& element) = 0;

  void CopyTo(uint32_t end) {
    if (end <= done_) return;
    Write(text_.substr(done_, end - done_));
    done_ = end;
  }
  void SkipTo(uint32_t end) { done_ = end; }
  // The element ends at `end`, or where the one that it is in does.
  void Open(Element element, uint32_t end) {
    if (!open_.empty()) end = std::min(end, open_.back().end);
    open_.push_back({std::move(element), end});
  }

  std::string_view TextOf(const Layer& layer) const {
    return text_.substr(layer.begin, layer.end - layer.begin);
  }
  std::string_view text() const { return text_; }
  const std::vector<Layer>& layers() const { return layers_; }
  const std::vector<OpenElement>& open() const { return open_; }
  uint32_t done() const { return done_; }

 private:
  // Closes the elements that end at or before `offset`.
  void CloseUpTo(uint32_t offset) {
    while (!open_.empty() && open_.back().end <= offset) {
      CopyTo(open_.back().end);
      const OpenElement closed = std::move(open_.back());
      open_.pop_back();
      Close(closed.element);
    }
  }

  std::string_view text_;
  const std::vector<Layer>& layers_;
  std::vector<OpenElement> open_;
  uint32_t done_ = 0;
};

}  // namespace codicil
