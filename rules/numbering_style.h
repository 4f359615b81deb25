// How a work writes its numbers: data, gathered from the numbers that the search for the outline
// found.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/language.h"

namespace codicil {

class RuleNumber;

// A word or sign before a number: "§", "Art", the letter of "R12". 0 is none.
using NumberLead = uint16_t;

struct NumberingStyle {
  // Letters that subrules skip, because they look like digits.
  std::string skipped_letters = "lo";
  // With 100, subsection 702 belongs to section 7; with 0, first components have no parent.
  uint32_t subsections_per_section = 100;

  // What a number may have besides digits, and small letters after digits or a period:
  bool dashes = false;                // 1-1-1
  bool colons = false;                // 1:1
  bool capitals = false;              // 2.A.1
  bool digits_after_letters = false;  // 1a1
  bool brackets = false;              // 1.2(a)(ii)
  bool nested_digits = false;         // 3.31 is below 3.3
  bool capital_suffixes = false;      // 2A, put in after 2
  bool any_first = false;             // I, (1): a number that does not begin with digits
  bool lettered_sections = false;     // A.1: a section may be a capital letter
  bool insertions = false;            // Article 3 bis, 第三条の二
  bool all_leads = false;             // any lead may come before a number
  std::vector<NumberLead> leads;      // those of this work
  bool has_parts = false;             // some labels are counted anew below each parent

  // Whether a number may be made of parts that are counted on their own: items, or leads.
  bool HasParts() const { return !leads.empty() || has_parts; }
  // Also allows what `number` is made of.
  void Allow(const RuleNumber& number);
};

// Digits, periods and small letters, which every work may use.
const NumberingStyle& DecimalStyle();
// Every shape. For texts that are known to be numbers, such as those in JSON.
const NumberingStyle& EveryStyle();

// Returns the words and characters that may be a lead, as written. They live as long as the
// program.
WordList LeadWords();
// Returns the lead that `text` begins with, if `style` has it and a number follows, and stores its
// length with the spaces after it in `*length`; otherwise 0.
NumberLead ReadLead(std::string_view text, const NumberingStyle& style, size_t* length);
// Returns the lead of what is put after the rest and has no number, "ANNEX", 附則, if `text` begins
// with it and goes on as a number may, and stores its length; otherwise 0.
NumberLead ReadLoneLead(std::string_view text, const NumberingStyle& style, size_t* length);
// Returns the lead that `text` ends with, before the spaces at its end, or 0; `*begin` is where. It
// may be in lower case.
NumberLead LeadBefore(std::string_view text, const NumberingStyle& style, size_t* begin);
// Returns the lead as it is written before a number: "Art ", "R", "第".
std::string LeadText(NumberLead lead);
// Whether the text begins as "A.1" or "A-1" does.
bool BeginsInLetteredSection(std::string_view text);
// Whether the text begins with the sign of a lead that has a tail: 第, 제.
bool BeginsWithTailedLead(std::string_view text);
// What is put in between a number and its tail: "a" of "3 a §", "A" of "2/A. §", ¹ of "3.¹ pants".
struct TailSuffix {
  uint32_t value = 0;  // as NumberComponent::suffix
  bool capital = false;
};
// Returns its bytes at the start of `text`, with what joins it.
size_t SizeOfTailSuffix(std::string_view text, TailSuffix* suffix);
// Returns the bytes with which `text` goes on after the number of that lead: 条, " §", ". Kapitel";
// 0 if it does not.
size_t SizeOfTail(std::string_view text, NumberLead lead, TailSuffix* suffix);
// A pattern for the numbers whose lead is put after them: "5 §", "3 a §", "II. Abschnitt".
std::string NumberedTailPattern();
// Returns what is written after the number: 条 of 第三条; empty for most.
std::string_view LeadTail(NumberLead lead);
// Whether what it leads is put after the rest: "Appendix", "Annex", "Schedule", "Amendment".
bool IsAttachment(NumberLead lead);
// Whether the lead is letters right before the number: "R12".
bool IsLetters(NumberLead lead);
// The same for all spellings of one lead: "Art", "Article".
NumberLead LeadFamily(NumberLead lead);

}  // namespace codicil
