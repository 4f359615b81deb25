// Paragraphs that end before their sentence does, where others of their shape do not.

#include <algorithm>
#include <map>
#include <tuple>

#include "base/ascii.h"
#include "base/hash_map.h"
#include "base/split.h"
#include "check/checks.h"
#include "check/habits.h"
#include "check/kinds.h"
#include "check/prose.h"
#include "rules/kinds.h"
#include "rules/source_span.h"
#include "text/language.h"
#include "text/sentences.h"

namespace codicil {
namespace {

// A tag may come after the stop, and so may blanks.
bool HasStop(std::string_view text) {
  if (text.ends_with('>') && text.rfind('<') != text.npos) text = text.substr(0, text.rfind('<'));
  while (text.ends_with(' ')) text.remove_suffix(1);
  return EndOf(text) >= TextEnd::kPause;
}

// "It burns. [Note 3] (See rule 3)": without the last group in brackets. "" if it ends in none.
std::string_view WithoutLastGroup(std::string_view text) {
  constexpr size_t kLongest = 600;
  constexpr std::string_view kBlankOrMark = " \n*_^";
  while (!text.empty() && kBlankOrMark.find(text.back()) != kBlankOrMark.npos)
    text.remove_suffix(1);
  const char close = text.empty() ? ' ' : text.back();
  const bool closes = close == ')' || close == ']';
  size_t depth = 0;
  for (size_t at = text.size(); closes && at-- > 0 && text.size() - at < kLongest;) {
    depth += text[at] == close;
    depth -= text[at] == (close == ')' ? '(' : '[');
    if (depth == 0) return text.substr(0, at);
  }
  return text.substr(text.size());
}

// "* [Pay in full](#pay)": an entry of a list of contents.
bool IsLink(std::string_view text) {
  const size_t begin = text.find_first_not_of(" *-+");
  return begin != text.npos && text[begin] == '[' && text.ends_with(')') &&
         text.find("](") != text.npos;
}

// A reference may come after the stop, or stand alone.
bool EndsAsASentence(std::string_view paragraph) {
  if (IsLink(paragraph)) return true;
  std::string_view text = paragraph;
  for (; !text.empty(); text = WithoutLastGroup(text))
    if (HasStop(text)) return true;
  return text.data() == paragraph.data();
}

size_t WordCount(std::string_view text) {
  return static_cast<size_t>(std::ranges::count_if(text, IsAsciiBlank)) + 1;
}

std::string_view LastWord(std::string_view paragraph) {
  const size_t blank = paragraph.find_last_of(" \n");
  return blank == paragraph.npos ? paragraph : paragraph.substr(blank + 1);
}

// Headings, list lines and the rows of a table are short.
constexpr size_t kFewWords = 6;
bool IsLong(std::string_view paragraph) {
  return paragraph.find('\n') == paragraph.npos && WordCount(paragraph) > kFewWords;
}

// "Ash, Birch, Elm, Oak": about every other word ends in a comma.
bool IsList(std::string_view paragraph) {
  const auto commas = static_cast<size_t>(std::ranges::count(paragraph, ','));
  return commas * 2 >= WordCount(paragraph);
}

// A paragraph of any length that ends in one of these words has lost its continuation.
bool LeadsOn(const Edition& edition, std::string_view word) {
  return Contains(LanguageOf(edition.language).unfinished, word);
}

// "(a) active members; and", "(a) active members, or": the list goes on in the next item.
bool IsItem(std::string_view paragraph, std::string_view last, bool followed) {
  constexpr size_t kLongest = 8;
  static const WordList conjunctions = InAllLanguages(&Language::conjunctions);
  std::string_view before = paragraph.substr(0, paragraph.size() - last.size());
  while (before.ends_with(' ')) before.remove_suffix(1);
  const TextEnd end = EndOf(before);
  return (end == TextEnd::kPause && last.size() <= kLongest) || last.find(';') != last.npos ||
         ((followed || end == TextEnd::kComma) && Contains(conjunctions, LowerCase(last)));
}

// "www.rules.example", "rules.example", "handbook/3/8".
bool IsAddress(std::string_view word) {
  const size_t dot = word.rfind('.');
  const bool domain = dot != word.npos && dot > 1 && dot + 2 < word.size() &&
                      IsLetter(word[dot - 1]) && IsLetter(word[dot + 1]);
  return domain || word.find("](") != word.npos || word.find("://") != word.npos ||
         word.starts_with("www.") || word.find('@') != word.npos ||
         (word.find('/') != word.npos && word.find_first_of("0123456789") != word.npos);
}

// "How to Play These Cards", "SIGNED BY ADA": all words but small ones have capitals, or are none.
bool IsTitle(std::string_view paragraph) {
  constexpr size_t kSmall = 3;
  return std::ranges::all_of(Split(paragraph, " "), [](std::string_view word) {
    return word.size() <= kSmall || (IsAscii(word[0]) && !IsLower(word[0]));
  });
}

// A line of the source that begins with "#".
bool IsHeading(const CheckInput& input, const CheckedText& text, uint32_t at) {
  const auto span = SourceSpanOf(*text.passage, at, at + 1);
  if (!span) return false;
  const std::string_view source = input.edition.sources().text(span->source).text();
  const size_t line = span->begin == 0 ? 0 : source.rfind('\n', span->begin - 1) + 1;
  return source[line] == '#';
}

// "The warden answers" and below it "(a) to the guild; and".
bool BeginsInMidSentence(std::string_view text) { return !text.empty() && IsLower(text[0]); }

// Whether the source goes on with words in the next line: what was parted here was not parted by
// the author.
bool SourceGoesOn(const CheckInput& input, const CheckedText& text, uint32_t end) {
  const auto span = SourceSpanOf(*text.passage, end - 1, end);
  if (!span) return false;
  std::string_view rest = input.edition.sources().text(span->source).text().substr(span->end);
  while (rest.starts_with(' ') || rest.starts_with('\r')) rest.remove_prefix(1);
  return rest.size() > 1 && rest[0] == '\n' && (IsLetter(rest[1]) || rest[1] == '`');
}

// What a paragraph is compared with: others of its kind, place and length.
using Shape = std::tuple<PassageKind, bool, bool, bool, bool, uint32_t>;

// Of a paragraph in its passage.
struct Place {
  bool first;
  bool last;
  bool goes_on;  // into what follows: it counts for its list, but is no fault
};

struct Ending {
  const CheckedText* text;
  Paragraph paragraph;
  Shape shape;
  uint64_t list;  // the members of one list have the same
  bool stops;
  bool leads_on;
  bool counts;  // long enough to be a sentence
  bool leads;   // others follow in its passage
};

struct Tally {
  size_t all = 0, open = 0;
};

class EndingReader {
 public:
  explicit EndingReader(const CheckInput& input) : input_(input) {
    // The places that the reader reports as cut off, by where they end.
    for (const Diagnostic& diagnostic : input.edition.sources().diagnostics.list()) {
      const bool cut = diagnostic.kind == kind::kCutOff && diagnostic.span;
      if (cut && IsFragment(input.edition))
        reported_.insert(PairKey(diagnostic.span->source, diagnostic.span->end));
    }
  }

