#include "text/plausibility.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>

#include "base/ascii.h"
#include "text/converter.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr size_t kLongestWord = 24;
constexpr size_t kWordBits = size_t{1} << 20;

// Small letters beyond ASCII in the languages of western and of central Europe.
constexpr std::u32string_view kWestern = U"éèêëáàâäãåíìîïóòôöõøúùûüçñßæœ";
constexpr std::u32string_view kCentral = U"ąćęłńśźżčďěňřšťůžýğışőűășț";

bool IsPartOfWord(char c) { return IsAlnum(c) || !IsAscii(c); }

bool IsLetter(const CharTraits& c) {
  return c.kind == CharKind::kLower || c.kind == CharKind::kUpper || c.kind == CharKind::kCaseless;
}

int8_t UsualnessOf(char32_t c) {
  const auto lower = static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
  if (lower == U'é') return 60;
  if (kWestern.find(lower) != kWestern.npos) return 50;
  if (kCentral.find(lower) != kCentral.npos) return -20;
  return -70;
}

CharTraits LetterTraits(char32_t c, CharKind kind) {
  UErrorCode status = U_ZERO_ERROR;
  CharTraits traits;
  traits.kind = kind;
  traits.ascii = c < 0x80;
  traits.script = static_cast<uint8_t>(uscript_getScript(static_cast<UChar32>(c), &status));
  const bool latin = traits.script == USCRIPT_LATIN;
  if (!traits.ascii) traits.usual = latin ? UsualnessOf(c) : int8_t{30};
  return traits;
}

bool IsOneOf(char32_t c, std::u32string_view set) { return set.find(c) != set.npos; }

// The signs whose place in a sentence is the best evidence; kRare for all others.
CharKind SignKind(char32_t c) {
  if (IsOneOf(c, U"([{<“‘„‚¿¡")) return CharKind::kOpen;
  if (IsOneOf(c, U")]}>”.,;:!?")) return CharKind::kClose;
  if (c == U'’') return CharKind::kApostrophe;
  if (IsOneOf(c, U"«»‹›")) return CharKind::kGuillemet;
  if (IsOneOf(c, U"'\"")) return CharKind::kStraight;
  if (IsOneOf(c, U"-–—−")) return CharKind::kDash;
  if (IsOneOf(c, U"™®")) return CharKind::kTradeSign;
  if (c == U'©') return CharKind::kCopyright;
  if (c == U'…') return CharKind::kEllipsis;
  if (IsOneOf(c, U"•·")) return CharKind::kBullet;
  if (IsOneOf(c, U"½¼¾°×÷±²³¹€£¥¢§%#$+*/=&@ªº")) return CharKind::kQuantity;
  if (c == 0xA0) return CharKind::kNoBreakSpace;
  return c >= 0x2500 && c < 0x25A0 ? CharKind::kBox : CharKind::kRare;
}

bool Opens(const CharTraits& left) {
  return left.kind == CharKind::kBlank || left.kind == CharKind::kOpen ||
         left.kind == CharKind::kDash || left.kind == CharKind::kStraight ||
         left.kind == CharKind::kNoBreakSpace;
}

bool IsGap(const CharTraits& c) {
  return c.kind == CharKind::kBlank || c.kind == CharKind::kNoBreakSpace;
}

bool IsForeignTo(const CharTraits& c, const CharTraits& neighbour) {
  return IsLetter(neighbour) && neighbour.script != c.script;
}

double LetterPoints(const CharTraits& c, const CharTraits& left, const CharTraits& right,
                    const WordContext& words) {
  if (IsForeignTo(c, left) || IsForeignTo(c, right)) return -2;
  if (c.kind == CharKind::kUpper && left.kind == CharKind::kLower) return -2;
  if (c.kind == CharKind::kUpper && left.kind == CharKind::kUpper &&
      right.kind == CharKind::kLower) {
    return -1;
  }
  if (c.kind == CharKind::kLower && right.kind == CharKind::kUpper) return -1.5;
  double points = c.usual / 100.0;
  points += IsLetter(left) ? 0.4 : 0;
  points += IsLetter(right) ? 0.6 : 0;
  if (!IsLetter(left) && !IsLetter(right)) points -= 1.5;
  // Two accents in a row are rare in Latin script, where most letters are ASCII.
  if (c.script == USCRIPT_LATIN) {
    points -= IsLetter(left) && !left.ascii ? 0.6 : 0;
    points -= IsLetter(right) && !right.ascii ? 0.6 : 0;
  }
  if (words.beside_number) return points - 1.5;
  if (words.left_is_word && (words.right_is_word || words.right_is_clitic)) return points - 2;
  if ((words.left_is_word && !IsLetter(right)) || (words.right_is_word && !IsLetter(left))) {
    return points - 0.8;
  }
  return points;
}

