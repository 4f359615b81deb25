#include "migrate/migrate.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "check/kinds.h"
#include "migrate/kinds.h"
#include "migrate/outside_context.h"

namespace codicil {
namespace {

std::string RangeName(const RuleNumber& first, const RuleNumber& last) {
  if (last.empty()) return first.ToString();
  return fmt::format("{}–{}", first.ToString(), last.ToString());
}

std::string Names(const std::vector<CitedRange>& numbers) {
  std::string names;
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) names += i + 1 == numbers.size() ? " and " : ", ";
    names += RangeName(numbers[i].first, numbers[i].last);
  }
  return names;
}

std::string NamesOrNothing(const std::vector<CitedRange>& numbers) {
  return numbers.empty() ? "nothing" : Names(numbers);
}

// 203.1a and 203.1c, 509.1 and 509.3: the last component is enough to identify the second.
bool ShareStem(const RuleNumber& a, const RuleNumber& b) {
  if (a.size() != b.size() || a.size() < 2 || !(a < b)) return false;
  for (size_t i = 0; i + 1 < a.size(); ++i) {
    if (a.value(i) != b.value(i) || a.is_letter(i) != b.is_letter(i)) return false;
  }
  return a.is_letter(a.size() - 1) == b.is_letter(b.size() - 1);
}

std::string LastComponent(const RuleNumber& number) {
  return number.ComponentText(number.size() - 1);
}

std::string CitedName(const OutsideLocator& cited) {
  return RangeName(cited.first, cited.last) + (cited.family ? ".x" : "");
}

std::string ImageName(const CitedPart& part) {
  return RangeName(part.image.first, part.image.last) + (part.locator.family ? ".x" : "");
}

// As it is finally written.
CitedRange RangeOf(const CitedPart& part) {
  if (part.IsRewritable()) return {part.image.first, part.image.last};
  return {part.locator.first, part.locator.last};
}

// Turns the parts of citations into edits and messages.
class CitationMigration {
 public:
  // `text` has no line marks. All arguments must outlive the object.
  CitationMigration(SourceId source, std::string_view text, Migration& result,
                    Diagnostics& diagnostics)
      : source_(source), text_(text), result_(result), diagnostics_(diagnostics) {}

  // Adds the numbers of one citation. A number that continues the one before ("203.1a and c",
  // "203.1 (and 204.2)") changes with it or not at all.
  void Add(const std::vector<CitedPart>& parts) {
    result_.cited += parts.size();
    for (auto begin = parts.begin(); begin != parts.end();) {
      const auto end = std::find_if(begin + 1, parts.end(), [](const CitedPart& part) {
        return !part.locator.short_first && !part.locator.bound;
      });
      AddGroup(begin, end);
      begin = end;
    }
  }

  // Leaves a doubtful citation as it is, and reports it unless it is the same in the new edition.
  void AddDoubtful(const CitedPart& part, Doubt doubt) {
    Record(part, part.IsKept() ? MigratedCitation::kKept : MigratedCitation::kLeft);
    if (part.IsKept()) return;
    ++result_.doubtful;
    const std::string now =
        part.IsRewritable() ? fmt::format(" (if it is a citation, it is now {})", ImageName(part))
                            : "";
    Warn(kind::kDoubtfulCitation, part,
         fmt::format("{} was left unchanged: {}{}", CitedName(part.locator), DoubtReason(doubt),
                     now));
  }

 private:
  using Iterator = std::vector<CitedPart>::const_iterator;

  void AddGroup(Iterator begin, Iterator end) {
    const bool whole = std::all_of(
        begin, end, [](const CitedPart& part) { return part.IsRewritable() || part.IsKept(); });
    if (whole) {
      WriteGroup(begin, end);
    } else {
      LeaveGroup(begin, end);
    }
  }

  void WriteGroup(Iterator begin, Iterator end) {
    RuleNumber before;
    for (auto part = begin; part != end; ++part) {
      const CitedRange range = RangeOf(*part);
      if (part->IsRewritable()) {
        ++result_.rewritten;
        RecordSure(*part, MigratedCitation::kRewritten);
        Warn(kind::kRenumberedCitation, *part,
             fmt::format("{} {} {} in the new edition", CitedName(part->locator),
                         range.last.empty() ? "is" : "are", ImageName(*part)));
        WriteFirst(*part, before);
        if (!range.last.empty()) WriteLast(*part);
      } else {
        Record(*part, MigratedCitation::kKept);
        if (part->locator.short_first) WriteFirst(*part, before);  // what it continues may differ
      }
      ReportQuotation(*part);
      before = range.last.empty() ? range.first : range.last;
    }
  }

