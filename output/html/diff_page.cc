// The page of changes from one edition to another, written by `codicil diff --to html`.

#include <fmt/format.h>

#include <unordered_set>

#include "output/diff_walk.h"
#include "output/html/diff_words.h"
#include "output/html/document.h"
#include "output/html/page_assets.h"
#include "output/passage_parts.h"
#include "rules/identity.h"

namespace codicil {
namespace html {
namespace {

constexpr size_t kMostOpenRuns = 12;  // further ones are shown on request

// What is surer than this needs no word on how sure it is.
constexpr float kPlain = 0.9f;
constexpr float kPlainInPlace = 0.7f;  // if the number is the same

class DiffPageSink : public DiffSink {
 public:
  DiffPageSink(const DiffReport& report, const DiffOptions& options, ByteSink& out)
      : report_(report),
        was_(report.editions.old_edition),
        is_(report.editions.new_edition),
        options_(options),
        out_(out) {}

  void Write() {
    const std::string dates = fmt::format("{} → {}", DateOf(was_), DateOf(is_));
    OpenPage(out_, {is_.language,
                    is_.title.empty() ? dates : fmt::format("{}: {}", is_.title, dates),
                    {kDiffCss, kSymbolCss},
                    kDiffJs,
                    {{"codicil:work", WorkId(is_)},
                     {"codicil:old-edition", EditionId(was_)},
                     {"codicil:old-sha256", EditionDigest(was_)},
                     {"codicil:new-edition", EditionId(is_)},
                     {"codicil:new-sha256", EditionDigest(is_)}}});
    out_.Put("<main>");
    WalkDiff(report_, options_, DiffOrder::kSections, *this);
    out_.Put("</main>");
    WriteBar();
    ClosePage(out_);
  }

  // Title, counts, the ways of viewing.
  void WriteSummary() override {
    out_.Put("<header>");
    const std::string_view work = is_.title.empty() ? was_.title : is_.title;
    if (!work.empty()) out_.Put("<p class=\"work\">", Text(work), "</p>");
    out_.Put("<h1>", Text(DateOf(was_)), " → ", Text(DateOf(is_)), "</h1>");
    WriteCounts();
    out_.Put(
        "<fieldset class=\"views\"><legend>View</legend>"
        "<label><input type=\"radio\" name=\"view\" id=\"view-inline\" checked=\"checked\"/>"
        "<span>Inline</span></label>"
        "<label><input type=\"radio\" name=\"view\" id=\"view-sides\"/>"
        "<span>Side by side</span></label></fieldset></header>");
  }
  void WriteShifts(const std::vector<Shift>& shifts) override {
    const bool many = shifts.size() > kMostOpenRuns;
    out_.Put("<section class=\"overview\"><h2>Renumbered</h2>");
    if (many)
      out_.Put("<details><summary>", Text(std::to_string(shifts.size())),
               " runs of numbers</summary>");
    out_.Put("<ul class=\"runs\">");
    for (const Shift& shift : shifts) WriteRun(shift);
    out_.Put("</ul>", Markup(many ? "</details>" : ""), "</section>");
  }

  void WriteLists(const std::vector<ListChange>& lists) override {
    out_.Put("<section class=\"overview\"><h2>Lists</h2><dl>");
    for (const ListChange& change : lists) {
      out_.Put("<div><dt>", Text(change.name));
      if (const std::string fate = DescribeFate(change); !fate.empty())
        out_.Put("<small> ", Text(fate), "</small>");
      out_.Put("</dt><dd><ul class=\"members\"> ");
      for (const std::string& name : change.added)
        out_.Put("<li><ins>", Text(name), "</ins></li> ");
      for (const std::string& name : change.removed)
        out_.Put("<li><del>", Text(name), "</del></li> ");
      out_.Put("</ul></dd></div>");
    }
    out_.Put("</dl></section>");
  }

