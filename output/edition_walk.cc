#include "output/edition_walk.h"

#include "output/front_matter.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

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
  const auto close_up_to = [&](ProvisionId id) {
    for (; open != kNoProvision && open >= begin && provisions[open].subtree_end <= id;
         open = provisions[open].parent)
      sink.EndProvision(open);
  };
  for (ProvisionId id = begin; id < end; open = id++) {
    close_up_to(id);
    const Provision& provision = provisions[id];
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
