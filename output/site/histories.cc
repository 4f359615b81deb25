// The history of each provision: what every edition did to it.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/ascii.h"
#include "corpus/at_a_glance.h"
#include "corpus/blame.h"
#include "corpus/history.h"
#include "corpus/pool.h"
#include "output/changes/changed_words.h"
#include "output/confidence.h"
#include "output/html/symbol.h"
#include "output/passage_parts.h"
#include "output/site/layout.h"
#include "output/site/words.h"
#include "output/trace.h"

namespace codicil::site {

using html::Attribute;
using html::Markup;
using html::Text;

namespace {

constexpr size_t kTints = 6;  // in the style sheet

// What a step changed for a reader, as the style sheet names it: words, the number or place alone,
// or nothing.
std::string_view WeightOf(const HistoryStep& step) {
  if (ChangesWords(step)) return "changed";
  const bool renamed =
      step.kinds.Has(ChangeKind::kRenumbered) || step.kinds.Has(ChangeKind::kMoved);
  return renamed ? "renamed" : "same";
}

class HistoryWriter {
 public:
  HistoryWriter(const Site& site, Blamer& blamer, LineageIndex history)
      : site_(site),
        work_(site.work()),
        index_(site.past.index),
        blamer_(blamer),
        history_(history),
        lineage_(work_.lineages.all[history]),
        steps_(StepsOf(work_, index_, history)),
        page_(site, PageOf()),
        out_(page_.out()) {}

  void Write() {
    page_.Body();
    out_.Put("<article class=\"history-page\">\n<header><p class=\"over\">The history of</p><h1>",
             Text(NameOf(work_, LastOf(lineage_))), "</h1>\n");
    WriteSummary();
    out_.Put("</header>\n");
    WriteText();
    WriteLine();
    WriteSteps();
    out_.Put("</article>\n");
    page_.Finish();
    if (!site_.options.formats) return;
    site_.folder.Write(page_.page().folder + "index.json", Written(WriteTraceJson, trace()));
    site_.folder.Write(page_.page().folder + "index.md", Written(WriteTraceMarkdown, trace()));
  }

 private:
  Trace trace() const { return {work_, index_, lineage_.id, {{history_}, std::nullopt, {}, ""}}; }

  Page PageOf() const {
    Page page;
    page.folder = site_.addresses.History(history_);
    page.title = site_.say().With("The history of {}", NameOf(work_, LastOf(lineage_)));
    const std::string_view text = work_.texts[At(work_, LastOf(lineage_)).text];
    page.description =
        text.empty() ? DescribeFate(work_, history_, site_.say()) : BeginningOf(text, kPreview);
    page.kind = "home";
    page.scripts = {"words.js"};
    page.styles = {"changes.css"};
    page.crumbs = {{site_.say()("Rules"), ""}};
    const Place last = LastOf(lineage_);
    if (last.edition == site_.newest()) {
      const ProvisionId on = site_.addresses.newest_pages().PageOf(last.provision);
      page.crumbs.push_back({NameOf(work_, Place{last.edition, on}), site_.addresses.Rule(on)});
    }
    page.crumbs.push_back({site_.say().With("History of {}", At(work_, last).num), ""});
    if (site_.options.formats)
      page.formats = {{page.folder + "index.json", "JSON", "application/json"},
                      {page.folder + "index.md", "Markdown", "text/markdown"}};
    return page;
  }

  void WriteSummary() {
    out_.Put("<p class=\"lead\">", Text(DescribeFate(work_, history_, page_.say())), " ",
             Text(DescribeBirth(work_, history_, page_.say())), "</p>\n<p class=\"facts\">");
    const Fate fate = FateOf(work_, history_);
    if (fate.heir != kNoHistory) {
      const Place now = LastOf(work_.lineages.all[fate.heir]);
      page_.Link(site_.addresses.Rule(now.provision),
                 page_.say().With("Read {}", At(work_, now).num));
      out_.Put(" ");
    }
    const float weakest = WeakestLink(lineage_);
    out_.Put(
        "<span>", Text(DescribeYears(work_, lineage_, page_.say())), "</span> <span>",
        Text(page_.say()("lasting id")), " <code>", Text(lineage_.id), "</code></span> <span>",
        Text(weakest >= 0.995f ? std::string(page_.say()("every step is certain"))
                               : page_.say().With("the least certain step: {}", Percent(weakest))),
        "</span>");
    if (!lineage_.pinned.empty())
      out_.Put(" <span>", Text(page_.say().With("decided by hand: {}", lineage_.pinned)),
               "</span>");
    out_.Put("</p>\n");
  }

