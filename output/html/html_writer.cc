#include "output/html/html_writer.h"

#include <optional>

namespace codicil::html {
namespace {

bool IsPlain(char c) {
  return static_cast<unsigned char>(c) >= ' ' && c != '&' && c != '<' && c != '>' && c != '"';
}

// What is written for a character that is not plain; nothing: the character itself.
std::optional<std::string_view> Replacement(char c, bool attribute) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return attribute ? std::nullopt : std::optional("&gt;");
    case '"':
      return attribute ? std::optional("&quot;") : std::nullopt;
    case '\n':
    case '\t':
      return attribute ? std::optional("") : std::nullopt;
    default:
      return "\uFFFD";
  }
}

}  // namespace

void HtmlWriter::Write(const Attribute& attribute) {
  if (attribute.value.empty()) return;
  Put(Markup(" "), Markup(attribute.name), Markup("=\""));
  Escape(attribute.value, Where::kAttribute);
  Put(Markup("\""));
}

void HtmlWriter::Escape(std::string_view text, Where where) {
  size_t done = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (IsPlain(text[i])) continue;
    const auto replacement = Replacement(text[i], where == Where::kAttribute);
    if (!replacement) continue;
    out_.Write(text.substr(done, i - done));
    out_.Write(*replacement);
    done = i + 1;
  }
  out_.Write(text.substr(done));
}

}  // namespace codicil::html
