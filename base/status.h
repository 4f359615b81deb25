// How a function says that it has failed: the only way there is here. After LevelDB's Status.
//
// What is wrong with a *text* is no failure: it goes to Diagnostics (text/diagnostics.h), and
// reading continues. What only wraps a system call returns its errno.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace codicil {

class [[nodiscard]] Status {
 public:
  enum class Kind : uint8_t {
    kOk,
    kUnclear,  // what was asked for cannot be understood
    kMissing,  // there is nothing of that name
    kUnusable  // a file cannot be read or written, or is not what it should be
  };

  Status() = default;  // nothing has failed
  static Status Unclear(std::string message) { return {Kind::kUnclear, std::move(message)}; }
  static Status Missing(std::string message, std::vector<std::string> instead = {},
                        std::string elsewhere = {}) {
    Status status(Kind::kMissing, std::move(message));
    status.instead_ = std::move(instead);
    status.elsewhere_ = std::move(elsewhere);
    return status;
  }
  static Status Unusable(std::string message) { return {Kind::kUnusable, std::move(message)}; }

  bool ok() const { return kind_ == Kind::kOk; }
  Kind kind() const { return kind_; }
  // One sentence, starting in lower case, without a full stop, worded so that a user can act on it;
  // empty if nothing has failed.
  const std::string& message() const { return message_; }
  // At most three names that are like the one that is missing.
  const std::vector<std::string>& instead() const { return instead_; }
  // The id of the edition that has what is missing here, or "".
  const std::string& elsewhere() const { return elsewhere_; }

  bool operator==(const Status&) const = default;

 private:
  Status(Kind kind, std::string message) : kind_(kind), message_(std::move(message)) {}

  Kind kind_ = Kind::kOk;
  std::string message_;
  std::vector<std::string> instead_;
  std::string elsewhere_;
};

// A value, or why there is none. Neither may be asked for where there is the other.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : parts_(std::move(value)) {}           // NOLINT(google-explicit-constructor)
  Result(Status failure) : parts_(std::move(failure)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return parts_.index() == 0; }
  T& operator*() { return std::get<0>(parts_); }
  const T& operator*() const { return std::get<0>(parts_); }
  T* operator->() { return &std::get<0>(parts_); }
  const T* operator->() const { return &std::get<0>(parts_); }
  const Status& failure() const { return std::get<1>(parts_); }

 private:
  std::variant<T, Status> parts_;
};

}  // namespace codicil
