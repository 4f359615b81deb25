#include <algorithm>

#include "base/ascii.h"
#include "output/diff_parts.h"

namespace codicil {
namespace {

// The length in bytes of the first `count` words, with the spaces between them.
size_t FirstWords(std::string_view text, size_t count) {
  size_t at = 0;
  for (size_t words = 0;; ++words) {
    size_t next = at;
    while (next < text.size() && IsAsciiBlank(text[next])) ++next;
    if (next == text.size()) return next;
    if (words == count) return at;
    at = next;
    while (at < text.size() && !IsAsciiBlank(text[at])) ++at;
  }
}

// Where the last `count` words begin.
size_t LastWords(std::string_view text, size_t count) {
  size_t at = text.size();
  for (size_t words = 0;; ++words) {
    size_t next = at;
    while (next > 0 && IsAsciiBlank(text[next - 1])) --next;
    if (next == 0) return 0;
    if (words == count) return at;
    at = next;
    while (at > 0 && !IsAsciiBlank(text[at - 1])) --at;
  }
}

bool IsLoud(EditKind kind) {
  return kind == EditKind::kDeleted || kind == EditKind::kInserted ||
         kind == EditKind::kRedirectedReferences;
}

DiffPiece Equal(std::string_view text, bool old_side) {
  DiffPiece piece;
  (old_side ? piece.old_text : piece.new_text) = text;
  return piece;
}

// Leaves out the middle of an unchanged stretch.
void AppendContext(std::string_view text, bool old_side, size_t context, bool first, bool last,
                   std::vector<DiffPiece>& pieces) {
  const size_t head = first ? 0 : FirstWords(text, context);
  const size_t tail = last ? text.size() : LastWords(text, context);
  if (head >= tail) {
    pieces.push_back(Equal(text, old_side));
    return;
  }
  if (head > 0) pieces.push_back(Equal(text.substr(0, head), old_side));
  if (tail < text.size() || !last) {
    pieces.push_back(Equal(text.substr(tail), old_side));
    pieces.back().cut_before = true;
  } else if (!pieces.empty()) {
    pieces.back().cut_after = true;
  }
}

// Color is not the only distinction: old words are struck through, new ones underlined.
constexpr std::string_view kOld = "\x1b[31;9m";
constexpr std::string_view kNew = "\x1b[32;4m";

struct Brackets {
  std::string_view open, close;
};

// Spaces at the ends remain outside the color, so that lines may break there.
void AddMarked(std::string_view text, std::string_view color, const Brackets& brackets,
               WrappedText& lines) {
  const auto [begin, end] = WordsOf(text);
  lines.Add(text.substr(0, begin));
  lines.Add(brackets.open, color);
  lines.Add(text.substr(begin, end - begin), color);
  lines.Add(brackets.close, color);
  lines.Add(text.substr(end));
}

void AddPiece(const DiffPiece& piece, WrappedText& lines) {
  const bool color = lines.has_color();
  if (piece.kind == EditKind::kEqual) return lines.Add(piece.new_text);
  // The number stayed, so that its color does not say enough.
  if (piece.kind == EditKind::kRedirectedReferences)
    return AddMarked(piece.new_text, ansi::kCyan, {"{", " now refers to another}"}, lines);
  const bool was = !piece.old_text.empty(), is = !piece.new_text.empty();
  if (was) AddMarked(piece.old_text, kOld, color ? Brackets() : Brackets{"[-", "-]"}, lines);
  if (was && is && color) lines.Add(" ");
  if (is) AddMarked(piece.new_text, kNew, color ? Brackets() : Brackets{"{+", "+}"}, lines);
}

}  // namespace

void AddPieces(const std::vector<DiffPiece>& pieces, WrappedText& lines) {
  bool deleted = false;  // by the piece before
  for (const DiffPiece& piece : pieces) {
    if (piece.cut_before) lines.Add(&piece == pieces.data() ? "… " : " … ");
    // Without brackets the old and the new words would touch.
    if (lines.has_color() && deleted && piece.kind == EditKind::kInserted) lines.Add(" ");
    AddPiece(piece, lines);
    if (piece.cut_after) lines.Add(" …");
    deleted = piece.kind == EditKind::kDeleted;
  }
}

std::pair<size_t, size_t> WordsOf(std::string_view text) {
  size_t begin = 0, end = text.size();
  while (begin < end && IsAsciiBlank(text[begin])) ++begin;
  if (begin == end) return {0, text.size()};
  while (IsAsciiBlank(text[end - 1])) --end;
  return {begin, end};
}

std::vector<DiffPiece> PiecesOf(const PassageDiff& passage, size_t context, bool old_side) {
  const auto& edits = passage.edits;
  const std::string_view old_text = passage.old_passage ? passage.old_passage->text : "";
  const std::string_view new_text = passage.new_passage ? passage.new_passage->text : "";
  const bool loud =
      std::ranges::any_of(edits, [](const WordEdit& edit) { return IsLoud(edit.kind); });
  const auto is_change = [&](const WordEdit& edit) {
    return edit.kind != EditKind::kEqual && (!loud || IsLoud(edit.kind));
  };
  std::vector<DiffPiece> pieces;
  for (size_t i = 0; i < edits.size();) {
    if (is_change(edits[i])) {
      pieces.push_back({edits[i].kind,
                        old_text.substr(edits[i].old_begin, edits[i].old_end - edits[i].old_begin),
                        new_text.substr(edits[i].new_begin, edits[i].new_end - edits[i].new_begin),
                        false, false});
      ++i;
      continue;
    }
    const size_t begin = i;
    while (i < edits.size() && !is_change(edits[i])) ++i;
    const WordEdit &first = edits[begin], &last = edits[i - 1];
    const std::string_view text =
        old_side ? old_text.substr(first.old_begin, last.old_end - first.old_begin)
                 : new_text.substr(first.new_begin, last.new_end - first.new_begin);
    AppendContext(text, old_side, context, begin == 0, i == edits.size(), pieces);
  }
  return pieces;
}

}  // namespace codicil
