// Two small editions read from text, and their concordance as a short string.
#pragma once

#include <fmt/format.h>

#include <string>

#include "diff/concordance.h"
#include "tests/unit/read_rules.h"

namespace codicil {

inline Edition EditionOf(const std::string& text) { return ReadRules(text, Format::kPlainText); }

struct AlignedTexts {
  AlignedTexts(const std::string& old_text, const std::string& new_text,
               const Overrides& overrides = {})
      : old_edition(EditionOf(old_text)),
        new_edition(EditionOf(new_text)),
        concordance(Align(old_edition, CrossReference(old_edition), new_edition,
                          CrossReference(new_edition), overrides)) {}

  static std::string Kinds(const ChangeKinds& kinds) {
    std::string names;
    for (const ChangeKind kind : kinds.List()) {
      if (!names.empty()) names += "+";
      names += ChangeKindName(kind);
    }
    return names;
  }
  static std::string Number(const Edition& edition, ProvisionId id) {
    return id == kNoProvision ? "-" : edition.provisions[id].number.ToString();
  }

  // "202.1>203.1 renumbered; ->204 added", without unchanged pairs.
  std::string Changes() const {
    std::string text;
    for (const Correspondence& pair : concordance.pairs) {
      if (pair.kinds == ChangeKinds{ChangeKind::kUnchanged}) continue;
      text += fmt::format("{}{}>{} {}", text.empty() ? "" : "; ", Number(old_edition, pair.old_id),
                          Number(new_edition, pair.new_id), Kinds(pair.kinds));
    }
    return text;
  }

  // "Ember>Ember edited; ->Ash added": the same for the glossary.
  std::string GlossaryChanges() const {
    std::string text;
    for (const GlossaryPair& pair : concordance.glossary) {
      if (pair.kinds == ChangeKinds{ChangeKind::kUnchanged}) continue;
      const auto term = [](const Edition& edition, uint32_t entry) {
        return entry == kNoEntry ? "-" : std::string(edition.glossary[entry].term.text);
      };
      text += fmt::format("{}{}>{} {}", text.empty() ? "" : "; ", term(old_edition, pair.old_entry),
                          term(new_edition, pair.new_entry), Kinds(pair.kinds));
    }
    return text;
  }

  // "101.1[0]>101.2[1] moved": the same for the examples.
  std::string ExampleChanges() const {
    std::string text;
    for (const ExamplePair& pair : concordance.examples) {
      if (pair.kinds == ChangeKinds{ChangeKind::kUnchanged}) continue;
      const auto place = [](const Edition& edition, const ExampleRef& ref) {
        return ref.provision == kNoProvision
                   ? "-"
                   : fmt::format("{}[{}]", Number(edition, ref.provision), ref.index);
      };
      text +=
          fmt::format("{}{}>{} {}", text.empty() ? "" : "; ", place(old_edition, pair.old_example),
                      place(new_edition, pair.new_example), Kinds(pair.kinds));
    }
    return text;
  }

  Edition old_edition;
  Edition new_edition;
  Concordance concordance;
};

}  // namespace codicil