  void WriteFirst(const CitedPart& part, const RuleNumber& before) {
    const RuleNumber number = RangeOf(part).first;
    const auto [begin, end] = std::pair(part.locator.begin, part.locator.first_end);
    if (part.locator.short_first && ShareStem(before, number)) {
      Write(begin, end, LastComponent(number));
    } else {
      WriteWhole(begin, end, part.locator.first, number);
    }
  }

  void WriteLast(const CitedPart& part) {
    const RuleNumber& last = part.image.last;
    const auto [begin, end] = std::pair(part.locator.last_begin, part.locator.end);
    if (part.locator.short_last && ShareStem(part.image.first, last)) {
      Write(begin, end, LastComponent(last));
    } else {
      WriteWhole(begin, end, part.locator.last, last);
    }
  }

  // A lead that the new number does not have is replaced with it: "§ 12", "Art 12".
  void WriteWhole(uint32_t begin, uint32_t end, const RuleNumber& cited, const RuleNumber& number) {
    const auto family = [](const RuleNumber& n) {
      return LeadFamily(static_cast<NumberLead>(n[0].lead));
    };
    if (family(cited) == family(number))
      return Write(begin, end, SpelledLike(text_.substr(begin, end - begin), number));
    size_t lead = begin;
    LeadBefore(text_.substr(0, begin), EveryStyle(), &lead);
    Write(static_cast<uint32_t>(lead), end, number.ToString());
  }

  void Write(uint32_t begin, uint32_t end, std::string replacement) {
    if (text_.substr(begin, end - begin) == replacement) return;
    result_.edits.push_back({begin, end, std::move(replacement)});
  }

  void LeaveGroup(Iterator begin, Iterator end) {
    for (auto part = begin; part != end; ++part) {
      RecordSure(*part, part->IsKept() ? MigratedCitation::kKept : MigratedCitation::kLeft);
      if (part->IsKept()) continue;
      ++result_.left;
      if (part->IsRewritable()) {
        Warn(kind::kUncertainCitation, *part,
             fmt::format(
                 "{} is {} in the new edition, but was left unchanged, because the number that "
                 "it is written together with has to stay",
                 CitedName(part->locator), ImageName(*part)));
      } else if (!part->contested.empty()) {
        Warn(kind::kUncertainCitation, *part, part->contested);
      } else if (part->fit == CitationFit::kNew && part->image.state == NumberImage::kKnown) {
        Warn(kind::kUncertainCitation, *part,
             fmt::format(
                 "{} was left unchanged: the words around it are those of {} in the new edition",
                 CitedName(part->locator), CitedName(part->locator)));
      } else if (part->quotation.kind == QuotationVerdict::kElsewhere) {
        ReportQuotation(*part);
      } else {
        ReportImage(*part);
      }
    }
  }

  void ReportImage(const CitedPart& part) {
    const NumberImage& image = part.image;
    const std::string name = image.culprit.ToString();
    switch (image.state) {
      case NumberImage::kRemoved:
        return Warn(kind::kRemovedCitation, part,
                    fmt::format("nothing in the new edition corresponds to {}", name));
      case NumberImage::kSplit:
        return Warn(kind::kSplitCitation, part,
                    image.images.size() == 1
                        ? fmt::format("{} was split, and its words are now in {} alone", name,
                                      Names(image.images))
                        : fmt::format("{} became {}", name, Names(image.images)));
      case NumberImage::kUnsure:
        return Warn(kind::kUncertainCitation, part,
                    fmt::format("{} may be {} in the new edition", name, Names(image.images)));
      case NumberImage::kDisputed:
        return Warn(kind::kUncertainCitation, part,
                    fmt::format("by its history, {} became {}, and by the words of the two "
                                "editions, {}",
                                CitedName(part.locator), NamesOrNothing(image.images),
                                NamesOrNothing(image.others)));
      case NumberImage::kAmbiguous:
        return Warn(kind::kAmbiguousCitation, part,
                    fmt::format("{} is used twice in the old edition", name));
      case NumberImage::kUnknown:
        return Warn(kind::kDanglingCitation, part, fmt::format("the old edition has no {}", name));
      default:
        return Warn(kind::kBrokenRange, part,
                    fmt::format("{} became {}{}", CitedName(part.locator), Names(image.images),
                                image.partial ? ", among others" : ""));
    }
  }

