// Confidence a pair of provisions is, in words.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace codicil {

// From these on a claim is certain, likely and possible.
inline constexpr float kCertain = 0.95f, kLikely = 0.8f, kPerhaps = 0.5f;

// "85 %".
inline std::string Percent(float confidence) {
  return fmt::format("{} %", static_cast<int>(std::floor(confidence * 100 + 0.5f)));
}

// "certain, 97 %", "likely, 85 %", "possible, 63 %"; below that nothing is claimed: "a hint, 34 %".
inline std::string DescribeConfidence(float confidence) {
  const char* word = confidence >= kCertain   ? "certain, "
                     : confidence >= kLikely  ? "likely, "
                     : confidence >= kPerhaps ? "possible, "
                                              : "a hint, ";
  return word + Percent(confidence);
}

// " (likely, 87 %)"; "" for what is as good as certain.
inline std::string DescribeDoubt(float confidence) {
  return confidence < kCertain ? " (" + DescribeConfidence(confidence) + ")" : "";
}

}  // namespace codicil
