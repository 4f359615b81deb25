#include "ingest/format_detection.h"

#include <re2/re2.h>

#include <algorithm>

#include "base/ascii.h"
#include "ingest/akn/akn.h"
#include "ingest/html/html.h"
#include "ingest/plain_text/plain_text.h"
#include "ingest/rst/rst.h"
#include "rules/line_label.h"
#include "rules/number_census.h"
#include "text/lines.h"

namespace codicil {
namespace {

constexpr size_t kSample = 1 << 16;
constexpr std::string_view kSpaces = " \t\r\n";

struct RstSigns {
  size_t lines = 0;      // underlines and overlines: titles are underlined in plain text too
  size_t markup = 0;     // directives, targets, fields, roles
  size_t numbers = 0;    // underlined lines that begin with a number
  bool toctree = false;  // proof: nothing else has one
};

// A line of one repeated sign, as RST underlines its headings.
bool IsRule(std::string_view line) {
  if (line.size() < 3 ||
      std::string_view("=-~`#*^\"'+:._<>").find(line.front()) == std::string_view::npos) {
    return false;
  }
  return line.find_first_not_of(line.front()) == std::string_view::npos;
}

bool IsRstMarkup(std::string_view line) {
  static const RE2 kMarkup(
      R"(\s*\.\. (?:_[^:]+:|\w[\w-]*::)(?:\s.*)?|:\w+:.*|.*:(?:ref|term|doc):`.*|.*`[^`]+ <[^`]+>`__?.*)");
  return RE2::FullMatch(line, kMarkup);
}

// Searches only the first lines.
RstSigns FindRstSigns(std::string_view sample) {
  const std::vector<Line> lines = SplitLines(sample);
  const auto cut = [&](size_t i) {
    return sample.substr(lines[i].begin, lines[i].end - lines[i].begin);
  };
  RstSigns signs;
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = cut(i);
    if (line.empty()) continue;
    const bool underline =
        IsRule(line) && i > 0 && !cut(i - 1).empty() && cut(i - 1).size() <= line.size() + 1;
    signs.lines += underline;
    signs.numbers += underline && (IsDigit(cut(i - 1)[0]) || ReadLineLabel(cut(i - 1)));
    signs.lines += underline && i > 1 && cut(i - 2) == line;
    signs.markup += IsRstMarkup(line);
    signs.toctree |= line.starts_with(".. toctree::");
  }
  return signs;
}

// References between the files of a set do not count here.
class NoFiles : public FileStore {
 public:
  Result<std::string> Read(const std::string&) const override {
    return Status::Unusable("not read");
  }
};

// The result of reading a file in one format.
struct Trial {
  ptrdiff_t read = 0;  // provisions and glossary entries
  ptrdiff_t unread = 0;
  size_t warnings = 0;
};

Trial TryAs(Format format, const SourceText& source, const ReadOptions& options) {
  EditionBuilder builder;
  const SourceId id = builder.AddDecoded(source);
  if (format == Format::kRst) {
    ReadRst({id}, options, NoFiles(), builder);
  } else {
    ReadPlainText(id, builder);
  }
  const Edition edition = std::move(builder).Build();
  const auto stated = std::count_if(edition.provisions.begin(), edition.provisions.end(),
                                    [](const Provision& provision) { return !provision.implied; });
  return {stated + std::ssize(edition.glossary), std::ssize(CountNumbers(edition, id).unread),
          edition.sources().diagnostics.Count(Severity::kWarning)};
}

bool IsRst(const SourceText& source, const ReadOptions& options) {
  constexpr size_t kEnoughSigns = 2, kReadAWarning = 50;
  const RstSigns signs = FindRstSigns(source.text().substr(0, kSample));
  if (signs.toctree) return true;
  if (signs.lines + signs.markup == 0) return false;
  const bool markdown = source.name().ends_with(".md") || source.name().ends_with(".markdown");
  if (markdown && signs.markup == 0) return false;
  const Trial rst = TryAs(Format::kRst, source, options);
  const bool fits = rst.read > 0 && rst.unread * 2 <= rst.read;
  const bool clean = rst.warnings * kReadAWarning <= static_cast<size_t>(rst.read);
  if (signs.markup >= kEnoughSigns && fits && clean) return true;
  const Trial plain = TryAs(Format::kPlainText, source, options);
  const bool foreign = signs.markup < kEnoughSigns && rst.warnings > static_cast<size_t>(rst.read);
  if ((rst.read == 0 || foreign) && plain.read > 0) return false;
  const ptrdiff_t gain = (rst.read - rst.unread) - (plain.read - plain.unread);
  if (gain != 0 && signs.markup + signs.numbers > 0) return gain > 0;
  if (signs.markup == 0 && plain.read > 0 && rst.warnings != plain.warnings)
    return rst.warnings < plain.warnings;
  if (signs.markup == 0 && plain.read > 0) return source.name().ends_with(".rst");
  return signs.lines + signs.markup >= kEnoughSigns;
}

// The text after the heads of a page that was saved with them: "HTTP/1.1 200 OK", "Content-Type:
// …", and then a blank line.
std::string_view AfterHttpHead(std::string_view text) {
  static const RE2 kHead(R"((?:HTTP/[\d.]+ \d+[^\n]*\n)?(?:[A-Za-z][\w-]*:[^\n]*\r?\n)+\s*\n\s*)");
  re2::StringPiece rest = text;
  RE2::Consume(&rest, kHead);
  return rest;
}

bool IsPage(std::string_view text) {
  std::string_view start = text.substr(0, kSample);
  constexpr std::string_view kBefore = "\xEF\xBB\xBF \t\r\n";
  start.remove_prefix(std::min(start.size(), start.find_first_not_of(kBefore)));
  const std::string_view body = AfterHttpHead(start);
  return body.starts_with('<') && IsHtml(body);
}

bool IsNamedPage(std::string_view name) {
  return name.ends_with(".html") || name.ends_with(".htm");
}

// A template of a page, or a part of one: half of its lines begin with tags.
bool HasTags(std::string_view text) {
  const std::string_view sample = text.substr(0, kSample);
  size_t lines = 0, tags = 0;
  for (const Line& line : SplitLines(sample)) {
    const std::string_view words = sample.substr(line.begin, line.end - line.begin);
    const size_t at = words.find_first_not_of(kSpaces);
    lines += at != words.npos;
    tags += at != words.npos && words[at] == '<';
  }
  return tags * 2 >= lines;
}

bool IsLatex(std::string_view start) {
  static const RE2 kLatex(R"((?m)^\s*\\(?:documentclass\b|begin\{document\}))");
  return RE2::PartialMatch(start, kLatex);
}

// Whether titles begin with "=" below a blank line or an anchor, as in no format that is read, and
// something else is AsciiDoc's own.
bool IsAsciiDoc(std::string_view start) {
  static const RE2 kTitle(R"((?:^|\n[ \t\r]*\n|\][ \t\r]*\n)={1,6} [^\n]*[^=\s]\s*\n)");
  static const RE2 kOther(
      R"((?m)^(?:= \S|:[a-z][\w-]*:(?: |$)|include::|\[\[[^\]\n]+\]\]\s*$|\[[a-z#.][^\]\n]*\]\s*$))");
  re2::StringPiece rest = start;
  return RE2::FindAndConsume(&rest, kTitle) && RE2::FindAndConsume(&rest, kTitle) &&
         RE2::PartialMatch(start, kOther);
}

}  // namespace

