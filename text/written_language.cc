#include "text/written_language.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <memory>

#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::string_view kUnknown = "und";

// Letters by script.
struct Letters {
  size_t latin = 0, han = 0, kana = 0, hangul = 0, other = 0;

  size_t all() const { return latin + han + kana + hangul + other; }
};

Letters CountLetters(std::string_view text) {
  Letters letters;
  for (size_t at = 0; at < text.size();) {
    const Utf8Sequence next = Utf8At(text, at);
    at += next.size;
    if (!IsLetterOfAnyScript(next.code_point)) continue;
    UErrorCode error = U_ZERO_ERROR;
    switch (uscript_getScript(static_cast<UChar32>(next.code_point), &error)) {
      case USCRIPT_LATIN:
        ++letters.latin;
        break;
      case USCRIPT_HAN:
        ++letters.han;
        break;
      case USCRIPT_HIRAGANA:
      case USCRIPT_KATAKANA:
        ++letters.kana;
        break;
      case USCRIPT_HANGUL:
        ++letters.hangul;
        break;
      default:
        ++letters.other;
    }
  }
  return letters;
}

// A translation may leave names in Latin letters, which are more to a word. Empty if the script is
// not one of them.
std::string_view OfEastAsia(const Letters& letters) {
  constexpr size_t kShare = 4, kKanaShare = 20;
  const size_t signs = letters.han + letters.kana;
  if (letters.hangul * kShare > letters.all()) return "ko";
  if (signs * kShare <= letters.all()) return {};
  return letters.kana * kKanaShare > signs ? "ja" : "zh";
}

constexpr char kLost = '\x1A';  // what a converter writes for what it does not have

std::string Encoded(const icu::UnicodeString& text, const char* charset) {
  std::string bytes(static_cast<size_t>(text.length()) * 2, '\0');
  const auto size =
      text.extract(0, text.length(), bytes.data(), static_cast<uint32_t>(bytes.size()), charset);
  bytes.resize(std::min(bytes.size(), static_cast<size_t>(std::max(size, 0))));
  return bytes;
}

// Signs say nothing of a language, and with them most texts would not be ASCII.
std::string WithoutSigns(std::string_view text) {
  std::string letters;
  for (size_t at = 0; at < text.size();) {
    const Utf8Sequence next = Utf8At(text, at);
    const bool kept = next.size == 1 || u_isUAlphabetic(static_cast<UChar32>(next.code_point));
    letters.append(kept ? text.substr(at, next.size) : " ");
    at += next.size;
  }
  return letters;
}

// Returns the text in the first of the detector's character sets that loses least of it.
std::string Narrowed(std::string text) {
  if (FindNonAscii(text, 0) == text.size()) return text;
  const auto wide = icu::UnicodeString::fromUTF8(text);
  constexpr std::array kCharsets = {"ISO-8859-1", "ISO-8859-2", "ISO-8859-5", "ISO-8859-7",
                                    "ISO-8859-9", "ISO-8859-6", "ISO-8859-8"};
  std::string best;
  std::ptrdiff_t fewest = wide.length() + 1;
  for (const char* const charset : kCharsets) {
    std::string bytes = Encoded(wide, charset);
    const auto lost = std::ranges::count(bytes, kLost);
    if (lost >= fewest) continue;
    fewest = lost;
    best = std::move(bytes);
    if (lost == 0) break;
  }
  std::ranges::replace(best, kLost, ' ');
  return best;
}

std::string_view OfLetters(std::string_view text) {
  constexpr int32_t kSure = 45;  // per cent
  const std::string bytes = Narrowed(WithoutSigns(text));
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&error),
                                                                            ucsdet_close);
  ucsdet_setText(detector.get(), bytes.data(), static_cast<int32_t>(bytes.size()), &error);
  int32_t found = 0;
  const UCharsetMatch** const matches = ucsdet_detectAll(detector.get(), &found, &error);
  for (int32_t i = 0; U_SUCCESS(error) && i < found; ++i) {
    const std::string_view language = ucsdet_getLanguage(matches[i], &error);
    if (language.empty()) continue;
    return ucsdet_getConfidence(matches[i], &error) >= kSure ? language : kUnknown;
  }
  return kUnknown;
}

// Returns the language that ICU does not know whose small words the text has most of.
std::string_view OfSmallWords(std::string_view text) {
  constexpr std::array<std::string_view, 6> kTags = {"fi", "et", "sk", "hr", "uk", "ca"};
  constexpr size_t kShare = 40;  // at least one word in so many
  WordSplitter splitter;
  const std::span<const Word> words = splitter.Split(text);
  std::string_view best = kUnknown;
  size_t most = words.size() / kShare;
  for (const std::string_view tag : kTags) {
    const WordList& small = LanguageOf(tag).unfinished;
    const auto found = static_cast<size_t>(std::ranges::count_if(words, [&](const Word& word) {
      return Contains(small, text.substr(word.begin, word.end - word.begin));
    }));
    if (found <= most) continue;
    most = found;
    best = tag;
  }
  return best;
}

}  // namespace

std::string WrittenLanguage(std::string_view text) {
  constexpr size_t kFewest = 150, kEnough = 400;
  const Letters letters = CountLetters(text);
  std::string_view language = OfEastAsia(letters);
  if (language.empty()) language = letters.all() < kFewest ? kUnknown : OfLetters(text);
  if (language == kUnknown && letters.all() >= kEnough) language = OfSmallWords(text);
  const bool english = letters.all() < kEnough && letters.other <= letters.latin;
  return std::string(language == kUnknown && english ? "en" : language);
}

}  // namespace codicil
