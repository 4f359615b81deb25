#include "ingest/html/html.h"

#include <gumbo.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstddef>
#include <memory_resource>
#include <unordered_set>
#include <utility>

#include "base/ascii.h"
#include "ingest/html/counters.h"
#include "ingest/html/elements.h"
#include "ingest/html/entities.h"
#include "ingest/html/list_numbers.h"
#include "ingest/html/styles.h"
#include "rules/han_numeral.h"
#include "rules/line_label.h"
#include "text/language_code.h"
#include "text/lines.h"

namespace codicil {
namespace {

constexpr size_t kIndent = 4;        // columns of a list in another
constexpr size_t kDeepestList = 12;  // those below are not set in further

class Renderer {
 public:
  // `unfolds`: takes what styles hide for a part of the text.
  Renderer(std::string_view html, const Styles& styles, bool unfolds)
      : unfolds_(unfolds), html_(html), styles_(styles), counters_(styles) {}

  RenderedHtml Render(const GumboNode& root) {
    struct Step {
      const GumboNode* node;
      unsigned next;
    };
    std::vector<Step> open;
    if (Enter(root)) open.push_back({&root, 0});
    while (!open.empty()) {
      Step& step = open.back();
      const GumboVector& children = ChildrenOf(*step.node);
      if (step.next == children.length) {
        const GumboNode& done = *step.node;
        open.pop_back();
        Leave(done);
        continue;
      }
      const auto& child = *static_cast<const GumboNode*>(children.data[step.next++]);
      if (Enter(child)) open.push_back({&child, 0});
    }
    return std::move(out_);
  }
  // Whether something was hidden.
  bool folded() const { return folded_; }

 private:
  static const GumboVector& ChildrenOf(const GumboNode& node) {
    return node.type == GUMBO_NODE_DOCUMENT ? node.v.document.children : node.v.element.children;
  }

  // Returns whether the children are to be entered too.
  bool Enter(const GumboNode& node) {
    switch (node.type) {
      case GUMBO_NODE_TEXT:
      case GUMBO_NODE_CDATA:
      case GUMBO_NODE_WHITESPACE:
        AddText(node);
        return false;
      case GUMBO_NODE_DOCUMENT:
        return true;
      case GUMBO_NODE_ELEMENT:
      case GUMBO_NODE_TEMPLATE:
        return EnterElement(node);
      default:
        return false;
    }
  }

  bool EnterElement(const GumboNode& node) {
    const GumboTag tag = node.v.element.tag;
    if (tag == GUMBO_TAG_HTML) {
      out_.language = LanguageOfTag(AttributeOf(node, "lang"));
    }
    if (IsLeftOut(node) && !IsOfTemplate(node)) return false;
    if (IsFolded(node)) {
      folded_ = true;
      if (!unfolds_) return false;
    }
    MoveTo(node.v.element.original_tag);
    if (IsBlock(tag)) Break(2);
    if (tag == GUMBO_TAG_BR || tag == GUMBO_TAG_TR || tag == GUMBO_TAG_DD) Break(1);
    if (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH) EnterCell();
    if (tag == GUMBO_TAG_TR) cell_ = row_ = std::string::npos;
    if (const size_t level = HeadingLevel(tag)) {
      pending_ = std::string(level, '#') + " ";
      heading_ = std::string::npos;
    }
    if (tag == GUMBO_TAG_OL || tag == GUMBO_TAG_UL) lists_.push_back(ListNumbers(node, styles_));
    if (tag == GUMBO_TAG_LI && !lists_.empty()) pending_ = lists_.back().MarkOf(node);
    if (const std::string number = counters_.Enter(node); !number.empty() && !HasOwnNumber(node))
      pending_ = (HeadingLevel(tag) > 0 ? pending_ : "") + number;
    preformatted_ += tag == GUMBO_TAG_PRE;
    raised_ += tag == GUMBO_TAG_SUP;
    return true;
  }

  // A template that begins the file is what a program makes the page of.
  bool IsOfTemplate(const GumboNode& node) const {
    const GumboTag tag = node.v.element.tag;
    const std::string_view page =
        html_.substr(std::min(html_.size(), html_.find_first_not_of(" \t\r\n")));
    return (tag == GUMBO_TAG_TEMPLATE || tag == GUMBO_TAG_HEAD) && page.starts_with("<template");
  }

  void Leave(const GumboNode& node) {
    if (node.type != GUMBO_NODE_ELEMENT && node.type != GUMBO_NODE_TEMPLATE) return;
    const GumboTag tag = node.v.element.tag;
    MoveTo(node.v.element.original_end_tag);
    if (IsBlock(tag)) Break(2);
    if (tag == GUMBO_TAG_TR || tag == GUMBO_TAG_DD) Break(1);
    if (tag == GUMBO_TAG_OL || tag == GUMBO_TAG_UL) lists_.pop_back();
    counters_.Leave();
    if (HeadingLevel(tag) > 0) pending_.clear();
    if (tag == GUMBO_TAG_H1 && out_.title.empty()) TakeTitle();
    preformatted_ -= tag == GUMBO_TAG_PRE;
    raised_ -= tag == GUMBO_TAG_SUP;
  }