  void ReportQuotation(const CitedPart& part) {
    const QuotationVerdict& verdict = part.quotation;
    const Span span{source_, part.quoted.begin, part.quoted.end};
    if (verdict.kind == QuotationVerdict::kElsewhere) {
      Warn(kind::kMisquotedCitation, part,
           fmt::format("the words next to {} are those of {}", CitedName(part.locator),
                       Names(verdict.owners)));
    } else if (verdict.reworded) {
      diagnostics_.Report(
          kind::kRewordedQuotation, Severity::kNote,
          fmt::format("{} is worded differently in the new edition", CitedName(part.locator)),
          span);
    }
  }

  // The same for a certain citation, which may be of a number that is used anew.
  void RecordSure(const CitedPart& part, MigratedCitation::Action action) {
    Record(part, action);
    const bool old = part.fit != CitationFit::kNew &&
                     part.quotation.kind != QuotationVerdict::kElsewhere && !part.IsKept();
    result_.citations.back().reused = part.reused && old;
    result_.reused += part.reused && old;
  }

  void Record(const CitedPart& part, MigratedCitation::Action action) {
    const bool known = part.image.state == NumberImage::kKnown;
    result_.citations.push_back({part.locator.begin, part.locator.end, CitedName(part.locator),
                                 known ? ImageName(part) : "", action, false, std::nullopt, ""});
  }

  // Warns about the citation recorded last.
  void Warn(DiagnosticKind kind, const CitedPart& part, std::string message) {
    if (result_.citations.back().reused) {
      message +=
          fmt::format("; {} {} there", CitedName(part.locator),
                      part.locator.last.empty() ? "is another provision" : "are other provisions");
    }
    result_.citations.back().kind = kind;
    result_.citations.back().why = message;
    diagnostics_.Report(kind, Severity::kWarning, std::move(message),
                        Span{source_, part.locator.begin, part.locator.end});
  }

  const SourceId source_;
  const std::string_view text_;
  Migration& result_;
  Diagnostics& diagnostics_;
};

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
      new_edition_(new_edition),
      min_confidence_(min_confidence),
      images_(old_index_, new_edition, concordance, min_confidence),
      finder_(old_index_),
      checker_(old_index_, new_index_),
      judge_(old_edition, new_edition) {}

void Migrator::CompareWith(const Concordance& direct) {
  direct_.emplace(old_index_, new_edition_, direct, min_confidence_);
}

NumberImage Migrator::ImageOf(const OutsideLocator& locator) const {
  const auto of = [&](const NumberImages& images) {
    return locator.family ? images.OfFamily(locator.first) : images.Of(locator.first, locator.last);
  };
  return direct_ ? Agreed(of(images_), of(*direct_)) : of(images_);
}

Migration Migrator::Migrate(const SourceText& text, Diagnostics& diagnostics,
                            const std::vector<ContestedNumber>& contested) {
  Migration result;
  HashMap<uint32_t, std::string_view> why;
  for (const ContestedNumber& number : contested) why.emplace(number.begin, number.why);
  const std::string unmarked = WithoutLineMarks(text.text());
  CitationMigration migration(text.id(), unmarked, result, diagnostics);
  for (const OutsideCitation& citation : finder_.Find(text.text(), unmarked)) {
    std::vector<CitedPart> parts;
    bool quoted = false;
    for (const OutsideLocator& locator : citation.locators) {
      parts.push_back(PartOf(citation, locator, unmarked));
      if (const auto found = why.find(locator.begin); found != why.end())
        parts.back().contested = found->second;
      quoted |= parts.back().quotation.kind != QuotationVerdict::kNone;
    }
    const bool led = citation.begin < citation.locators[0].begin;
    const bool certain = citation.doubt == Doubt::kNone || (led && quoted);
    if (certain) {
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
  CitedPart part{locator, {}, {}, {}, {}, false, {}};
  part.image = ImageOf(locator);
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
    case NumberImage::kDisputed:
      return new_index_.Has(image.culprit) &&
             std::ranges::find(image.images, image.culprit, &CitedRange::first) ==
                 image.images.end();
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
