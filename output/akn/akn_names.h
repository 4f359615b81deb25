// The names of an edition and its provisions in Akoma Ntoso.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/link_target.h"
#include "rules/edition.h"

namespace codicil {

// Marks, numbers and labels that Akoma Ntoso has no place for are in attributes of this namespace.
inline constexpr std::string_view kAknOwnNamespace = "https://codicil.example/akn/1";

// The element of a depth: chapter, section, rule, subrule, paragraph, subparagraph, point; below
// those it is hcontainer.
std::string_view AknElement(uint32_t depth);

// The eIds of the provisions by the naming convention: "chp_1__sec_100__rule_100-1". Each is unique
// in its edition. They are also what citations lead to.
class AknIds : public LinkTarget {
 public:
  explicit AknIds(const Edition& edition);

  const std::string& Provision(ProvisionId id) const { return provisions_[id]; }
  // The id of a term of the glossary, "term-landwalk".
  std::string Term(uint32_t entry) const { return "term-" + anchors_.Entry(entry).substr(2); }

  std::string ToProvision(ProvisionId id) const override { return "#" + provisions_[id]; }
  std::string ToEntry(uint32_t entry) const override {
    return std::string("#").append(Term(entry));
  }

 private:
  Anchors anchors_;
  std::vector<std::string> provisions_;
};

// What the URIs of all works begin with.
inline constexpr std::string_view kAknWorks = "/akn/";

// What identifies a work. None of it may depend on which editions are available. Empty: not known.
struct AknWork {
  std::string id;
  std::string date;     // "2024-06-01"
  std::string country;  // "nz", "us-ca"
  std::string author;   // as it is called
};

// The URIs of a work: "/akn/un/act/rulebook/emberfall-press/2024/emberfall", and of its
// expressions.
class AknUris {
 public:
  AknUris(const AknWork& work, std::string_view language);

  const std::string& work() const { return work_; }
  // "/akn/ontology/organization/emberfall-press", of the author.
  std::string Author() const { return "/akn/ontology/organization/" + actor_; }
  // "…/eng@2024-06-01".
  std::string Expression(std::string_view date) const;

 private:
  std::string actor_;
  std::string work_;
  std::string language_;  // three letters
};

// The country of a work that is of none, as the naming convention has it.
inline constexpr std::string_view kAknNoCountry = "un";
// The date of a work or an edition without one: the schema requires a date.
inline constexpr std::string_view kAknNoDate = "0001-01-01";

}  // namespace codicil
