#include "output/html/diff_passage.h"

#include <algorithm>

#include "output/html/nodes.h"
#include "output/html/symbol.h"

namespace codicil::html {
namespace {

constexpr size_t kFewestHidden = 80;  // bytes; less is not worth a click

// A checkbox that needs no script: ticking it shows the hidden words.
void AppendHidden(pugi::xml_node parent, const Passage& passage, std::string_view text) {
  if (text.size() < kFewestHidden) return AppendWords(parent, passage, text);
  AddText(parent, " ");
  pugi::xml_node label = AddElement(parent, "label", "gap");
  pugi::xml_node box = AddElement(label, "input");
  SetAttribute(box, "type", "checkbox");
  SetAttribute(box, "aria-label", "Show the unchanged words omitted here");
  AddElementWithText(label, "i", "…");
  AppendWords(AddElement(label, "span"), passage, text);
  AddText(parent, " ");
}

// Shown unobtrusively: the words are the same, with other typography or numbers.
std::string_view ClassOf(EditKind kind) {
  return kind == EditKind::kRetypeset || kind == EditKind::kRecited ? "q" : "";
}

void AppendRetargeted(pugi::xml_node parent, std::string_view text) {
  pugi::xml_node mark = AddElement(parent, "mark");
  SetAttribute(mark, "title", "This number now refers to another provision.");
  AddText(mark, text);
}

// A side that an edition lacks has no words.
const Passage& Side(const Passage* passage) {
  static const Passage kNone;
  return passage != nullptr ? *passage : kNone;
}

class DiffWriter {
 public:
  DiffWriter(pugi::xml_node parent, const PassageDiff& passage, DiffView view)
      : parent_(parent),
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

  void WriteHiddenUpTo(size_t end) {
    const std::string_view text = shown_.text;
    if (end > done_) AppendHidden(parent_, shown_, text.substr(done_, end - done_));
    done_ = end;
  }

  void WritePiece(const DiffPiece& piece) {
    if (piece.kind == EditKind::kEqual) return AppendWords(parent_, shown_, ShownOf(piece));
    if (piece.kind == EditKind::kRetargeted) return AppendRetargeted(parent_, ShownOf(piece));
    const std::string_view quiet = ClassOf(piece.kind);
    if (view_ != DiffView::kNew) AppendMarked("del", old_passage_, piece.old_text, quiet);
    if (view_ != DiffView::kOld) AppendMarked("ins", new_passage_, piece.new_text, quiet);
  }

  void AppendMarked(const char* element, const Passage& passage, std::string_view text,
                    std::string_view class_name) {
    if (text.empty()) return;
    const auto [begin, end] = WordsOf(text);
    AddText(parent_, text.substr(0, begin));
    AppendWords(AddElement(parent_, element, class_name), passage, text.substr(begin, end - begin));
    AddText(parent_, text.substr(end));
  }

  pugi::xml_node parent_;
  const Passage& old_passage_;
  const Passage& new_passage_;
  const Passage& shown_;  // the one that unchanged words are taken from
  DiffView view_;
  size_t done_ = 0;
};

}  // namespace

void AppendDiff(pugi::xml_node parent, const PassageDiff& passage, size_t context, DiffView view) {
  DiffWriter(parent, passage, view).Write(PiecesOf(passage, context, view == DiffView::kOld));
}

void AppendWords(pugi::xml_node parent, const Passage& passage, std::string_view part) {
  const auto begin = static_cast<uint32_t>(part.data() - passage.text.data());
  const auto end = begin + static_cast<uint32_t>(part.size());
  uint32_t done = begin;
  auto mark = std::partition_point(passage.marks.begin(), passage.marks.end(),
                                   [&](const Mark& m) { return m.begin < begin; });
  for (; mark != passage.marks.end() && mark->begin < end; ++mark) {
    if (mark->kind != MarkKind::kSymbol || mark->begin < done || mark->end > end) continue;
    AddText(parent, passage.text.substr(done, mark->begin - done));
    AppendSymbol(parent, passage.text.substr(mark->begin, mark->end - mark->begin));
    done = mark->end;
  }
  AddText(parent, passage.text.substr(done, end - done));
}

}  // namespace codicil::html
