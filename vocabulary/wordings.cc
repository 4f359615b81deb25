#include <re2/re2.h>

#include <algorithm>

#include "text/language.h"
#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

using re2::StringPiece;

// The most bytes in which to search for the words before a list.
constexpr size_t kMaxLead = 300;
constexpr size_t kMaxNameBlanks = 8;

const ListWords& WordTables() { return English().lists; }

std::string_view FirstWord(std::string_view words) { return words.substr(0, words.find(' ')); }

class Matcher {
 public:
  Matcher(const Context& context, const Sentence& sentence)
      : context_(context),
        sentence_(sentence),
        words_(context.text.substr(sentence.begin, sentence.end - sentence.begin)),
        head_(words_.substr(0, kMaxLead)) {}

  std::optional<Statement> Match() const {
    const std::string_view first = FirstWord(words_);
    if (first == "There") return MatchThereAre();
    if (first == "Of") return MatchOfThat();
    if (first == "That") return MatchThatOne();
    if (first == "Those" || first == "These") return MatchThose();
    if (first == "One") return MatchOne();
    if (first == "The") return MatchThe();
    if (Contains({"A", "An", "Each", "Every", "All", "It"}, first)) {
      return MatchWhole(first);
    }
    if (first == "Their") return MatchTheirNames();
    if (head_.find(" with the following names are ") != head_.npos) return MatchNamed();
    if (head_.find(": {") != head_.npos) return MatchEquated();
    if (auto inverted = MatchInverted()) return inverted;
    return MatchThereAre();
  }

 private:
  // Returns the size of the match of `pattern` at the start of the sentence, or 0.
  template <typename... Captures>
  size_t Lead(const RE2& pattern, Captures*... captures) const {
    StringPiece rest(head_);
    return RE2::Consume(&rest, pattern, captures...) ? head_.size() - rest.size() : 0;
  }

  // `of`: empty to derive it from the name.
  std::optional<Statement> Result(std::string name, std::string of, size_t lead,
                                  Expectation expectation) const {
    if (!IsListName(name)) return std::nullopt;
    Statement statement;
    statement.of = of.empty() ? BelongsTo(name) : std::move(of);
    statement.name = std::move(name);
    statement.begin = sentence_.begin + static_cast<uint32_t>(lead);
    statement.end = sentence_.end;
    statement.expectation = expectation;
    return statement;
  }

  std::optional<Statement> Announced(std::string name, std::string of, size_t lead,
                                     bool one_will_do = false) const {
    if (Contains(WordTables().bare, name) && of.empty()) {
      name = name.substr(name.rfind(' ') + 1) + " of " + CleanName(context_.topic);
    }
    return Result(std::move(name), std::move(of), lead, {true, one_will_do, true});
  }

  // The list whose name `pattern` captures.
  std::optional<Statement> Named(const RE2& pattern, bool one_will_do = false,
                                 std::string_view ending = {}) const {
    StringPiece name;
    const size_t lead = Lead(pattern, &name);
    if (lead == 0) return std::nullopt;
    return Announced(CleanName(name).append(ending), {}, lead, one_will_do);
  }

  // Names after "are": without a colon, two could be words of any sentence.
  std::optional<Statement> Copula(std::string name, std::string of, bool colon, size_t lead) const {
    const bool two_will_do = colon || Contains(WordTables().categories, HeadWord(name));
    return Result(std::move(name), std::move(of), lead, {colon, false, two_will_do});
  }

  std::optional<Statement> MatchThe() const {
    if (auto list = MatchListOf()) return list;
    if (auto whole = MatchWhole("The")) return whole;
    if (auto only = MatchTheOnly()) return only;
    if (head_.find(" are") == head_.npos) return std::nullopt;
    static const RE2 kAre(R"(The ([^,:;.()]{3,100}?) are(?: exclusively| as follows)?(:?)(?: |$))");
    StringPiece name, colon;
    const size_t lead = Lead(kAre, &name, &colon);
    if (lead == 0) return std::nullopt;
    return Copula(CleanName(name), {}, !colon.empty(), lead);
  }

  // "The only rite type at this time is Elegy."
  std::optional<Statement> MatchTheOnly() const {
    if (!head_.starts_with("The only ")) return std::nullopt;
    static const RE2 kOnly(R"(The only ([\w -]+?)(?: at this time| currently)? is )");
    StringPiece name;
    const size_t lead = Lead(kOnly, &name);
    const std::string plural = CleanName(name) + "s";
    if (lead == 0 || !Contains(WordTables().categories, HeadWord(plural))) return std::nullopt;
    return Result(plural, {}, lead, {false, true, true});
  }

