#include "output/html/diff_groups.h"

#include <fmt/format.h>

#include <map>

namespace codicil::html {
namespace {

std::string TitleOf(const Edition& edition, ProvisionId section) {
  const Provision& provision = edition.provisions[section];
  if (provision.heading.empty()) return provision.number.ToString();
  return fmt::format("{} {}", provision.number.ToString(), provision.heading.text);
}

ProvisionId SectionOf(const Edition& edition, ProvisionId id) {
  while (edition.provisions[id].parent != kNoProvision) id = edition.provisions[id].parent;
  return id;
}

// Groups the changes by section: those of each section of the new edition, then those of removed
// sections.
class Grouping {
 public:
  explicit Grouping(const EditionPair& editions)
      : editions_(editions),
        index_(editions.concordance, editions.old_edition.provisions.size(),
               editions.new_edition.provisions.size()) {
    const auto& provisions = editions.new_edition.provisions;
    for (ProvisionId id = 0; id < provisions.size(); id = provisions[id].subtree_end) {
      groups_[id].title = TitleOf(editions.new_edition, id);
    }
  }

  void Add(size_t pair) {
    const Correspondence& correspondence = editions_.concordance.pairs[pair];
    if (correspondence.new_id != kNoProvision) {
      groups_[SectionOf(editions_.new_edition, correspondence.new_id)].pairs.push_back(pair);
    } else {
      GroupOfRemoved(correspondence.old_id).pairs.push_back(pair);
    }
  }

  std::vector<ChangeGroup> Finish() {
    std::vector<ChangeGroup> shown;
    for (auto* groups : {&groups_, &gone_}) {
      for (auto& [section, group] : *groups) {
        if (!group.pairs.empty()) shown.push_back(std::move(group));
      }
    }
    return shown;
  }

 private:
  // A removed provision is grouped with the section that replaced its own.
  ChangeGroup& GroupOfRemoved(ProvisionId id) {
    const ProvisionId section = SectionOf(editions_.old_edition, id);
    for (const uint32_t pair : index_.OfOld(section)) {
      const ProvisionId new_id = editions_.concordance.pairs[pair].new_id;
      if (new_id != kNoProvision) return groups_[SectionOf(editions_.new_edition, new_id)];
    }
    ChangeGroup& group = gone_[section];
    group.title = TitleOf(editions_.old_edition, section);
    return group;
  }

  const EditionPair& editions_;
  const ConcordanceIndex index_;
  std::map<ProvisionId, ChangeGroup> groups_;  // by section of the new edition
  std::map<ProvisionId, ChangeGroup> gone_;    // by section of the old edition
};

}  // namespace

std::vector<ChangeGroup> GroupsOf(const EditionPair& editions, const DiffFilter& filter) {
  Grouping grouping(editions);
  const auto& pairs = editions.concordance.pairs;
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (filter.Shows(pairs[i])) grouping.Add(i);
  }
  return grouping.Finish();
}

}  // namespace codicil::html
