// Slovak: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Slovak() {
  static const Language language = {
      .tag = "sk",
      .number_leads = {{kArticle, "Článok"},
                       {kChapter, "Kapitola"},
                       {kPart, "Časť"},
                       {kDivision, "Oddiel"},
                       {kRule, "Pravidlo"},
                       {kAnnex, "Príloha"}},
      .ordinals =
          Cut("prvá|prvý|prvé, druhá|druhý|druhé, tretia|tretí|tretie, štvrtá|štvrtý|štvrté, "
              "piata|piaty|piate, šiesta|šiesty|šieste, siedma|siedmy|siedme, ôsma|ôsmy|ôsme, "
              "deviata|deviaty|deviate, desiata|desiaty|desiate"),
      .contents = Cut("obsah"),
      .before_numbers = Cut("článok, článku, odsek, odseku, písm., alebo, podľa, až"),
      .conjunctions = Cut("alebo"),
      .unfinished = Cut("alebo, na, zo, sa, ktorý, ktorá, podľa, ako"),
      .citations = WithEnglish({
          .self = Cut("tento, táto, toto, tohto, tejto, tomto, touto"),
          .joiners = Cut("a, i, alebo, či"),
          .range = Cut("až"),
          .articles = Cut("článok, článku, článkom, články, článkov, článkoch, čl"),
          .paragraphs = Cut("odsek, odseku, odseky, odsekov, odsekoch, ods"),
          .items = Cut("bod, bodu, bode, body, bodov"),
          .letters = Cut("písmeno, písmena, písmen, písm"),
          .sentences = Cut("veta, vety, vete"),
          .acts = Cut("zákon, zákona, zákone, zákonom, zákonov, zákonník, zákonníka, ústava, "
                      "ústavy, vyhláška, vyhlášky, nariadenie, nariadenia, smernica, "
                      "smernice, poriadok, poriadku, zmluva, zmluvy, dohovor, dohovoru, "
                      "rozhodnutia, stanovy, stanov"),
          .act_numbers = Cut("č, zo, z, dňa, zb, roku"),
          .of = Cut("v, vo, z, zo, k"),
          .other = Cut("uvedeného, citovaného, toho istého"),
          .act_follows = true,
      }),
  };
  return language;
}

}  // namespace codicil::languages
