// Explicit markup: directives, targets, substitution definitions and comments.
#include <algorithm>
#include <optional>
#include <string>

#include "base/ascii.h"
#include "ingest/kinds.h"
#include "ingest/rst/block_scanner.h"
#include "ingest/rst/directives.h"
#include "ingest/rst/markup_lines.h"

namespace codicil::rst {
namespace {

bool IsNameCharacter(char c) {
  return IsAlnum(c) || c == '-' || c == '_' || c == '.' || c == '+' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Whether a name ends here: at an unescaped colon before a space or the end of the line.
size_t FindNameEnd(std::string_view body, size_t from) {
  for (size_t i = from; i < body.size(); ++i) {
    if (body[i] == '\\') {
      ++i;
    } else if (body[i] == ':' && (i + 1 == body.size() || IsBlank(body[i + 1]))) {
      return i;
    }
  }
  return std::string_view::npos;
}

uint32_t SkipBlanks(std::string_view text, size_t at) {
  while (at < text.size() && IsBlank(text[at])) ++at;
  return static_cast<uint32_t>(at);
}

// Returns "name" of "name:: …". A name with spaces or a single colon is accepted only as a
// misspelling of a directive; otherwise the line is a comment.
struct DirectiveStart {
  uint32_t name_end = 0;
  uint32_t argument = 0;
  Directive directive = Directive::kUnknown;
  bool misspelt = false;
};

std::optional<DirectiveStart> MatchDirective(std::string_view body) {
  const size_t colon = FindNameEnd(body, 0);
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  const bool two = body[colon - 1] == ':';
  const std::string_view name = Trim(body.substr(0, two ? colon - 1 : colon));
  if (name.empty()) return std::nullopt;
  DirectiveStart start;
  start.name_end = static_cast<uint32_t>(name.data() + name.size() - body.data());
  start.argument = SkipBlanks(body, colon + 1);
  const DirectiveName found = LookUpDirective(name);
  start.directive = found.directive;
  const bool label = name.starts_with('_');
  if (label && !two) return std::nullopt;
  start.misspelt = found.misspelt || (!two && found.directive != Directive::kUnknown);
  if (found.directive != Directive::kUnknown) return start;
  const bool named = two && std::all_of(name.begin(), name.end(), IsNameCharacter);
  return named ? std::optional(start) : std::nullopt;
}

}  // namespace

bool BlockScanner::ScanExplicit() {
  const std::string_view rest = Rest();
  if (rest.starts_with("__ ")) {
    Markup(offset_, LineEnd());
    NextLine(line_ + 1);
    return true;
  }
  if (!rest.starts_with("..") || (rest.size() > 2 && !IsBlank(rest[2]))) return false;
  const uint32_t skip = SkipBlanks(rest, 2);
  const std::string_view body = rest.substr(skip);
  const uint32_t at = offset_ + skip;
  if (body.empty() ||
      !(ScanTarget(body, at) || ScanSubstitution(body, at) || ScanDirective(body, at))) {
    ScanComment(body.empty());
  }
  return true;
}

// An empty comment before a blank line ends there; any other takes the whole block.
void BlockScanner::ScanComment(bool empty) {
  const uint32_t end =
      empty && !IsTextLine(line_ + 1) ? line_ + 1 : EndOfIndented(line_ + 1, column_);
  Markup(offset_, LineEnd());
  MarkupLines(line_ + 1, end);
  NextLine(end);
}

bool BlockScanner::ScanTarget(std::string_view body, uint32_t at) {
  if (body[0] != '_' || body.size() < 2) return false;
  if (const auto start = MatchDirective(body); start && start->misspelt) return false;
  const bool quoted = body[1] == '`';
  const size_t from = quoted ? body.find("`:", 2) : 0;
  if (from == std::string_view::npos) return false;
  const size_t colon = quoted ? from + 1 : FindNameEnd(body, 1);
  if (colon == std::string_view::npos) return false;
  const uint32_t address = SkipBlanks(body, colon + 1);
  Block& block = Add(address < body.size() ? BlockKind::kLink : BlockKind::kLabel);
  block.name = {at + (quoted ? 2 : 1), at + static_cast<uint32_t>(quoted ? from : colon)};
  block.text = {at + address, LineEnd()};
  uint32_t end = line_ + 1;
  // The address may be on the next line.
  while (IsTextLine(end) && out_.lines[end].indent > column_) ++end;
  if (end > line_ + 1 && block.kind == BlockKind::kLabel) {
    block.kind = BlockKind::kLink;
    block.text = {out_.lines[line_ + 1].begin, out_.lines[line_ + 1].end};
  }
  Markup(offset_, LineEnd());
  MarkupLines(line_ + 1, end);
  NextLine(end);
  return true;
}

bool BlockScanner::ScanSubstitution(std::string_view body, uint32_t at) {
  if (body[0] != '|') return false;
  const size_t bar = body.find('|', 1);
  if (bar == std::string_view::npos || bar == 1) return false;
  Block& block = Add(BlockKind::kSubstitution);
  block.name = {at + 1, at + static_cast<uint32_t>(bar)};
  block.text = {at + SkipBlanks(body, bar + 1), LineEnd()};
  const uint32_t end = EndOfIndented(line_ + 1, column_);
  Markup(offset_, LineEnd());
  MarkupLines(line_ + 1, end);
  NextLine(end);
  return true;
}

bool BlockScanner::ScanDirective(std::string_view body, uint32_t at) {
  if (body[0] == '[' && body.find(']') != std::string_view::npos) {
    // A footnote or a citation: its label stays with its text.
    Markup(offset_, offset_ + 2);
    Add(BlockKind::kDirective).directive = Directive::kContainer;
    Open(column_);
    Advance(at - offset_);
    return true;
  }
  const auto start = MatchDirective(body);
  if (!start) return false;
  const ByteRange name{at, at + start->name_end};
  if (start->misspelt) ReportMisspelt(name);
  AddDirective(name, start->directive, at + start->argument);
  return true;
}

void BlockScanner::ReportMisspelt(ByteRange name) {
  diagnostics_.Report(kind::kRstMisspeltDirective, Severity::kWarning,
                      "misspelled directive \"" + std::string(name.Of(text_)) + "\"",
                      Span{source_.id(), name.begin, name.end});
}

void BlockScanner::AddDirective(ByteRange name, Directive directive, uint32_t argument) {
  if (directive == Directive::kMarkup) return ScanComment(false);
  Block& block = Add(BlockKind::kDirective);
  block.directive = directive;
  block.name = name;
  block.marker = {offset_, argument};
  block.text = {argument, LineEnd()};
  Markup(offset_, argument);
  if (directive == Directive::kToctree || directive == Directive::kInclude) {
    return AddFiles(block, argument);
  }
  OpenDirective(block, argument);
}

// The argument after the name is text, a title or markup.
void BlockScanner::OpenDirective(Block& block, uint32_t argument) {
  const Directive directive = block.directive;
  const uint32_t indent = column_;
  Open(indent);
  const bool has_title = directive == Directive::kAdmonition || directive == Directive::kTitledNote;
  const bool argument_is_markup = directive == Directive::kPlain ||
                                  directive == Directive::kVerbatim ||
                                  directive == Directive::kGlossary;
  if (has_title || argument_is_markup || argument >= LineEnd()) {
    if (argument_is_markup) Markup(argument, LineEnd());
    NextLine(line_ + 1);
    SkipOptions(indent);
  } else {
    Advance(argument - offset_);
  }
  if (directive == Directive::kVerbatim) ScanLiteral(indent);
  if (directive == Directive::kGlossary) containers_.back().glossary = true;
}

void BlockScanner::SkipOptions(uint32_t indent) {
  while (IsTextLine(line_) && out_.lines[line_].indent > indent && MatchField(LineText(line_))) {
    MarkupLines(line_, line_ + 1);
    ++line_;
  }
}

// The entries of a toctree are below its options; an include names one file after its own name.
void BlockScanner::AddFiles(Block& block, uint32_t argument) {
  block.kind = BlockKind::kFiles;
  const uint32_t indent = column_;
  const uint32_t end = EndOfIndented(line_ + 1, indent);
  if (block.directive == Directive::kInclude) {
    out_.cells.push_back({{argument, LineEnd()}, true});
  }
  Markup(argument, LineEnd());
  MarkupLines(line_ + 1, end);
  for (uint32_t line = line_ + 1; line < end && block.directive == Directive::kToctree; ++line) {
    if (!IsTextLine(line) || MatchField(LineText(line))) continue;
    out_.cells.push_back({{out_.lines[line].begin, out_.lines[line].end}, true});
  }
  block.cell_end = static_cast<uint32_t>(out_.cells.size());
  NextLine(end);
}

}  // namespace codicil::rst
