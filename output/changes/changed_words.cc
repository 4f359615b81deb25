#include "output/changes/changed_words.h"

#include <algorithm>

#include "output/diff_parts.h"
#include "output/html/symbol.h"

namespace codicil::changes {

using html::Markup;
using html::Text;

namespace {

// Spaces at the ends are not marked.
void WriteMarked(html::HtmlWriter& out, std::string_view name, std::string_view text) {
  if (text.empty()) return;
  const auto [begin, end] = WordsOf(text);
  out.Put(Text(text.substr(0, begin)), "<", Markup(name), ">");
  html::WriteWithSymbols(out, text.substr(begin, end - begin));
  out.Put("</", Markup(name), ">", Text(text.substr(end)));
}

void WriteGone(html::HtmlWriter& out, std::string_view text) { WriteMarked(out, "del", text); }
void WriteNew(html::HtmlWriter& out, std::string_view text) { WriteMarked(out, "ins", text); }

// Whether an edit is one that readers need not see.
bool IsCosmetic(EditKind kind) { return kind != EditKind::kDeleted && kind != EditKind::kInserted; }

}  // namespace

void WriteBothWords(html::HtmlWriter& out, const StepPassage& passage) {
  if (passage.edits.empty()) return WriteNew(out, passage.new_text);
  for (const DiffPiece& piece : passage.Pieces()) {
    if (piece.kind == EditKind::kEqual) {
      html::WriteWithSymbols(out, piece.new_text);
    } else {
      WriteGone(out, piece.old_text);
      WriteNew(out, piece.new_text);
    }
  }
}

void JoinedText::Add(ProvisionId id, const ProvisionRecord& provision) {
  const size_t before = parts_.size();
  AddPart(id, "heading", provision.heading);
  AddPart(id, "text", provision.text);
  for (const TextId example : provision.examples) AddPart(id, "example", example);
  for (const TextId note : provision.notes) AddPart(id, "note", note);
  if (parts_.size() == before) parts_.push_back({id, true, "text", text_.size(), text_.size()});
  parts_[before].first = true;
}

void JoinedText::AddPart(ProvisionId id, std::string_view role, TextId text) {
  if (text == kNoText) return;
  if (!text_.empty()) text_ += "\n\n";
  const size_t begin = text_.size();
  text_ += work_.texts[text];
  parts_.push_back({id, false, role, begin, text_.size()});
}

void JoinedText::Open(html::HtmlWriter& out, const Part& part) {
  if (part.role == "heading") return out.Put("<p class=\"head\">");
  if (part.role == "text") return out.Put("<p>");
  out.Put("<p class=\"eg\"><b>", Text(out.say()(part.role == "note" ? "Note" : "Example")),
          "</b> ");
}

void JoinedText::WritePart(html::HtmlWriter& out, const Part& part,
                           const std::vector<WordEdit>& edits, bool old) const {
  for (const WordEdit& edit : edits) {
    const size_t begin = std::max<size_t>(old ? edit.old_begin : edit.new_begin, part.begin);
    const size_t end = std::min<size_t>(old ? edit.old_end : edit.new_end, part.end);
    if (begin >= end) continue;
    const std::string_view words = std::string_view(text_).substr(begin, end - begin);
    if (IsCosmetic(edit.kind)) {
      html::WriteWithSymbols(out, words);
    } else {
      old ? WriteGone(out, words) : WriteNew(out, words);
    }
  }
}

}  // namespace codicil::changes
