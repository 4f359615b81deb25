// Greek: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Greek() {
  static const Language language = {
      .tag = "el",
      .number_leads = {{kArticle, "Άρθρο"},
                       {kArticle, "ΑΡΘΡΟ"},
                       {kChapter, "Κεφάλαιο"},
                       {kChapter, "ΚΕΦΑΛΑΙΟ"},
                       {kPart, "Μέρος"},
                       {kPart, "ΜΕΡΟΣ"},
                       {kDivision, "Τμήμα"},
                       {kDivision, "ΤΜΗΜΑ"},
                       {kTitle, "Τίτλος"},
                       {kTitle, "ΤΙΤΛΟΣ"},
                       {kRule, "Κανόνας"},
                       {kRule, "ΚΑΝΟΝΑΣ"},
                       {kAnnex, "Παράρτημα"},
                       {kAnnex, "ΠΑΡΑΡΤΗΜΑ"}},
      .ordinals = Cut("πρώτο|πρώτος|πρώτη, δεύτερο|δεύτερος|δεύτερη, τρίτο|τρίτος|τρίτη, "
                      "τέταρτο|τέταρτος|τέταρτη, πέμπτο|πέμπτος|πέμπτη"),
      .contents = Cut("περιεχόμενα"),
      .before_numbers = Cut("άρθρο, άρθρου, άρθρα, παράγραφο, παρ., και, έως"),
      .conjunctions = Cut("και"),
      .citations = WithEnglish({}),
  };
  return language;
}

}  // namespace codicil::languages
