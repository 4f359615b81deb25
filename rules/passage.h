// A passage: a piece of text with its inline marks and the way back to its source.
#pragma once

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include "text/source_text.h"
#include "text/span.h"

namespace codicil {

enum class MarkKind : uint8_t { kEmphasis, kStrong, kLiteral, kSymbol, kCitation, kTerm, kLink };
std::string_view MarkKindName(MarkKind kind);

// Inline marks are kept apart from the text. [begin, end) are bytes of Passage::text.
struct Mark {
  MarkKind kind;
  uint32_t begin;
  uint32_t end;
  // Symbol: "{W}". Link: the address. Citation: the label it names. Term: the term. Else empty.
  std::string_view value;
  friend bool operator==(const Mark&, const Mark&) = default;
};

// text[begin, end) was read from `source`: the same bytes, or, where it was replaced (an escape,
// "|W|"), the whole of one stands for the whole of the other.
struct Origin {
  uint32_t begin;
  uint32_t end;
  Span source;
  bool replaced = false;
};

// The words [first, end) of an edition's WordIndex.
struct WordRange {
  uint32_t first = 0;
  uint32_t end = 0;
};

struct Passage {
  // UTF-8, paragraphs separated by one blank line. A view into the source where it agrees with it,
  // else into the edition's arena.
  std::string_view text;
  std::vector<Mark> marks;  // by begin, outer before inner
  // By begin. Empty: text is exactly source.Cut(span), or came from elsewhere where that is empty.
  std::vector<Origin> origins;
  Span span;               // from the first byte of the first piece to the end of the last
  WordRange copied_words;  // the WordReader's to fill, where the text is not a view

  bool empty() const { return text.empty(); }
};

// Owns texts that are not a view into a source. Addresses are stable. Not thread-safe.
class Arena {
 public:
  std::string_view Store(std::string_view text);

 private:
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory_ =
      std::make_unique<std::pmr::monotonic_buffer_resource>();
};

// Puts a passage together from pieces of one source, in order. White space at both ends of the
// whole is trimmed. Finish() gives a view into the source when all pieces lie end to end there and
// nothing was put between.
class PassageBuilder {
 public:
  PassageBuilder(const SourceText& source, Arena& arena) : source_(&source), arena_(&arena) {}

  bool empty() const { return text_size() == 0; }
  size_t text_size() const { return text_.empty() ? pending_size() : text_.size(); }
  // A piece of the source as it is.
  void Append(uint32_t begin, uint32_t end);
  // `replacement` stands for the source's [begin, end).
  void AppendReplaced(std::string_view replacement, uint32_t begin, uint32_t end);
  // Words that come from elsewhere (the title of a referenced heading); they have no origin.
  void AppendForeign(std::string_view words);
  // " " or "\n" or "\n\n" between pieces; nothing at the start, and a larger one replaces a
  // smaller one. Nothing comes of it when no piece follows.
  void Glue(std::string_view glue);
  // Marks what is appended between the two calls. Marks nest.
  size_t OpenMark(MarkKind kind);
  void CloseMark(size_t handle, std::string_view value = {});
  // Forgets a mark that was opened but never closed.
  void DropMark(size_t handle);

  // The passage; the builder is empty again.
  Passage Finish();

 private:
  struct OpenedMark {
    Mark mark;
    bool closed;
    bool dropped;
  };
  size_t pending_size() const { return direct_ ? direct_end_ - direct_begin_ : 0; }
  void AppendCopy(std::string_view piece, const Span& source, bool replaced);
  void Materialise();
  void FlushGlue();
  void FlushGlueBeforeMark();
  void TrimEnd();
  void FinishDirect(Passage& passage);
  void FinishCopied(Passage& passage);
  void FinishMarks(Passage& passage);

  const SourceText* source_;
  Arena* arena_;
  // While every piece lies end to end: only this range.
  bool direct_ = false;
  uint32_t direct_begin_ = 0;
  uint32_t direct_end_ = 0;
  // Else: the text so far.
  std::string text_;
  std::vector<Origin> origins_;
  std::vector<OpenedMark> marks_;
  std::vector<size_t> closed_;  // of these, in the order in which they end
  std::string glue_;
  uint32_t leading_ = 0;  // spaces that Finish trimmed from the start
};

// Puts marks into a passage's order: by begin, outer before inner.
void SortMarks(std::vector<Mark>& marks);

// Rewrites old spellings of symbols ("{oW}", "o2oW") to "{W}" and marks every symbol of the
// passage. A symbol is a brace around one to five letters, digits, "/" and the like.
void MarkSymbols(Passage& passage, Arena& arena);

}  // namespace codicil
