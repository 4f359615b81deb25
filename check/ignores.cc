#include "check/ignores.h"

#include <fmt/format.h>
#include <fnmatch.h>
#include <re2/re2.h>

#include <algorithm>

#include "base/split.h"
#include "check/kinds.h"
#include "text/budget.h"

namespace codicil {
namespace {

// Names of kinds that there are not, told for a file.
constexpr size_t kMostUnknown = 50;

// What one comment ignores, in the text that the file has (SourceText::written).
struct Scope {
  std::set<DiagnosticKind> kinds;  // empty: any
  Span span;
};

bool Fits(const std::set<DiagnosticKind>& kinds, const Finding& finding) {
  return kinds.empty() || kinds.contains(finding.diagnostic.kind);
}

// Where the parts of an edition begin in one source, as places in its written text.
std::vector<uint32_t> BeginsIn(const Edition& edition, SourceId source) {
  const SourceText& text = edition.sources().text(source);
  std::vector<uint32_t> begins;
  const auto add = [&](const Span& span) {
    if (span.source == source && !span.empty()) begins.push_back(text.ToWritten(span.begin));
  };
  for (const Provision& provision : edition.provisions) add(provision.span);
  for (const GlossaryEntry& entry : edition.glossary) add(entry.span);
  begins.push_back(static_cast<uint32_t>(text.written().text().size()));
  std::ranges::sort(begins);
  return begins;
}

// Whether a reader sees nothing there but tags and the marks of a list or a title.
bool IsBare(std::string_view text) {
  static const RE2 bare(R"((?s)(?:<[^>]*>|[\s#*\-+>_]|\.\.)*)");
  return RE2::FullMatch(re2::StringPiece(text.data(), text.size()), bare);
}

// The comments of one source.
class CommentReader {
 public:
  CommentReader(const Edition& edition, SourceId source, const std::vector<DiagnosticKind>& known,
                CheckReport& report)
      : edition_(edition), source_(source), known_(known), report_(report) {}

  void Read(std::vector<Scope>& scopes) {
    static const RE2 comment(
        R"((?m)(?:<!--|^[ \t]*\.\.)[ \t]*codicil-ignore(-file)?\b[ \t]*([a-z, \t-]*[a-z])?(?:[^a-z\n][^\n]*?)?(?:-->|$))");
    const std::string_view text = edition_.sources().text(source_).written().text();
    if (text.find("codicil-ignore") == text.npos) return;
    begins_ = BeginsIn(edition_, source_);
    re2::StringPiece rest(text.data(), text.size()), file, kinds;
    while (scopes.size() < kMostOfAKind && RE2::FindAndConsume(&rest, comment, &file, &kinds)) {
      const auto end = static_cast<uint32_t>(rest.data() - text.data());
      Scope scope;
      const bool all = TakeKinds({kinds.data(), kinds.size()}, end, &scope.kinds);
      scope.span = file.empty() ? ScopeFrom(text, end)
                                : Span{source_, 0, static_cast<uint32_t>(text.size())};
      if (all || !scope.kinds.empty()) scopes.push_back(std::move(scope));
    }
  }

 private:
  // Returns false if a name is unknown.
  bool TakeKinds(std::string_view names, uint32_t end, std::set<DiagnosticKind>* kinds) {
    bool all = true;
    for (std::string_view name : Split(names, ",")) {
      while (name.starts_with(' ') || name.starts_with('\t')) name.remove_prefix(1);
      while (name.ends_with(' ') || name.ends_with('\t')) name.remove_suffix(1);
      const auto found = std::ranges::find(known_, name, &DiagnosticKind::name);
      if (found != known_.end()) {
        kinds->insert(*found);
      } else if (!name.empty()) {
        all = false;
        if (++unknown_ > kMostUnknown) continue;
        AddFinding(edition_, Unknown(name, end), "", report_);
      }
    }
    return all;
  }

  Diagnostic Unknown(std::string_view name, uint32_t end) const {
    const bool same =
        &edition_.sources().text(source_).written() == &edition_.sources().text(source_);
    const auto size = static_cast<uint32_t>(name.size());
    return {kind::kUnknownIgnore, Severity::kWarning,
            fmt::format("there is no finding kind \"{}\"", name),
            same ? std::optional(Span{source_, end - std::min(size, end), end}) : std::nullopt,
            std::nullopt};
  }

  // To the end of the provision that follows, or of that which the comment stands in.
  Span ScopeFrom(std::string_view text, uint32_t end) const {
    const auto next = std::ranges::lower_bound(begins_, end);
    auto last = next;
    while (last != begins_.end() && *last == *next) ++last;
    const bool follows = last != begins_.end() && IsBare(text.substr(end, *next - end));
    if (follows) return {source_, end, *last};
    const uint32_t begin = next == begins_.begin() ? 0 : *std::prev(next);
    return {source_, begin, *next};
  }

  const Edition& edition_;
  SourceId source_;
  const std::vector<DiagnosticKind>& known_;
  CheckReport& report_;
  std::vector<uint32_t> begins_;
  size_t unknown_ = 0;
};

bool IsIn(const Edition& edition, const Scope& scope, const Finding& finding) {
  const auto& span = finding.diagnostic.span;
  if (!span || span->source != scope.span.source || !Fits(scope.kinds, finding)) return false;
  const uint32_t at = edition.sources().text(span->source).ToWritten(span->begin);
  return scope.span.begin <= at && at < scope.span.end;
}

// Whether `key` is that of the provision `number`, or of one below it.
bool IsBelow(const Edition& edition, std::string_view key, const std::string& number) {
  key = key.substr(0, key.find('#'));
  if (key == number) return true;
  const ProvisionId above = edition.Find(number);
  for (ProvisionId id = edition.Find(key); id != kNoProvision; id = edition.provisions[id].parent)
    if (id == above) return true;
  return false;
}

// "annexes/*.md" fits "book/annexes/a.md" too.
bool FitsFile(const std::string& pattern, const std::string& name) {
  return fnmatch(pattern.c_str(), name.c_str(), 0) == 0 ||
         fnmatch(("*/" + pattern).c_str(), name.c_str(), 0) == 0;
}

bool IsIgnored(const Edition& edition, const Ignore& ignore, const Finding& finding) {
  if (!Fits(ignore.kinds, finding)) return false;
  if (!ignore.provision.empty() && !IsBelow(edition, finding.provision, ignore.provision))
    return false;
  const auto& span = finding.diagnostic.span;
  return ignore.file.empty() ||
         (span && FitsFile(ignore.file, edition.sources().text(span->source).name()));
}

}  // namespace

void ApplySettings(const Edition& edition, const CheckSettings& settings,
                   const std::vector<DiagnosticKind>& known, CheckReport& report) {
  std::vector<Scope> scopes;
  for (SourceId source = 0; source < edition.sources().files.size(); ++source)
    CommentReader(edition, source, known, report).Read(scopes);
  report.ignored += std::erase_if(report.findings, [&](const Finding& finding) {
    return std::ranges::any_of(scopes,
                               [&](const Scope& one) { return IsIn(edition, one, finding); }) ||
           std::ranges::any_of(settings.ignores,
                               [&](const Ignore& one) { return IsIgnored(edition, one, finding); });
  });
  for (Finding& finding : report.findings) {
    const auto severity = settings.severities.find(finding.diagnostic.kind);
    if (severity != settings.severities.end()) finding.diagnostic.severity = severity->second;
  }
}

}  // namespace codicil
