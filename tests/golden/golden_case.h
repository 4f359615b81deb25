// A golden case: a readable file with its input files, one shell line, and what the line must give.
//
//   Free words on what the case shows.
//   --- input.txt
//   a file that the case needs, as it is (a line that begins with "--- " cannot be in it)
//   --- bytes.txt escaped
//   the same with \r \n \t \\ \xHH; the line ends of the case are not part of it
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

  // The body of the section, or "" where the case has none.
  const std::string& Body(const std::string& name) const;
  void SetBody(const std::string& name, std::string body);
};

Case ParseCase(const std::string& text);
std::string PrintCase(const Case& one);
std::string Unescape(const std::string& text);

}  // namespace codicil::golden