  std::vector<Ending> Run() && {
    for (const Provision& provision : input_.edition.provisions) {
      Tally& tally = headings_[provision.depth];
      ++tally.all, tally.open += provision.heading.empty();
    }
    for (size_t i = 0; i < input_.texts.size(); ++i) Take(i);
    return std::move(endings_);
  }

 private:
  void Take(size_t i) {
    const CheckedText& text = input_.texts[i];
    if (text.ref.kind != PassageKind::kText && text.ref.kind != PassageKind::kExample &&
        text.ref.kind != PassageKind::kDefinition)
      return;
    const Span& span = text.passage->span;
    if (reported_.contains(PairKey(span.source, span.end))) return;
    const std::vector<Paragraph> paragraphs = ParagraphsOf(text.passage->text);
    for (size_t at = 0; at < paragraphs.size(); ++at) {
      const bool last = at + 1 == paragraphs.size();
      const bool goes_on = SourceGoesOn(input_, text, paragraphs[at].end()) ||
                           (last ? GoesOn(i) : GoesOn(paragraphs[at], paragraphs[at + 1]));
      const bool followed = last ? HasSiblingAfter(i) : paragraphs[at + 1].bullet;
      Take(text, paragraphs[at], {at == 0, last, goes_on}, followed);
    }
  }
  // "The warden pays" and below it "- an ember".
  static bool GoesOn(const Paragraph& paragraph, const Paragraph& next) {
    return BeginsInMidSentence(next.text) ||
           std::string_view("![(").find(next.text[0]) != std::string_view::npos ||
           (next.bullet && !paragraph.bullet) || !next.prose;
  }
  bool GoesOn(size_t i) const {
    const CheckedText* next = TextAfter(i);
    if (next == nullptr) return false;
    const Provision& below = input_.edition.provisions[next->ref.owner];
    const bool item = !below.label.empty() && below.parent == input_.texts[i].ref.owner;
    return item || BeginsInMidSentence(next->passage->text);
  }
  bool HasSiblingAfter(size_t i) const {
    const CheckedText* next = TextAfter(i);
    const auto parent = [&](uint32_t id) { return input_.edition.provisions[id].parent; };
    return next != nullptr && parent(next->ref.owner) == parent(input_.texts[i].ref.owner);
  }
  // What comes after the text of a provision, if it is that of another.
  const CheckedText* TextAfter(size_t i) const {
    const bool both = i + 1 < input_.texts.size() && input_.texts[i].ref.InProvision() &&
                      input_.texts[i + 1].ref.kind == PassageKind::kText;
    return both ? &input_.texts[i + 1] : nullptr;
  }
  void Take(const CheckedText& text, const Paragraph& paragraph, Place place, bool followed) {
    if (!paragraph.prose || IsHeading(input_, text, paragraph.begin)) return;
    if (place.first && !place.last && LacksHeading(text)) return;
    if (place.first && place.last && IsTitleOfParts(text, paragraph.text)) return;
    const std::string_view word = LastWord(paragraph.text);
    const bool stops = EndsAsASentence(paragraph.text) || IsList(paragraph.text) ||
                       IsAddress(word) || IsItem(paragraph.text, word, followed) ||
                       IsTitle(paragraph.text) || (followed && paragraph.text.ends_with(','));
    const bool leads_on = !stops && LeadsOn(input_.edition, word);
    const bool counts = !place.goes_on && (IsLong(paragraph.text) || leads_on);
    endings_.push_back({&text, paragraph, ShapeOf(text, paragraph, place),
                        ListOf(text, place.last && !paragraph.bullet), stops, leads_on, counts,
                        place.first && !place.last});
  }
  // "378. Lamps on the outside of a boat", above 378.1: of so few words it is a title.
  bool IsTitleOfParts(const CheckedText& text, std::string_view paragraph) const {
    constexpr size_t kMostWords = 10;
    if (text.ref.kind != PassageKind::kText) return false;
    const ProvisionId id = text.ref.owner;
    const Provision& provision = input_.edition.provisions[id];
    return provision.heading.empty() && provision.subtree_end > id + 1 &&
           WordCount(paragraph) <= kMostWords && !EndsAsASentence(paragraph) &&
           !LeadsOn(input_.edition, LastWord(paragraph));
  }
  // Where most provisions of its depth have a heading and this one has none, its first paragraph is
  // that.
  bool LacksHeading(const CheckedText& text) const {
    if (!text.ref.InProvision()) return false;
    const Provision& provision = input_.edition.provisions[text.ref.owner];
    const auto found = headings_.find(provision.depth);
    return provision.heading.empty() && found != headings_.end() &&
           found->second.open * 2 < found->second.all;
  }
  Shape ShapeOf(const CheckedText& text, const Paragraph& paragraph, Place place) const {
    constexpr size_t kManyWords = 14;
    const uint32_t depth =
        text.ref.InProvision() ? input_.edition.provisions[text.ref.owner].depth : 0;
    return {text.ref.kind,
            place.first,
            place.last,
            paragraph.bullet,
            WordCount(paragraph.text) > kManyWords,
            depth};
  }
  // The last paragraphs of siblings are members of a list, and so are the others of one text.
  uint64_t ListOf(const CheckedText& text, bool last) const {
    const bool below = last && text.ref.InProvision();
    return PairKey(below ? input_.edition.provisions[text.ref.owner].parent : text.ref.owner,
                   static_cast<uint32_t>(text.ref.kind) * 2 + below);
  }

