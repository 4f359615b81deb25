#include "output/html/diff_words.h"

#include <algorithm>

#include "output/html/symbol.h"

namespace codicil::html {
namespace {

constexpr size_t kFewestHidden = 80;  // bytes; less is not worth a click

// Shown unobtrusively: the words are the same, with other typography or numbers.
std::string_view ClassOf(EditKind kind) {
  return kind == EditKind::kRetypeset || kind == EditKind::kRecited ? "q" : "";
}

// A side that an edition lacks has no words.
const Passage& Side(const Passage* passage) {
  static const Passage kNone;
  return passage != nullptr ? *passage : kNone;
}

class DiffWords {
 public:
  DiffWords(HtmlWriter& out, const PassageDiff& passage, DiffView view)
      : out_(out),
        old_passage_(Side(passage.old_passage)),
        new_passage_(Side(passage.new_passage)),
        shown_(view == DiffView::kOld ? old_passage_ : new_passage_),
        view_(view) {}

  void Write(const std::vector<DiffPiece>& pieces) {
    for (const DiffPiece& piece : pieces) {
      const std::string_view text = ShownOf(piece);
      if (piece.cut_before) WriteHiddenUpTo(BeginOf(text));
      WritePiece(piece);
      if (!text.empty()) done_ = BeginOf(text) + text.size();
    }
    WriteHiddenUpTo(shown_.text.size());
  }

 private:
  std::string_view ShownOf(const DiffPiece& piece) const {
    return view_ == DiffView::kOld ? piece.old_text : piece.new_text;
  }

  size_t BeginOf(std::string_view part) const {
    return static_cast<size_t>(part.data() - shown_.text.data());
  }

  // A checkbox that needs no script: ticking it shows the hidden words.
  void WriteHiddenUpTo(size_t end) {
    if (end <= done_) return;
    const std::string_view text = shown_.text.substr(done_, end - done_);
    done_ = end;
    if (text.size() < kFewestHidden) return WritePlainWords(out_, shown_, text);
    out_.Put(
        " <label class=\"gap\"><input type=\"checkbox\" aria-label=\"Show the unchanged words "
        "omitted here\"/><i>…</i><span>");
    WritePlainWords(out_, shown_, text);
    out_.Put("</span></label> ");
  }

  void WritePiece(const DiffPiece& piece) {
    if (piece.kind == EditKind::kEqual) return WritePlainWords(out_, shown_, ShownOf(piece));
    if (piece.kind == EditKind::kRetargeted)
      return out_.Put("<mark title=\"This number now refers to another provision.\">",
                      Text(ShownOf(piece)), "</mark>");
    const std::string_view quiet = ClassOf(piece.kind);
    if (view_ != DiffView::kNew) WriteMarked("del", old_passage_, piece.old_text, quiet);
    if (view_ != DiffView::kOld) WriteMarked("ins", new_passage_, piece.new_text, quiet);
  }

  void WriteMarked(std::string_view element, const Passage& passage, std::string_view text,
                   std::string_view class_name) {
    if (text.empty()) return;
    const auto [begin, end] = WordsOf(text);
    out_.Put(Text(text.substr(0, begin)), "<", Markup(element), Attribute("class", class_name),
             ">");
    WritePlainWords(out_, passage, text.substr(begin, end - begin));
    out_.Put("</", Markup(element), ">", Text(text.substr(end)));
  }

  HtmlWriter& out_;
  const Passage& old_passage_;
  const Passage& new_passage_;
  const Passage& shown_;  // the one that unchanged words are taken from
  DiffView view_;
  size_t done_ = 0;
};

}  // namespace

void WriteDiffWords(HtmlWriter& out, const PassageDiff& passage, size_t context, DiffView view) {
  DiffWords(out, passage, view).Write(PiecesOf(passage, context, view == DiffView::kOld));
}

void WritePlainWords(HtmlWriter& out, const Passage& passage, std::string_view part) {
  const auto begin = static_cast<uint32_t>(part.data() - passage.text.data());
  const auto end = begin + static_cast<uint32_t>(part.size());
  uint32_t done = begin;
  auto mark = std::partition_point(passage.marks.begin(), passage.marks.end(),
                                   [&](const Mark& m) { return m.begin < begin; });
  for (; mark != passage.marks.end() && mark->begin < end; ++mark) {
    if (mark->kind != MarkKind::kSymbol || mark->begin < done || mark->end > end) continue;
    out.Put(Text(passage.text.substr(done, mark->begin - done)));
    WriteSymbol(out, passage.text.substr(mark->begin, mark->end - mark->begin));
    done = mark->end;
  }
  out.Put(Text(passage.text.substr(done, end - done)));
}

}  // namespace codicil::html
