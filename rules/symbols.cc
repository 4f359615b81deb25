// Symbols in running text: "{W}", "{2/U}", and the spellings of older typesetting, "{oW}" and
// "o2oW" (one "o" before each sign, doubled before a number on its own, "oc" before a sign in a
// circle).

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"
#include "rules/passage.h"

namespace codicil {
namespace {

constexpr size_t kMaxSymbol = 14;

bool IsWordByte(char c) { return IsAlnum(c) || static_cast<unsigned char>(c) >= 0xC3; }

// A sign: digits, or letters separated by "/", "+", "-" or similar signs.
bool IsSign(std::string_view sign) {
  if (sign.empty() || sign.size() > kMaxSymbol || sign.front() == ' ' || sign.back() == ' ')
    return false;
  bool signs = false;
  for (char c : sign) {
    if (IsDigit(c) || IsUpper(c) || static_cast<unsigned char>(c) >= 0x80) {
      signs = true;
    } else if (!(c == '/' || c == '+' || c == '-' || c == ' ' || c == '.' || IsLower(c))) {
      return false;
    }
  }
  return signs || sign.size() == 1;
}

struct Found {
  size_t size;       // bytes in the text
  std::string sign;  // "{W}", or several: "{2}{W}"
};

std::optional<Found> BraceSymbol(std::string_view rest) {
  const size_t close = rest.substr(0, kMaxSymbol + 2).find('}');
  if (close == std::string_view::npos) return std::nullopt;
  std::string_view sign = rest.substr(1, close - 1);
  if (!IsSign(sign)) return std::nullopt;
  if (sign.size() > 1 && sign[0] == 'o' && (IsUpper(sign[1]) || IsDigit(sign[1])))
    sign.remove_prefix(1);
  return Found{close + 1, "{" + std::string(sign) + "}"};
}

// Reads one "o2", "oW", "oo2" or "ocT" at the start of `rest`. Returns its size, or 0.
size_t OldSign(std::string_view rest, std::string* out) {
  size_t pos = 1;
  if (pos < rest.size() && (rest[pos] == 'o' || rest[pos] == 'c')) ++pos;
  const size_t begin = pos;
  while (pos < rest.size() && IsDigit(rest[pos])) ++pos;
  if (pos == begin && pos < rest.size() && IsUpper(rest[pos])) ++pos;
  if (pos == begin || pos - begin > kMaxSymbol) return 0;
  *out += "{" + std::string(rest.substr(begin, pos - begin)) + "}";
  return pos;
}

std::optional<Found> OldSymbols(std::string_view rest) {
  Found found{0, {}};
  while (found.size < rest.size() && rest[found.size] == 'o') {
    const size_t size = OldSign(rest.substr(found.size), &found.sign);
    if (size == 0) break;
    found.size += size;
  }
  const bool ends = found.size == rest.size() || !IsWordByte(rest[found.size]);
  if (found.size == 0 || !ends) return std::nullopt;
  return found;
}

struct Place {
  uint32_t begin;
  Found found;
};

// Whether there may be a symbol at all; most texts have none: a "{", or the sign after the last "o"
// or "c" of an old spelling.
bool MayHoldSymbols(std::string_view text) {
  const auto begins_sign = [](char before, char c) {
    return (before == 'o' || before == 'c') && (IsDigit(c) || IsUpper(c));
  };
  return text.find('{') != text.npos ||
         std::adjacent_find(text.begin(), text.end(), begins_sign) != text.end();
}

std::vector<Place> FindSymbols(std::string_view text) {
  std::vector<Place> places;
  for (size_t i = 0; i < text.size();) {
    std::optional<Found> found;
    if (text[i] == '{') {
      found = BraceSymbol(text.substr(i));
    } else if (text[i] == 'o' && (i == 0 || !IsWordByte(text[i - 1]))) {
      found = OldSymbols(text.substr(i));
    }
    if (found) {
      const size_t size = found->size;
      places.push_back({static_cast<uint32_t>(i), std::move(*found)});
      i += size;
    } else {
      ++i;
    }
  }
  return places;
}

struct Edit {
  uint32_t begin, end;  // in the old text
  uint32_t new_begin, new_end;
};

// Maps an offset in the old text to the new one.
uint32_t Moved(const std::vector<Edit>& edits, uint32_t offset) {
  auto after = std::upper_bound(edits.begin(), edits.end(), offset,
                                [](uint32_t o, const Edit& e) { return o < e.end; });
  if (after != edits.end() && offset > after->begin) return after->new_begin;
  if (after == edits.begin()) return offset;
  const Edit& before = *(after - 1);
  return before.new_end + (offset - before.end);
}

// Maps origins to the edited text. A symbol can span two origins; the first then gets the new
// spelling, and the share of the other becomes empty.
class OriginSplitter {
 public:
  explicit OriginSplitter(const std::vector<Edit>& edits) : edits_(edits) {}

