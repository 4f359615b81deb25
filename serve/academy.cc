#include "serve/academy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "base/ascii.h"
#include "corpus/edition_name.h"
#include "corpus/record.h"
#include "output/academy/academy.h"
#include "output/writer.h"
#include "serve/academy_policy.h"
#include "serve/academy_reply.h"
#include "serve/json.h"

namespace codicil::serve {
namespace {

std::string UpperCase(std::string text) {
  std::ranges::transform(text, text.begin(), ToUpper);
  return text;
}

// One request to a work.
class Asked : public AcademyReply {
 public:
  Asked(OpenWork& open, const Terms& unofficial, const httplib::Request& request,
        httplib::Response& response)
      : AcademyReply(request, response), open_(open), unofficial_(unofficial) {}

  void Answer() {
    try {
      if (!AnswerPath(request_.path)) Refuse(404, "Not Found");
    } catch (const Invalid& invalid) {
      Refuse(422, invalid.why);
    }
  }

 private:
  const Work& work() const { return open_.work(); }
  const EditionRecord& newest() const { return work().editions.back(); }
  academy::Writer writer() { return {work(), open_.transitions()}; }

  // ---- What is asked

  bool Flag(const char* name, bool otherwise) const {
    if (!request_.has_param(name)) return otherwise;
    const std::string value = LowerCase(request_.get_param_value(name));
    constexpr auto kTrue = std::to_array<std::string_view>({"true", "1", "yes", "on", "t", "y"});
    constexpr auto kFalse = std::to_array<std::string_view>({"false", "0", "no", "off", "f", "n"});
    if (std::ranges::find(kTrue, value) != kTrue.end()) return true;
    if (std::ranges::find(kFalse, value) != kFalse.end()) return false;
    throw Invalid{fmt::format("\"{}\" is true or false", name)};
  }

  // The edition with that code or id. No code has less than three or more than five characters.
  std::optional<uint32_t> EditionCalled(const std::string& code) const {
    constexpr size_t kShortest = 3, kLongest = 5;
    const auto found = FindEdition(work().editions, code);
    if (code.empty() || (!found && (code.size() < kShortest || code.size() > kLongest)))
      throw Invalid{"the code of an edition has three to five characters"};
    return found;
  }

  // The rule that the path names.
  ProvisionId Rule() const {
    const ProvisionId id = newest().Find(rest_);
    return id != kNoProvision && academy::IsRule(newest().provisions[id]) ? id : kNoProvision;
  }
  ProvisionId DefinitionIfAsked(ProvisionId id) const {
    const bool definition = Flag("find_definition", false);
    return definition && id != kNoProvision ? academy::DefinitionOf(work(), newest(), id) : id;
  }

  // ---- The paths

  void Root() {
    Refuse(400, "This is the root of an API. docs/serving.md of Codicil has its paths.");
  }
  void Rules() {
    Give([&](JsonWriter& json) { writer().Rules(newest(), json); });
  }
  void Contents() {
    Give([&](JsonWriter& json) { writer().Contents(newest(), json); });
  }
  void Keywords() {
    Give([&](JsonWriter& json) { writer().Keywords(newest(), json); });
  }
  void Glossary() {
    Give([&](JsonWriter& json) {
      academy::Writer::Glossary(academy::GlossaryOf(work(), newest()), json);
    });
  }
  void Unofficial() {
    Give([&](JsonWriter& json) { academy::Writer::Glossary(unofficial_, json); });
  }
  void OneRule() {
    const ProvisionId id = DefinitionIfAsked(Rule());
    if (id == kNoProvision) return Refuse(404, "Rule not found", "ruleNumber", rest_);
    Give([&](JsonWriter& json) { writer().Rule(newest().provisions[id], json); });
  }
  void Examples() {
    const ProvisionId id = Rule();
    if (id == kNoProvision) return Refuse(404, "Rule not found", "ruleNumber", rest_);
    Give([&](JsonWriter& json) { writer().Examples(newest().provisions[id], json); });
  }
  void Trace() {
    const ProvisionId id = DefinitionIfAsked(Rule());
    if (id == kNoProvision) return RefuseNested("Rule not found.", "ruleNumber", rest_);
    Give([&](JsonWriter& json) { writer().Trace({open_.newest(), id}, json); });
  }
  void Term() {
    const Terms official = academy::GlossaryOf(work(), newest());
    const bool fuzzy = Flag("fuzzy", false);
    const academy::TermFinder terms(&official, Flag("unofficial", true) ? &unofficial_ : nullptr);
    const academy::Term* const found = terms.Find(rest_, fuzzy);
    if (found == nullptr) return Refuse(404, "Entry not found.");
    Give([&](JsonWriter& json) { academy::Writer::Entry(*found, json); });
  }

  // Between the two that are named; one that is not is the neighbour of the other, or the newest.
  void Changes() {
    const std::string old = request_.get_param_value("old"), is = request_.get_param_value("new");
    const bool nav = Flag("nav", false);
    std::optional<uint32_t> from, to;
    if (request_.has_param("old")) from = EditionCalled(old);
    if (request_.has_param("new")) to = EditionCalled(is);
    if (!request_.has_param("new")) to = from ? *from + 1 : open_.newest();
    if (!request_.has_param("old") && to && *to > 0) from = *to - 1;
    if (!from || !to || *to > open_.newest())
      return Refuse(404, "No diff between these set codes found", "old", OrNull(UpperCase(old)),
                    "new", OrNull(UpperCase(is)));
    if (*to == *from + 1) return GiveChanges(*from, *to, work().transitions[*from].pairs, nav);
    const auto compared = open_.Compare(*from, *to);
    if (!compared) return Refuse(503, compared.failure().message());
    GiveChanges(*from, *to, RecordTransition((*compared)->concordance).pairs, nav);
  }
  void GiveChanges(uint32_t from, uint32_t to, const std::vector<PairRecord>& pairs, bool nav) {
    Give([&](JsonWriter& json) { writer().Changes(from, to, pairs, nav, json); });
  }

