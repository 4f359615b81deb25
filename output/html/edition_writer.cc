#include "output/html/edition_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ascii.h"
#include "output/html/block_height.h"
#include "output/html/outline.h"
#include "output/html/symbol.h"
#include "output/layer_walk.h"
#include "output/links.h"
#include "output/passage_parts.h"
#include "output/refs_parts.h"
#include "text/budget.h"

namespace codicil::html {
namespace {

bool HasChildren(ProvisionId id, const Provision& provision) {
  return provision.subtree_end > id + 1;
}

constexpr char kOther = '#';  // for terms that do not begin with an ASCII letter

char LetterOf(const GlossaryEntry& entry) {
  const char first = entry.term.empty() ? kOther : entry.term.text.front();
  return IsLetter(first) ? ToUpper(first) : kOther;
}

std::string LetterAnchor(char letter) {
  return letter == kOther ? "letter-other" : fmt::format("letter-{}", ToLower(letter));
}

constexpr uint32_t kLongestToken = 30;  // bytes kept on one line; a narrow screen has room for them
constexpr size_t kMostTargets = 12;     // targets shown by a link; "the rest of section 3" has more

// The targets after the first, as the script reads them.
std::string MoreTargets(const Locator& locator, const Anchors& anchors) {
  std::string more;
  const auto add = [&](ProvisionId id) {
    more += (more.empty() ? "" : " ") + anchors.Provision(id);
  };
  for (size_t i = 1; i < std::min(locator.targets.size(), kMostTargets); ++i)
    add(locator.targets[i]);
  if (locator.title_target != kNoProvision) add(locator.title_target);
  return more;
}

// Gives the tag that closes it.
std::string_view OpenCitation(HtmlWriter& out, const Locator& locator, const PageLinks& page) {
  const std::string href = LinkOf(locator, page.target);
  const std::string fault = FaultOf(locator, page.edition, out.say());
  if (href.empty() && fault.empty()) {
    out.Put("<cite>");
    return "</cite>";
  }
  const bool names_entry = locator.targets.empty() && !locator.terms.empty();
  // It looks like other citations, not like a term.
  const std::string_view class_name = !fault.empty() ? "fault" : names_entry ? "c" : "";
  out.Put(Markup(href.empty() ? "<span" : "<a"), Attribute("href", href),
          Attribute("class", class_name), Attribute("title", fault),
          Attribute("data-more", MoreTargets(locator, page.anchors)), ">");
  return href.empty() ? "</span>" : "</a>";
}

std::string_view OpenLink(HtmlWriter& out, const Layer& layer, std::string_view text,
                          const PageLinks& page) {
  if (layer.kind == Layer::kCitation) return OpenCitation(out, *layer.locator, page);
  const std::string href = LinkOf(layer, text, page.target);
  out.Put(Markup(href.empty() ? "<span" : "<a"), Attribute("href", href), ">");
  return href.empty() ? "</span>" : "</a>";
}

std::string_view OpenEmphasis(HtmlWriter& out, Layer::Kind kind) {
  switch (kind) {
    case Layer::kStrong:
      out.Put("<strong>");
      return "</strong>";
    case Layer::kLiteral:
      out.Put("<code>");
      return "</code>";
    default:
      out.Put("<em>");
      return "</em>";
  }
}

class HtmlWords : public LayerWalk<std::string_view> {
 public:
  HtmlWords(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page)
      : LayerWalk(paragraph.text, paragraph.layers), out_(out), page_(page) {}

 private:
  struct Token {
    uint32_t begin;
    uint32_t end;
  };

