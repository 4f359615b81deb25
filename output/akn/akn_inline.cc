#include "output/akn/akn_inline.h"

#include <re2/re2.h>

#include <algorithm>

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

std::string Tag(std::string_view name, std::string_view attribute, std::string_view value) {
  StringSink sink;
  html::HtmlWriter out(sink);
  out.Put("<", Markup(name), Attribute(attribute, value), ">");
  return sink.TakeText();
}

std::string RangeTag(std::string_view from, std::string_view up_to) {
  StringSink sink;
  html::HtmlWriter out(sink);
  out.Put("<rref", Attribute("from", from), Attribute("upTo", up_to), ">");
  return sink.TakeText();
}

}  // namespace

void AknInline::Write(const PassagePart& part, const LinkedParagraph* links, std::string_view date,
                      std::string_view iso_date) {
  text_ = part.text;
  links_.clear();
  if (links != nullptr) {
    for (const Layer& layer : links->layers) {
      if (auto link = LinkOfLayer(layer)) links_.push_back(std::move(*link));
    }
  }
  if (!date.empty()) AddDate(date, iso_date);
  link_ = at_ = 0;
  link_open_ = false;
  open_.clear();
  for (const Mark& mark : part.marks) {
    AdvanceTo(mark.begin);
    Open(mark);
  }
  AdvanceTo(static_cast<uint32_t>(text_.size()));
}

// A link of the source is a mark; only what was found in the text is a link here.
std::optional<AknInline::Link> AknInline::LinkOfLayer(const Layer& layer) const {
  if (layer.begin >= layer.end) return std::nullopt;
  if (layer.kind == Layer::kTerm)
    return Link{layer.begin, layer.end, Tag("term", "refersTo", target_.ToEntry(layer.entry)),
                "</term>"};
  if (layer.kind != Layer::kCitation) return std::nullopt;
  const Locator& locator = *layer.locator;
  if (!locator.last.empty() && locator.targets.size() > 1) {
    const std::string first = target_.ToProvision(locator.targets.front());
    const std::string last = target_.ToProvision(locator.targets.back());
    // A range has places of its own document only; of another one there is the first.
    if (first.starts_with('#') && last.starts_with('#'))
      return Link{layer.begin, layer.end, RangeTag(first, last), "</rref>"};
  }
  const std::string target = LinkOf(layer, text_, target_);
  const bool own = target.starts_with('#') || target.starts_with(kAknWorks);
  if (!own && !IsUri(target)) return std::nullopt;
  return Link{layer.begin, layer.end, Tag("ref", "href", target), "</ref>"};
}

void AknInline::AddDate(std::string_view date, std::string_view iso_date) {
  const size_t begin = text_.find(date);
  if (begin == std::string_view::npos) return;
  links_ = {{static_cast<uint32_t>(begin), static_cast<uint32_t>(begin + date.size()),
             Tag("docDate", "date", iso_date), "</docDate>"}};
}

// Writes the text up to `to`, with the ends of marks and the links on the way.
void AknInline::AdvanceTo(uint32_t to) {
  for (;;) {
    CloseWhatEnds();
    if (at_ >= to) return;
    WriteText(NextBorder(to));
  }
}

uint32_t AknInline::NextBorder(uint32_t to) const {
  if (!open_.empty()) to = std::min(to, open_.back().end);
  if (link_ == links_.size()) return to;
  const Link& link = links_[link_];
  return std::min(to, link.begin > at_ ? link.begin : link.end);
}

// Where a link and a mark end together, the order does not matter, but what was opened last must
// be closed first. The link is always within the innermost mark that does not lie in it.
void AknInline::CloseWhatEnds() {
  while (!open_.empty() && open_.back().end <= at_) {
    if (link_open_ && marks_in_link_ == 0) CloseLink();
    out_.Put(Markup(open_.back().close));
    open_.pop_back();
    if (link_open_) --marks_in_link_;
  }
  if (link_ < links_.size() && links_[link_].end <= at_) {
    if (link_open_) CloseLink();
    ++link_;
  }
}

void AknInline::CloseLink() {
  out_.Put(Markup(links_[link_].close));
  link_open_ = false;
}

void AknInline::WriteText(uint32_t end) {
  if (link_ < links_.size() && links_[link_].begin <= at_ && !link_open_) {
    out_.Put(Markup(links_[link_].open));
    link_open_ = true;
    marks_in_link_ = 0;
  }
  while (at_ < end) {
    const auto line = static_cast<uint32_t>(std::min<size_t>(text_.find('\n', at_), end));
    out_.Put(html::Text(Writable(text_.substr(at_, line - at_), WrittenForm::kXml)));
    if (line < end) out_.Put("<eol/>");
    at_ = std::min(line + 1, end);
  }
}

void AknInline::Open(const Mark& mark) {
  const uint32_t end = open_.empty() ? mark.end : std::min(mark.end, open_.back().end);
  if (end <= at_) return;
  if (link_open_ && end > links_[link_].end) CloseLink();  // no mark in it is longer than it is
  if (link_open_) ++marks_in_link_;
  // A symbol is its own value.
  const std::string value =
      mark.kind == MarkKind::kSymbol ? "" : Writable(mark.value, WrittenForm::kXml);
  std::string_view close = "</inline>";
  switch (mark.kind) {
    case MarkKind::kEmphasis:
      out_.Put("<i>");
      close = "</i>";
      break;
    case MarkKind::kStrong:
      out_.Put("<b>");
      close = "</b>";
      break;
    case MarkKind::kLink:
      if (IsUri(value)) {
        out_.Put("<a", Attribute("href", value), ">");
        close = "</a>";
        break;
      }
      [[fallthrough]];
    default:
      out_.Put("<inline", Attribute("name", MarkKindName(mark.kind)), Attribute("c:value", value),
               ">");
  }
  open_.push_back({end, close});
}

}  // namespace codicil
