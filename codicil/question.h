// A question to a work: a JSON object.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/status.h"

namespace codicil {

// Thrown and caught inside the front door.
struct Refused {
  Status status;
};

[[noreturn]] inline void Refuse(std::string why) { throw Refused{Status::Unclear(std::move(why))}; }

// What an answer gives; otherwise throws Refused.
template <typename T>
T Taken(Result<T> answer) {
  if (!answer) throw Refused{answer.failure()};
  return std::move(*answer);
}

// Throws Refused for what cannot be understood.
class Question {
 public:
  explicit Question(std::string_view text);

  // "" without `otherwise` is an error if the member is missing.
  std::string Text(const char* name, const char* otherwise = nullptr) const;
  // Whether the answer is as a command prints it.
  bool IsAsText() const;
  size_t Number(const char* name, size_t otherwise) const;
  double Fraction(const char* name, double otherwise) const;
  // A text is a list of one.
  std::vector<std::string> Texts(const char* name) const;

 private:
  rapidjson::Document json_;
};

}  // namespace codicil
