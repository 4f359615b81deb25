#include "output/edition_walk.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/ascii.h"
#include "base/split.h"
#include "output/passage_parts.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Returns the line folded, in lower case, without leaders, page numbers or a final period.
std::string LineWords(std::string_view text) {
  std::string words = Fold(text);
  while (!words.empty() && (words.back() == '.' || words.back() == ' ' || IsDigit(words.back())))
    words.pop_back();
  for (char& c : words) c = ToLower(c);
  return words;
}

class ContentsFinder {
 public:
  explicit ContentsFinder(const Edition& edition) : edition_(edition) {
    if (!edition.glossary.empty()) headings_.insert("glossary");
    AddHeadings(edition.front_matter);
    AddHeadings(edition.back_matter);
  }

  bool IsContents(const MatterBlock& block) const {
    if (block.kind != MatterKind::kText) return false;
    return std::ranges::all_of(Split(block.text.text, "\n"),
                               [&](std::string_view line) { return IsContentsLine(line); });
  }

 private:
  void AddHeadings(const std::vector<MatterBlock>& blocks) {
    for (const MatterBlock& block : blocks) {
      if (block.kind == MatterKind::kHeading) headings_.insert(LineWords(block.text.text));
    }
  }

  bool IsContentsLine(std::string_view line) const {
    size_t size = 0;
    const auto number = RuleNumber::ParsePrefix(line, &size);
    if (!number) return headings_.contains(LineWords(line));
    const ProvisionId id = edition_.Find(*number);
    if (id == kNoProvision || edition_.provisions[id].heading.empty()) return false;
    line.remove_prefix(size);
    line.remove_prefix(std::min(line.find_first_not_of(". \t"), line.size()));
    return LineWords(line) == LineWords(edition_.provisions[id].heading.text);
  }

  const Edition& edition_;
  std::unordered_set<std::string> headings_;
};

// Returns the blocks to show, in order, without tables of contents and without headings that have
// nothing left below them as a result. A block is a table of contents if every line of it is a
// provision's number and heading, or a heading of the front or back matter, with or without a page
// number; so omitting it loses nothing.
std::vector<const MatterBlock*> FrontMatterToShow(const Edition& edition) {
  std::vector<const MatterBlock*> shown;
  const ContentsFinder finder(edition);
  for (const MatterBlock& block : edition.front_matter) {
    if (!finder.IsContents(block)) shown.push_back(&block);
  }
  if (shown.size() == edition.front_matter.size()) return shown;
  std::vector<const MatterBlock*> kept;
  for (size_t i = 0; i < shown.size(); ++i) {
    const bool bare = i + 1 == shown.size() || shown[i + 1]->kind == MatterKind::kHeading;
    if (shown[i]->kind != MatterKind::kHeading || !bare) kept.push_back(shown[i]);
  }
  return kept;
}

void WalkFrontMatter(const Edition& edition, EditionSink& sink, Contents contents) {
  const MatterBlock* title = TitleBlock(edition);
  const std::string date = DateToState(edition);
  const auto send_date = [&] {
    if (!date.empty()) sink.WriteDate(date);
  };
  if (title == nullptr) {
    if (!edition.title.empty()) sink.WriteTitle(edition.title);
    send_date();
  }
  const auto send = [&](const MatterBlock& block) {
    sink.WriteMatter(block);
    if (&block == title) send_date();
  };
  if (contents == Contents::kLeftOut) {
    for (const MatterBlock* block : FrontMatterToShow(edition)) send(*block);
  } else {
    for (const MatterBlock& block : edition.front_matter) send(block);
  }
}

}  // namespace

void WalkProvisions(const Edition& edition, ProvisionId begin, ProvisionId end, EditionSink& sink) {
  const auto& provisions = edition.provisions;
  ProvisionId open = kNoProvision;
  auto block = std::ranges::lower_bound(edition.between_matter, begin, {}, &MatterBlock::before);
  const auto close_up_to = [&](ProvisionId id) {
    for (; open != kNoProvision && open >= begin && provisions[open].subtree_end <= id;
         open = provisions[open].parent)
      sink.EndProvision(open);
  };
  for (ProvisionId id = begin; id < end; open = id++) {
    close_up_to(id);
    const Provision& provision = provisions[id];
    for (; block != edition.between_matter.end() && block->before == id; ++block)
      sink.WriteBetween(*block);
    sink.WriteProvision(id);
    for (uint32_t i = 0; i < provision.examples.size(); ++i)
      sink.WriteAside(id, Aside::kExample, i, provision.examples[i]);
    for (uint32_t i = 0; i < provision.notes.size(); ++i)
      sink.WriteAside(id, Aside::kNote, i, provision.notes[i]);
    sink.EndOwn(id);
  }
  close_up_to(end);
}

void WalkEdition(const Edition& edition, EditionSink& sink, Contents contents) {
  const auto part = [&](EditionPart name, auto walk) {
    sink.Begin(name);
    walk();
    sink.End(name);
  };
  part(EditionPart::kFrontMatter, [&] { WalkFrontMatter(edition, sink, contents); });
  part(EditionPart::kProvisions, [&] {
    WalkProvisions(edition, 0, static_cast<ProvisionId>(edition.provisions.size()), sink);
  });
  part(EditionPart::kGlossary, [&] {
    for (uint32_t i = 0; i < edition.glossary.size(); ++i) sink.WriteEntry(i);
  });
  part(EditionPart::kBackMatter, [&] {
    for (const MatterBlock& block : edition.back_matter) sink.WriteMatter(block);
  });
}

}  // namespace codicil
