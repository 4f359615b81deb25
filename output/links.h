// The target of a link in a linked format, and what is wrong with a citation.
#pragma once

#include <string>
#include <string_view>

#include "crossref/cross_references.h"
#include "output/link_target.h"
#include "output/linked_text.h"
#include "output/wording/wording.h"

namespace codicil {

// What `target` gives, or a web address; empty where the locator leads nowhere. Of several
// targets the first.
std::string LinkOf(const Locator& locator, const LinkTarget& target);

// The same for a layer that satisfies IsLink; `text` is the text of its paragraph.
std::string LinkOf(const Layer& layer, std::string_view text, const LinkTarget& target);

// Returns what is wrong with a locator, as a sentence for readers; empty if nothing is.
std::string FaultOf(const Locator& locator, const Edition& edition, const Wording& say);

// `address` as a link's target, "https://" before a bare "www."; empty where it is not one of http,
// https, ftp or mailto: a page must not run what a document smuggles in. An address with a space, a
// control character or a backslash is not, because browsers read such ones in ways of their own.
std::string WebAddress(std::string_view address);
// Whether `address` is safe as a link in any output: a WebAddress, or a reference without a scheme
// ("cards.html#ash").
bool IsSafeTarget(std::string_view address);
// Like WebAddress, for an address mentioned in a text, which may lack a scheme:
// "rules.a.example/b".
std::string MentionedAddress(std::string_view mention);

}  // namespace codicil
