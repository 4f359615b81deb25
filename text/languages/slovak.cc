// Slovak: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Slovak() {
  static const Language language = {
      .tag = "sk",
      .number_leads = {{kArticle, "Článok"},
                       {kArticle, "ČLÁNOK"},
                       {kChapter, "Kapitola"},
                       {kPart, "Časť"},
                       {kPart, "ČASŤ"},
                       {kDivision, "Oddiel"},
                       {kRule, "Pravidlo"},
                       {kAnnex, "Príloha"},
                       {kAnnex, "PRÍLOHA"}},
      .ordinals =
          Cut("prvá|prvý|prvé, druhá|druhý|druhé, tretia|tretí|tretie, štvrtá|štvrtý|štvrté, "
              "piata|piaty|piate, šiesta|šiesty|šieste, siedma|siedmy|siedme, ôsma|ôsmy|ôsme, "
              "deviata|deviaty|deviate, desiata|desiaty|desiate"),
      .contents = Cut("obsah"),
      .before_numbers = Cut("článok, článku, odsek, odseku, písm., alebo, podľa, až"),
      .conjunctions = Cut("alebo"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
