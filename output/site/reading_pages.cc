#include "output/site/reading_pages.h"

#include <fmt/format.h>

#include "corpus/history.h"
#include "output/akn/akn_history.h"
#include "output/confidence.h"
#include "output/formats.h"
#include "output/html/edition_writer.h"
#include "output/json_writer.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/page_formats.h"
#include "output/site/search.h"
#include "output/site/words.h"

namespace codicil::site {

using html::Attribute;
using html::Markup;
using html::Text;

namespace {

std::string NameInList(const Edition& edition, ProvisionId id) {
  const Provision& provision = edition.provisions[id];
  return site::NameInList(provision.heading.text, provision.text.text);
}

// An edition while its pages are written.
struct Reading {
  const Site& site;
  uint32_t edition;
  bool newest;  // the pages under rule/, not those of the dated edition
  const Edition& text;
  const CrossReferences& references;
  LinkedText& linked;
  AknPortions& portions;
  const std::vector<ChangeKinds>& changes;  // of each provision, since the edition before
  const std::optional<Anchors> of_predecessor;

  const EditionRecord& record() const { return site.work().editions[edition]; }
  const EditionPages& pages() const {
    return newest ? site.addresses.newest_pages() : site.addresses.pages(edition);
  }
  std::string PageAddress(ProvisionId page) const {
    return newest ? site.addresses.RulePage(page) : site.addresses.DatedPage(edition, page);
  }
  std::string Address(ProvisionId id) const {
    return newest ? site.addresses.Rule(id) : site.addresses.Dated(edition, id);
  }
  std::string EntryAddress(uint32_t entry) const {
    return newest ? site.addresses.Entry(entry) : site.addresses.DatedEntry(edition, entry);
  }
  // The address made of the edition's own date.
  std::string OwnAddress(ProvisionId page) const {
    return site.addresses.OwnDatedPage(edition, page);
  }
  std::string Home() const { return newest ? "" : site.addresses.EditionHome(edition); }
};

class FromPage : public LinkTarget {
 public:
  FromPage(const Reading& reading, std::string folder)
      : reading_(reading), folder_(std::move(folder)) {}
  std::string ToProvision(ProvisionId id) const override {
    return Relative(folder_, reading_.Address(id));
  }
  std::string ToEntry(uint32_t entry) const override {
    return Relative(folder_, reading_.EntryAddress(entry));
  }
  std::string ToPredecessor(ProvisionId id) const override {
    const std::string& url = reading_.text.predecessor->url;
    const std::string anchor = reading_.of_predecessor->Provision(id).substr(1);
    return url.empty() ? "" : fmt::format("{}rule/{}/", url, FolderName(anchor));
  }

 private:
  const Reading& reading_;
  const std::string folder_;
};

// Of dated pages the formats of the whole edition are enough.
bool HasFormats(const Reading& reading) { return reading.newest || reading.site.options.formats; }
Formats FormatsOf(const Reading& reading) {
  return HasFormats(reading) ? Formats::kAll : Formats::kJson;
}

enum class Extent : uint8_t { kPage, kWhole };

// The rules of one page. What has a page of its own is a line that leads there, but on a page that
// has all that is below its first rule.
class RulesWriter : public html::EditionWriter {
 public:
  RulesWriter(const Reading& reading, PageWriter& page, ProvisionId root, const LinkTarget& target,
              Extent extent)
      : EditionWriter(
            {reading.text, reading.references, reading.site.addresses.anchors(reading.edition),
             target, reading.linked, reading.site.say()},
            1, page.sink()),
        reading_(reading),
        page_(page),
        root_(root),
        extent_(extent) {}

  void Write() { WalkProvisions(edition_, root_, edition_.provisions[root_].subtree_end, *this); }

