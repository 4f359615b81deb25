// The target of a link in a linked form, and what is wrong with a citation.
#pragma once

#include <string>
#include <string_view>

#include "crossref/cross_references.h"
#include "output/anchors.h"
#include "output/linked_text.h"

namespace codicil {

// Returns "#r203.3a", "#g-landwalk" or a web address, for the first target if there are several;
// empty if the locator has no target.
std::string LinkOf(const Locator& locator, const Anchors& anchors);

// The same for a layer that satisfies IsLink; `text` is the text of its paragraph.
std::string LinkOf(const Layer& layer, std::string_view text, const Anchors& anchors);

// Returns what is wrong with a locator, as a sentence for readers; empty if nothing is.
std::string FaultOf(const Locator& locator, const Edition& edition);

// Returns `address` as a link target, with "https://" added to a bare "www."; empty unless its
// scheme is http, https, ftp or mailto, so that a page cannot run code hidden in a document.
// Addresses that contain a space, a control character or a backslash are rejected, because browsers
// interpret them differently.
std::string WebAddress(std::string_view address);
// Whether `address` is safe as a link in any output: a WebAddress, or a reference without a scheme
// ("cards.html#ash").
bool IsSafeTarget(std::string_view address);
// Like WebAddress, for an address mentioned in a text, which may lack a scheme:
// "rules.a.example/b".
std::string MentionedAddress(std::string_view mention);

}  // namespace codicil
