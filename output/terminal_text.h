// Text for people: in colors, in lines of limited width, and safe to send to a terminal.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

struct PrintStyle {
  bool color = false;     // ANSI escapes
  size_t width = 100;     // columns of a line
  bool terminal = false;  // make the files' text printable (text/printable.h)
};

namespace ansi {
inline constexpr std::string_view kBold = "\x1b[1m";
inline constexpr std::string_view kDim = "\x1b[2m";
inline constexpr std::string_view kRed = "\x1b[31m";
inline constexpr std::string_view kGreen = "\x1b[32m";
inline constexpr std::string_view kCyan = "\x1b[36m";
inline constexpr std::string_view kReset = "\x1b[0m";
}  // namespace ansi

// Returns the text in this color, if the style has colors.
std::string Styled(std::string_view text, std::string_view color, const PrintStyle& style);

// Running text in lines of the style's width, in which stretches may have a color.
class WrappedText {
 public:
  // Lines begin with `indent` spaces. Only a single word makes one longer.
  WrappedText(size_t indent, const PrintStyle& style) : indent_(indent), style_(style) {}

  // Continues after the last piece. A color is switched off at the end of each word, so that no
  // line break falls inside it.
  void Add(std::string_view text, std::string_view color = {});
  // Adds a word that may have spaces in it.
  void AddWhole(std::string_view word);

  bool has_color() const { return style_.color; }

  // Returns the lines, each with its line end; empty if nothing was added.
  std::string Finish();

 private:
  void EndWord();
  void AddToWord(std::string_view text, std::string_view color);
  void StartParagraph();

  size_t indent_;
  PrintStyle style_;
  std::string lines_;
  size_t column_ = 0;  // width of the current line so far; 0: it is empty
  std::string word_;   // including escapes
  size_t word_width_ = 0;
};

// Returns a text as such lines.
std::string Wrapped(std::string_view text, size_t indent, const PrintStyle& style);

}  // namespace codicil
