// What a keyword is: its title says nothing, and the first rule below it often only what sort of
// thing it is.

#include <re2/re2.h>

#include "output/academy/academy.h"
#include "text/words.h"

namespace codicil::academy {
namespace {

// Whether the subsection is of keywords, as the lists of them are called.
bool IsCalled(const Work& work, const ProvisionRecord& subsection, std::string_view name) {
  return FoldCase(work.texts[subsection.heading]) == name;
}

// "Hush is a static ability." alone, or what "is a special kind of" something without what it
// means.
bool OnlyIntroduces(const std::string& text) {
  static const RE2 kSentence(R"([^.]*\bis an?\b[^.]*\.)");
  static const RE2 kSpecial(R"(^[^.]*\bis a special\b)");
  static const RE2 kMeans(R"(\bmeans\b)");
  return RE2::FullMatch(text, kSentence) ||
         (RE2::PartialMatch(text, kSpecial) && !RE2::PartialMatch(text, kMeans));
}

}  // namespace

ProvisionId DefinitionOf(const Work& work, const EditionRecord& edition, ProvisionId id) {
  const auto& all = edition.provisions;
  // "For the Hearth!" is read as a text, but no sentence of one.
  const bool title = work.texts[all[id].text].find('.') == std::string_view::npos;
  if (!title || all[id].parent == kNoProvision) return id;
  const ProvisionRecord& subsection = all[all[id].parent];
  const bool action = IsCalled(work, subsection, "keyword actions");
  if (!action && !IsCalled(work, subsection, "keyword abilities")) return id;
  ProvisionId best = id;
  for (ProvisionId next = id + 1; next < all.size() && all[next].depth > all[id].depth; ++next) {
    best = next;
    if (action || !OnlyIntroduces(OnOneLine(work.texts[all[next].text]))) break;
  }
  return best;
}

}  // namespace codicil::academy
