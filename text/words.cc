#include "text/words.h"

#include <unicode/ubrk.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "text/byte_bits.h"
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

// Which is no word, as ICU has it; several are.
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

// Texts are looked at in blocks.
constexpr uint32_t kBlock = kByteBlock;

template <uint32_t count>
constexpr uint64_t kLastBits = ~uint64_t{0} << (kBlock - count);

uint32_t FirstBit(uint64_t bits) { return static_cast<uint32_t>(std::countr_zero(bits)); }

// Whether all signs that begin in the bytes `beyond` ASCII are dashes or quotes.
bool AreUsualSigns(std::string_view text, uint32_t at, uint64_t beyond) {
  for (; beyond != 0; beyond &= beyond - 1) {
    const uint32_t bit = FirstBit(beyond);
    if (!StartsCodePoint(text[at + bit])) continue;
    if (!IsDashOrQuote(text, at + bit)) return false;
    beyond &= ~(uint64_t{6} << bit);
  }
  return true;
}

// Takes from `edges` (where words end, or begin) those over which a word goes on. Those that lie in
// the next block are put into `joined`.
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

// Bytes of the apostrophe that stands at `at`, or 0.
size_t ApostropheAt(std::string_view text, size_t at) {
  if (text[at] == '\'') return 1;
  const std::string_view rest = text.substr(at);
  return rest.starts_with("\xE2\x80\x98") || rest.starts_with("\xE2\x80\x99") ? 3 : 0;
}

// Appends a word in lower case, without apostrophes; false, with nothing appended, where it is not
// all ASCII.
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
WordSplitter::~WordSplitter() = default;

std::span<const Word> WordSplitter::Split(std::string_view text) {
  if (const auto count = SplitUsual(text)) return std::span(words_).first(*count);
  SplitStretches(text);
  return words_;
}

void WordSplitter::Add(std::string_view text, const Word& word) {
  if (!IsLoneUnderscore(text, word)) words_.push_back(word);
}

// 64 bytes at a time, as bits: a word begins and ends where the bits change. Gives how many words
// there are, or nothing where other signs than the usual ones stand in the text.
std::optional<size_t> WordSplitter::SplitUsual(std::string_view text) {
  const auto size = static_cast<uint32_t>(text.size());
  if (words_.size() <= size / 2) words_.resize(size / 2 + 1);  // something stands between two
  // Begin and end of the first word, of the second, ...
  char* const out = reinterpret_cast<char*>(words_.data());
  char* next = out;
  uint64_t words = 0, joined = 0, underscores = 0;
  for (uint32_t at = 0; at <= size; at += kBlock) {
    ByteBlock copy;
    const char* const block = BlockAt(text, at, copy);
    const uint64_t beyond = BitsOf<IsBeyondAscii>(block);
    if (!AreUsualSigns(text, at, beyond)) return std::nullopt;
    const uint64_t last = words >> (kBlock - 1);
    words = BitsOf<IsWordByte>(block);
    underscores |= BitsOf<IsUnderscore>(block);
    uint64_t edges = (words ^ (words << 1 | last)) & ~std::exchange(joined, 0);
    // Most words end at a blank; few at a sign that another word follows, or may follow in the next
    // block.
    const uint64_t joiners = (BitsOf<IsVisible>(block) & (words >> 1 | kLastBits<1>)) |
                             (beyond & (words >> kDashSize | kLastBits<kDashSize>));
    edges = JoinWords(text, at, edges & ~words & joiners, edges, joined);
    for (; edges != 0; edges &= edges - 1, next += sizeof(uint32_t)) {
      const uint32_t edge = at + FirstBit(edges);
      std::memcpy(next, &edge, sizeof edge);
    }
  }
  const auto count = static_cast<size_t>(next - out) / sizeof(Word);
  if (underscores == 0) return count;
  const auto is_none = [text](const Word& word) { return IsLoneUnderscore(text, word); };
  const auto first = words_.begin(), end = first + static_cast<std::ptrdiff_t>(count);
  return static_cast<size_t>(std::remove_if(first, end, is_none) - first);
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
      Add(text, {at, end});
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

std::span<const Word> WordSplitter::SplitByIcu(std::string_view text) {
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
