// keywords RULES.txt: prints each closed list of a rulebook on a line, for a bot or a game engine.
#include <codicil/codicil.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const codicil::ReadResult rules = codicil::Read({argv[1]});
  if (rules.status == codicil::InputStatus::kUnusable) {
    std::cerr << codicil::Messages(rules);
    return 2;
  }
  for (const codicil::VocabularyList& list : codicil::Types(*rules.edition).lists) {
    if (!list.counts) continue;  // another place has the authoritative list
    std::cout << list.name << ':';
    for (const codicil::ListMember& member : list.members) std::cout << ' ' << member.name << ';';
    std::cout << '\n';
  }
}