  void TakeTitle() {
    out_.title = out_.text.substr(std::min(heading_, out_.text.size()));
    std::ranges::replace(out_.title, '\n', ' ');
  }

  // A bar separates cells, but not a number alone in the first one from its text.
  void EnterCell() {
    if (row_ == std::string::npos) {
      row_ = out_.text.size();
      return;
    }
    const bool same_row = breaks_ == 0 && out_.text.size() > row_;
    if (!same_row) return;
    std::string_view first = std::string_view(out_.text).substr(row_);
    first.remove_prefix(std::min(first.find_first_not_of(" \n"), first.size()));
    // A number needs words after it to be one.
    const auto label = ReadLineLabel(std::string(first) + " Words");
    const bool number = cell_ == std::string::npos && label && label->words >= first.size();
    pending_cell_ = number ? " " : " | ";
    cell_ = out_.text.size();
  }

  // ---- Text.

  void AddText(const GumboNode& node) {
    const GumboText& text = node.v.text;
    const std::string_view raw(text.original_text.data, text.original_text.length);
    const bool in_source = raw.data() >= html_.data() && raw.data() <= html_.data() + html_.size();
    if (!in_source) return;
    const auto begin = static_cast<size_t>(raw.data() - html_.data());
    for (const TextPiece& piece : PiecesOf(raw, text.text)) AddPiece(begin, piece);
  }

  void AddPiece(size_t begin, const TextPiece& piece) {
    MoveTo(begin + piece.raw_begin);
    if (!piece.literal) return AddWritten(piece.text, piece.raw_size, false);
    for (size_t i = 0; i < piece.text.size(); ++i) {
      const char c = piece.text[i];
      MoveTo(begin + piece.raw_begin + i);
      if (preformatted_ > 0 && c == '\n') {
        Break(1, true);
      } else if (IsAsciiBlank(c) || c == '\n' || c == '\r' || c == '\f') {
        space_ = true;
      } else {
        AddWritten(piece.text.substr(i, 1), 1, true);
      }
    }
  }

  // A character or more, which takes `size` bytes of the HTML from where it is read.
  void AddWritten(std::string_view text, size_t size, bool literal) {
    BeginLine();
    if (space_ && !out_.text.empty() && out_.text.back() != '\n' && out_.text.back() != ' ')
      AddMade(" ");
    space_ = false;
    const std::string_view raised = raised_ > 0 && text.size() == 1 ? RaisedDigit(text[0]) : "";
    if (!raised.empty()) text = raised;
    if (literal && raised.empty()) {
      Run(1, 1);
    } else {
      Run(static_cast<uint16_t>(text.size()), static_cast<uint16_t>(size));
    }
    out_.text += text;
    written_ = std::max(written_, here_ + size);
  }

  // What no byte of the HTML says.
  void AddMade(std::string_view text) {
    Run(1, 0);
    out_.text += text;
  }

  // Ends the line, and what is open in it.
  void Break(size_t lines, bool add = false) {
    breaks_ = add ? breaks_ + lines : std::max(breaks_, lines);
    space_ = false;
    pending_cell_.clear();
  }

  void BeginLine() {
    if (breaks_ > 0 && !out_.text.empty()) AddMade(std::string(breaks_, '\n'));
    const bool begins = out_.text.empty() || breaks_ > 0;
    breaks_ = 0;
    if (begins && !lists_.empty()) {
      const size_t depth = std::min(lists_.size(), kDeepestList) - (pending_.empty() ? 0 : 1);
      AddMade(std::string(kIndent * depth, ' '));
    }
    if (!pending_.empty()) AddMade(std::exchange(pending_, {}));
    if (heading_ == std::string::npos) heading_ = out_.text.size();
    if (!pending_cell_.empty()) AddMade(std::exchange(pending_cell_, {}));
  }

  // Tables may be written in another order than they are shown: then a place does not go back.
  void MoveTo(size_t offset) { here_ = std::max(offset, written_); }
  void MoveTo(const GumboStringPiece& tag) {  // which is not written everywhere
    if (tag.length > 0) MoveTo(static_cast<size_t>(tag.data - html_.data()));
  }

