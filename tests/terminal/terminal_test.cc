// The output sent to a terminal when files, their names and arguments are full of escapes: it must
// not contain anything that the terminal interprets.

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "terminal_run.h"
#include "text/columns.h"

namespace codicil::terminal {
namespace {

namespace fs = std::filesystem;

// One of each class: escape, bell, backspace, carriage return, vertical tab, DEL, C1 (CSI, NEL),
// overrides and isolates, zero-width signs, separators, tags.
constexpr std::string_view kHostile =
    "a\x1b[31;7mb\a\bc\rd\ve\x7f"
    "f\xC2\x9B"
    "8mg\xC2\x85h\u202Ei\u2066j\u200Fk\u200Bl\uFEFFm\u00ADn\u2028o\U000E0041p";

// Sequences that the terminal may interpret: the program's own colors.
constexpr std::string_view kColors[] = {"\x1b[0m",    "\x1b[1m",    "\x1b[2m",    "\x1b[31m",
                                        "\x1b[32m",   "\x1b[36m",   "\x1b[1;31m", "\x1b[1;32m",
                                        "\x1b[1;35m", "\x1b[1;36m", "\x1b[31;9m", "\x1b[32;4m"};
constexpr std::string_view kForbidden[] = {"\u202A", "\u202B", "\u202C",     "\u202D", "\u202E",
                                           "\u2066", "\u2067", "\u2068",     "\u2069", "\u200B",
                                           "\u200E", "\u200F", "\u2028",     "\u2029", "\uFEFF",
                                           "\u00AD", "\u061C", "\U000E0041", "\u2060"};

// How hostile characters are shown: as text, in JSON.
constexpr std::string_view kShown[] = {"\\x1b[31;7m", "\\u001B[31;7m", "\\x9b8m"};

size_t ColorAt(std::string_view text) {
  for (const std::string_view color : kColors) {
    if (text.starts_with(color)) return color.size();
  }
  return 0;
}

// The first sequence that a terminal would interpret, with its context; empty if there is none.
std::string FirstHarm(std::string_view sent) {
  for (const std::string_view sign : kForbidden) {
    if (sent.find(sign) != sent.npos) return "a sign of format: " + std::string(sign);
  }
  for (size_t i = 0; i < sent.size(); ++i) {
    const auto byte = static_cast<unsigned char>(sent[i]);
    const auto next = static_cast<unsigned char>(i + 1 < sent.size() ? sent[i + 1] : 0);
    const bool c1 = byte == 0xC2 && next < 0xA0;
    const bool control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F || c1;
    if (!control) continue;
    const size_t color = ColorAt(sent.substr(i));
    if (color == 0)
      return "byte " + std::to_string(byte) + " behind " +
             std::string(sent.substr(i < 20 ? 0 : i - 20, std::min<size_t>(i, 20)));
    i += color - 1;
  }
  return {};
}

// kHostile as a JSON string.
std::string InJson(std::string_view text) {
  std::string out;
  char buffer[8];
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 0x20) {
      out += c;
    } else {
      std::snprintf(buffer, sizeof(buffer), "\\u%04x", static_cast<unsigned>(c));
      out += buffer;
    }
  }
  return out;
}

