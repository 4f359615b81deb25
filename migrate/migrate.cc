#include "migrate/migrate.h"

#include <algorithm>

#include "migrate/citation_migration.h"

namespace codicil {
namespace {

// Replaces one character of the file with an ASCII character, whatever the number of bytes of each.
bool AppendLike(std::string_view sample, char sampled, const std::string& ascii, std::string& out) {
  const size_t at = sample.find(sampled);
  if (at == std::string_view::npos) return false;
  for (const char c : ascii) {
    out += sample;
    out[out.size() - sample.size() + at] = c;
  }
  return true;
}

}  // namespace

Migrator::Migrator(const Edition& old_edition, const Edition& new_edition,
                   const Concordance& concordance, float min_confidence)
    : old_index_(old_edition),
      new_index_(new_edition),
      images_(old_index_, new_edition, concordance, min_confidence),
      finder_(old_index_),
      checker_(old_index_, new_index_),
      judge_(old_edition, new_edition) {}

Migration Migrator::Migrate(const SourceText& text, Diagnostics& diagnostics) {
  Migration result;
  const std::string unmarked = WithoutLineMarks(text.text());
  CitationMigration migration(text.id(), unmarked, result, diagnostics);
  for (const OutsideCitation& citation : finder_.Find(text.text(), unmarked)) {
    std::vector<CitedPart> parts;
    bool quoted = false;
    for (const OutsideLocator& locator : citation.locators) {
      parts.push_back(PartOf(citation, locator, unmarked));
      quoted |= parts.back().quotation.kind != QuotationVerdict::kNone;
    }
    const bool led = citation.begin < citation.locators[0].begin;
    const bool sure = citation.doubt == Doubt::kNone || (led && quoted);
    if (sure) {
      for (CitedPart& part : parts) part.fit = judge_.Judge(unmarked, part, result.fit);
      migration.Add(parts);
    } else {
      for (const CitedPart& part : parts) migration.AddDoubtful(part, citation.doubt);
    }
  }
  return result;
}

// Returns a number with its current image and what is quoted next to it.
CitedPart Migrator::PartOf(const OutsideCitation& citation, const OutsideLocator& locator,
                           std::string_view unmarked) {
  CitedPart part{locator, {}, {}, {}, {}, false};
  part.image =
      locator.family ? images_.OfFamily(locator.first) : images_.Of(locator.first, locator.last);
  part.reused = IsReused(locator, part.image);
  CitedRange image;
  if (part.image.state == NumberImage::kKnown) image = {part.image.first, part.image.last};
  const bool alone = citation.locators.size() == 1;
  const uint32_t begin = alone ? citation.begin : locator.begin;
  for (const Quotation& quotation : QuotationsBeside(unmarked, begin, locator.end, alone)) {
    part.quoted = quotation;
    part.quotation = checker_.Check(unmarked, quotation, {locator.first, locator.last}, image);
    if (part.quotation.kind != QuotationVerdict::kNone) break;
  }
  return part;
}

bool Migrator::IsReused(const OutsideLocator& cited, const NumberImage& image) const {
  switch (image.state) {
    case NumberImage::kKnown:
      return (image.first != cited.first && new_index_.Has(cited.first)) ||
             (image.last != cited.last && new_index_.Has(cited.last));
    case NumberImage::kRemoved:
    case NumberImage::kSplit:
    case NumberImage::kUnsure:
      return new_index_.Has(image.culprit) &&
             std::ranges::find(image.images, image.culprit) == image.images.end();
    default:
      return false;
  }
}

std::optional<std::string> BytesWith(const std::vector<NumberEdit>& edits, const SourceText& text) {
  const std::string_view bytes = text.bytes();
  std::string out;
  size_t done = 0;
  for (const NumberEdit& edit : edits) {
    const uint32_t begin = text.ToOriginal(edit.begin);
    const uint32_t unit = text.ToOriginal(edit.begin + 1) - begin;
    out += bytes.substr(done, begin - done);
    if (!AppendLike(bytes.substr(begin, unit), text.text()[edit.begin], edit.replacement, out)) {
      return std::nullopt;
    }
    done = text.ToOriginal(edit.end);
  }
  out += bytes.substr(done);
  return out;
}

}  // namespace codicil
