#include "ingest/rst/directives.h"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "base/ascii.h"
#include "ingest/rst/markup_lines.h"
#include "text/language.h"

namespace codicil::rst {
namespace {

using Table = std::unordered_map<std::string, Directive>;

void Add(Table& table, Directive directive, std::initializer_list<const char*> names) {
  for (const char* name : names) table.emplace(name, directive);
}

Table MakeTable() {
  Table table;
  Add(table, Directive::kAdmonition, {"admonition"});
  Add(table, Directive::kNote,
      {"seealso", "note", "warning", "tip", "hint", "important", "caution", "danger", "attention",
       "error", "todo"});
  Add(table, Directive::kTitledNote, {"topic", "sidebar"});
  Add(table, Directive::kGlossary, {"glossary"});
  Add(table, Directive::kToctree, {"toctree"});
  Add(table, Directive::kInclude, {"include"});
  Add(table, Directive::kContainer,
      {"rubric", "centered", "epigraph", "highlights", "pull-quote", "compound", "versionadded",
       "versionchanged", "deprecated", "hlist", "header", "footer"});
  Add(table, Directive::kPlain,
      {"container", "class", "rst-class", "cssclass", "only", "figure", "table", "list-table",
       "csv-table"});
  Add(table, Directive::kVerbatim,
      {"code-block", "sourcecode", "code", "parsed-literal", "math", "line-block"});
  Add(table, Directive::kMarkup,
      {"image", "contents", "sectnum", "section-numbering", "raw", "highlight", "index", "meta",
       "role", "default-role", "title", "tabularcolumns", "sectionauthor", "codeauthor",
       "literalinclude", "target-notes", "highlightlang"});
  return table;
}

const Table& KnownDirectives() {
  static const Table& table = *new Table(MakeTable());
  return table;
}

std::string WithoutSeparators(std::string_view name) {
  std::string plain;
  for (char c : name) {
    if (c != ' ' && c != '-' && c != '_') plain += c;
  }
  return plain;
}

bool IsExampleWord(std::string_view lower) {
  static const WordList words = InAllLanguages(&Language::examples);
  return std::ranges::find(words, lower, LowerCase) != words.end();
}

}  // namespace

DirectiveName LookUpDirective(std::string_view name) {
  const std::string lower = LowerCase(name);
  const Table& table = KnownDirectives();
  if (const auto it = table.find(lower); it != table.end()) return {it->second, false};
  const auto it = table.find(WithoutSeparators(lower));
  if (it != table.end()) return {it->second, true};
  if (IsExampleWord(lower)) return {Directive::kExample, true};
  return {};
}

bool IsExampleTitle(std::string_view title) {
  std::string lower = LowerCase(Trim(title));
  if (lower.ends_with(':') || lower.ends_with('.')) lower.pop_back();
  return IsExampleWord(lower);
}

}  // namespace codicil::rst
