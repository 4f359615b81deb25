// Rules in the glossary: those of a work whose glossary is in its middle are read as definitions,
// which must not happen in silence.

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "ingest/kinds.h"
#include "ingest/plain_text/paragraphs.h"
#include "ingest/plain_text/regions.h"
#include "rules/line_label.h"

namespace codicil::plain {
namespace {

class ProvisionFinder {
 public:
  explicit ProvisionFinder(const Region& region)
      : region_(region), layout_(*region.layout), style_(layout_.style) {}

  std::vector<uint32_t> Find() {
    for (uint32_t i = layout_.body; i < layout_.glossary; ++i)
      if (const auto number = NumberOf(i)) Take(*number);
    std::vector<uint32_t> found;
    if (known_.empty()) return found;
    for (uint32_t i = layout_.glossary + 1; i < layout_.size(); ++i) {
      const auto number = NumberOf(i);
      if (!number || IsSense(*number) || !BeginsParagraph(i)) continue;
      if (known_.contains(*number) || !GoesOn(*number)) continue;
      Take(*number);
      found.push_back(i);
    }
    return found;
  }

 private:
  // Numbers with a lead ("Art. 3") are not among the numbered lines.
  std::optional<RuleNumber> NumberOf(uint32_t i) const {
    if (layout_.lines[i].furniture) return std::nullopt;
    if (const NumberedLine* line = layout_.numbered[i]) return line->number;
    const auto label = ReadLineLabel(region_.Text(i));
    return label && label->number[0].lead != 0 ? std::optional(label->number) : std::nullopt;
  }

  void Take(const RuleNumber& number) {
    known_.insert(number);
    last_ = number;
  }

  bool BeginsParagraph(uint32_t i) const {
    return layout_.lines[i - 1].blank() || EndsSentence(region_.Text(i - 1));
  }

  // "1. A thing that burns. 2. What it gives." are the senses of a term.
  bool IsSense(const RuleNumber& number) {
    if (number.size() > 1 || number[0].lead != 0) return false;
    const bool sense = number.value(0) == 1 || number.value(0) == sense_ + 1;
    sense_ = sense ? number.value(0) : 0;
    return sense;
  }

  // Below a provision, or the next after the last one, at any depth.
  bool GoesOn(const RuleNumber& number) const {
    if (number.size() > 1 && known_.contains(number.Parent(style_))) return true;
    for (RuleNumber at = last_; !at.empty(); at = at.Parent(style_))
      if (at.size() == number.size() && at.Next(style_) == number) return true;
    return false;
  }

  const Region& region_;
  const Layout& layout_;
  const NumberingStyle& style_;
  std::unordered_set<RuleNumber, RuleNumberHash> known_;
  RuleNumber last_;
  uint32_t sense_ = 0;  // the last one
};

}  // namespace

void ReportGlossaryProvisions(const Region& region) {
  const Layout& layout = *region.layout;
  if (!layout.glossary_heading) return;
  const std::vector<uint32_t> found = ProvisionFinder(region).Find();
  if (found.empty()) return;
  const PlainLine& first = layout.lines[found.front()];
  const PlainLine& heading = layout.lines[*layout.glossary_heading];
  std::string more;
  if (found.size() > 1)
    more = fmt::format(", and so {} {} more", found.size() == 2 ? "does" : "do", found.size() - 1);
  region.builder->diagnostics().Report(
      kind::kGlossaryNumbered, Severity::kWarning,
      fmt::format("a line below the glossary's heading begins like a provision{}: what is below "
                  "that heading was not read as provisions",
                  more),
      Span{region.source, first.begin, first.end}, Span{region.source, heading.begin, heading.end});
}

}  // namespace codicil::plain
