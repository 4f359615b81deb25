// Editions for tests, written as lines: "100.1 Two wardens play.", "Example: …" below its rule, "=
// Term: definition" for the glossary. Each Add is one source.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "rules/edition_builder.h"

namespace codicil {

class Parts {
 public:
  void Add(std::string text) {
    const SourceId id =
        builder_.AddSource("part" + std::to_string(count_++) + ".txt", std::move(text), "UTF-8");
    std::string_view rest = builder_.source(id).text();
    for (uint32_t begin = 0; begin < rest.size();) {
      const auto end = static_cast<uint32_t>(std::min(rest.find('\n', begin), rest.size()));
      ReadLine(id, begin, end);
      begin = end + 1;
    }
    Flush(true);
  }

  Edition Build() && { return std::move(builder_).Build(); }

 private:
  void ReadLine(SourceId id, uint32_t begin, uint32_t end) {
    constexpr std::string_view kExample = "Example: ";
    const std::string_view line = builder_.source(id).text().substr(begin, end - begin);
    if (line.starts_with(kExample)) {
      draft_->examples.push_back(Make(id, begin + kExample.size(), end));
      draft_->span.end = end;
    } else if (line.starts_with("= ")) {
      const size_t colon = line.find(": ");
      builder_.AddGlossaryEntry(
          {Make(id, begin + 2, begin + colon), Make(id, begin + colon + 2, end), {id, begin, end}});
    } else {
      Flush(false);
      Begin(id, begin, end, line);
    }
  }

  void Begin(SourceId id, uint32_t begin, uint32_t end, std::string_view line) {
    size_t length = 0;
    draft_ = Provision();
    draft_->number = *RuleNumber::ParsePrefix(line, &length);
    draft_->number_span = {id, begin, begin + static_cast<uint32_t>(length)};
    draft_->span = {id, begin, end};
    draft_->text = Make(id, begin + length, end);
  }

  Passage Make(SourceId id, size_t begin, size_t end) {
    PassageBuilder passage(builder_.source(id), builder_.arena());
    passage.Append(static_cast<uint32_t>(begin), static_cast<uint32_t>(end));
    return passage.Finish();
  }

  void Flush(bool last) {
    if (!draft_) return;
    draft_->ends_source = last;
    builder_.AddProvision(std::move(*draft_));
    draft_.reset();
  }

  EditionBuilder builder_;
  std::optional<Provision> draft_;
  int count_ = 0;
};

// "1*(100(100.1 100.2))": the tree, with implied provisions starred.
inline std::string Tree(const Edition& edition) {
  std::string tree;
  std::vector<ProvisionId> open;  // subtree ends
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    for (; !open.empty() && open.back() == id; open.pop_back()) tree += ')';
    const Provision& provision = edition.provisions[id];
    if (!tree.empty() && tree.back() != '(') tree += ' ';
    tree += provision.number.ToString() + (provision.implied ? "*" : "");
    if (provision.subtree_end > id + 1) {
      tree += '(';
      open.push_back(provision.subtree_end);
    }
  }
  return tree + std::string(open.size(), ')');
}

// "number-gap: 100.3 follows 100.1: 100.2 is missing\n…"
inline std::string Findings(const Edition& edition) {
  std::string findings;
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    findings += std::string(diagnostic.kind.name) + ": " + diagnostic.message + "\n";
  }
  return findings;
}

}  // namespace codicil