  // A mark for each edition of the work: there or not, and how much was changed.
  void WriteLine() {
    std::vector<const HistoryStep*> by_edition(work_.editions.size());
    for (const HistoryStep& step : steps_) by_edition[step.place.edition] = &step;
    out_.Put("<nav aria-label=\"Through the editions\"><ol class=\"line\">");
    for (uint32_t edition = 0; edition < work_.editions.size(); ++edition) {
      const HistoryStep* step = by_edition[edition];
      const std::string& name = NameOf(work_.editions[edition]);
      const bool shown = step != nullptr && !IsUnchanged(*step);
      const std::string what = fmt::format(
          "{}: {}", name,
          step == nullptr ? page_.say()("not there") : DescribeKinds(*step, page_.say()));
      out_.Put("<li", Attribute("class", step == nullptr ? "none" : WeightOf(*step)), ">");
      if (step == nullptr) {
        out_.Put("<span", Attribute("title", what), "><span class=\"sr\">", Text(what),
                 "</span></span>");
      } else {
        const std::string to = shown ? fmt::format("#e-{}", site_.addresses.Edition(edition))
                                     : page_.To(AddressOf(step->place));
        out_.Put("<a", Attribute("href", to), Attribute("title", what), "><span class=\"sr\">",
                 Text(what), "</span></a>");
      }
      out_.Put("</li>");
    }
    out_.Put("</ol></nav>\n<p class=\"ends\" aria-hidden=\"true\"><span>",
             Text(NameOf(work_.editions.front())), "</span><span>",
             Text(NameOf(work_.editions.back())),
             "</span></p>\n<p class=\"marks\" aria-hidden=\"true\"><span class=\"changed\">words "
             "changed</span>"
             "<span class=\"renamed\">only renumbered or moved</span>"
             "<span class=\"same\">as before</span></p>\n");
  }

  std::string AddressOf(const Place& place) const {
    return site_.addresses.Dated(place.edition, place.provision);
  }

  void WriteSteps() {
    out_.Put("<ol class=\"steps\">\n");
    uint32_t quiet = 0;  // editions without a change since the step before
    for (const HistoryStep& step : steps_) {
      if (IsUnchanged(step)) {
        ++quiet;
        continue;
      }
      WriteQuiet(quiet);
      quiet = 0;
      WriteStep(step);
    }
    WriteQuiet(quiet);
    out_.Put("</ol>\n");
  }

  void WriteQuiet(uint32_t editions) {
    if (editions > 0)
      out_.Put("<li class=\"quiet\">",
               Text(page_.say().Counted(
                   editions, "{} edition without a change|{} editions without a change")),
               "</li>\n");
  }

  void WriteStep(const HistoryStep& step) {
    const std::string& edition = site_.addresses.Edition(step.place.edition);
    out_.Put("<li", Attribute("id", "e-" + edition), Attribute("class", WeightOf(step)), "><h2>");
    page_.Link(AddressOf(step.place), NameOf(work_.editions[step.place.edition]));
    out_.Put(" <span>", Text(At(work_, step.place).num), "</span></h2><p class=\"what\">",
             Text(DescribeKinds(step, page_.say())));
    if (step.before) {
      out_.Put(" · ");
      page_.Link(site_.addresses.Changes(step.place.edition), page_.say()("all changes then"));
    }
    out_.Put("</p>");
    for (const std::string& sentence : DescribeParts(work_, step, page_.say()))
      out_.Put("<p class=\"parts\">", Text(sentence), "</p>");
    for (const StepPassage& passage : ShownPassages(work_, step, differ_)) WritePassage(passage);
    if (step.before) WriteWhole(step.place);
    out_.Put("</li>\n");
  }

  void WritePassage(const StepPassage& passage) {
    out_.Put("<blockquote", page_.TextLanguage(), "><p>",
             Text(page_.say()(PassageLabel(passage.role))));
    if (passage.edits.empty()) {
      html::WriteWithSymbols(out_, passage.new_text);
    } else {
      changes::WriteBothWords(out_, passage);
    }
    out_.Put("</p></blockquote>\n");
  }