// An edition with kHostile in every field that takes words.
std::string HostileJson(const std::string& word) {
  const std::string text = word + " " + InJson(kHostile);
  const std::string passage = "\"text\": \"" + text + ".\", \"marks\": []";
  const std::string place = "\"source\": null";
  const auto provision = [&](const std::string& num, const std::string& parent,
                             const std::string& level, const std::string& rest) {
    return "{\"num\": \"" + num + "\", \"level\": \"" + level + "\", \"parent\": " + parent + ", " +
           rest + ", \"examples\": [{" + passage + "}], \"notes\": [{" + passage + "}], " + place +
           "}";
  };
  return "{\"schema\": \"codicil-edition/1\", \"work\": {\"title\": \"" + text +
         "\"}, \"edition\": {\"effective_date\": \"2031-02-03\", \"language\": \"en\"}, "
         "\"sources\": [], \"provisions\": [" +
         provision("1", "null", "section", "\"heading\": \"" + text + "\", " + passage) + ", " +
         provision("100", "\"1\"", "subsection", "\"heading\": \"" + text + "\", " + passage) +
         ", " +
         provision("100.1", "\"100\"", "rule",
                   "\"heading\": null, \"text\": \"See rule 900.1 and rule 100.2. The " + word +
                       " types are Ash" + InJson(kHostile) + ", Elm, and Oak. ( " + text +
                       "\", \"marks\": []") +
         ", " + provision("100.2", "\"100\"", "rule", "\"heading\": null, " + passage) +
         "], \"glossary\": [{\"term\": \"Term " + text + "\", " + passage + ", " + place +
         "}], \"front_matter\": [{\"kind\": \"text\", " + passage + ", " + place +
         "}], \"back_matter\": [{\"kind\": \"text\", " + passage + ", " + place +
         "}], \"diagnostics\": []}\n";
}

class TerminalTest : public testing::Test {
 protected:
  void SetUp() override {
    unsetenv("NO_COLOR");
    unsetenv("COLUMNS");
    setenv("TERM", "xterm", 1);
    setenv("CODICIL_PAGER", "", 1);
    const std::string hostile(kHostile);
    std::string pattern = (fs::temp_directory_path() / "codicil-terminal-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    Write(kOld, HostileJson("old"));
    Write(kNew, HostileJson("new"));
    std::string plain = "2. Rites\n\n201. The " + hostile + " rite\n\n201.1. See rule 900.1 (“" +
                        hostile + "”). The the rite (" + hostile + ".\n\n201.1. Again.\n";
    for (int i = 2; i < 40; ++i)  // so that most of it is text
      plain += "\n201." + std::to_string(i) + ". A warden may light the relic and pay for it.\n";
    Write(kPlain, plain);
    Write(kCiting, "See rule 100.1, " + std::string(kHostile) + ".\nSee rule 900.7.\n");
  }
  void TearDown() override { fs::remove_all(folder_); }

  void Write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  std::string Run(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), CODICIL_PROGRAM);
    const Outcome outcome = RunAtTerminal(arguments, folder_.string());
    EXPECT_NE(outcome.status, -1);
    EXPECT_NE(outcome.status, 127);
    return outcome.sent;
  }

  // Nothing harmful is sent, with or without colors, and hostile characters are shown.
  void ExpectShown(const std::vector<std::string>& arguments) {
    for (const char* color : {"never", "always", "auto"}) {
      std::vector<std::string> all = arguments;
      all.insert(all.end(), {"--color", color});
      const std::string sent = Run(all);
      std::string line;
      for (const std::string& argument : all) line += argument + " ";
      EXPECT_EQ(FirstHarm(sent), "") << line;
      const bool shown =
          std::any_of(std::begin(kShown), std::end(kShown),
                      [&](std::string_view sign) { return sent.find(sign) != sent.npos; });
      EXPECT_TRUE(shown) << line << "\n" << sent.substr(0, 2000);
    }
  }

  static constexpr const char* kOld =
      "o\x1b[31;7md\u202E\x9B"
      "8m\n.json";
  static constexpr const char* kNew =
      "n\x1b[31;7mw\xC2\x9B"
      "8m.json";
  static constexpr const char* kPlain =
      "p\x1b[31;7m\xC2\x9B"
      "8m.txt";
  static constexpr const char* kCiting =
      "c\x1b[31;7m\xC2\x9B"
      "8m.md";
  fs::path folder_;
};

TEST_F(TerminalTest, FindsHarm) {
  EXPECT_NE(FirstHarm(kHostile), "");
  EXPECT_NE(FirstHarm("a\x1b[7mb"), "");
  EXPECT_EQ(FirstHarm("a\x1b[31mb\x1b[0m\n\tc"), "");
}

