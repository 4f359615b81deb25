// The linked forms compared with reading: writing each must take less time than reading the same
// edition.
#pragma once

#include <string>

namespace codicil::bench {

inline constexpr char kWriteHtml[] = "write html";
inline constexpr char kWriteMarkdown[] = "write markdown";

// Registers the writers of the linked forms, without the search for what they link. The edition is
// kept for the life of the process.
void RegisterLinkedStages(const std::string& bytes);

}  // namespace codicil::bench
