#include "text/words.h"

#include <unicode/ubrk.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "base/byte_bits.h"
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
  for (const char c : {' ', '\t', '\n', '\r', '\v', '\f'})
    kinds[static_cast<size_t>(c)] = Kind::kBlank;
  for (size_t c = 0x80; c < 0x100; ++c) kinds[c] = Kind::kBeyond;
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

// ICU does not count one underscore as a word, but several.
bool IsLoneUnderscore(std::string_view text, const Word& word) {
  return word.end - word.begin == 1 && text[word.begin] == '_';
}

// Letters, digits and "_".
constexpr bool IsWordByte(unsigned char c) {
  return InRange(c | 0x20, 'a', 'z') | InRange(c, '0', '9') | (c == '_');
}

constexpr bool IsUnderscore(unsigned char c) { return c == '_'; }
constexpr bool IsVisible(unsigned char c) { return c > ' '; }
constexpr bool IsBeyondAscii(unsigned char c) { return c >= 0x80; }

// Texts are processed in blocks.
constexpr uint32_t kBlock = kByteBlock;

template <uint32_t count>
constexpr uint64_t kLastBits = ~uint64_t{0} << (kBlock - count);

uint32_t FirstBit(uint64_t bits) { return static_cast<uint32_t>(std::countr_zero(bits)); }

// Returns the first of the signs beyond ASCII, given as the bits `beyond`, that is neither a dash
// nor a quote; kBlock if there is none.
uint32_t FindOddSign(std::string_view text, uint32_t at, uint64_t beyond) {
  for (; beyond != 0; beyond &= beyond - 1) {
    const uint32_t bit = FirstBit(beyond);
    if (!StartsCodePoint(text[at + bit])) continue;
    if (!IsDashOrQuote(text, at + bit)) return bit;
    beyond &= ~(uint64_t{6} << bit);
  }
  return kBlock;
}

// Return the begin (not before `from`) and the end of the stretch between spaces that contains
// `at`.
uint32_t StretchBegin(std::string_view text, uint32_t from, uint32_t at) {
  while (at > from && KindAt(text, at - 1) != Kind::kBlank) --at;
  return at;
}
uint32_t StretchEnd(std::string_view text, uint32_t at) {
  while (at < text.size() && KindAt(text, at) != Kind::kBlank) ++at;
  return at;
}

// Removes from `edges` (the ends or begins of words) those that a word continues across. Those in
// the next block are added to `joined`.
uint64_t JoinWords(std::string_view text, uint32_t at, uint64_t signs, uint64_t edges,
                   uint64_t& joined) {
  for (; signs != 0; signs &= signs - 1) {
    const uint32_t bit = FirstBit(signs);
    if (!GoesOn(text, at + bit)) continue;
    edges &= ~(uint64_t{1} << bit);
    const uint32_t next = Behind(text, at + bit) - at;
    if (next < kBlock) {
      edges &= ~(uint64_t{1} << next);
    } else {
      joined = uint64_t{1} << (next - kBlock);
    }
  }
  return edges;
}

// Stores the positions of the bits of the block at `at`, one per word. Always writes several at
// once, so the space after the last one is overwritten, too.
constexpr uint32_t kAtOnce = 8;
template <uint32_t Word::*edge>
Word* PutEdges(uint32_t at, uint64_t bits, Word* next) {
  const Word* const end = next + std::popcount(bits);
  for (Word* word = next; word < end;) {
    for (uint32_t i = 0; i < kAtOnce; ++i, ++word, bits &= bits - 1)
      word->*edge = at + FirstBit(bits | kLastBits<1>);
  }
  return next + (end - next);
}

// Returns the size in bytes of the apostrophe at `at`, or 0.
size_t ApostropheAt(std::string_view text, size_t at) {
  if (text[at] == '\'') return 1;
  const std::string_view rest = text.substr(at);
  return rest.starts_with("\xE2\x80\x98") || rest.starts_with("\xE2\x80\x99") ? 3 : 0;
}

