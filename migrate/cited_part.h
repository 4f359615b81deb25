// A number or range of a citation, with all that is known of it.
#pragma once

#include "migrate/number_images.h"
#include "migrate/outside_locator.h"
#include "migrate/quotation_checker.h"
#include "migrate/quotations.h"

namespace codicil {

// Which edition a citation can be of.
enum class CitationFit : uint8_t { kEither, kOld, kNew, kNeither };

struct CitedPart {
  OutsideLocator locator;
  NumberImage image;
  QuotationVerdict quotation;
  Quotation quoted;  // what the verdict is about
  CitationFit fit = CitationFit::kEither;

  bool IsRewritable() const;
  // It stays, and rightly so.
  bool IsKept() const;
};

}  // namespace codicil
