#include "ingest/plain_text/captions.h"

#include <map>
#include <tuple>

namespace codicil::plain {
namespace {

// "（定義）", above what is numbered as 第二条 is.
bool IsInBrackets(std::string_view line, const outline::Entry& entry) {
  return line.starts_with("（") && line.ends_with("）") &&
         !LeadTail(static_cast<NumberLead>(entry.number.back().lead)).empty();
}

// A short line below an empty one that is no sentence.
bool MayBeTitle(const Layout& layout, uint32_t i) {
  constexpr uint32_t kLongest = 60;  // columns
  constexpr std::string_view kGoingOn = ",:;-";
  const std::string_view line = layout.Text(i);
  return (i == 0 || layout.lines[i - 1].blank()) && Columns(line) <= kLongest &&
         !StartsLower(line) && !EndsSentence(line) && kGoingOn.find(line.back()) == line.npos;
}

class CaptionFinder {
 public:
  explicit CaptionFinder(const Layout& layout) : layout_(layout) {}

  std::vector<uint32_t> Find() {
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      if (const outline::Entry* entry = layout_.EntryAt(i)) Count(i, *entry);
    }
    std::vector<uint32_t> captions;
    for (uint32_t i = 0; i < layout_.size(); ++i) {
      const outline::Entry* entry = layout_.EntryAt(i);
      if (!entry || !HasLineAbove(i)) continue;
      const bool titled = HaveTitles(kinds_[KindOf(*entry)]) && MayBeTitle(layout_, i - 1);
      if (titled || IsInBrackets(layout_.Text(i - 1), *entry)) captions.push_back(i - 1);
    }
    return captions;
  }

 private:
  // What is numbered alike: with one lead, at one depth, in full or not.
  using Kind = std::tuple<uint32_t, size_t, bool>;
  struct Uses {
    size_t all = 0, titled = 0;
  };

  static Kind KindOf(const outline::Entry& entry) {
    return {entry.number.back().lead, entry.number.size(), entry.full};
  }
  static bool HaveTitles(const Uses& uses) {
    constexpr size_t kFewest = 3;
    return uses.titled >= kFewest && uses.titled * 4 >= uses.all * 3;
  }

  bool HasLineAbove(uint32_t i) const {
    return i > 0 && !layout_.lines[i - 1].blank() && !layout_.lines[i - 1].furniture &&
           !layout_.EntryAt(i - 1);
  }

  void Count(uint32_t i, const outline::Entry& entry) {
    Uses& uses = kinds_[KindOf(entry)];
    ++uses.all;
    uses.titled += !entry.second && HasLineAbove(i) && MayBeTitle(layout_, i - 1);
  }

  const Layout& layout_;
  std::map<Kind, Uses> kinds_;
};

}  // namespace

std::vector<uint32_t> FindCaptions(const Layout& layout) { return CaptionFinder(layout).Find(); }

}  // namespace codicil::plain
