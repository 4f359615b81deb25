// Closed lists: members out of alphabetical order, and members that appear twice.

#include <fmt/format.h>

#include <unordered_map>

#include "check/alphabet.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "rules/source_span.h"
#include "text/fold.h"

namespace codicil {
namespace {

class ListCheck {
 public:
  ListCheck(const Edition& edition, const VocabularyList& list, Findings& findings)
      : edition_(edition), list_(list), findings_(findings) {}

  void Run() {
    for (const ListMember& member : list_.members) names_.push_back(member.name);
    Duplicates();
    if (!list_.member_provisions.empty()) return;  // in the order of their rules
    for (size_t begin = 0; begin < names_.size();) {
      const size_t end = GroupEnd(begin);
      Order(begin, end);
      begin = end;
    }
  }

 private:
  // A list may continue in another sentence ("One oath is two words long: Slow Fire. The others are
  // …"), with an order of its own.
  size_t GroupEnd(size_t begin) const {
    const std::string_view text = PassageOf(begin).text;
    for (size_t i = begin + 1; i < names_.size(); ++i) {
      const uint32_t from = list_.members[i - 1].end;
      const uint32_t to = list_.members[i].begin;
      if (to > from && text.substr(from, to - from).find_first_of(".:") != text.npos) return i;
    }
    return names_.size();
  }
  void Order(size_t begin, size_t end) {
    const auto at = [&](size_t i) { return names_.begin() + static_cast<std::ptrdiff_t>(i); };
    const std::vector<std::string> group(at(begin), at(end));
    for (const Misplaced& misplaced : FindMisplaced(group, edition_.language)) {
      Report(kind::kListOrder, begin + misplaced.member, OrderMessage(group, misplaced));
    }
  }
  void Duplicates() {
    std::unordered_map<std::string, size_t> seen;
    for (size_t i = 0; i < names_.size(); ++i) {
      const auto [it, fresh] = seen.try_emplace(Fold(names_[i]), i);
      if (fresh) continue;
      Report(kind::kListDuplicate, i,
             fmt::format("\"{}\" is already among the {}", names_[i], list_.name),
             SpanOf(it->second));
    }
  }
  const Passage& PassageOf(size_t member) const { return PassageOfMember(edition_, list_, member); }
  std::optional<Span> SpanOf(size_t member) const {
    const ListMember& place = list_.members[member];
    return SourceSpanOf(PassageOf(member), place.begin, place.end);
  }
  void Report(DiagnosticKind kind, size_t member, std::string message,
              std::optional<Span> related = std::nullopt) {
    const Span span = SpanOf(member).value_or(PassageOf(member).span);
    findings_.Add(kind, span, std::move(message), related);
  }

  const Edition& edition_;
  const VocabularyList& list_;
  Findings& findings_;
  std::vector<std::string> names_;
};

}  // namespace

void CheckLists(const CheckInput& input, Findings& findings) {
  for (const VocabularyList& list : input.vocabulary.lists)
    ListCheck(input.edition, list, findings).Run();
}

}  // namespace codicil