  void WriteWhole(const Place& place) {
    const ProvisionRecord& provision = At(work_, place);
    if (provision.text == kNoText) return;
    out_.Put("<details><summary>As it read then</summary><p", page_.TextLanguage(), ">");
    html::WriteWithSymbols(out_, work_.texts[provision.text]);
    out_.Put("</p></details>\n");
  }

  // The text of today, or the last; each stretch with the edition that brought it, if several did.
  void WriteText() {
    const Place last = LastOf(lineage_);
    const std::vector<BlamedPassage> passages = blamer_.Of(last);
    const auto text = std::ranges::find(passages, "text", &BlamedPassage::role);
    if (text == passages.end()) return;
    std::set<uint32_t> editions;
    for (const BlameRun& run : text->runs) editions.insert(run.from.edition);
    out_.Put(
        "<section class=\"origins\"><h2>",
        Text(page_.say()(last.edition == site_.newest() ? "As it reads today" : "As it last read")),
        "</h2><p", page_.TextLanguage(), ">");
    for (const BlameRun& run : text->runs) {
      if (editions.size() == 1) {
        html::WriteWithSymbols(out_, run.text);
      } else {
        WriteRun(run, editions);
      }
    }
    out_.Put("</p>\n");
    if (editions.size() > 1) WriteOrigins(text->runs, editions);
    out_.Put("</section>\n");
  }

  static std::string TintOf(uint32_t edition, const std::set<uint32_t>& editions) {
    const auto newer = std::distance(editions.upper_bound(edition), editions.end());
    return fmt::format("o{}", std::min(static_cast<size_t>(newer), kTints - 1));
  }

  void WriteRun(const BlameRun& run, const std::set<uint32_t>& editions) {
    const std::string from =
        fmt::format("{}, {}", NameOf(work_.editions[run.from.edition]), NameOf(work_, run.from));
    out_.Put("<span", Attribute("class", TintOf(run.from.edition, editions)),
             Attribute("title", from), ">", Text(run.text), "</span>");
  }

  void WriteOrigins(const std::vector<BlameRun>& runs, const std::set<uint32_t>& editions) {
    out_.Put("<dl>");
    for (auto edition = editions.rbegin(); edition != editions.rend(); ++edition) {
      out_.Put("<div><dt><i", Attribute("class", TintOf(*edition, editions)), "></i> ",
               Text(NameOf(work_.editions[*edition])), "</dt><dd>", Text(WordsFrom(runs, *edition)),
               "</dd></div>\n");
    }
    out_.Put("</dl>");
  }

  // The first words of each stretch that is more than a full stop.
  static std::string WordsFrom(const std::vector<BlameRun>& runs, uint32_t edition) {
    std::string words;
    for (const BlameRun& run : runs) {
      const auto says = [](char c) { return !IsAscii(c) || IsAlnum(c); };
      if (run.from.edition != edition || std::ranges::none_of(run.text, says)) continue;
      const auto [begin, end] = WordsOf(run.text);
      if (!words.empty()) words += " · ";
      words += BeginningOf(run.text.substr(begin, end - begin));
    }
    return words;
  }

  const Site& site_;
  const Work& work_;
  const TransitionIndex& index_;
  Blamer& blamer_;
  const LineageIndex history_;
  const Lineage& lineage_;
  const std::vector<HistoryStep> steps_;
  TextDiffer differ_;
  PageWriter page_;
  html::HtmlWriter& out_;
};

}  // namespace

Status WriteHistories(const Site& site) {
  const Lineages& histories = site.work().lineages;
  constexpr size_t kBatch = 64;
  ForEachInPool((histories.all.size() + kBatch - 1) / kBatch, site.options.threads,
                [&](size_t batch) {
                  const size_t end = std::min(histories.all.size(), (batch + 1) * kBatch);
                  Blamer blamer(site.work(), site.past.index);
                  for (size_t history = batch * kBatch; history < end; ++history)
                    HistoryWriter(site, blamer, static_cast<LineageIndex>(history)).Write();
                });
  for (LineageIndex history = 0; history < histories.all.size(); ++history) {
    for (const std::string& alias : histories.all[history].aliases)
      site.folder.Redirect("id/" + FolderName(alias) + "/", site.addresses.History(history));
  }
  return {};
}

}  // namespace codicil::site
