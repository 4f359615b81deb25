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
  // The new edition has the number, but what was cited has another one there, or none: nothing
  // shows that the citation is out of date.
  bool reused = false;

  bool IsRewritable() const;
  // Whether it is right to leave the citation as it is.
  bool IsKept() const;
};

}  // namespace codicil
