// Inputs from which an output form could grow far larger than the input, or which could cost a
// reader far more work than usual; property.budget_test runs each command on them.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace codicil {

struct BudgetInput {
  std::string name;
  size_t repeats;  // enough to reveal a nested loop
  // Returns the text of one edition, or of two to compare; doubling `repeats` doubles the bytes.
  std::function<std::vector<std::string>(size_t repeats)> make;
};

const std::vector<BudgetInput>& BudgetInputs();

}  // namespace codicil
