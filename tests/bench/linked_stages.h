// The linked forms beside reading: both must take less time than reading the same edition did.
#pragma once

#include <string>

namespace codicil::bench {

inline constexpr char kWriteHtml[] = "write html";
inline constexpr char kWriteMarkdown[] = "write markdown";

// Registers writers of the linked forms; finding what they link is not part of them. What is
// measured is kept for the life of the process.
void RegisterLinkedStages(const std::string& bytes);

}  // namespace codicil::bench
