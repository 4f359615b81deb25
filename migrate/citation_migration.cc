#include "migrate/citation_migration.h"

#include <fmt/format.h>

#include <algorithm>

#include "check/kinds.h"
#include "migrate/kinds.h"

namespace codicil {
namespace {

std::string RangeName(const RuleNumber& first, const RuleNumber& last) {
  if (last.empty()) return first.ToString();
  return fmt::format("{}–{}", first.ToString(), last.ToString());
}

std::string Names(const std::vector<RuleNumber>& numbers) {
  std::string names;
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) names += i + 1 == numbers.size() ? " and " : ", ";
    names += numbers[i].ToString();
  }
  return names;
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

}  // namespace

bool CitedPart::IsKept() const {
  if (quotation.kind == QuotationVerdict::kNewNumber) return true;
  if (quotation.kind == QuotationVerdict::kElsewhere || image.state != NumberImage::kKnown)
    return false;
  return image.first == locator.first && image.last == locator.last;
}

bool CitedPart::IsRewritable() const {
  const bool sure = image.state == NumberImage::kKnown && fit != CitationFit::kNew &&
                    quotation.kind != QuotationVerdict::kElsewhere;
  return sure && !IsKept();
}

void CitationMigration::Add(const std::vector<CitedPart>& parts) {
  result_.cited += parts.size();
  for (auto begin = parts.begin(); begin != parts.end();) {
    const auto end = std::find_if(begin + 1, parts.end(),
                                  [](const CitedPart& part) { return !part.locator.short_first; });
    AddGroup(begin, end);
    begin = end;
  }
}

void CitationMigration::AddGroup(Iterator begin, Iterator end) {
  const bool whole = std::all_of(
      begin, end, [](const CitedPart& part) { return part.IsRewritable() || part.IsKept(); });
  if (whole) {
    WriteGroup(begin, end);
  } else {
    LeaveGroup(begin, end);
  }
}

void CitationMigration::WriteGroup(Iterator begin, Iterator end) {
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

void CitationMigration::WriteFirst(const CitedPart& part, const RuleNumber& before) {
  const RuleNumber number = RangeOf(part).first;
  const auto [begin, end] = std::pair(part.locator.begin, part.locator.first_end);
  if (part.locator.short_first && ShareStem(before, number)) {
    Write(begin, end, LastComponent(number));
  } else {
    WriteWhole(begin, end, part.locator.first, number);
  }
}

void CitationMigration::WriteLast(const CitedPart& part) {
  const RuleNumber& last = part.image.last;
  const auto [begin, end] = std::pair(part.locator.last_begin, part.locator.end);
  if (part.locator.short_last && ShareStem(part.image.first, last)) {
    Write(begin, end, LastComponent(last));
  } else {
    WriteWhole(begin, end, part.locator.last, last);
  }
}

// A lead that the new number does not have is replaced with it: "§ 12", "Art 12".
void CitationMigration::WriteWhole(uint32_t begin, uint32_t end, const RuleNumber& cited,
                                   const RuleNumber& number) {
  const auto family = [](const RuleNumber& n) {
    return LeadFamily(static_cast<NumberLead>(n[0].lead));
  };
  if (family(cited) == family(number))
    return Write(begin, end, SpelledLike(text_.substr(begin, end - begin), number));
  size_t lead = begin;
  LeadBefore(text_.substr(0, begin), EveryStyle(), &lead);
  Write(static_cast<uint32_t>(lead), end, number.ToString());
}

void CitationMigration::Write(uint32_t begin, uint32_t end, std::string replacement) {
  if (text_.substr(begin, end - begin) == replacement) return;
  result_.edits.push_back({begin, end, std::move(replacement)});
}

void CitationMigration::LeaveGroup(Iterator begin, Iterator end) {
  for (auto part = begin; part != end; ++part) {
    RecordSure(*part, part->IsKept() ? MigratedCitation::kKept : MigratedCitation::kLeft);
    if (part->IsKept()) continue;
    ++result_.left;
    if (part->IsRewritable()) {
      Warn(kind::kUnsureCitation, *part,
           fmt::format(
               "{} is {} in the new edition, but was left unchanged, because the number next to "
               "it, of which only the last letter is written, has to stay",
               CitedName(part->locator), ImageName(*part)));
    } else if (part->fit == CitationFit::kNew && part->image.state == NumberImage::kKnown) {
      Warn(kind::kUnsureCitation, *part,
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

void CitationMigration::ReportImage(const CitedPart& part) {
  const NumberImage& image = part.image;
  const std::string name = image.culprit.ToString();
  switch (image.state) {
    case NumberImage::kRemoved:
      return Warn(kind::kRemovedCitation, part,
                  fmt::format("nothing in the new edition corresponds to {}", name));
    case NumberImage::kSplit:
      return Warn(kind::kSplitCitation, part,
                  fmt::format("{} became {}", name, Names(image.images)));
    case NumberImage::kUnsure:
      return Warn(kind::kUnsureCitation, part,
                  fmt::format("{} may be {} in the new edition", name, Names(image.images)));
    case NumberImage::kAmbiguous:
      return Warn(kind::kAmbiguousCitation, part,
                  fmt::format("{} is used twice in the old edition", name));
    case NumberImage::kUnknown:
      return Warn(kind::kDanglingCitation, part, fmt::format("the old edition has no {}", name));
    default:
      return Warn(kind::kBrokenRange, part,
                  fmt::format("{} became {}", CitedName(part.locator), Names(image.images)));
  }
}

void CitationMigration::AddDoubtful(const CitedPart& part, Doubt doubt) {
  Record(part, part.IsKept() ? MigratedCitation::kKept : MigratedCitation::kLeft);
  if (part.IsKept()) return;
  ++result_.doubtful;
  const std::string now = part.IsRewritable()
                              ? fmt::format(" (if it is a citation, it is now {})", ImageName(part))
                              : "";
  Warn(
      kind::kDoubtfulCitation, part,
      fmt::format("{} was left unchanged: {}{}", CitedName(part.locator), DoubtReason(doubt), now));
}

void CitationMigration::Record(const CitedPart& part, MigratedCitation::Action action) {
  const bool known = part.image.state == NumberImage::kKnown;
  result_.citations.push_back({part.locator.begin, part.locator.end, CitedName(part.locator),
                               known ? ImageName(part) : "", action, false, std::nullopt, ""});
}

void CitationMigration::RecordSure(const CitedPart& part, MigratedCitation::Action action) {
  Record(part, action);
  const bool old = part.fit != CitationFit::kNew &&
                   part.quotation.kind != QuotationVerdict::kElsewhere && !part.IsKept();
  result_.citations.back().reused = part.reused && old;
  result_.reused += part.reused && old;
}

void CitationMigration::ReportQuotation(const CitedPart& part) {
  const QuotationVerdict& verdict = part.quotation;
  const Span span{source_, part.quoted.begin, part.quoted.end};
  if (verdict.kind == QuotationVerdict::kElsewhere) {
    Warn(kind::kMisquotedCitation, part,
         fmt::format("the words next to {} are those of {}", CitedName(part.locator),
                     Names(verdict.owners)));
  } else if (verdict.reworded) {
    diagnostics_.Report(
        kind::kRewordedQuotation, Severity::kNote,
        fmt::format("{} is worded differently in the new edition", CitedName(part.locator)), span);
  }
}

void CitationMigration::Warn(DiagnosticKind kind, const CitedPart& part, std::string message) {
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

}  // namespace codicil