std::string_view OtherForm(std::string_view text) {
  std::string_view start = text.substr(0, kSample);
  static const RE2 kPostScript(R"((?:\x04|\x1B%-12345X(?:@PJL[^\n]*\n)*|\s)*%!PS)");
  const auto skip = [&](std::string_view signs) {
    start.remove_prefix(std::min(start.size(), start.find_first_not_of(signs)));
  };
  skip(kSpaces);
  if (re2::StringPiece rest = start; RE2::Consume(&rest, kPostScript)) return "PostScript";
  if (start.starts_with("{\\rtf")) return "RTF";
  if (IsLatex(start)) return "LaTeX";
  if (IsAsciiDoc(start)) return "AsciiDoc";
  skip("\xEF\xBB\xBF \t\r\n");
  return start.starts_with("<?xml") && !IsAkn(text) && !IsHtml(start) ? "XML" : "";
}

Format DetectFormat(const SourceText& source, const ReadOptions& options) {
  const std::string_view text = source.text();
  const size_t start = text.find_first_not_of(kSpaces);
  if (start == std::string_view::npos) return Format::kPlainText;
  if (IsAkn(text)) return Format::kXml;
  if (text[start] == '{') {
    const size_t next = text.find_first_not_of(kSpaces, start + 1);
    if (next != std::string_view::npos && (text[next] == '"' || text[next] == '}'))
      return Format::kJson;
  }
  const bool page = IsNamedPage(source.name()) && (text[start] == '<' || HasTags(text));
  if (page || IsPage(text)) return Format::kHtml;
  return IsRst(source, options) ? Format::kRst : Format::kPlainText;
}

}  // namespace codicil
