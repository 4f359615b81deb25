// Running text in lines of limited width, in which stretches may have a color.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

class WrappedText {
 public:
  // Lines begin with `indent` spaces and have at most `width` columns unless a single word is
  // longer. For a terminal, the text added is made printable.
  WrappedText(size_t indent, size_t width, bool terminal)
      : indent_(indent), width_(width), terminal_(terminal) {}

  // Continues after the last piece. `style` is an ANSI escape or empty; it is switched off at the
  // end of each word, so that no line break falls inside it.
  void Add(std::string_view text, std::string_view style = {});

  // Returns the lines, each with its line end; empty if nothing was added.
  std::string Finish();

 private:
  void EndWord();
  void AddToWord(std::string_view text, std::string_view style);
  void StartParagraph();

  size_t indent_;
  size_t width_;
  bool terminal_;
  std::string lines_;
  size_t column_ = 0;  // width of the current line so far; 0: it is empty
  std::string word_;   // including escapes
  size_t word_width_ = 0;
};

}  // namespace codicil
