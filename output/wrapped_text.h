// Running text in lines of a limited width, in which stretches may have a color.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

class WrappedText {
 public:
  // Lines begin with `indent` spaces and have at most `width` columns where words allow it. For a
  // terminal what is added is made printable.
  WrappedText(size_t indent, size_t width, bool terminal)
      : indent_(indent), width_(width), terminal_(terminal) {}

  // Goes on where the last piece ended. `style` is an ANSI escape or empty; it is switched off
  // at the end of each word, so that no line ending falls inside it.
  void Add(std::string_view text, std::string_view style = {});

  // The lines, each with its end; nothing where nothing was added.
  std::string Finish();

 private:
  void EndWord();
  void AddToWord(std::string_view text, std::string_view style);
  void StartParagraph();

  size_t indent_;
  size_t width_;
  bool terminal_;
  std::string lines_;
  size_t column_ = 0;  // of the current line; 0: nothing is on it
  std::string word_;   // with escapes
  size_t word_width_ = 0;
};

}  // namespace codicil
