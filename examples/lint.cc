// lint RULES.txt: prints what a careful editor would question, a line a finding; status 1 if any.
#include <codicil/codicil.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const codicil::ReadResult rules = codicil::Read({argv[1]});
  if (rules.status == codicil::InputStatus::kUnusable) {
    std::cerr << codicil::Messages(rules);
    return 2;
  }
  const codicil::CheckReport report = codicil::Check(*rules.edition);
  for (const codicil::Finding& finding : report.findings)
    std::cout << finding.provision << finding.term << ": " << finding.diagnostic.message << '\n';
  return report.findings.empty() ? 0 : 1;
}
