#include "crossref/reference_index.h"

#include <algorithm>

#include "crossref/word_forms.h"
#include "rules/kinds.h"
#include "text/words.h"

namespace codicil {
namespace {

// A name that fits more than one is ambiguous, however many there are.
template <typename Id>
std::vector<std::remove_const_t<Id>> FirstOf(std::span<Id> ids) {
  constexpr size_t kMost = 8;
  const auto first = ids.first(std::min(ids.size(), kMost));
  return {first.begin(), first.end()};
}

// "(a)", "a)" and "A." are one.
uint64_t ChildKey(ProvisionId parent, const NumberComponent& number) {
  const uint32_t letter = number.kind != NumberComponent::kDigits;
  return Combine(PairKey(parent, number.value), uint64_t{number.suffix} * 2 + letter);
}

}  // namespace

std::string TermName(std::string_view term) {
  std::string name;
  size_t depth = 0;
  for (char c : term) {
    if (c == '(') ++depth;
    if (depth == 0) name += c;
    if (c == ')' && depth > 0) --depth;
  }
  while (name.ends_with(' ')) name.pop_back();
  return name;
}

std::vector<std::string> TermNames(std::string_view term) {
  std::vector<std::string> names = {TermName(term)};
  const std::string whole = names[0];
  if (whole.find(", ") == std::string::npos) return names;
  for (size_t begin = 0; begin < whole.size();) {
    const size_t end = std::min(whole.find(", ", begin), whole.size());
    names.push_back(whole.substr(begin, end - begin));
    begin = end + 2;
  }
  return names;
}

ReferenceIndex::ReferenceIndex(const Edition& edition)
    : edition_(edition), has_parts_of_parts_(edition.provisions.size()) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) AddProvision(id);
  for (uint32_t entry = 0; entry < edition.glossary.size(); ++entry) AddTerm(entry);
  fragment_ = IsFragment();
}

void ReferenceIndex::AddProvision(ProvisionId id) {
  const Provision& provision = edition_.provisions[id];
  const ProvisionId first = edition_.Find(provision.number);
  if (first != id) {
    auto& all = ambiguous_[provision.number];
    if (all.empty()) all.push_back(first);
    all.push_back(id);
  }
  if (edition_.scheme.HasParts()) AddParts(provision.number, id);
  // 25-1 is no part of 25, but comes after it.
  const bool part =
      !provision.number.empty() && provision.number.back().joint != NumberComponent::kDash;
  if (provision.parent != kNoProvision && part) {
    const auto [child, is_new] =
        children_.insert({ChildKey(provision.parent, provision.number.back()), id});
    if (!is_new) child.value() = kNoProvision;
    const ProvisionId above = edition_.provisions[provision.parent].parent;
    if (above != kNoProvision) has_parts_of_parts_[above] = true;
  }
  for (std::string_view label : provision.labels) labels_.try_emplace(label, id);
  if (!provision.heading.empty()) Add(provision.heading.text, id, headings_);
}

void ReferenceIndex::AddParts(const RuleNumber& number, ProvisionId id) {
  const auto add = [id](const RuleNumber& part, ByPart& parts) {
    const auto [known, is_new] = parts.emplace(part, id);
    if (!is_new) known->second = kNoProvision;
  };
  add(number.Bare(), by_components_);
  for (size_t i = 1; i < number.size(); ++i) {
    if (number[i].lead != 0) add(number.Part(i), by_ending_);
  }
}

template <typename Id>
void ReferenceIndex::Add(std::string_view text, Id id, Names<Id>& names) {
  const std::string folded = FoldWords(text);
  names[std::pmr::string(folded, names.get_allocator())].push_back(id);
}

void ReferenceIndex::AddTerm(uint32_t entry) {
  const std::vector<std::string> names = TermNames(edition_.glossary[entry].term.text);
  for (size_t i = 0; i < names.size(); ++i) {
    Add(names[i], entry, i == 0 ? terms_ : part_terms_);
  }
}

std::vector<ProvisionId> ReferenceIndex::All(const RuleNumber& number) const {
  if (const auto it = ambiguous_.find(number); it != ambiguous_.end())
    return FirstOf(std::span(it->second));
  const ProvisionId id = edition_.Find(number);
  if (id == kNoProvision) return {};
  return {id};
}

RuleNumber ReferenceIndex::AsKnown(const RuleNumber& number) const {
  if (edition_.scheme.nested_digits) {
    const ProvisionId id = edition_.Find(number);
    if (id != kNoProvision) return edition_.provisions[id].number;
  }
  if (Has(number)) return number;
  if (const ProvisionId id = PrintedWithZero(number); id != kNoProvision)
    return edition_.provisions[id].number;
  if (!edition_.scheme.HasParts()) return number;
  for (const ProvisionId id : {WithComponentsOf(number), WithEnding(number)})
    if (id != kNoProvision) return edition_.provisions[id].number;
  if (number[0].lead != 0) return Has(number.WithLead(0)) ? number.WithLead(0) : number;
  RuleNumber known = number;
  size_t fit = 0;
  for (const NumberLead lead : edition_.scheme.leads) {
    if (!Has(number.WithLead(lead))) continue;
    known = number.WithLead(lead);
    ++fit;
  }
  return fit == 1 ? known : number;
}

