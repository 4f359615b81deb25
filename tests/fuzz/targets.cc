#include "targets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ingest/docx/docx.h"
#include "ingest/kinds.h"
#include "output/writer.h"
#include "rules/kinds.h"
#include "tests/unit/read_rules.h"
#include "text/code_points.h"
#include "text/utf8.h"

namespace codicil::fuzz {
namespace {

// --- Invariants of every edition, whatever it was read from: each function returns the first
// violation, or "".

bool CutsCharacter(std::string_view text, uint32_t at) {
  return at < text.size() && !StartsCodePoint(text[at]);
}

std::string FaultOfLabels(const Source& source, bool all_recognised) {
  const Accounting accounting = source.labels.Count(*source.text);
  uint64_t sum = 0;
  for (uint64_t bytes : accounting) sum += bytes;
  if (sum != source.text->bytes().size()) {
    return fmt::format("{} bytes are labelled, the file has {}", sum, source.text->bytes().size());
  }
  const uint64_t unrecognised = accounting[static_cast<size_t>(Label::kUnrecognised)];
  const bool is_text = !source.text->encoding().empty();
  if (all_recognised && is_text && unrecognised > 0)
    return fmt::format("{} bytes are unrecognised", unrecognised);
  return "";
}

std::string FaultOfSpan(const Edition& edition, const Span& span) {
  if (span.source >= edition.sources().files.size()) return "a span without a source";
  const std::string_view text = edition.sources().files[span.source].text->text();
  if (span.begin > span.end || span.end > text.size()) return "a span outside its source";
  if (CutsCharacter(text, span.begin) || CutsCharacter(text, span.end))
    return "a span that cuts a character";
  return "";
}

std::string FaultOfOrigin(const Edition& edition, const Passage& passage, const Origin& origin) {
  if (origin.begin > origin.end || origin.end > passage.text.size())
    return "an origin outside its text";
  if (std::string fault = FaultOfSpan(edition, origin.source); !fault.empty()) return fault;
  const std::string_view there =
      edition.sources().files[origin.source.source].text->Cut(origin.source);
  const std::string_view here = passage.text.substr(origin.begin, origin.end - origin.begin);
  return origin.replaced || here == there ? ""
                                          : fmt::format("\"{}\" is said to be \"{}\"", here, there);
}

std::string FaultOfOrigins(const Edition& edition, const Passage& passage) {
  if (std::string fault = FaultOfSpan(edition, passage.span); !fault.empty()) return fault;
  if (passage.origins.empty() && !passage.span.empty()) {
    const std::string_view there =
        edition.sources().files[passage.span.source].text->Cut(passage.span);
    if (there != passage.text)
      return fmt::format("\"{}\" is said to be \"{}\"", passage.text, there);
  }
  uint32_t last = 0;
  for (const Origin& origin : passage.origins) {
    if (origin.begin < last) return "origins out of order";
    last = origin.begin;
    if (std::string fault = FaultOfOrigin(edition, passage, origin); !fault.empty()) return fault;
  }
  return "";
}

std::string FaultOfMarks(const Passage& passage) {
  uint32_t last = 0;
  for (const Mark& mark : passage.marks) {
    if (mark.begin < last) return "marks out of order";
    last = mark.begin;
    if (mark.begin >= mark.end || mark.end > passage.text.size()) return "a mark outside its text";
    if (CutsCharacter(passage.text, mark.begin) || CutsCharacter(passage.text, mark.end)) {
      return "a mark that cuts a character";
    }
  }
  return "";
}

std::string FaultOfPassage(const Edition& edition, const Passage& passage) {
  if (passage.empty()) return "";
  if (FindIllFormed(passage.text, 0) != passage.text.size()) return "a text that is not UTF-8";
  if (std::string fault = FaultOfOrigins(edition, passage); !fault.empty()) return fault;
  return FaultOfMarks(passage);
}

template <typename Passages>
std::string FaultOfAll(const Edition& edition, const Passages& passages) {
  for (const Passage& passage : passages) {
    if (std::string fault = FaultOfPassage(edition, passage); !fault.empty()) return fault;
  }
  return "";
}

std::string FaultOfPlace(const Edition& edition, ProvisionId id) {
  const Provision& provision = edition.provisions[id];
  if (provision.number.empty()) return "a provision with no number";
  if (provision.subtree_end <= id || provision.subtree_end > edition.provisions.size())
    return "an empty subtree";
  if (provision.parent == kNoProvision) return "";
  if (provision.parent >= id) return "a parent that comes after its child";
  const Provision& parent = edition.provisions[provision.parent];
  if (provision.subtree_end > parent.subtree_end) return "a subtree that leaves its parent's";
  const RuleNumber above = provision.number.Parent(edition.scheme);
  if (above.empty() || parent.number == above || !provision.container.empty()) return "";
  // "1" is in a provision with a list that is counted anew, and "Article 1.1" in what there is if
  // there is no Article 1, or only one that what comes later implies.
  const ProvisionId other = edition.Find(above);
  const bool placed = other == kNoProvision || (other > id && edition.provisions[other].implied);
  return placed ? "" : "a parent of another number";
}

std::string FaultOfProvision(const Edition& edition, ProvisionId id) {
  const Provision& provision = edition.provisions[id];
  std::string fault = FaultOfPlace(edition, id);
  if (fault.empty()) fault = FaultOfPassage(edition, provision.heading);
  if (fault.empty()) fault = FaultOfPassage(edition, provision.text);
  if (fault.empty()) fault = FaultOfAll(edition, provision.examples);
  if (fault.empty()) fault = FaultOfAll(edition, provision.notes);
  if (fault.empty() && !provision.implied) fault = FaultOfSpan(edition, provision.span);
  return fault.empty() ? "" : fmt::format("{}: {}", provision.number.ToString(), fault);
}

std::string FaultOfGlossary(const Edition& edition) {
  for (const GlossaryEntry& entry : edition.glossary) {
    std::string fault = FaultOfPassage(edition, entry.term);
    if (fault.empty()) fault = FaultOfPassage(edition, entry.text);
    if (fault.empty()) fault = FaultOfSpan(edition, entry.span);
    if (!fault.empty()) return fmt::format("entry \"{}\": {}", entry.term.text, fault);
  }
  return "";
}

std::string FaultOfMatter(const Edition& edition, const std::vector<MatterBlock>& blocks) {
  for (const MatterBlock& block : blocks) {
    const std::string fault = FaultOfPassage(edition, block.text);
    if (!fault.empty()) return fmt::format("matter around the rules: {}", fault);
  }
  return "";
}

std::string FaultOfDiagnostics(const Edition& edition) {
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    std::string fault = diagnostic.span ? FaultOfSpan(edition, *diagnostic.span) : "";
    if (fault.empty() && diagnostic.related) fault = FaultOfSpan(edition, *diagnostic.related);
    if (!fault.empty()) return fmt::format("{}: {}", diagnostic.kind.name, fault);
  }
  return "";
}

// Each byte has one label, passages lead back to their sources, marks are sorted, within their
// texts and on character boundaries, and the tree is in preorder. `all_recognised`: no byte of a
// text may be labelled as unrecognised.
std::string FindFault(const Edition& edition, bool all_recognised) {
  for (const Source& source : edition.sources().files) {
    if (std::string fault = FaultOfLabels(source, all_recognised); !fault.empty()) return fault;
  }
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    if (std::string fault = FaultOfProvision(edition, id); !fault.empty()) return fault;
  }
  std::string fault = FaultOfGlossary(edition);
  if (fault.empty()) fault = FaultOfMatter(edition, edition.front_matter);
  if (fault.empty()) fault = FaultOfMatter(edition, edition.between_matter);
  if (fault.empty()) fault = FaultOfMatter(edition, edition.back_matter);
  if (fault.empty()) fault = FaultOfDiagnostics(edition);
  return fault;
}

