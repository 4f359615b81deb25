// HTML as it is written: tags as the code has them, and everything else escaped.
//
//   out.Put("<a class=\"n\"", Attribute("href", target), ">", Text(words), "</a>");
#pragma once

#include <string>
#include <string_view>

#include "base/byte_sink.h"

namespace codicil::html {

// What a piece of a page is, if it is not a literal of the program.
struct Text {
  explicit Text(std::string_view a_text) : text(a_text) {}
  std::string_view text;
};
// ` name="value"`; nothing where the value is empty.
struct Attribute {
  Attribute(std::string_view a_name, std::string_view a_value) : name(a_name), value(a_value) {}
  std::string_view name;
  std::string_view value;
};
// What is HTML already.
struct Markup {
  explicit Markup(std::string_view a_html) : html(a_html) {}
  std::string_view html;
};

class HtmlWriter {
 public:
  explicit HtmlWriter(ByteSink& out) : out_(out) {}

  template <typename... Pieces>
  void Put(const Pieces&... pieces) {
    (Write(pieces), ...);
  }

 private:
  enum class Where { kText, kAttribute };

  template <size_t N>
  void Write(const char (&tags)[N]) {
    out_.Write({tags, N - 1});
  }
  void Write(const Markup& markup) { out_.Write(markup.html); }
  void Write(const Text& text) { Escape(text.text, Where::kText); }
  void Write(const Attribute& attribute);

  // The only place where anything is escaped. Gives what pugixml would: a test has both print every
  // kind of character. U+FFFD replaces what no page can hold; a line end or tab in an attribute
  // is left out.
  void Escape(std::string_view text, Where where);

  ByteSink& out_;
};

}  // namespace codicil::html
