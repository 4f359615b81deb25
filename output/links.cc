#include "output/links.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "crossref/documents.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

bool HasPrefix(std::string_view text, std::string_view prefix) {
  return text.size() > prefix.size() && std::equal(prefix.begin(), prefix.end(), text.begin(),
                                                   [](char a, char b) { return a == ToLower(b); });
}

bool IsPlainAddress(std::string_view address) {
  return std::ranges::none_of(address, [](char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == 0x7F || c == '\\';
  });
}

std::string What(const Locator& locator) {
  if (!locator.first.empty()) return locator.first.ToString();
  return fmt::format("“{}”", locator.name);
}

std::string MistitledFault(const Locator& locator, const Edition& edition, const Wording& say) {
  if (locator.title_target == kNoProvision || locator.targets.empty())
    return say.With("The title quoted here is not that of {}.", What(locator));
  return say.With("The number points to {0}, the title to {1}.",
                  NumberOf(edition, locator.targets.front()),
                  NumberOf(edition, locator.title_target));
}

}  // namespace

std::string LinkOf(const Locator& locator, const LinkTarget& target) {
  if (!locator.targets.empty()) return target.ToProvision(locator.targets.front());
  if (!locator.terms.empty()) return target.ToEntry(locator.terms.front());
  if (locator.kind == Locator::kDocument) {
    for (const Locator& number : locator.elsewhere)
      if (!number.targets.empty()) return target.ToPredecessor(number.targets.front());
    return MentionedAddress(locator.name);
  }
  return {};
}

std::string LinkOf(const Layer& layer, std::string_view text, const LinkTarget& target) {
  switch (layer.kind) {
    case Layer::kCitation:
      return LinkOf(*layer.locator, target);
    case Layer::kTerm:
      return target.ToEntry(layer.entry);
    case Layer::kAddress:
      return MentionedAddress(text.substr(layer.begin, layer.end - layer.begin));
    default:
      return WebAddress(layer.link->value);
  }
}

std::string FaultOf(const Locator& locator, const Edition& edition, const Wording& say) {
  for (const Locator& number : locator.elsewhere)
    if (number.status == CitationStatus::kDangling && IsOfPredecessor(edition, locator))
      return say.With("{0} has no {1}.", edition.predecessor->edition.title, What(number));
  switch (locator.status) {
    case CitationStatus::kDangling:
      return say.With("This edition has no {}.", What(locator));
    case CitationStatus::kAmbiguous:
      return say.With("{} can be read as more than one place.", What(locator));
    case CitationStatus::kOutside:
      return say.With("{} is outside this part of the document.", What(locator));
    case CitationStatus::kMistitled:
      return MistitledFault(locator, edition, say);
    default:
      return {};
  }
}

std::string WebAddress(std::string_view address) {
  constexpr std::array<std::string_view, 4> kSchemes = {"https://", "http://", "ftp://", "mailto:"};
  if (!IsPlainAddress(address)) return {};
  const auto starts = [&](std::string_view scheme) { return HasPrefix(address, scheme); };
  if (std::ranges::any_of(kSchemes, starts)) return std::string(address);
  if (HasPrefix(address, "www.")) return fmt::format("https://{}", address);
  return {};
}

bool IsSafeTarget(std::string_view address) {
  const bool schemed = address.substr(0, address.find_first_of("/?#")).find(':') != address.npos;
  return schemed ? !WebAddress(address).empty() : IsPlainAddress(address);
}

std::string MentionedAddress(std::string_view mention) {
  std::string address = WebAddress(mention);
  if (!address.empty()) return address;
  const auto found = FindAddress(mention, 0, mention.size());
  const bool whole = found && found->begin == 0 && found->end == mention.size();
  const bool schemed = mention.find(':') != std::string_view::npos;
  return whole && !schemed ? fmt::format("https://{}", mention) : std::string();
}

}  // namespace codicil
