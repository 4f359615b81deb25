#include "output/check_against.h"

#include "diff/broken_numbers.h"
#include "output/confidence.h"
#include "text/budget.h"

namespace codicil {

void AddBrokenNumbers(const EditionPair& editions, const KindSelection& kinds,
                      CheckReport& report) {
  KindLimit limit;
  std::vector<Diagnostic> rest;
  for (BrokenNumber& broken :
       BrokenNumbers(editions.old_edition, editions.new_edition, editions.concordance)) {
    Diagnostic& diagnostic = broken.diagnostic;
    diagnostic.message += DescribeDoubt(broken.confidence);
    if (kinds.Has(diagnostic.kind) && limit.Admits(diagnostic))
      AddFinding(editions.new_edition, std::move(diagnostic), broken.number.ToString(), report);
  }
  limit.ReportTheRest(rest);
  for (Diagnostic& diagnostic : rest)
    AddFinding(editions.new_edition, std::move(diagnostic), "", report);
}

}  // namespace codicil