  void WriteProvision(ProvisionId id) override {
    if (Mine(id)) {
      CloseList();
      if (IsPart(id)) out_.Put("<div class=\"part\"", Attribute("data-height", HeightOf(id)), ">");
      EditionWriter::WriteProvision(id);
    } else if (reading_.pages().IsPage(id) && Mine(edition_.provisions[id].parent)) {
      WriteLine(id);
    }
  }
  // Above a rule, and above the line that leads to the page of one.
  void WriteBetween(const MatterBlock& block) override {
    const ProvisionId parent = edition_.provisions[block.before].parent;
    if (!Mine(block.before) && (parent == kNoProvision || !Mine(parent))) return;
    CloseList();
    EditionWriter::WriteBetween(block);
  }
  void WriteAside(ProvisionId id, Aside kind, uint32_t index, const Passage& passage) override {
    if (Mine(id)) EditionWriter::WriteAside(id, kind, index, passage);
  }
  void EndOwn(ProvisionId id) override {
    if (Mine(id)) EditionWriter::EndOwn(id);
  }
  void EndProvision(ProvisionId id) override {
    if (!Mine(id)) return;
    CloseList();
    EditionWriter::EndProvision(id);
    if (IsPart(id)) out_.Put("</div>\n");
  }

 protected:
  // What became of the words of each provision, and what its number named before.
  void WriteMore(ProvisionId id) override {
    if (edition_.provisions[id].implied) return;
    WriteHistoryLink(id);
    if (reading_.newest) WriteFormerUses(id);
  }
  double LinesOfMore() const override { return 1; }
  std::string CiterName(ProvisionId id) const override {
    ProvisionId titled = id;
    while (titled != kNoProvision && edition_.provisions[titled].heading.empty())
      titled = edition_.provisions[titled].parent;
    const std::string number = NumberOf(edition_, id);
    return titled == kNoProvision
               ? number
               : fmt::format("{} {}", number, edition_.provisions[titled].heading.text);
  }

 private:
  bool Mine(ProvisionId id) const {
    return extent_ == Extent::kWhole || reading_.pages().PageOf(id) == root_;
  }
  // A page may have a thousand rules: each rule of its own is rendered with all below it when it
  // comes near.
  bool IsPart(ProvisionId id) const { return edition_.provisions[id].parent == root_; }

  void WriteHistoryLink(ProvisionId id) {
    const Site& site = reading_.site;
    const std::string_view note = ChangeNote(reading_.changes[id]);
    out_.Put("<a", Attribute("class", note.empty() ? "history" : "history changed"),
             Attribute("href", page_.To(site.addresses.HistoryOf(reading_.edition, id))),
             Attribute("aria-label", page_.say().With("History of {0}: {1}", NumberOf(edition_, id),
                                                      PastOf(id, note))),
             ">", Text(PastOf(id, note)), "</a>");
  }

  // "last changed 2022-09-08 · 5 texts"; `note`: what the page's own edition did.
  std::string PastOf(ProvisionId id, std::string_view note) const {
    const WordsSince& since = reading_.site.past.words[reading_.edition][id];
    const auto& editions = reading_.site.work().editions;
    const Wording& say = page_.say();
    const std::string texts =
        since.texts > 1 ? " · " + say.Counted(since.texts, "{} text|{} texts") : "";
    if (!note.empty()) return fmt::format("{} {}{}", say(note), NameOf(reading_.record()), texts);
    const Provision& provision = edition_.provisions[id];
    const bool title = provision.text.empty() && provision.subtree_end > id + 1;
    // That of a text alone and without a date is a name that nobody gave.
    if (editions.size() == 1 && editions[0].date.empty()) return say("the first edition");
    const std::string& edition = NameOf(editions[since.edition]);
    if (since.texts > 1)
      return say.With(title ? "title last changed {}" : "last changed {}", edition) + texts;
    return say.With(title ? "title unchanged since {}" : "unchanged since {}", edition);
  }

  // "704.5k before 2018-04-27: Legend Rule, now 704.5j".
  void WriteFormerUses(ProvisionId id) {
    const Site& site = reading_.site;
    if (edition_.provisions[id].occurrence > 1) return;
    for (const NumberRun& run : FormerUsesOf(site.work(), site.past.runs, id))
      WriteFormerUse(id, run);
  }