// Appends a word in lower case, without apostrophes; returns false, and appends nothing, if it is
// not all ASCII.
bool AppendFolded(std::string_view word, std::string& folded) {
  const size_t before = folded.size();
  for (const char c : word) {
    if (static_cast<unsigned char>(c) >= 0x80) {
      folded.resize(before);
      return false;
    }
    if (c == '\'') continue;
    folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  }
  return true;
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
  Begin(text);
  for (uint32_t at = 0; at < text.size();) {
    const uint32_t odd = SplitUsual(text, at);
    at = StretchEnd(text, odd);
    if (odd < at) SplitByIcu(text, odd, at);
  }
  return WordsOf(text);
}

std::span<const Word> WordSplitter::SplitByIcu(std::string_view text) {
  Begin(text);
  SplitByIcu(text, 0, static_cast<uint32_t>(text.size()));
  return WordsOf(text);
}

void WordSplitter::Begin(std::string_view text) {
  const size_t most = text.size() + kAtOnce;
  if (words_.size() < most) words_.resize(most);
  next_ = words_.data();
}

std::span<const Word> WordSplitter::WordsOf(std::string_view text) {
  const auto is_none = [text](const Word& word) { return IsLoneUnderscore(text, word); };
  if (underscores_) next_ = std::remove_if(words_.data(), next_, is_none);
  underscores_ = false;
  return {words_.data(), next_};
}

// Processes 64 bytes at a time, as bits: words begin and end where the bits change. Returns the end
// of the text, or the begin of a stretch between spaces that contains unusual signs. A space always
// ends a word, so the stretch can be split separately.
uint32_t WordSplitter::SplitUsual(std::string_view text, uint32_t begin) {
  const auto size = static_cast<uint32_t>(text.size());
  uint32_t stretch = size;
  Word *const first = next_, *next_begin = next_, *next_end = next_;
  uint64_t words = 0, joined = 0, underscores = 0;
  for (uint32_t at = begin; at <= size; at += kBlock) {
    ByteBlock copy;
    const char* const block = BlockAt(text, at, copy);
    const uint64_t beyond = BitsOf<IsBeyondAscii>(block);
    const uint32_t odd = FindOddSign(text, at, beyond);
    const uint64_t last = words >> (kBlock - 1);
    words = BitsOf<IsWordByte>(block);
    underscores |= BitsOf<IsUnderscore>(block);
    uint64_t edges = (words ^ (words << 1 | last)) & ~std::exchange(joined, 0);
    // Most words end at a space; few at a sign that another word follows, or may follow in the next
    // block.
    const uint64_t joiners = (BitsOf<IsVisible>(block) & (words >> 1 | kLastBits<1>)) |
                             (beyond & (words >> kDashSize | kLastBits<kDashSize>));
    edges = JoinWords(text, at, edges & ~words & joiners, edges, joined);
    next_begin = PutEdges<&Word::begin>(at, edges & words, next_begin);
    next_end = PutEdges<&Word::end>(at, edges & ~words, next_end);
    if (odd == kBlock) continue;
    stretch = StretchBegin(text, begin, at + odd);
    break;
  }
  // Only the begin is known of a word that continues into the stretch: it is not counted.
  next_ = next_end;
  while (next_ > first && next_[-1].begin >= stretch) --next_;
  underscores_ |= underscores != 0;
  return stretch;
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
    if (ubrk_getRuleStatus(icu_->words) >= UBRK_WORD_NONE_LIMIT) *next_++ = {from, until};
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
  thread_local WordSplitter splitter;
  std::string folded;
  folded.reserve(text.size());
  for (const Word& word : splitter.Split(text)) {
    if (!folded.empty()) folded += ' ';
    const std::string_view letters = text.substr(word.begin, word.end - word.begin);
    if (AppendFolded(letters, folded)) continue;
    const std::string one = FoldCase(letters);
    for (size_t at = 0; at < one.size();) {
      const size_t apostrophe = ApostropheAt(one, at);
      if (apostrophe == 0) folded += one[at];
      at += std::max<size_t>(apostrophe, 1);
    }
  }
  return folded;
}

}  // namespace codicil
