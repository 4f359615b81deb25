#include "rules/passage.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/ascii.h"

namespace codicil {

std::string_view MarkKindName(MarkKind kind) {
  constexpr std::array<std::string_view, 7> kNames = {"emphasis", "strong", "literal", "symbol",
                                                      "citation", "term",   "link"};
  return kNames[static_cast<size_t>(kind)];
}

std::string_view Arena::Store(std::string_view text) {
  if (text.empty()) return {};
  char* place = static_cast<char*>(memory_->allocate(text.size(), 1));
  std::memcpy(place, text.data(), text.size());
  return {place, text.size()};
}

void PassageBuilder::Append(uint32_t begin, uint32_t end) {
  if (begin >= end) return;
  if (text_.empty() && glue_.empty()) {
    if (!direct_) {
      direct_ = true;
      direct_begin_ = begin;
      direct_end_ = end;
      return;
    }
    if (direct_end_ == begin) {
      direct_end_ = end;
      return;
    }
  }
  AppendCopy(source_->text().substr(begin, end - begin), {source_->id(), begin, end}, false);
}

void PassageBuilder::AppendReplaced(std::string_view replacement, uint32_t begin, uint32_t end) {
  AppendCopy(replacement, {source_->id(), begin, end}, true);
}

void PassageBuilder::AppendCopy(std::string_view piece, const Span& source, bool replaced) {
  Materialise();
  FlushGlue();
  const auto at = static_cast<uint32_t>(text_.size());
  text_ += piece;
  const auto now = static_cast<uint32_t>(text_.size());
  const bool goes_on = !replaced && !origins_.empty() && !origins_.back().replaced &&
                       origins_.back().end == at && origins_.back().source.end == source.begin;
  if (goes_on) {
    origins_.back().end = now;
    origins_.back().source.end = source.end;
  } else {
    origins_.push_back({at, now, source, replaced});
  }
}

void PassageBuilder::Glue(std::string_view glue) {
  const bool stronger = glue.size() > glue_.size() || (glue == "\n" && glue_ == " ");
  if (!empty() && stronger) glue_ = glue;
}

void PassageBuilder::FlushGlue() {
  if (glue_.empty()) return;
  TrimEnd();
  text_ += glue_;
  glue_.clear();
}

void PassageBuilder::Materialise() {
  if (!direct_) return;
  text_ = source_->text().substr(direct_begin_, direct_end_ - direct_begin_);
  origins_.push_back(
      {0, static_cast<uint32_t>(text_.size()), {source_->id(), direct_begin_, direct_end_}, false});
  direct_ = false;
}

// White space before glue or at the end is the source's layout, not its words.
void PassageBuilder::TrimEnd() {
  size_t size = text_.size();
  while (size > 0 && IsAsciiBlank(text_[size - 1])) --size;
  if (size == text_.size()) return;
  text_.resize(size);
  for (size_t i = closed_.size(); i-- > 0 && marks_[closed_[i]].mark.end > size;) {
    marks_[closed_[i]].mark.end = static_cast<uint32_t>(size);
  }
  while (!origins_.empty() && origins_.back().end > size) {
    Origin& last = origins_.back();
    if (last.begin >= size) {
      origins_.pop_back();
      continue;
    }
    const auto cut = last.end - static_cast<uint32_t>(size);
    last.end -= cut;
    if (!last.replaced) last.source.end -= cut;
  }
}

size_t PassageBuilder::OpenMark(MarkKind kind) {
  FlushGlueBeforeMark();
  const auto at = static_cast<uint32_t>(text_size());
  marks_.push_back({{kind, at, at, {}}, false});
  return marks_.size() - 1;
}

void PassageBuilder::CloseMark(size_t handle, std::string_view value) {
  marks_[handle].mark.end = static_cast<uint32_t>(text_size());
  marks_[handle].mark.value = arena_->Store(value);
  marks_[handle].closed = true;
  closed_.push_back(handle);
}

// A mark begins with its words, after the glue that separates them from the previous ones.
void PassageBuilder::FlushGlueBeforeMark() {
  if (glue_.empty()) return;
  Materialise();
  FlushGlue();
}

Passage PassageBuilder::Finish() {
  glue_.clear();
  Passage passage;
  if (direct_) {
    FinishDirect(passage);
  } else {
    FinishCopied(passage);
  }
  FinishMarks(passage);
  text_.clear();
  origins_.clear();
  marks_.clear();
  closed_.clear();
  direct_ = false;
  return passage;
}

void PassageBuilder::FinishDirect(Passage& passage) {
  std::string_view text = source_->text();
  const uint32_t begin = direct_begin_;
  while (direct_begin_ < direct_end_ && IsAsciiBlank(text[direct_begin_])) ++direct_begin_;
  while (direct_begin_ < direct_end_ && IsAsciiBlank(text[direct_end_ - 1])) --direct_end_;
  leading_ = direct_begin_ - begin;
  passage.span = {source_->id(), direct_begin_, direct_end_};
  passage.text = source_->Cut(passage.span);
}

void PassageBuilder::FinishCopied(Passage& passage) {
  TrimEnd();
  size_t skip = 0;
  while (skip < text_.size() && IsAsciiBlank(text_[skip])) ++skip;
  leading_ = static_cast<uint32_t>(skip);
  passage.text = arena_->Store(std::string_view(text_).substr(skip));
  for (Origin origin : origins_) {
    if (origin.end <= leading_) continue;
    const uint32_t cut = origin.begin < leading_ ? leading_ - origin.begin : 0;
    if (!origin.replaced) origin.source.begin += cut;
    origin.begin += cut;
    passage.origins.push_back(
        {origin.begin - leading_, origin.end - leading_, origin.source, origin.replaced});
  }
  if (!passage.origins.empty()) {
    passage.span = {source_->id(), passage.origins.front().source.begin,
                    passage.origins.back().source.end};
  }
}

void PassageBuilder::FinishMarks(Passage& passage) {
  const auto size = static_cast<uint32_t>(passage.text.size());
  for (const OpenedMark& opened : marks_) {
    if (!opened.closed) continue;
    Mark mark = opened.mark;
    mark.begin = mark.begin > leading_ ? mark.begin - leading_ : 0;
    mark.end = std::min(mark.end > leading_ ? mark.end - leading_ : 0, size);
    while (mark.begin < mark.end && IsAsciiBlank(passage.text[mark.begin])) ++mark.begin;
    while (mark.begin < mark.end && IsAsciiBlank(passage.text[mark.end - 1])) --mark.end;
    if (mark.begin < mark.end) passage.marks.push_back(mark);
  }
  SortMarks(passage.marks);
  leading_ = 0;
}

void SortMarks(std::vector<Mark>& marks) {
  std::stable_sort(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
}

}  // namespace codicil
