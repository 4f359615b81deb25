#include "rules/provision_key.h"

#include <fmt/format.h>

#include <charconv>

namespace codicil {

std::string ProvisionKey::ToString() const {
  return occurrence == 1 ? number.ToString() : fmt::format("{}#{}", number.ToString(), occurrence);
}

std::optional<ProvisionKey> ProvisionKey::Parse(std::string_view text,
                                                const NumberingStyle& style) {
  ProvisionKey key;
  if (const size_t mark = text.rfind('#'); mark != text.npos) {
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + mark + 1, end, key.occurrence);
    if (error != std::errc() || stop != end || key.occurrence < 2) return std::nullopt;
    text = text.substr(0, mark);
  }
  const auto number = RuleNumber::Parse(text, style);
  if (!number) return std::nullopt;
  key.number = *number;
  return key;
}

ProvisionKey KeyOf(const Edition& edition, ProvisionId id) {
  return {edition.provisions[id].number, edition.provisions[id].occurrence};
}

ProvisionId FindKey(const Edition& edition, const ProvisionKey& key) {
  const ProvisionId first = edition.Find(key.number);
  if (first == kNoProvision || key.occurrence == 1) return first;
  const ProvisionKey known = {edition.provisions[first].number, key.occurrence};
  for (ProvisionId id = first; id < edition.provisions.size(); ++id) {
    if (KeyOf(edition, id) == known) return id;
  }
  return kNoProvision;
}

std::string KeyText(const Edition& edition, ProvisionId id) {
  return id == kNoProvision ? std::string() : KeyOf(edition, id).ToString();
}

}  // namespace codicil
