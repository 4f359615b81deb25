#include "serve/academy_policy.h"

#include <algorithm>
#include <array>
#include <optional>

#include "output/academy/policy.h"
#include "output/writer.h"
#include "serve/academy_reply.h"
#include "serve/json.h"
#include "text/words.h"

namespace codicil::serve {
namespace {

constexpr std::string_view kNewestDiff = "/diff/mtr/";

class PolicyAsked : public AcademyReply {
 public:
  PolicyAsked(OpenWork* open, const httplib::Request& request, httplib::Response& response)
      : AcademyReply(request, response), open_(open) {}

  void Answer() {
    try {
      AnswerPath();
    } catch (const Invalid& invalid) {
      Refuse(422, invalid.why);
    }
  }

 private:
  const Work& work() const { return open_->work(); }
  static uint64_t WholeNumber(const std::string& text) {
    uint64_t number = 0;
    if (ReadWhole(text, &number)) return number;
    throw Invalid{"a section has a whole number"};
  }
  std::vector<academy::Chunk> Chunks() const {
    if (open_ == nullptr) return {};
    return academy::ChunksOf(work(), work().editions.back());
  }
  // The edition of that day.
  std::optional<uint32_t> EditionOf(const std::string& date) const {
    for (uint32_t i = 0; open_ != nullptr && i < work().editions.size(); ++i)
      if (work().editions[i].date == date) return i;
    return std::nullopt;
  }

  void All() {
    if (open_ == nullptr) return Refuse(404, "Not Found");
    Give([&](JsonWriter& json) {
      json.Document("effectiveDate", OrNull(work().editions.back().date), "content",
                    json.Each(Chunks(), [&](const auto& chunk) { WriteChunk(chunk, json); }));
    });
  }
  void Section() {
    const uint64_t number = WholeNumber(rest_);
    std::vector<academy::Chunk> chunks = Chunks();
    std::erase_if(chunks, [&](const auto& chunk) { return chunk.section != rest_; });
    if (chunks.empty()) return RefuseNested("Section not found.", "section", number);
    Give([&](JsonWriter& json) {
      json.Value(json.Each(chunks, [&](const auto& chunk) { WriteChunk(chunk, json); }));
    });
  }
  void Subsection() {
    const size_t dot = std::min(rest_.find('.'), rest_.size());
    const std::string section = rest_.substr(0, dot);
    const std::string subsection = rest_.substr(std::min(dot + 1, rest_.size()));
    const uint64_t first = WholeNumber(section), second = WholeNumber(subsection);
    const bool given = GiveOne([&](const auto& chunk) {
      return chunk.section == section && chunk.subsection == subsection;
    });
    if (!given) RefuseNested("Section not found.", "section", first, "subsection", second);
  }
  void Titled() {
    const bool given =
        GiveOne([&](const auto& chunk) { return FoldCase(chunk.title) == FoldCase(rest_); });
    if (!given) RefuseNested("Section not found.", "title", rest_);
  }
  template <typename Is>
  bool GiveOne(Is is) {
    const std::vector<academy::Chunk> chunks = Chunks();
    const auto found = std::ranges::find_if(chunks, is);
    if (found == chunks.end()) return false;
    Give([&](JsonWriter& json) { WriteChunk(*found, json); });
    return true;
  }

  // Of the edition of a day; without one that leads to the newest.
  void Changes() {
    const bool any = open_ != nullptr && work().editions.size() > 1;
    if (rest_.empty() && any) return LeadTo("./" + work().editions.back().date);
    const auto edition = EditionOf(rest_);
    if (!edition || *edition == 0)
      return RefuseNested("No diff found at this date.", "effective_date", OrNull(rest_));
    const auto one = [](const academy::Chunk& chunk, JsonWriter& json) {
      return [&] { chunk.title.empty() ? json.Value(nullptr) : WriteChunk(chunk, json); };
    };
    const auto changed = academy::ChangedChunks(work(), *edition);
    Give([&](JsonWriter& json) {
      json.Document("effectiveDate", rest_, "changes", json.Each(changed, [&](const auto& change) {
        json.Object("old", one(change.old_chunk, json), "new", one(change.new_chunk, json));
      }));
    });
  }

  void File() {
    const auto edition = EditionOf(rest_);
    if (!edition) return Refuse(404, "MTR not available for this date");
    const auto read = open_->Read(*edition);
    if (!read) return Refuse(503, read.failure().message());
    GiveText(Written(WritePublished, (*read)->edition()));
  }
  void NoFile() { Refuse(404, "IPG not available for this date"); }

  // The newest first; those that follow another, or all.
  std::vector<std::string> Days(size_t from) const {
    std::vector<std::string> days;
    for (size_t i = open_ == nullptr ? 0 : work().editions.size(); i > from; --i)
      days.push_back(work().editions[i - 1].date);
    return days;
  }
  void Editions() { GiveMetadata(Days(0)); }
  void NoEditions() { GiveMetadata({}); }
  void GiveMetadata(const std::vector<std::string>& days) {
    Give([&](JsonWriter& json) {
      json.Document("data", json.Each(days, [&](const std::string& day) {
        json.Object("creationDay", OrNull(day));
      }));
    });
  }
  void Diffs() {
    Give([&](JsonWriter& json) {
      json.Value(json.Each(
          Days(1), [&](const std::string& day) { json.Object("effectiveDate", OrNull(day)); }));
    });
  }

  struct Row {
    std::string_view path;
    bool more;  // follows
    void (PolicyAsked::*answer)();
  };
  static constexpr auto Rows() {
    return std::to_array<Row>({{"/mtr", false, &PolicyAsked::All},
                               {"/mtr/section/", true, &PolicyAsked::Section},
                               {"/mtr/subsection/", true, &PolicyAsked::Subsection},
                               {"/mtr/titled/", true, &PolicyAsked::Titled},
                               {kNewestDiff, true, &PolicyAsked::Changes},
                               {"/file/mtr/", true, &PolicyAsked::File},
                               {"/file/ipg/", true, &PolicyAsked::NoFile},
                               {"/metadata/mtr", false, &PolicyAsked::Editions},
                               {"/metadata/ipg", false, &PolicyAsked::NoEditions},
                               {"/metadata/mtr-diffs", false, &PolicyAsked::Diffs}});
  }

  void AnswerPath() {
    std::string_view path = request_.path;
    const bool slash = EndsInSlash() && path != kNewestDiff;
    if (slash) path.remove_suffix(1);
    for (const Row& row : Rows()) {
      if (!path.starts_with(row.path) || (!row.more && path != row.path)) continue;
      rest_ = path.substr(row.path.size());
      return slash ? LeadWithoutSlash() : (this->*row.answer)();
    }
    Refuse(404, "Not Found");
  }

  OpenWork* const open_;
  std::string rest_;
};

}  // namespace

bool IsOfPolicy(const std::string& path) {
  constexpr auto kHeads = std::to_array<std::string_view>(
      {"/mtr", "/diff/mtr/", "/file/mtr/", "/file/ipg/", "/metadata/mtr", "/metadata/ipg"});
  return std::ranges::any_of(kHeads, [&](std::string_view head) { return path.starts_with(head); });
}

void AnswerPolicy(OpenWork* open, const httplib::Request& request, httplib::Response& response) {
  PolicyAsked(open, request, response).Answer();
}

}  // namespace codicil::serve
