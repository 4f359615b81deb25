#include "ingest/docx/symbols.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "text/converter.h"

namespace codicil::docx {
namespace {

struct Sign {
  uint32_t code;  // in the font
  std::string_view text;
};

constexpr Sign kSymbol[] = {
    {0x22, "∀"}, {0x24, "∃"}, {0x40, "≅"}, {0x41, "Α"}, {0x42, "Β"}, {0x43, "Χ"}, {0x44, "Δ"},
    {0x45, "Ε"}, {0x46, "Φ"}, {0x47, "Γ"}, {0x48, "Η"}, {0x49, "Ι"}, {0x4B, "Κ"}, {0x4C, "Λ"},
    {0x4D, "Μ"}, {0x4E, "Ν"}, {0x4F, "Ο"}, {0x50, "Π"}, {0x51, "Θ"}, {0x52, "Ρ"}, {0x53, "Σ"},
    {0x54, "Τ"}, {0x55, "Υ"}, {0x57, "Ω"}, {0x58, "Ξ"}, {0x59, "Ψ"}, {0x5A, "Ζ"}, {0x61, "α"},
    {0x62, "β"}, {0x63, "χ"}, {0x64, "δ"}, {0x65, "ε"}, {0x66, "φ"}, {0x67, "γ"}, {0x68, "η"},
    {0x69, "ι"}, {0x6B, "κ"}, {0x6C, "λ"}, {0x6D, "μ"}, {0x6E, "ν"}, {0x6F, "ο"}, {0x70, "π"},
    {0x71, "θ"}, {0x72, "ρ"}, {0x73, "σ"}, {0x74, "τ"}, {0x75, "υ"}, {0x77, "ω"}, {0x78, "ξ"},
    {0x79, "ψ"}, {0x7A, "ζ"}, {0xA2, "′"}, {0xA3, "≤"}, {0xA5, "∞"}, {0xA7, "♣"}, {0xA8, "♦"},
    {0xA9, "♥"}, {0xAA, "♠"}, {0xAB, "↔"}, {0xAC, "←"}, {0xAD, "↑"}, {0xAE, "→"}, {0xAF, "↓"},
    {0xB0, "°"}, {0xB1, "±"}, {0xB2, "″"}, {0xB3, "≥"}, {0xB4, "×"}, {0xB7, "•"}, {0xB8, "÷"},
    {0xB9, "≠"}, {0xBA, "≡"}, {0xBB, "≈"}, {0xBC, "…"}, {0xD2, "®"}, {0xD3, "©"}, {0xD4, "™"},
    {0xD6, "√"}, {0xDE, "⇒"}, {0xE2, "®"}, {0xE3, "©"}, {0xE4, "™"}, {0xE5, "∑"}};

constexpr Sign kWingdings[] = {{0x6C, "●"}, {0x6E, "■"}, {0x6F, "□"}, {0x71, "❑"}, {0x72, "❒"},
                               {0x75, "◆"}, {0x76, "❖"}, {0x9F, "•"}, {0xA7, "▪"}, {0xA8, "◻"},
                               {0xAB, "★"}, {0xD8, "➢"}, {0xDF, "←"}, {0xE0, "→"}, {0xE1, "↑"},
                               {0xE2, "↓"}, {0xE8, "➔"}, {0xF0, "⇨"}, {0xFB, "✗"}, {0xFC, "✓"},
                               {0xFD, "☒"}, {0xFE, "☑"}};

template <size_t kSize>
std::string_view Find(const Sign (&signs)[kSize], uint32_t code) {
  const auto found = std::ranges::find(signs, code, &Sign::code);
  return found == std::end(signs) ? std::string_view() : found->text;
}

}  // namespace

std::string SymbolOf(std::string_view font, std::string_view code) {
  constexpr uint32_t kPrivate = 0xF000, kLast = 0x10FFFF;  // where Word puts what a font has at 0
  uint32_t value = 0;
  std::from_chars(code.data(), code.data() + code.size(), value, 16);
  const uint32_t in_font = value >= kPrivate && value <= kPrivate + 0xFF ? value - kPrivate : value;
  std::string_view known;
  if (font == "Symbol") known = Find(kSymbol, in_font);
  if (font == "Wingdings") known = Find(kWingdings, in_font);
  if (!known.empty()) return std::string(known);
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  std::string text;
  if (value >= ' ' && value <= kLast && !surrogate) AppendCodePoint(value, text);
  return text;
}

}  // namespace codicil::docx
