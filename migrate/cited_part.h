// A cited number or range, with everything that is known about it.
#pragma once

#include "migrate/number_images.h"
#include "migrate/outside_locator.h"
#include "migrate/quotation_checker.h"
#include "migrate/quotations.h"

namespace codicil {

// Which edition a citation may belong to.
enum class CitationFit : uint8_t { kEither, kOld, kNew, kNeither };

struct CitedPart {
  OutsideLocator locator;
  NumberImage image;
  QuotationVerdict quotation;
  Quotation quoted;  // the quotation that the verdict is about
  CitationFit fit = CitationFit::kEither;

  bool IsRewritable() const;
  // Whether it is right to leave the citation as it is.
  bool IsKept() const;
};

}  // namespace codicil
