#include "output/contents.h"

#include <fmt/format.h>

#include <vector>

#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "rules/relatives.h"
#include "text/code_points.h"

namespace codicil {
namespace {

// Where a provision has no title, its first words stand for it.
constexpr size_t kFirstWords = 72;

std::string TitleOf(const Provision& provision) {
  if (!provision.heading.text.empty()) return std::string(provision.heading.text);
  const std::string_view text = provision.text.text.substr(0, provision.text.text.find('\n'));
  const size_t end = BytesOfCodePoints(text, kFirstWords);
  return std::string(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

uint32_t TopOf(const ContentsReport& report) {
  return report.under == kNoProvision ? 1 : report.edition.provisions[report.under].depth;
}

std::vector<ProvisionId> Listed(const ContentsReport& report) {
  const auto& all = report.edition.provisions;
  const bool part = report.under != kNoProvision;
  const ProvisionId begin = part ? report.under : 0;
  const ProvisionId end = part ? all[begin].subtree_end : static_cast<ProvisionId>(all.size());
  const size_t deepest = TopOf(report) + report.depth - (part ? 0 : 1);
  std::vector<ProvisionId> listed;
  for (ProvisionId id = begin; id < end; ++id)
    if (all[id].depth <= deepest) listed.push_back(id);
  return listed;
}

}  // namespace

void WriteContentsText(const ContentsReport& report, const PrintStyle& style, ByteSink& out) {
  for (const ProvisionId id : Listed(report)) {
    const Provision& provision = report.edition.provisions[id];
    const std::string indent(2 * (provision.depth - TopOf(report)), ' ');
    out.Write(fmt::format("{}{} {}\n", indent,
                          Styled(NumberOf(report.edition, id), ansi::kBold, style),
                          TitleOf(provision)));
  }
}

void WriteContentsJson(const ContentsReport& report, ByteSink& out) {
  const Edition& edition = report.edition;
  JsonWriter json(out);
  json.Document(
      "schema", "codicil-outline/1", [&] { WriteIdentity(edition, json); }, "provisions",
      json.Each(Listed(report), [&](ProvisionId id) {
        const Provision& provision = edition.provisions[id];
        json.Object("num", NumberOf(edition, id), "title", OrNull(TitleOf(provision)), "depth",
                    provision.depth, "children", ChildrenOf(edition, id).size());
      }));
}

}  // namespace codicil
