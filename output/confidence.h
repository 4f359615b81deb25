// Confidence a pair of provisions is, in words.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "diff/confidence.h"
#include "output/wording/wording.h"

namespace codicil {

// In whole per cent, never rounded up: what is said to be 95 % is certain, in scripts as well.
inline uint32_t Percentage(float confidence) {
  constexpr float kRounding = 0.01f;  // of a float: 0.95f * 100 is a little less than 95
  return static_cast<uint32_t>(confidence * 100 + kRounding);
}

// "85 %".
inline std::string Percent(float confidence) { return fmt::format("{} %", Percentage(confidence)); }

// "certain, 97 %", "likely, 85 %", "possible, 63 %"; below that nothing is claimed: "a hint, 34 %".
inline std::string DescribeConfidence(float confidence, const Wording& say = Wording::English()) {
  const char* word = confidence >= kCertain    ? "certain"
                     : confidence >= kLikely   ? "likely"
                     : confidence >= kPossible ? "possible"
                                               : "a hint";
  return fmt::format("{}, {}", say(word), Percent(confidence));
}

// " (likely, 87 %)"; "" for what is as good as certain.
inline std::string DescribeDoubt(float confidence, const Wording& say = Wording::English()) {
  return confidence < kCertain ? fmt::format(" ({})", DescribeConfidence(confidence, say)) : "";
}

// The bounds for scripts, in per cent.
inline std::string BoundsScript() {
  return fmt::format(
      "globalThis.codicil.bounds = {{certain: {}, likely: {}, possible: {}, followed: {}}};\n",
      Percentage(kCertain), Percentage(kLikely), Percentage(kPossible), Percentage(kFollowed));
}

}  // namespace codicil
