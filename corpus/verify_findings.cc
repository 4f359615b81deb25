// What is to be said of a citation that was held against an edition.

#include <fmt/format.h>

#include "check/kinds.h"
#include "corpus/kinds.h"
#include "corpus/verify.h"
#include "migrate/kinds.h"

namespace codicil {
namespace {

// Keeps the worst of what is said.
class Saying {
 public:
  Saying(VerifiedCitation& one, const std::string& here) : one_(one), here_(here) {}

  void OfNumber() {
    switch (one_.number) {
      case VerifiedCitation::kUnknown:
        return Say(kind::kDanglingCitation, Severity::kError,
                   fmt::format("no edition has {}{}", one_.cited,
                               one_.words_of.empty()
                                   ? ""
                                   : fmt::format("; what is quoted is of {}", one_.words_of)));
      case VerifiedCitation::kAnother:
        return Say(kind::kReusedNumber, Severity::kError,
                   fmt::format("{} is another provision in edition {}: what is meant is that of "
                               "{}, {}",
                               one_.cited, here_, one_.edition,
                               one_.now.empty() ? "of which nothing is left"
                                                : fmt::format("which is {} now", one_.now)));
      case VerifiedCitation::kMoved:
        return Say(kind::kRenumberedCitation, Severity::kWarning,
                   fmt::format("{} of edition {} is {} in edition {}", one_.cited, one_.edition,
                               one_.now, here_));
      case VerifiedCitation::kGone:
        return Say(kind::kRemovedCitation, Severity::kWarning,
                   fmt::format("nothing in edition {} corresponds to {} of edition {}", here_,
                               one_.cited, one_.edition));
      case VerifiedCitation::kLater:
        return Say(kind::kDanglingCitation, Severity::kWarning,
                   fmt::format("edition {} has no {} yet: that is of edition {}", here_, one_.cited,
                               one_.edition));
      case VerifiedCitation::kStands:
        return;
    }
  }

  void OfTitle() {
    if (one_.title != VerifiedCitation::kOther) return;
    const std::string now =
        one_.true_words.empty() ? "" : fmt::format("; it is \"{}\" now", one_.true_words);
    if (!one_.words_in.empty())
      return Say(
          kind::kRewordedQuotation, Severity::kWarning,
          fmt::format("this is the title of {} in edition {}{}", one_.cited, one_.words_in, now));
    const std::string truth =
        one_.true_words.empty() ? "" : fmt::format(", which is \"{}\"", one_.true_words);
    Say(kind::kMistitledCitation, Severity::kError,
        fmt::format("this is the title of {}, not of {}{}", one_.words_of, one_.cited, truth));
  }

  void OfWords() {
    if (one_.words == VerifiedCitation::kRepaired)
      Say(kind::kRepairedQuotation, Severity::kNote,
          fmt::format("the words of {} are \"{}\"", one_.now.empty() ? one_.cited : one_.now,
                      one_.true_words));
    if (one_.words != VerifiedCitation::kUnverified) return;
    if (!one_.words_of.empty())
      return Say(kind::kMisquotedCitation, Severity::kError,
                 fmt::format("the words next to {} are those of {}", one_.cited, one_.words_of));
    if (!one_.words_in.empty())
      return Say(kind::kRewordedQuotation, Severity::kWarning,
                 fmt::format("these are the words of {} in edition {}, not in {}", one_.cited,
                             one_.words_in, here_));
    Say(kind::kUnverifiedQuotation, Severity::kError,
        fmt::format("the words next to {} are in no edition of it", one_.cited));
  }

 private:
  void Say(DiagnosticKind kind, Severity severity, std::string why) {
    if (one_.kind && severity <= one_.severity) return;
    one_.kind = kind, one_.severity = severity, one_.why = std::move(why);
  }

  VerifiedCitation& one_;
  const std::string& here_;
};

}  // namespace

void Verifier::Conclude(VerifiedCitation& one) const {
  Saying saying(one, Id(at_));
  saying.OfNumber();
  saying.OfTitle();
  saying.OfWords();
}

}  // namespace codicil