double OpenPoints(const CharTraits& left, const CharTraits& right) {
  if (!Opens(left)) return -1.5;
  return IsGap(right) ? -0.5 : 1.5;
}

double ClosePoints(const CharTraits& left, const CharTraits& right) {
  if (IsGap(left)) return -1.5;
  return IsLetter(right) ? -0.5 : 1.5;
}

// Either way round, as they are used in French and in German, and rare in English.
double GuillemetPoints(const CharTraits& left, const CharTraits& right) {
  if (IsLetter(left) && IsLetter(right)) return -1.5;
  return Opens(left) != IsGap(right) ? 0.5 : -0.5;
}

double ApostrophePoints(const CharTraits& left, const CharTraits& right, const WordContext& words) {
  if (!IsGap(left) && IsLetter(right)) return words.right_is_clitic ? 2 : 1.2;
  if (IsGap(left) && (IsLetter(right) || right.kind == CharKind::kDigit)) return 0;
  return ClosePoints(left, right);
}

double DashPoints(const CharTraits& left, const CharTraits& right, const WordContext& words) {
  if (IsGap(left) && IsGap(right)) return 1.5;
  if (words.beside_number) return 1.5;
  if (words.left_is_word && words.right_is_word) return 1.8;
  if (IsLetter(left) && IsLetter(right)) return 0.1;
  return 0.7;
}

double QuantityPoints(const CharTraits& left, const CharTraits& right) {
  if (left.kind == CharKind::kDigit || right.kind == CharKind::kDigit) return 1;
  if (IsLetter(left) && IsLetter(right)) return -1.5;
  return IsGap(left) && IsGap(right) ? 0.5 : -0.5;
}

double NoBreakSpacePoints(const CharTraits& left, const CharTraits& right,
                          const WordContext& words) {
  if (words.left_is_word && words.right_is_word) return 1;
  if (IsLetter(left) && right.kind == CharKind::kLower) return -1.5;
  return 0.7;
}

double TradeSignPoints(const CharTraits& left, const CharTraits& right) {
  if (IsGap(left)) return -1;
  return IsLetter(right) ? -0.5 : 1.5;
}

double CopyrightPoints(const CharTraits& left, const CharTraits& right) {
  if (IsLetter(left) || IsLetter(right)) return -1;
  return right.kind == CharKind::kDigit || IsGap(right) ? 1.5 : 0;
}

double BoxPoints(const CharTraits& left, const CharTraits& right) {
  const bool framed = left.kind == CharKind::kBox || right.kind == CharKind::kBox;
  return framed ? 0.5 : IsGap(left) && IsGap(right) ? 0.2 : -1.5;
}

uint32_t HashOf(std::string_view letters) {
  uint32_t hash = 2166136261U;
  for (const char c : letters) {
    hash = (hash ^ static_cast<uint32_t>(c | 0x20)) * 16777619U;
  }
  return (hash ^ (hash >> 16)) % kWordBits;
}

}  // namespace

CharTraits TraitsOf(char32_t c) {
  const auto point = static_cast<UChar32>(c);
  if (c == 0xA0) return {CharKind::kNoBreakSpace, 0, 0, false};
  if (u_isUWhiteSpace(point) && c != 0x85) return {CharKind::kBlank, 0, 0, c < 0x80};
  if (c == U'ƒ' || c == U'ª' || c == U'º') return {SignKind(c), 0, 0, false};
  if (c == 0xFFFD || u_iscntrl(point) || !u_isdefined(point)) return {};
  if (u_isdigit(point)) return {CharKind::kDigit, 0, 0, c < 0x80};
  if (u_islower(point)) return LetterTraits(c, CharKind::kLower);
  if (u_isupper(point)) return LetterTraits(c, CharKind::kUpper);
  if (u_isalpha(point)) return LetterTraits(c, CharKind::kCaseless);
  return {SignKind(c), 0, 0, c < 0x80};
}

WordSet::WordSet(std::string_view bytes) : seen_(kWordBits) {
  for (size_t at = 0; at < bytes.size();) {
    size_t end = at;
    bool letters_only = true;
    while (end < bytes.size() && IsPartOfWord(bytes[end])) {
      letters_only = letters_only && IsLetter(bytes[end]);
      ++end;
    }
    if (letters_only && end - at >= 2 && end - at <= kLongestWord) {
      seen_[HashOf(bytes.substr(at, end - at))] = true;
    }
    at = end + 1;
  }
}

