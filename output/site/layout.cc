#include "output/site/layout.h"

#include <fmt/format.h>
#include <re2/re2.h>

namespace codicil::site {

using html::Attribute;
using html::Markup;
using html::Text;

namespace {

// Pages run the site's own scripts and no others, ask only the site, and can be put into no frame's
// format: whatever a text smuggles in is not run.
constexpr std::string_view kPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' "
    "data:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

void PutMeta(html::HtmlWriter& out, std::string_view name, std::string_view content) {
  if (!content.empty())
    out.Put("<meta", Attribute("name", name), Attribute("content", content), ">\n");
}

void PutProperty(html::HtmlWriter& out, std::string_view name, std::string_view content) {
  if (!content.empty())
    out.Put("<meta", Attribute("property", name), Attribute("content", content), ">\n");
}

void PutLink(html::HtmlWriter& out, std::string_view rel, std::string_view href) {
  out.Put("<link", Attribute("rel", rel), Attribute("href", href), ">\n");
}

void OpenDocument(html::HtmlWriter& out, const std::string& language) {
  out.Put("<!DOCTYPE html>\n<html", Attribute("lang", language),
          ">\n<head>\n<meta charset=\"utf-8\">\n");
  out.Put("<meta http-equiv=\"Content-Security-Policy\"", Attribute("content", kPolicy), ">\n");
  PutMeta(out, "viewport", "width=device-width, initial-scale=1");
}

// That of the work, if the pages speak it.
const std::string& LanguageOfPages(const Site& site) {
  const std::string& of_work = site.work().language;
  return site.say().Unlike(of_work).empty() && !of_work.empty() ? of_work : site.say().language();
}

}  // namespace

PageWriter::PageWriter(const Site& site, Page page)
    : site_(site), page_(std::move(page)), out_(sink_, site.say()) {
  OpenDocument(out_, LanguageOfPages(site));
  WriteHead();
  out_.Put("</head>\n<body>\n<a class=\"skip\" href=\"#text\">Skip to the text</a>\n");
  WriteHeader();
  if (!page_.crumbs.empty()) WriteCrumbs();
  if (const std::string& notice = site_.look().notice; !notice.empty())
    out_.Put("<p class=\"notice\">", Text(notice), "</p>\n");
  out_.Put("<div", Attribute("class", page_.outline ? "frame sided" : "frame"), ">\n");
}

void PageWriter::WriteHead() {
  const std::string work = site_.name();
  const std::string title = page_.folder.empty() ? work : page_.title + " · " + work;
  out_.Put("<title>", Text(title), "</title>\n");
  PutMeta(out_, "description", page_.description);
  PutMeta(out_, "color-scheme", "light dark");
  PutProperty(out_, "og:title", page_.title);
  PutProperty(out_, "og:site_name", work);
  PutProperty(out_, "og:type", "article");
  PutProperty(out_, "og:description", page_.description);
  const std::string& url = site_.options.url;
  const std::string& canonical = page_.canonical.empty() ? page_.folder : page_.canonical;
  if (!url.empty()) {
    PutProperty(out_, "og:url", url + canonical);
    PutLink(out_, "canonical", url + canonical);
  }
  if (!page_.previous.empty()) PutLink(out_, "prev", To(page_.previous));
  if (!page_.next.empty()) PutLink(out_, "next", To(page_.next));
  for (const OtherFormat& format : page_.formats) {
    out_.Put("<link rel=\"alternate\"", Attribute("type", format.type),
             Attribute("href", To(format.address)), ">\n");
  }
  out_.Put("<link rel=\"alternate\" type=\"application/atom+xml\"",
           Attribute("href", To("feed.xml")), Attribute("title", say()("Editions")), ">\n");
  const std::string icon = site_.assets.Address("icon"), own = site_.assets.Address("own.css");
  PutLink(out_, "icon", icon.empty() ? "data:," : To(icon));
  PutLink(out_, "stylesheet", To(site_.assets.Address("site.css")));
  for (const std::string& style : page_.styles)
    PutLink(out_, "stylesheet", To(site_.assets.Address(style)));
  if (!own.empty()) PutLink(out_, "stylesheet", To(own));
  if (!page_.data.empty()) {
    std::string data = page_.data;
    RE2::GlobalReplace(&data, "<", R"(\\u003c)");  // nothing in it may end the element
    out_.Put("<script type=\"application/ld+json\">", Markup(data), "</script>\n");
  }
  out_.Put("<script", Attribute("src", To(site_.assets.Address("site.js"))),
           Attribute("data-root", To("")),
           Attribute("data-search", To(site_.assets.Address("search.js"))),
           Attribute("data-engine", To(site_.assets.Address("minisearch.js"))),
           " defer></script>\n");
  for (const std::string& script : page_.scripts)
    out_.Put("<script", Attribute("src", To(site_.assets.Address(script))), " defer></script>\n");
}

void PageWriter::WriteHeader() {
  out_.Put("<header class=\"top\"><a class=\"work\"", Attribute("href", To("")), ">");
  if (const std::string logo = site_.assets.Address("logo"); !logo.empty())
    out_.Put("<img", Attribute("src", To(logo)), " alt=\"\">");
  out_.Put(Text(site_.name()), "</a>\n<nav class=\"kinds\" aria-label=\"Site\">");
  for (const PageKind* kind : site_.in_header) {
    out_.Put("<a", Attribute("href", To(kind->folder)),
             Attribute("aria-current", page_.kind == kind->name ? "true" : ""), ">",
             Text(say()(kind->title)), "</a> ");
  }
  out_.Put("</nav>\n<div class=\"tools\">");
  if (page_.crumbs.empty()) WriteSearchSlot();
  out_.Put("<button type=\"button\" id=\"theme\" hidden>Dark</button></div></header>\n");
}

void PageWriter::WriteSearchSlot() { out_.Put("<span id=\"search-slot\"></span>"); }

void PageWriter::WriteCrumbs() {
  out_.Put("<div class=\"crumbs\">");
  if (page_.outline)
    out_.Put("<button type=\"button\" id=\"menu\" popovertarget=\"toc\">Contents</button>");
  out_.Put("<nav aria-label=\"Breadcrumb\"><ol>");
  for (const Crumb& crumb : page_.crumbs) {
    out_.Put("<li>");
    if (crumb.address.empty() && &crumb == &page_.crumbs.back()) {
      out_.Put("<span aria-current=\"page\">", Text(crumb.name), "</span>");
    } else {
      Link(crumb.address, crumb.name);
    }
    out_.Put("</li>");
  }
  out_.Put("</ol></nav>");
  // The script makes of it a list of the editions with the place of the page's rule in each.
  if (!page_.edition.empty()) {
    out_.Put("<a id=\"edition\"", Attribute("href", To("changes/")), ">", Text(page_.edition),
             "</a>");
  }
  WriteSearchSlot();
  out_.Put("</div>\n");
}

void PageWriter::Body() {
  const bool another = !page_.language.empty() && page_.language != LanguageOfPages(site_);
  out_.Put("<main id=\"text\"", Attribute("lang", another ? page_.language : ""),
           " tabindex=\"-1\">\n");
}

void PageWriter::Say(std::string_view english, std::initializer_list<std::function<void()>> parts) {
  const std::string phrase = say()(english);
  std::string_view words = phrase;
  for (size_t open = words.find('{'); open != words.npos; open = words.find('{')) {
    out_.Put(Text(words.substr(0, open)));
    const bool one = words[open + 1] == '}';
    const size_t part = one ? 0 : static_cast<size_t>(words[open + 1] - '0');
    if (part < parts.size()) parts.begin()[part]();
    words.remove_prefix(open + (one ? 2 : 3));
  }
  out_.Put(Text(words));
}

void PageWriter::Link(std::string_view address, std::string_view words) {
  out_.Put("<a", Attribute("href", To(address)), ">", Text(words), "</a>");
}

void PageWriter::Date(std::string_view name) {
  out_.Put("<span class=\"w\">", Text(name), "</span>");
}

void PageWriter::WriteFooter() {
  out_.Put("<footer class=\"foot\"><p>");
  if (!page_.formats.empty()) {
    out_.Put(Text(say()("This page as")), " ");
    for (const OtherFormat& format : page_.formats) {
      if (&format != &page_.formats.front()) out_.Put(", ");
      out_.Put("<a", Attribute("href", To(format.address)), Attribute("type", format.type), ">",
               Text(format.name), "</a>");
    }
    out_.Put(". ");
  }
  Link("feed.xml", say()("Feed of editions"));
  out_.Put(". ");
  Link("about/", say()("About this site"));
  out_.Put(".</p>");
  WriteOwnFooter();
  out_.Put("</footer>\n");
}

// What the publisher says on every page, the licence, and whom to ask.
void PageWriter::WriteOwnFooter() {
  const ManifestSite& look = site_.look();
  const std::string& licence = site_.work().licence;
  if (!look.footer.empty()) out_.Put("<p>", Text(look.footer), "</p>");
  if (!licence.empty()) out_.Put("<p>", Text(say().With("Licence: {}", licence)), "</p>");
  if (look.contact.empty()) return;
  const bool page = look.contact.find("://") != std::string::npos;
  out_.Put("<p>", Text(say()("Contact")), ": <a",
           Attribute("href", (page ? "" : "mailto:") + look.contact), ">", Text(look.contact),
           "</a></p>");
}

void PageWriter::Finish() {
  out_.Put("</main>\n</div>\n");
  WriteFooter();
  out_.Put("</body>\n</html>\n");
  site_.folder.Write(page_.folder + page_.file, sink_.TakeText());
}

void WriteLeadingPage(const Site& site, const std::string& folder, const std::string& title,
                      const std::string& address) {
  StringSink sink;
  html::HtmlWriter out(sink);
  const std::string to = Relative(folder, address);
  OpenDocument(out, LanguageOfPages(site));
  out.Put("<meta http-equiv=\"refresh\"", Attribute("content", "0; url=" + to), ">\n<title>",
          Text(title), "</title>\n<link rel=\"icon\" href=\"data:,\">\n");
  if (!site.options.url.empty())
    PutLink(out, "canonical", site.options.url + address.substr(0, address.find_first_of("?#")));
  out.Put("</head>\n<body><p><a", Attribute("href", to), ">", Text(title),
          "</a></p></body>\n</html>\n");
  site.folder.Write(folder + "index.html", sink.TakeText());
}

}  // namespace codicil::site
