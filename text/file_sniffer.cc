#include "text/file_sniffer.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <array>

namespace codicil {
namespace {

using namespace std::string_view_literals;

constexpr size_t kSample = size_t{64} * 1024;

struct Signature {
  std::string_view bytes;
  std::string_view kind;
  std::string_view advice = "save it as plain text and try again";
};

constexpr std::string_view kZip = "PK\x03\x04"sv;

// Files that people mistake for text files, or keep beside them.
constexpr Signature kSignatures[] = {
    {"\x89PNG\r\n\x1A\n"sv, "a PNG image"},
    {"\xFF\xD8\xFF"sv, "a JPEG image"},
    {"GIF87a"sv, "a GIF image"},
    {"GIF89a"sv, "a GIF image"},
    {"%PDF-"sv, "a PDF document", "convert it with: pdftotext -layout FILE.pdf"},
    {"\x04%!PS"sv, "a PostScript document"},
    {"\xC5\xD0\xD3\xC6"sv, "a PostScript document"},  // EPS with a preview
    {kZip, "a ZIP archive"},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "an old Microsoft Office document", kOfficeAdvice},
    {"\x1F\x8B"sv, "a gzip archive"},
    {"BZh"sv, "a bzip2 archive"},
    {"\xFD"
     "7zXZ\0"sv,
     "an xz archive"},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7-Zip archive"},
    {"SQLite format 3\0"sv, "an SQLite database"},
    {"\x7F"
     "ELF"sv,
     "a program"},
};

// By the names of what is in it, which are not packed.
BinaryKind KindOfZip(std::string_view sample) {
  const auto has = [&](std::string_view name) { return sample.find(name) != sample.npos; };
  constexpr std::string_view kEditionsOnly = "it is read as an edition, without --format";
  if (has("word/")) return {"a Word document (.docx)", kEditionsOnly};
  if (has("xl/workbook")) return {"a workbook (.xlsx)", "save it as CSV and try again"};
  if (has("ppt/")) return {"a presentation (.pptx)", "save it as plain text and try again"};
  if (has("application/vnd.oasis.opendocument.text"))
    return {"an OpenDocument text (.odt)", kOfficeAdvice};
  if (has("application/epub+zip")) return {"an EPUB book", kEditionsOnly};
  return {"a ZIP archive", "unpack it with unzip"};
}

bool IsControl(unsigned char c) {
  return c < 0x20 ? !(c >= '\t' && c <= '\r') && c != 0x1A && c != 0x1B : c == 0x7F;
}

// How a sample reads as UTF-16 in one byte order.
struct Utf16Reading {
  size_t units = 0;
  size_t usual = 0;  // ASCII letters, spaces and line ends
  size_t bad = 0;    // controls, unpaired surrogates, noncharacters
};

UChar UnitAt(std::string_view bytes, size_t at, bool big_endian) {
  const auto first = static_cast<unsigned char>(bytes[at]);
  const auto second = static_cast<unsigned char>(bytes[at + 1]);
  return static_cast<UChar>(big_endian ? first << 8 | second : second << 8 | first);
}

bool IsUsual(UChar32 c) { return c == ' ' || c == '\n' || c == '\r' || (c < 0x80 && u_isalpha(c)); }

bool IsBad(UChar32 c) {
  if (c < 0x80) return IsControl(static_cast<unsigned char>(c));
  return !u_isdefined(c) || U_IS_SURROGATE(c) || u_charType(c) == U_PRIVATE_USE_CHAR;
}

Utf16Reading ReadUtf16(std::string_view bytes, bool big_endian) {
  Utf16Reading reading;
  for (size_t at = 0; at + 1 < bytes.size(); at += 2, ++reading.units) {
    UChar32 c = UnitAt(bytes, at, big_endian);
    if (U16_IS_LEAD(c) && at + 3 < bytes.size()) {
      const UChar trail = UnitAt(bytes, at + 2, big_endian);
      if (U16_IS_TRAIL(trail)) {
        c = U16_GET_SUPPLEMENTARY(c, trail);
        at += 2;
      }
    }
    if (IsUsual(c)) ++reading.usual;
    const bool cut_by_sample = U16_IS_LEAD(c) && at + 3 >= bytes.size();
    if (IsBad(c) && !cut_by_sample) ++reading.bad;
  }
  return reading;
}

// Spaces and line ends are rare in Chinese, but there are some in every few hundred characters.
bool IsPlausible(const Utf16Reading& reading) {
  return reading.usual * 200 >= reading.units && reading.bad * 100 <= reading.units;
}

// Short texts are plausible either way; the usual characters then decide.
bool IsBetter(const Utf16Reading& reading, const Utf16Reading& other) {
  return IsPlausible(reading) && (!IsPlausible(other) || reading.usual > other.usual * 4);
}

// In UTF-16 at most every other byte is an ASCII letter or a space.
bool IsMostlyAscii(std::string_view sample) {
  const auto usual = static_cast<size_t>(std::count_if(
      sample.begin(), sample.end(), [](char c) { return IsUsual(static_cast<unsigned char>(c)); }));
  return usual * 20 > sample.size() * 11;
}

}  // namespace

ByteOrderMark FindByteOrderMark(std::string_view bytes) {
  // Longer marks first: that of UTF-32LE begins like that of UTF-16LE.
  static constexpr Signature kMarks[] = {
      {"\xEF\xBB\xBF"sv, "UTF-8"}, {"\xFF\xFE\0\0"sv, "UTF-32LE"}, {"\0\0\xFE\xFF"sv, "UTF-32BE"},
      {"\xFF\xFE"sv, "UTF-16LE"},  {"\xFE\xFF"sv, "UTF-16BE"},
  };
  for (const Signature& mark : kMarks) {
    if (bytes.starts_with(mark.bytes)) {
      return {mark.kind, static_cast<uint32_t>(mark.bytes.size())};
    }
  }
  return {};
}

std::string_view FindUnmarkedUtf16(std::string_view bytes) {
  const std::string_view sample = bytes.substr(0, kSample);
  if (sample.find('\0') == std::string_view::npos || IsMostlyAscii(sample)) return {};
  const Utf16Reading little = ReadUtf16(sample, false);
  const Utf16Reading big = ReadUtf16(sample, true);
  if (IsBetter(little, big)) return "UTF-16LE";
  if (IsBetter(big, little)) return "UTF-16BE";
  return {};
}

BinaryKind FindBinaryKind(std::string_view bytes) {
  for (const Signature& signature : kSignatures) {
    if (!bytes.starts_with(signature.bytes)) continue;
    if (signature.bytes == kZip) return KindOfZip(bytes.substr(0, kSample));
    return {signature.kind, signature.advice};
  }
  const std::string_view advice = kSignatures[0].advice, sample = bytes.substr(0, kSample);
  const auto zeros = static_cast<size_t>(std::count(sample.begin(), sample.end(), '\0'));
  if (zeros == sample.size()) return {"only zero bytes", advice};
  const auto controls = static_cast<size_t>(std::count_if(sample.begin(), sample.end(), [](char c) {
    return IsControl(static_cast<unsigned char>(c));
  }));
  if (controls * 100 > sample.size() * 2) return {"binary data (many control characters)", advice};
  return {};
}

}  // namespace codicil