bool WordSet::Has(std::string_view letters) const {
  return letters.size() >= 2 && letters.size() <= kLongestWord && seen_[HashOf(letters)];
}

WordContext WordsAround(std::string_view bytes, size_t begin, size_t end, const WordSet& words) {
  static constexpr std::string_view kClitics[] = {"s", "t", "re", "ve", "ll", "d", "m"};
  size_t left = begin;
  while (left > 0 && begin - left <= kLongestWord && IsLetter(bytes[left - 1])) --left;
  size_t right = end;
  while (right < bytes.size() && right - end <= kLongestWord && IsLetter(bytes[right])) ++right;
  const bool left_is_whole = left == 0 || !IsPartOfWord(bytes[left - 1]);
  const bool right_is_whole = right == bytes.size() || !IsPartOfWord(bytes[right]);
  const std::string_view behind = bytes.substr(end, right - end);
  const bool number_in_front = left > 0 && begin - left <= 2 && IsDigit(bytes[left - 1]);
  WordContext context;
  context.left_is_word = left_is_whole && words.Has(bytes.substr(left, begin - left));
  context.right_is_word = right_is_whole && words.Has(behind);
  context.right_is_clitic = right_is_whole && std::find(std::begin(kClitics), std::end(kClitics),
                                                        behind) != std::end(kClitics);
  context.beside_number = number_in_front || (end < bytes.size() && IsDigit(bytes[end]));
  return context;
}

double Plausibility(const CharTraits& c, const CharTraits& left, const CharTraits& right,
                    const WordContext& words) {
  switch (c.kind) {
    case CharKind::kLower:
    case CharKind::kUpper:
    case CharKind::kCaseless:
      return LetterPoints(c, left, right, words);
    case CharKind::kOpen:
      return OpenPoints(left, right);
    case CharKind::kClose:
      return ClosePoints(left, right);
    case CharKind::kGuillemet:
      return GuillemetPoints(left, right);
    case CharKind::kApostrophe:
      return ApostrophePoints(left, right, words);
    case CharKind::kDash:
      return DashPoints(left, right, words);
    case CharKind::kTradeSign:
      return TradeSignPoints(left, right);
    case CharKind::kCopyright:
      return CopyrightPoints(left, right);
    case CharKind::kEllipsis:
      return IsLetter(left) && IsLetter(right) ? -0.3 : 0.8;
    case CharKind::kBullet:
      return IsGap(left) ? 1 : -0.5;
    case CharKind::kQuantity:
      return QuantityPoints(left, right);
    case CharKind::kNoBreakSpace:
      return NoBreakSpacePoints(left, right, words);
    case CharKind::kBox:
      return BoxPoints(left, right);
    case CharKind::kControl:
      return -3;
    case CharKind::kRare:
      return IsLetter(left) || IsLetter(right) ? -1.5 : -0.5;
    case CharKind::kBlank:
    case CharKind::kDigit:
    case CharKind::kStraight:
      return 0;
  }
  return 0;
}

EncodingTraits TraitsOfEncoding(std::string_view encoding) {
  const std::array<char32_t, 256> table = SingleByteTable(encoding);
  EncodingTraits traits;
  std::transform(table.begin(), table.end(), traits.begin(), TraitsOf);
  return traits;
}

double PlaceWeigher::Points(size_t at, const EncodingTraits& traits,
                            const WordContext& words) const {
  return Points(at, at + 1, traits[static_cast<unsigned char>(bytes_[at])], traits, words);
}

CharTraits PlaceWeigher::LeftOf(size_t at, const EncodingTraits& traits) const {
  if (at == 0) return TraitsOf(U'\n');
  // A sequence that ends here is at most four bytes long.
  for (size_t size = 2; size <= 4 && size <= at; ++size) {
    const Utf8Sequence utf8 = Utf8At(bytes_, at - size);
    if (utf8.well_formed && utf8.size == size) return TraitsOf(utf8.code_point);
  }
  return traits[static_cast<unsigned char>(bytes_[at - 1])];
}

CharTraits PlaceWeigher::RightOf(size_t at, const EncodingTraits& traits) const {
  if (at == bytes_.size()) return TraitsOf(U'\n');
  const Utf8Sequence utf8 = Utf8At(bytes_, at);
  if (utf8.well_formed && utf8.size > 1) return TraitsOf(utf8.code_point);
  return traits[static_cast<unsigned char>(bytes_[at])];
}

}  // namespace codicil