// --- Whether two editions are equal.

bool IsSame(const Passage& a, const Passage& b) { return a.text == b.text && a.marks == b.marks; }

bool AreSame(const std::vector<Passage>& a, const std::vector<Passage>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), IsSame);
}

std::string Difference(const Provision& a, const Provision& b) {
  if (!(a.number == b.number))
    return fmt::format("{} became {}", a.number.ToString(), b.number.ToString());
  const char* part = a.implied != b.implied             ? "being implied"
                     : !IsSame(a.heading, b.heading)    ? "the heading"
                     : !IsSame(a.text, b.text)          ? "the text"
                     : !AreSame(a.examples, b.examples) ? "the examples"
                     : !AreSame(a.notes, b.notes)       ? "the notes"
                                                        : nullptr;
  return part ? fmt::format("{} differs in {}", a.number.ToString(), part) : "";
}

std::string Difference(const GlossaryEntry& a, const GlossaryEntry& b) {
  const bool same = IsSame(a.term, b.term) && IsSame(a.text, b.text);
  return same ? "" : fmt::format("the entry \"{}\" differs", a.term.text);
}

std::string Difference(const MatterBlock& a, const MatterBlock& b) {
  return a.kind == b.kind && IsSame(a.text, b.text)
             ? ""
             : fmt::format("the block \"{}\" differs", a.text.text);
}

template <typename T>
std::string Compare(const char* what, const std::vector<T>& a, const std::vector<T>& b) {
  if (a.size() != b.size()) return fmt::format("{} {} became {}", a.size(), what, b.size());
  for (size_t i = 0; i < a.size(); ++i) {
    if (std::string difference = Difference(a[i], b[i]); !difference.empty()) return difference;
  }
  return "";
}

std::string FindDifference(const Edition& a, const Edition& b) {
  if (a.title != b.title) return fmt::format("the title \"{}\" became \"{}\"", a.title, b.title);
  if (a.effective_date != b.effective_date) return "the date differs";
  std::string difference = Compare("provisions", a.provisions, b.provisions);
  if (difference.empty()) difference = Compare("glossary entries", a.glossary, b.glossary);
  if (difference.empty())
    difference = Compare("blocks of front matter", a.front_matter, b.front_matter);
  if (difference.empty())
    difference = Compare("blocks between provisions", a.between_matter, b.between_matter);
  if (difference.empty())
    difference = Compare("blocks of back matter", a.back_matter, b.back_matter);
  return difference;
}

