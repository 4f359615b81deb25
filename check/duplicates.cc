// The same words twice, ignoring typography.

#include <unordered_map>

#include "check/checks.h"
#include "check/kinds.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Shorter texts are formulas, which a work repeats on purpose: "Second, the active warden has the
// say. (See rule 117.)"
constexpr size_t kLongEnough = 100;

}  // namespace

void CheckDuplicates(const CheckInput& input, Findings& findings) {
  const std::vector<CheckedText>& texts = input.texts;
  std::unordered_map<std::string, const CheckedText*> seen;
  for (const CheckedText& text : texts) {
    if (text.kind != PassageKind::kText && text.kind != PassageKind::kExample) continue;
    std::string folded = Fold(text.passage->text);
    if (folded.size() < kLongEnough) continue;
    const auto [it, fresh] = seen.try_emplace(std::move(folded), &text);
    if (fresh || it->second->kind != text.kind) continue;
    const auto size = static_cast<uint32_t>(text.passage->text.size());
    findings.Add(kind::kDuplicateText, text, 0, size,
                 text.kind == PassageKind::kText ? "another provision has the same words"
                                                 : "another example has the same words",
                 it->second->passage->span);
  }
}

}  // namespace codicil
