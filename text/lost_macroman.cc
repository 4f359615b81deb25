#include "text/lost_macroman.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "text/converter.h"
#include "text/encoding_detector.h"
#include "text/plausibility.h"
#include "text/utf8.h"

namespace codicil {
namespace {

constexpr char32_t kLastOfLatin1 = 0xFF;
constexpr char32_t kLastOfWindows = U'™';

// A sign: the character has at most kHardlyPossible points as it is, at least kGood in MacRoman.
constexpr double kGood = 1;
constexpr double kJustRight = 1.8;  // "don’t", and a dash between two known words

// A character that may be a byte.
struct Suspect {
  uint32_t begin;  // in the text
  uint32_t size;
  uint32_t byte;  // in the bytes
  char32_t character;

  bool IsControl() const { return character < 0xA0 && character != kNextLine; }
};

// What the characters that are taken for MacRoman say of the whole.
class Evidence {
 public:
  void Add(unsigned char byte, const CharTraits& mac, bool is_control, double as_is,
           double points) {
    sum_ += points;
    ++count_;
    if (mac.kind == CharKind::kOpen && points >= kGood) ++opened_;
    if (is_control) as_is = kHardlyPossible;
    if (as_is > kHardlyPossible || points < kGood) return;
    if (is_control || points >= kJustRight) beyond_doubt_ = true;
    if (mac.kind == CharKind::kClose) ++closed_;
    kinds_ += seen_[byte] ? 0 : 1;
    seen_[byte] = true;
  }

  bool IsAny() const { return kinds_ > 0 && sum_ >= kMakesSense * count_; }

  // One sign may be chance, or a word that someone writes so; signs that agree are neither.
  bool IsSure() const { return beyond_doubt_ || kinds_ > 1 || (closed_ > 1 && opened_ >= closed_); }

 private:
  double sum_ = 0;
  int count_ = 0;
  int opened_ = 0;  // quotation marks
  int closed_ = 0;  // those that are signs
  int kinds_ = 0;   // of bytes that are signs
  bool beyond_doubt_ = false;
  std::array<bool, 256> seen_ = {};
};

// Without one there is no sign, in most texts.
bool HasCapitalOrControl(std::string_view text) {
  for (size_t at = FindNonAscii(text, 0); at < text.size();) {
    const Utf8Sequence here = Utf8At(text, at);
    const char32_t c = here.code_point;
    if (TraitsOf(c).kind == CharKind::kUpper) return true;
    if (c < 0xA0 && c != kNextLine) return true;
    at = FindNonAscii(text, at + here.size);
  }
  return false;
}

class MacRomanFinder {
 public:
  explicit MacRomanFinder(std::string_view text) : text_(text) {}

  EncodedTwiceParts Find() {
    Collect(kLastOfWindows);
    if (!AreBytes()) Collect(kLastOfLatin1);
    const size_t all = places_.size();
    KeepMacRoman(DetectEncoding(bytes_));
    const Evidence evidence = Weigh();
    if (!evidence.IsAny()) return {};
    // What is odd among letters that are as they should be is a slip, not an encoding.
    if (!evidence.IsSure() && places_.size() * 2 <= all) return {};
    return {Decoded(), "MacRoman", evidence.IsSure()};
  }

 private:
  // The bytes as they were; characters beyond `last` are none, and stay what they are.
  void Collect(char32_t last) {
    bytes_.clear();
    places_.clear();
    for (size_t at = 0; at < text_.size();) {
      const size_t next = FindNonAscii(text_, at);
      bytes_.append(text_.substr(at, next - at));
      if (next == text_.size()) break;
      const Utf8Sequence here = Utf8At(text_, next);
      const unsigned char byte = here.code_point > last ? 0 : Windows1252ByteOf(here.code_point);
      if (byte == 0) {
        bytes_.append(text_.substr(next, here.size));
      } else {
        places_.push_back({static_cast<uint32_t>(next), static_cast<uint32_t>(here.size),
                           static_cast<uint32_t>(bytes_.size()), here.code_point});
        bytes_ += static_cast<char>(byte);
      }
      at = next + here.size;
    }
  }

  // Whether the characters that windows-1252 has and ISO-8859-1 has not are bytes that were read as
  // windows-1252, or were written as they are.
  bool AreBytes() const {
    double gain = 0;
    ForEachPlace([&](const Suspect& place, double as_is, double mac) {
      if (place.character > kLastOfLatin1) gain += mac - as_is;
    });
    return gain > 0;
  }

  void KeepMacRoman(const EncodingPlan& plan) {
    auto exception = plan.exceptions.begin();
    std::erase_if(places_, [&](const Suspect& place) {
      while (exception != plan.exceptions.end() && exception->end <= place.byte) ++exception;
      const bool inside = exception != plan.exceptions.end() && exception->begin <= place.byte;
      return plan.encodings[inside ? exception->encoding : 0] != "macintosh";
    });
  }

  template <typename F>
  void ForEachPlace(F f) const {
    const PlaceWeigher weigher(bytes_);
    for (const Suspect& place : places_) {
      const WordContext words = weigher.Words(place.byte, place.byte + 1);
      f(place, weigher.Points(place.byte, windows_, words),
        weigher.Points(place.byte, mac_, words));
    }
  }

  Evidence Weigh() const {
    Evidence evidence;
    ForEachPlace([&](const Suspect& place, double as_is, double mac) {
      const auto byte = static_cast<unsigned char>(bytes_[place.byte]);
      evidence.Add(byte, mac_[byte], place.IsControl(), as_is, mac);
    });
    return evidence;
  }

  std::vector<Correction> Decoded() const {
    const std::array<char32_t, 256> table = SingleByteTable("macintosh");
    std::vector<Correction> found;
    for (const Suspect& place : places_) {
      const char32_t meant = table[static_cast<unsigned char>(bytes_[place.byte])];
      if (meant != place.character) found.push_back({place.begin, place.begin + place.size, meant});
    }
    return found;
  }

  std::string_view text_;
  std::string bytes_;
  std::vector<Suspect> places_;
  EncodingTraits windows_ = TraitsOfEncoding("windows-1252");
  EncodingTraits mac_ = TraitsOfEncoding("macintosh");
};

}  // namespace

EncodedTwiceParts FindLostMacRoman(std::string_view text) {
  if (!HasCapitalOrControl(text)) return {};
  return MacRomanFinder(text).Find();
}

}  // namespace codicil