  void Add(const Origin& origin) {
    uint32_t done = origin.begin;
    while (next_ < edits_.size() && edits_[next_].end <= origin.begin) ++next_;
    while (next_ < edits_.size() && edits_[next_].begin < origin.end) {
      const Edit& edit = edits_[next_];
      const uint32_t begin = std::max(edit.begin, origin.begin),
                     end = std::min(edit.end, origin.end);
      if (!origin.replaced) {
        AddPart(origin, done, begin, false);
        AddPart(origin, begin, end, true);
        done = end;
      }
      if (edit.end > origin.end) break;
      ++next_;
    }
    if (origin.replaced) {
      Push({Moved(edits_, origin.begin), Moved(edits_, origin.end), origin.source, true});
    } else {
      AddPart(origin, done, origin.end, false);
    }
  }

  std::vector<Origin> Take() && { return std::move(out_); }

 private:
  // Adds the part [begin, end), in the old text, of a verbatim origin.
  void AddPart(const Origin& origin, uint32_t begin, uint32_t end, bool replaced) {
    if (begin >= end) return;
    const uint32_t at = origin.source.begin + (begin - origin.begin);
    const uint32_t new_end = replaced ? edits_[next_].new_end : Moved(edits_, end);
    Push({Moved(edits_, begin), new_end, {origin.source.source, at, at + (end - begin)}, replaced});
  }
  void Push(Origin origin) {
    if (!out_.empty()) origin.begin = std::max(origin.begin, out_.back().end);
    origin.end = std::max(origin.begin, origin.end);
    out_.push_back(origin);
  }

  const std::vector<Edit>& edits_;
  std::vector<Origin> out_;
  size_t next_ = 0;
};

void Rewrite(Passage& passage, Arena& arena, std::vector<Place>& places) {
  std::string text;
  std::vector<Edit> edits;
  uint32_t done = 0;
  for (Place& place : places) {
    text += passage.text.substr(done, place.begin - done);
    done = place.begin + static_cast<uint32_t>(place.found.size);
    const auto at = static_cast<uint32_t>(text.size());
    text += place.found.sign;
    edits.push_back({place.begin, done, at, static_cast<uint32_t>(text.size())});
    place.begin = at;
    place.found.size = place.found.sign.size();
  }
  text += passage.text.substr(done);
  if (passage.origins.empty() && !passage.span.empty()) {
    passage.origins.push_back({0, static_cast<uint32_t>(passage.text.size()), passage.span, false});
  }
  OriginSplitter splitter(edits);
  for (const Origin& origin : passage.origins) splitter.Add(origin);
  passage.origins = std::move(splitter).Take();
  for (Mark& mark : passage.marks) {
    mark.begin = Moved(edits, mark.begin);
    mark.end = Moved(edits, mark.end);
  }
  passage.text = arena.Store(text);
}

// "{2}{W}" written as one old word is two symbols.
void AddMarks(Passage& passage, const Place& place) {
  for (uint32_t begin = place.begin; begin < place.begin + place.found.size;) {
    const auto size = static_cast<uint32_t>(passage.text.find('}', begin) + 1 - begin);
    passage.marks.push_back(
        {MarkKind::kSymbol, begin, begin + size, passage.text.substr(begin, size)});
    begin += size;
  }
}

}  // namespace

void MarkSymbols(Passage& passage, Arena& arena) {
  std::erase_if(passage.marks, [](const Mark& m) { return m.kind == MarkKind::kSymbol; });
  if (!MayHoldSymbols(passage.text)) return;
  std::vector<Place> places = FindSymbols(passage.text);
  if (places.empty()) return;
  const bool old_style = std::any_of(places.begin(), places.end(), [&](const Place& p) {
    return passage.text.substr(p.begin, p.found.size) != p.found.sign;
  });
  if (old_style) Rewrite(passage, arena, places);
  for (const Place& place : places) AddMarks(passage, place);
  SortMarks(passage.marks);
}

}  // namespace codicil
