#include "crossref/citation_words.h"

#include <array>

#include "crossref/citation.h"

namespace codicil {
namespace {

using Word = std::string_view;

constexpr std::array kLeads = {
    LeadWord{"rule", LeadKind::kRule, false},
    LeadWord{"rules", LeadKind::kRule, true},
    LeadWord{"subrule", LeadKind::kRule, false},
    LeadWord{"subrules", LeadKind::kRule, true},
    LeadWord{"subsection", LeadKind::kSubsection, false},
    LeadWord{"subsections", LeadKind::kSubsection, true},
    LeadWord{"section", LeadKind::kSection, false},
    LeadWord{"sections", LeadKind::kSection, true},
};
constexpr std::array kSelf = {Word("this")};
constexpr std::array kSee = {Word("see")};
constexpr std::array kAlso = {Word("also")};
constexpr std::array kCiting = {
    Word("see"),  Word("in"),   Word("of"),      Word("to"),    Word("by"),    Word("under"),
    Word("from"), Word("and"),  Word("or"),      Word("then"),  Word("with"),  Word("per"),
    Word("step"), Word("also"), Word("through"), Word("steps"), Word("follow")};
constexpr std::array kNotCiting = {Word("version"), Word("release"), Word("edition"),
                                   Word("page"),    Word("pages"),   Word("chapter"),
                                   Word("level"),   Word("about"),   Word("approximately")};
constexpr std::array kUnits = {
    Word("inch"),        Word("inches"), Word("centimeter"), Word("centimeters"),
    Word("centimetres"), Word("cm"),     Word("mm"),         Word("millimeters"),
    Word("percent"),     Word("times"),  Word("points"),     Word("cards"),
    Word("minutes"),     Word("hours"),  Word("seconds"),    Word("days")};
constexpr std::array kJoiners = {Word("and"), Word("or"), Word("and/or"), Word("then"), Word("&")};
constexpr std::array kRange = {Word("to"), Word("through"), Word("thru")};
constexpr std::array kNameLinks = {Word("a"),  Word("an"),   Word("the"), Word("of"),  Word("from"),
                                   Word("in"), Word("with"), Word("to"),  Word("for"), Word("on"),
                                   Word("at"), Word("by"),   Word("vs"),  Word("into")};
constexpr std::array kNoName = {
    Word("the"),   Word("these"),    Word("those"), Word("this"), Word("that"),  Word("all"),
    Word("some"),  Word("any"),      Word("no"),    Word("each"), Word("see"),   Word("in"),
    Word("under"), Word("most"),     Word("other"), Word("if"),   Word("when"),  Word("a"),
    Word("an"),    Word("both"),     Word("as"),    Word("its"),  Word("their"), Word("your"),
    Word("many"),  Word("whenever"), Word("while"), Word("where")};
constexpr std::array kDocuments = {
    Word("rules"),  Word("rulebook"), Word("guide"),     Word("guidelines"), Word("handbook"),
    Word("policy"), Word("document"), Word("reference"), Word("manual"),     Word("FAQ")};
constexpr std::array kGlossary = {Word("glossary")};
constexpr std::array kOwnNames = {Word("comprehensive rules")};

constexpr CitationWords kEnglish = {kLeads,     kSelf,      kSee,      kAlso,    kCiting,
                                    kNotCiting, kUnits,     kJoiners,  kRange,   kNameLinks,
                                    kNoName,    kDocuments, kGlossary, kOwnNames};

}  // namespace

// A language without a table has only bare numbers and the citations that its markup marks.
const CitationWords& CitationWordsOf(std::string_view language) {
  static constexpr CitationWords kNone{};
  return language == "en" || language.starts_with("en-") ? kEnglish : kNone;
}

}  // namespace codicil
