// Small editions built in code, without a reader.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/edition_builder.h"

namespace codicil {

// Builds an edition from a source whose words the test takes piece by piece.
class SampleEdition {
 public:
  explicit SampleEdition(std::string text)
      : id_(builder_.AddSource("sample.txt", std::move(text), "")) {}

  // Returns the first occurrence of `words` after everything taken so far.
  Span Take(std::string_view words) {
    const size_t begin = builder_.source(id_).text().find(words, next_);
    if (begin == std::string_view::npos)
      throw std::logic_error("the sample has no " + std::string(words));
    next_ = begin + words.size();
    return {id_, static_cast<uint32_t>(begin), static_cast<uint32_t>(next_)};
  }

  // Returns `words` as a passage in which `marked` has a mark.
  Passage Text(std::string_view words, MarkKind kind = MarkKind::kEmphasis,
               std::string_view marked = {}, std::string_view value = {}) {
    const Span span = Take(words);
    PassageBuilder passage(builder_.source(id_), builder_.arena());
    if (marked.empty()) {
      passage.Append(span.begin, span.end);
      return passage.Finish();
    }
    const auto begin = span.begin + static_cast<uint32_t>(words.find(marked));
    const auto end = begin + static_cast<uint32_t>(marked.size());
    passage.Append(span.begin, begin);
    const size_t mark = passage.OpenMark(kind);
    passage.Append(begin, end);
    passage.CloseMark(mark, value);
    passage.Append(end, span.end);
    return passage.Finish();
  }

  // In the source, the number must come before its words, which become the heading or the text.
  Provision& Titled(std::string_view number, std::string_view heading) {
    Provision& provision = Add(number);
    provision.heading = Text(heading);
    return provision;
  }
  Provision& Ruled(std::string_view number, std::string_view text,
                   std::string_view emphasised = {}) {
    Provision& provision = Add(number);
    provision.text = Text(text, MarkKind::kEmphasis, emphasised);
    return provision;
  }
  Provision& Add(std::string_view number) {
    Provision draft;
    draft.number = *RuleNumber::Parse(number);
    draft.number_span = Take(number);
    draft.span = draft.number_span;
    builder_.AddProvision(std::move(draft));
    return builder_.drafts().back();
  }

  EditionBuilder& builder() { return builder_; }
  Edition Build() && { return std::move(builder_).Build(); }

 private:
  EditionBuilder builder_;
  SourceId id_;
  size_t next_ = 0;
};

// A section, a subsection, rules and subrules, with one of everything.
inline Edition EmberRules() {
  SampleEdition sample(
      "Ember Rules\n\n1. Play\n\n100. Basics\n\n100.1. A warden pays {2}{F} to light a relic.\n\n"
      "Example: The “first” relic burns.\n\n100.1a Two wardens may share.\n\n100.2. Rites\n\n"
      "Glossary\n\nEmber\nA spark of a relic. See Relic.\n\nCredits\n\nThe Wardens\nHill 3\n");
  EditionBuilder& builder = sample.builder();
  builder.OfferTitle("Ember Rules");
  builder.OfferDate("2031-02-03");
  builder.edition().front_matter.push_back({MatterKind::kTitle, sample.Text("Ember Rules")});
  sample.Titled("1", "Play");
  sample.Titled("100", "Basics");
  Provision& pays = sample.Ruled("100.1", "A warden pays {2}{F} to light a relic.", "light");
  pays.examples.push_back(sample.Text("The “first” relic burns.", MarkKind::kEmphasis, "relic"));
  sample.Ruled("100.1a", "Two wardens may share.");
  sample.Titled("100.2", "Rites");
  GlossaryEntry entry;
  entry.term = sample.Text("Ember");
  entry.text = sample.Text("A spark of a relic. See Relic.");
  entry.span = {0, entry.term.span.begin, entry.text.span.end};
  builder.AddGlossaryEntry(std::move(entry));
  builder.edition().back_matter.push_back({MatterKind::kHeading, sample.Text("Credits")});
  builder.edition().back_matter.push_back({MatterKind::kText, sample.Text("The Wardens\nHill 3")});
  return std::move(sample).Build();
}

}  // namespace codicil
