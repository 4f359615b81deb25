#include "corpus/manifest.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <tuple>

#include "base/ascii.h"
#include "corpus/kinds.h"
#include "ingest/dates.h"
#include "rules/identity.h"
#include "text/budget.h"
#include "text/printable.h"
#include "text/toml_file.h"

namespace codicil {
namespace {

std::string QuotedList(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) quoted.push_back(TomlString(text));
  return fmt::format("[{}]", fmt::join(quoted, ", "));
}

class ManifestReader {
 public:
  ManifestReader(const SourceText& source, Diagnostics& diagnostics)
      : toml_(source, kind::kManifest, diagnostics), source_(source) {}

  Manifest Read() && {
    if (!toml_.parsed()) return {};
    toml_.CheckKeys(toml_.table(),
                    {"work", "aliases", "predecessor", "site", "edition", "pair", "lineage"});
    ReadWork();
    ReadAliases();
    ReadPredecessor();
    ReadSite();
    const auto editions = toml_.Tables("edition");
    for (const toml::table* table : editions) ReadOneEdition(*table);
    for (const toml::table* table : toml_.Tables("pair")) ReadPair(*table);
    for (const toml::table* table : toml_.Tables("lineage")) ReadLineage(*table);
    if (editions.empty()) toml_.Report({source_.id(), 0, 0}, "the corpus has no [[edition]]");
    CheckEditions();
    std::ranges::stable_sort(manifest_.editions,
                             [](const ManifestEdition& a, const ManifestEdition& b) {
                               return std::tie(a.date, a.id) < std::tie(b.date, b.id);
                             });
    PutInOrder();
    return std::move(manifest_);
  }

 private:
  // "" if it is missing; reported if it is not a text.
  std::string Text(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return "";
    if (node->is_string()) return node->as_string()->get();
    toml_.Report(toml_.SpanOf(*node), fmt::format("\"{}\" must be a text in quotes", key));
    return "";
  }

  std::vector<std::string> Texts(const toml::table& table, std::string_view key) {
    std::vector<std::string> texts;
    const toml::node* node = table.get(key);
    if (node == nullptr) return texts;
    const toml::array* array = node->as_array();
    if (array == nullptr || !array->is_homogeneous(toml::node_type::string)) {
      toml_.Report(toml_.SpanOf(*node),
                   fmt::format("\"{}\" must be a list of texts in quotes", key));
      return texts;
    }
    for (const toml::node& item : *array) texts.push_back(item.as_string()->get());
    return texts;
  }

  // A TOML date, or the same in quotes.
  std::string Date(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    if (node == nullptr) return "";
    if (const auto* date = node->as_date()) {
      std::ostringstream iso;
      iso << date->get();
      return iso.str();
    }
    std::string text = Text(table, key);
    if (text.empty() || FindDate(text) == text) return text;
    toml_.Report(toml_.SpanOf(*node),
                 fmt::format("\"{}\" must be a date that looks like 2031-02-03", key));
    return "";
  }

  // "us", or "us-ca" for a part of a country.
  std::string Country(const toml::table& table) {
    std::string country = Text(table, "country");
    static const RE2 kShape("[a-z]{2}(-[a-z0-9-]+)?");
    const bool fits = RE2::FullMatch(country, kShape);
    if (country.empty() || fits) return country;
    toml_.Report(toml_.SpanOf(*table.get("country")),
                 "\"country\" must be the code of a country in two small letters, such as \"nz\", "
                 "that of a part of it (\"us-ca\"), or \"un\" for none");
    return "";
  }

  void ReadAliases() {
    const toml::table* aliases = toml_.table()["aliases"].as_table();
    if (aliases == nullptr) return;
    for (const auto& [name, num] : *aliases) {
      const std::string text = Text(*aliases, name.str());
      if (!text.empty())
        manifest_.aliases.push_back({std::string(name.str()), text, toml_.SpanOf(num)});
    }
  }

  void ReadPredecessor() {
    const toml::table* table = toml_.table()["predecessor"].as_table();
    if (table == nullptr) return;
    toml_.CheckKeys(*table, {"files", "names", "url"});
    ManifestPredecessor& predecessor = manifest_.predecessor;
    predecessor.span = toml_.SpanOf(*table);
    predecessor.files = Texts(*table, "files");
    predecessor.names = Texts(*table, "names");
    predecessor.url = Url(*table);
    if (!predecessor.url.empty() && !predecessor.url.ends_with('/')) predecessor.url += '/';
    if (predecessor.files.empty())
      toml_.Report(predecessor.span, "[predecessor] needs the files of an edition");
  }

