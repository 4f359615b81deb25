// read(write(read(x))) has the same tree, text and marks as read(x), for every format that is both
// read and written.

#include "editions.h"
#include "output/formats.h"
#include "output/writer.h"

namespace codicil {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, EditionTest, testing::ValuesIn(AllEditions()), EditionTestName);

struct RoundFormat {
  const char* name;
  Format format;
  void (*write)(const Edition&, ByteSink&);
  // Marks that the format cannot express.
  std::vector<MarkKind> without;
  // Plain text: emphasis is written only where it is whole words, and a heading of the matter
  // around the rules is a paragraph like others.
  bool plain = false;
  // Whether what is around the rules comes back: of a layout with a table of contents of its own it
  // need not.
  bool matter = true;
};

bool IsPartOfWord(std::string_view text, const Mark& mark) {
  const auto word = [&](size_t i) {
    return i < text.size() && isalnum(static_cast<unsigned char>(text[i]));
  };
  return mark.kind == MarkKind::kEmphasis && (word(mark.begin - 1) || word(mark.end));
}

const RoundFormat kJson = {"json", Format::kJson, WriteJson, {}};
const RoundFormat kRst = {"rst", Format::kRst, WriteRst, {}};
const RoundFormat kText = {
    "text",
    Format::kPlainText,
    WriteText,
    {MarkKind::kStrong, MarkKind::kLiteral, MarkKind::kCitation, MarkKind::kTerm, MarkKind::kLink},
    true};

// The layout for other programs: words without marks.
const RoundFormat kPublished = {"published text",
                                Format::kPlainText,
                                WritePublished,
                                {MarkKind::kEmphasis, MarkKind::kStrong, MarkKind::kLiteral,
                                 MarkKind::kCitation, MarkKind::kTerm, MarkKind::kLink},
                                true,
                                false};

const RoundFormat kXml = {"xml", Format::kXml, InfoOf(OutputFormat::kXml).write, {}};

// One line per fact, so that a difference is easy to read.
class Facts {
 public:
  Facts(const Edition& edition, const RoundFormat& format) : format_(format) {
    lines_.push_back("title " + edition.title + " date " + edition.effective_date);
    for (const Provision& p : edition.provisions) AddProvision(p);
    for (const GlossaryEntry& entry : edition.glossary) {
      Add("term", entry.term);
      Add("definition", entry.text);
    }
    if (!format.matter) return;
    for (const MatterBlock& block : edition.front_matter) AddMatter(block);
    for (const MatterBlock& block : edition.between_matter) AddMatter(block);
    for (const MatterBlock& block : edition.back_matter) AddMatter(block);
  }
  const std::vector<std::string>& lines() const { return lines_; }

 private:
  void AddProvision(const Provision& p) {
    lines_.push_back(p.number.ToString() + (p.implied ? " implied" : ""));
    Add("heading", p.heading);
    Add("text", p.text);
    for (const Passage& example : p.examples) Add("example", example);
    for (const Passage& note : p.notes) Add("note", note);
  }
  void AddMatter(const MatterBlock& block) {
    const bool heading = block.kind == MatterKind::kHeading && !format_.plain;
    Add(heading                              ? "heading"
        : block.kind == MatterKind::kHeading ? "text"
                                             : MatterKindName(block.kind),
        block.text);
  }
  void Add(std::string_view what, const Passage& passage) {
    if (passage.empty()) return;
    std::string line = std::string(what) + " " + std::string(passage.text);
    for (const Mark& mark : passage.marks) {
      if (std::count(format_.without.begin(), format_.without.end(), mark.kind)) continue;
      if (format_.plain && IsPartOfWord(passage.text, mark)) continue;
      line += "\n    " + std::string(MarkKindName(mark.kind)) + " " + std::to_string(mark.begin) +
              ".." + std::to_string(mark.end) + " " + std::string(mark.value);
    }
    lines_.push_back(std::move(line));
  }
  const RoundFormat& format_;
  std::vector<std::string> lines_;
};

void ExpectRoundTrip(const EditionFiles& files, const RoundFormat& format) {
  const Edition& first = EditionOf(files);
  const std::string written = Written(format.write, first);
  const Edition second = ReadString(written, format.format);
  const Facts before(first, format), after(second, format);
  int shown = 0;
  for (size_t i = 0; i < std::max(before.lines().size(), after.lines().size()); ++i) {
    const std::string a = i < before.lines().size() ? before.lines()[i] : "(nothing)";
    const std::string b = i < after.lines().size() ? after.lines()[i] : "(nothing)";
    if (a == b) continue;
    ADD_FAILURE() << files.name << " through " << format.name << ", fact " << i << "\n  before "
                  << a << "\n  after  " << b;
    if (++shown == 3) break;
  }
  // JSON names its source, which differs the second time.
  if (format.format != Format::kJson && format.matter) {
    EXPECT_TRUE(written == Written(format.write, second))
        << files.name << ": the second writing differs from the first";
  }
}

TEST_P(EditionTest, ThroughJson) { ExpectRoundTrip(GetParam(), kJson); }
TEST_P(EditionTest, ThroughXml) { ExpectRoundTrip(GetParam(), kXml); }
TEST_P(EditionTest, ThroughText) { ExpectRoundTrip(GetParam(), kText); }
// Of the RST set, definitions have paragraphs that look like terms in this layout.
TEST_P(EditionTest, ThroughPublishedText) {
  if (GetParam().name != "rst_set") ExpectRoundTrip(GetParam(), kPublished);
}
TEST_P(EditionTest, ThroughRst) { ExpectRoundTrip(GetParam(), kRst); }

}  // namespace
}  // namespace codicil
