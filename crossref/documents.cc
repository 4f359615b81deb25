#include "crossref/documents.h"

#include <algorithm>
#include <array>

#include "crossref/lexing.h"
#include "crossref/own_names.h"

namespace codicil {
namespace {

// A domain without "http" or a path must end in a well-known suffix.
constexpr std::array<std::string_view, 9> kDomains = {"com", "org",  "net",  "edu",    "gov",
                                                      "io",  "info", "game", "example"};

TextRange WithoutPunctuation(std::string_view text, size_t begin, size_t end) {
  const auto is_edge = [](char c) {
    return IsIn("([{<\"'", c) || static_cast<unsigned char>(c) >= 0x80;
  };
  while (begin < end && is_edge(text[begin])) ++begin;
  const bool bracket = text.substr(begin, end - begin).find('(') != std::string_view::npos;
  while (end > begin) {
    const char c = text[end - 1];
    if (!IsIn(".,;:!?>]}\"'", c) && !(c == ')' && !bracket) && static_cast<unsigned char>(c) < 0x80)
      break;
    --end;
  }
  // Text after a closing bracket or a closing quote in the same stretch is not part of the address.
  const size_t close = text.substr(begin, end - begin).find_first_of("\"<>");
  return {begin, close == std::string_view::npos ? end : begin + close};
}

bool IsLabel(std::string_view label) {
  return !label.empty() &&
         std::ranges::all_of(label, [](char c) { return IsAlnum(c) || c == '-'; }) &&
         std::ranges::any_of(label, IsLetter);
}

// "a.example", "Magic.a.com": labels separated by periods, the last one a known domain.
bool IsHost(std::string_view host) {
  const size_t dot = host.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return false;
  const std::string_view top = host.substr(dot + 1);
  if (std::ranges::none_of(kDomains, [&](std::string_view one) { return IsSameWord(top, one); })) {
    return false;
  }
  for (size_t begin = 0; begin < dot;) {
    const size_t end = std::min(host.find('.', begin), dot);
    if (!IsLabel(host.substr(begin, end - begin))) return false;
    begin = end + 1;
  }
  return true;
}

// Returns the size in bytes of the character of a name that ends at `at`: a letter, a digit, "-",
// "&", an apostrophe.
size_t NameSignBefore(std::string_view text, size_t at) {
  const std::string_view before = text.substr(0, at);
  // An apostrophe or a trade mark sign.
  if (before.ends_with("\xE2\x80\x99") || before.ends_with("\xE2\x84\xA2")) return 3;
  if (before.ends_with("\xC2\xAE")) return 2;
  if (IsAlnum(before.back()) || IsIn("-&'", before.back())) return 1;
  // A letter of the Latin alphabets beyond ASCII.
  const bool latin = at > 1 && static_cast<unsigned char>(before[at - 2]) >= 0xC3 &&
                     static_cast<unsigned char>(before[at - 2]) < 0xCA;
  return latin ? 2 : 0;
}

size_t NameWordBegin(std::string_view text, size_t floor, size_t end) {
  size_t begin = end;
  while (begin > floor) {
    const size_t size = NameSignBefore(text, begin);
    if (size == 0 || begin - floor < size) break;
    begin -= size;
  }
  return begin;
}

// Returns where the name that ends before `last` begins: it consists of capitalised words and the
// small words between them. A name is at most this long.
size_t NameBegin(std::string_view text, size_t floor, size_t last, const CitationWords& words) {
  constexpr size_t kLongestName = 120;
  if (last > kLongestName) floor = std::max(floor, last - kLongestName);
  size_t begin = last;
  for (size_t at = last; at > floor;) {
    size_t end = SkipBlanksBack(text, at);
    if (end == at) break;
    // "Magic: The Gathering"
    if (CharBefore(text, end) == ':') --end;
    const size_t word = NameWordBegin(text, floor, end);
    const std::string_view name = text.substr(word, end - word);
    if (name.empty()) break;
    const bool article = IsLower(name[0]) && IsOneOf(words.no_name, name);
    const bool link = name == "&" || IsOneOf(words.name_links, name);
    if (article || (!IsUpper(name[0]) && !link)) break;
    if (IsUpper(name[0])) begin = word;
    at = word;
  }
  return begin;
}

}  // namespace

std::optional<TextRange> FindAddress(std::string_view text, size_t begin, size_t end) {
  const TextRange range = WithoutPunctuation(text, begin, end);
  std::string_view address = text.substr(range.begin, range.end - range.begin);
  const size_t scheme = address.find("://");
  if (scheme != std::string_view::npos) {
    const bool web = address.starts_with("http");
    return web && scheme + 3 < address.size() ? std::optional(range) : std::nullopt;
  }
  const std::string_view host = address.substr(0, address.find_first_of("/?#"));
  if (host.find('@') != std::string_view::npos) return std::nullopt;
  const bool www =
      IsSameWord(host.substr(0, 3), "www") && host.find('.', 4) != std::string_view::npos;
  return www || IsHost(host) ? std::optional(range) : std::nullopt;
}

std::optional<TextRange> FindDocument(std::string_view text, size_t floor, size_t last, size_t end,
                                      const CitationWords& words, const ReferenceIndex& index) {
  size_t begin = NameBegin(text, floor, last, words);
  // Words such as "The" and "These" begin a sentence, not a name.
  while (begin < last) {
    const std::string_view word = WordAt(text, begin);
    if (!IsOneOf(words.no_name, word)) break;
    begin = SkipBlanks(text, begin + word.size());
  }
  // In quotes it is the title of something already named.
  const std::string_view before = text.substr(0, begin);
  const bool quoted = before.ends_with('"') || before.ends_with("\xE2\x80\x9C");
  if (begin >= last || quoted) return std::nullopt;
  if (IsOwnName(text.substr(begin, end - begin), words, index)) return std::nullopt;
  return TextRange{begin, end};
}

}  // namespace codicil