  void WriteFormerUse(ProvisionId id, const NumberRun& run) {
    const Work& work = reading_.site.work();
    const Place was = LastPlaceOf(work, run);
    const ProvisionRecord& provision = At(work, was);
    const bool titled = provision.heading != kNoText;
    const Today today = TodayOf(work, was);
    const bool known = today.confidence >= kPossible;
    out_.Put("<p class=\"formerly\">");
    page_.Say(known ? "{0} before {1}: {2}, now {3}" : "{0} before {1}: {2}, which is gone",
              {[&] { out_.Put(Text(NumberOf(edition_, id))); },
               [&] { page_.Date(NameOf(work.editions[run.last + 1])); },
               [&] {
                 page_.Link(reading_.site.addresses.Dated(was.edition, was.provision),
                            BeginningOf(work.texts[titled ? provision.heading : provision.text]));
               },
               [&] {
                 page_.Link(reading_.site.addresses.Rule(today.place->provision),
                            At(work, *today.place).num);
                 out_.Put(Text(DescribeDoubt(today.confidence, page_.say())));
               }});
    out_.Put("</p>");
  }

  void WriteLine(ProvisionId id) {
    if (!in_list_) out_.Put("<ol class=\"below\">");
    in_list_ = true;
    out_.Put("<li><a", Attribute("href", target_.ToProvision(id)), "><b>",
             Text(NumberOf(edition_, id)), "</b> ", Text(NameInList(edition_, id)), "</a></li>\n");
  }
  void CloseList() {
    if (in_list_) out_.Put("</ol>\n");
    in_list_ = false;
  }

