// A golden case: a readable file with its input files, one shell line, and the expected results.
//
//   Free text about what the case shows.
//   --- input.txt
//   a file that the case needs, verbatim (it cannot contain a line that begins with "--- ")
//   --- bytes.txt escaped
//   the same with \r \n \t \\ \xHH; the line ends of the case file are not part of it
//   --- run
//   codicil convert input.txt --to outline
//   --- stdout
//   --- stderr
//   --- status
//   0
#pragma once

#include <string>
#include <vector>

namespace codicil::golden {

struct Section {
  std::string name;  // "input.txt", "run", "stdout", …
  bool escaped = false;
  std::string body;
};

struct Case {
  std::string words;  // before the first section
  std::vector<Section> sections;

  // Returns the body of the section, or "" if the case has no such section.
  const std::string& Body(const std::string& name) const;
  void SetBody(const std::string& name, std::string body);
};

Case ParseCase(const std::string& text);
std::string PrintCase(const Case& one);
std::string Unescape(const std::string& text);

}  // namespace codicil::golden
