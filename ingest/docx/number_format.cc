#include "ingest/docx/number_format.h"

#include <algorithm>

#include "base/ascii.h"
#include "text/utf8.h"

namespace codicil::docx {
namespace {

// Characters that count; after the last one they begin again doubled: z, aa, bb.
struct Alphabet {
  std::string_view format, characters;
  bool doubles = false;
};
constexpr Alphabet kAlphabets[] = {{"lowerLetter", "abcdefghijklmnopqrstuvwxyz", true},
                                   {"upperLetter", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", true},
                                   {"chicago", "*†‡§", true},
                                   {"russianLower", "абвгдежзиклмнопрстуфхцчшщыэюя", true},
                                   {"russianUpper", "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ", true},
                                   {"decimalEnclosedCircle", "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"},
                                   {"decimalEnclosedCircleChinese", "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"},
                                   {"decimalEnclosedParen", "⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇"},
                                   {"decimalEnclosedFullstop", "⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛"},
                                   {"ideographTraditional", "甲乙丙丁戊己庚辛壬癸"},
                                   {"ideographZodiac", "子丑寅卯辰巳午未申酉戌亥"},
                                   {"aiueo",
                                    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマ"
                                    "ミムメモヤユヨラリルレロワヲン"},
                                   {"aiueoFullWidth",
                                    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマ"
                                    "ミムメモヤユヨラリルレロワヲン"},
                                   {"iroha",
                                    "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケ"
                                    "フコエテアサキユメミシヱヒモセス"},
                                   {"irohaFullWidth",
                                    "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケ"
                                    "フコエテアサキユメミシヱヒモセス"},
                                   {"ganada", "가나다라마바사아자차카타파하"},
                                   {"chosung", "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"},
                                   {"hebrew2", "אבגדהוזחטיכלמנסעפצקרשת"},
                                   {"arabicAlpha", "أبتثجحخدذرزسشصضطظعغفقكلمنهوي"},
                                   {"arabicAbjad", "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ"}};

// What ICU writes; with no language, in a numbering system.
struct Spelling {
  std::string_view format;
  const char* language;
  const char* rules;
};
constexpr Spelling kSpellings[] = {{"lowerRoman", "", "%roman-lower"},
                                   {"upperRoman", "", "%roman-upper"},
                                   {"hebrew1", "", "%hebrew"},
                                   {"japaneseCounting", "ja", "%spellout-cardinal"},
                                   {"japaneseDigitalTenThousand", "ja", "%spellout-numbering-year"},
                                   {"ideographDigital", "zh", "%spellout-numbering-year"},
                                   {"chineseCounting", "zh", "%spellout-cardinal"},
                                   {"chineseCountingThousand", "zh", "%spellout-cardinal"},
                                   {"taiwaneseCounting", "zh_Hant", "%spellout-cardinal"},
                                   {"taiwaneseCountingThousand", "zh_Hant", "%spellout-cardinal"},
                                   {"koreanCounting", "ko", "%spellout-cardinal-sinokorean"},
                                   {"koreanDigital", "ko", "%spellout-cardinal-sinokorean"}};

constexpr int64_t kLargestSpelled = 3999;  // Roman numbers go no further

// The character at `index` of `characters`.
std::string CharacterAt(std::string_view characters, int64_t index) {
  size_t at = 0;
  for (int64_t i = 0; i < index && at < characters.size(); ++i) at += Utf8At(characters, at).size;
  return at < characters.size() ? std::string(characters.substr(at, Utf8At(characters, at).size))
                                : "";
}

std::string InAlphabet(int64_t value, const Alphabet& alphabet) {
  constexpr int64_t kMostTimes = 30;
  int64_t size = 0;
  for (size_t at = 0; at < alphabet.characters.size(); ++size)
    at += Utf8At(alphabet.characters, at).size;
  const int64_t times = (value - 1) / size + 1;
  if (times > (alphabet.doubles ? kMostTimes : 1)) return std::to_string(value);
  const std::string character = CharacterAt(alphabet.characters, (value - 1) % size);
  std::string written;
  for (int64_t i = 0; i < times; ++i) written += character;
  return written;
}

std::string Ordinal(int64_t value) {
  const int64_t tens = value % 100 / 10, ones = tens == 1 ? 0 : value % 10;
  constexpr std::string_view kEnds[] = {"th", "st", "nd", "rd"};
  return std::to_string(value).append(kEnds[ones <= 3 ? ones : 0]);
}

std::string FullWidth(const std::string& digits) {
  std::string wide;
  for (const char c : digits) wide += CharacterAt("０１２３４５６７８９", c - '0');
  return wide;
}

// "Twenty-one"
std::string InWords(int64_t value, const char* rules, const std::string& language,
                    NumberSpeller& speller) {
  std::string words = speller.Spell(value, language.c_str(), rules);
  if (!words.empty()) words[0] = ToUpper(words[0]);
  return words;
}

}  // namespace

std::string FormattedNumber(int64_t value, std::string_view format, const std::string& language,
                            NumberSpeller& speller) {
  if (format == "none" || format == "bullet") return "";
  if (value < 1 || value > kLargestSpelled) return std::to_string(value);
  const auto alphabet = std::ranges::find(kAlphabets, format, &Alphabet::format);
  if (alphabet != std::end(kAlphabets)) return InAlphabet(value, *alphabet);
  const auto spelling = std::ranges::find(kSpellings, format, &Spelling::format);
  if (spelling != std::end(kSpellings))
    return speller.Spell(value, spelling->language, spelling->rules);
  if (format == "cardinalText") return InWords(value, "%spellout-numbering", language, speller);
  if (format == "ordinalText") return InWords(value, "%spellout-ordinal", language, speller);
  if (format == "ordinal") return Ordinal(value);
  if (format == "decimalZero") return (value < 10 ? "0" : "") + std::to_string(value);
  if (format.starts_with("decimalFullWidth")) return FullWidth(std::to_string(value));
  if (format == "numberInDash") return "- " + std::to_string(value) + " -";
  return std::to_string(value);
}

}  // namespace codicil::docx
