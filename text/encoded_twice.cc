#include "text/encoded_twice.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "base/ascii.h"
#include "text/converter.h"
#include "text/lost_macroman.h"
#include "text/utf8.h"

namespace codicil {
namespace {

bool IsC1(char32_t c) { return c >= 0x80 && c < 0xA0; }
bool IsUpper(char32_t c) { return (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE); }

// Several characters whose bytes form one UTF-8 sequence.
struct Unit {
  Correction part;
  unsigned char lead;  // the first byte
  char32_t second;     // the second character as the text has it
  bool has_controls;   // beyond the line end
  bool sure;
};

// What may follow a capital at the end of a word.
bool MayFollowWord(char32_t c) {
  return std::u32string_view(
             U"\u2026\u2013\u2014\u2018\u2019\u201C\u201D\u00AB\u00BB\u2039\u203A"
             U"\u2122\u00AE\u00B0\u00AA\u00BA")
             .find(c) != std::u32string_view::npos;
}

class Utf8Finder {
 public:
  explicit Utf8Finder(std::string_view text) : text_(text) {}

  std::vector<Correction> Find() {
    if (text_.find('\xC3') == text_.npos) return {};  // every such unit has one
    Collect();
    MarkSure();
    const auto sure =
        std::count_if(units_.begin(), units_.end(), [](const Unit& u) { return u.sure; });
    const bool whole = sure > 0 && others_ * 20 <= units_.size();
    std::vector<Correction> found;
    for (const Unit& unit : units_) {
      if (unit.sure || whole) found.push_back(unit.part);
    }
    return found;
  }

 private:
  void Collect() {
    for (size_t at = FindNonAscii(text_, 0); at < text_.size();) {
      if (const std::optional<Unit> unit = UnitAt(at)) {
        units_.push_back(*unit);
        at = unit->part.end;
      } else {
        ++others_;
        at += Utf8At(text_, at).size;
      }
      at = FindNonAscii(text_, at);
    }
  }

  std::optional<Unit> UnitAt(size_t begin) const {
    if (const char32_t first = Utf8At(text_, begin).code_point; first < 0xC2 || first > 0xF4)
      return std::nullopt;  // begins no sequence, as most quotation marks
    std::string bytes;
    Unit unit{{static_cast<uint32_t>(begin), 0, 0}, 0, 0, false, false};
    size_t size = 1, at = begin;
    for (; bytes.size() < size && at < text_.size(); at += Utf8At(text_, at).size) {
      const char32_t c = Utf8At(text_, at).code_point;
      const unsigned char byte = Windows1252ByteOf(c);
      if (byte == 0) return std::nullopt;
      if (bytes.empty()) size = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
      if (bytes.size() == 1) unit.second = c;
      unit.has_controls = unit.has_controls || (IsC1(c) && c != kNextLine);
      bytes += static_cast<char>(byte);
    }
    const Utf8Sequence meant = Utf8At(bytes, 0);
    if (!meant.well_formed || meant.size != bytes.size() || bytes.size() < 2) return std::nullopt;
    unit.part.end = static_cast<uint32_t>(at);
    unit.part.meant = meant.code_point;
    unit.lead = static_cast<unsigned char>(bytes[0]);
    return unit;
  }

  void MarkSure() {
    constexpr size_t kRun = 3;
    size_t run = 0;
    for (size_t i = 0; i < units_.size(); ++i) {
      units_[i].sure = IsSure(units_[i]);
      const bool touches = i > 0 && units_[i - 1].part.end == units_[i].part.begin;
      run = touches ? run + 1 : 1;
      if (run < kRun) continue;
      for (size_t k = i + 1 - kRun; k <= i; ++k) SetSure(units_[k]);
    }
    // Other scripts: if one word is certain, so is the next, which may be shorter.
    for (Unit& unit : units_) unit.sure = unit.sure || (unit.lead > 0xC5 && sure_leads_[unit.lead]);
  }

  void SetSure(Unit& unit) {
    unit.sure = true;
    sure_leads_[unit.lead] = true;
  }

  // No language writes it: a capital does not follow a small letter, nor this second character a
  // capital.
  bool IsSure(const Unit& unit) const {
    if (unit.has_controls) return true;
    if (unit.lead == 0xE2) {
      const char32_t c = unit.part.meant;
      return (c >= 0x2010 && c < 0x2047) || (c >= 0x20A0 && c < 0x2300);
    }
    if (unit.lead == 0xF0) return unit.part.meant >= 0x1F000;
    if (unit.lead > 0xC5) return false;
    const char32_t before = Before(unit.part.begin);
    if (before < 0x80 && IsLower(static_cast<char>(before))) return true;
    if (unit.lead > 0xC3) return false;
    // "Â" can be a word, and be the last letter of one in capitals.
    if (unit.second == 0xA0)
      return std::u32string_view(U".,;:!?)\"").find(before) != std::u32string_view::npos;
    if (!MayFollowWord(unit.second)) return true;
    const char after = unit.part.end < text_.size() ? text_[unit.part.end] : ' ';
    return !IsUpper(before) && (IsLower(after) || (after >= 'A' && after <= 'Z'));
  }

  char32_t Before(size_t at) const {
    if (at == 0) return U'\n';
    do --at;
    while (at > 0 && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80);
    return Utf8At(text_, at).code_point;
  }

  std::string_view text_;
  std::vector<Unit> units_;
  std::array<bool, 256> sure_leads_ = {};
  size_t others_ = 0;  // characters beyond ASCII outside of them
};

// Finds C1 controls: they are bytes of windows-1252 that were read as ISO-8859-1.
std::vector<Correction> FindControls(std::string_view text) {
  std::vector<Correction> found;
  bool only_line_ends = true;
  for (size_t at = text.find('\xC2'); at != text.npos; at = text.find('\xC2', at + 1)) {
    const Utf8Sequence here = Utf8At(text, at);
    if (!IsC1(here.code_point)) continue;
    only_line_ends = only_line_ends && here.code_point == kNextLine;
    static const std::array<char32_t, 256> table = SingleByteTable("windows-1252");
    const char32_t meant = table[here.code_point];
    if (meant == here.code_point || meant == 0xFFFD) continue;
    const auto begin = static_cast<uint32_t>(at);
    found.push_back({begin, begin + static_cast<uint32_t>(here.size), meant});
  }
  if (only_line_ends) found.clear();
  return found;
}

}  // namespace

EncodedTwiceParts FindEncodedTwice(std::string_view text) {
  EncodedTwiceParts mac = FindLostMacRoman(text);
  if (mac.sure && !mac.characters.empty()) return mac;
  if (std::vector<Correction> utf8 = Utf8Finder(text).Find(); !utf8.empty()) {
    return {std::move(utf8), "UTF-8"};
  }
  if (std::vector<Correction> found = FindControls(text); !found.empty()) {
    return {std::move(found), "windows-1252"};
  }
  return mac;
}

}  // namespace codicil
