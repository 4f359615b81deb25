// Where a link of a linked form leads, and what is wrong with it.
#pragma once

#include <string>
#include <string_view>

#include "crossref/cross_references.h"
#include "output/anchors.h"
#include "output/linked_text.h"

namespace codicil {

// "#r203.3a", "#g-landwalk" or a web address; empty where the locator leads nowhere. Of several
// targets the first.
std::string LinkOf(const Locator& locator, const Anchors& anchors);

// The same of a layer that IsLink; `text` is its paragraph's.
std::string LinkOf(const Layer& layer, std::string_view text, const Anchors& anchors);

// What is wrong with a locator, as a sentence for readers; empty where nothing is.
std::string FaultOf(const Locator& locator, const Edition& edition);

// `address` as a link's target, "https://" before a bare "www."; empty where it is not one of http,
// https, ftp or mailto: a page must not run what a document smuggles in. An address with a space, a
// control character or a backslash is not, because browsers read such ones in ways of their own.
std::string WebAddress(std::string_view address);
// True for what may be a link wherever it is written: a WebAddress, or one without a scheme
// ("cards.html#ash").
bool IsSafeTarget(std::string_view address);
// The same of an address that a text mentions, which may do without a scheme: "rules.a.example/b".
std::string MentionedAddress(std::string_view mention);

}  // namespace codicil
