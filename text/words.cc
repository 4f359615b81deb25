#include "text/words.h"

#include <unicode/ubrk.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "text/code_points.h"

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
  for (char c = 'a'; c <= 'z'; ++c) kinds[static_cast<size_t>(c)] = Kind::kLetter;
  for (char c = 'A'; c <= 'Z'; ++c) kinds[static_cast<size_t>(c)] = Kind::kLetter;
  for (char c = '0'; c <= '9'; ++c) kinds[static_cast<size_t>(c)] = Kind::kDigit;
  for (const char c : {' ', '\t', '\n', '\r', '\v', '\f'}) kinds[static_cast<size_t>(c)] = Kind::kBlank;
  for (size_t c = 0x80; c < 0x100; ++c) kinds[c] = Kind::kBeyond;
  kinds['_'] = Kind::kExtend;
  kinds[','] = kinds[';'] = Kind::kMidNumber;
  kinds['.'] = kinds['\''] = Kind::kMidBoth;
  return kinds;
}();

Kind KindAt(std::string_view text, size_t at) { return kKinds[static_cast<unsigned char>(text[at])]; }

constexpr bool IsWordKind(Kind kind) {
  return kind == Kind::kLetter || kind == Kind::kDigit || kind == Kind::kExtend;
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

// Whether a word goes on over a sign between `before` and `after`.
bool Joins(Kind before, Kind sign, Kind after) {
  if (before != after) return false;
  if (before == Kind::kLetter) return sign == Kind::kMidBoth;
  return before == Kind::kDigit && (sign == Kind::kMidNumber || sign == Kind::kMidBoth);
}

// Behind the sign at `at`.
uint32_t Behind(std::string_view text, uint32_t at) {
  return at + (KindAt(text, at) == Kind::kBeyond ? kDashSize : 1);
}

// Whether the word that ends before the sign at `at` goes on behind it: "player's", "203.3".
bool GoesOn(std::string_view text, uint32_t at) {
  Kind sign = KindAt(text, at);
  if (sign == Kind::kBlank || sign == Kind::kOther) return false;
  if (sign == Kind::kBeyond && IsSingleQuote(text, at)) sign = Kind::kMidBoth;
  const uint32_t next = Behind(text, at);
  return next < text.size() && Joins(KindAt(text, at - 1), sign, KindAt(text, next));
}

// A bit for each byte of a block.
constexpr uint32_t kBlock = 64;
struct Bits {
  uint64_t words = 0;   // letters, digits, "_"
  uint64_t beyond = 0;  // not ASCII
};

// Eight bytes at once, the first one lowest. What is said of a byte is said by its highest bit.
constexpr uint64_t kOnes = 0x0101010101010101;
constexpr uint64_t kHighest = 0x80 * kOnes;

uint64_t Load(const char* bytes) {
  uint64_t value = 0;
  std::memcpy(&value, bytes, sizeof value);
  if constexpr (std::endian::native == std::endian::big) value = __builtin_bswap64(value);
  return value;
}

// Which bytes lie in first..last; all must be ASCII.
constexpr uint64_t InRange(uint64_t bytes, uint8_t first, uint8_t last) {
  return (bytes + (0x80u - first) * kOnes) & ~(bytes + (0x7Fu - last) * kOnes);
}

// The highest bit of each byte, as eight bits.
constexpr uint64_t Gather(uint64_t bytes) {
  return ((bytes & kHighest) >> 7) * 0x0102040810204080 >> 56;
}

// Letters, digits and "_".
constexpr uint64_t WordBytes(uint64_t bytes) {
  const uint64_t ascii = bytes & ~kHighest;
  const uint64_t words = InRange(ascii | 0x20 * kOnes, 'a', 'z') | InRange(ascii, '0', '9') |
                         InRange(ascii, '_', '_');
  return words & ~bytes;
}

// Beyond the end of the text there are no words.
Bits BitsOf(std::string_view text, uint32_t begin) {
  std::array<char, kBlock> tail{};
  const char* bytes = text.data() + begin;
  if (text.size() - begin < kBlock) {
    std::copy(text.begin() + begin, text.end(), tail.begin());
    bytes = tail.data();
  }
  Bits bits;
  for (uint32_t i = 0; i < kBlock; i += 8) {
    const uint64_t eight = Load(bytes + i);
    bits.words |= Gather(WordBytes(eight)) << i;
    bits.beyond |= Gather(eight) << i;
  }
  return bits;
}

// Every sign that begins in the block; the rest of one that began before it has been looked at.
bool AreDashesOrQuotes(std::string_view text, uint32_t block, uint64_t beyond) {
  for (; beyond != 0; beyond &= beyond - 1) {
    const uint32_t at = block + static_cast<uint32_t>(std::countr_zero(beyond));
    if (StartsCodePoint(text[at]) && !IsDashOrQuote(text, at)) return false;
  }
  return true;
}

// Bytes of the apostrophe that stands at `at`, or 0.
size_t ApostropheAt(std::string_view text, size_t at) {
  if (text[at] == '\'') return 1;
  const std::string_view rest = text.substr(at);
  return rest.starts_with("\xE2\x80\x98") || rest.starts_with("\xE2\x80\x99") ? 3 : 0;
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
WordSplitter::~WordSplitter() = default;

const std::vector<Word>& WordSplitter::Split(std::string_view text) {
  words_.clear();
  if (!SplitUsual(text)) SplitStretches(text);
  return words_;
}

// An underscore alone is no word, as ICU has it; several are.
void WordSplitter::Add(std::string_view text, uint32_t begin, uint32_t end) {
  if (end - begin > 1 || text[begin] != '_') words_.push_back({begin, end});
}

// 64 bytes at a time, as bits: a word begins and ends where the bits change. False, with nothing
// said of the words, where other signs than the usual ones stand in the text.
bool WordSplitter::SplitUsual(std::string_view text) {
  const auto size = static_cast<uint32_t>(text.size());
  uint64_t last = 0;     // the bit before the block
  bool joined = false;   // the word that begins next goes on with the one before it
  uint32_t begin = 0;
  for (uint32_t block = 0; block <= size; block += kBlock) {
    const Bits bits = BitsOf(text, block);
    if (bits.beyond != 0 && !AreDashesOrQuotes(text, block, bits.beyond)) return false;
    for (uint64_t edges = bits.words ^ (bits.words << 1 | last); edges != 0; edges &= edges - 1) {
      const auto bit = static_cast<uint32_t>(std::countr_zero(edges));
      const uint32_t at = block + bit;
      if (bits.words >> bit & 1) {
        if (!joined) begin = at;
      } else {
        joined = at < size && GoesOn(text, at);
        if (!joined) Add(text, begin, at);
      }
    }
    last = bits.words >> (kBlock - 1);
  }
  return true;
}

// A blank always ends a word, so that a stretch between blanks can be cut by itself: by ICU where
// there are other signs in it than the usual ones.
void WordSplitter::SplitStretches(std::string_view text) {
  words_.clear();
  const auto size = static_cast<uint32_t>(text.size());
  uint32_t stretch = 0;  // where the current one begins
  for (uint32_t at = 0; at < size;) {
    const Kind kind = KindAt(text, at);
    if (IsWordKind(kind)) {
      uint32_t end = at;
      do {
        while (end < size && IsWordKind(KindAt(text, end))) ++end;
      } while (end < size && GoesOn(text, end) && (end = Behind(text, end)) < size);
      Add(text, at, end);
      at = end;
    } else if (kind != Kind::kBeyond) {
      ++at;
      if (kind == Kind::kBlank) stretch = at;
    } else if (IsDashOrQuote(text, at)) {
      at += kDashSize;
    } else {
      while (!words_.empty() && words_.back().begin >= stretch) words_.pop_back();
      while (at < size && KindAt(text, at) != Kind::kBlank) ++at;
      SplitByIcu(text, stretch, at);
    }
  }
}

const std::vector<Word>& WordSplitter::SplitByIcu(std::string_view text) {
  words_.clear();
  SplitByIcu(text, 0, static_cast<uint32_t>(text.size()));
  return words_;
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
  std::string folded(text);
  bool ascii = true;
  for (char& c : folded) {
    ascii &= static_cast<unsigned char>(c) < 128;
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  }
  if (ascii) return folded;
  auto unicode = icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
  folded.clear();
  unicode.foldCase().toUTF8String(folded);
  return folded;
}

std::string FoldWords(std::string_view text) {
  WordSplitter splitter;
  std::string folded;
  for (const Word& word : splitter.Split(text)) {
    if (!folded.empty()) folded += ' ';
    const std::string one = FoldCase(text.substr(word.begin, word.end - word.begin));
    for (size_t at = 0; at < one.size();) {
      const size_t apostrophe = ApostropheAt(one, at);
      if (apostrophe == 0) folded += one[at];
      at += std::max<size_t>(apostrophe, 1);
    }
  }
  return folded;
}

}  // namespace codicil
