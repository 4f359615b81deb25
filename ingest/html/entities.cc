#include "ingest/html/entities.h"

#include <algorithm>

#include "base/ascii.h"
#include "text/utf8.h"

namespace codicil {
namespace {

// Bytes of "&sect;" or "&#167" at the start of `raw`, as far as its name may go.
size_t SizeOfReference(std::string_view raw) {
  size_t size = raw.size() > 1 && raw[1] == '#' ? 2 : 1;
  while (size < raw.size() && IsAlnum(raw[size])) ++size;
  return size < raw.size() && raw[size] == ';' ? size + 1 : size;
}

// Whether "&" at the start of `raw` stands for itself.
bool IsBareAmpersand(std::string_view raw, std::string_view text) {
  constexpr std::string_view kSpelled[] = {"&amp", "&AMP", "&#38", "&#x26", "&#X26", "&#038"};
  return text.starts_with('&') && std::ranges::none_of(kSpelled, [&](std::string_view spelled) {
           return raw.starts_with(spelled);
         });
}

// A reference without a semicolon ends where the text after it goes on.
size_t SizeBefore(std::string_view raw, size_t most, std::string_view rest) {
  if (raw[most - 1] == ';') return most;
  for (size_t size = most; size > 2; --size) {
    const std::string_view next = raw.substr(size);
    if (rest.empty() ? next.empty() : next.starts_with(rest.front())) return size;
  }
  return most;
}

}  // namespace

std::vector<TextPiece> PiecesOf(std::string_view raw, std::string_view text) {
  std::vector<TextPiece> pieces;
  size_t at = 0, in = 0;  // of `raw`, of `text`
  while (at < raw.size() && in < text.size()) {
    if (raw[at] == '&' && !IsBareAmpersand(raw.substr(at), text.substr(in))) {
      const size_t size = Utf8At(text, in).size;
      const size_t spelled =
          SizeBefore(raw.substr(at), SizeOfReference(raw.substr(at)), text.substr(in + size));
      pieces.push_back({text.substr(in, size), at, spelled, false});
      at += spelled;
      in += size;
    } else if (raw[at] == text[in]) {
      if (pieces.empty() || !pieces.back().literal) pieces.push_back({{}, at, 0, true});
      TextPiece& piece = pieces.back();
      ++piece.raw_size;
      piece.text = text.substr(in + 1 - piece.raw_size, piece.raw_size);
      ++at;
      ++in;
    } else if (raw[at] == '\r') {  // of a line end
      ++at;
      if (!pieces.empty() && pieces.back().literal) pieces.push_back({{}, at, 0, true});
    } else {  // what is no character, as U+0000
      const size_t size = Utf8At(text, in).size;
      pieces.push_back({text.substr(in, size), at, 1, false});
      in += size;
      ++at;
    }
  }
  return pieces;
}

}  // namespace codicil