  const Reading& reading_;
  PageWriter& page_;
  const ProvisionId root_;
  const Extent extent_;
  bool in_list_ = false;
};

// ---- Around the rules

std::vector<ProvisionId> Above(const Edition& edition, ProvisionId id) {
  std::vector<ProvisionId> above;
  for (id = edition.provisions[id].parent; id != kNoProvision; id = edition.provisions[id].parent)
    above.insert(above.begin(), id);
  return above;
}

std::vector<Crumb> CrumbsOf(const Reading& reading, ProvisionId page) {
  const Wording& say = reading.site.say();
  std::vector<Crumb> crumbs{{say("Rules"), reading.Home()}};
  if (!reading.newest) crumbs = {{say("Editions"), ""}, {NameOf(reading.record()), reading.Home()}};
  for (const ProvisionId id : Above(reading.text, page))
    crumbs.push_back({NameOf(reading.text, id), reading.Address(id)});
  crumbs.push_back({NameOf(reading.text, page), ""});
  return crumbs;
}

// Sections; below the current one its subsections; below the current one of these its rules.
void WriteOutline(const Reading& reading, PageWriter& page, ProvisionId current) {
  const Edition& edition = reading.text;
  const auto& provisions = edition.provisions;
  std::vector<bool> open(provisions.size());
  open[current] = true;
  for (const ProvisionId id : Above(edition, current)) open[id] = true;
  html::HtmlWriter& out = page.out();
  uint32_t depth = 0;
  out.Put("<ol", page.TextLanguage(), ">");
  for (ProvisionId id = 0; id < provisions.size();) {
    for (; depth > provisions[id].depth - 1; --depth) out.Put("</ol></li>\n");
    const bool rule = provisions[id].depth > 2 && provisions[id].heading.empty();
    const bool descend =
        open[id] && provisions[id].depth < 3 && provisions[id].subtree_end > id + 1;
    if (!rule) {
      out.Put("<li><a", Attribute("href", page.To(reading.Address(id))),
              Attribute("aria-current", id == current ? "page" : ""), "><b>",
              Text(NumberOf(edition, id)), "</b> ", Text(NameInList(edition, id)), "</a>");
    }
    if (descend) {
      out.Put("<ol>");
      ++depth;
      ++id;
    } else {
      if (!rule) out.Put("</li>\n");
      id = provisions[id].subtree_end;
    }
  }
  for (; depth > 0; --depth) out.Put("</ol></li>\n");
  out.Put("</ol>");
}

// `today`: what is below its words.
void WriteBanner(const Reading& reading, PageWriter& page, const std::string& today,
                 const std::string& words, const std::string& since = "") {
  if (reading.newest) return;
  page.out().Put(
      "<aside class=\"banner\" id=\"dated\"",
      Attribute("data-edition", reading.site.addresses.Edition(reading.edition)), "><p>",
      Text(page.say().With("The edition of {}, kept as it was.", NameOf(reading.record()))), " ");
  page.Link(today, words);
  if (!since.empty()) {
    page.out().Put(" · ");
    page.Link(since, page.say()("What changed since"));
  }
  page.out().Put("</p></aside>\n");
}

// Of what is on a page: compared by a script with the edition that is the newest then.
std::string ChangesSince(const Reading& reading, ProvisionId id) {
  const Addresses& addresses = reading.site.addresses;
  return fmt::format("changes/?from={}&of={}", addresses.Edition(reading.edition),
                     addresses.anchors(reading.edition).Provision(id).substr(1));
}

void WritePager(const Reading& reading, PageWriter& page, std::optional<ProvisionId> previous,
                std::optional<ProvisionId> next) {
  html::HtmlWriter& out = page.out();
  const auto put = [&](const char* rel, const char* words, std::optional<ProvisionId> id) {
    if (!id) return;
    out.Put("<a", Attribute("rel", rel), Attribute("href", page.To(reading.Address(*id))),
            "><small>", Text(page.say()(words)), "</small> ", Text(NameOf(reading.text, *id)),
            "</a>");
  };
  out.Put("<nav class=\"pager\" aria-label=\"Neighbouring pages\">");
  put("prev", "Previous", previous);
  put("next", "Next", next);
  out.Put("</nav>\n");
}

// What a preview of a link shows: the first words on the page, and of which edition they are.
std::string DescriptionOf(const Reading& reading, ProvisionId page) {
  const auto& provisions = reading.text.provisions;
  for (ProvisionId id = page; id < provisions[page].subtree_end; ++id) {
    const std::string_view text = provisions[id].text.text;
    if (!text.empty() && reading.pages().PageOf(id) == page) return BeginningOf(text, kPreview);
  }
  return reading.site.say().With("{0}, in the edition of {1}.", NameOf(reading.text, page),
                                 NameOf(reading.record()));
}

// As schema.org names it, which has no word for the rules of a game but this one.
std::string LegislationOf(const Reading& reading, ProvisionId page) {
  const Work& work = reading.site.work();
  const std::string& url = reading.site.options.url;
  StringSink sink;
  JsonWriter json(sink, JsonLayout::kOneLine);
  json.Object("@context", "https://schema.org", "@type", "Legislation", "name",
              NameOf(reading.text, page), "legislationIdentifier", NumberOf(reading.text, page),
              "inLanguage", If(!reading.record().language.empty(), reading.record().language),
              "legislationDateVersion", If(!reading.newest, NameOf(reading.record())), "url",
              If(!url.empty(), url + reading.PageAddress(page)), "isPartOf",
              json.Of([&] { json.Members("@type", "Legislation", "name", work.title); }));
  return sink.TakeText();
}

// Whether what is below the first rule of a page has pages of its own, and all of it another one.
bool HasWhole(const Reading& reading, ProvisionId page) {
  const std::vector<ProvisionId>& pages = reading.pages().pages();
  const auto next = std::ranges::upper_bound(pages, page);
  return reading.newest && next != pages.end() && *next < reading.text.provisions[page].subtree_end;
}

std::string WholeAddress(const Reading& reading, ProvisionId page) {
  return reading.PageAddress(page) + "all.html";
}

void WriteWholePage(const Reading& reading, ProvisionId id) {
  Page page;
  page.folder = reading.PageAddress(id);
  page.file = "all.html";
  page.title = reading.site.say().With("All of {}", NameOf(reading.text, id));
  page.description = DescriptionOf(reading, id);
  page.kind = "home";
  page.outline = true;
  page.language = reading.record().language;
  page.edition = reading.site.say()("Today");
  page.crumbs = CrumbsOf(reading, id);
  page.crumbs.back().address = reading.PageAddress(id);
  page.crumbs.push_back({reading.site.say()("All"), ""});
  PageWriter writer(reading.site, page);
  writer.Side([&] { WriteOutline(reading, writer, id); });
  writer.Body();
  const FromPage target(reading, page.folder);
  writer.out().Put("<article class=\"reading\">\n");
  RulesWriter(reading, writer, id, target, Extent::kWhole).Write();
  writer.out().Put("</article>\n");
  writer.Finish();
}

void WritePage(const Reading& reading, FormatFiles& files, size_t index) {
  const std::vector<ProvisionId>& pages = reading.pages().pages();
  const ProvisionId id = pages[index];
  if (!reading.newest && reading.PageAddress(id) != reading.OwnAddress(id))
    return RedirectPage(reading.site, reading.edition, id);
  const auto at = [&](size_t i) {
    return i < pages.size() ? std::optional(pages[i]) : std::nullopt;
  };
  const std::optional<ProvisionId> previous = at(index - 1), next = at(index + 1);
  Page page;
  page.folder = reading.PageAddress(id);
  page.title = NameOf(reading.text, id);
  page.description = DescriptionOf(reading, id);
  page.kind = "home";
  page.outline = true;
  page.language = reading.record().language;
  page.data = LegislationOf(reading, id);
  page.edition = reading.newest ? reading.site.say()("Today") : NameOf(reading.record());
  page.crumbs = CrumbsOf(reading, id);
  if (previous) page.previous = reading.Address(*previous);
  if (next) page.next = reading.Address(*next);
  if (HasFormats(reading))
    page.formats = {{page.folder + "index.json", "JSON", "application/json"},
                    {page.folder + "index.md", "Markdown", "text/markdown"},
                    {page.folder + "index.xml", "Akoma Ntoso", "application/xml"}};
  PageWriter writer(reading.site, page);
  writer.Side([&] { WriteOutline(reading, writer, id); });
  writer.Body();
  WriteBanner(reading, writer, reading.site.addresses.HistoryOf(reading.edition, id),
              writer.say().With("What {} is today", NumberOf(reading.text, id)),
              ChangesSince(reading, id));
  const FromPage target(reading, page.folder);
  writer.out().Put("<article class=\"reading\">\n");
  RulesWriter(reading, writer, id, target, Extent::kPage).Write();
  writer.out().Put("</article>\n");
  if (HasWhole(reading, id)) {
    writer.out().Put("<p class=\"whole\">");
    writer.Link(WholeAddress(reading, id),
                writer.say().With("All of {} on one page, to read or to print",
                                  NumberOf(reading.text, id)));
    writer.out().Put("</p>\n");
  }
  WritePager(reading, writer, previous, next);
  writer.Finish();
  if (HasWhole(reading, id)) WriteWholePage(reading, id);
  if (HasFormats(reading))
    WriteFormats(reading.site, reading.edition, reading.pages(), id, reading.portions, page.folder,
                 files);
}

// ---- A dated edition: its first page, its glossary, its files

void WriteEditionHome(const Reading& reading) {
  const EditionRecord& record = reading.record();
  const std::string home = reading.Home();
  Page page;
  page.folder = home;
  page.title = reading.site.say().With("Edition of {}", NameOf(record));
  page.description = reading.site.say().With("All rules in the edition of {}.", NameOf(record));
  page.kind = "home";
  page.language = record.language;
  page.crumbs = {{reading.site.say()("Editions"), ""}, {NameOf(record), ""}};
  for (const EditionFormat& format : EditionFormats(FormatsOf(reading)))
    page.formats.push_back({home + format.name, format.title, format.type});
  PageWriter writer(reading.site, page);
  writer.Body();
  writer.out().Put("<h1>", Text(page.title), "</h1>\n");
  writer.out().Put("<p class=\"lead\">");
  writer.out().Put(
      Text(writer.say().Counted(record.provisions.size(), "{} provision|{} provisions")), ", ",
      Text(writer.say().Counted(record.glossary.size(), "{} glossary entry|{} glossary entries")),
      ".");
  if (reading.edition > 0) {
    writer.out().Put(" ");
    writer.Link(reading.site.addresses.Changes(reading.edition), writer.say()("What it changed"));
    writer.out().Put(".");
  }
  writer.out().Put("</p>\n");
  WriteContents(reading.site, reading.edition, writer,
                [&](ProvisionId id) { return reading.Address(id); });
  if (!record.glossary.empty()) {
    writer.out().Put("<p>");
    writer.Link(home + "glossary/", writer.say()("Glossary"));
    writer.out().Put("</p>\n");
  }
  writer.Finish();
}

class GlossaryPage : public html::EditionWriter {
 public:
  GlossaryPage(const Reading& reading, PageWriter& page, const LinkTarget& target)
      : EditionWriter(
            {reading.text, reading.references, reading.site.addresses.anchors(reading.edition),
             target, reading.linked, reading.site.say()},
            1, page.sink()) {}
  void Write() {
    for (uint32_t i = 0; i < edition_.glossary.size(); ++i) WriteEntry(i);
    WriteGlossary();
  }

