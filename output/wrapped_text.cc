#include "output/wrapped_text.h"

#include "text/columns.h"
#include "text/printable.h"

namespace codicil {
namespace {

constexpr std::string_view kStyleEnd = "\x1b[0m";

}  // namespace

void WrappedText::Add(std::string_view text, std::string_view style) {
  size_t at = 0;
  while (at < text.size()) {
    const size_t end = std::min(text.find_first_of(" \n", at), text.size());
    AddToWord(text.substr(at, end - at), style);
    if (end == text.size()) return;
    EndWord();
    if (text[end] == '\n') StartParagraph();
    at = end + 1;
  }
}

std::string WrappedText::Finish() {
  EndWord();
  StartParagraph();
  return std::move(lines_);
}

void WrappedText::AddToWord(std::string_view text, std::string_view style) {
  if (text.empty()) return;
  const std::string printable = terminal_ ? Printable(text) : std::string();
  if (terminal_) text = printable;
  word_width_ += CountColumns(text);
  if (style.empty()) {
    word_ += text;
  } else {
    word_.append(style).append(text).append(kStyleEnd);
  }
}

void WrappedText::EndWord() {
  if (word_.empty()) return;
  if (column_ > 0 && column_ + 1 + word_width_ > width_) StartParagraph();
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

}  // namespace codicil