TEST_F(TerminalTest, Inspect) {
  for (const char* file : {kOld, kPlain}) {
    ExpectShown({"inspect", file});
    ExpectShown({"inspect", file, "--json"});
  }
}

TEST_F(TerminalTest, Convert) {
  for (const char* format : {"text", "outline", "markdown", "rst", "json", "html"}) {
    for (const char* file : {kOld, kPlain}) ExpectShown({"convert", file, "--to", format});
  }
}

TEST_F(TerminalTest, Refs) {
  for (const char* format : {"json", "csv", "ndjson", "dot"})
    ExpectShown({"refs", kPlain, "--to", format});
  ExpectShown({"refs", kPlain, "--to", "json", "--terms"});
  ExpectShown({"refs", kPlain, "--of", "201.1"});
}

TEST_F(TerminalTest, Show) {
  ExpectShown({"show", kPlain, "201.1"});
  ExpectShown({"show", kPlain, "201"});
}

TEST_F(TerminalTest, Types) {
  for (const char* format : {"json", "csv", "ndjson", "text"}) {
    ExpectShown({"types", kOld, "--to", format});
    ExpectShown({"types", kNew, "--to", format, "--since", kOld});
  }
}

TEST_F(TerminalTest, Check) {
  for (const char* format : {"text", "json", "csv", "ndjson", "sarif"}) {
    for (const char* file : {kOld, kPlain}) {
      const std::string sent = Run({"check", file, "--to", format});
      EXPECT_EQ(FirstHarm(sent), "") << format;
      EXPECT_NE(sent.find("%1B") == sent.npos, std::string(format) == "sarif") << sent;
    }
  }
}

TEST_F(TerminalTest, Diff) {
  for (const char* format : {"text", "json", "markdown", "html"})
    ExpectShown({"diff", kOld, kNew, "--to", format, "--all"});
}

TEST_F(TerminalTest, Crosswalk) {
  for (const char* format : {"text", "json", "csv", "ndjson"})
    EXPECT_EQ(FirstHarm(Run({"crosswalk", kOld, kNew, "--to", format})), "") << format;
}

TEST_F(TerminalTest, Migrate) {
  ExpectShown({"migrate", kOld, kNew, kCiting, "--dry-run"});
  ExpectShown({"migrate", kOld, kNew, kCiting, "--check"});
  ExpectShown({"migrate", kOld, kNew, kCiting});
}

TEST_F(TerminalTest, Messages) {
  const std::string hostile(kHostile);
  ExpectShown({"inspect", "no such file " + hostile});
  ExpectShown({"convert", kPlain, "--to", hostile});
  ExpectShown({"inspect", kPlain, "--" + hostile});
  ExpectShown({"inspect", kPlain, "--encoding", hostile});
  ExpectShown({"refs", kPlain, "--of", hostile});
  ExpectShown({"types", kOld, "--list", hostile});
  ExpectShown({"diff", kOld, kNew, "--rule", hostile});
  ExpectShown({"check", kPlain, "--enable", hostile});
  ExpectShown({"check", kPlain, "--write-baseline", "b" + hostile});
  ExpectShown({"convert", kPlain, "--to", "text", "-o", "no folder/" + hostile});
  ExpectShown({"migrate", kOld, kNew, kCiting, "--check", "--pattern", "(" + hostile});
  ExpectShown({hostile});
}

TEST_F(TerminalTest, ThePagerGetsWhatTheTerminalWouldGet) {
  const std::vector<std::string> show = {"show", kPlain, "201.1", "--color", "always"};
  const std::string plain = Run(show);
  setenv("CODICIL_PAGER", "tr a-z A-Z | sed s/^/:/", 1);
  std::string paged = ":";  // a colon before each line
  for (const char c : plain) paged += c == '\n' ? "\n:" : std::string(1, c);
  std::transform(paged.begin(), paged.end(), paged.begin(),
                 [](unsigned char c) { return c < 0x80 ? std::toupper(c) : c; });
  paged.pop_back();
  EXPECT_EQ(Run(show), paged);
}

