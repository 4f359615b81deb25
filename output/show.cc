#include "output/show.h"

#include <fmt/format.h>

#include <set>

#include "base/split.h"
#include "output/edition_json.h"
#include "output/passage_parts.h"
#include "output/refs_parts.h"
#include "rules/provision_key.h"
#include "rules/relatives.h"
#include "text/columns.h"
#include "text/printable.h"

namespace codicil {
namespace {

class Shower {
 public:
  Shower(const Edition& edition, const CrossReferences& references, const PrintStyle& style)
      : edition_(edition), references_(references), style_(style) {}

  std::string ShowProvision(ProvisionId id) {
    const Provision& provision = edition_.provisions[id];
    out_.clear();
    Title(NameOf(edition_, id));
    Breadcrumb(provision);
    Paragraphs(provision.text.text, 0);
    for (const Passage& example : provision.examples) Aside("Example: ", example);
    for (const Passage& note : provision.notes) Aside("Note: ", note);
    List("Below", Below(id));
    List("Cites", Cites(id));
    List("Cited by", CitedBy(references_.cited_by[id]));
    List("Below it, cited by", CitedBy(CitersBelow(edition_, references_, id)));
    return std::move(out_);
  }

  std::string ShowEntry(uint32_t index) {
    const GlossaryEntry& entry = edition_.glossary[index];
    out_.clear();
    Title(entry.term.text);
    out_ += "Glossary\n";
    Paragraphs(entry.text.text, 0);
    std::vector<std::string> defining;
    for (const ProvisionId id : references_.defined_in[index]) defining.push_back(Brief(id));
    List("Defined in", defining);
    List("Cited by", CitedBy(references_.entry_cited_by[index]));
    return std::move(out_);
  }

 private:
  // The number with the title, or with the first words if there is no title.
  std::string Brief(ProvisionId id) const {
    std::string name = NameOf(edition_, id);
    const std::string_view text = edition_.provisions[id].text.text;
    if (text.empty() || !edition_.provisions[id].heading.empty()) return name;
    const size_t room = style_.width - std::min(style_.width, CountColumns(name) + 5);
    std::string_view line = text.substr(0, text.find('\n'));
    const size_t end = BytesOfColumns(line, room);
    if (end == line.size() && line.size() == text.size()) return fmt::format("{} {}", name, text);
    line = line.substr(0, line.substr(0, end).rfind(' '));
    return fmt::format("{} {} …", name, line);
  }

  std::string Shown(const std::string& words) const {
    return style_.terminal ? Printable(words) : words;
  }

  void Title(std::string_view words) { out_ += Styled(words, ansi::kBold, style_) + "\n"; }

  void Breadcrumb(const Provision& provision) {
    std::vector<std::string> above;
    for (ProvisionId id = provision.parent; id != kNoProvision; id = edition_.provisions[id].parent)
      above.insert(above.begin(), NameOf(edition_, id));
    if (!above.empty()) out_ += Shown(fmt::format("{}", fmt::join(above, " > "))) + "\n";
  }

  void Paragraphs(std::string_view text, size_t indent) {
    for (const std::string_view paragraph : Split(text, "\n\n"))
      out_ += fmt::format("\n{}", Wrapped(paragraph, indent, style_));
  }

  void Aside(std::string_view label, const Passage& passage) {
    Paragraphs(std::string(label) + std::string(passage.text), 2);
  }

  std::vector<std::string> Below(ProvisionId id) const {
    std::vector<std::string> lines;
    for (const ProvisionId child : ChildrenOf(edition_, id)) lines.push_back(Brief(child));
    return lines;
  }

  std::vector<std::string> Cites(ProvisionId id) const {
    std::vector<std::string> lines;
    for (const Citation& citation : references_.citations) {
      if (citation.place.InGlossary() || citation.place.owner != id) continue;
      std::string line = CitationWordsShown(edition_, citation);
      if (citation.status != CitationStatus::kResolved)
        line += fmt::format(" [{}]", CitationStatusName(citation.status));
      lines.push_back(line + Targets(citation));
    }
    return lines;
  }

  // " (Kindling)": the titles of the targets.
  std::string Targets(const Citation& citation) const {
    std::vector<std::string_view> titles;
    for (const Locator& locator : citation.locators) {
      if (!locator.title.empty()) continue;
      for (const ProvisionId target : locator.targets)
        if (const auto title = TopicOf(edition_, target); !title.empty()) titles.push_back(title);
    }
    return titles.empty() ? "" : fmt::format(" ({})", fmt::join(titles, ", "));
  }

  // Each citing provision or entry, once.
  std::vector<std::string> CitedBy(std::span<const uint32_t> citations) const {
    std::vector<std::string> lines;
    for (const PassageRef& place : OwnersOf(references_, citations))
      lines.push_back(place.InGlossary()
                          ? fmt::format("glossary: {}", edition_.glossary[place.owner].term.text)
                          : Brief(place.owner));
    return lines;
  }

