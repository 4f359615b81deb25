#include "ingest/outline/label.h"

#include <algorithm>

#include "base/hash_map.h"

namespace codicil::outline {

bool Label::StartsAs(const Label& other, size_t most) const {
  return std::equal(path().begin(), path().begin() + static_cast<std::ptrdiff_t>(most),
                    other.path().begin(), [](const Component& a, const Component& b) {
                      return a.value == b.value && a.IsLetter() == b.IsLetter();
                    });
}

std::optional<int> Label::DigitsInside(const Label& other) const {
  const Component &own = last(), &up = other.last();
  const bool like = size == other.size && lead == other.lead && opened == other.opened &&
                    own.script == Script::kDigits && up.script == Script::kDigits;
  if (!like || own.digits <= up.digits || !StartsAs(other, size - 1u)) return std::nullopt;
  uint32_t start = own.value;
  for (uint8_t i = up.digits; i < own.digits; ++i) start /= 10;
  if (start != up.value) return std::nullopt;
  return own.digits - up.digits;
}

bool Label::IsMisprintAfter(const Label& other) const {
  constexpr size_t kFewest = 3;
  if (size < kFewest || pattern != other.pattern || lead != other.lead ||
      last().value != other.last().value + 1)
    return false;
  size_t differences = 0;
  for (size_t i = 0; i + 1 < size; ++i)
    differences += components[i].value != other.components[i].value;
  return differences == 1;
}

uint64_t Label::AddressKey() const {
  uint64_t key = kHashSeed;
  constexpr uint32_t kLetter = 1u << 30;  // A.1 is not 1.1
  for (const Component& component : path()) {
    key = Combine(key, component.value | (component.IsLetter() ? kLetter : 0));
  }
  return suffix == 0 ? key : Combine(key, suffix);
}

}  // namespace codicil::outline
