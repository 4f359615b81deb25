#include "text/words.h"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// The classes of UAX #29 as far as plain texts need them. Every byte beyond ASCII is kBeyond.
enum class Kind : uint8_t {
  kOther,
  kLetter,
  kDigit,
  kExtend,
  kMidNumber,
  kMidBoth,
  kBlank,
  kBeyond
};

constexpr std::array<Kind, 256> kKinds = [] {
  std::array<Kind, 256> kinds{};
  for (size_t c = 0; c < 0x80; ++c) {
    const char byte = static_cast<char>(c);
    if (IsLetter(byte)) kinds[c] = Kind::kLetter;
    if (IsDigit(byte)) kinds[c] = Kind::kDigit;
    if (IsAsciiBlank(byte)) kinds[c] = Kind::kBlank;
  }
  for (size_t c = 0x80; c < 0x100; ++c) kinds[c] = Kind::kBeyond;
  kinds['@'] = Kind::kBeyond;  // ICU's to decide, as in an address
  kinds['_'] = Kind::kExtend;
  kinds[','] = kinds[';'] = Kind::kMidNumber;
  kinds['.'] = kinds['\''] = Kind::kMidBoth;
  return kinds;
}();

Kind KindAt(std::string_view text, size_t at) {
  return kKinds[static_cast<unsigned char>(text[at])];
}

// U+2010..U+201F, the dashes and quotes, are E2 80 90 .. E2 80 9F.
constexpr uint32_t kDashSize = 3;
bool IsDashOrQuote(std::string_view text, size_t at) {
  return text.substr(at).starts_with("\xE2\x80") && at + 2 < text.size() &&
         static_cast<unsigned char>(text[at + 2]) - 0x90u < 0x10u;
}

bool IsSingleQuote(std::string_view text, size_t at) {
  return IsDashOrQuote(text, at) && (text[at + 2] == '\x98' || text[at + 2] == '\x99');
}

// Whether a word continues across a sign between `before` and `after`.
bool Joins(Kind before, Kind sign, Kind after) {
  if (before != after) return false;
  if (before == Kind::kLetter) return sign == Kind::kMidBoth;
  return before == Kind::kDigit && (sign == Kind::kMidNumber || sign == Kind::kMidBoth);
}

// Returns the offset after the sign at `at`.
uint32_t Behind(std::string_view text, uint32_t at) {
  return at + (KindAt(text, at) == Kind::kBeyond ? kDashSize : 1);
}

// Whether the word that ends before the sign at `at` continues after it: "player's", "203.3".
bool GoesOn(std::string_view text, uint32_t at) {
  Kind sign = KindAt(text, at);
  if (sign == Kind::kBlank || sign == Kind::kOther) return false;
  if (sign == Kind::kBeyond && IsSingleQuote(text, at)) sign = Kind::kMidBoth;
  const uint32_t next = Behind(text, at);
  return next < text.size() && Joins(KindAt(text, at - 1), sign, KindAt(text, next));
}

bool IsInWord(Kind kind) {
  return kind == Kind::kLetter || kind == Kind::kDigit || kind == Kind::kExtend;
}

// The end of the word that begins at `at`.
uint32_t WordEnd(std::string_view text, uint32_t at) {
  for (uint32_t end = at;; end = Behind(text, end)) {
    while (end < text.size() && IsInWord(KindAt(text, end))) ++end;
    if (end == text.size() || !GoesOn(text, end)) return end;
  }
}

// The end of the stretch without blanks that holds `at`.
uint32_t StretchEnd(std::string_view text, uint32_t at) {
  while (at < text.size() && KindAt(text, at) != Kind::kBlank) ++at;
  return at;
}

// Returns the size in bytes of the apostrophe at `at`, or 0.
size_t ApostropheAt(std::string_view text, size_t at) {
  if (text[at] == '\'') return 1;
  const std::string_view rest = text.substr(at);
  return rest.starts_with("\xE2\x80\x98") || rest.starts_with("\xE2\x80\x99") ? 3 : 0;
}

// Whether the text has letters beyond ASCII, rather than quotation marks and dashes: the characters
// from U+2000 to U+203F.
bool MayHaveOtherLetters(std::string_view text) {
  constexpr std::string_view kSigns = "\xE2\x80";
  for (size_t at = 0; (at = FindNonAscii(text, at)) < text.size();) {
    if (!text.substr(at).starts_with(kSigns)) return true;
    at = std::min(at + kSigns.size() + 1, text.size());
  }
  return false;
}

}  // namespace

struct WordSplitter::Icu {
  Icu() {
    UErrorCode status = U_ZERO_ERROR;
    words = ubrk_open(UBRK_WORD, "", nullptr, 0, &status);
  }
  ~Icu() {
    if (words != nullptr) ubrk_close(words);
    utext_close(&text);
  }
  Icu(const Icu&) = delete;
  UBreakIterator* words = nullptr;
  UText text = UTEXT_INITIALIZER;
};

