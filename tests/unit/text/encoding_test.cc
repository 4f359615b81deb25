// The encoding detected for a file, and the text decoded with it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "encode.h"
#include "text/source_text.h"

namespace codicil {
namespace {

using namespace std::string_literals;

struct Decoded {
  std::string encoding;
  std::string text;
  std::string findings;
};

Decoded Decode(std::string bytes, std::string_view encoding = "") {
  Diagnostics diagnostics;
  const auto source = SourceText::Decode(0, "rules.txt", std::move(bytes), encoding, diagnostics);
  std::string findings;
  for (const Diagnostic& d : diagnostics.list()) {
    findings += std::string(SeverityName(d.severity)) + ": " + d.message + " [" +
                std::string(d.kind.name) + "]";
    if (d.span) findings += " <" + std::string(source->Cut(*d.span)) + ">";
    findings += "\n";
  }
  return {source->encoding(), std::string(source->text()), findings};
}

// Typical non-ASCII characters of a rulebook: quotes, dashes, symbols, a few names.
constexpr std::string_view kProse =
    "The Ashen Court® rules™ – edition 3\r\n"
    "“The warden’s ember,” she said—and no other. Rules 101–104.\r\n"
    "Dûnmar, El-Râj, Ghazán, Junún: a café of naïve élan.\r\n"
    "© 2003 Ashen Court\r\n";

constexpr std::string_view kNames =
    "101.1. Wardens are El-R\u00E2j, Dand\u00E2r, Ghaz\u00E1n, Jun\u00FAr and Ma'r\u00FBf.\r\n";

struct EncodingCase {
  const char* encoding;
  std::string_view text;
  std::string_view reported;
};

TEST(DetectEncoding, FindsBackWhatAnEncodingCanWrite) {
  const EncodingCase cases[] = {
      {"UTF-8", kProse, "UTF-8"},
      {"windows-1252", kProse, "windows-1252"},
      {"macintosh", kProse, "macintosh"},
      {"UTF-16LE", kProse, "UTF-16LE"},
      {"UTF-16BE", kProse, "UTF-16BE"},
      {"windows-1252", kNames, "windows-1252"},
      {"macintosh", kNames, "macintosh"},
      {"IBM437", kNames, "IBM437"},
      {"US-ASCII", "101.1. Plain.", "UTF-8"},
  };
  for (const EncodingCase& c : cases) {
    const Decoded decoded = Decode(Encode(c.text, c.encoding));
    EXPECT_EQ(decoded.encoding, c.reported) << c.encoding;
    EXPECT_EQ(decoded.text, c.text) << c.encoding;
    EXPECT_EQ(decoded.findings, "") << c.encoding;
  }
}

TEST(DetectEncoding, TellsTheCodePagesOfDosApartWhereTheyDiffer) {
  // In IBM437 the last vowels would be Greek letters and lines of boxes.
  const std::string_view text = "Wardens: Séra, Dãor, Õrn, Jaõn, Mãe.\r\n";
  EXPECT_EQ(Decode(Encode(text, "IBM850")).encoding, "IBM850");
  EXPECT_EQ(Decode(Encode(text, "IBM850")).text, text);
}

TEST(DetectEncoding, ReadsOtherScriptsWhereIcuIsConfident) {
  const auto repeat = [](std::string_view sentence) {
    std::string text;
    for (int i = 0; i < 30; ++i) text += sentence;
    return text;
  };
  const std::string russian =
      repeat("Каждый страж кладёт один уголёк на жаровню, если реликвия цела.\n");
  const std::string japanese =
      repeat("番人は火を一つ炉に置く。遺物が壊れたとき、その持ち主は火を取り除く。\n");
  const std::string polish =
      repeat("Każdy strażnik kładzie żar na palenisku, jeśli ma właściciela.\n");
  const EncodingCase cases[] = {
      {"windows-1251", russian, "windows-1251"}, {"KOI8-R", russian, "KOI8-R"},
      {"Shift_JIS", japanese, "Shift_JIS"},      {"EUC-JP", japanese, "EUC-JP"},
      {"UTF-16LE", japanese, "UTF-16LE"},        {"UTF-16BE", japanese, "UTF-16BE"},
      {"ISO-8859-2", polish, "ISO-8859-2"},
  };
  for (const EncodingCase& c : cases) {
    const Decoded decoded = Decode(Encode(c.text, c.encoding));
    EXPECT_EQ(decoded.encoding, c.reported);
    EXPECT_TRUE(decoded.text == c.text) << c.encoding;
  }
}

struct BytesCase {
  std::string bytes;
  std::string_view encoding;
  std::string_view text;
};

TEST(DetectEncoding, AHandfulOfBytesIsEnough) {
  const BytesCase cases[] = {
      {"the El-R\x89j rite\rof old\r", "macintosh", "the El-Râj rite\rof old\r"},
      {"Dand\x83r, Ghaz\xA0n, Jun\xA3r, Ma'r\x96"
       "f.",
       "IBM437", "Dandâr, Ghazán, Junúr, Ma'rûf."},
      {"Ashen Court\x99 rules", "windows-1252", "Ashen Court™ rules"},
      {"Ashen Court\xAE rules, \xA9"
       "2003",
       "windows-1252", "Ashen Court® rules, ©2003"},
      {"No cards\x97"
       "even relics. Other cards: even more.",
       "windows-1252", "No cards—even relics. Other cards: even more."},
      {"see 409.1a\x96"
       "409.1f, 603.7d\x96"
       "f",
       "windows-1252", "see 409.1a–409.1f, 603.7d–f"},
      {"the warden\x92s ember", "windows-1252", "the warden’s ember"},
      {"the warden\xD5s ember", "macintosh", "the warden’s ember"},
      {"a caf\xE9", "windows-1252", "a café"},
      {"rule\xA0"
       "12 and cards",
       "windows-1252",
       "rule\u00A0"
       "12 and cards"},
  };
  for (const BytesCase& c : cases) {
    const Decoded decoded = Decode(c.bytes);
    EXPECT_EQ(decoded.encoding, c.encoding) << c.text;
    EXPECT_EQ(decoded.text, c.text);
    EXPECT_EQ(decoded.findings, "") << c.text;
  }
}

TEST(DetectEncoding, SequencesThatAreUtf8ByChanceDoNotMislead) {
  const Decoded decoded = Decode("At the CAF\xC9\x99 they don\x92t sit.\n");
  EXPECT_EQ(decoded.encoding, "windows-1252");
  EXPECT_EQ(decoded.text, "At the CAFÉ™ they don’t sit.\n");
}

TEST(MixedEncoding, EachLineIsReadInItsOwn) {
  const std::string line = "The warden’s “relic” — a naïve rite.\n";
  const auto lines = [&](const char* encoding, int count) {
    std::string bytes;
    for (; count > 0; --count) bytes += Encode(line, encoding);
    return bytes;
  };
  const struct {
    const char* most;
    const char* some;
  } cases[] = {{"UTF-8", "windows-1252"},
               {"UTF-8", "macintosh"},
               {"windows-1252", "UTF-8"},
               {"windows-1252", "macintosh"},
               {"macintosh", "windows-1252"}};
  for (const auto& c : cases) {
    const Decoded decoded = Decode(lines(c.most, 9) + lines(c.some, 2) + lines(c.most, 1));
    std::string text;
    for (int i = 0; i < 12; ++i) text += line;
    EXPECT_EQ(decoded.encoding, c.most + " + "s + c.some);
    EXPECT_EQ(decoded.text, text) << c.most << " " << c.some;
    EXPECT_EQ(decoded.findings, "warning: the file is "s + c.most + ", but some of it is " +
                                    c.some + ", first here [mixed-encoding] <" +
                                    line.substr(0, line.size() - 1) + ">\n");
  }
}

TEST(MixedEncoding, TwoEncodingsInOneLine) {
  const Decoded decoded = Decode("It’s “good”, the warden\x92s r\xF4le.\n");
  EXPECT_EQ(decoded.text, "It’s “good”, the warden’s rôle.\n");
  EXPECT_EQ(decoded.encoding, "UTF-8 + windows-1252");
}

TEST(GivenEncoding, IsNotQuestioned) {
  EXPECT_EQ(Decode("caf\x8E", "macintosh").text, "café");
  EXPECT_EQ(Decode("caf\xE9", "latin1").encoding, "ISO-8859-1");
  EXPECT_EQ(Decode("caf\xC3\xA9", "windows-1252").text, "cafÃ©");
  EXPECT_EQ(Decode("a\0b\0"s, "UTF-16").encoding, "UTF-16LE");
}

TEST(GivenEncoding, EveryNameThatIsReportedCanBeGiven) {
  for (const char* name : {"UTF-8", "UTF-8 with BOM", "UTF-16LE", "windows-1252", "macintosh",
                           "IBM437", "IBM850", "Shift_JIS", "KOI8-R"}) {
    EXPECT_EQ(Decode("abc\n"s, name).findings, "") << name;
  }
}

TEST(GivenEncoding, ItsOwnMarkIsSkipped) {
  EXPECT_EQ(Decode("\xEF\xBB\xBF"
                   "abc",
                   "UTF-8")
                .text,
            "abc");
  EXPECT_EQ(Decode("\xEF\xBB\xBF"
                   "abc",
                   "UTF-8")
                .encoding,
            "UTF-8 with BOM");
  EXPECT_EQ(Decode("\xFF\xFE"
                   "a\0"s,
                   "UTF-16LE")
                .text,
            "a");
  EXPECT_EQ(Decode("\xFF\xFE"
                   "a\0"s,
                   "UTF-16")
                .text,
            "a");
}

TEST(GivenEncoding, AnUnknownNameIsReportedAndTheEncodingDetected) {
  const Decoded decoded = Decode("caf\xE9 rites", "klingon");
  EXPECT_EQ(decoded.text, "café rites");
  EXPECT_EQ(decoded.findings,
            "error: unknown encoding \"klingon\": use a name such as UTF-8 or windows-1252, or "
            "none to have it detected "
            "[encoding-unknown] <>\n");
}

TEST(ByteOrderMarks, NameTheEncoding) {
  const BytesCase cases[] = {
      {"\xEF\xBB\xBF"
       "abc",
       "UTF-8 with BOM", "abc"},
      {"\xFF\xFE"
       "a\0b\0"s,
       "UTF-16LE", "ab"},
      {"\xFE\xFF\0a\0b"s, "UTF-16BE", "ab"},
      {"\xFF\xFE\0\0a\0\0\0"s, "UTF-32LE", "a"},
      {"\0\0\xFE\xFF\0\0\0a"s, "UTF-32BE", "a"},
  };
  for (const BytesCase& c : cases) {
    EXPECT_EQ(Decode(c.bytes).encoding, c.encoding);
    EXPECT_EQ(Decode(c.bytes).text, c.text);
  }
}

TEST(Undecodable, BecomesReplacementCharactersAndIsReported) {
  const struct {
    std::string bytes;
    std::string_view text;
    std::string_view finding;
  } cases[] = {
      // A file cut off in the middle of a character.
      {"abc “x” \xE2\x80", "abc “x” \uFFFD", "2 bytes that are not valid UTF-8"},
      {"abc \xE2\x80", "abc \uFFFD", "2 bytes that are not valid UTF-8"},
      {"the warden\xC3", "the warden\uFFFD", "a byte that is not valid UTF-8"},
      // Bytes that make no sense in any other encoding either.
      {"é é é é x\xFF\xFEz", "é é é é x\uFFFD\uFFFDz", "2 bytes that are not valid UTF-8"},
  };
  for (const auto& c : cases) {
    const Decoded decoded = Decode(c.bytes);
    EXPECT_EQ(decoded.encoding, "UTF-8");
    EXPECT_EQ(decoded.text, c.text);
    EXPECT_EQ(decoded.findings.find("warning: " + std::string(c.finding) + " [undecodable-bytes]"),
              0u)
        << decoded.findings;
  }
}

TEST(Undecodable, BytesThatTheCodePageLeavesOpen) {
  const Decoded decoded = Decode("the warden\x92s \x81 caf\xE9, it\x92s", "windows-1252");
  EXPECT_EQ(decoded.text, "the warden’s \uFFFD café, it’s");
  EXPECT_EQ(decoded.findings,
            "warning: a byte that is not valid windows-1252 [undecodable-bytes] <\uFFFD>\n");
}

TEST(Undecodable, AReplacementCharacterOfTheFileItselfIsNoFinding) {
  EXPECT_EQ(Decode(Encode("a \uFFFD b", "UTF-16LE"), "UTF-16LE").findings, "");
  EXPECT_EQ(Decode("a \uFFFD b").findings, "");
}

TEST(Undecodable, ManyRegionsAreSummedUp) {
  std::string bytes;
  for (int i = 0; i < 50; ++i) bytes += "é \xFF ";
  const std::string findings = Decode(bytes, "UTF-8").findings;
  EXPECT_EQ(std::count(findings.begin(), findings.end(), '\n'), 21);
  EXPECT_NE(findings.find("undecodable bytes at 30 more places"), findings.npos);
}

TEST(NotText, IsSaidWithWhatItLooksLike) {
  constexpr std::string_view kSave = "save it as plain text and try again";
  struct NotTextCase {
    std::string bytes;
    std::string_view name, advice;
  };
  const NotTextCase cases[] = {
      {"\x89PNG\r\n\x1A\n\0\0\0\rIHDR"s, "a PNG image", kSave},
      {"PK\x03\x04 word/document.xml", "a Word document (.docx)",
       "it is read as an edition, without --format"},
      {"PK\x03\x04 lamps.txt", "a ZIP archive", "unpack it with unzip"},
      {"%PDF-1.4", "a PDF document", "convert it with: pdftotext -layout FILE.pdf"},
      {std::string(100000, '\0'), "only zero bytes", kSave},
      {"\x01\x02\x03\x04 x \x05\x06\x07\x08", "binary data (many control characters)", kSave},
  };
  for (const NotTextCase& c : cases) {
    const Decoded decoded = Decode(c.bytes);
    EXPECT_EQ(decoded.text, "");
    EXPECT_EQ(decoded.findings,
              fmt::format("error: this is {}, not text; {} [not-text] <>\n", c.name, c.advice));
  }
}

TEST(NotText, AStrayZeroByteDoesNotMakeATextBinary) {
  const std::string bytes = "101.1. A warden keeps one\0ember, and no more than that.\n"s;
  EXPECT_EQ(Decode(bytes + bytes).text, bytes + bytes);
}

TEST(EmptyInput, IsReported) {
  EXPECT_EQ(Decode("").findings, "error: the file is empty [empty-input] <>\n");
  EXPECT_EQ(Decode("\xEF\xBB\xBF \r\n").findings,
            "error: the file contains only white space [empty-input] <>\n");
}

}  // namespace
}  // namespace codicil
