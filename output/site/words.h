// What the pages of a site say in words, and parts that several kinds of pages have.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "output/site/layout.h"
#include "output/trace_parts.h"

namespace codicil::site {

// "edited", "new", ...: what a reader of the edition before would want to know; often "".
std::string_view ChangeNote(const ChangeKinds& kinds);

// What the transition into the edition did to each of its provisions.
std::vector<ChangeKinds> ChangesInto(const Work& work, uint32_t edition);

// "12 new, 3 removed, 40 edited", "the first edition", "no change".
std::string DescribeChanges(const Wording& say, const Work& work, uint32_t edition);

// For each provision of the newest edition that begins a page: the edition that last changed what
// is on the page.
std::vector<uint32_t> LastChanges(const Site& site);

// What a provision of an older edition is today, and how confident that is, from 0 to 1; no place
// if its words are gone.
struct Today {
  std::optional<Place> place;
  float confidence = 0;
};
Today TodayOf(const Work& work, const Place& place);

// The provisions of today that began with words of what is at `place`, after its edition; not what
// it is itself today.
struct PartToday {
  uint32_t since;  // the first edition that has the part
  Place place;
};
std::vector<PartToday> PartsTodayOf(const Site& site, const Place& place);

// Its first words: about as many as fit on a line, at most `shown` bytes.
std::string BeginningOf(std::string_view text, size_t shown = 60);
inline constexpr size_t kPreview = 200;  // bytes of the text that a preview of a link shows
// The title of a provision, or the first words of its text if it has none.
std::string NameInList(std::string_view heading, std::string_view text);

// The list of an edition's sections with their subsections, each a link to `address_of` it.
void WriteContents(const Site& site, uint32_t edition, PageWriter& page,
                   const std::function<std::string(ProvisionId)>& address_of);

}  // namespace codicil::site
