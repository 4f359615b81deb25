#include "base/ascii.h"
#include "text/language.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

constexpr size_t kMaxAside = 400;  // bytes; a bracket that closes later is a slip

bool IsWide(char c) { return static_cast<unsigned char>(c) >= 0x80; }

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  std::vector<Sentence> Run() {
    while ((at_ = text_.find_first_of(".!?(\n", at_)) != text_.npos) Stop();
    Finish(text_.size(), text_.size(), true);
    return std::move(sentences_);
  }

 private:
  void Stop() {
    const char c = text_[at_];
    if (c == '\n') {
      const size_t here = at_++;
      if (at_ < text_.size() && text_[at_] == '\n') Finish(here, ++at_, true);
    } else if (c == '(') {
      SkipAside();
    } else {
      const size_t here = at_++;
      if (EndsHere(here)) Finish(c == '.' ? here : here + 1, at_, false);
    }
  }

  // A new sentence begins after a bracket that contains whole sentences.
  void SkipAside() {
    const size_t close = text_.substr(at_, kMaxAside).find_first_of(")\n", 1);
    if (close == std::string_view::npos || text_[at_ + close] == '\n') {
      ++at_;
      return;
    }
    at_ += close + 1;
    const bool whole = text_[at_ - 2] == '.';
    if (whole && StartsSentence(at_)) Finish(at_, at_, false);
  }

  // at_ is after the sign at `here`; advances past closing quotes.
  bool EndsHere(size_t here) {
    size_t next = at_;
    while (next < text_.size() && (text_[next] == '"' || text_[next] == '\'' || text_[next] == ')'))
      ++next;
    while (text_.substr(next, 3) == "”" || text_.substr(next, 3) == "’") next += 3;
    if (!StartsSentence(next) || IsAbbreviation(here)) return false;
    at_ = next;
    return true;
  }

  // Whether spaces follow, and then something that can begin a sentence.
  bool StartsSentence(size_t next) const {
    if (next == text_.size()) return true;
    if (!IsAsciiBlank(text_[next])) return false;
    while (next < text_.size() && text_[next] == ' ') ++next;
    if (next == text_.size() || text_[next] == '\n') return true;
    const char c = text_[next];
    return IsUpper(c) || IsWide(c) || IsDigit(c) || c == '"' || c == '{' || c == '(' || c == '[';
  }

  bool IsAbbreviation(size_t dot) const {
    size_t begin = dot;
    while (begin > 0 && !IsAsciiBlank(text_[begin - 1])) --begin;
    static const WordList words = InAllLanguages(&Language::abbreviations);
    return Contains(words, text_.substr(begin, dot - begin));
  }

  void Finish(size_t end, size_t next, bool ends_paragraph) {
    while (begin_ < end && IsAsciiBlank(text_[begin_])) ++begin_;
    while (end > begin_ && IsAsciiBlank(text_[end - 1])) --end;
    if (begin_ < end) {
      const bool paragraph =
          ends_paragraph || text_.substr(next, 2) == "\n\n" || next == text_.size();
      sentences_.push_back({static_cast<uint32_t>(begin_), static_cast<uint32_t>(end), paragraph});
    } else if (ends_paragraph && !sentences_.empty()) {
      sentences_.back().ends_paragraph = true;
    }
    begin_ = next;
  }

  std::string_view text_;
  size_t at_ = 0;
  size_t begin_ = 0;
  std::vector<Sentence> sentences_;
};

}  // namespace

std::vector<Sentence> SplitSentences(std::string_view text) { return Splitter(text).Run(); }

}  // namespace codicil::vocabulary
