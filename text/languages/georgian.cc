// Georgian: what the numbers of a work are read with.

#include "text/languages/languages.h"

namespace codicil::languages {

using enum NumberLeadKind;

const Language& Georgian() {
  static const Language language = {
      .tag = "ka",
      .number_leads = {{kArticle, "მუხლი"},
                       {kChapter, "თავი"},
                       {kTitle, "კარი"},
                       {kBook, "წიგნი"},
                       {kPart, "ნაწილი"},
                       {kRule, "წესი"},
                       {kAnnex, "დანართი"}},
      .ordinals = Cut("პირველი, მეორე, მესამე, მეოთხე, მეხუთე, მეექვსე, მეშვიდე, მერვე, მეცხრე, "
                      "მეათე"),
      .letters = "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
      .contents = Cut("სარჩევი"),
      .before_numbers = Cut("მუხლის, მუხლით, პუნქტის, პუნქტით, და, ან"),
      .conjunctions = Cut("და, ან"),
  };
  return language;
}

}  // namespace codicil::languages
