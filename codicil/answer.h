// What a question to a work gives: a value, or why there is none.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace codicil {

struct Refusal {
  enum Kind : uint8_t {
    kQuestion,  // the question cannot be understood
    kMissing,   // the work has no such edition, provision or term
    kUnusable   // files can no longer be read
  } kind = kQuestion;
  std::string why;                   // one sentence, starting in lower case, without a full stop
  std::vector<std::string> instead;  // at most three names that are like the one that was asked for
  std::string edition;  // the id of the last edition that has what this one lacks, or empty
};

template <typename T>
class Answer {
 public:
  Answer(T value) : parts_(std::move(value)) {}            // NOLINT(google-explicit-constructor)
  Answer(Refusal refusal) : parts_(std::move(refusal)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return parts_.index() == 0; }
  T& operator*() { return std::get<0>(parts_); }
  const T& operator*() const { return std::get<0>(parts_); }
  T* operator->() { return &std::get<0>(parts_); }
  const T* operator->() const { return &std::get<0>(parts_); }
  const Refusal& refusal() const { return std::get<1>(parts_); }

 private:
  std::variant<T, Refusal> parts_;
};

}  // namespace codicil
