// Where output goes: to a string, to a file, to whatever takes bytes. What a writer makes never has
// to be in memory as a whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace codicil {

// Takes bytes and hands them on in pieces that are worth a call. Whoever made a sink calls Flush
// when all is written; writers do not. Not thread-safe.
class ByteSink {
 public:
  virtual ~ByteSink() = default;
  ByteSink(const ByteSink&) = delete;
  ByteSink& operator=(const ByteSink&) = delete;

  void Write(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= kPiece) HandOn();
  }
  void Put(char c) {
    buffer_ += c;
    if (buffer_.size() >= kPiece) HandOn();
  }
  void Flush() {
    if (!buffer_.empty()) HandOn();
  }
  // All that was written so far.
  uint64_t size() const { return handed_on_ + buffer_.size(); }

 protected:
  ByteSink() = default;
  // Takes the next bytes. An error is the sink's own to keep.
  virtual void Take(std::string_view bytes) = 0;

 private:
  void HandOn() {
    Take(buffer_);
    handed_on_ += buffer_.size();
    buffer_.clear();
  }

  static constexpr size_t kPiece = size_t{1} << 16;
  std::string buffer_;
  uint64_t handed_on_ = 0;
};

class StringSink : public ByteSink {
 public:
  // All that was written; the sink is empty again.
  std::string TakeText() {
    Flush();
    return std::move(text_);
  }

 private:
  void Take(std::string_view bytes) override { text_ += bytes; }
  std::string text_;
};

// What is to be written to a file. Gives why the file is not to be, or "".
using FileContent = std::function<std::string(ByteSink&)>;

// What `write` writes for these arguments, as one string.
template <typename Write, typename... Arguments>
std::string Written(Write write, const Arguments&... arguments) {
  StringSink sink;
  write(arguments..., sink);
  return sink.TakeText();
}

// Writes to an open file descriptor, which stays open. After an error nothing more is written.
class DescriptorSink : public ByteSink {
 public:
  explicit DescriptorSink(int descriptor) : descriptor_(descriptor) {}
  int error() const { return error_; }  // 0, or an errno

 private:
  void Take(std::string_view bytes) override;
  int descriptor_;
  int error_ = 0;
};

}  // namespace codicil
