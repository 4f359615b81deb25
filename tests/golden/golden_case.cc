#include "golden_case.h"

#include <sstream>

namespace codicil::golden {
namespace {

constexpr char kMark[] = "--- ";
constexpr char kEscaped[] = " escaped";

Section ParseHeader(std::string header) {
  Section section;
  const size_t suffix = sizeof(kEscaped) - 1;
  if (header.size() > suffix && header.ends_with(kEscaped)) {
    section.escaped = true;
    header.resize(header.size() - suffix);
  }
  section.name = header;
  return section;
}

}  // namespace

const std::string& Case::Body(const std::string& name) const {
  static const std::string kNone;
  for (const Section& section : sections) {
    if (section.name == name) return section.body;
  }
  return kNone;
}

void Case::SetBody(const std::string& name, std::string body) {
  for (Section& section : sections) {
    if (section.name != name) continue;
    section.body = std::move(body);
    return;
  }
  sections.push_back({name, false, std::move(body)});
}

Case ParseCase(const std::string& text) {
  Case one;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(kMark)) {
      one.sections.push_back(ParseHeader(line.substr(sizeof(kMark) - 1)));
    } else {
      (one.sections.empty() ? one.words : one.sections.back().body) += line + "\n";
    }
  }
  return one;
}

std::string PrintCase(const Case& one) {
  std::string out = one.words;
  for (const Section& section : one.sections) {
    out += kMark + section.name + (section.escaped ? kEscaped : "") + "\n" + section.body;
    if (!section.body.empty() && section.body.back() != '\n') out += "\n";
  }
  return out;
}

std::string Unescape(const std::string& text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') continue;
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    switch (text[++i]) {
      case 'n':
        out += '\n';
        break;
      case 'r':
        out += '\r';
        break;
      case 't':
        out += '\t';
        break;
      case 'x':
        out += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
        i += 2;
        break;
      default:
        out += text[i];
    }
  }
  return out;
}

}  // namespace codicil::golden