// --- Reading, and reading the output back.

std::string FaultAfter(std::string_view form, const Edition& edition) {
  const std::string fault = FindFault(edition, true);
  return fault.empty() ? "" : fmt::format("read back from {}: {}", form, fault);
}

std::string FaultOfJson(const Edition& edition) {
  const Edition again = ReadRules(Written(WriteJson, edition), Format::kJson, "UTF-8");
  std::string fault = FaultAfter("json", again);
  for (const Diagnostic& diagnostic : again.sources().diagnostics.list()) {
    const bool json = diagnostic.kind == kind::kJsonSyntax || diagnostic.kind == kind::kJsonShape;
    if (fault.empty() && json) fault = fmt::format("json: {}", diagnostic.message);
  }
  if (fault.empty()) fault = FindDifference(edition, again);
  return fault;
}

// The round-trip tests cover what other forms lose; this reads them back and checks that they are
// valid.
std::string FaultOfForms(const Edition& edition) {
  Written(WriteOutline, edition);
  std::string fault = FaultOfJson(edition);
  if (fault.empty())
    fault = FaultAfter("text", ReadRules(Written(WriteText, edition), Format::kPlainText));
  if (fault.empty()) fault = FaultAfter("rst", ReadRules(Written(WriteRst, edition), Format::kRst));
  return fault;
}

std::string FaultOfDecoding(const SourceText& source) {
  uint32_t last = source.bom_size();
  if (source.text().size() > 0 && source.ToOriginal(0) != last)
    return "the text does not begin after the byte order mark";
  for (uint32_t at = 0; at <= source.text().size(); ++at) {
    const uint32_t original = source.ToOriginal(at);
    if (original < last || original > source.bytes().size())
      return fmt::format("byte {} leads back to {}", at, original);
    last = original;
  }
  if (source.ToOriginal(static_cast<uint32_t>(source.text().size())) != source.bytes().size()) {
    return "the text does not end with the file";
  }
  return "";
}

}  // namespace

std::string PlainText(std::string_view bytes) {
  const Edition edition = ReadRules(bytes, Format::kPlainText);
  const std::string fault = FindFault(edition, true);
  return fault.empty() ? FaultOfForms(edition) : fault;
}

std::string Rst(std::string_view bytes) {
  const Edition edition = ReadRules(bytes, Format::kRst);
  const std::string fault = FindFault(edition, true);
  return fault.empty() ? FaultOfForms(edition) : fault;
}

std::string Html(std::string_view bytes) {
  const Edition edition = ReadRules(bytes, Format::kHtml);
  const auto& list = edition.sources().diagnostics.list();
  const bool refused = std::ranges::find(list, kind::kOtherForm, &Diagnostic::kind) != list.end();
  const std::string fault = FindFault(edition, !refused);
  return fault.empty() ? FaultOfForms(edition) : fault;
}

std::string Word(std::string_view bytes) {
  Unpack(bytes);
  std::array<std::string, 4> parts;
  for (std::string& part : parts) {
    const size_t end = std::min(bytes.find(kBorder), bytes.size());
    part = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  const auto document = ReadDocx({parts[0], parts[2], parts[1], parts[3], ""});
  return document ? PlainText(document->text) : "";
}

// Text after a syntax error is not recognised, and should not be.
std::string Json(std::string_view bytes) {
  const Edition edition = ReadRules(bytes, Format::kJson);
  bool valid = true;
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    valid = valid && diagnostic.kind != kind::kJsonSyntax;
  }
  const std::string fault = FindFault(edition, valid);
  return fault.empty() ? FaultOfForms(edition) : fault;
}

std::string Xml(std::string_view bytes) {
  const Edition edition = ReadRules(bytes, Format::kXml);
  bool valid = true;
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    valid = valid && diagnostic.kind != kind::kXmlSyntax;
  }
  const std::string fault = FindFault(edition, valid);
  return fault.empty() ? FaultOfForms(edition) : fault;
}

// Every encoding on the bytes, and the detector.
std::string Decode(std::string_view bytes) {
  constexpr std::array kEncodings = {
      "",         "UTF-8",  "UTF-16", "UTF-16LE",  "UTF-16BE",        "UTF-32",  "windows-1252",
      "MacRoman", "IBM437", "IBM850", "Shift_JIS", "ISO-2022-JP",     "GB18030", "UTF-7",
      "HZ",       "Big5",   "EUC-KR", "SCSU",      "no such encoding"};
  for (const char* encoding : kEncodings) {
    const Edition edition = ReadRules(bytes, Format::kPlainText, encoding);
    std::string fault = FindFault(edition, true);
    if (fault.empty()) fault = FaultOfDecoding(*edition.sources().files[0].text);
    if (!fault.empty()) return fmt::format("as {}: {}", *encoding ? encoding : "detected", fault);
  }
  return "";
}

}  // namespace codicil::fuzz
