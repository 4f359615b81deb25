#include <re2/re2.h>

#include <algorithm>

#include "rules/relatives.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

constexpr size_t kMaxTitle = 60;  // bytes

bool IsKeywordHeading(std::string_view heading) {
  static const RE2 kKeyword(R"((?i)keywords?|keyword \w+s)");
  return RE2::FullMatch(heading, kKeyword);
}

// The title of a keyword's rule. One that ends in "!" is in the text, as a sentence would be.
std::string_view TitleOf(const Provision& rule) {
  if (!rule.heading.empty()) return rule.heading.text;
  const std::string_view text = rule.text.text;
  const bool title =
      text.ends_with('!') && text.size() <= kMaxTitle && text.find('\n') == text.npos;
  return title ? text : std::string_view();
}

void AddMember(std::string_view title, size_t begin, size_t end, ProvisionId id,
               VocabularyList& list) {
  while (begin < end && title[begin] == ' ') ++begin;
  const size_t bracket = title.find(" (", begin);
  std::string alias;
  if (bracket < end && title[end - 1] == ')') alias = title.substr(bracket + 2, end - bracket - 3);
  end = std::min(end, bracket);
  while (end > begin && title[end - 1] == ' ') --end;
  if (begin == end) return;
  list.members.push_back({std::string(title.substr(begin, end - begin)), std::move(alias),
                          static_cast<uint32_t>(begin), static_cast<uint32_t>(end)});
  list.member_provisions.push_back(id);
}

// One heading may name two keywords: "Kindle and Bank".
void AddKeywords(const Provision& rule, ProvisionId id, VocabularyList& list) {
  constexpr std::string_view kAnd = " and ";
  const std::string_view title = TitleOf(rule);
  size_t begin = 0;
  for (size_t and_at = title.find(kAnd); and_at != title.npos; and_at = title.find(kAnd, begin)) {
    AddMember(title, begin, and_at, id, list);
    begin = and_at + kAnd.size();
  }
  AddMember(title, begin, title.size(), id, list);
}

}  // namespace

void FindKeywordSections(const Edition& edition, std::vector<VocabularyList>& lists) {
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const Provision& section = edition.provisions[id];
    if (section.heading.empty() || !IsKeywordHeading(section.heading.text)) continue;
    VocabularyList list;
    list.name = CleanName(section.heading.text);
    list.provision = id;
    list.in_heading = true;
    for (const ProvisionId rule : ChildrenOf(edition, id))
      AddKeywords(edition.provisions[rule], rule, list);
    if (list.members.size() >= 2) lists.push_back(std::move(list));
  }
}

void FindSymbolDefinitions(const Edition& edition, std::vector<VocabularyList>& lists) {
  static const RE2 kDefinition(
      R"(The (?:(?:[\w-]+ ){1,3}symbol is |symbol )(\{[^}]+\})(?:\.|$| in a cost means| means).*)");
  static const RE2 kAnywhere(R"((?s)(?:^|.*?[.)\n] ?))" + kDefinition.pattern());
  VocabularyList list;
  list.name = "symbols";
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const std::string_view text = edition.provisions[id].text.text;
    if (text.find("symbol is {") == text.npos && text.find("The symbol {") == text.npos) continue;
    re2::StringPiece symbol;
    if (!RE2::FullMatch(text, kAnywhere, &symbol)) continue;
    const auto begin = static_cast<uint32_t>(symbol.data() - text.data());
    list.members.push_back(
        {std::string(symbol), {}, begin, begin + static_cast<uint32_t>(symbol.size())});
    list.member_provisions.push_back(id);
  }
  if (list.members.empty()) return;
  list.provision = edition.provisions[list.member_provisions.front()].parent;
  if (list.provision == kNoProvision) list.provision = list.member_provisions.front();
  lists.push_back(std::move(list));
}

}  // namespace codicil::vocabulary