ProvisionId ReferenceIndex::PrintedWithZero(const RuleNumber& number) const {
  if (number.size() != 2 || number.is_letter(1) || number.value(1) != 0) return kNoProvision;
  const ProvisionId id = edition_.Find(number.Prefix(1));
  const bool printed =
      id != kNoProvision && edition_.provisions[id].Label().starts_with(number.ToString());
  return printed ? id : kNoProvision;
}

ProvisionId ReferenceIndex::WithComponentsOf(const RuleNumber& number) const {
  const auto found = by_components_.find(number.Bare());
  if (number.size() < 2 || found == by_components_.end() || found->second == kNoProvision)
    return kNoProvision;
  const auto family = [](const RuleNumber& one) {
    return LeadFamily(static_cast<NumberLead>(one[0].lead));
  };
  const RuleNumber& known = edition_.provisions[found->second].number;
  return number[0].lead == 0 || family(number) == family(known) ? found->second : kNoProvision;
}

ProvisionId ReferenceIndex::WithEnding(const RuleNumber& number) const {
  const auto found = by_ending_.find(number);
  return found == by_ending_.end() ? kNoProvision : found->second;
}

RuleNumber ReferenceIndex::Around(const PassageRef& place, const RuleNumber& number) const {
  ProvisionId id = place.InProvision() ? place.owner : kNoProvision;
  for (; id != kNoProvision; id = edition_.provisions[id].parent) {
    const RuleNumber& above = edition_.provisions[id].number;
    RuleNumber whole = above.With(number);
    if (Has(whole)) return whole;
    if (!IsAttachment(static_cast<NumberLead>(above.back().lead))) continue;
    whole = above.With(number.WithLead(0));  // "Section 1" in Appendix F, which prints "1."
    if (Has(whole)) return whole;
  }
  return RuleNumber();
}

ProvisionId ReferenceIndex::ChildOf(ProvisionId id, const NumberComponent& number) const {
  const auto found = children_.find(ChildKey(id, number));
  return found == children_.end() ? kNoProvision : found->second;
}

ProvisionId ReferenceIndex::ParagraphOf(ProvisionId id, const NumberComponent& number) const {
  const bool digits = number.kind == NumberComponent::kDigits;
  const bool list = digits && edition_.provisions[id].text.text.ends_with(':');
  return list ? kNoProvision : ChildOf(id, number);
}

ProvisionId ReferenceIndex::PartAround(const PassageRef& place, const NumberComponent& number,
                                       bool deep) const {
  ProvisionId id = place.InProvision() ? place.owner : kNoProvision, found = kNoProvision;
  for (; id != kNoProvision; id = edition_.provisions[id].parent) {
    const bool article = edition_.provisions[id].number.back().lead != 0;
    // Where parts have parts, those of the article itself are paragraphs.
    const bool items = deep && !(article && has_parts_of_parts_[id]);
    if (found == kNoProvision && items) found = ChildOf(id, number);
    if (!deep && article) found = ParagraphOf(id, number);
    if (article) return found;
  }
  return number.kind == NumberComponent::kDigits ? kNoProvision : found;
}

ProvisionId ReferenceIndex::FindLabel(std::string_view label) const {
  const auto it = labels_.find(label);
  return it == labels_.end() ? kNoProvision : it->second;
}

std::span<const ProvisionId> ReferenceIndex::FindHeading(std::string_view folded) const {
  const auto it = headings_.find(folded);
  if (it == headings_.end()) return {};
  return it->second;
}

std::vector<uint32_t> ReferenceIndex::FindTerm(std::string_view name) const {
  const std::string folded = FoldWords(name);
  if (folded.empty()) return {};
  std::vector<std::string> forms = {folded};
  AddOtherNumber(folded, forms);
  for (const std::string& form : forms) {
    if (const auto entries = FindExactTerm(form); !entries.empty()) return FirstOf(entries);
  }
  return {};
}

std::span<const uint32_t> ReferenceIndex::FindExactTerm(std::string_view folded) const {
  for (const auto* names : {&terms_, &part_terms_}) {
    if (const auto it = names->find(folded); it != names->end()) return it->second;
  }
  return {};
}

// A complete edition begins at its first section, has every section that it numbers, and has all
// its files.
bool ReferenceIndex::IsFragment() const {
  if (edition_.provisions.empty()) return true;
  const auto& list = edition_.sources().diagnostics.list();
  const bool file_missing = std::ranges::any_of(
      list, [](const Diagnostic& diagnostic) { return diagnostic.kind == kind::kRstMissingFile; });
  const Provision& first = edition_.provisions[0];
  return file_missing || first.implied || first.number[0].Ordinal() > 1;
}

bool ReferenceIndex::IsOutside(const RuleNumber& number) const {
  if (!fragment_) return false;
  if (edition_.provisions.empty()) return true;
  // A number that is missing inside the edition has its nearest stated ancestor here, and something
  // after it; any other may be beyond an edge.
  const RuleNumber& last = edition_.provisions.back().number;
  if (RuleNumber::TreeOrder(last, number, edition_.scheme) < 0) return true;
  for (RuleNumber above = number.Parent(edition_.scheme); !above.empty();
       above = above.Parent(edition_.scheme)) {
    const ProvisionId id = edition_.Find(above);
    if (id != kNoProvision) return edition_.provisions[id].implied;
  }
  return true;
}

}  // namespace codicil
