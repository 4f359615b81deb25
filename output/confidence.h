// Confidence a pair of provisions is, in words.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace codicil {

// What is less certain than this may be wrong, and says so.
inline constexpr float kPerhaps = 0.5f;

// "85 %".
inline std::string Percent(float confidence) {
  return fmt::format("{} %", static_cast<int>(std::floor(confidence * 100 + 0.5f)));
}

// "confidence 85 %"; "perhaps, confidence 34 %".
inline std::string DescribeConfidence(float confidence) {
  return (confidence < kPerhaps ? "perhaps, confidence " : "confidence ") + Percent(confidence);
}

// " (confidence 87 %)"; "" for what is as good as certain.
inline std::string DescribeDoubt(float confidence) {
  return confidence < 0.995f ? " (" + DescribeConfidence(confidence) + ")" : "";
}

}  // namespace codicil
