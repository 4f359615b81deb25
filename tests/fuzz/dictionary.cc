#include <span>

#include "mutator.h"
#include "text/language.h"
#include "text/quotation_marks.h"

namespace codicil::fuzz {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kSigns[] = {
    // dashes, spaces and other typographic characters
    "-", "--", "‐", "‑", "‒", "–", "—", "―", "−", "\u00A0", "\u202F", "\u2009", "\u3000", "\u200B",
    "\u2060", "…", "...", "§", "¶", "•", "·", "†", "™", "®", "(TM)", "(r)", "′", "″", "‵", "´", "`",
    "?", "ʼ", "½", "¼",
    // line ends, byte order and direction marks, controls, noncharacters
    "\r", "\r\n", "\n\n", "\t", "\f", "\v", "\u0085", "\u2028", "\u2029", "\uFEFF", "\xFF\xFE",
    "\xFE\xFF", "\u202E", "\u2066", "\u2069", "\u200F", "\0"sv, "\x01", "\x08", "\x1A", "\x1B[31m",
    "\x1E", "\x7F", "\u0080", "\u009B", "\uFFFE", "\U0001FFFF", "\uFFFD", "\xED\xA0\x80",
    "\xC0\x80", "\xF4\x90\x80\x80", "\xE2\x80", "\x93", "\x94", "\U0001F600", "e\u0301", "\u0130",
    "ß", "Ω", "中",
    // symbols
    "{W}", "{2}", "{o2}", "o2oW", "ocT", "{T}", "{W/U}", "{CHAOS}", "|W|", "{", "}"};

constexpr std::string_view kNumbers[] = {"1. ",
                                         "100. ",
                                         "100.1. ",
                                         "100.1a ",
                                         "100.1aa ",
                                         "100.1.a.1 ",
                                         "100.1l ",
                                         "1-1-1 ",
                                         "1.14.2a ",
                                         "1.01 ",
                                         "000. ",
                                         "0.0 ",
                                         "9999999.9999999 ",
                                         "99999999999999999999. ",
                                         "(a) ",
                                         "(ii) ",
                                         "a) ",
                                         "iv. ",
                                         "IV. ",
                                         "A. ",
                                         "§ 12 ",
                                         "Art 3 ",
                                         "R12 ",
                                         "第1条 ",
                                         "一、",
                                         "rules 100.1-2 and ",
                                         "rule 100.1–100.3, ",
                                         "100.x",
                                         "614.*",
                                         "100.1a–c",
                                         "section 1"};

constexpr std::string_view kPhrases[] = {"Example: ",
                                         "Glossary\n",
                                         "Credits\n",
                                         "Contents\n",
                                         "See rule ",
                                         "See also: ",
                                         "see glossary, ",
                                         "this rule",
                                         "this section",
                                         "(see rule 100.1)",
                                         "See rule 100.1, ",
                                         "rules 100.1 and ",
                                         "The warden types are ",
                                         "These rules are effective as of January 1, 2001.",
                                         ", says that ",
                                         " means ",
                                         "Page 21\n",
                                         "http://a.example/",
                                         "Ember Tournament Rules"};

constexpr std::string_view kMarkup[] = {
    ".. admonition:: Example\n\n    ",
    ".. _label:\n",
    ".. glossary::\n\n",
    ".. seealso::\n",
    ".. toctree::\n",
    ".. include:: a\n",
    ".. |W| replace:: {W}\n",
    ":ref:`a <b>`",
    ":term:`a`",
    "====\n",
    "----\n",
    "    a. ",
    "#. ",
    "* ",
    "``",
    "**",
    "_",
    "\\",
    "::\n\n",
    "`a`__",
    "+--+\n",
    "<b>",
    "</p>",
    "<!--",
    "&amp;",
    "&#0;",
    "]]>",
    "[a](b)",
    "> ",
    "# ",
    "| a | b |\n",
    "```\n",
    "\"provisions\": [",
    "\"num\": \"1.1\"",
    "\"text\": \"",
    "\\u0041",
    "\\ud800",
    "\\u0000",
    "\"marks\": [{\"kind\": \"symbol\", \"begin\": 0, \"end\": 1}]",
    "null",
    "[]",
    "{}",
    "-1",
    "1e9",
    ",=1+1",
    "\"\"",
    "${x}",
    "%s"};

// For a character of the basic plane.
std::string Utf8Of(char32_t c) {
  const auto last = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xC0 | c >> 6), last(c)};
  return {static_cast<char>(0xE0 | c >> 12), last(c >> 6), last(c)};
}

std::vector<std::string> MakeDictionary() {
  std::vector<std::string> words;
  const auto add = [&](const auto& list) { words.insert(words.end(), list.begin(), list.end()); };
  for (const QuotationPair& pair : QuotationPairs()) {
    words.push_back(Utf8Of(pair.open));
    words.push_back(Utf8Of(pair.close));
  }
  add(std::span(kSigns));
  add(std::span(kNumbers));
  add(std::span(kPhrases));
  add(std::span(kMarkup));
  const CitationWords& citing = English().citations;
  for (const LeadWord& lead : citing.leads) words.emplace_back(lead.word);
  for (const WordList& list : {citing.self, citing.see, citing.also, citing.citing,
                               citing.not_citing, citing.units, citing.joiners, citing.range,
                               citing.no_name, citing.documents, citing.glossary, citing.own_names})
    add(list);
  return words;
}

}  // namespace

const std::vector<std::string>& Dictionary() {
  static const std::vector<std::string> words = MakeDictionary();
  return words;
}

}  // namespace codicil::fuzz
