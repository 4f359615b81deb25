#include "ingest/rst/names.h"

#include <charconv>
#include <vector>

#include "base/ascii.h"
#include "base/split.h"
#include "ingest/rst/inline_markup.h"
#include "ingest/rst/markup_lines.h"
#include "text/converter.h"

namespace codicil::rst {
namespace {

// "0xA9", "U+00A9", "x2014", "169"; 0 for anything else.
uint32_t CodePoint(std::string_view word) {
  constexpr uint32_t kLast = 0x10FFFF;
  int base = 10;
  for (std::string_view prefix : {"0x", "U+", "u+", "x", "\\x", "\\u"}) {
    if (!word.starts_with(prefix)) continue;
    word.remove_prefix(prefix.size());
    base = 16;
    break;
  }
  uint32_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  const bool surrogate = value >= 0xD800 && value < 0xE000;
  return whole && value <= kLast && !surrogate ? value : 0;
}

// Converts codes to their characters; other words stay; a comment ends the text.
std::string UnicodeText(std::string_view definition) {
  std::string out;
  for (const std::string_view word : Split(definition, " ")) {
    if (word == "..") break;
    if (const uint32_t code = CodePoint(word)) {
      AppendCodePoint(code, out);
    } else {
      out += word;
    }
  }
  return out;
}

// Only these two directives define text; every other substitution (an image) represents a symbol.
void AddSubstitution(std::string_view name, std::string_view definition, Names& names) {
  const size_t colon = definition.find("::");
  if (colon == std::string_view::npos) return;
  const std::string_view directive = Trim(definition.substr(0, colon));
  const std::string_view argument = Trim(definition.substr(colon + 2));
  if (directive == "replace") {
    names.substitutions.emplace(name, PlainText(argument));
  } else if (directive == "unicode") {
    names.substitutions.emplace(name, UnicodeText(argument));
  }
}

}  // namespace

std::string NormalName(std::string_view name) {
  std::string normal;
  for (char c : LowerCase(Trim(name))) {
    if (c == '\n') c = ' ';
    if (c == '\\' || (c == ' ' && !normal.empty() && normal.back() == ' ')) continue;
    normal += c;
  }
  return normal;
}

std::string PlainText(std::string_view words) {
  std::string plain;
  for (const InlinePiece& piece : ParseInline(words)) {
    const std::string_view shown = piece.text.Of(words);
    for (size_t i = 0; i < shown.size(); ++i) {
      if (shown[i] == '\\' && piece.kind != InlineKind::kLiteral) {
        if (++i == shown.size() || IsBlank(shown[i])) continue;
      }
      plain += shown[i];
    }
  }
  return plain;
}

void Names::Add(const Blocks& blocks, std::string_view text, std::string_view path) {
  source_bytes += text.size();
  std::vector<std::string> waiting;  // labels above the next block
  bool titled = false;
  for (const Block& block : blocks.list) {
    const std::string_view name = block.name.Of(text);
    if (block.kind == BlockKind::kLabel) {
      waiting.push_back(NormalName(name));
      labels.emplace(waiting.back(), std::nullopt);
      continue;
    }
    if (block.kind == BlockKind::kLink) {
      addresses.emplace(NormalName(name), block.text.Of(text));
    } else if (block.kind == BlockKind::kSubstitution) {
      AddSubstitution(name, block.text.Of(text), *this);
    } else if (block.kind == BlockKind::kHeading) {
      const std::string title = PlainText(block.text.Of(text));
      for (const std::string& label : waiting) labels[label] = title;
      if (!titled) documents.emplace(path, title);
      titled = true;
    }
    waiting.clear();
  }
}

}  // namespace codicil::rst