  // Reported, and left out, if it does not have the shape.
  std::string Shaped(const toml::table& table, std::string_view key, const RE2& shape,
                     std::string_view needed) {
    std::string text = Text(table, key);
    if (text.empty() || RE2::FullMatch(text, shape)) return text;
    toml_.Report(toml_.SpanOf(*table.get(key)), fmt::format("\"{}\" must be {}", key, needed));
    return "";
  }

  std::string Url(const toml::table& table) {
    static const RE2 kUrl("https?://\\S+");
    return Shaped(table, "url", kUrl, "an address that begins with https:// or http://");
  }

  void ReadSite() {
    const toml::table* table = toml_.table()["site"].as_table();
    if (table == nullptr) return;
    toml_.CheckKeys(
        *table, {"name", "notice", "contact", "footer", "url", "accent", "logo", "icon", "css"});
    static const RE2 kContact("https?://\\S+|[^@\\s:]+@[^@\\s:]+"), kColour("#[0-9a-fA-F]{6}");
    ManifestSite& site = manifest_.site;
    site.name = Text(*table, "name");
    site.notice = Text(*table, "notice");
    site.footer = Text(*table, "footer");
    site.contact = Shaped(*table, "contact", kContact,
                          "an address of mail, or one that begins with https:// or http://");
    site.url = Url(*table);
    site.accent = Shaped(*table, "accent", kColour, "a colour that looks like \"#0f5394\"");
    site.logo = Text(*table, "logo");
    site.icon = Text(*table, "icon");
    site.css = Text(*table, "css");
  }

  void ReadWork() {
    const toml::table* work = toml_.table()["work"].as_table();
    if (work == nullptr) return toml_.Report({source_.id(), 0, 0}, "the corpus has no [work]");
    toml_.CheckKeys(*work, {"id", "title", "language", "source", "licence", "date", "country",
                            "author", "order"});
    manifest_.id = Text(*work, "id");
    manifest_.title = Text(*work, "title");
    manifest_.language = Text(*work, "language");
    manifest_.source = Text(*work, "source");
    manifest_.licence = Text(*work, "licence");
    manifest_.date = Date(*work, "date");
    manifest_.country = Country(*work);
    manifest_.author = Text(*work, "author");
    manifest_.order = Texts(*work, "order");
    work_span_ = toml_.SpanOf(*work);
    if (manifest_.title.empty()) toml_.Report(work_span_, "[work] needs a title");
    if (manifest_.id.empty())
      manifest_.id = IdOfTitle(manifest_.title);
    else
      CheckId(manifest_.id, work_span_);
  }

  void ReadOneEdition(const toml::table& table) {
    toml_.CheckKeys(table, {"id", "date", "code", "name", "files", "sha256", "same_as", "language",
                            "source", "licence"});
    ManifestEdition edition;
    edition.span = toml_.SpanOf(table);
    edition.date = Date(table, "date");
    edition.id = Text(table, "id");
    if (edition.id.empty()) edition.id = edition.date;
    edition.code = Text(table, "code");
    edition.name = Text(table, "name");
    edition.files = Texts(table, "files");
    edition.sha256 = Texts(table, "sha256");
    edition.same_as = Text(table, "same_as");
    edition.language = Text(table, "language");
    edition.source = Text(table, "source");
    edition.licence = Text(table, "licence");
    if (edition.id.empty()) return toml_.Report(edition.span, "an edition needs an id or a date");
    if (!table.contains("files")) toml_.Report(edition.span, "an edition needs files");
    if (edition.files.empty()) return;
    if (!edition.sha256.empty() && edition.sha256.size() != edition.files.size())
      return toml_.Report(edition.span, "\"sha256\" must have one digest for each file");
    manifest_.editions.push_back(std::move(edition));
  }

  void ReadPair(const toml::table& table) {
    toml_.CheckKeys(table, {"old", "new", "overrides"});
    ManifestPair pair{Text(table, "old"), Text(table, "new"), Text(table, "overrides"),
                      toml_.SpanOf(table)};
    if (pair.old_edition.empty() || pair.new_edition.empty() || pair.overrides.empty())
      return toml_.Report(pair.span, "a pair needs old, new and overrides");
    manifest_.pairs.push_back(std::move(pair));
  }

