#include "ingest/html/counters.h"

#include <re2/re2.h>

#include <algorithm>
#include <string_view>

#include "base/ascii.h"
#include "ingest/html/list_numbers.h"
#include "text/converter.h"

namespace codicil {
namespace {

// Calls `visit` with each name and number of "chapter 1 section"; without one, `number`.
template <typename Visit>
void ForEachNamed(const std::string& value, int number, Visit visit) {
  static const RE2 kNamed(R"(\s*([\pL_][\pL\pN_-]*)(?:\s+(-?\d{1,6}))?)");
  re2::StringPiece rest = value;
  std::string name, digits;
  while (RE2::Consume(&rest, kNamed, &name, &digits))
    visit(name, digits.empty() ? number : std::stoi(digits));
}

// "\00a0" is a character by its number, "\"" one that means itself.
std::string Unescaped(const std::string& quoted) {
  static const RE2 kPiece(R"(([^\\]+)|\\([0-9a-fA-F]{1,6}) ?|\\(.)|\\)");
  re2::StringPiece rest = quoted;
  std::string plain, number, itself, text;
  while (!rest.empty() && RE2::Consume(&rest, kPiece, &plain, &number, &itself)) {
    text += plain + itself;
    if (number.empty()) continue;
    constexpr unsigned long kLast = 0x10FFFF, kSurrogates = 0xD800, kAfterThem = 0xE000;
    const unsigned long c = std::stoul(number, nullptr, 16);
    const bool none = c > kLast || (c >= kSurrogates && c < kAfterThem);
    AppendCodePoint(none || c < ' ' ? U' ' : static_cast<char32_t>(c), text);
  }
  return text;
}

}  // namespace

std::string Counters::Enter(const GumboNode& element) {
  ++depth_;
  if (styles_.empty()) return "";
  ForEachNamed(styles_.Of(element, "counter-reset"), 0,
               [&](const std::string& name, int value) { Begin(name, value); });
  ForEachNamed(styles_.Of(element, "counter-increment"), 1,
               [&](const std::string& name, int by) { Count(name, by); });
  return ShownBefore(element);
}

// What began in the element, or after one in it, ends with it.
void Counters::Leave() {
  for (; !begun_.empty() && begun_.back()->back().depth > depth_; begun_.pop_back())
    begun_.back()->pop_back();
  --depth_;
}

void Counters::Begin(const std::string& name, int value) {
  if (name == "none") return;
  std::vector<Counter>& nested = counters_[name];
  if (nested.empty() || nested.back().depth < depth_) {
    nested.push_back({value, depth_});
    begun_.push_back(&nested);
  } else {
    nested.back().value = value;  // an element before this one began it
  }
}

void Counters::Count(const std::string& name, int by) {
  if (name == "none") return;
  std::vector<Counter>& nested = counters_[name];
  if (nested.empty()) {
    nested.push_back({0, depth_});
    begun_.push_back(&nested);
  }
  constexpr int kMost = 1'000'000'000;
  nested.back().value = std::clamp(nested.back().value + by, -kMost, kMost);
}

std::string Counters::ShownBefore(const GumboNode& element) const {
  static const RE2 kPiece(
      R"re(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(counters?)\(\s*([\pL\pN_-]+)\s*(?:,\s*["']([^"']*)["'])?\s*(?:,\s*([\w-]+))?\s*\)))re");
  const std::string content = styles_.Of(element, "content", /*before=*/true);
  re2::StringPiece rest = content;
  std::string quoted, single, function, name, between, style, shown;
  bool counted = false;
  while (RE2::Consume(&rest, kPiece, &quoted, &single, &function, &name, &between, &style)) {
    shown += Unescaped(quoted + single);
    const auto found = counters_.find(name);
    if (function.empty() || found == counters_.end() || found->second.empty()) continue;
    const char type = TypeOfStyle(style);
    if (type == 0) continue;
    counted = true;
    const std::vector<Counter>& nested = found->second;
    const size_t first = function == "counters" ? 0 : nested.size() - 1;
    for (size_t i = first; i < nested.size(); ++i)
      shown += (i > first ? between : "") + WrittenAs(nested[i].value, type);
  }
  if (!counted) return "";
  return shown.ends_with(' ') ? shown : shown + " ";
}

}  // namespace codicil
