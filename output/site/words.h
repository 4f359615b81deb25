// What the pages of a site say in words, and parts that several kinds of pages have.
#pragma once

#include <functional>
#include <string>

#include "output/site/layout.h"
#include "output/trace_parts.h"

namespace codicil::site {

// "203.1 Frame".
std::string NameOf(const Work& work, const ProvisionRecord& provision);
// "edited", "new", ...: what a reader of the edition before would want to know; often "".
std::string ChangeNote(const ChangeKinds& kinds);

// The list of an edition's sections with their subsections, each a link to `address_of` it.
void WriteContents(const Site& site, uint32_t edition, PageWriter& page,
                   const std::function<std::string(ProvisionId)>& address_of);

}  // namespace codicil::site
