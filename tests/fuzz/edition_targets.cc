// The stages after reading: links and pages of an edition, changes between two, and migrating
// numbers in another text.

#include <fmt/format.h>

#include <pugixml.hpp>
#include <set>
#include <vector>

#include "check/check.h"
#include "check/fixes.h"
#include "check/ignores.h"
#include "check/report.h"
#include "diff/edition_diff.h"
#include "ingest/plain_text/plain_text.h"
#include "migrate/migrate.h"
#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/crosswalk.h"
#include "output/diff.h"
#include "output/refs.h"
#include "output/show.h"
#include "output/types.h"
#include "output/writer.h"
#include "rules/edition_builder.h"
#include "targets.h"
#include "tests/property/apply_diff.h"
#include "text/code_points.h"

namespace codicil::fuzz {
namespace {

Edition Read(std::string_view bytes) {
  EditionBuilder builder;
  ReadPlainText(builder.AddSource("input", std::string(bytes), "UTF-8"), builder);
  return std::move(builder).Build();
}

// --- Links

bool IsStretch(std::string_view text, size_t begin, size_t end) {
  const auto cuts = [&](size_t at) { return at < text.size() && !StartsCodePoint(text[at]); };
  return begin < end && end <= text.size() && !cuts(begin) && !cuts(end);
}

std::string FaultOfCitation(const Edition& edition, const Citation& citation) {
  const std::string_view text = PassageAt(edition, citation.place).text;
  if (citation.locators.empty()) return "a citation of nothing";
  if (!IsStretch(text, citation.begin, citation.end)) return "a citation outside its text";
  for (const Locator& locator : citation.locators) {
    const bool inside = locator.begin >= citation.begin && locator.end <= citation.end;
    if (!inside || !IsStretch(text, locator.begin, locator.end))
      return "a locator outside its citation";
  }
  return "";
}

bool IsInside(const Edition& edition, const Span& span) {
  return span.source < edition.sources().files.size() && span.begin <= span.end &&
         span.end <= edition.sources().files[span.source].text->text().size();
}

std::string FaultOfFindings(const Edition& edition, const CheckResult& result) {
  for (const CheckFinding& found : result.found) {
    if (found.diagnostic.span && !IsInside(edition, *found.diagnostic.span))
      return "a finding outside its source";
    for (const SourceEdit& edit : found.fix)
      if (!IsInside(edition, edit.span)) return "a fix outside its source";
  }
  return "";
}

std::string FaultOfReferences(const Edition& edition, const CrossReferences& references) {
  for (const Citation& citation : references.citations) {
    if (std::string fault = FaultOfCitation(edition, citation); !fault.empty()) return fault;
  }
  for (const TermUse& use : references.term_uses) {
    if (!IsStretch(PassageAt(edition, use.place).text, use.begin, use.end))
      return "a term outside its text";
  }
  return "";
}

std::string FaultOfVocabulary(const Edition& edition, const Vocabulary& vocabulary) {
  for (const VocabularyList& list : vocabulary.lists) {
    for (size_t i = 0; i < list.members.size(); ++i) {
      const ListMember& member = list.members[i];
      if (!IsStretch(PassageOfMember(edition, list, i).text, member.begin, member.end))
        return fmt::format("\"{}\" outside its text", member.name);
    }
  }
  return "";
}

void WriteCheck(const Edition& edition, CheckResult result) {
  CheckSettings settings;
  for (const CheckFinding& found : result.found) settings.kinds.Enable(found.diagnostic.kind);
  CheckReport report = MakeCheckReport(edition, std::move(result), settings.kinds);
  ApplySettings(edition, settings, AllDiagnosticKinds(), report);
  FixesOf(edition, report);
  Written(WriteCheckText, CheckedEdition{edition, report}, PrintStyle());
  Written(WriteCheckJson, CheckedEdition{edition, report});
  Written(WriteCheckSarif, CheckedEdition{edition, report, false, "0"});
  Written(WriteCheckGithub, CheckedEdition{edition, report});
  ApplyBaseline(WriteBaseline(report), report);
}

void WriteReferences(const Edition& edition, const CrossReferences& references) {
  Written(WriteRefsJson, RefsReport{edition, references, true});
  Written(WriteTable<RefsReport>, RefsTable, RefsReport{edition, references}, TableFormat::kCsv);
  Written(WriteRefsDot, RefsReport{edition, references});
  if (edition.provisions.empty()) return;
  const Matches first = {{0}, {}};
  Written(WriteRefsOf, RefsReport{edition, references, false, &first});
  Written(WriteShownJson, ShownEdition{edition, references, first});
}

// The page is well-formed, each anchor is unique, and each internal link leads to one of them.
std::string FaultOfPage(const std::string& html) {
  pugi::xml_document page;
  const auto parsed = page.load_buffer(html.data(), html.size());
  if (!parsed) return fmt::format("a page that cannot be parsed: {}", parsed.description());
  std::set<std::string> anchors;
  for (const auto& found : page.select_nodes("//*[@id]")) {
    const std::string id = found.node().attribute("id").value();
    if (!anchors.insert(id).second) return fmt::format("two places called {}", id);
  }
  for (const auto& found : page.select_nodes("//a[starts-with(@href, '#')]")) {
    const std::string target = found.node().attribute("href").value();
    if (!anchors.contains(target.substr(1))) return fmt::format("{} leads nowhere", target);
  }
  return "";
}

// --- Changes

// Takes the text up to the next border, and removes both.
std::string_view TakePart(std::string_view& bytes) {
  const size_t border = std::min(bytes.find(kBorder), bytes.size());
  const std::string_view part = bytes.substr(0, border);
  bytes.remove_prefix(std::min(border + 1, bytes.size()));
  return part;
}

struct Side {
  explicit Side(std::string_view bytes)
      : edition(Read(bytes)), references(CrossReference(edition)) {}
  const Edition edition;
  const CrossReferences references;
};

std::string FaultOfConcordance(const Side& a, const Side& b, const Concordance& concordance) {
  const size_t old_size = a.edition.provisions.size(), new_size = b.edition.provisions.size();
  const ConcordanceIndex index(concordance, old_size, new_size);
  for (ProvisionId id = 0; id < old_size; ++id) {
    if (index.OfOld(id).empty()) return "an old provision in no pair";
  }
  for (ProvisionId id = 0; id < new_size; ++id) {
    if (index.OfNew(id).empty()) return "a new provision in no pair";
  }
  return "";
}

std::string FaultOfChanges(const Side& a, const Side& b) {
  const Concordance concordance = Align(a.edition, a.references, b.edition, b.references);
  std::string fault = FaultOfConcordance(a, b, concordance);
  if (!fault.empty()) return fault;
  const EditionPair editions{a.edition, a.references, b.edition, b.references, concordance};
  const EditionDiff diff = DiffEditions(editions);
  const Vocabulary old_vocabulary = ExtractVocabulary(a.edition);
  const Vocabulary new_vocabulary = ExtractVocabulary(b.edition);
  const std::vector<ListChange> lists =
      CompareVocabularies(old_vocabulary, new_vocabulary, b.edition);
  const DiffReport report{editions, diff, lists};
  if (ApplyDiff(PlainOf(a.edition), Written(WriteDiffJson, report)) != PlainOf(b.edition))
    return "the old edition and the diff do not give the new one";
  const TypesComparison types{a.edition, b.edition, lists};
  Written(WriteTypeChangesJson, types);
  Written(WriteTable<TypesComparison>, TypeChangesTable, types, TableFormat::kCsv);
  Written(WriteTypeChangesText, types);
  Written(WriteCrosswalkJson, editions);
  Written(WriteTable<EditionPair>, CrosswalkTable, editions, TableFormat::kCsv);
  Written(WriteCrosswalkText, editions);
  Written(WriteDiffText, report, PrintStyle());
  Written(WriteDiffMarkdown, report);
  return FaultOfPage(Written(WriteDiffHtml, report));
}

// --- Numbers carried over

// The text that an edit removes and the text that it inserts.
bool IsNumberLike(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz.") == std::string_view::npos;
}

std::string Edited(std::string_view text, const std::vector<NumberEdit>& edits) {
  std::string edited;
  uint32_t done = 0;
  for (const NumberEdit& edit : edits) {
    edited.append(text, done, edit.begin - done).append(edit.replacement);
    done = edit.end;
  }
  return edited.append(text, done);
}

std::string FaultOfMigration(const Migration& migration, const SourceText& text) {
  uint32_t done = 0;
  for (const NumberEdit& edit : migration.edits) {
    if (edit.begin < done || !IsStretch(text.text(), edit.begin, edit.end))
      return "edits out of order";
    done = edit.end;
    if (!IsNumberLike(text.text().substr(edit.begin, edit.end - edit.begin)) ||
        !IsNumberLike(edit.replacement))
      return "an edit of something other than a number";
  }
  if (migration.rewritten + migration.left > migration.cited) return "more done than is cited";
  const auto migrated = BytesWith(migration.edits, text);
  if (migration.edits.empty() && migrated != std::string(text.bytes()))
    return "bytes that differ without an edit";
  const bool as_it_was = text.text() == text.bytes();
  return as_it_was && migrated != Edited(text.text(), migration.edits)
             ? "bytes that do not match the edits"
             : "";
}

}  // namespace

std::string Links(std::string_view bytes) {
  const Edition edition = Read(bytes);
  const CrossReferences references = CrossReference(edition);
  const Vocabulary vocabulary = ExtractVocabulary(edition);
  std::string fault = FaultOfReferences(edition, references);
  if (fault.empty()) fault = FaultOfVocabulary(edition, vocabulary);
  if (!fault.empty()) return fault;
  CheckResult findings = CheckEdition(edition, references, vocabulary);
  fault = FaultOfFindings(edition, findings);
  if (!fault.empty()) return fault;
  WriteCheck(edition, std::move(findings));
  WriteReferences(edition, references);
  Written(WriteTypesJson, TypesReport{edition, vocabulary});
  Written(WriteTable<TypesReport>, TypesTable, TypesReport{edition, vocabulary}, TableFormat::kCsv);
  Written(WriteTypesText, TypesReport{edition, vocabulary}, PrintStyle());
  Written(WriteCardTypes, edition, vocabulary);
  Written(WriteKeywords, edition, vocabulary);
  Written(WriteMarkdown, edition, references);
  return FaultOfPage(Written(WriteHtml, edition, references));
}

std::string Changes(std::string_view bytes) {
  const Side a(TakePart(bytes)), b(TakePart(bytes));
  const std::string fault = FaultOfChanges(a, b);
  return fault.empty() ? FaultOfChanges(b, a) : fault;
}

std::string Migrate(std::string_view bytes) {
  const Side a(TakePart(bytes)), b(TakePart(bytes));
  const Concordance concordance = Align(a.edition, a.references, b.edition, b.references);
  constexpr float kMinConfidence = 0.7f;
  Migrator migrator(a.edition, b.edition, concordance, kMinConfidence);
  Diagnostics diagnostics;
  const auto text = SourceText::Decode(0, "input", std::string(bytes), "", diagnostics);
  return FaultOfMigration(migrator.Migrate(*text, diagnostics), *text);
}

}  // namespace codicil::fuzz
