#include "output/akn/akn_meta.h"

#include <fmt/format.h>

#include "output/writable.h"
#include "rules/identity.h"
#include "text/language_code.h"

namespace codicil {
namespace {

using html::Attribute;

// What an attribute that must not be empty says.
std::string Shown(std::string_view text, std::string_view otherwise) {
  const std::string shown = Writable(text, WrittenFormat::kXml);
  return shown.find_first_not_of(" \t\n") == std::string::npos ? std::string(otherwise) : shown;
}

AknWork Identified(AknWork work, const Edition& edition) {
  if (work.id.empty()) work.id = edition.title.empty() ? "untitled" : WorkId(edition);
  if (work.date.empty()) work.date = kAknNoDate;
  if (work.country.empty()) work.country = kAknNoCountry;
  return work;
}

}  // namespace

AknMeta::AknMeta(const Edition& edition, const AknIds& ids, const AknHistory& history,
                 html::HtmlWriter& out)
    : edition_(edition),
      ids_(ids),
      history_(history),
      out_(out),
      date_(!history.date.empty()            ? history.date
            : edition.effective_date.empty() ? std::string(kAknNoDate)
                                             : edition.effective_date),
      work_(Identified(history.work, edition)),
      uris_(work_, edition.language) {}

void AknMeta::Write() {
  out_.Put("    <meta>\n");
  WriteIdentification("main");
  if (!history_.previous_date.empty()) {
    WriteLifecycle();
    WriteModifications();
    WriteTemporalData();
  }
  WriteReferences();
  out_.Put("    </meta>\n");
}

void AknMeta::WriteAttached(std::string_view component) {
  out_.Put("    <meta>\n");
  WriteIdentification(component);
  out_.Put("    </meta>\n");
}

void AknMeta::WritePortion(const std::string& eid, const std::set<uint32_t>& terms) {
  portion_ = eid;
  out_.Put("    <meta>\n");
  WriteIdentification("main~" + eid);
  out_.Put("      <references source=\"#codicil\">\n");
  WriteOrganizations();
  out_.Put("        <TLCReference eId=\"whole\" name=\"whole\"", Attribute("href", Whole()),
           Attribute("showAs", Shown(edition_.title, "the whole")), "/>\n");
  for (const uint32_t entry : terms) WriteTerm(entry);
  out_.Put("      </references>\n    </meta>\n");
}

void AknMeta::WriteIdentification(std::string_view component) {
  out_.Put("      <identification source=\"#codicil\">\n");
  WriteWork(component);
  WriteExpression(component);
  WriteManifestation(component);
  out_.Put("      </identification>\n");
}

void AknMeta::WriteUris(std::string_view base, std::string_view component,
                        std::string_view ending) {
  out_.Put("          <FRBRthis",
           Attribute("value", fmt::format("{}/!{}{}", base, component, ending)),
           "/>\n          <FRBRuri", Attribute("value", fmt::format("{}{}", base, ending)), "/>\n");
}

void AknMeta::WriteWork(std::string_view component) {
  out_.Put("        <FRBRWork>\n");
  WriteUris(uris_.work(), component, "");
  if (!edition_.title.empty() && component == "main")
    out_.Put("          <FRBRalias name=\"title\"",
             Attribute("value", Writable(edition_.title, WrittenFormat::kXml)), "/>\n");
  out_.Put("          <FRBRdate", Attribute("date", work_.date),
           " name=\"generation\"/>\n          <FRBRauthor href=\"#author\"/>\n"
           "          <FRBRcountry",
           Attribute("value", work_.country),
           "/>\n          <FRBRsubtype value=\"rulebook\"/>\n          <FRBRnumber",
           Attribute("value", work_.id), "/>\n        </FRBRWork>\n");
}

void AknMeta::WriteExpression(std::string_view component) {
  const std::string expression = uris_.Expression(date_);
  out_.Put("        <FRBRExpression>\n");
  WriteUris(expression, component, "");
  out_.Put("          <FRBRdate", Attribute("date", date_), " name=\"effective\"/>\n",
           "          <FRBRauthor href=\"#author\"/>\n");
  out_.Put("          <FRBRlanguage", Attribute("language", ThreeLetterLanguage(edition_.language)),
           Attribute("c:tag", edition_.language), "/>\n        </FRBRExpression>\n");
}

void AknMeta::WriteManifestation(std::string_view component) {
  out_.Put("        <FRBRManifestation>\n");
  WriteUris(uris_.Expression(date_), component, ".xml");
  out_.Put("          <FRBRdate", Attribute("date", date_),
           " name=\"generation\"/>\n          <FRBRauthor href=\"#codicil\"/>\n");
  if (!portion_.empty())
    out_.Put("          <FRBRportion", Attribute("from", "#" + portion_), "/>\n");
  out_.Put("        </FRBRManifestation>\n");
}

void AknMeta::WriteLifecycle() {
  out_.Put("      <lifecycle source=\"#codicil\">\n");
  if (KnowsOriginal())
    out_.Put("        <eventRef eId=\"eventRef_1\"", Attribute("date", work_.date),
             " type=\"generation\" source=\"#ro1\"/>\n");
  out_.Put("        <eventRef eId=\"eventRef_2\"", Attribute("date", date_),
           " type=\"amendment\" source=\"#ro2\"/>\n      </lifecycle>\n");
}

void AknMeta::WriteModifications() {
  if (history_.modifications.empty()) return;
  const std::string previous = uris_.Expression(history_.previous_date) + "/!main~";
  out_.Put("      <analysis source=\"#codicil\">\n        <passiveModifications>\n");
  size_t count = 0;
  for (const AknHistory::Modification& one : history_.modifications) {
    const bool removed = one.provision == kNoProvision;
    if (removed && one.previous.empty()) continue;
    out_.Put("          <textualMod", Attribute("type", one.type),
             Attribute("eId", fmt::format("pmod_{}", ++count)),
             "><source href=\"#ro2\"/><destination",
             Attribute("href",
                       removed ? previous + one.previous.front() : ids_.ToProvision(one.provision)),
             "/>");
    if (!one.previous.empty() && !removed)
      out_.Put("<previous", Attribute("href", previous + one.previous.front()), "/>");
    for (size_t i = 1; i < one.previous.size(); ++i)
      out_.Put("<old", Attribute("href", previous + one.previous[i]), "/>");
    out_.Put("</textualMod>\n");
  }
  out_.Put("        </passiveModifications>\n      </analysis>\n");
}

void AknMeta::WriteTemporalData() {
  out_.Put(
      "      <temporalData source=\"#codicil\">\n        <temporalGroup eId=\"tg1\">"
      "<timeInterval start=\"#eventRef_2\" refersTo=\"#inforce\"/></temporalGroup>\n"
      "      </temporalData>\n");
}

void AknMeta::WriteReferences() {
  const auto edition = [&](std::string_view date) { return uris_.Expression(date) + "/!main"; };
  out_.Put("      <references source=\"#codicil\">\n");
  if (!history_.previous_date.empty()) {
    if (KnowsOriginal())
      out_.Put("        <original eId=\"ro1\"", Attribute("href", edition(work_.date)),
               Attribute("showAs", work_.date), "/>\n");
    out_.Put("        <passiveRef eId=\"ro2\"", Attribute("href", edition(date_)),
             Attribute("showAs", date_), "/>\n");
  }
  WriteOrganizations();
  if (!history_.previous_date.empty())
    out_.Put(
        "        <TLCConcept eId=\"inforce\" href=\"/akn/ontology/concept/in-force\" "
        "showAs=\"in force\"/>\n");
  for (uint32_t i = 0; i < edition_.glossary.size(); ++i) WriteTerm(i);
  out_.Put("      </references>\n");
}

void AknMeta::WriteOrganizations() {
  out_.Put(
      "        <TLCOrganization eId=\"codicil\" href=\"/akn/ontology/organization/codicil\" "
      "showAs=\"Codicil\"/>\n        <TLCOrganization eId=\"author\"",
      Attribute("href", uris_.Author()), Attribute("showAs", Shown(work_.author, "Publisher")),
      "/>\n");
}

void AknMeta::WriteTerm(uint32_t entry) {
  const std::string id = ids_.Term(entry);
  out_.Put("        <TLCTerm", Attribute("eId", id),
           Attribute("href", "/akn/ontology/term/" + id.substr(5)),
           Attribute("showAs", Shown(edition_.glossary[entry].term.text, "term")), "/>\n");
}

}  // namespace codicil