  void ReadLineage(const toml::table& table) {
    toml_.CheckKeys(table, {"id", "provisions", "reason"});
    LineagePin pin;
    pin.span = toml_.SpanOf(table);
    pin.id = Text(table, "id");
    if (!pin.id.empty()) CheckId(pin.id, pin.span);
    pin.reason = Text(table, "reason");
    for (const std::string& place : Texts(table, "provisions")) {
      const size_t space = place.find(' ');
      if (space == place.npos)
        return toml_.Report(pin.span, fmt::format("\"{}\" must be an edition and a number: "
                                                  "\"2021-03-01 203.1\"",
                                                  place));
      pin.places.push_back({place.substr(0, space), place.substr(space + 1)});
    }
    if (pin.places.empty() || pin.reason.empty())
      return toml_.Report(pin.span, "a lineage needs provisions and a reason");
    manifest_.pins.push_back(std::move(pin));
  }

  void CheckId(const std::string& id, const Span& span) {
    if (IsPlainId(id)) return;
    toml_.Report(span,
                 fmt::format("\"{}\" cannot be an id: it becomes a part of addresses and names of "
                             "files, so use letters, digits, \".\", \"-\" and \"_\"",
                             Brief(Printable(id))));
  }

  // Ids are unique; other places name editions that exist.
  void CheckEditions() {
    std::set<std::string> ids, codes, copies;
    for (const ManifestEdition& edition : manifest_.editions) {
      CheckId(edition.id, edition.span);
      if (!edition.code.empty()) CheckId(edition.code, edition.span);
      if (!edition.code.empty() && !codes.insert(LowerCase(edition.code)).second)
        toml_.Report(edition.span, fmt::format("two editions have the code \"{}\"", edition.code));
      if (!ids.insert(edition.id).second)
        toml_.Report(edition.span, fmt::format("there are two editions \"{}\"", edition.id));
      if (!edition.same_as.empty()) copies.insert(edition.id);
    }
    const auto check = [&](const std::string& id, const Span& span) {
      if (!ids.contains(id)) toml_.Report(span, fmt::format("there is no edition \"{}\"", id));
    };
    for (const ManifestEdition& edition : manifest_.editions) {
      if (!edition.same_as.empty()) check(edition.same_as, edition.span);
      if (copies.contains(edition.same_as))
        toml_.Report(edition.span,
                     fmt::format("\"same_as\" must name an edition that is not itself "
                                 "a copy, unlike \"{}\"",
                                 edition.same_as));
    }
    for (const ManifestPair& pair : manifest_.pairs) {
      check(pair.old_edition, pair.span);
      check(pair.new_edition, pair.span);
    }
    for (const LineagePin& pin : manifest_.pins) {
      for (const LineagePin::Place& place : pin.places) check(place.edition, pin.span);
    }
  }

  // Editions without a date are in no order that can be known: a wrong one would make every history
  // wrong.
  void PutInOrder() {
    std::vector<ManifestEdition>& editions = manifest_.editions;
    if (manifest_.order.empty()) return CheckDates();
    const auto place = [&](const ManifestEdition& edition) {
      return std::ranges::find(manifest_.order, edition.id) - manifest_.order.begin();
    };
    std::set<std::string> listed(manifest_.order.begin(), manifest_.order.end());
    if (listed.size() < manifest_.order.size())
      toml_.Report(work_span_, "\"order\" names an edition twice");
    for (const ManifestEdition& edition : editions) {
      if (listed.erase(edition.id) == 0 && edition.same_as.empty())
        toml_.Report(edition.span, fmt::format("\"order\" lacks the edition \"{}\"", edition.id));
    }
    for (const std::string& id : listed)
      toml_.Report(work_span_, fmt::format("\"order\" names \"{}\", which is no edition", id));
    std::ranges::stable_sort(editions, {}, place);
    const ManifestEdition* before = nullptr;
    for (const ManifestEdition& edition : editions) {
      if (edition.date.empty() || !edition.same_as.empty()) continue;
      if (before != nullptr && edition.date < before->date)
        toml_.Report(edition.span, fmt::format("\"order\" has \"{}\" after \"{}\", whose date is "
                                               "later",
                                               edition.id, before->id));
      before = &edition;
    }
  }

