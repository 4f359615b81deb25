#include "output/akn/akn_inline.h"

#include <re2/re2.h>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "output/layer_walk.h"
#include "output/links.h"
#include "output/writable.h"

namespace codicil {
namespace {

using html::Attribute;
using html::Markup;

// Whether `address` is a web address that any reader of xsd:anyURI accepts.
bool IsUri(std::string_view address) {
  static const RE2 kUri(
      R"((?:(?:https?|ftp)://[A-Za-z0-9.-]+(?::[0-9]{1,5})?|mailto:[\w.+-]+@[\w.-]+))"
      R"((?:/(?:[\w.~:/@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)"
      R"((?:\?(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)"
      R"((?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?)");
  return RE2::FullMatch(re2::StringPiece(address.data(), address.size()), kUri);
}

template <typename... Parts>
std::string Tag(const Parts&... parts) {
  StringSink sink;
  html::HtmlWriter(sink).Put(parts...);
  return sink.TakeText();
}

struct Inline {
  uint32_t begin, end;
  std::string open;
  std::string_view close;
};

Inline InlineOf(const Mark& mark) {
  const auto [kind, begin, end, value] = mark;
  if (kind == MarkKind::kEmphasis) return {begin, end, "<i>", "</i>"};
  if (kind == MarkKind::kStrong) return {begin, end, "<b>", "</b>"};
  // A symbol is its own value.
  const std::string said = kind == MarkKind::kSymbol ? "" : Writable(value, WrittenFormat::kXml);
  if (kind == MarkKind::kLink && IsUri(said))
    return {begin, end, Tag("<a", Attribute("href", said), ">"), "</a>"};
  return {begin, end,
          Tag("<inline", Attribute("name", MarkKindName(kind)), Attribute("c:value", said), ">"),
          "</inline>"};
}

// A link of the source is a mark; only what was found in the text is a link here.
std::optional<Inline> InlineOf(const Layer& layer, std::string_view text,
                               const LinkTarget& target) {
  const auto [begin, end] = std::pair(layer.begin, layer.end);
  if (layer.kind == Layer::kTerm)
    return Inline{begin, end, Tag("<term", Attribute("refersTo", target.ToEntry(layer.entry)), ">"),
                  "</term>"};
  if (layer.kind != Layer::kCitation) return std::nullopt;
  const Locator& locator = *layer.locator;
  if (!locator.last.empty() && locator.targets.size() > 1) {
    const std::string first = target.ToProvision(locator.targets.front());
    const std::string last = target.ToProvision(locator.targets.back());
    // A range has places of its own document only; of another one there is the first.
    if (first.starts_with('#') && last.starts_with('#'))
      return Inline{begin, end,
                    Tag("<rref", Attribute("from", first), Attribute("upTo", last), ">"),
                    "</rref>"};
  }
  const std::string address = LinkOf(layer, text, target);
  const bool own = address.starts_with('#') || address.starts_with(kAknWorks);
  if (!own && !IsUri(address)) return std::nullopt;
  return Inline{begin, end, Tag("<ref", Attribute("href", address), ">"), "</ref>"};
}

// The marks, and the links cut at the borders of the marks that are not inside them.
std::vector<Inline> Nested(const std::vector<Mark>& marks, const std::vector<Inline>& links) {
  std::vector<Inline> all;
  std::vector<uint32_t> borders;
  for (const Mark& mark : marks) {
    all.push_back(InlineOf(mark));
    const auto link = std::ranges::partition_point(
        links, [&](const Inline& one) { return one.end <= mark.begin; });
    const bool inside = link != links.end() && link->begin < mark.begin && mark.end <= link->end;
    if (!inside) borders.insert(borders.end(), {mark.begin, mark.end});
  }
  std::ranges::sort(borders);
  for (Inline link : links) {
    for (auto border = std::ranges::upper_bound(borders, link.begin);
         border != borders.end() && *border < link.end; ++border) {
      all.push_back(link);
      all.back().end = link.begin = *border;
    }
    all.push_back(link);
  }
  std::ranges::stable_sort(all, [](const Inline& a, const Inline& b) {
    return std::tuple(a.begin, b.end) < std::tuple(b.begin, a.end);
  });
  return all;
}

class AknWords : public LayerWalk<std::string_view, Inline> {
 public:
  AknWords(std::string_view text, const std::vector<Inline>& inlines, html::HtmlWriter& out)
      : LayerWalk(text, inlines), out_(out) {}

 private:
  void Write(std::string_view text) override {
    for (size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
      out_.Put(html::Text(Writable(text.substr(0, end), WrittenFormat::kXml)), "<eol/>");
      text.remove_prefix(end + 1);
    }
    out_.Put(html::Text(Writable(text, WrittenFormat::kXml)));
  }
  void Begin(const Inline& one) override {
    CopyTo(one.begin);
    out_.Put(Markup(one.open));
    Open(one.close, one.end);
  }
  void Close(const std::string_view& tag) override { out_.Put(Markup(tag)); }

  html::HtmlWriter& out_;
};

}  // namespace

void AknInline::Write(const PassagePart& part, const LinkedParagraph* links) const {
  std::vector<Inline> found;
  if (links != nullptr) {
    for (const Layer& layer : links->layers) {
      if (auto link = InlineOf(layer, part.text, target_)) found.push_back(std::move(*link));
    }
  }
  AknWords(part.text, Nested(part.marks, found), out_).Run();
}

void AknInline::WriteDated(const PassagePart& part, std::string_view date,
                           std::string_view iso_date) const {
  std::vector<Inline> found;
  const size_t begin = date.empty() ? part.text.npos : part.text.find(date);
  if (begin != part.text.npos)
    found = {{static_cast<uint32_t>(begin), static_cast<uint32_t>(begin + date.size()),
              Tag("<docDate", Attribute("date", iso_date), ">"), "</docDate>"}};
  AknWords(part.text, Nested(part.marks, found), out_).Run();
}

}  // namespace codicil
