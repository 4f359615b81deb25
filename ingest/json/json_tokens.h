// A JSON text as a flat list of tokens that know their place in it. RapidJSON does the parsing; its
// own document tree would not record where a value is, which the accounting needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codicil {

struct JsonToken {
  enum class Kind : uint8_t { kObject, kArray, kKey, kString, kNumber, kTrue, kFalse, kNull };
  Kind kind;
  bool escaped;    // a string or key whose text differs from its bytes
  uint32_t begin;  // for a string, the text between the quotes
  uint32_t end;
  uint32_t next;  // index of the token after this value and its contents
};

struct JsonSyntaxError {
  uint32_t offset;
  std::string message;
};

class JsonTokens {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  // Never fails: the tokens before a syntax error are kept, and the open objects and arrays are
  // closed. `text` must outlive the tokens. Linear, without recursion.
  explicit JsonTokens(std::string_view text);

  const std::optional<JsonSyntaxError>& error() const { return error_; }
  // Returns the tokens in the order of the text; the root is the first. Empty if there is no value.
  const std::vector<JsonToken>& list() const { return tokens_; }
  const JsonToken& operator[](uint32_t i) const { return tokens_[i]; }

  bool Is(uint32_t value, JsonToken::Kind kind) const {
    return value != kNone && tokens_[value].kind == kind;
  }
  // Returns the value of an object's member; kNone if it has no such member, or `object` is kNone
  // or not an object.
  uint32_t Member(uint32_t object, std::string_view name) const;
  // Returns the elements of an array; none if `array` is kNone or not an array.
  std::vector<uint32_t> Elements(uint32_t array) const;
  // Returns the decoded text of a string or key, or a number as written.
  std::string Text(uint32_t value) const;

 private:
  struct Handler;

  std::string_view text_;
  std::vector<JsonToken> tokens_;
  std::optional<JsonSyntaxError> error_;
};

}  // namespace codicil
