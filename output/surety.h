// How sure a pair of provisions is, in words.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace codicil {

// What is less sure than this may be wrong, and says so.
inline constexpr float kPerhaps = 0.5f;

// "85 %".
inline std::string Percent(float confidence) {
  return fmt::format("{} %", static_cast<int>(std::floor(confidence * 100 + 0.5f)));
}

// "85 % sure"; "perhaps, 34 % sure".
inline std::string HowSure(float confidence) {
  return (confidence < kPerhaps ? "perhaps, " : "") + Percent(confidence) + " sure";
}

// " (87 % sure)"; "" for what is as good as certain.
inline std::string UnlessSure(float confidence) {
  return confidence < 0.995f ? " (" + HowSure(confidence) + ")" : "";
}

}  // namespace codicil
