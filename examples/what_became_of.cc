// what_became_of OLD.txt NEW.txt NUMBER: prints the numbers that a rule has in the newer edition.
#include <codicil/codicil.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const auto older = codicil::Read({argv[1]}), newer = codicil::Read({argv[2]});
  const codicil::Comparison both = codicil::Compare(older.edition, newer.edition);
  const codicil::ProvisionId rule = older.edition->Find(argv[3]);
  for (const codicil::Correspondence& pair : both.concordance().pairs) {
    if (rule == codicil::kNoProvision || pair.old_id != rule) continue;
    std::cout << (pair.new_id == codicil::kNoProvision
                      ? "removed"
                      : newer.edition->provisions[pair.new_id].number.ToString())
              << " (confidence " << pair.confidence << ")\n";
  }
}
