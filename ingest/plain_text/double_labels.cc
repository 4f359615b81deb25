#include "ingest/plain_text/double_labels.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "rules/line_label.h"

namespace codicil::plain {
namespace {

// What begins a list: "(1)", "(a)", "1.", "a)", "①".
size_t SizeOfFirst(std::string_view text) {
  constexpr std::array<std::string_view, 10> kFirst = {"(1)", "(a)", "(A)", "(i)", "1.",
                                                       "1)",  "a.",  "a)",  "A.",  "①"};
  const auto* const found =
      std::ranges::find_if(kFirst, [&](std::string_view first) { return text.starts_with(first); });
  if (found == kFirst.end()) return 0;
  const std::string_view rest = text.substr(found->size());
  return *found == "①" || rest.starts_with(' ') || rest.starts_with('(') ? found->size() : 0;
}

// Where the label that begins a list may be: at the start, or after a title.
size_t FindFirst(std::string_view words) {
  constexpr size_t kLongestTitle = 100;  // bytes
  if (SizeOfFirst(words) > 0) return 0;
  words = words.substr(0, kLongestTitle);
  for (size_t at = words.find(' '); at != std::string_view::npos; at = words.find(' ', at + 1)) {
    const bool after_title = at > 0 && (words[at - 1] == '.' || words[at - 1] == ')' ||
                                        words.substr(0, at).ends_with("—"));
    if (after_title && SizeOfFirst(words.substr(at + 1)) > 0) return at + 1;
  }
  return std::string_view::npos;
}

// A label by which others are seen to be like it.
std::string KindOf(const LineLabel& label) {
  if (label.is_item()) return label.shape;
  return std::to_string(label.number.size());
}

bool IsSecond(const LineLabel& label) {
  constexpr uint32_t kSecond = 2;
  const NumberComponent& only = label.number.back();
  return only.value == kSecond ||
         (label.number.is_letter(0) && RomanValue(LettersOf(only.value)) == kSecond);
}

// Whether one of kFirst may end in the sign at `at`.
bool MayEndFirst(std::string_view line, size_t at) {
  if (at < 2) return false;
  const char value = line[at - 1], before = line[at - 2];
  const bool first = value == '1' || value == 'a' || value == 'A' || value == 'i';
  return first && (before == ' ' || before == '(');
}

// Rejects most lines without reading their labels.
bool MayHaveTwo(std::string_view line) {
  constexpr size_t kReach = 120;  // bytes
  const std::string_view head = line.substr(0, kReach);
  for (const char closer : {'.', ')'}) {
    for (size_t at = head.find(closer); at != head.npos; at = head.find(closer, at + 1)) {
      if (MayEndFirst(head, at)) return true;
    }
  }
  return head.find("①") != head.npos;
}

class Splitter {
 public:
  Splitter(std::string_view text, const std::vector<PlainLine>& lines)
      : text_(text), lines_(lines) {}

  // Where lines are to be split; 0 for the others.
  std::vector<uint32_t> Find() && {
    splits_.resize(lines_.size());
    for (size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].blank()) continue;
      const std::string_view line = text_.substr(lines_[i].begin, lines_[i].size());
      const bool two = MayHaveTwo(line);
      const auto label = two || !open_.empty() ? ReadLineLabel(line) : std::nullopt;
      if (!label) continue;
      Close(*label);
      if (two) Open(i, line, *label);
    }
    return std::move(splits_);
  }

 private:
  // A line that may be split, until a label says whether it is.
  struct OpenLine {
    size_t line;
    uint32_t at;
    std::string outer;  // the kind of the label before it
    std::string inner;  // the shape of the list that begins there
  };

  void Close(const LineLabel& label) {
    const std::string kind = KindOf(label);
    const auto is_met = [&](const OpenLine& one) {
      return one.inner == label.shape || one.outer == kind;
    };
    const auto met = std::find_if(open_.rbegin(), open_.rend(), is_met);
    if (met == open_.rend()) return;
    if (met->inner == label.shape && IsSecond(label)) splits_[met->line] = met->at;
    open_.erase(met.base() - 1, open_.end());
  }

  void Open(size_t i, std::string_view line, const LineLabel& label) {
    const size_t at = FindFirst(line.substr(label.words));
    if (at == std::string_view::npos) return;
    const size_t second = label.words + at;
    const auto inner = ReadLineLabel(line.substr(second));
    if (!inner || !inner->is_item() || inner->shape == label.shape) return;
    const auto place = static_cast<uint32_t>(lines_[i].begin + second);
    open_.push_back({i, place, KindOf(label), inner->shape});
  }

  std::string_view text_;
  const std::vector<PlainLine>& lines_;
  std::vector<OpenLine> open_;  // each of another kind outside
  std::vector<uint32_t> splits_;
};

// The two lines and an empty one.
void AppendSplit(std::string_view text, const PlainLine& line, uint32_t at,
                 std::vector<PlainLine>& out) {
  PlainLine first = line, second = line;
  const std::string_view words = text.substr(line.begin, at - line.begin);
  first.end = line.begin + static_cast<uint32_t>(words.find_last_not_of(' ') + 1);
  second.begin = at;
  PlainLine blank = line;
  blank.begin = blank.end = first.end;
  out.insert(out.end(), {first, blank, second});
}

}  // namespace

void SplitDoubleLabels(std::string_view text, std::vector<PlainLine>& lines) {
  const std::vector<uint32_t> splits = Splitter(text, lines).Find();
  const bool any = std::ranges::any_of(splits, [](uint32_t at) { return at > 0; });
  if (!any) return;
  std::vector<PlainLine> out;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (splits[i] == 0) {
      out.push_back(lines[i]);
    } else {
      AppendSplit(text, lines[i], splits[i], out);
    }
  }
  lines = std::move(out);
}

}  // namespace codicil::plain
