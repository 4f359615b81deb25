// The parts of the page of changes.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <unordered_set>

#include "output/anchors.h"
#include "output/diff_parts.h"

namespace codicil::html {

// What every part needs to know. `shown` picks the changes of the page.
struct DiffPage {
  DiffPage(const DiffReport& a_report, const DiffOptions& some_options)
      : report(a_report),
        options(some_options),
        filter(a_report.editions, some_options),
        index(IndexOf(a_report.editions)),
        old_anchors(a_report.editions.old_edition),
        new_anchors(a_report.editions.new_edition) {}

  // `wish`, or where that is taken `wish`-2 and so on.
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

// Title, counts, the ways of viewing, runs of new numbers, lists.
void AppendSummary(pugi::xml_node main, DiffPage& page);
// A heading for each section that changed, with its changes in order; then the glossary.
void AppendChanges(pugi::xml_node main, DiffPage& page);

}  // namespace codicil::html