  const CheckInput& input_;
  HashSet<uint64_t> reported_;
  std::map<uint32_t, Tally> headings_;  // by depth; open: without one
  std::vector<Ending> endings_;
};

// How paragraphs end: of each shape, of each list, and of all texts.
class Style {
 public:
  explicit Style(const std::vector<Ending>& endings) {
    for (const Ending& ending : endings) {
      Count(ending, &lists_[ending.list]);
      if (ending.leads) Count(ending, &first_);
      if (ending.counts) Count(ending, &shapes_[ending.shape]);
      leading_ += ending.leads_on;
    }
    for (const Ending& ending : endings)
      if (ending.counts && !IsListWithoutStops(ending)) Count(ending, &all_);
  }
  // Whether such an end is one of many.
  bool IsUsual(const Ending& ending) const {
    constexpr size_t kOneIn = 10;
    if (ending.leads_on) return IsHabit(leading_, all_.all);
    const Tally& shape = shapes_.at(ending.shape);
    // First paragraphs of all lengths that have no stop are titles.
    const bool title = ending.leads && first_.open * 3 > first_.all && first_.open > kOneIn;
    return title || IsListWithoutStops(ending) || IsHabit(shape.open, shape.all) ||
           (all_.open > kOneIn && all_.open * kOneIn > all_.all);
  }

 private:
  // Two members of it, and a third, have none.
  bool IsListWithoutStops(const Ending& ending) const {
    const Tally& list = lists_.at(ending.list);
    return list.open > 1 && list.open * 3 > list.all;
  }
  static void Count(const Ending& ending, Tally* tally) {
    ++tally->all, tally->open += !ending.stops;
  }

  std::map<Shape, Tally> shapes_;
  HashMap<uint64_t, Tally> lists_;
  Tally all_, first_;
  size_t leading_ = 0;
};

}  // namespace

void CheckSentenceEnds(const CheckInput& input, Findings& findings) {
  const std::vector<Ending> endings = EndingReader(input).Run();
  const Style style(endings);
  for (const Ending& ending : endings) {
    if (ending.stops || !ending.counts) continue;
    const std::string_view last = LastWord(ending.paragraph.text);
    const uint32_t end = ending.paragraph.end();
    findings.AddUnless(style.IsUsual(ending), kind::kSentenceCutOff, *ending.text,
                       end - static_cast<uint32_t>(last.size()), end,
                       "this paragraph does not end like a sentence");
  }
}

}  // namespace codicil