  // Where to go.
  void BeginGroups(const std::vector<DiffGroup>& groups) override {
    if (groups.empty()) return;
    out_.Put("<nav class=\"jumps\" aria-label=\"Sections with changes\"><ul>");
    size_t section = 0;
    for (const DiffGroup& group : groups)
      out_.Put("<li><a", Attribute("href", "#" + IdOf(group, ++section)), ">", Text(group.title),
               "</a><small> ", Text(std::to_string(group.items.size())), "</small></li>");
    out_.Put("</ul></nav>");
  }

  void BeginGroup(const DiffGroup& group) override {
    out_.Put("\n<section class=\"changes\"", Attribute("id", IdOf(group, ++sections_)), "><h2>",
             Text(group.title), "</h2>");
  }
  void EndGroup() override { out_.Put("</section>"); }

  // Numbers, title and kinds of change.
  void BeginChange(const DiffChange& change) override {
    const std::string id = UniqueId(change.anchor);
    part_ = change.part;
    out_.Put("\n<article", Attribute("id", id), " tabindex=\"-1\">");
    if (change.kinds.empty()) return;
    out_.Put("<h3><a class=\"n\"", Attribute("href", "#" + id), ">", Text(change.name), "</a>");
    if (!change.title.empty()) out_.Put("<span class=\"about\">", Text(change.title), "</span>");
    out_.Put("</h3><ul class=\"badges\">");
    for (const ChangeKind kind : change.kinds.List())
      out_.Put("<li", Attribute("class", ChangeKindName(kind)), ">", Text(ChangeKindName(kind)),
               "</li>");
    const bool renumbered = change.kinds.Has(ChangeKind::kRenumbered);
    if (change.confidence < (renumbered ? kPlain : kPlainInPlace))
      out_.Put("<li class=\"sure\">", Text(fmt::format("{:.0f} % sure", 100 * change.confidence)),
               "</li>");
    out_.Put("</ul>");
    if (!change.parts.empty()) out_.Put("<p class=\"parts\">", Text(change.parts), "</p>");
  }
  void EndChange() override { out_.Put("</article>"); }

  // Of what only one edition has there is only one view; nor is there a second one where the old
  // words are shown elsewhere.
  void WritePassage(PassageRole role, std::string_view label, const PassageDiff& passage) override {
    const bool added = passage.old_passage == nullptr || passage.old_passage->empty();
    const bool removed = passage.new_passage == nullptr || passage.new_passage->empty();
    const bool part = part_ && (role == PassageRole::kHeading || role == PassageRole::kText);
    OpenBlock(role, label);
    if (part || added || removed) {
      WriteView(added || part ? "one new" : "one old", passage, DiffView::kInline);
    } else {
      WriteView("inline", passage, DiffView::kInline);
      out_.Put("<div class=\"sides\">");
      WriteView("old", passage, DiffView::kOld);
      WriteView("new", passage, DiffView::kNew);
      out_.Put("</div>");
    }
    out_.Put("</div>");
  }

  void WriteSame(PassageRole role, std::string_view label, const Passage& passage) override {
    if (role == PassageRole::kNote || passage.empty()) return;
    out_.Put("<details class=\"same\"><summary>", Text(label), "</summary><div>");
    WritePlainWords(out_, passage);
    out_.Put("</div></details>");
  }

  // They are shown with the provision that contributed most to the merged one.
  void WriteMerged(const PassageDiff& heading, const PassageDiff& text) override {
    OpenBlock(PassageRole::kText, "Before it was merged");
    out_.Put("<div class=\"one old\">");
    WritePlainWords(out_, *heading.old_passage);
    if (!heading.old_passage->empty()) out_.Put("\n");
    WritePlainWords(out_, *text.old_passage);
    out_.Put("</div></div>");
  }

  void WriteHidden(std::string_view sentence) override {
    out_.Put("<p class=\"hidden\">", Text(sentence), "</p>");
  }

