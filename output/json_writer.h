// Writes JSON with RapidJSON's writer: UTF-8, indented by two spaces unless it is long.
//
//   json.Document("schema", "…/1", "count", 3, "pairs", json.Each(pairs, [&](const Pair& pair) {
//     json.Object("old", OrNull(pair.old), "kinds", pair.kinds, "part", If(pair.part, true));
//   }));
#pragma once

#include <rapidjson/prettywriter.h>

#include <cmath>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/byte_sink.h"
#include "text/utf8.h"

namespace codicil {

// Values other than a text, a number, a boolean, a list of these, or a function that writes the
// value:

// Writes null for an empty text, as the schemas do for a missing one.
struct OrNull {
  explicit OrNull(std::string_view a_text) : text(a_text) {}
  std::string_view text;
};
// Writes a number rounded to two decimal places, with the same digits on every machine.
struct Hundredths {
  double value;
};
// A member that may be left out. Keeps a reference, so use it only within one statement.
template <typename Value>
struct Optional {
  bool there;
  const Value& value;
};
template <typename Value>
Optional<Value> If(bool there, const Value& value) {
  return {there, value};
}

enum class JsonLayout : uint8_t { kIndented, kOneLine };

class JsonWriter {
 public:
  explicit JsonWriter(ByteSink& out, JsonLayout layout = JsonLayout::kIndented)
      : stream_{out, layout == JsonLayout::kOneLine}, writer_(stream_) {
    writer_.SetIndent(' ', stream_.one_line ? 0 : 2);
  }

  // Writes a whole document: an object, and a line end.
  template <typename... Parts>
  void Document(const Parts&... members) {
    Object(members...);
    stream_.out.Put('\n');
    writer_.Reset(stream_);
  }
  // Takes names and values alternately. A function in the place of a name writes further members.
  template <typename... Parts>
  void Object(const Parts&... members) {
    if (stream_.out.size() > kIndented) writer_.SetIndent(' ', 0);
    writer_.StartObject();
    Members(members...);
    writer_.EndObject();
  }

  void Members() {}
  template <std::invocable Write, typename... Rest>
  void Members(const Write& write, const Rest&... rest) {
    write();
    Members(rest...);
  }
  template <typename T, typename... Rest>
  void Members(std::string_view name, const T& value, const Rest&... rest) {
    Member(name, value);
    Members(rest...);
  }

  // Returns an object of such members as a value. Keeps references, so use it only within one
  // statement.
  template <typename... Parts>
  auto Of(const Parts&... members) {
    return [&] { Object(members...); };
  }

  // Returns an array with the values that `write` writes, as a value.
  template <typename Write>
  auto Array(Write write) {
    return [this, write] {
      writer_.StartArray();
      write();
      writer_.EndArray();
    };
  }
  // The same with what it writes for each item. Keeps a reference to them.
  template <typename Items, typename Write>
  auto Each(const Items& items, Write write) {
    return Array([&items, write] {
      for (const auto& item : items) write(item);
    });
  }

  template <typename T>
  void Value(const T& value) {
    if constexpr (std::invocable<const T&>) {
      value();
    } else if constexpr (std::same_as<T, bool>) {
      writer_.Bool(value);
    } else if constexpr (std::integral<T>) {
      writer_.Uint64(static_cast<uint64_t>(value));
    } else if constexpr (std::same_as<T, Hundredths>) {
      writer_.Double(std::round(value.value * 100) / 100);
    } else if constexpr (std::same_as<T, std::nullptr_t>) {
      writer_.Null();
    } else if constexpr (std::same_as<T, OrNull>) {
      value.text.empty() ? Value(nullptr) : String(value.text);
    } else if constexpr (std::convertible_to<T, std::string_view>) {
      String(value);
    } else {
      Each(value, [this](const auto& item) { Value(item); })();
    }
  }

 private:
  template <typename T>
  void Member(std::string_view name, const T& value) {
    writer_.Key(name.data(), static_cast<unsigned>(name.size()));
    Value(value);
  }
  template <typename T>
  void Member(std::string_view name, const Optional<T>& value) {
    if (value.there) Member(name, value.value);
  }

  // Writes U+FFFD for each ill-formed part of a text that is not UTF-8, such as a file name.
  void String(std::string_view text) {
    if (FindIllFormed(text, 0) != text.size()) return String(WellFormed(text));
    writer_.String(text.data() == nullptr ? "" : text.data(), static_cast<unsigned>(text.size()));
  }

  static std::string WellFormed(std::string_view text) {
    std::string out;
    for (size_t at = 0; at < text.size();) {
      const Utf8Sequence next = Utf8At(text, at);
      out += next.well_formed ? text.substr(at, next.size) : std::string_view("\uFFFD");
      at += next.size;
    }
    return out;
  }

  // Longer output is read only by programs, and most of it would be indentation.
  static constexpr uint64_t kIndented = uint64_t{32} << 20;

  struct Stream {
    using Ch = char;
    ByteSink& out;
    bool one_line;
    void Put(char c) { out.Put(one_line && c == '\n' ? ' ' : c); }
    void Flush() {}
  };

  Stream stream_;
  rapidjson::PrettyWriter<Stream> writer_;
};

}  // namespace codicil
