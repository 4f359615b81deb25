// What all pages of a site have: head, policy, header, breadcrumb, footer.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "output/html/html_writer.h"
#include "output/site/site.h"

namespace codicil::site {

struct Crumb {
  std::string name;
  std::string address;  // "" for the page itself
};

// Another format of a page: its address and what it is called.
struct OtherFormat {
  std::string address;
  std::string name;  // "JSON"
  std::string type;  // "application/json"
};

struct Page {
  std::string folder;  // "rule/702/", where its index.html is; "" for the home page
  std::string title;
  std::string description;           // one sentence
  std::string canonical;             // the address that search engines should know; "": its own
  std::string kind;                  // of the row in PageKinds that is current in the header
  std::vector<Crumb> crumbs;         // from the work down to the page
  std::vector<OtherFormat> formats;  // beside the page
  std::vector<std::string> scripts;  // of Assets, besides site.js
  std::string language;              // of its text; "": that of the page's own words
  std::string data;                  // JSON-LD: what the page is, for search engines; "": nothing
  std::string edition;               // what its edition is called, for a page of rules
  std::vector<std::string> styles;   // of Assets, besides site.css
  bool outline = false;              // whether there is one beside the text
  std::string file = "index.html";
  std::string root;  // what addresses begin with, if they cannot be relative to the folder
  // To the pages before and after this one, "" if there is none.
  std::string previous, next;
};

// A page as it is written: everything up to <main>, which is open, then what the caller puts, then
// the end. Attributes of links are relative to the page's folder.
class PageWriter {
 public:
  PageWriter(const Site& site, Page page);

  html::HtmlWriter& out() { return out_; }
  StringSink& sink() { return sink_; }
  const Page& page() const { return page_; }
  const Site& site() const { return site_; }
  std::string To(std::string_view address) const {
    return page_.root.empty() ? Relative(page_.folder, address) : page_.root + std::string(address);
  }

  // The outline: beside <main> on a wide screen, behind a button on others. To be called before
  // Body, for a page with `outline`.
  template <typename Write>
  void Side(Write write) {
    out_.Put("<nav class=\"toc\" id=\"toc\" popover=\"auto\" aria-label=\"Contents\">");
    write();
    out_.Put("</nav>\n");
  }
  void Body();  // opens <main>
  void Link(std::string_view address, std::string_view words);
  void Date(std::string_view name);  // in one piece, though it has hyphens
  const Wording& say() const { return out_.say(); }
  // Of a part of the page that is the work's text.
  html::Attribute TextLanguage() const { return {"lang", say().Unlike(site_.work().language)}; }
  // Writes a phrase in the language of the page; in place of "{}" or "{0}" what the first of
  // `parts` puts.
  void Say(std::string_view english, std::initializer_list<std::function<void()>> parts);
  // Writes the end, and the page into the site's folder.
  void Finish();

 private:
  void WriteHead();
  void WriteHeader();
  void WriteCrumbs();
  void WriteSearchSlot();  // the search is always on screen
  void WriteFooter();
  void WriteOwnFooter();

  const Site& site_;
  const Page page_;
  StringSink sink_;
  html::HtmlWriter out_;
};

// A page that leads to another address at once, without a script; it says so in words too.
void WriteLeadingPage(const Site& site, const std::string& folder, const std::string& title,
                      const std::string& address);

}  // namespace codicil::site
