// What a reader of codicil-diff/1 would write: the old edition and the diff give the new one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// The words of an edition.
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
  std::vector<std::pair<std::string, std::string>> back_matter;
  friend bool operator==(const PlainEdition&, const PlainEdition&) = default;
};

PlainEdition PlainOf(const Edition& edition);

// `json` must conform to the schema. Where the diff does not say what is at a place of the new
// edition, or an edit does not fit the old text, it has "?" there.
PlainEdition ApplyDiff(const PlainEdition& old_edition, const std::string& json);

}  // namespace codicil
