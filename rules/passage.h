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
  // "{W}" for a symbol, the address for a link, the label that a citation names, the term itself;
  // otherwise empty.
  std::string_view value;
  friend bool operator==(const Mark&, const Mark&) = default;
};

// text[begin, end) was read from `source`: the same bytes or, if replaced (an escape, "|W|"), all
// of `source` became all of text[begin, end).
struct Origin {
  uint32_t begin;
  uint32_t end;
  Span source;
  bool replaced = false;
};

struct Passage {
  // UTF-8, paragraphs separated by one blank line. A view into the source if it is identical there,
  // otherwise into the edition's arena.
  std::string_view text;
  std::vector<Mark> marks;  // by begin, outer before inner
  // By begin. If empty, text is exactly source.Cut(span), or came from elsewhere if the span is
  // empty.
  std::vector<Origin> origins;
  Span span;  // from the first byte of the first piece to the end of the last

  bool empty() const { return text.empty(); }
};

// Owns the texts that are not views into a source. Addresses are stable. Not thread-safe.
class Arena {
 public:
  std::string_view Store(std::string_view text);

 private:
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory_ =
      std::make_unique<std::pmr::monotonic_buffer_resource>();
};

// Assembles a passage from pieces of one source, in order. White space at both ends is trimmed. The
// text is a view into the source if the pieces are contiguous there and nothing was inserted.
class PassageBuilder {
 public:
  PassageBuilder(const SourceText& source, Arena& arena) : source_(&source), arena_(&arena) {}

  bool empty() const { return text_size() == 0; }
  size_t text_size() const { return text_.empty() ? pending_size() : text_.size(); }
  // Appends [begin, end) of the source unchanged.
  void Append(uint32_t begin, uint32_t end);
  // Appends `replacement` for [begin, end) of the source.
  void AppendReplaced(std::string_view replacement, uint32_t begin, uint32_t end);
  // Puts " ", "\n" or "\n\n" before the next piece. Of several in a row, the largest counts.
  // Ignored at the start and end of the passage.
  void Glue(std::string_view glue);
  // Mark what is appended between the two calls. Marks nest.
  size_t OpenMark(MarkKind kind);
  void CloseMark(size_t handle, std::string_view value = {});

  // Returns the passage and empties the builder.
  Passage Finish();

 private:
  struct OpenedMark {
    Mark mark;
    bool closed;
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
  // As long as the pieces are contiguous, only this range is kept.
  bool direct_ = false;
  uint32_t direct_begin_ = 0;
  uint32_t direct_end_ = 0;
  // Otherwise: the text so far.
  std::string text_;
  std::vector<Origin> origins_;
  std::vector<OpenedMark> marks_;
  std::vector<size_t> closed_;  // indices into marks_, in the order in which they end
  std::string glue_;
  uint32_t leading_ = 0;  // bytes of white space that Finish trimmed from the start
};

// Sorts marks as in a passage: by begin, outer before inner.
void SortMarks(std::vector<Mark>& marks);

// Rewrites old spellings of symbols ("{oW}", "o2oW") to "{W}" and marks every symbol of the
// passage. A symbol is a pair of braces around one to five letters, digits, "/" or similar signs.
void MarkSymbols(Passage& passage, Arena& arena);

}  // namespace codicil
