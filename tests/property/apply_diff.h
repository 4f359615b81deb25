// A reference reader of codicil-diff/1: applies a diff to the old edition to get the new one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// The text of an edition.
struct PlainProvision {
  std::string number;
  bool implied = false;
  std::string heading;
  std::string text;
  std::vector<std::string> examples;
  std::vector<std::string> notes;
  friend bool operator==(const PlainProvision&, const PlainProvision&) = default;
};

struct PlainEdition {
  std::string title;
  std::string effective_date;
  std::string language;
  std::vector<PlainProvision> provisions;
  std::vector<std::pair<std::string, std::string>> glossary;      // term, text
  std::vector<std::pair<std::string, std::string>> front_matter;  // kind of block, text
  std::vector<std::pair<std::string, std::string>> between_matter;
  std::vector<std::pair<std::string, std::string>> back_matter;
  friend bool operator==(const PlainEdition&, const PlainEdition&) = default;
};

PlainEdition PlainOf(const Edition& edition);

// `json` must conform to the schema. If the diff does not define what is at a place of the new
// edition, or an edit does not fit the old text, the result has "?" there.
PlainEdition ApplyDiff(const PlainEdition& old_edition, const std::string& json);

}  // namespace codicil
