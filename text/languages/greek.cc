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
      // In capitals they have no accents.
      .ordinals = Cut("πρώτο|πρώτος|πρώτη|πρωτο|πρωτος|πρωτη, "
                      "δεύτερο|δεύτερος|δεύτερη|δευτερο|δευτερος|δευτερη, "
                      "τρίτο|τρίτος|τρίτη|τριτο|τριτος|τριτη, "
                      "τέταρτο|τέταρτος|τέταρτη|τεταρτο|τεταρτος|τεταρτη, "
                      "πέμπτο|πέμπτος|πέμπτη|πεμπτο|πεμπτος|πεμπτη, έκτο|εκτο, έβδομο|εβδομο, "
                      "όγδοο|ογδοο, ένατο|ενατο, δέκατο|δεκατο"),
      .contents = Cut("περιεχόμενα, πίνακας περιεχομένων"),
      .captions = Cut("πίνακας, σχήμα, εικόνα"),
      .before_numbers = Cut("άρθρο, άρθρου, άρθρα, παράγραφο, παρ., και, έως"),
      .conjunctions = Cut("και"),
      .citations = WithEnglish({
          .self = Cut("παρών, παρόντος, παρούσα, παρούσας, παρόν"),
          .joiners = Cut("και, ή, καθώς και"),
          .range = Cut("έως, μέχρι"),
          .articles = Cut("άρθρο, άρθρου, άρθρα, άρθρων"),
          .paragraphs = Cut("παράγραφος, παραγράφου, παράγραφο, παράγραφοι, παραγράφους, "
                            "παραγράφων, παρ"),
          .items = Cut("σημείο, σημείου, περίπτωση, περίπτωσης"),
          .letters = Cut("στοιχείο, στοιχείου, στοιχεία, στοιχ"),
          .sentences = Cut("εδάφιο, εδαφίου, εδάφια"),
          .acts = Cut("νόμος, νόμου, ν, κώδικας, κώδικα, διάταγμα, διατάγματος, οδηγία, "
                      "οδηγίας, κανονισμός, κανονισμού, σύνταγμα, συντάγματος, συνθήκη, "
                      "συνθήκης, σύμβαση, σύμβασης, απόφαση, απόφασης, καταστατικό, "
                      "καταστατικού"),
          .act_numbers = Cut("αριθ, της, του, ν"),
          .of = Cut("του, της, των, στον, στο"),
          .other = Cut("ιδίου, ίδιας, εν λόγω"),
      }),
  };
  return language;
}

}  // namespace codicil::languages
