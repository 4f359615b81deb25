#include "ingest/akn/akn_head.h"

#include "ingest/dates.h"
#include "text/language_code.h"

namespace codicil {
namespace {

constexpr std::string_view kNoDate = "0001-01-01";

void ReadLanguage(pugi::xml_node language, EditionBuilder& builder) {
  std::string tag = language.attribute("c:tag").value();
  if (tag.empty()) tag = LanguageTag(language.attribute("language").value());
  if (IsLanguageTag(tag)) builder.edition().language = std::move(tag);
}

}  // namespace

void ReadAknHead(pugi::xml_node meta, SourceId id, EditionBuilder& builder) {
  const pugi::xml_node identification = meta.child("identification");
  const pugi::xml_node expression = identification.child("FRBRExpression");
  for (const pugi::xml_node alias : identification.child("FRBRWork").children("FRBRalias")) {
    if (alias.attribute("name").value() == std::string_view("title"))
      builder.OfferTitle(alias.attribute("value").value());
  }
  const std::string date =
      std::string(expression.child("FRBRdate").attribute("date").value()).substr(0, 10);
  if (date != kNoDate && FindDate(date) == date) builder.OfferDate(date, Span{id, 0, 0});
  ReadLanguage(expression.child("FRBRlanguage"), builder);
}

}  // namespace codicil
