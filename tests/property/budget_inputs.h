// Inputs of which a form could make far more than was put in, or a reader far more work: what
// property.budget_test runs each command over.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace codicil {

struct BudgetInput {
  std::string name;
  size_t repeats;  // enough for a loop inside a loop to show
  // The texts of one edition, or of two to be compared; twice the repeats are twice the bytes.
  std::function<std::vector<std::string>(size_t repeats)> make;
};

const std::vector<BudgetInput>& BudgetInputs();

}  // namespace codicil
