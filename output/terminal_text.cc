#include "output/terminal_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/columns.h"
#include "text/printable.h"

namespace codicil {

std::string Styled(std::string_view text, std::string_view color, const PrintStyle& style) {
  const std::string shown = style.terminal ? PrintableLines(text) : std::string(text);
  return style.color ? fmt::format("{}{}{}", color, shown, ansi::kReset) : shown;
}

void WrappedText::Add(std::string_view text, std::string_view color) {
  size_t at = 0;
  while (at < text.size()) {
    const size_t end = std::min(text.find_first_of(" \n", at), text.size());
    AddToWord(text.substr(at, end - at), color);
    if (end == text.size()) return;
    EndWord();
    if (text[end] == '\n') StartParagraph();
    at = end + 1;
  }
}

void WrappedText::AddWhole(std::string_view word) {
  AddToWord(word, {});
  EndWord();
}

std::string WrappedText::Finish() {
  EndWord();
  StartParagraph();
  return std::move(lines_);
}

void WrappedText::AddToWord(std::string_view text, std::string_view color) {
  if (text.empty()) return;
  const std::string shown = style_.terminal ? Printable(text) : std::string(text);
  word_width_ += CountColumns(shown);
  const bool plain = color.empty() || !style_.color;
  word_ += plain ? shown : fmt::format("{}{}{}", color, shown, ansi::kReset);
}

void WrappedText::EndWord() {
  if (word_.empty()) return;
  if (column_ > 0 && column_ + 1 + word_width_ > style_.width) StartParagraph();
  lines_ += column_ == 0 ? std::string(indent_, ' ') : " ";
  column_ += (column_ == 0 ? indent_ : 1) + word_width_;
  lines_ += word_;
  word_.clear();
  word_width_ = 0;
}

void WrappedText::StartParagraph() {
  if (column_ > 0) lines_ += '\n';
  column_ = 0;
}

std::string Wrapped(std::string_view text, size_t indent, const PrintStyle& style) {
  WrappedText lines(indent, style);
  lines.Add(text);
  return lines.Finish();
}

}  // namespace codicil