  void List(std::string_view name, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    out_ += "\n";
    Title(name);
    for (const std::string& line : lines) out_ += "  " + Shown(line) + "\n";
  }

  const Edition& edition_;
  const CrossReferences& references_;
  const PrintStyle& style_;
  std::string out_;
};

class ShownJson {
 public:
  ShownJson(const ShownEdition& shown, ByteSink& out)
      : found_(shown.found),
        edition_(shown.edition),
        references_(shown.references),
        with_(shown.with),
        json_(out),
        parts_(edition_, json_) {}

  void Write() {
    json_.Document(
        "schema", "codicil-show/1", [&] { WriteIdentity(edition_, json_); }, "provisions",
        json_.Each(found_.provisions, [&](ProvisionId id) { WriteProvision(id); }), "glossary",
        json_.Each(found_.entries, [&](uint32_t entry) { WriteEntry(entry); }));
  }

 private:
  void WriteProvision(ProvisionId id) {
    json_.Object([&] { parts_.WriteProvision(edition_.provisions[id]); }, [&] { WriteCites(id); },
                 [&] { WriteCitedBy(references_.cited_by[id]); }, [&] { WriteOthers(id); });
  }

  void WriteOthers(ProvisionId id) {
    std::vector<ProvisionId> above;
    for (ProvisionId up = edition_.provisions[id].parent; up != kNoProvision;
         up = edition_.provisions[up].parent)
      above.insert(above.begin(), up);
    const auto other = [&](ProvisionId one) { WriteOther(one); };
    json_.Members("above", If(with_.context, json_.Each(above, other)), "below",
                  If(with_.context, json_.Each(ChildrenOf(edition_, id), other)), "cited",
                  If(with_.citations, json_.Each(Cited(id), other)));
  }

  void WriteOther(ProvisionId id) {
    const Provision& provision = edition_.provisions[id];
    std::vector<std::string_view> examples;
    for (const Passage& example : provision.examples) examples.push_back(example.text);
    json_.Object("num", KeyText(edition_, id), "heading", OrNull(provision.heading.text), "text",
                 provision.text.text, "examples", If(with_.examples, examples));
  }

  void WriteEntry(uint32_t entry) {
    json_.Object([&] { parts_.WriteEntry(edition_.glossary[entry]); }, "defined_in",
                 KeysOf(edition_, references_.defined_in[entry]),
                 [&] { WriteCitedBy(references_.entry_cited_by[entry]); });
  }

  std::vector<const Citation*> CitationsIn(ProvisionId id) const {
    std::vector<const Citation*> cites;
    for (const Citation& citation : references_.citations) {
      if (citation.place.InProvision() && citation.place.owner == id) cites.push_back(&citation);
    }
    return cites;
  }

  static std::vector<ProvisionId> TargetsOf(const Citation& citation) {
    std::vector<ProvisionId> targets;
    for (const Locator& locator : citation.locators)
      targets.insert(targets.end(), locator.targets.begin(), locator.targets.end());
    return targets;
  }

  // In the order of the edition, each once.
  std::vector<ProvisionId> Cited(ProvisionId id) const {
    std::set<ProvisionId> cited;
    for (const Citation* citation : CitationsIn(id))
      for (const ProvisionId target : TargetsOf(*citation)) cited.insert(target);
    return {cited.begin(), cited.end()};
  }

  void WriteCites(ProvisionId id) {
    json_.Members("cites", json_.Each(CitationsIn(id), [&](const Citation* citation) {
      json_.Object("text", CitationWordsShown(edition_, *citation), "status",
                   CitationStatusName(citation->status), "targets",
                   KeysOf(edition_, TargetsOf(*citation)));
    }));
  }

  // Each citing provision or entry, once.
  void WriteCitedBy(std::span<const uint32_t> citations) {
    const std::vector<PassageRef> places = OwnersOf(references_, citations);
    json_.Members("cited_by", json_.Each(places, [&](const PassageRef& place) {
      json_.Object("num",
                   OrNull(place.InGlossary() ? std::string() : KeyText(edition_, place.owner)),
                   "term",
                   OrNull(place.InGlossary() ? edition_.glossary[place.owner].term.text
                                             : std::string_view()));
    }));
  }

  const Matches& found_;
  const Edition& edition_;
  const CrossReferences& references_;
  const ShownWith with_;
  JsonWriter json_;
  EditionJson parts_;
};

}  // namespace

void WriteShownText(const ShownEdition& shown, const PrintStyle& style, ByteSink& out) {
  Shower shower(shown.edition, shown.references, style);
  const auto add = [&](const std::string& one) { out.Write((out.size() == 0 ? "" : "\n") + one); };
  for (const ProvisionId id : shown.found.provisions) add(shower.ShowProvision(id));
  for (const uint32_t entry : shown.found.entries) add(shower.ShowEntry(entry));
}

void WriteShownJson(const ShownEdition& shown, ByteSink& out) { ShownJson(shown, out).Write(); }

}  // namespace codicil
