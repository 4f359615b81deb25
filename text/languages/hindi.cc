// Hindi: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Hindi() {
  static const Language language = {
      .tag = "hi",
      .number_leads = {{kArticle, "अनुच्छेद"},
                       {kSection, "धारा"},
                       {kChapter, "अध्याय"},
                       {kPart, "भाग"},
                       {kRule, "नियम"},
                       {kSchedule, "अनुसूची"}},
      .ordinals = Cut("पहला|पहली|प्रथम, दूसरा|दूसरी|द्वितीय, तीसरा|तीसरी|तृतीय, "
                      "चौथा|चौथी|चतुर्थ, पाँचवाँ|पाँचवीं|पंचम"),
      .letters = "कखगघङचछजझञ",
      .contents = Cut("विषय सूची"),
      .before_numbers = Cut("अनुच्छेद, धारा, उपधारा, खंड, और, या"),
      .conjunctions = Cut("और, या"),
  };
  return language;
}

}  // namespace codicil::languages