  // The text from here on takes `text_unit` bytes for `original_unit` of the HTML.
  void Run(uint16_t text_unit, uint16_t original_unit) {
    const auto at = static_cast<uint32_t>(out_.text.size());
    if (!out_.runs.empty()) {
      DecodedRun& last = out_.runs.back();
      const uint32_t expected =
          last.original_begin + (at - last.text_begin) / last.text_unit * last.original_unit;
      const bool goes_on = last.text_unit == text_unit && last.original_unit == original_unit &&
                           expected == here_ && (at - last.text_begin) % last.text_unit == 0;
      if (goes_on) return;
    }
    out_.runs.push_back({at, static_cast<uint32_t>(here_), text_unit, original_unit});
  }

  bool unfolds_;
  bool folded_ = false;
  std::string_view html_;
  const Styles& styles_;
  Counters counters_;
  RenderedHtml out_;
  std::vector<ListNumbers> lists_;
  size_t here_ = 0;     // in the HTML: what is read,
  size_t written_ = 0;  // and the end of what is in the text
  size_t breaks_ = 0;   // line ends before the next text
  bool space_ = false;
  std::string pending_;  // what begins the line: "## ", "1. "
  std::string pending_cell_;
  size_t heading_ = 0;  // where the words of the last one began in the text; npos before they do
  size_t row_ = std::string::npos, cell_ = std::string::npos;  // where they began in the text
  int preformatted_ = 0, raised_ = 0;
};

// Gumbo frees a tree by recursion over its depth; an arena needs none.
void* Allocate(void* arena, size_t size) {
  return static_cast<std::pmr::monotonic_buffer_resource*>(arena)->allocate(
      size, alignof(std::max_align_t));
}
void Deallocate(void*, void*) {}

// Whether the tag with a name that ends at `at` ends in "/>".
bool ClosesItself(std::string_view html, size_t at) {
  constexpr size_t kLongestTag = 2000;
  const std::string_view rest = html.substr(at, kLongestTag);
  const size_t end = rest.find('>');
  return end != rest.npos && end > 0 && rest[end - 1] == '/';
}

}  // namespace

bool IsHtml(std::string_view text) {
  static const RE2 kHead(
      R"((?is)^(?:\s|<\?xml.*?\?>|<!--.*?-->)*<(?:!doctype\s*html|html|head|body)\b)");
  static const RE2 kElement(R"(^<[a-zA-Z])");
  static const RE2 kCloser(
      R"((?i)</(?:p|div|li|ul|ol|td|tr|th|table|h[1-6]|section|article|pre|center)\s*>|<br\b)");
  // One such element for two lines at least. <b> and <a> do not count: Markdown has them too.
  constexpr size_t kOften = 2;
  if (RE2::PartialMatch(text, kHead)) return true;
  if (!RE2::PartialMatch(text, kElement)) return false;
  re2::StringPiece rest = text;
  size_t closers = 0;
  while (RE2::FindAndConsume(&rest, kCloser)) ++closers;
  return closers * kOften > SplitLines(text).size();
}

bool IsTooDeep(std::string_view html) {
  constexpr ptrdiff_t kDeepest = 5000;
  static const std::unordered_set<std::string> kOpen = {
      // what need not be closed, or cannot
      "p",   "li",   "dt",   "dd",    "tr",  "td",     "th",    "br",    "hr",
      "img", "meta", "link", "input", "col", "option", "tbody", "thead", "o:p"};
  ptrdiff_t depth = 0;
  for (size_t at = html.find('<'); at != html.npos; at = html.find('<', at + 1)) {
    const bool closes = html.substr(at + 1).starts_with('/');
    const size_t begin = at + (closes ? 2 : 1);
    size_t end = begin;
    while (end < html.size() && (IsAlnum(html[end]) || html[end] == ':')) ++end;
    const std::string name = LowerCase(html.substr(begin, end - begin));
    if (name == "script" && !closes) at = std::min(html.find("</script", end), html.size());
    if (name.empty() || name == "script" || kOpen.contains(name) || ClosesItself(html, end))
      continue;
    depth = closes ? std::max<ptrdiff_t>(depth - 1, 0) : depth + 1;
    if (depth > kDeepest) return true;
  }
  return false;
}

RenderedHtml RenderHtml(std::string_view html) {
  std::pmr::monotonic_buffer_resource arena;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = Allocate;
  options.deallocator = Deallocate;
  options.userdata = &arena;
  options.max_errors = 0;
  // After byte order marks, or the head of HTTP that was saved with the page.
  const std::string_view page = html.substr(std::min(html.find('<'), html.size()));
  const GumboOutput* output = gumbo_parse_with_options(&options, page.data(), page.size());
  const Styles styles(*output->root);
  Renderer renderer(html, styles, false);
  RenderedHtml seen = renderer.Render(*output->root);
  if (!renderer.folded()) return seen;
  // Where most is hidden, a reader opens it part by part.
  constexpr size_t kMost = 2;
  RenderedHtml all = Renderer(html, styles, true).Render(*output->root);
  return all.text.size() > kMost * seen.text.size() ? std::move(all) : std::move(seen);
}

}  // namespace codicil
