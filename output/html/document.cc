#include "output/html/document.h"

#include <fmt/format.h>

#include "base/sha256.h"

namespace codicil::html {
namespace {

// Nothing is loaded or sent anywhere, and of all the styles and scripts in the page only this style
// sheet and this script are used. The image is the icon, which is empty.
std::string PolicyFor(std::string_view style, std::string_view script) {
  return fmt::format(
      "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; img-src data:; "
      "base-uri 'none'; form-action 'none'",
      Sha256Base64(style), Sha256Base64(script));
}

// HTML takes what is in <style> and <script> as it is, XML would have it escaped: a CDATA section
// after comment signs is right for both. A browser takes the hash of all of it.
std::string RawData(std::string_view text) { return fmt::format("/*<![CDATA[*/\n{}/*]]>*/", text); }

void PutFact(HtmlWriter& out, std::string_view name, std::string_view content) {
  if (content.empty()) return;
  out.Put("<meta", Attribute("name", name), Attribute("content", content), "/>");
}

}  // namespace

void OpenPage(HtmlWriter& out, const PageHead& page) {
  const std::string style = RawData(fmt::format("{}", fmt::join(page.styles, "\n")));
  const std::string script = RawData(fmt::format("{}", fmt::join(page.scripts, "\n")));
  out.Put("<!DOCTYPE html>\n<html", Attribute("lang", page.language),
          "><head><meta charset=\"utf-8\"/>");
  PutFact(out, "viewport", "width=device-width, initial-scale=1");
  out.Put("<meta http-equiv=\"Content-Security-Policy\"",
          Attribute("content", PolicyFor(style, script)), "/>");
  for (const auto& [name, content] : page.facts) PutFact(out, name, content);
  out.Put("<title>", Text(page.title), "</title><link rel=\"icon\" href=\"data:,\"/><style>",
          Markup(style), "</style><script>", Markup(script), "</script></head><body>");
}

void ClosePage(HtmlWriter& out) { out.Put("</body></html>\n"); }

}  // namespace codicil::html