WordSplitter::WordSplitter() = default;
WordSplitter::WordSplitter(WordSplitter&&) noexcept = default;
WordSplitter& WordSplitter::operator=(WordSplitter&&) noexcept = default;
WordSplitter::~WordSplitter() = default;

std::span<const Word> WordSplitter::Split(std::string_view text) {
  words_.clear();
  for (uint32_t at = 0; at < text.size();) {
    const uint32_t odd = SplitUsual(text, at);
    at = StretchEnd(text, odd);
    if (odd < at) SplitByIcu(text, odd, at);
  }
  return words_;
}

std::span<const Word> WordSplitter::SplitByIcu(std::string_view text) {
  words_.clear();
  SplitByIcu(text, 0, static_cast<uint32_t>(text.size()));
  return words_;
}

// Gives where the text ends, or where a stretch between blanks begins that has other signs in it
// than the usual ones. A blank always ends a word, so that the stretch can be cut by itself.
uint32_t WordSplitter::SplitUsual(std::string_view text, uint32_t begin) {
  uint32_t stretch = begin;
  for (uint32_t at = begin; at < text.size();) {
    const Kind kind = KindAt(text, at);
    if (IsInWord(kind)) {
      const uint32_t end = WordEnd(text, at);
      // A lone underscore is no word; several are, as ICU has it.
      if (end - at > 1 || kind != Kind::kExtend) words_.push_back({at, end});
      at = end;
    } else if (kind != Kind::kBeyond) {
      ++at;
      if (kind == Kind::kBlank) stretch = at;
    } else if (IsDashOrQuote(text, at)) {
      at += kDashSize;
    } else {
      while (!words_.empty() && words_.back().begin >= stretch) words_.pop_back();
      return stretch;
    }
  }
  return static_cast<uint32_t>(text.size());
}

void WordSplitter::SplitByIcu(std::string_view text, uint32_t begin, uint32_t end) {
  if (!icu_) icu_ = std::make_unique<Icu>();
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&icu_->text, text.data() + begin, end - begin, &status);
  ubrk_setUText(icu_->words, &icu_->text, &status);
  if (U_FAILURE(status)) return;  // only without memory or without ICU's data
  uint32_t from = begin;
  for (int32_t to = ubrk_next(icu_->words); to != UBRK_DONE; to = ubrk_next(icu_->words)) {
    const uint32_t until = begin + static_cast<uint32_t>(to);
    if (ubrk_getRuleStatus(icu_->words) >= UBRK_WORD_NONE_LIMIT) words_.push_back({from, until});
    from = until;
  }
}

std::string FoldCase(std::string_view text) {
  if (!MayHaveOtherLetters(text)) return LowerCase(text);
  auto unicode = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  std::string folded;
  // The "İ" of Turkish is an "i", and no letter with one more dot.
  unicode.foldCase().findAndReplace(u"i\u0307", u"i").toUTF8String(folded);
  return folded;
}

bool IsCapitalLetter(char32_t c) { return u_isupper(static_cast<UChar32>(c)) != 0; }
bool IsSmallLetter(char32_t c) { return u_islower(static_cast<UChar32>(c)) != 0; }

std::string ToCapitals(std::string_view text) {
  auto unicode = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  std::string capitals;
  unicode.toUpper(icu::Locale::getRoot()).toUTF8String(capitals);
  return capitals;
}

std::string WithoutAccents(std::string_view text) {
  UErrorCode failed = U_ZERO_ERROR;
  const icu::Normalizer2* const parts = icu::Normalizer2::getNFDInstance(failed);
  const icu::Normalizer2* const whole = icu::Normalizer2::getNFCInstance(failed);
  if (U_FAILURE(failed)) return std::string(text);
  const auto given = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  const icu::UnicodeString apart = parts->normalize(given, failed);
  icu::UnicodeString bare;
  bool latin = false;
  for (int32_t i = 0; i < apart.length(); i = apart.moveIndex32(i, 1)) {
    const UChar32 c = apart.char32At(i);
    if (u_charType(c) == U_NON_SPACING_MARK && latin) continue;
    latin = u_getIntPropertyValue(c, UCHAR_SCRIPT) == USCRIPT_LATIN;
    bare.append(c);
  }
  std::string result;
  whole->normalize(bare, failed).toUTF8String(result);
  return result;
}

std::string FoldWord(std::string_view word) {
  const std::string folded = FoldCase(word);
  std::string plain;
  for (size_t at = 0; at < folded.size();) {
    const size_t apostrophe = ApostropheAt(folded, at);
    if (apostrophe == 0) plain += folded[at];
    at += std::max<size_t>(apostrophe, 1);
  }
  return plain;
}

std::string FoldWords(std::string_view text) {
  thread_local WordSplitter splitter;
  std::string folded;
  for (const Word& word : splitter.Split(text)) {
    if (!folded.empty()) folded += ' ';
    folded += FoldWord(text.substr(word.begin, word.end - word.begin));
  }
  return folded;
}

}  // namespace codicil
