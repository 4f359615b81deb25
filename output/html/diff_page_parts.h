// The parts of the page of changes.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <unordered_set>

#include "output/anchors.h"
#include "output/diff_parts.h"

namespace codicil::html {

// The data that every part needs. `filter` selects the changes to show.
struct DiffPage {
  DiffPage(const DiffReport& a_report, const DiffOptions& some_options)
      : report(a_report),
        options(some_options),
        filter(a_report.editions, some_options),
        index(IndexOf(a_report.editions)),
        old_anchors(a_report.editions.old_edition),
        new_anchors(a_report.editions.new_edition) {}

  // Returns `wish`, or if that is taken `wish`-2 and so on.
  std::string UniqueId(const std::string& wish);

  const DiffReport& report;
  const DiffOptions& options;
  const DiffFilter filter;
  const ConcordanceIndex index;
  const Anchors old_anchors;
  const Anchors new_anchors;

 private:
  std::unordered_set<std::string> ids_;
};

// Appends the title, the counts, the choice of views, the runs of new numbers and the lists.
void AppendSummary(pugi::xml_node main, DiffPage& page);
// Appends a heading for each changed section, with its changes in order; then the glossary.
void AppendChanges(pugi::xml_node main, DiffPage& page);

}  // namespace codicil::html
