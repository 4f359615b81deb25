#include "ingest/plain_text/paragraphs.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "ingest/plain_text/open_pairs.h"

namespace codicil::plain {
namespace {

std::string_view TextOf(std::string_view text, const PlainLine& line) {
  return text.substr(line.begin, line.size());
}

bool IsWordByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Signs that stand between the parts of an address: its underscores are its own.
bool IsInAddress(char c) {
  return std::string_view("/=&?#@~%\\").find(c) != std::string_view::npos;
}

struct Underscore {
  uint32_t at;
  bool opens;
};

void CollectUnderscores(std::string_view text, const Piece& piece, std::vector<Underscore>& found) {
  const std::string_view upto = text.substr(0, piece.end);
  for (size_t at = upto.find('_', piece.begin); at < upto.size(); at = upto.find('_', at + 1)) {
    const char before = at == piece.begin ? ' ' : text[at - 1];
    const char after = at + 1 == piece.end ? ' ' : text[at + 1];
    const bool opens = !IsWordByte(before) && after != ' ' && after != '_';
    const bool closes = !IsWordByte(after) && before != ' ' && before != '_';
    if (IsInAddress(before) || IsInAddress(after)) continue;
    if (opens != closes) found.push_back({static_cast<uint32_t>(at), opens});
  }
}

// An opening underscore counts when the next one closes it.
std::vector<Underscore> PairsOfUnderscores(const Region& region, std::span<const Piece> paragraph) {
  std::vector<Underscore> all, pairs;
  if (!region.layout->underscores) return pairs;
  for (const Piece& piece : paragraph) CollectUnderscores(region.text(), piece, all);
  for (size_t i = 0; i + 1 < all.size(); ++i) {
    if (!all[i].opens || all[i + 1].opens) continue;
    pairs.push_back(all[i]);
    pairs.push_back(all[i + 1]);
    ++i;
  }
  return pairs;
}

bool IsLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)); }

// "first- and second-": the hyphen stands for a word that comes later.
bool EndsSuspension(std::string_view next) {
  constexpr std::array<std::string_view, 9> kWords = {"and",  "or",  "nor",  "to",    "through",
                                                      "than", "but", "plus", "versus"};
  const size_t end = std::min(next.size(), next.find_first_of(" ,/"));
  return std::find(kWords.begin(), kWords.end(), next.substr(0, end)) != kWords.end();
}

// What parts a line from the one that goes on with it: nothing where it ends in a hyphen and the
// word goes on, as "state-based" may.
std::string_view JointOf(std::string_view line, std::string_view next) {
  const bool in_word = line.size() > 1 && line.back() == '-' && IsLetter(line[line.size() - 2]) &&
                       !next.empty() && IsLetter(next.front()) && !EndsSuspension(next);
  return in_word ? "" : " ";
}

}  // namespace

bool GoesOn(std::string_view text, const Layout& layout, uint32_t previous, uint32_t i,
            uint32_t blanks) {
  const PlainLine& line = layout.lines[i];
  const PlainLine& above = layout.lines[previous];
  const std::string_view before = TextOf(text, above);
  const std::string_view now = TextOf(text, line);
  const bool sentence_ended = EndsSentence(before);
  const Wrapping& wrapping = layout.wrapping;
  const bool cited = !now.empty() && now[0] >= '0' && now[0] <= '9' && EndsInCitingWord(before);
  if (cited) return true;
  const bool set_in = line.indent >= above.indent + kParagraphIndent;
  const bool parted = blanks > (wrapping.doubled ? 1u : 0u);
  // A break in mid-sentence is an accident of the source wherever it happens.
  const bool within_sentence =
      (StartsLower(now) && !sentence_ended) || (StartsClosing(now) && !(sentence_ended && parted));
  if (within_sentence && (wrapping.wrapped || !set_in)) return true;
  if (!wrapping.wrapped || (set_in && sentence_ended && !wrapping.hanging)) return false;
  const bool forced = IsForcedBreak(text, layout, previous, i);
  if (blanks == 0) return forced || !sentence_ended || IsInsidePair(text, layout, previous, i);
  return blanks == 1 && forced && (wrapping.doubled || !sentence_ended);
}

void AppendParagraph(const Region& region, std::span<const Piece> paragraph,
                     PassageBuilder& builder) {
  const std::vector<Underscore> marks = PairsOfUnderscores(region, paragraph);
  size_t next = 0, handle = 0;
  std::string_view above;
  for (const Piece& piece : paragraph) {
    const std::string_view line = region.text().substr(piece.begin, piece.end - piece.begin);
    builder.Glue(JointOf(above, line));
    above = line;
    uint32_t done = piece.begin;
    for (; next < marks.size() && marks[next].at < piece.end; ++next) {
      const Underscore& mark = marks[next];
      builder.Append(done, mark.at);
      if (mark.opens) {
        handle = builder.OpenMark(MarkKind::kEmphasis);
      } else {
        builder.CloseMark(handle);
      }
      region.builder->labels(region.source).Paint(mark.at, mark.at + 1, Label::kMarkup);
      done = mark.at + 1;
    }
    builder.Append(done, piece.end);
  }
}

}  // namespace codicil::plain