 private:
  void WriteCounts() {
    const auto& counts = report_.diff.counts;
    out_.Put("<p class=\"sizes\">",
             Text(fmt::format("{} provisions before, {} after", was_.provisions.size(),
                              is_.provisions.size())),
             "</p>");
    if (IsEmpty(report_.editions.concordance, report_.diff))
      return out_.Put("<p>Nothing has changed.</p>");
    out_.Put("<ul class=\"counts\">");
    for (const ChangeKind kind :
         {ChangeKind::kEdited, ChangeKind::kAdded, ChangeKind::kRemoved, ChangeKind::kSplit,
          ChangeKind::kMerged, ChangeKind::kMoved, ChangeKind::kRenumbered, ChangeKind::kRetargeted,
          ChangeKind::kRecited, ChangeKind::kRetypeset, ChangeKind::kUnchanged}) {
      const uint32_t count = counts[static_cast<size_t>(kind)];
      if (count > 0)
        out_.Put("<li", Attribute("class", ChangeKindName(kind)), "><b>",
                 Text(std::to_string(count)), "</b> ", Text(ChangeKindName(kind)), "</li>");
    }
    out_.Put("</ul>");
  }

  void WriteRun(const Shift& shift) {
    std::string remark = shift.moved ? "moved" : "";
    if (shift.provisions > 1)
      remark += fmt::format("{}{} provisions", shift.moved ? ", " : "", shift.provisions);
    out_.Put("<li>", Text(RangeOf(was_, shift.old_first, shift.old_last)), " → ",
             Text(RangeOf(is_, shift.new_first, shift.new_last)));
    if (!remark.empty()) out_.Put(" <small>", Text(remark), "</small>");
    out_.Put("</li>");
  }

  static std::string IdOf(const DiffGroup& group, size_t number) {
    switch (group.kind) {
      case DiffGroup::kGlossary:
        return "glossary";
      case DiffGroup::kFrontMatter:
        return "front";
      case DiffGroup::kBackMatter:
        return "back";
      case DiffGroup::kProvisions:
        break;
    }
    return fmt::format("section-{}", number);
  }

  // Returns `wish`, or if that is taken `wish`-2 and so on.
  std::string UniqueId(const std::string& wish) {
    std::string id = wish;
    for (size_t next = 2; !ids_.insert(id).second; ++next) id = fmt::format("{}-{}", wish, next);
    return id;
  }

  void OpenBlock(PassageRole role, std::string_view label) {
    constexpr std::string_view kClasses[] = {"passage heading", "passage", "passage example",
                                             "passage example"};
    out_.Put("<div", Attribute("class", kClasses[static_cast<size_t>(role)]), ">");
    if (!label.empty()) out_.Put("<p class=\"label\">", Text(label), "</p>");
  }

  void WriteView(std::string_view class_name, const PassageDiff& passage, DiffView view) {
    out_.Put("<div", Attribute("class", class_name), ">");
    WriteDiffWords(out_, passage, options_.context, view);
    out_.Put("</div>");
  }

  // Buttons to go from change to change, shown by the script, since they do nothing without one.
  void WriteBar() {
    out_.Put(
        "<nav class=\"bar\" id=\"bar\" aria-label=\"Move between changes\" hidden=\"hidden\">"
        "<button type=\"button\" id=\"previous\" aria-label=\"Previous change (p)\">↑</button>"
        "<span class=\"at\"> </span>"
        "<button type=\"button\" id=\"next\" aria-label=\"Next change (n)\">↓</button></nav>");
  }

  const DiffReport& report_;
  const Edition& was_;
  const Edition& is_;
  const DiffOptions& options_;
  HtmlWriter out_;
  std::unordered_set<std::string> ids_;
  size_t sections_ = 0;
  bool part_ = false;  // of the current change
};

}  // namespace
}  // namespace html

void WriteDiffHtml(const DiffReport& report, const DiffOptions& options, ByteSink& out) {
  html::DiffPageSink(report, options, out).Write();
}

}  // namespace codicil
