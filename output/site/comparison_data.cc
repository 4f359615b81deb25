#include "output/site/comparison_data.h"

#include <fmt/format.h>

#include <array>

#include "base/hash_map.h"
#include "output/confidence.h"
#include "output/json_writer.h"
#include "output/site/words.h"

namespace codicil::site {
namespace {

constexpr size_t kFileBytes = 60'000;  // a file of texts ends after as many

class DataWriter {
 public:
  explicit DataWriter(const Site& site) : site_(site), work_(site.work()) {}

  void Write() {
    for (uint32_t edition = 0; edition < work_.editions.size(); ++edition) WriteEdition(edition);
    WriteTexts();
    WriteHistories();
    Put("index", [&](JsonWriter& json) {
      json.Document(
          "editions",
          json.Each(work_.editions,
                    [&](const EditionRecord& edition) {
                      const auto index = static_cast<uint32_t>(&edition - work_.editions.data());
                      json.Object("name", site_.addresses.Edition(index), "title", NameOf(edition));
                    }),
          "files", firsts_);
    });
  }

 private:
  template <typename Write>
  void Put(const std::string& name, Write write) {
    StringSink sink;
    JsonWriter json(sink, JsonLayout::kOneLine);
    write(json);
    site_.folder.Write("changes/data/" + name + ".json", sink.TakeText());
  }

  // A column for each thing that is known of a provision. `anchors` has those that are not the
  // number alone, by place.
  void WriteEdition(uint32_t index) {
    const EditionRecord& edition = work_.editions[index];
    std::vector<std::string> numbers, anchors;
    std::vector<uint32_t> texts, depths, pages, places;
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
      const ProvisionRecord& provision = edition.provisions[id];
      numbers.push_back(provision.num);
      texts.push_back(TextOf(provision));
      depths.push_back(provision.depth);
      if (site_.addresses.pages(index).IsPage(id)) pages.push_back(id);
      const std::string anchor = site_.addresses.anchors(index).Provision(id).substr(1);
      if (anchor == provision.num && FolderName(anchor) == anchor) continue;
      places.push_back(id);
      anchors.push_back(anchor);
    }
    Put(site_.addresses.Edition(index), [&](JsonWriter& json) {
      json.Document("histories", work_.lineages.of[index], "numbers", numbers, "texts", texts,
                    "depths", depths, "pages", pages, "places", places, "anchors", anchors);
    });
  }

  // The heading, the text and the examples, a line each.
  uint32_t TextOf(const ProvisionRecord& provision) {
    std::string text(work_.texts[provision.heading]);
    text += "\n" + std::string(work_.texts[provision.text]);
    for (const TextId example : provision.examples)
      text += "\nExample: " + std::string(work_.texts[example]);
    for (const TextId note : provision.notes) text += "\nNote: " + std::string(work_.texts[note]);
    const auto [at, added] = ids_.emplace(text, static_cast<uint32_t>(texts_.size()));
    const uint32_t id = at->second;
    if (added) texts_.push_back(std::move(text));
    return id;
  }

  void WriteTexts() {
    std::vector<std::string_view> file;
    size_t bytes = 0;
    const auto end_file = [&] {
      Put(fmt::format("texts-{}", firsts_.size()),
          [&](JsonWriter& json) { json.Document("texts", file); });
      firsts_.push_back(static_cast<uint32_t>(next_ - file.size()));
      file.clear();
      bytes = 0;
    };
    for (next_ = 0; next_ < texts_.size();) {
      file.push_back(texts_[next_]);
      bytes += texts_[next_++].size();
      if (bytes > kFileBytes) end_file();
    }
    if (!file.empty()) end_file();
  }

  // History, other history, edition, how confident in percent.
  using Row = std::array<uint32_t, 4>;

  void WriteHistories() {
    std::vector<Row> from, into, doubts;
    for (LineageIndex history = 0; history < work_.lineages.all.size(); ++history) {
      const Lineage& lineage = work_.lineages.all[history];
      for (const Lineage::Link& link : lineage.split_from)
        from.push_back({history, link.other, link.edition, Percentage(link.confidence)});
      for (const Lineage::Link& link : lineage.merged_into)
        into.push_back({history, link.other, link.edition, Percentage(link.confidence)});
      for (const Lineage::Stop& stop : lineage.stops) {
        if (stop.confidence < kCertain)
          doubts.push_back({history, history, stop.edition, Percentage(stop.confidence)});
      }
    }
    Put("histories", [&](JsonWriter& json) {
      json.Document("split_from", from, "merged_into", into, "doubts", doubts);
    });
  }

  const Site& site_;
  const Work& work_;
  HashMap<std::string, uint32_t> ids_;
  std::vector<std::string> texts_;
  std::vector<uint32_t> firsts_;  // of each file: its first text
  size_t next_ = 0;
};

}  // namespace

void WriteComparisonData(const Site& site) { DataWriter(site).Write(); }

}  // namespace codicil::site
