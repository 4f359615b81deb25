// Where a link of a linked form leads, and what is wrong with it.
#pragma once

#include <string>
#include <string_view>

#include "crossref/cross_references.h"
#include "output/anchors.h"

namespace codicil {

// "#r203.3a", "#g-landwalk" or a web address; empty where the locator leads nowhere. Of several
// targets the first.
std::string LinkOf(const Locator& locator, const Anchors& anchors);

// What is wrong with a locator, as a sentence for readers; empty where nothing is.
std::string FaultOf(const Locator& locator, const Edition& edition);

// `address` as a link's target, "https://" before a bare "www."; empty where it is no web or mail
// address: a page must not run what a document smuggles in.
std::string WebAddress(std::string_view address);

}  // namespace codicil