  // "The list of hearth types, updated through …, is as follows:"
  std::optional<Statement> MatchListOf() const {
    if (head_.find(" is as follows") == head_.npos) return std::nullopt;
    static const RE2 kList(
        R"(The (?:complete |full )?list of ([^,:;.()]+?)(?:, .{1,150}?,)? is as follows:? ?)");
    return Named(kList, true);
  }

  // "There are normally seven zones:", "Apart from …, there are three kinds of rites:"
  std::optional<Statement> MatchThereAre() const {
    if (head_.find("here are ") == head_.npos) return std::nullopt;
    static const RE2 kThere(R"((?:[^:]*, t|T)here are (?:\w+ )?)" + NumberPattern() +
                            R"( ([^,:;.()]+?)(?:,[^:]*)?: )");
    return Named(kThere);
  }

  // "The dawn phase consists of three steps, in this order:", "It has three steps:"
  std::optional<Statement> MatchWhole(std::string_view first) const {
    if (first == "All") {
      if (auto other = MatchAllOther()) return other;
    }
    if (first == "A" || first == "An") {
      if (auto possessive = MatchPossessive()) return possessive;
    }
    if (first == "Each") {
      if (auto symbols = MatchEachSymbol()) return symbols;
    }
    if (head_.find(": ") == head_.npos) return std::nullopt;
    static const RE2 kWhole(
        R"(\w+ ?([\w’' -]{0,60}?) ?(?:consists? of|has|have|(?:is|are) divided into) (?:one or more|)" +
        NumberPattern() + R"() ([^,:;.()]+?)(?:,[^:]*)?: )");
    StringPiece owner, name;
    const size_t lead = Lead(kWhole, &owner, &name);
    if (lead == 0) return std::nullopt;
    std::string of = first == "It" ? CleanName(context_.topic) : Singular(CleanName(owner));
    std::string list = CleanName(name);
    if (!of.empty() && (first == "The" || first == "It")) list += " of the " + of;
    return Announced(std::move(list), std::move(of), lead);
  }

  // "Each of the colored ember symbols stands for …: {F} is flame, …"
  std::optional<Statement> MatchEachSymbol() const {
    static const RE2 kEach(R"(Each of the ([\w -]+ symbols) [^:]+: \{)");
    auto statement = Named(kEach);
    if (statement) --statement->begin;  // at the symbol
    return statement;
  }

  // "A piece’s characteristics are"; "?" was once an apostrophe.
  std::optional<Statement> MatchPossessive() const {
    if (head_.find("s are") == head_.npos) return std::nullopt;
    static const RE2 kPossessive(
        R"(An? ([\w -]{2,40}?)(?:’|'|\?)s ([\w -]{3,60}?) are(?: exclusively)?(:?) )");
    StringPiece owner, name, colon;
    const size_t lead = Lead(kPossessive, &owner, &name, &colon);
    if (lead == 0) return std::nullopt;
    return Copula(CleanName(name), CleanName(owner), !colon.empty(), lead);
  }

  // "One of the five parts of a turn:"; "One warden type is two words long: Night Heron. All other
  // warden types are one word long:"
  std::optional<Statement> MatchOne() const {
    static const RE2 kOneOf("One of the " + NumberPattern() + R"( ([^,:;.()]+?): )");
    if (auto one_of = Named(kOneOf)) return one_of;
    static const RE2 kOne(R"(One ([\w -]+?) is [^:]{1,60}: )");
    auto statement = Named(kOne, true, "s");
    if (statement) statement->before_other = true;
    return statement;
  }

  std::optional<Statement> MatchAllOther() const {
    static const RE2 kOther(R"(All (?:the )?other ([\w -]+?) are [^:]{1,60}: )");
    auto statement = Named(kOther);
    if (statement) statement->other = true;
    return statement;
  }

  // "Of that list, Forge, Kiln, and Oven are the founding hearth types (see rule 305.6)."
  std::optional<Statement> MatchOfThat() const {
    static const RE2 kOf(R"(Of (?:that|this|these|those)(?: \w+)?, )");
    const size_t lead = Lead(kOf), are = words_.find(" are the ");
    if (lead == 0 || are == words_.npos) return std::nullopt;
    auto statement = Copula(CleanName(words_.substr(are + 9)), {}, false, lead);
    if (statement) statement->end = sentence_.begin + static_cast<uint32_t>(are);
    return statement;
  }

  // "… this subtype is called a siege type. That siege type is Ladder."
  std::optional<Statement> MatchThatOne() const {
    static const RE2 kThat(R"(That ([\w -]+?) is )");
    StringPiece name;
    const size_t lead = Lead(kThat, &name);
    const size_t called = context_.previous.rfind(" called a");
    if (lead == 0 || called == context_.previous.npos) return std::nullopt;
    if (!context_.previous.substr(called).ends_with(" " + std::string(name))) return std::nullopt;
    return Result(CleanName(name) + "s", {}, lead, {false, true, true});
  }

