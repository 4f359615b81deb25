#include "output/changes/card_writer.h"

#include <fmt/format.h>

#include "output/confidence.h"
#include "output/diff_parts.h"
#include "output/html/symbol.h"
#include "output/passage_parts.h"

namespace codicil::changes {

using html::Attribute;
using html::Text;

namespace {

std::string ClassesOf(const ChangeKinds& kinds, std::string classes) {
  for (const ChangeKind kind : kinds.List()) classes += fmt::format(" {}", ChangeKindName(kind));
  return classes;
}

// "edited, moved". That it is renumbered is seen from the numbers, and that the parts of a split
// have other words goes without saying.
std::string KindsInWords(const Wording& say, const ChangeKinds& kinds) {
  std::string words;
  const auto add = [&](ChangeKind kind, const char* word) {
    if (kinds.Has(kind)) words += fmt::format("{}{}", words.empty() ? "" : ", ", say(word));
  };
  if (kinds.HasAny({ChangeKind::kSplit, ChangeKind::kMerged})) {
    add(ChangeKind::kSplit, "split");
    add(ChangeKind::kMerged, "merged");
    return words;
  }
  for (const ChangeColumn& column : kChangeColumns) {
    if (column.kind != ChangeKind::kRenumbered) add(column.kind, column.title);
  }
  add(ChangeKind::kMoved, "moved");
  return words;
}

// "410.2", "410.2 and 410.3", "410.2, 410.3, 410.4 and 4 more".
std::string NumbersOf(const Wording& say, const EditionRecord& edition,
                      const std::vector<ProvisionId>& ids) {
  constexpr size_t kMost = 3;
  std::vector<std::string> numbers;
  for (const ProvisionId id : ids) numbers.push_back(edition.provisions[id].num);
  if (ids.size() <= kMost + 1) return InWords(numbers, say);
  numbers.resize(kMost);
  return say.With("{0} and {1} more", fmt::join(numbers, ", "), ids.size() - kMost);
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

CardWriter::CardWriter(html::HtmlWriter& out, const EditionChanges& changes,
                       const ChangeLinks& links)
    : out_(out),
      changes_(changes),
      links_(links),
      work_(changes.work),
      was_(changes.was()),
      is_(changes.is()) {}

void CardWriter::WriteCard(const ChangeCard& card) {
  out_.Put("<article", Attribute("lang", out_.say().Unlike(work_.language)),
           Attribute("id", changes_.AnchorOf(card)),
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
  if (!card.below.empty())
    out_.Put("<p class=\"remark\">",
             Text(out_.say().Counted(
                 card.below.size(),
                 "With {} provision below it, which is renumbered as it is and otherwise unchanged|"
                 "With {} provisions below it, which are renumbered as it is and otherwise "
                 "unchanged")),
             "</p>");
  out_.Put("</article>\n");
}

void CardWriter::WriteBrief(const ChangeCard& card, const std::string& address) {
  out_.Put("<li", Attribute("class", ClassesOf(card.kinds, "brief")),
           Attribute("data-was", AllNumbers(was_, card.olds)),
           Attribute("data-is", AllNumbers(is_, card.news)));
  WriteBelow(card);
  out_.Put("><a", Attribute("href", address + "#" + changes_.AnchorOf(card)), ">",
           Text(NumbersOf(out_.say(), was_, card.olds)),
           Text(card.olds.empty() || card.news.empty() ? "" : " → "),
           Text(NumbersOf(out_.say(), is_, card.news)), "</a> ",
           Text(KindsInWords(out_.say(), card.kinds)));
  WriteSurety(card);
  out_.Put("</li>\n");
}

void CardWriter::WriteRenumbered(const ChangeCard& row) {
  out_.Put("<li", Attribute("class", ClassesOf(row.kinds, "brief")));
  WriteBelow(row);
  out_.Put(">");
  LinkPair(row);
  WriteThen(row);
  if (!row.below.empty())
    out_.Put(" <small>", Text(out_.say().With("and {} below", row.below.size())), "</small>");
  WriteSurety(row);
  out_.Put("</li>\n");
}

// For the script: what the numbers below have after that of the card, "a b" for 410.2a and 410.2b.
void CardWriter::WriteBelow(const ChangeCard& card) {
  std::vector<std::string_view> rests;
  for (const ProvisionId id : card.below) {
    const size_t above = was_.provisions[card.olds[0]].num.size();
    rests.push_back(std::string_view(was_.provisions[id].num).substr(above));
  }
  out_.Put(Attribute("data-below", fmt::format("{}", fmt::join(rests, " "))));
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
    out_.Put(Text(NumbersOf(out_.say(), was_, card.olds)), " → ",
             Text(NumbersOf(out_.say(), is_, card.news)));
  } else {
    LinkPair(card);
  }
  out_.Put(" <span>", Text(HeadingOf(card)), "</span></h3><p class=\"what\">",
           Text(KindsInWords(out_.say(), card.kinds)));
  WriteSurety(card);
  WriteThen(card);
  out_.Put("</p>");
}

void CardWriter::WriteSurety(const ChangeCard& card) {
  if (card.olds.empty() || card.news.empty() || card.confidence >= kCertain) return;
  const std::string confidence = DescribeConfidence(card.confidence, out_.say());
  out_.Put(" <b class=\"confidence\"",
           Attribute("data-confidence", fmt::format("{:.2f}", card.confidence)), ">",
           Text(IsGroup(card) ? out_.say().With("{} or more", confidence) : confidence), "</b>");
}

void CardWriter::Link(const std::string& address, std::string_view classes,
                      std::string_view words) {
  if (address.empty())
    return out_.Put("<span", Attribute("class", classes), ">", Text(words), "</span>");
  out_.Put("<a", Attribute("class", classes), Attribute("href", address), ">", Text(words), "</a>");
}

void CardWriter::LinkOld(ProvisionId id) { Link(links_.Old(id), "was", Old(id).num); }

void CardWriter::LinkNew(ProvisionId id, std::string_view classes) {
  Link(links_.New(id), classes, New(id).num);
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
  const std::string address = links_.Old(card.olds[0]);
  if (!address.empty()) out_.Put(" · <a", Attribute("href", address), ">before</a>");
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
      out_.Put(" ");
      html::WriteWithSymbols(out_, work_.texts[provision.text]);
      out_.Put("</p>");
    }
    WriteApart(out_.say()("Example"), provision.examples);
    WriteApart(out_.say()("Note"), provision.notes);
  }
  out_.Put("</div>");
}

void CardWriter::WriteApart(std::string_view label, const std::vector<TextId>& texts) {
  for (const TextId text : texts) {
    out_.Put("<p class=\"eg\"><b>", Text(label), "</b> ");
    html::WriteWithSymbols(out_, work_.texts[text]);
    out_.Put("</p>");
  }
}

void CardWriter::WritePair(ProvisionId was, ProvisionId is, const ChangeKinds& kinds) {
  HistoryStep step;
  step.place = {changes_.edition, is};
  step.before = Place{changes_.edition - 1, was};
  step.kinds = kinds;
  if (kinds.Has(ChangeKind::kRedirectedReferences) && !kinds.Has(ChangeKind::kEdited)) {
    WriteText(is);
    return out_.Put("<p class=\"remark\">A number that it cites means another provision now</p>");
  }
  std::vector<StepPassage> passages = ShownPassages(work_, step, differ_);
  if (passages.empty()) passages = ChangedPassages(work_, step, differ_);
  if (passages.empty()) WriteText(is);
  for (const StepPassage& passage : passages) WriteInline(passage);
}

void CardWriter::WriteText(ProvisionId id) {
  if (New(id).text == kNoText) return;
  out_.Put("<p>");
  html::WriteWithSymbols(out_, work_.texts[New(id).text]);
  out_.Put("</p>");
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
  if (apart)
    out_.Put("<b>", Text(out_.say()(passage.role == "note" ? "Note" : "Example")), "</b> ");
  WriteBothWords(out_, passage);
  out_.Put("</p>");
}

void CardWriter::WriteInline(std::string_view role, std::string_view was, std::string_view is) {
  if (was != is) WriteInline({role, was, is, differ_.Diff(was, is)});
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
  out_.Put("<article", Attribute("lang", out_.say().Unlike(work_.language)),
           Attribute("id", changes_.AnchorOf(pair)),
           Attribute("class", ClassesOf(pair.kinds, "card")), "><h3>");
  Link(went ? links_.OldEntry(pair.old_entry) : links_.NewEntry(pair.new_entry), "term",
       work_.texts[went ? was.term : is.term]);
  out_.Put("</h3><p class=\"what\">", Text(KindsInWords(out_.say(), pair.kinds)), "</p>");
  if (came || went) {
    out_.Put("<div", Attribute("class", came ? "came" : "gone"), "><p>");
    html::WriteWithSymbols(out_, work_.texts[came ? is.text : was.text]);
    out_.Put("</p></div>");
  } else {
    WriteInline("heading", work_.texts[was.term], work_.texts[is.term]);
    WriteInline("text", work_.texts[was.text], work_.texts[is.text]);
  }
  out_.Put("</article>\n");
}

void CardWriter::WriteBlock(const std::string& anchor, const std::string& title,
                            std::string_view was, std::string_view is) {
  ChangeKinds kinds;
  kinds.Add(was.empty()  ? ChangeKind::kAdded
            : is.empty() ? ChangeKind::kRemoved
                         : ChangeKind::kEdited);
  out_.Put("<article", Attribute("id", anchor), Attribute("class", ClassesOf(kinds, "card")),
           "><h3>", Text(title), "</h3><p class=\"what\">", Text(KindsInWords(out_.say(), kinds)),
           "</p>");
  WriteInline("text", was, is);
  out_.Put("</article>\n");
}

}  // namespace codicil::changes
