#include "ingest/json/json_tokens.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

namespace codicil {
namespace {

using Kind = JsonToken::Kind;

// Returns where the string that ends before the quote at `close` begins. A quote inside a string
// follows an odd number of backslashes.
uint32_t StringBegin(std::string_view text, uint32_t close) {
  for (uint32_t at = close; at-- > 0;) {
    if (text[at] != '"') continue;
    uint32_t slashes = 0;
    while (slashes < at && text[at - 1 - slashes] == '\\') ++slashes;
    if (slashes % 2 == 0) return at + 1;
    at -= slashes;
  }
  return 0;
}

}  // namespace

// Receives RapidJSON's events. The stream is directly after the token of the event; in the
// iterative mode, for objects and arrays, at the bracket that opens or closes it.
struct JsonTokens::Handler : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Handler> {
  JsonTokens& out;
  const rapidjson::MemoryStream& stream;
  std::vector<uint32_t> open = {};

  Handler(JsonTokens& tokens, const rapidjson::MemoryStream& read) : out(tokens), stream(read) {}
  uint32_t Here() const { return static_cast<uint32_t>(stream.Tell()); }

  bool Add(Kind kind, uint32_t begin, uint32_t end, bool escaped = false) {
    out.tokens_.push_back(
        {kind, escaped, begin, end, static_cast<uint32_t>(out.tokens_.size() + 1)});
    return true;
  }
  bool AddString(Kind kind, size_t decoded_size) {
    const uint32_t close = Here() - 1;
    const uint32_t begin = StringBegin(out.text_, close);
    return Add(kind, begin, close, close - begin != decoded_size);
  }
  bool AddWord(Kind kind, uint32_t size) { return Add(kind, Here() - size, Here()); }
  bool Open(Kind kind) {
    open.push_back(static_cast<uint32_t>(out.tokens_.size()));
    return Add(kind, Here(), Here() + 1);
  }
  bool Close() {
    JsonToken& token = out.tokens_[open.back()];
    token.end = Here() + 1;
    token.next = static_cast<uint32_t>(out.tokens_.size());
    open.pop_back();
    return true;
  }

  bool Null() { return AddWord(Kind::kNull, 4); }
  bool Bool(bool value) { return AddWord(value ? Kind::kTrue : Kind::kFalse, value ? 4 : 5); }
  bool RawNumber(const char*, rapidjson::SizeType size, bool) {
    return AddWord(Kind::kNumber, static_cast<uint32_t>(size));
  }
  bool String(const char*, rapidjson::SizeType size, bool) {
    return AddString(Kind::kString, size);
  }
  bool Key(const char*, rapidjson::SizeType size, bool) { return AddString(Kind::kKey, size); }
  bool StartObject() { return Open(Kind::kObject); }
  bool EndObject(rapidjson::SizeType) { return Close(); }
  bool StartArray() { return Open(Kind::kArray); }
  bool EndArray(rapidjson::SizeType) { return Close(); }
};

JsonTokens::JsonTokens(std::string_view text) : text_(text) {
  rapidjson::MemoryStream stream(text.data(), text.size());
  Handler handler(*this, stream);
  rapidjson::Reader reader;
  constexpr unsigned kFlags =
      rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;
  const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
  if (!result.IsError()) return;
  const size_t offset = std::min(result.Offset(), text.size());
  error_ = {static_cast<uint32_t>(offset), rapidjson::GetParseError_En(result.Code())};
  for (uint32_t unclosed : handler.open) {
    tokens_[unclosed].end = error_->offset;
    tokens_[unclosed].next = static_cast<uint32_t>(tokens_.size());
  }
}

uint32_t JsonTokens::Member(uint32_t object, std::string_view name) const {
  if (!Is(object, Kind::kObject)) return kNone;
  const uint32_t end = tokens_[object].next;
  // A key that a syntax error cut off has no value after it.
  for (uint32_t key = object + 1; key + 1 < end; key = tokens_[key + 1].next) {
    const JsonToken& token = tokens_[key];
    const std::string_view raw = text_.substr(token.begin, token.end - token.begin);
    if (token.escaped ? Text(key) == name : raw == name) return key + 1;
  }
  return kNone;
}

std::vector<uint32_t> JsonTokens::Elements(uint32_t array) const {
  std::vector<uint32_t> elements;
  if (!Is(array, Kind::kArray)) return elements;
  for (uint32_t i = array + 1; i < tokens_[array].next; i = tokens_[i].next) elements.push_back(i);
  return elements;
}

std::string JsonTokens::Text(uint32_t value) const {
  const JsonToken& token = tokens_[value];
  const std::string_view raw = text_.substr(token.begin, token.end - token.begin);
  if (!token.escaped) return std::string(raw);
  struct Unescape : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Unescape> {
    std::string text;
    bool String(const char* str, rapidjson::SizeType size, bool) {
      text.assign(str, size);
      return true;
    }
  } unescape;
  rapidjson::MemoryStream stream(text_.data() + token.begin - 1, raw.size() + 2);
  rapidjson::Reader reader;
  reader.Parse(stream, unescape);
  return std::move(unescape.text);
}

}  // namespace codicil