  void Link() {
    const std::string& source = newest().source.empty() ? work().source : newest().source;
    if (rest_ == "cr" && source.starts_with("http")) return LeadTo(source);
    Refuse(404, "Not found", "resource", rest_);
  }

  void NewestFile() { GiveFile(open_.newest()); }
  void File() {
    const std::string format =
        request_.has_param("format") ? request_.get_param_value("format") : "any";
    if (format != "any" && format != "txt" && format != "pdf")
      throw Invalid{"\"format\" is \"txt\", \"pdf\" or \"any\""};
    const auto edition = EditionCalled(rest_);
    if (!edition) return Refuse(404, "CR not available for this set");
    if (format == "pdf") return Refuse(404, "CR for this set not available in specified format");
    GiveFile(*edition);
  }
  void GiveFile(uint32_t edition) {
    const auto read = open_.Read(edition);
    if (!read) return Refuse(503, read.failure().message());
    GiveText(Written(WritePublished, (*read)->edition()));
  }

  void Editions() {
    Give([&](JsonWriter& json) { writer().Editions(json); });
  }
  void Neighbours() {
    Give([&](JsonWriter& json) { writer().Neighbours(json); });
  }

  // "*" at the end stands for all that follows, and is not empty. The first that matches answers.
  struct Row {
    std::string_view path;
    void (Asked::*answer)();
  };
  static constexpr auto Rows() {
    return std::to_array<Row>({{"/", &Asked::Root},
                               {"/cr", &Asked::Rules},
                               {"/allrules", &Asked::Rules},
                               {"/cr/toc", &Asked::Contents},
                               {"/cr/keywords", &Asked::Keywords},
                               {"/cr/glossary", &Asked::Glossary},
                               {"/cr/unofficial-glossary", &Asked::Unofficial},
                               {"/cr/glossary/*", &Asked::Term},
                               {"/cr/example/*", &Asked::Examples},
                               {"/cr/trace/*", &Asked::Trace},
                               {"/cr/*", &Asked::OneRule},
                               {"/diff/cr", &Asked::Changes},
                               {"/link/*", &Asked::Link},
                               {"/file/cr", &Asked::NewestFile},
                               {"/file/cr/*", &Asked::File},
                               {"/metadata/cr", &Asked::Editions},
                               {"/metadata/cr-diffs", &Asked::Neighbours}});
  }
  using Path = void (Asked::*)();
  Path Match(std::string_view path) {
    for (const Row& row : Rows()) {
      std::string_view head = row.path;
      if (head == path) return row.answer;
      if (!head.ends_with('*')) continue;
      head.remove_suffix(1);
      if (!path.starts_with(head) || path == head) continue;
      rest_ = path.substr(head.size());
      return row.answer;
    }
    return nullptr;
  }

  bool AnswerPath(std::string_view path) {
    if (EndsInSlash()) path.remove_suffix(1);
    const Path answer = Match(path);
    if (answer == nullptr) return false;
    EndsInSlash() ? LeadWithoutSlash() : (this->*answer)();
    return true;
  }

  OpenWork& open_;
  const Terms& unofficial_;
  std::string rest_;  // what "*" stands for
};

}  // namespace

bool ReadTerms(const std::string& json, Terms* terms) {
  rapidjson::Document all;
  if (!ReadJson(json, &all) || !all.IsObject()) return false;
  for (const auto& member : all.GetObject()) {
    const std::string term = TextIn(member.value, "term");
    if (term.empty()) return false;
    terms->emplace(member.name.GetString(),
                   academy::Term{term, TextIn(member.value, "definition")});
  }
  return true;
}

// The first part of a path is its own, unless a site has the rest.
bool Academy::IsOwn(const std::string& path) const {
  constexpr auto kOwn = std::to_array<std::string_view>(
      {"cr", "allrules", "diff", "link", "file", "metadata", "mtr"});
  const std::string_view first = std::string_view(path).substr(1, path.find('/', 1) - 1);
  return std::ranges::find(kOwn, first) != kOwn.end() || (path == "/" && !has_site_);
}

bool Academy::Has(const httplib::Request& request) const {
  return !has_site_ || IsOwn(request.path) || others_.Has(request);
}

void Academy::Answer(const httplib::Request& request, httplib::Response& response) {
  if (!IsOwn(request.path) && others_.Has(request)) return others_.Answer(request, response);
  AllowOthers(response);
  if (request.method == "OPTIONS") return AnswerPreflight(response);
  if (request.method != "GET" && request.method != "HEAD") {
    response.status = 405;
    response.set_header("Allow", "GET");
    return response.set_content("{\"detail\": \"Method Not Allowed\"}\n", "application/json");
  }
  if (IsOfPolicy(request.path)) return AnswerOfPolicy(request, response);
  work_.With([&](OpenWork& open) { Asked(open, unofficial_, request, response).Answer(); });
}

void Academy::AnswerOfPolicy(const httplib::Request& request, httplib::Response& response) {
  if (policy_ == nullptr) return AnswerPolicy(nullptr, request, response);
  policy_->With([&](OpenWork& open) { AnswerPolicy(&open, request, response); });
}

}  // namespace codicil::serve