  void CheckDates() {
    std::vector<std::string> ids;
    for (const ManifestEdition& edition : manifest_.editions) {
      if (edition.same_as.empty()) ids.push_back(edition.id);
    }
    if (ids.size() < 2) return;
    for (const ManifestEdition& edition : manifest_.editions) {
      if (!edition.date.empty() || !edition.same_as.empty()) continue;
      toml_.Report(
          edition.span,
          fmt::format("the edition \"{}\" has no date, so its place among the others is not "
                      "known: give it one, or list all from the oldest on, as in order = "
                      "{} in [work]",
                      edition.id, QuotedList(ids)));
    }
  }

  TomlFile toml_;
  const SourceText& source_;
  Manifest manifest_;
  Span work_span_;
};

struct Writer {
  std::string out;

  void Line(std::string_view key, std::string_view text) {
    if (!text.empty()) out += fmt::format("{} = {}\n", key, TomlString(text));
  }
  void Lines(std::string_view key, const std::vector<std::string>& texts) {
    if (!texts.empty()) out += fmt::format("{} = {}\n", key, QuotedList(texts));
  }
  void Common(const std::string& language, const std::string& source, const std::string& licence) {
    Line("language", language);
    Line("source", source);
    Line("licence", licence);
  }
  void Aliases(const std::vector<ManifestAlias>& aliases) {
    if (!aliases.empty()) out += "\n[aliases]\n";
    for (const ManifestAlias& alias : aliases) Line(TomlString(alias.name), alias.num);
  }
  void Site(const ManifestSite& site) {
    const std::pair<std::string_view, std::string> lines[] = {
        {"name", site.name},     {"notice", site.notice}, {"contact", site.contact},
        {"footer", site.footer}, {"url", site.url},       {"accent", site.accent},
        {"logo", site.logo},     {"icon", site.icon},     {"css", site.css}};
    if (std::ranges::all_of(lines, [](const auto& line) { return line.second.empty(); })) return;
    out += "\n[site]\n";
    for (const auto& [key, text] : lines) Line(key, text);
  }
};

}  // namespace

Manifest ReadManifest(const SourceText& source, Diagnostics& diagnostics) {
  return ManifestReader(source, diagnostics).Read();
}

std::string WriteManifest(const Manifest& manifest) {
  Writer writer;
  writer.out = "[work]\n";
  writer.Line("id", manifest.id);
  writer.Line("title", manifest.title);
  writer.Common(manifest.language, manifest.source, manifest.licence);
  writer.out += "# Of the work, not of an edition; parts of its address in Akoma Ntoso.\n";
  if (!manifest.date.empty()) writer.out += fmt::format("date = {}\n", manifest.date);
  writer.Line("country", manifest.country);
  writer.Line("author", manifest.author);
  if (manifest.author.empty()) writer.out += "# author = \"who issues it\"\n";
  writer.Lines("order", manifest.order);
  writer.Aliases(manifest.aliases);
  if (!manifest.predecessor.files.empty()) {
    writer.out += "\n[predecessor]\n";
    writer.Lines("files", manifest.predecessor.files);
    writer.Lines("names", manifest.predecessor.names);
    writer.Line("url", manifest.predecessor.url);
  }
  writer.Site(manifest.site);
  for (const ManifestEdition& edition : manifest.editions) {
    writer.out += "\n[[edition]]\n";
    writer.Line("id", edition.id);
    if (!edition.date.empty()) writer.out += fmt::format("date = {}\n", edition.date);
    writer.Line("code", edition.code);
    writer.Line("name", edition.name);
    writer.Lines("files", edition.files);
    writer.Lines("sha256", edition.sha256);
    writer.Line("same_as", edition.same_as);
    writer.Common(edition.language, edition.source, edition.licence);
  }
  for (const ManifestPair& pair : manifest.pairs) {
    writer.out += "\n[[pair]]\n";
    writer.Line("old", pair.old_edition);
    writer.Line("new", pair.new_edition);
    writer.Line("overrides", pair.overrides);
  }
  for (const LineagePin& pin : manifest.pins) {
    writer.out += "\n[[lineage]]\n";
    writer.Line("id", pin.id);
    std::vector<std::string> places;
    for (const auto& place : pin.places) places.push_back(place.edition + " " + place.key);
    writer.Lines("provisions", places);
    writer.Line("reason", pin.reason);
  }
  return std::move(writer.out);
}

}  // namespace codicil
