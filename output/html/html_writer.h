// Writes HTML: literals are tags, and what the page says in its own words, which is put into its
// language; everything else is escaped.
//
//   out.Put("<a class=\"n\"", Attribute("href", target), ">", Text(words), "</a>");
#pragma once

#include <string_view>

#include "base/byte_sink.h"
#include "output/wording/wording.h"

namespace codicil::html {

// The kinds of pieces of a page that are not literals.
struct Text {
  explicit Text(std::string_view a_text) : text(a_text) {}
  std::string_view text;
};
// ` name="value"`; nothing if the value is empty.
struct Attribute {
  Attribute(std::string_view a_name, std::string_view a_value) : name(a_name), value(a_value) {}
  std::string_view name;
  std::string_view value;
};
// HTML that is already escaped.
struct Markup {
  explicit Markup(std::string_view a_html) : html(a_html) {}
  std::string_view html;
};

class HtmlWriter {
 public:
  explicit HtmlWriter(ByteSink& out, const Wording& say = Wording::English())
      : out_(out), say_(say) {}

  const Wording& say() const { return say_; }

  template <typename... Pieces>
  void Put(const Pieces&... pieces) {
    (Write(pieces), ...);
  }

 private:
  enum class Where { kText, kAttribute };

  template <size_t N>
  void Write(const char (&tags)[N]) {
    say_.IsEnglish() ? out_.Write({tags, N - 1}) : out_.Write(say_.InHtml({tags, N - 1}));
  }
  void Write(const Markup& markup) { out_.Write(markup.html); }
  void Write(const Text& text) { Escape(text.text, Where::kText); }
  void Write(const Attribute& attribute);

  // The only function that escapes. Its output equals pugixml's: a test has both print every kind
  // of character. U+FFFD replaces characters that HTML cannot represent; line ends and tabs in
  // attributes are dropped.
  void Escape(std::string_view text, Where where);

  ByteSink& out_;
  const Wording& say_;
};

}  // namespace codicil::html