 protected:
  std::string CiterName(ProvisionId id) const override { return NumberOf(edition_, id); }
};

void WriteGlossaryPage(const Reading& reading) {
  if (reading.text.glossary.empty() && !reading.newest) return;
  Page page;
  page.folder = reading.Home() + "glossary/";
  page.title = reading.site.say()("Glossary");
  page.description =
      reading.site.say().With("The terms of the edition of {}.", NameOf(reading.record()));
  page.kind = reading.newest ? "glossary" : "home";
  page.language = reading.record().language;
  page.crumbs = {{reading.site.say()("Rules"), reading.Home()}, {page.title, ""}};
  if (!reading.newest)
    page.crumbs = {{reading.site.say()("Editions"), ""},
                   {NameOf(reading.record()), reading.Home()},
                   {page.title, ""}};
  PageWriter writer(reading.site, page);
  writer.Body();
  WriteBanner(reading, writer, "glossary/", std::string(writer.say()("The glossary of today")));
  const FromPage target(reading, page.folder);
  writer.out().Put("<article class=\"reading\">\n");
  if (reading.text.glossary.empty())
    writer.out().Put("<h1>Glossary</h1><p>This work has none.</p>");
  GlossaryPage(reading, writer, target).Write();
  writer.out().Put("</article>\n");
  writer.Finish();
}

}  // namespace

void RedirectPage(const Site& site, uint32_t edition, ProvisionId page) {
  site.folder.Redirect(site.addresses.OwnDatedPage(edition, page),
                       fmt::format("{}?at={}", site.addresses.DatedPage(edition, page),
                                   site.addresses.Edition(edition)));
}

void WriteReadingPages(const Site& site, uint32_t index, const Edition& edition, bool newest) {
  const CrossReferences references = CrossReference(edition);
  LinkedText linked(edition, references);
  const std::vector<ChangeKinds> changes = ChangesInto(site.work(), index);
  const AknHistory history = AknHistoryOf(site.corpus, index);
  AknPortions portions(edition, references, history);
  std::optional<Anchors> of_predecessor;
  if (edition.predecessor) of_predecessor.emplace(edition.predecessor->edition);
  const Reading reading{site,     index,      newest,
                        edition,  references, linked,
                        portions, changes,    std::move(of_predecessor)};
  FormatFiles files(site.folder, newest ? "rule/" : reading.Home());
  for (size_t i = 0; i < reading.pages().pages().size(); ++i) WritePage(reading, files, i);
  WriteGlossaryPage(reading);
  WriteEditionFormats(site, index, edition, newest ? "rule/" : reading.Home(), FormatsOf(reading),
                      files);
  files.WriteSums();
  if (newest) {
    WriteFindings(site, edition, references);
    return WriteSearch(site, edition, references);
  }
  WriteEditionHome(reading);
}

}  // namespace codicil::site
