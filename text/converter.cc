#include "text/converter.h"

#include <unicode/ucnv_cb.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "text/utf8.h"

namespace codicil {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

// What the converters write for bytes that they cannot decode: a noncharacter, to distinguish them
// from a U+FFFD in the file itself.
constexpr UChar kUndecodable = 0xFDD0;

void U_CALLCONV WriteUndecodable(const void* /*context*/, UConverterToUnicodeArgs* arguments,
                                 const char* /*bytes*/, int32_t /*length*/,
                                 UConverterCallbackReason reason, UErrorCode* status) {
  if (reason > UCNV_IRREGULAR) return;
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(arguments, &kUndecodable, 1, 0, status);
}

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using OwnedConverter = std::unique_ptr<UConverter, CloseConverter>;

OwnedConverter Open(const std::string& name) {
  UErrorCode status = U_ZERO_ERROR;
  OwnedConverter converter(ucnv_open(name.c_str(), &status));
  if (U_FAILURE(status)) return nullptr;
  ucnv_setToUCallBack(converter.get(), WriteUndecodable, nullptr, nullptr, nullptr, &status);
  return U_FAILURE(status) ? nullptr : std::move(converter);
}

// ICU maps the bytes that a Windows code page leaves open to control characters.
bool LeavesControlsOpen(std::string_view encoding) { return encoding.starts_with("windows-125"); }

bool IsC1Control(char32_t c) { return c >= 0x80 && c < 0xA0; }

// Takes a converter's output, code unit by code unit, and cuts it into units: the shortest parts of
// the text that were decoded from bytes of their own.
class UnitCutter {
 public:
  UnitCutter(DecodedText& out, uint32_t begin, bool controls_are_open)
      : out_(out),
        unit_begin_(begin),
        text_begin_(out.text.size()),
        controls_are_open_(controls_are_open) {}

  // `original` is where in the file the code unit comes from; -1 if it comes from the same bytes as
  // the last one.
  void Add(UChar c, int64_t original) {
    if (U16_IS_TRAIL(c) && lead_ != 0) {
      AppendCodePoint(static_cast<char32_t>(U16_GET_SUPPLEMENTARY(lead_, c)), out_.text);
      lead_ = 0;
      return;
    }
    DropLoneLead();
    if (original > unit_begin_ && out_.text.size() > text_begin_) Close(original);
    if (U16_IS_LEAD(c)) {
      lead_ = c;
    } else if (c == kUndecodable || U16_IS_TRAIL(c) || (controls_are_open_ && IsC1Control(c))) {
      AppendUndecodable();
    } else {
      AppendCodePoint(c, out_.text);
    }
  }

  void Finish(uint32_t end) {
    DropLoneLead();
    // Shift codes alone do not decode to a character; no byte is lost in silence.
    if (out_.text.size() == text_begin_ && end > unit_begin_) AppendUndecodable();
    if (out_.text.size() > text_begin_) Close(end);
  }

 private:
  // Some converters (UTF-7, SCSU) let through half of a surrogate pair, which is not a character.
  void DropLoneLead() {
    if (lead_ == 0) return;
    AppendUndecodable();
    lead_ = 0;
  }

  void AppendUndecodable() {
    AppendCodePoint(kReplacement, out_.text);
    out_.MarkUndecodable();
  }

  void Close(int64_t end) {
    const auto text_unit = static_cast<uint32_t>(out_.text.size() - text_begin_);
    const auto original_end = static_cast<uint32_t>(end);
    out_.CloseUnits(text_begin_, unit_begin_, original_end, text_unit, original_end - unit_begin_);
    text_begin_ = out_.text.size();
    unit_begin_ = original_end;
  }

  DecodedText& out_;
  uint32_t unit_begin_;  // in the file
  size_t text_begin_;    // of the same unit
  bool controls_are_open_;
  UChar lead_ = 0;
};

std::string PreferredName(const std::string& name, const char* standard) {
  UErrorCode status = U_ZERO_ERROR;
  const char* preferred = ucnv_getStandardName(name.c_str(), standard, &status);
  return preferred == nullptr || U_FAILURE(status) ? std::string() : std::string(preferred);
}

}  // namespace

unsigned char Windows1252ByteOf(char32_t c) {
  if (c < 0x80 || c == 0xFFFD) return 0;
  if (c < 0x100) return static_cast<unsigned char>(c);
  static const std::array<char32_t, 256> table = SingleByteTable("windows-1252");
  const auto end = table.begin() + 0xA0;
  const auto found = std::find(table.begin() + 0x80, end, c);
  return found == end ? 0 : static_cast<unsigned char>(found - table.begin());
}

