// The same words twice in one place, ignoring typography.

#include <vector>

#include "base/hash_map.h"
#include "check/checks.h"
#include "check/kinds.h"
#include "rules/source_span.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Shorter texts are formulas, which a work repeats on purpose: "Second, the active warden has the
// say. (See rule 117.)"
constexpr size_t kLongEnough = 100;

// Copies that were pasted are near each other: under one provision, or one after the other. Two
// chapters that share a rule repeat it on purpose.
bool AreNear(const Edition& edition, const CheckedText& a, const CheckedText& b) {
  const auto parent = [&](const CheckedText& text) {
    return edition.provisions[text.ref.owner].parent;
  };
  return b.ref.owner - a.ref.owner <= 1 || parent(a) == parent(b);
}

}  // namespace

// What is there three times is a formula, however long.
void CheckDuplicates(const CheckInput& input, Findings& findings) {
  constexpr size_t kFormula = 3;
  HashMap<std::string, std::vector<const CheckedText*>> seen;
  std::vector<std::string> order;
  for (const CheckedText& text : input.texts) {
    if (text.ref.kind != PassageKind::kText && text.ref.kind != PassageKind::kExample) continue;
    std::string folded = Fold(text.passage->text);
    if (folded.size() < kLongEnough) continue;
    folded += text.ref.kind == PassageKind::kText ? 't' : 'e';
    std::vector<const CheckedText*>& copies = seen[folded];
    copies.push_back(&text);
    if (copies.size() == 2) order.push_back(std::move(folded));
  }
  for (const std::string& folded : order) {
    const std::vector<const CheckedText*>& copies = seen[folded];
    const CheckedText &first = *copies[0], &second = *copies[1];
    const bool meant = copies.size() >= kFormula || !AreNear(input.edition, first, second);
    const auto size = static_cast<uint32_t>(second.passage->text.size());
    const bool rule = second.ref.kind == PassageKind::kText;
    findings.AddUnless(
        meant,
        {{kind::kDuplicateText, Severity::kNote,
          rule ? "another provision has the same words" : "another example has the same words",
          SourceSpanOf(*second.passage, 0, size).value_or(second.owner), first.passage->span},
         {}});
  }
}

}  // namespace codicil
