#include "check/fixes.h"

#include <algorithm>

namespace codicil {
namespace {

bool MayChange(const SourceText& text) {
  return text.encoding().starts_with("UTF-8") && text.encoding().find('+') == std::string::npos &&
         &text.written() == &text;
}

class Fixer {
 public:
  explicit Fixer(const Edition& edition)
      : edition_(edition), edits_(edition.sources().files.size()) {}

  void Take(const Finding& finding) {
    if (finding.fix.empty() || !std::ranges::all_of(finding.fix, [&](const SourceEdit& edit) {
          return MayChange(edition_.sources().text(edit.span.source)) && IsFree(edit);
        }))
      return;
    for (const SourceEdit& edit : finding.fix) edits_[edit.span.source].push_back(edit);
    fixes_.corrected.push_back(&finding);
  }

  Fixes Finish() && {
    for (SourceId source = 0; source < edits_.size(); ++source)
      if (!edits_[source].empty()) fixes_.sources.push_back({source, BytesOf(source)});
    return std::move(fixes_);
  }

 private:
  bool IsFree(const SourceEdit& edit) const {
    return std::ranges::none_of(edits_[edit.span.source], [&](const SourceEdit& other) {
      return edit.span.begin <= other.span.end && other.span.begin <= edit.span.end;
    });
  }

  std::string BytesOf(SourceId source) {
    const SourceText& text = edition_.sources().text(source);
    std::vector<SourceEdit>& edits = edits_[source];
    std::ranges::sort(edits, {}, [](const SourceEdit& edit) { return edit.span.begin; });
    std::string bytes;
    size_t at = 0;
    for (const SourceEdit& edit : edits) {
      const size_t begin = text.ToOriginal(edit.span.begin);
      bytes.append(text.bytes().substr(at, begin - at)).append(edit.text);
      at = text.ToOriginal(edit.span.end);
    }
    return bytes.append(text.bytes().substr(at));
  }

  const Edition& edition_;
  std::vector<std::vector<SourceEdit>> edits_;  // by source
  Fixes fixes_;
};

}  // namespace

Fixes FixesOf(const Edition& edition, const CheckReport& report) {
  Fixer fixer(edition);
  for (const Finding& finding : report.findings) fixer.Take(finding);
  return std::move(fixer).Finish();
}

}  // namespace codicil