void AppendCodePoint(char32_t c, std::string& text) {
  if (c < 0x80) return text.push_back(static_cast<char>(c));
  char buffer[U8_MAX_LENGTH];
  size_t size = 0;
  U8_APPEND_UNSAFE(buffer, size, static_cast<UChar32>(c));
  text.append(buffer, size);
}

std::string StandardEncodingName(std::string_view name) {
  // Names that people and SourceText::encoding() use but ICU does not know.
  if (name.ends_with(" with BOM")) name.remove_suffix(std::string_view(" with BOM").size());
  const std::string wanted(name == "MacRoman" || name == "macroman" ? "macintosh" : name);
  if (wanted.empty() || Open(wanted) == nullptr) return "";
  std::string standard = PreferredName(wanted, "MIME");
  if (standard.empty()) standard = PreferredName(wanted, "IANA");
  return standard.empty() ? wanted : standard;
}

std::array<char32_t, 256> SingleByteTable(std::string_view encoding) {
  std::array<char32_t, 256> table;
  table.fill(kReplacement);
  const OwnedConverter converter = Open(std::string(encoding));
  if (converter == nullptr || ucnv_getMaxCharSize(converter.get()) != 1) return table;
  for (size_t byte = 0; byte < table.size(); ++byte) {
    const char bytes[] = {static_cast<char>(byte)};
    UChar units[4];
    UErrorCode status = U_ZERO_ERROR;
    const int32_t size = ucnv_toUChars(converter.get(), units, 4, bytes, 1, &status);
    if (U_FAILURE(status) || size != 1 || units[0] == kUndecodable) continue;
    if (LeavesControlsOpen(encoding) && IsC1Control(units[0])) continue;
    table[byte] = units[0];
  }
  return table;
}

void DecodedText::CloseUnits(size_t text_begin, uint32_t begin, uint32_t end, uint32_t text_unit,
                             uint32_t original_unit) {
  constexpr uint32_t kLargest = 0xFFFF;
  const auto text_size = static_cast<uint16_t>(std::min(text_unit, kLargest));
  const auto original_size = static_cast<uint16_t>(std::min(original_unit, kLargest));
  const bool continues = !runs.empty() && runs.back().text_unit == text_size &&
                         runs.back().original_unit == original_size && original_end == begin &&
                         original_unit <= kLargest;
  if (!continues) {
    runs.push_back({static_cast<uint32_t>(text_begin), begin, text_size, original_size});
  }
  original_end = end;
}

void DecodedText::MarkUndecodable() {
  const auto end = static_cast<uint32_t>(text.size());
  if (!undecodable.empty() && undecodable.back().end == end - 3) {
    undecodable.back().end = end;
  } else {
    undecodable.push_back({end - 3, end});
  }
}

void AppendUtf8(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out) {
  const std::string_view part = bytes.substr(0, end);
  for (uint32_t at = begin; at < end;) {
    const auto good = static_cast<uint32_t>(FindIllFormed(part, at));
    if (good > at) {
      const size_t text_begin = out.text.size();
      out.text.append(part.substr(at, good - at));
      out.CloseUnits(text_begin, at, good, 1, 1);
    }
    at = good;
    if (at == end) break;
    const auto size = static_cast<uint32_t>(Utf8At(part, at).size);
    const size_t text_begin = out.text.size();
    AppendCodePoint(kReplacement, out.text);
    out.CloseUnits(text_begin, at, at + size, 3, size);
    out.MarkUndecodable();
    at += size;
  }
}

Converter::Converter(std::string encoding)
    : encoding_(std::move(encoding)), converter_(Open(encoding_).release()) {}

Converter::~Converter() { ucnv_close(converter_); }

void Converter::Append(std::string_view bytes, uint32_t begin, uint32_t end, DecodedText& out) {
  constexpr size_t kChunk = 4096;
  if (converter_ == nullptr) return;
  ucnv_resetToUnicode(converter_);
  UnitCutter cutter(out, begin, LeavesControlsOpen(encoding_));
  const char* source = bytes.data() + begin;
  const char* const limit = bytes.data() + end;
  UErrorCode status;
  do {
    UChar units[kChunk] = {};
    int32_t offsets[kChunk] = {};
    const int64_t base = source - bytes.data();
    UChar* target = units;
    status = U_ZERO_ERROR;
    ucnv_toUnicode(converter_, &target, units + kChunk, &source, limit, offsets, true, &status);
    for (size_t i = 0; units + i < target; ++i) {
      cutter.Add(units[i], offsets[i] < 0 ? -1 : base + offsets[i]);
    }
  } while (status == U_BUFFER_OVERFLOW_ERROR);
  cutter.Finish(end);
}

}  // namespace codicil