TEST_F(TerminalTest, NoPagerWhereNoneIsWanted) {
  const std::vector<std::string> show = {"show", kPlain, "201.1"};
  const std::string plain = Run(show);
  ASSERT_NE(plain.find("201.1"), plain.npos);
  for (const char* pager : {"", "cat", "no-such-pager-anywhere --fast"}) {
    setenv("CODICIL_PAGER", pager, 1);
    EXPECT_EQ(Run(show), plain) << pager;
  }
  setenv("CODICIL_PAGER", "sed s/^/paged:/", 1);
  EXPECT_EQ(Run({"convert", kPlain, "--to", "outline", "-q", "-o", "made"}), "");
  EXPECT_EQ(Run({"show", kPlain, "no such name"}).find("paged:"), std::string::npos);
  setenv("TERM", "dumb", 1);
  EXPECT_EQ(Run(show), plain);
  setenv("TERM", "xterm", 1);
  unsetenv("CODICIL_PAGER");
  setenv("PAGER", "sed s/^/paged:/", 1);
  EXPECT_EQ(Run(show).find("paged:"), 0u);
}

TEST_F(TerminalTest, LinesHaveTheWidthOfTheTerminal) {
  const auto widest = [&](const std::vector<std::string>& arguments) {
    std::istringstream lines(Run(arguments));
    size_t most = 0;
    for (std::string line; std::getline(lines, line);) most = std::max(most, CountColumns(line));
    return most;
  };
  std::string rules = "The Rite Rules\n\n100. Rites\n\n100.1. The rite types are Ash";
  for (int i = 0; i < 40; ++i) rules += ", Elm" + std::string(1, static_cast<char>('a' + i % 26));
  Write("long.txt", rules + ", and Oak. See rule 900.1.\n");
  Write("longer.txt", rules + ", Ivy, and Oak. See rule 900.2.\n");
  const std::vector<std::vector<std::string>> all = {
      {"types", "long.txt"}, {"show", "long.txt", "100.1"}, {"diff", "long.txt", "longer.txt"}};
  for (const auto& arguments : all) {
    for (const size_t columns : {40, 70, 110}) {
      setenv("COLUMNS", std::to_string(columns).c_str(), 1);
      std::vector<std::string> plain = arguments;
      plain.insert(plain.end(), {"--color", "never"});
      EXPECT_LE(widest(plain), columns) << arguments[0];
      EXPECT_GT(widest(plain) + 20, columns) << arguments[0];
    }
  }
}

TEST_F(TerminalTest, AFileThatIsATerminal) {
  ExpectShown({"convert", kPlain, "--to", "text", "-o", "/dev/tty"});
  ExpectShown({"convert", kPlain, "--to", "text", "-o", "/dev/stdout"});
}

TEST_F(TerminalTest, MessagesAreShownInAPipeTooButOutputIsAsItIs) {
  const std::string command = "cd '" + folder_.string() + "' && '" + CODICIL_PROGRAM +
                              "' convert p*.txt --to text >out 2>err; '" + CODICIL_PROGRAM +
                              "' convert p*.txt --to text -o file -q";
  ASSERT_NE(std::system(("sh -c \"" + command + "\"").c_str()), -1);
  const auto read = [&](const char* name) {
    std::ifstream file(folder_ / name, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(file), {}};
  };
  EXPECT_NE(read("out").find("\x1b[31;7m"), std::string::npos) << read("err");
  EXPECT_EQ(read("out"), read("file"));
  EXPECT_EQ(FirstHarm(read("err")), "");
  EXPECT_NE(read("err").find("\\x1b[31;7m"), std::string::npos);
}

}  // namespace
}  // namespace codicil::terminal
