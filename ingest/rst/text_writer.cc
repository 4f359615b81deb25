#include "ingest/rst/text_writer.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "ingest/kinds.h"
#include "ingest/rst/markup_lines.h"
#include "ingest/rst/paths.h"
#include "text/budget.h"
#include "text/code_points.h"
#include "text/kinds.h"
#include "text/utf8.h"

namespace codicil::rst {
namespace {

// Roles that show their text unchanged.
constexpr std::array<std::string_view, 24> kTextRoles = {
    "abbr",  "code", "command",    "dfn",  "download",  "eq",          "file",          "guilabel",
    "index", "kbd",  "mailheader", "math", "option",    "pep",         "program",       "raw",
    "rfc",   "samp", "sub",        "sup",  "subscript", "superscript", "menuselection", "envvar"};

bool IsTextRole(std::string_view role) {
  return std::find(kTextRoles.begin(), kTextRoles.end(), role) != kTextRoles.end();
}

// "words <target>": the two parts of a role's text; without "<" both are the whole text.
struct Titled {
  InlinePiece shown;  // the role with the words alone
  ByteRange target;
  bool has_title = false;
};

Titled SplitTitle(std::string_view paragraph, const InlinePiece& piece) {
  const ByteRange text = piece.text;
  const std::string_view inside = text.Of(paragraph);
  const size_t open = inside.rfind('<');
  if (!inside.ends_with('>') || open == std::string_view::npos || open == 0)
    return {piece, text, false};
  Titled parts{piece, {text.begin + static_cast<uint32_t>(open) + 1, text.end - 1}, true};
  parts.shown.text.end = text.begin + static_cast<uint32_t>(Trim(inside.substr(0, open)).size());
  return parts;
}

std::string OneLine(std::string_view text) {
  std::string line(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

}  // namespace

void TextWriter::SetSource(SourceId id, const std::vector<TextLine>& lines, std::string_view path) {
  source_ = id;
  lines_ = &lines;
  folder_ = FolderOf(path);
}

void TextWriter::WriteParagraph(uint32_t first_line, uint32_t begin, uint32_t end,
                                PassageBuilder& out) {
  if (begin >= end) return;
  out_ = &out;
  Join(first_line, begin, end);
  for (const InlinePiece& piece : ParseInline(paragraph_)) Write(piece);
}

void TextWriter::WriteVerbatim(uint32_t begin, uint32_t end, PassageBuilder& out) {
  out.Append(begin, end);
}

void TextWriter::PaintMarkup(uint32_t begin, uint32_t end) {
  if (begin < end) builder_.labels(source_).Paint(begin, end, Label::kMarkup);
}

// Inline markup continues past the ends of lines, so a paragraph is parsed as a whole.
void TextWriter::Join(uint32_t first_line, uint32_t begin, uint32_t end) {
  const std::string_view text = builder_.source(source_).text();
  segments_.assign(1, {0, begin});
  segment_ = 0;
  const auto& lines = *lines_;
  const auto from =
      std::lower_bound(lines.begin() + first_line, lines.end(), begin,
                       [](const TextLine& line, uint32_t at) { return line.end < at; });
  first_line = static_cast<uint32_t>(from - lines.begin());
  if (end <= lines[first_line].end) {
    paragraph_ = text.substr(begin, end - begin);
    return;
  }
  joined_.assign(text.substr(begin, lines[first_line].end - begin));
  for (uint32_t line = first_line + 1; line < lines.size() && lines[line].begin < end; ++line) {
    joined_ += '\n';
    segments_.push_back({static_cast<uint32_t>(joined_.size()), lines[line].begin});
    joined_ += text.substr(lines[line].begin, std::min(lines[line].end, end) - lines[line].begin);
  }
  paragraph_ = joined_;
}

uint32_t TextWriter::ToSource(uint32_t at) {
  while (segment_ + 1 < segments_.size() && segments_[segment_ + 1].at <= at) ++segment_;
  while (segment_ > 0 && segments_[segment_].at > at) --segment_;
  return segments_[segment_].source + at - segments_[segment_].at;
}

Span TextWriter::SpanOf(ByteRange range) {
  const uint32_t begin = ToSource(range.begin);
  return {source_, begin, range.empty() ? begin : ToSource(range.end - 1) + 1};
}

void TextWriter::Write(const InlinePiece& piece) {
  switch (piece.kind) {
    case InlineKind::kText:
      return Shown(piece.text);
    case InlineKind::kEmphasis:
      return Marked(MarkKind::kEmphasis, piece);
    case InlineKind::kStrong:
      return Marked(MarkKind::kStrong, piece);
    case InlineKind::kLiteral:
      return Marked(MarkKind::kLiteral, piece);
    case InlineKind::kRole:
      return WriteRole(piece);
    case InlineKind::kReference:
      return WriteReference(piece);
    case InlineKind::kSubstitution:
      return WriteSubstitution(piece);
    case InlineKind::kAddress:
      return Marked(MarkKind::kLink, piece, OneLine(piece.text.Of(paragraph_)));
    case InlineKind::kTarget:
    case InlineKind::kFootnote:
      return Unmarked(piece);
    case InlineKind::kUnclosed:
      builder_.diagnostics().Report(kind::kRstMarkup, Severity::kWarning,
                                    "inline markup starts here and is not closed",
                                    SpanOf(piece.whole));
      return Shown(piece.text, true);
  }
}

// Writes the text with its escapes resolved and its lines joined.
void TextWriter::Shown(ByteRange text, bool literal) {
  uint32_t done = text.begin;
  for (uint32_t at = text.begin; at < text.end;) {
    const char c = paragraph_[at];
    if (c != '\n' && (c != '\\' || literal)) {
      ++at;
      continue;
    }
    Run(done, at);
    if (c == '\n') {
      out_->Glue(" ");
      ++at;
    } else {
      Escape(&at, text.end);
    }
    done = at;
  }
  Run(done, text.end);
}

// A backslash before a space vanishes together with the space; before anything else only the
// backslash does.
void TextWriter::Escape(uint32_t* at, uint32_t end) {
  const uint32_t next = *at + 1;
  const uint32_t source = ToSource(*at);
  if (next >= end || IsBlank(paragraph_[next]) || paragraph_[next] == '\n') {
    const uint32_t size = next >= end || paragraph_[next] == '\n' ? 1 : 2;
    PaintMarkup(source, source + size);
    *at = std::min(next + 1, end);
    return;
  }
  const auto size = static_cast<uint32_t>(Utf8At(paragraph_, next).size);
  out_->AppendReplaced(paragraph_.substr(next, size), source, source + 1 + size);
  *at = next + size;
}

void TextWriter::Run(uint32_t begin, uint32_t end) {
  if (begin >= end) return;
  const uint32_t source = ToSource(begin);
  out_->Append(source, source + (end - begin));
}

void TextWriter::Marked(MarkKind kind, const InlinePiece& piece, std::string_view value) {
  const Span whole = SpanOf(piece.whole);
  PaintMarkup(whole.begin, whole.end);
  const size_t mark = out_->OpenMark(kind);
  Shown(piece.text, kind == MarkKind::kLiteral);
  out_->CloseMark(mark, value);
}

// Shows the text of markup that means nothing else here.
void TextWriter::Unmarked(const InlinePiece& piece) {
  const Span whole = SpanOf(piece.whole);
  PaintMarkup(whole.begin, whole.end);
  Shown(piece.text);
}

void TextWriter::Replaced(std::string_view words, const InlinePiece& piece) {
  const Span whole = SpanOf(piece.whole);
  out_->AppendReplaced(words, whole.begin, whole.end);
}

void TextWriter::MarkedReplaced(std::string_view words, const InlinePiece& piece,
                                std::string_view value) {
  const size_t mark = out_->OpenMark(MarkKind::kCitation);
  Replaced(words, piece);
  out_->CloseMark(mark, value);
}

// Whether a name may be replaced by this much text. A short name that is used often multiplies the
// text that it names.
bool TextWriter::HasRoomFor(std::string_view named, const InlinePiece& piece) {
  if (named_text_ + named.size() <= NamedTextBudget(names_.source_bytes)) {
    named_text_ += named.size();
    return true;
  }
  ReportOnce(kind::kLimit, Severity::kWarning,
             "names expand to more text than a work of this size needs; from here on, long "
             "expansions are kept as names",
             piece.whole);
  return false;
}

void TextWriter::WriteRole(const InlinePiece& piece) {
  std::string role = LowerCase(piece.name.Of(paragraph_));
  if (role.starts_with("std:")) role.erase(0, 4);
  if (role == "ref" || role == "numref" || role == "any") return WriteRef(piece);
  if (role == "term") return WriteTerm(piece);
  if (role == "doc") return WriteDocument(piece);
  if (role == "strong") return Marked(MarkKind::kStrong, piece);
  if (role == "literal") return Marked(MarkKind::kLiteral, piece);
  if (role.empty() || role == "emphasis" || role == "title" || role == "title-reference" ||
      role == "t") {
    return Marked(MarkKind::kEmphasis, piece);
  }
  if (!IsTextRole(role)) {
    ReportOnce(kind::kRstUnknownRole, Severity::kWarning, "unknown role \"" + role + "\"",
               piece.whole);
  }
  Unmarked(piece);
}

// As in Sphinx, a reference without words of its own shows the heading of its target.
void TextWriter::WriteRef(const InlinePiece& piece) {
  const Titled parts = SplitTitle(paragraph_, piece);
  const std::string label = NormalName(parts.target.Of(paragraph_));
  const auto found = names_.labels.find(label);
  const bool known = found != names_.labels.end();
  if (!known || (!parts.has_title && !found->second)) {
    const std::string_view why =
        known ? "\" has no heading to show" : "\" is not defined in these files";
    ReportOnce(kind::kRstUnknownLabel, Severity::kNote, "the label \"" + label + std::string(why),
               piece.whole);
  }
  if (!parts.has_title && known && found->second && HasRoomFor(*found->second, piece))
    return MarkedReplaced(*found->second, piece, label);
  Marked(MarkKind::kCitation, parts.shown, label);
}

void TextWriter::WriteTerm(const InlinePiece& piece) {
  const Titled parts = SplitTitle(paragraph_, piece);
  Marked(MarkKind::kTerm, parts.shown, OneLine(parts.target.Of(paragraph_)));
}

void TextWriter::WriteDocument(const InlinePiece& piece) {
  const Titled parts = SplitTitle(paragraph_, piece);
  const std::string_view target = parts.target.Of(paragraph_);
  const auto found = names_.documents.find(DocumentPath(folder_ + std::string(target)));
  if (!parts.has_title && found != names_.documents.end() && HasRoomFor(found->second, piece)) {
    return MarkedReplaced(found->second, piece, target);
  }
  Marked(MarkKind::kCitation, parts.shown, target);
}

// `words <address>`_, and `name`_ or name_ whose address is elsewhere.
void TextWriter::WriteReference(const InlinePiece& piece) {
  const std::string name =
      NormalName((piece.name.empty() ? piece.text : piece.name).Of(paragraph_));
  const bool indirect = !piece.name.empty() && name.ends_with('_');
  if (!piece.name.empty() && !indirect) {
    std::string address(piece.name.Of(paragraph_));
    std::erase_if(address, [](char c) { return c == '\n' || c == ' ' || c == '\\'; });
    return Marked(MarkKind::kLink, piece, address);
  }
  const std::string target = indirect ? name.substr(0, name.size() - 1) : name;
  if (const auto it = names_.addresses.find(target); it != names_.addresses.end()) {
    if (!HasRoomFor(it->second, piece)) return Shown(piece.whole);
    return Marked(MarkKind::kLink, piece, it->second);
  }
  if (names_.labels.contains(target)) return Marked(MarkKind::kCitation, piece, target);
  if (piece.simple) return Shown(piece.whole);
  ReportOnce(kind::kRstUnknownLabel, Severity::kNote,
             "the target \"" + target + "\" is not defined in these files", piece.whole);
  Unmarked(piece);
}

// A short name that is not defined as text is that of a symbol.
void TextWriter::WriteSubstitution(const InlinePiece& piece) {
  constexpr size_t kLongestSymbol = 5;
  const std::string name = OneLine(piece.text.Of(paragraph_));
  if (const auto it = names_.substitutions.find(name); it != names_.substitutions.end()) {
    if (!HasRoomFor(it->second, piece)) return Shown(piece.whole);
    return Replaced(it->second, piece);
  }
  if (const auto it = options_.symbols.find(name); it != options_.symbols.end()) {
    return Replaced("{" + it->second + "}", piece);
  }
  if (CountCodePoints(name) <= kLongestSymbol && name.find(' ') == std::string::npos) {
    return Replaced("{" + name + "}", piece);
  }
  ReportOnce(kind::kRstMarkup, Severity::kWarning,
             "the substitution \"" + name + "\" is not defined in these files", piece.whole);
  Shown(piece.whole);
}

// Reports each message once, however often its cause occurs.
void TextWriter::ReportOnce(DiagnosticKind kind, Severity severity, std::string message,
                            ByteRange range) {
  if (!reported_.insert(message).second) return;
  builder_.diagnostics().Report(kind, severity, std::move(message), SpanOf(range));
}

}  // namespace codicil::rst