  void Write(std::string_view text) override { out_.Put(Text(text)); }
  void Close(const std::string_view& tag) override { out_.Put(Markup(tag)); }
  void Begin(const Layer& layer) override {
    if (layer.kind == Layer::kSymbol) return PutSymbol(layer);
    CopyTo(layer.begin);
    Open(IsLink(layer) ? OpenLink(out_, layer, text(), page_) : OpenEmphasis(out_, layer.kind),
         layer.end);
  }
  void PutSymbol(const Layer& symbol) {
    KeepTogether(symbol, BorderAfter(symbol));
    CopyTo(symbol.begin);
    html::WriteSymbol(out_, TextOf(symbol));
    SkipTo(symbol.end);
  }

  // Browsers break lines on either side of a glyph. Keeps the adjacent text, up to `border`, where
  // another layer begins, on the glyph's line.
  void KeepTogether(const Layer& symbol, uint32_t border) {
    if (symbol.begin < kept_) return;
    if (!open().empty()) border = std::min(border, open().back().end);
    const Token token = TokenAround(symbol, std::min(border, Size()));
    kept_ = token.end;
    if (token.end - token.begin == symbol.end - symbol.begin) return;
    CopyTo(token.begin);
    out_.Put("<span class=\"w\">");
    Open("</span>", token.end);
  }

  uint32_t Size() const { return static_cast<uint32_t>(text().size()); }
  bool InToken(uint32_t at) const { return text()[at] != ' ' && text()[at] != '\n'; }
  bool InCharacter(uint32_t at) const { return (text()[at] & 0xC0) == 0x80; }

  Token TokenAround(const Layer& symbol, uint32_t border) const {
    Token token{symbol.begin, symbol.end};
    while (token.begin > done() && InToken(token.begin - 1)) --token.begin;
    if (token.end - token.begin > kLongestToken) token.begin = symbol.begin;
    border = std::max(symbol.end, std::min(border, token.begin + kLongestToken));
    while (token.end < border && InToken(token.end)) ++token.end;
    while (token.end > symbol.end && token.end < Size() && InCharacter(token.end)) {
      --token.end;
    }
    return token;
  }

  // Where the next layer begins that is not a symbol. Looks no further than a token reaches.
  uint32_t BorderAfter(const Layer& symbol) const {
    const uint32_t reach = symbol.end + kLongestToken;
    const Layer* const end = layers().data() + layers().size();
    for (const Layer* next = &symbol + 1; next < end && next->begin < reach; ++next) {
      if (next->kind != Layer::kSymbol) return next->begin;
    }
    return reach;
  }