  // "… with a name first printed in the Saltmarsh set. Those names are"
  std::optional<Statement> MatchThose() const {
    static const RE2 kThose(R"(Th[eo]se (\w+) are(:?) )");
    StringPiece name, colon;
    const size_t lead = Lead(kThose, &name, &colon);
    if (lead == 0) return std::nullopt;
    const std::string plural(name), singular = " a " + Singular(plural) + " ";
    const size_t at = context_.previous.rfind(singular);
    if (at == context_.previous.npos) return std::nullopt;
    const std::string_view which = context_.previous.substr(at + singular.size() - 1);
    return Copula(CleanName(plural + std::string(which)), {}, !colon.empty(), lead);
  }

  // "Three old lamps were printed on the coast. Their names are"
  std::optional<Statement> MatchTheirNames() const {
    static const RE2 kTheir(R"(Their names are(:?) )");
    static const RE2 kWhose("(?i)" + NumberPattern() + R"( ([\w -]+?) (?:are|were|have|had) .*)");
    StringPiece colon, whose;
    const size_t lead = Lead(kTheir, &colon);
    if (lead == 0 || !RE2::FullMatch(context_.previous, kWhose, &whose)) return std::nullopt;
    return Copula(CleanName("names of " + std::string(whose)), {}, !colon.empty(), lead);
  }

  // "Cards with the following names are old hearths and …:"
  std::optional<Statement> MatchNamed() const {
    static const RE2 kNamed(
        R"([^:]+ with the following names are ([\w -]{3,40}?)(?: and [^:]*)?: )");
    return Named(kNamed);
  }

  // "Field, grave, and store are open zones. Hand and deck are hidden zones, even if …"
  std::optional<Statement> MatchInverted() const {
    const auto here = Invert(words_);
    if (!here) return std::nullopt;
    // Two names may be only some of many, unless a nearby sentence has the others.
    const auto has_others = [&](const Sentence& sentence) {
      const auto other =
          Invert(context_.text.substr(sentence.begin, sentence.end - sentence.begin));
      return other && other->name != here->name && HeadWord(other->name) == HeadWord(here->name);
    };
    const bool all = std::ranges::any_of(context_.near, has_others);
    auto statement = Result(here->name, {}, 0, {false, false, all});
    if (statement) statement->end = sentence_.begin + static_cast<uint32_t>(here->names.size());
    return statement;
  }

  struct Inverted {
    std::string_view names;
    std::string name;  // of the list
  };
  static std::optional<Inverted> Invert(std::string_view sentence) {
    static const RE2 kInverted(
        R"(([A-Z][\w’'-]*(?: [\w’'-]+){0,3}(?:, [\w’'-]+(?: [\w’'-]+){0,3})*,? and [\w’'-]+(?: [\w’'-]+){0,3}))"
        R"( are (?:all )?([a-z][\w-]* \w+s)(?:, (?:even|though|although) .*)?)");
    StringPiece names, name;
    if (sentence.find(" are ") == sentence.npos || sentence.size() > kMaxLead ||
        !RE2::FullMatch(sentence, kInverted, &names, &name))
      return std::nullopt;
    // Three names of things and nothing else make a list; two, or what is done, may be examples.
    static const RE2 kDone(R"(\b\w+ing\b)");
    const bool enumerates = std::ranges::count(names, ',') >= 2 && !RE2::PartialMatch(names, kDone);
    if (!(Contains(WordTables().categories, HeadWord(name)) || (enumerates && IsListName(name))) ||
        Contains(WordTables().remarks, FirstWord(name)))
      return std::nullopt;
    return Inverted{names, CleanName(name)};
  }

  // "Bitter ember symbols are ember symbols: {F/B} is flame, …"
  std::optional<Statement> MatchEquated() const {
    static const RE2 kEquated(R"(([\w -]*?(\w+s)) are [\w -]*?(\w+s): )");
    StringPiece name, head, kind;
    const size_t lead = Lead(kEquated, &name, &head, &kind);
    if (lead == 0 || head != kind || words_[lead] != '{') return std::nullopt;
    return Announced(CleanName(name), {}, lead);
  }

  const Context& context_;
  const Sentence& sentence_;
  std::string_view words_;
  std::string_view head_;
};

}  // namespace

bool IsListName(std::string_view name) {
  if (static_cast<size_t>(std::ranges::count(name, ' ')) > kMaxNameBlanks) return false;
  const std::string_view head = HeadWord(name);
  const bool plural = head.size() > 3 && head.ends_with('s') && !head.ends_with("ss");
  return plural && !Contains(WordTables().no_categories, head) &&
         !Contains(WordTables().passing, FirstWord(name));
}

std::optional<Statement> MatchStatement(const Context& context, const Sentence& sentence) {
  return Matcher(context, sentence).Match();
}

}  // namespace codicil::vocabulary
