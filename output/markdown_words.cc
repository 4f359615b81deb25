#include "output/markdown_words.h"

#include <fmt/format.h>

namespace codicil {
namespace {

void AppendPiece(const DiffPiece& piece, std::string& text) {
  switch (piece.kind) {
    case EditKind::kEqual:
      text += EscapeMarkdown(piece.new_text);
      break;
    case EditKind::kRedirectedReferences:
      text += MarkedMarkdown(piece.new_text, "**") + " (now refers to another)";
      break;
    default:
      text += MarkedMarkdown(piece.old_text, "~~");
      // Two adjacent marks would not be read as marks.
      if (text.ends_with("~~") && !piece.new_text.empty()) text += ' ';
      text += MarkedMarkdown(piece.new_text, "**");
  }
}

}  // namespace

std::string EscapeMarkdown(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n' || c == '\r') {
      if (out.empty() || out.back() != ' ') out += ' ';
      continue;
    }
    if (std::string_view("\\`*_~[]<>#|&").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string MarkedMarkdown(std::string_view text, std::string_view mark) {
  const size_t begin = text.find_first_not_of(" \n");
  if (begin == text.npos) return std::string(text.empty() ? "" : " ");
  const size_t end = text.find_last_not_of(" \n") + 1;
  return fmt::format("{}{}{}{}{}", begin ? " " : "", mark,
                     EscapeMarkdown(text.substr(begin, end - begin)), mark,
                     end < text.size() ? " " : "");
}

void AppendMarkdown(const std::vector<DiffPiece>& pieces, std::string& text) {
  for (const DiffPiece& piece : pieces) {
    if (piece.cut_before) text += &piece == pieces.data() ? "… " : " … ";
    AppendPiece(piece, text);
    if (piece.cut_after) text += " …";
  }
}

}  // namespace codicil