  HtmlWriter& out_;
  const PageLinks& page_;
  uint32_t kept_ = 0;  // the end of the last token
};

}  // namespace

void EditionWriter::WriteProvision(ProvisionId id) {
  const Provision& provision = edition_.provisions[id];
  const bool headed = IsSection(edition_, id) || !provision.heading.empty();
  OpenProvision(id, provision);
  if (headed) WriteHeading(id);
  depth_ += headed;
  const LinkedParagraphs paragraphs = text_.At({PassageKind::kText, id, 0});
  if (headed) return WriteParagraphs(out_, paragraphs, links_);
  WriteParagraphs(out_, paragraphs, links_, [&] {
    WriteNumber(id);
    out_.Put(" ");
  });
}

void EditionWriter::WriteBetween(const MatterBlock& block) {
  const bool heading = block.kind == MatterKind::kHeading;
  if (heading) out_.Put("<div class=\"between\">");
  WriteParagraphs(out_, text_.Of(block.text), links_);
  if (heading) out_.Put("</div>");
  out_.Put("\n");
}

void EditionWriter::WriteAside(ProvisionId id, Aside kind, uint32_t index, const Passage&) {
  if (kind == Aside::kExample) {
    WriteBox("x", out_.say()("Example"), text_.At({PassageKind::kExample, id, index}));
  } else {
    WriteBox("note", out_.say()("See also"), text_.At({PassageKind::kNote, id, index}));
  }
}

// Rules are flat in their section: theirs end here.
void EditionWriter::EndOwn(ProvisionId id) {
  const Provision& provision = edition_.provisions[id];
  const PassageRef place = {PassageKind::kText, id, 0};
  WriteCitedBy(references_.cited_by[id], place);
  // What is in a section has its own right below, in a list as long as the section.
  const bool children = HasChildren(id, provision);
  if (children && !IsSection(edition_, id))
    WriteCitedBy(CitersBelow(edition_, references_, id), place, "Parts cited by");
  WriteMore(id);
  if (!IsSection(edition_, id)) {
    out_.Put("</div>\n");
  } else {
    out_.Put(Markup(children ? "\n" : "</section>\n"));
  }
}
void EditionWriter::EndProvision(ProvisionId id) {
  const Provision& provision = edition_.provisions[id];
  if (IsSection(edition_, id) && HasChildren(id, provision)) out_.Put("</section>");
  depth_ -= IsSection(edition_, id) || !provision.heading.empty();
}

// An entry that is out of order is still listed under its own letter.
void EditionWriter::WriteEntry(uint32_t index) {
  const char letter = LetterOf(edition_.glossary[index]);
  auto group = std::ranges::lower_bound(groups_, letter, {}, &Group::letter);
  if (group == groups_.end() || group->letter != letter)
    group = groups_.insert(group, {letter, {}});
  group->entries.push_back(index);
}

std::string EditionWriter::CiterName(ProvisionId id) const { return NumberOf(edition_, id); }

void EditionWriter::OpenProvision(ProvisionId id, const Provision& provision) {
  const Attribute anchor("id", anchors_.Provision(id));
  if (!IsSection(edition_, id)) {
    const ProvisionId parent = provision.parent;
    const bool rule = parent == kNoProvision || IsSection(edition_, parent);
    return out_.Put("<div", Attribute("class", rule ? "r" : "r r2"), anchor, ">");
  }
  const bool section = provision.depth == 1;
  const bool innermost = !HasChildren(id, provision) || !IsSection(edition_, id + 1);
  out_.Put("<section", Attribute("class", section ? "section" : "sub"),
           Attribute("data-height", innermost ? HeightOf(id) : ""), anchor, ">");
}

std::string EditionWriter::HeightOf(ProvisionId id) const {
  const auto& provisions = edition_.provisions;
  BlockHeight height;
  for (ProvisionId i = id; i < provisions[id].subtree_end; ++i) {
    height.Add(provisions[i]);
    height.AddLines(LinesOfMore());
  }
  return height.Step();
}

void EditionWriter::WriteNumber(ProvisionId id) {
  out_.Put("<a class=\"n\"", Attribute("href", "#" + anchors_.Provision(id)), ">",
           Text(NumberOf(edition_, id)), "</a>");
}

void EditionWriter::WriteHeading(ProvisionId id) {
  constexpr size_t kDeepest = 6;
  const std::string tag = fmt::format("h{}>", std::min(depth_ + first_level_, kDeepest));
  out_.Put("<", Markup(tag));
  WriteNumber(id);
  const LinkedParagraphs words = text_.At({PassageKind::kHeading, id, 0});
  if (!words.empty()) out_.Put(" ");
  WriteWords(out_, words, links_);
  out_.Put("</", Markup(tag));
}

void EditionWriter::WriteTitleAndDate() {
  out_.Put("<h1>");
  if (const MatterBlock* title = TitleBlock(edition_)) {
    WriteWords(out_, text_.Of(title->text), links_);
  } else {
    out_.Put(Text(TitleOf(edition_)));
  }
  out_.Put("</h1>");
  const std::string date = DateToState(edition_);
  if (!date.empty()) out_.Put("<p>Effective ", Text(date), "</p>");
}

// Writes an example or a note: a box that begins with a label.
void EditionWriter::WriteBox(std::string_view class_name, std::string_view label,
                             LinkedParagraphs paragraphs) {
  out_.Put("<div", Attribute("class", class_name), ">");
  WriteParagraphs(out_, paragraphs, links_, [&] { out_.Put("<b>", Text(label), "</b> "); });
  out_.Put("</div>");
}

// Writes "Cited by 3" and the list of the provisions and entries that cite a provision or an
// entry; nothing if there are none. Returns whether there are any. `label` says which citations
// these are.
bool EditionWriter::WriteCitedBy(std::span<const uint32_t> citations, const PassageRef& self,
                                 std::string_view english) {
  std::vector<PassageRef> owners = OwnersOf(references_, citations);
  std::erase_if(owners, [&](const PassageRef& owner) {
    return owner.owner == self.owner && owner.InGlossary() == self.InGlossary();
  });
  if (owners.empty()) return false;
  out_.Put("<details><summary>", Text(out_.say()(english)), " ",
           Text(std::to_string(owners.size())), "</summary><p>");
  for (const PassageRef& owner : owners) {
    const bool glossary = owner.InGlossary();
    const uint32_t id = owner.owner;
    out_.Put(" <a", Attribute("href", glossary ? target_.ToEntry(id) : target_.ToProvision(id)),
             ">", Text(glossary ? Brief(edition_.glossary[id].term.text) : NumberOf(edition_, id)),
             "</a>");
  }
  out_.Put("</p></details>");
  return true;
}

void EditionWriter::WriteGlossary() {
  if (groups_.empty()) return;
  const std::string tag = fmt::format("h{}>", first_level_);
  out_.Put("<section class=\"section\"", Attribute("id", kGlossaryAnchor), "><", Markup(tag),
           "Glossary</", Markup(tag),
           "<nav class=\"letters\" aria-label=\"Letters of the glossary\">");
  for (const Group& group : groups_)
    out_.Put("<a", Attribute("href", fmt::format("#{}", LetterAnchor(group.letter))), ">",
             Text({&group.letter, 1}), "</a> ");
  out_.Put("</nav>");
  for (const Group& group : groups_) WriteGroup(group);
  out_.Put("</section>");
}

void EditionWriter::WriteGroup(const Group& group) {
  const std::string tag = fmt::format("h{}>", first_level_ + 1);
  BlockHeight height;
  for (const uint32_t i : group.entries) {
    height.Add(edition_.glossary[i].term);
    height.Add(edition_.glossary[i].text);
  }
  out_.Put("<section class=\"sub\"", Attribute("id", LetterAnchor(group.letter)),
           Attribute("data-height", height.Step()), "><", Markup(tag), Text({&group.letter, 1}),
           "</", Markup(tag), "<dl>");
  for (const uint32_t i : group.entries) WriteDefinition(i);
  out_.Put("</dl></section>");
}

void EditionWriter::WriteDefinition(uint32_t index) {
  out_.Put("<div", Attribute("id", anchors_.Entry(index)), "><dt><a",
           Attribute("href", "#" + anchors_.Entry(index)), ">");
  WriteWords(out_, text_.Of(edition_.glossary[index].term), links_);
  out_.Put("</a></dt><dd>");
  const PassageRef place = {PassageKind::kDefinition, index, 0};
  const LinkedParagraphs paragraphs = text_.At(place);
  WriteParagraphs(out_, paragraphs, links_);
  const bool cited = WriteCitedBy(references_.entry_cited_by[index], place);
  if (paragraphs.empty() && !cited) out_.Put("\n");
  out_.Put("</dd></div>\n");
}

void WriteWords(HtmlWriter& out, const LinkedParagraph& paragraph, const PageLinks& page) {
  HtmlWords(out, paragraph, page).Run();
}

void WriteWords(HtmlWriter& out, LinkedParagraphs paragraphs, const PageLinks& page) {
  for (const LinkedParagraph& paragraph : paragraphs) {
    if (&paragraph != &paragraphs.front()) out.Put(" ");
    WriteWords(out, paragraph, page);
  }
}

}  // namespace codicil::html
