#include "output/html/diff_passage.h"

#include "output/html/nodes.h"

namespace codicil::html {
namespace {

constexpr size_t kFewestHidden = 80;  // bytes; less is not worth a click

// A box without a script: the tick shows what it stands for.
void AppendHidden(pugi::xml_node parent, std::string_view text) {
  if (text.size() < kFewestHidden) return AddText(parent, text);
  AddText(parent, " ");
  pugi::xml_node label = AddElement(parent, "label", "gap");
  pugi::xml_node box = AddElement(label, "input");
  SetAttribute(box, "type", "checkbox");
  SetAttribute(box, "aria-label", "Show the unchanged words that are left out here");
  AddElementWithText(label, "i", "…");
  AddElementWithText(label, "span", text);
  AddText(parent, " ");
}

// Quiet: the words are the same, set or numbered otherwise.
std::string_view ClassOf(EditKind kind) {
  return kind == EditKind::kRetypeset || kind == EditKind::kRecited ? "q" : "";
}

void AppendRetargeted(pugi::xml_node parent, std::string_view text) {
  pugi::xml_node mark = AddElement(parent, "mark");
  SetAttribute(mark, "title", "This number now means another provision.");
  AddText(mark, text);
}

class DiffWriter {
 public:
  DiffWriter(pugi::xml_node parent, std::string_view new_text, DiffView view)
      : parent_(parent), new_text_(new_text), view_(view) {}

  void Write(const std::vector<DiffPiece>& pieces) {
    for (const DiffPiece& piece : pieces) {
      if (piece.cut_before) WriteHiddenUpTo(BeginOf(piece));
      WritePiece(piece);
      if (!piece.new_text.empty()) done_ = BeginOf(piece) + piece.new_text.size();
    }
    WriteHiddenUpTo(new_text_.size());
  }

 private:
  size_t BeginOf(const DiffPiece& piece) const {
    return static_cast<size_t>(piece.new_text.data() - new_text_.data());
  }

  void WriteHiddenUpTo(size_t end) {
    if (end > done_) AppendHidden(parent_, new_text_.substr(done_, end - done_));
    done_ = end;
  }

  void WritePiece(const DiffPiece& piece) {
    if (piece.kind == EditKind::kEqual) return AddText(parent_, piece.new_text);
    if (piece.kind == EditKind::kRetargeted) return AppendRetargeted(parent_, piece.new_text);
    const std::string_view quiet = ClassOf(piece.kind);
    if (view_ != DiffView::kNew) AppendMarked("del", piece.old_text, quiet);
    if (view_ != DiffView::kOld) AppendMarked("ins", piece.new_text, quiet);
  }

  void AppendMarked(const char* element, std::string_view text, std::string_view class_name) {
    if (text.empty()) return;
    const auto [begin, end] = WordsOf(text);
    AddText(parent_, text.substr(0, begin));
    AddElementWithText(parent_, element, text.substr(begin, end - begin), class_name);
    AddText(parent_, text.substr(end));
  }

  pugi::xml_node parent_;
  std::string_view new_text_;
  DiffView view_;
  size_t done_ = 0;
};

}  // namespace

void AppendDiff(pugi::xml_node parent, const PassageDiff& passage, size_t context, DiffView view) {
  const std::string_view new_text = passage.new_passage ? passage.new_passage->text : "";
  DiffWriter(parent, new_text, view).Write(PiecesOf(passage, context));
}

}  // namespace codicil::html
