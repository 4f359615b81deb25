// what_became_of OLD.txt NEW.txt NUMBER: prints the numbers that a rule has in the newer edition;
// status 1 if it has none.
#include <codicil/codicil.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const auto older = codicil::Read({argv[1]}), newer = codicil::Read({argv[2]});
  for (const codicil::ReadResult* rules : {&older, &newer}) {
    if (rules->status != codicil::InputStatus::kUnusable) continue;
    std::cerr << codicil::Messages(*rules);
    return 2;
  }
  const codicil::ProvisionId rule = older.edition->Find(argv[3]);
  if (rule == codicil::kNoProvision) {
    std::cerr << "the older edition has no " << argv[3] << '\n';
    return 2;
  }
  const codicil::Comparison both = codicil::Compare(older.edition, newer.edition);
  int status = 1;
  for (const codicil::Correspondence& pair : both.concordance().pairs) {
    if (pair.old_id != rule || pair.new_id == codicil::kNoProvision) continue;
    std::cout << newer.edition->provisions[pair.new_id].number.ToString() << " (confidence "
              << pair.confidence << ")\n";
    status = 0;
  }
  return status;
}
