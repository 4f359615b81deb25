#include "output/site/card_writer.h"

#include <fmt/format.h>

#include "output/passage_parts.h"

namespace codicil::site {

using html::Attribute;
using html::Text;

namespace {

constexpr float kPlain = 0.895f;  // what is surer needs no word on how sure it is
constexpr float kPerhaps = 0.5f;  // what is less sure may be wrong

std::string ClassesOf(const ChangeKinds& kinds, std::string classes) {
  for (const ChangeKind kind : kinds.List()) classes += fmt::format(" {}", ChangeKindName(kind));
  return classes;
}

// "edited, moved". That it is renumbered is seen from the numbers, and that the parts of a split
// have other words goes without saying.
std::string KindsInWords(const ChangeKinds& kinds) {
  const bool split = kinds.Has(ChangeKind::kSplit), merged = kinds.Has(ChangeKind::kMerged);
  if (split || merged) return split && merged ? "split, merged" : split ? "split" : "merged";
  std::string words;
  const auto add = [&](ChangeKind kind, const char* word) {
    if (kinds.Has(kind)) words += (words.empty() ? "" : ", ") + std::string(word);
  };
  for (const ChangeColumn& column : kChangeColumns) add(column.kind, column.title);
  add(ChangeKind::kMoved, "moved");
  return words;
}

// "410.2", "410.2 and 410.3", "410.2, 410.3, 410.4 and 4 more".
std::string NumbersOf(const EditionRecord& edition, const std::vector<ProvisionId>& ids) {
  constexpr size_t kMost = 3;
  const size_t shown = ids.size() <= kMost + 1 ? ids.size() : kMost;
  std::string text;
  for (size_t i = 0; i < shown; ++i)
    text += (i == 0 ? "" : i + 1 == ids.size() ? " and " : ", ") + edition.provisions[ids[i]].num;
  if (shown < ids.size()) text += fmt::format(" and {} more", ids.size() - shown);
  return text;
}

std::string AllNumbers(const EditionRecord& edition, const std::vector<ProvisionId>& ids) {
  std::string text;
  for (const ProvisionId id : ids) text += (text.empty() ? "" : " ") + edition.provisions[id].num;
  return text;
}

bool IsGroup(const ChangeCard& card) {
  return !card.olds.empty() && !card.news.empty() && card.olds.size() + card.news.size() > 2;
}

}  // namespace

CardWriter::CardWriter(PageWriter& page, uint32_t edition)
    : page_(page),
      out_(page.out()),
      site_(page.site()),
      work_(site_.work()),
      edition_(edition),
      was_(work_.editions[edition - 1]),
      is_(work_.editions[edition]) {}

void CardWriter::WriteCard(const ChangeCard& card) {
  out_.Put("<article", Attribute("id", AnchorOf(card)),
           Attribute("class", ClassesOf(card.kinds, "card")));
  WriteBelow(card);
  out_.Put(">");
  WriteTitle(card);
  if (card.olds.empty()) {
    WriteAll(card.news, false);
  } else if (card.news.empty()) {
    WriteAll(card.olds, true);
  } else if (IsGroup(card)) {
    WriteGroup(card);
  } else {
    WritePair(card.olds[0], card.news[0], card.kinds);
  }
  if (card.below > 0)
    out_.Put("<p class=\"remark\">With ", Text(Counted(card.below, "provision")),
             " below it, which are renumbered as it is and otherwise unchanged</p>");
  out_.Put("</article>\n");
}

void CardWriter::WriteBrief(const ChangeCard& card, const std::string& folder) {
  out_.Put("<li", Attribute("class", ClassesOf(card.kinds, "brief")),
           Attribute("data-was", AllNumbers(was_, card.olds)),
           Attribute("data-is", AllNumbers(is_, card.news)));
  WriteBelow(card);
  out_.Put("><a", Attribute("href", page_.To(folder + "#" + AnchorOf(card))), ">",
           Text(NumbersOf(was_, card.olds)),
           Text(card.olds.empty() || card.news.empty() ? "" : " → "),
           Text(NumbersOf(is_, card.news)), "</a> ", Text(KindsInWords(card.kinds)));
  WriteSurety(card);
  out_.Put("</li>\n");
}

void CardWriter::WriteRenumbered(const ChangeCard& row) {
  out_.Put("<li", Attribute("class", ClassesOf(row.kinds, "brief")));
  WriteBelow(row);
  out_.Put(">");
  LinkPair(row);
  WriteThen(row);
  if (row.below > 0) out_.Put(" <small>and ", Text(std::to_string(row.below)), " below</small>");
  WriteSurety(row);
  out_.Put("</li>\n");
}

// For the script: numbers that are not listed are below this one.
void CardWriter::WriteBelow(const ChangeCard& card) {
  if (card.below > 0) out_.Put(Attribute("data-below", std::to_string(card.below)));
}

std::string CardWriter::AnchorOf(const ChangeCard& card) const {
  return card.news.empty()
             ? "was-" + site_.addresses.anchors(edition_ - 1).Provision(card.olds[0]).substr(1)
             : site_.addresses.anchors(edition_).Provision(card.news[0]);
}

// That of the provision, or of the nearest one above it.
std::string_view CardWriter::HeadingOf(const ChangeCard& card) const {
  const EditionRecord& edition = card.news.empty() ? was_ : is_;
  ProvisionId id = card.news.empty() ? card.olds[0] : card.news[0];
  while (id != kNoProvision && edition.provisions[id].heading == kNoText)
    id = edition.provisions[id].parent;
  return id == kNoProvision ? "" : work_.texts[edition.provisions[id].heading];
}

void CardWriter::WriteTitle(const ChangeCard& card) {
  out_.Put("<h3>");
  if (IsGroup(card)) {
    out_.Put(Text(NumbersOf(was_, card.olds)), " → ", Text(NumbersOf(is_, card.news)));
  } else {
    LinkPair(card);
  }
  out_.Put(" <span>", Text(HeadingOf(card)), "</span></h3><p class=\"what\">",
           Text(KindsInWords(card.kinds)));
  WriteSurety(card);
  WriteThen(card);
  out_.Put("</p>");
}

void CardWriter::WriteSurety(const ChangeCard& card) {
  if (card.olds.empty() || card.news.empty() || card.confidence >= kPlain) return;
  out_.Put(" <b class=\"sure\"", Attribute("data-sure", fmt::format("{:.2f}", card.confidence)),
           ">", Text(card.confidence < kPerhaps ? "perhaps, " : ""), Text(Percent(card.confidence)),
           " sure</b>");
}

void CardWriter::LinkOld(ProvisionId id) {
  out_.Put("<a class=\"was\"", Attribute("href", page_.To(site_.addresses.Dated(edition_ - 1, id))),
           ">", Text(Old(id).num), "</a>");
}

void CardWriter::LinkNew(ProvisionId id, std::string_view classes) {
  out_.Put("<a", Attribute("class", classes),
           Attribute("href", page_.To(site_.addresses.Dated(edition_, id))), ">", Text(New(id).num),
           "</a>");
}

bool CardWriter::KeepsNumber(const ChangeCard& card) const {
  return card.olds.size() == 1 && card.news.size() == 1 &&
         Old(card.olds[0]).num == New(card.news[0]).num;
}

// A number that is as it was is written once; WriteThen leads to what it was.
void CardWriter::LinkPair(const ChangeCard& card) {
  if (KeepsNumber(card)) return LinkNew(card.news[0], "is was");
  if (!card.olds.empty()) LinkOld(card.olds[0]);
  if (!card.olds.empty() && !card.news.empty()) out_.Put(" → ");
  if (!card.news.empty()) LinkNew(card.news[0]);
}

void CardWriter::WriteThen(const ChangeCard& card) {
  if (!KeepsNumber(card)) return;
  out_.Put(" · <a", Attribute("href", page_.To(site_.addresses.Dated(edition_ - 1, card.olds[0]))),
           ">before</a>");
}

// What only one edition has. The first number is in the title.
void CardWriter::WriteAll(const std::vector<ProvisionId>& ids, bool old) {
  out_.Put("<div", Attribute("class", old ? "gone" : "came"), ">");
  for (const ProvisionId id : ids) {
    const ProvisionRecord& provision = old ? Old(id) : New(id);
    const bool first = id == ids[0];
    if (!first || provision.text != kNoText) {
      out_.Put("<p>");
      if (!first) old ? LinkOld(id) : LinkNew(id);
      if (!first && provision.heading != kNoText)
        out_.Put(" <b>", Text(work_.texts[provision.heading]), "</b>");
      out_.Put(" ", Text(work_.texts[provision.text]), "</p>");
    }
    WriteApart("Example", provision.examples);
    WriteApart("Note", provision.notes);
  }
  out_.Put("</div>");
}

void CardWriter::WriteApart(std::string_view label, const std::vector<TextId>& texts) {
  for (const TextId text : texts)
    out_.Put("<p class=\"eg\"><b>", Text(label), "</b> ", Text(work_.texts[text]), "</p>");
}

void CardWriter::WritePair(ProvisionId was, ProvisionId is, const ChangeKinds& kinds) {
  LifeStep step;
  step.place = {edition_, is};
  step.before = Place{edition_ - 1, was};
  step.kinds = kinds;
  for (const StepPassage& passage : ShownPassages(work_, step, differ_)) WriteInline(passage);
  if (kinds.Has(ChangeKind::kEdited)) return;
  out_.Put("<p>", Text(work_.texts[New(is).text]),
           "</p><p class=\"remark\">A number that it cites means another provision now</p>");
}

// A split or a merger: everything before, and everything now, each text once.
void CardWriter::WriteGroup(const ChangeCard& card) {
  JoinedText was(work_), is(work_);
  for (const ProvisionId id : card.olds) was.Add(id, Old(id));
  for (const ProvisionId id : card.news) is.Add(id, New(id));
  const std::vector<WordEdit> edits = differ_.Diff(was.text(), is.text());
  out_.Put("<div class=\"sides\"><div><h4>Before</h4>");
  was.Write(out_, edits, true, [&](ProvisionId id) { LinkOld(id); });
  out_.Put("</div><div><h4>Now</h4>");
  is.Write(out_, edits, false, [&](ProvisionId id) { LinkNew(id); });
  out_.Put("</div></div>");
}

void CardWriter::WriteInline(const StepPassage& passage) {
  const bool apart = passage.role == "example" || passage.role == "note";
  out_.Put("<p", Attribute("class", apart ? "eg" : passage.role == "heading" ? "head" : ""), ">");
  if (apart) out_.Put("<b>", Text(passage.role == "note" ? "Note" : "Example"), "</b> ");
  WriteBothWords(out_, passage);
  out_.Put("</p>");
}

void CardWriter::WriteInline(std::string_view role, TextId was, TextId is) {
  if (was == is) return;
  const std::string_view before = work_.texts[was], now = work_.texts[is];
  WriteInline({role, before, now, differ_.Diff(before, now)});
}

bool CardWriter::Shows(const EntryPairRecord& pair) {
  return pair.old_entry == kNoEntry || pair.new_entry == kNoEntry ||
         pair.kinds.Has(ChangeKind::kEdited);
}

void CardWriter::WriteEntry(const EntryPairRecord& pair) {
  static const EntryRecord kNone;
  const bool came = pair.old_entry == kNoEntry, went = pair.new_entry == kNoEntry;
  const EntryRecord& was = came ? kNone : was_.glossary[pair.old_entry];
  const EntryRecord& is = went ? kNone : is_.glossary[pair.new_entry];
  const std::string address = went ? site_.addresses.DatedEntry(edition_ - 1, pair.old_entry)
                                   : site_.addresses.DatedEntry(edition_, pair.new_entry);
  out_.Put("<article", Attribute("class", ClassesOf(pair.kinds, "card")), "><h3>");
  page_.Link(address, work_.texts[went ? was.term : is.term]);
  out_.Put("</h3><p class=\"what\">", Text(KindsInWords(pair.kinds)), "</p>");
  if (came || went) {
    out_.Put("<div", Attribute("class", came ? "came" : "gone"), "><p>",
             Text(work_.texts[came ? is.text : was.text]), "</p></div>");
  } else {
    WriteInline("heading", was.term, is.term);
    WriteInline("text", was.text, is.text);
  }
  out_.Put("</article>\n");
}

}  // namespace codicil::site
