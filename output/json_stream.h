// RapidJSON's writer over a std::string, used for all JSON output of the program: indented by two
// spaces until it becomes long, with UTF-8 left unescaped.
#pragma once

#include <rapidjson/prettywriter.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/utf8.h"

namespace codicil {

struct JsonStringStream {
  using Ch = char;
  std::string text;
  void Put(char c) { text.push_back(c); }
  void Flush() {}
};

class JsonWriter {
 public:
  JsonWriter() : writer_(stream_) { writer_.SetIndent(' ', 2); }

  void StartObject() {
    if (stream_.text.size() > kIndented) writer_.SetIndent(' ', 0);
    writer_.StartObject();
  }
  void EndObject() { writer_.EndObject(); }
  void StartArray() { writer_.StartArray(); }
  void EndArray() { writer_.EndArray(); }
  void Key(std::string_view name) { writer_.Key(name.data(), static_cast<unsigned>(name.size())); }
  // Writes a string. Each ill-formed part, which a file name may contain, becomes U+FFFD.
  void String(std::string_view text) {
    if (FindIllFormed(text, 0) != text.size()) return String(WellFormed(text));
    writer_.String(text.data() == nullptr ? "" : text.data(), static_cast<unsigned>(text.size()));
  }
  // Writes null for an empty text: the schema's way to say that there is none.
  void StringOrNull(std::string_view text) { text.empty() ? Null() : String(text); }
  void Number(uint64_t value) { writer_.Uint64(value); }
  // Writes a number rounded to two decimal places, with the same digits on every machine.
  void Hundredths(double value) { writer_.Double(std::round(value * 100) / 100); }
  void Bool(bool value) { writer_.Bool(value); }
  void Null() { writer_.Null(); }

  void Member(std::string_view name, std::string_view text) { Key(name), String(text); }
  void Member(std::string_view name, uint64_t value) { Key(name), Number(value); }

  // Returns the whole text, with a final line end.
  std::string Finish() && {
    stream_.Put('\n');
    return std::move(stream_.text);
  }

 private:
  static std::string WellFormed(std::string_view text) {
    std::string out;
    for (size_t at = 0; at < text.size();) {
      const Utf8Sequence next = Utf8At(text, at);
      out += next.well_formed ? text.substr(at, next.size) : std::string_view("\uFFFD");
      at += next.size;
    }
    return out;
  }

  // Longer output is read only by programs, and in a list of very many short items most of it would
  // be indentation.
  static constexpr size_t kIndented = size_t{32} << 20;

  JsonStringStream stream_;
  rapidjson::PrettyWriter<JsonStringStream> writer_;
};

}  // namespace codicil
