// In many rulebooks of wargames 3.31 is the first case of 3.3, and 3.4 comes after 3.39.

#include <unordered_map>

#include "rules/building.h"

namespace codicil {
namespace {

class DigitNester {
 public:
  explicit DigitNester(std::vector<Provision>& drafts) : drafts_(drafts) {}

  // Returns whether the digits are nested.
  bool Nest() {
    constexpr size_t kFewestStarts = 3, kFewestReturns = 2;
    Walk();
    proven_ = starts_ >= kFewestStarts && returns_ >= kFewestReturns;
    if (proven_) Walk();
    return proven_;
  }

 private:
  // Goes over the numbers in the order of the text, and changes them if the digits are nested.
  void Walk() {
    RuleNumber last;
    std::unordered_map<std::string, RuleNumber> known;  // of those that can be taken apart
    for (Provision& draft : drafts_) {
      if (draft.implied) continue;  // JSON says what is above it
      RuleNumber number = Below(known, draft.number);
      const auto apart = number.WithDigitsApart();
      if (apart && Continues(last, *apart)) {
        starts_ += last == apart->Prefix(apart->size() - 1);
        number = *apart;
      } else {
        returns_ += GoesUp(last, number);
      }
      // A number that is used again is the same one.
      if (apart) number = known.try_emplace(number.ToString(), number).first->second;
      last = number;
      if (proven_) draft.number = number;
    }
  }

  // 3.31.1 is below what 3.31 was made.
  static RuleNumber Below(const std::unordered_map<std::string, RuleNumber>& known,
                          const RuleNumber& number) {
    for (size_t size = number.size() - 1; size > 1; --size) {
      const auto found = known.find(number.Prefix(size).ToString());
      if (found == known.end()) continue;
      RuleNumber below = found->second;
      for (size_t i = size; i < number.size(); ++i) below = below.WithComponent(number[i]);
      return below;
    }
    return number;
  }

  // 3.31 after 3.3; 3.32 after 3.31, and after what is below that.
  bool Continues(const RuleNumber& last, const RuleNumber& number) const {
    const size_t above = number.size() - 1;
    if (last.size() < above || last.Prefix(above) != number.Prefix(above)) return false;
    const uint32_t value = number.back().value;
    return last.size() == above ? value == 1 || proven_ : last[above].value < value;
  }

  // 3.4 after 3.32: in plain decimal numbers it would come before.
  static bool GoesUp(const RuleNumber& last, const RuleNumber& number) {
    const size_t size = number.size();
    return size > 1 && last.size() > size && last[size].joint == NumberComponent::kNone &&
           last.Prefix(size).Next(DecimalStyle()) == number;
  }

  std::vector<Provision>& drafts_;
  size_t starts_ = 0, returns_ = 0;
  bool proven_ = false;
};

}  // namespace

bool NestDigits(std::vector<Provision>& drafts) { return DigitNester(drafts).Nest(); }

}  // namespace codicil
