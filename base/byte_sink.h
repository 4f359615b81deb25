// Where output goes: a string, a file, or anything else that takes bytes. A writer's output never
// has to be in memory as a whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/status.h"

namespace codicil {

// Collects bytes and passes them on in larger pieces. The owner of a sink calls Flush when
// everything is written; writers do not. Not thread-safe.
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
  // The number of bytes written so far.
  uint64_t size() const { return handed_on_ + buffer_.size(); }

 protected:
  ByteSink() = default;
  // Takes the next bytes. Errors are for the sink to record.
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
  // Returns everything that was written, and empties the sink.
  std::string TakeText() {
    Flush();
    return std::exchange(text_, std::string());
  }

 private:
  void Take(std::string_view bytes) override { text_ += bytes; }
  std::string text_;
};

// Writes the content of a file. If it fails, the file is not to be written.
using FileContent = std::function<Status(ByteSink&)>;
// The same for several files that are written side by side, with a sink for each.
using FilesContent = std::function<Status(std::span<ByteSink* const>)>;

// Returns what `write` writes for these arguments, as one string.
template <typename Write, typename... Arguments>
std::string Written(Write write, const Arguments&... arguments) {
  StringSink sink;
  write(arguments..., sink);
  return sink.TakeText();
}

// Writes to an open file descriptor, which stays open unless it is closed here. After an error
// nothing more is written.
class DescriptorSink : public ByteSink {
 public:
  explicit DescriptorSink(int descriptor) : descriptor_(descriptor) {}
  int error() const { return error_; }  // 0, or an errno
  int Close();                          // writes the rest and closes it; returns the same

 private:
  void Take(std::string_view bytes) override;
  int descriptor_;
  int error_ = 0;
};

}  // namespace codicil
