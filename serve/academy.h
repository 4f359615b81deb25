// The Academy Ruins API over HTTP, for the bots and pages that speak it (docs/serving.md): its
// paths, what they give and how they refuse, over any work; and what it has not: the changes
// between any two editions.
#pragma once

#include <string>

#include "output/academy/terms.h"
#include "serve/http_server.h"
#include "serve/works.h"

namespace codicil::serve {

using Terms = academy::TermFinder::Terms;

// Reads terms that are in no glossary, as the API gives them: {"key": {"term", "definition"}}.
// Returns false if it is something else.
bool ReadTerms(const std::string& json, Terms* terms);

class Academy final : public Answerer {
 public:
  // `policy` is of the rules of tournaments, or null; `others` answers what is no path of the API.
  // They outlive it.
  Academy(ServedWork& work, ServedWork* policy, Terms unofficial, bool has_site, Answerer& others)
      : work_(work),
        policy_(policy),
        unofficial_(std::move(unofficial)),
        has_site_(has_site),
        others_(others) {}

  bool Has(const httplib::Request& request) const override;
  void Answer(const httplib::Request& request, httplib::Response& response) override;

 private:
  bool IsOwn(const std::string& path) const;
  void AnswerOfPolicy(const httplib::Request& request, httplib::Response& response);

  ServedWork& work_;
  ServedWork* const policy_;
  const Terms unofficial_;
  const bool has_site_;
  Answerer& others_;
};

}  // namespace codicil::serve
