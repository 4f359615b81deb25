#include "apply_diff.h"

#include <rapidjson/document.h>

namespace codicil {
namespace {

using Json = rapidjson::Value;
using Block = std::pair<std::string, std::string>;

constexpr char kUnknown[] = "?";

std::string TextOrNone(const Json& value) {
  return value.IsString() ? std::string(value.GetString(), value.GetStringLength()) : "";
}

// "203.1" of the key "203.1#2".
std::string NumberOfKey(const std::string& key) { return key.substr(0, key.find('#')); }

// Also checks the old text, except for a part of a split, for which the diff does not give it.
std::string Edited(const std::string& old_text, const Json& edits, bool part) {
  std::string olds, news;
  for (const Json& edit : edits.GetArray()) {
    const std::string kind = edit["kind"].GetString();
    if (kind != "inserted") olds += TextOrNone(edit[edit.HasMember("old") ? "old" : "text"]);
    if (kind != "deleted") news += TextOrNone(edit[edit.HasMember("new") ? "new" : "text"]);
  }
  return part || olds == old_text ? news : kUnknown;
}

// The old text if the diff does not mention it.
std::string Changed(const std::string& old_text, const Json& entry, const char* part) {
  return entry.HasMember(part) ? Edited(old_text, entry[part], entry.HasMember("part")) : old_text;
}

template <typename Item>
Item& At(std::vector<Item>& items, size_t at, Item unknown) {
  while (items.size() <= at) items.push_back(unknown);
  return items[at];
}

class Applier {
 public:
  Applier(const PlainEdition& old_edition, const Json& diff) : old_(old_edition), diff_(diff) {}

  PlainEdition Run() {
    const Json& side = diff_["new"];
    new_.title = TextOrNone(side["title"]);
    new_.effective_date = TextOrNone(side["effective_date"]);
    new_.language = TextOrNone(side["language"]);
    for (const Json& run : diff_["unchanged"].GetArray()) Copy(run);
    for (const Json& entry : diff_["provisions"].GetArray()) Provide(entry);
    Define();
    new_.front_matter = Surround(old_.front_matter, diff_["front_matter"]);
    new_.between_matter = diff_.HasMember("between_matter")
                              ? Surround(old_.between_matter, diff_["between_matter"])
                              : old_.between_matter;
    new_.back_matter = Surround(old_.back_matter, diff_["back_matter"]);
    return std::move(new_);
  }

 private:
  PlainProvision& New(size_t at) {
    return At(new_.provisions, at, PlainProvision{kUnknown, false, "", "", {}, {}});
  }

  void Copy(const Json& run) {
    for (unsigned i = 0; i < run["count"].GetUint(); ++i) {
      New(run["new_at"].GetUint() + i) = old_.provisions.at(run["old_at"].GetUint() + i);
    }
  }

  void Provide(const Json& entry) {
    if (entry["new_at"].IsNull() || !entry["main"].GetBool()) return;
    const PlainProvision nothing;
    const PlainProvision& from = entry["old_at"].IsNull() || entry.HasMember("part")
                                     ? nothing
                                     : old_.provisions.at(entry["old_at"].GetUint());
    PlainProvision to;
    to.number = NumberOfKey(TextOrNone(entry["new"]));
    to.implied = entry.HasMember("implied");
    to.heading = Changed(from.heading, entry, "heading");
    to.text = Changed(from.text, entry, "text");
    to.examples = entry.HasMember("examples") ? Examples(entry["examples"]) : from.examples;
    to.notes = entry.HasMember("notes") ? Notes(from.notes, entry["notes"]) : from.notes;
    New(entry["new_at"].GetUint()) = to;
  }

  std::vector<std::string> Examples(const Json& entries) {
    std::vector<std::string> examples;
    for (const Json& entry : entries.GetArray()) {
      if (entry["new"].IsNull()) continue;
      const Json& from = entry["old"];
      const std::string old_text =
          from.IsNull()
              ? ""
              : old_.provisions.at(from["at"].GetUint()).examples.at(from["example"].GetUint());
      examples.push_back(Changed(old_text, entry, "text"));
    }
    return examples;
  }

  static std::vector<std::string> Notes(const std::vector<std::string>& olds, const Json& entries) {
    std::vector<std::string> notes;
    for (unsigned i = 0; i < entries.Size(); ++i) {
      if (!entries[i]["removed"].GetBool())
        notes.push_back(Changed(i < olds.size() ? olds[i] : "", entries[i], "text"));
    }
    return notes;
  }

  // Provisions that the diff does not mention stay where they were.
  void Define() {
    new_.glossary = old_.glossary;
    new_.glossary.resize(diff_["new"]["glossary"].GetUint(), {kUnknown, ""});
    for (const Json& entry : diff_["glossary"].GetArray()) {
      if (entry["new_at"].IsNull()) continue;
      const std::string old_text =
          entry["old_at"].IsNull() ? "" : old_.glossary.at(entry["old_at"].GetUint()).second;
      new_.glossary.at(entry["new_at"].GetUint()) = {TextOrNone(entry["new"]),
                                                     Changed(old_text, entry, "text")};
    }
  }

  static std::vector<Block> Surround(const std::vector<Block>& olds, const Json& entries) {
    if (entries.Empty()) return olds;
    std::vector<Block> blocks;
    for (const Json& entry : entries.GetArray()) {
      if (entry["new_at"].IsNull()) continue;
      const std::string old_text =
          entry["old_at"].IsNull() ? "" : olds.at(entry["old_at"].GetUint()).second;
      At(blocks, entry["new_at"].GetUint(), {kUnknown, ""}) = {entry["block"].GetString(),
                                                               Changed(old_text, entry, "text")};
    }
    return blocks;
  }

  const PlainEdition& old_;
  const Json& diff_;
  PlainEdition new_;
};

std::vector<std::string> TextsOf(const std::vector<Passage>& passages) {
  std::vector<std::string> texts;
  for (const Passage& passage : passages) texts.emplace_back(passage.text);
  return texts;
}

std::vector<Block> BlocksOf(const std::vector<MatterBlock>& matter) {
  std::vector<Block> blocks;
  for (const MatterBlock& block : matter)
    blocks.emplace_back(MatterKindName(block.kind), block.text.text);
  return blocks;
}

}  // namespace

PlainEdition PlainOf(const Edition& edition) {
  PlainEdition plain{edition.title, edition.effective_date, edition.language, {}, {}, {}, {}, {}};
  for (const Provision& p : edition.provisions) {
    plain.provisions.push_back({p.number.ToString(), p.implied, std::string(p.heading.text),
                                std::string(p.text.text), TextsOf(p.examples), TextsOf(p.notes)});
  }
  for (const GlossaryEntry& entry : edition.glossary)
    plain.glossary.emplace_back(entry.term.text, entry.text.text);
  plain.front_matter = BlocksOf(edition.front_matter);
  plain.between_matter = BlocksOf(edition.between_matter);
  plain.back_matter = BlocksOf(edition.back_matter);
  return plain;
}

PlainEdition ApplyDiff(const PlainEdition& old_edition, const std::string& json) {
  rapidjson::Document diff;
  diff.Parse(json.data(), json.size());
  return Applier(old_edition, diff).Run();
}

}  // namespace codicil
