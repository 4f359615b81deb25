#include "output/academy/policy.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "output/academy/academy.h"

namespace codicil::academy {
namespace {

constexpr uint32_t kSubsection = 2;

// "3" of 2.3.
std::string LastOf(const std::string& number) {
  return number.substr(number.rfind('.') == number.npos ? 0 : number.rfind('.') + 1);
}

std::string_view TitleOf(const Work& work, const ProvisionRecord& provision) {
  return work.texts[provision.heading != kNoText ? provision.heading : provision.text];
}

void AddText(std::string_view text, std::string& content) {
  if (text.empty()) return;
  if (!content.empty()) content += "\n\n";
  content += text;
}

// By the ids of their provisions.
std::map<ProvisionId, Chunk> ChunksById(const Work& work, const EditionRecord& edition) {
  std::map<ProvisionId, Chunk> chunks;
  std::string section;
  for (ProvisionId id = 0; id < edition.provisions.size(); ++id) {
    const ProvisionRecord& provision = edition.provisions[id];
    if (provision.depth == 1) section = provision.num;
    if (provision.depth <= kSubsection) {
      const bool within = provision.depth == kSubsection;
      Chunk& chunk = chunks[id];
      chunk = {section, within ? LastOf(provision.num) : "", std::string(TitleOf(work, provision)),
               ""};
      if (provision.heading != kNoText) AddText(work.texts[provision.text], chunk.content);
    } else if (!chunks.empty()) {
      std::string& content = chunks.rbegin()->second.content;
      AddText(work.texts[provision.heading], content);
      AddText(work.texts[provision.text], content);
    }
  }
  return chunks;
}

auto NumberOrNull(const std::string& number, JsonWriter& json) {
  return [&] {
    const bool digits = !number.empty() && number.size() < 10 &&
                        number.find_first_not_of("0123456789") == number.npos;
    digits ? json.Value(std::stoul(number)) : json.Value(OrNull(number));
  };
}

}  // namespace

std::vector<Chunk> ChunksOf(const Work& work, const EditionRecord& edition) {
  std::vector<Chunk> chunks;
  for (auto& [id, chunk] : ChunksById(work, edition)) chunks.push_back(std::move(chunk));
  return chunks;
}

void WriteChunk(const Chunk& chunk, JsonWriter& json) {
  json.Object("section", NumberOrNull(chunk.section, json), "subsection",
              NumberOrNull(chunk.subsection, json), "title", chunk.title, "content",
              OrNull(chunk.content));
}

std::vector<ChangedChunk> ChangedChunks(const Work& work, uint32_t edition) {
  auto was = ChunksById(work, work.editions[edition - 1]);
  auto is = ChunksById(work, work.editions[edition]);
  std::vector<ChangedChunk> changed;
  for (const PairRecord& pair : work.transitions[edition - 1].pairs) {
    const auto before = was.find(pair.old_id), after = is.find(pair.new_id);
    ChangedChunk change;
    if (before != was.end()) change.old_chunk = before->second;
    if (after != is.end()) change.new_chunk = after->second;
    if (!pair.main || change.old_chunk == change.new_chunk) continue;
    if (before != was.end() && after != is.end())
      std::tie(change.old_chunk.content, change.new_chunk.content) =
          Marked(change.old_chunk.content, change.new_chunk.content);
    changed.push_back(std::move(change));
  }
  return changed;
}

}  // namespace codicil::academy
