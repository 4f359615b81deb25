// Numbers in words, or in the signs of a script, by the rules of ICU: "twenty-one", "第二", "xiv".
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace codicil {

struct SpelledNumberRules;

class NumberSpeller {
 public:
  NumberSpeller();
  ~NumberSpeller();

  // `rules` is a set of ICU's rules for the language, "%spellout-ordinal", and for no language one
  // of the numbering systems, "%roman-upper". Returns digits where ICU has no such rules.
  std::string Spell(int64_t value, const char* language, const char* rules);

 private:
  std::map<std::string, std::unique_ptr<SpelledNumberRules>> rules_;  // by language; slow to make
};

}  // namespace codicil
