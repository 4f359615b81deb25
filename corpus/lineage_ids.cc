// The names of histories, and how they are looked up.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>

#include "base/sha256.h"
#include "corpus/lineages.h"
#include "text/fold.h"
#include "text/words.h"

namespace codicil {
namespace {

constexpr std::string_view kVersion = "codicil-lineage/1";
// Crockford's base 32 without vowels, so that no id is a word.
constexpr std::string_view kAlphabet = "bcdfghjkmnpqrstvwxyz0123456789";
constexpr size_t kLetters = 20;
constexpr size_t kLength = 7;

std::string ShortDigest(const std::string& bytes) {
  uint64_t number = 0;
  const std::string hex = Sha256Hex(bytes);
  std::from_chars(hex.data(), hex.data() + 16, number, 16);
  std::string id(1, kAlphabet[number % kLetters]);
  number /= kLetters;
  for (; id.size() < kLength; number /= kAlphabet.size())
    id += kAlphabet[number % kAlphabet.size()];
  return id;
}

// What a history had for the first time at one of its stops.
struct Appearance {
  uint32_t edition;
  ProvisionId provision;
  LineageIndex history;
  std::string name;
};

class Namer {
 public:
  Namer(const Work& work, Lineages& lineages) : work_(work), lineages_(lineages) {}

  void Name() {
    for (const Lineage& lineage : lineages_.all) {
      if (!lineage.id.empty()) pinned_.insert(lineage.id);
    }
    for (LineageIndex history = 0; history < lineages_.all.size(); ++history) Collect(history);
    std::ranges::sort(appearances_, [](const auto& a, const auto& b) {
      return std::tie(a.edition, a.provision) < std::tie(b.edition, b.provision);
    });
    for (Appearance& appearance : appearances_) Give(appearance);
  }

 private:
  void Collect(LineageIndex history) {
    const size_t begin = appearances_.size();
    const ProvisionRecord* last = nullptr;
    for (const Lineage::Stop& stop : lineages_.all[history].stops) {
      const ProvisionRecord& is = work_.editions[stop.edition].provisions[stop.provision];
      if (last && last->num == is.num && last->heading == is.heading && last->text == is.text)
        continue;
      last = &is;
      std::string name = NameOf(is);
      const bool known =
          std::any_of(appearances_.begin() + static_cast<std::ptrdiff_t>(begin), appearances_.end(),
                      [&](const Appearance& before) { return before.name == name; });
      if (!known) appearances_.push_back({stop.edition, stop.provision, history, std::move(name)});
    }
  }

  // The fold is the same for all formats of one edition.
  std::string NameOf(const ProvisionRecord& provision) {
    return ShortDigest(fmt::format("{}\n{}\n{}\n{}\n{}", kVersion, work_.id, provision.num,
                                   FoldOf(provision.heading), FoldOf(provision.text)));
  }

  std::string FoldOf(TextId text) {
    const auto found = folds_.find(text);
    if (found != folds_.end()) return found->second;
    return folds_.emplace(text, Fold(work_.texts[text])).first->second;
  }

  void Give(Appearance& appearance) {
    Lineage& lineage = lineages_.all[appearance.history];
    uint32_t& order = orders_[appearance.name];
    std::string name;
    do {
      ++order;
      name = order == 1 ? appearance.name : fmt::format("{}-{}", appearance.name, order);
    } while (name != lineage.id && pinned_.contains(name));
    if (lineage.id.empty()) {
      lineage.id = std::move(name);
    } else if (name != lineage.id) {
      lineage.aliases.push_back(std::move(name));
    }
  }

  const Work& work_;
  Lineages& lineages_;
  HashSet<std::string> pinned_;
  HashMap<uint64_t, std::string> folds_;
  std::vector<Appearance> appearances_;
  HashMap<std::string, uint32_t> orders_;  // how many histories have had a name so far
};

// As it was meant: people write the letters o, i and l for the digits.
std::string Typed(std::string_view id) {
  std::string typed = FoldCase(id);
  for (char& c : typed) c = c == 'o' ? '0' : c == 'i' || c == 'l' ? '1' : c;
  return typed;
}

}  // namespace

void NameHistories(const Work& work, Lineages& lineages) { Namer(work, lineages).Name(); }

HistoryIndex::HistoryIndex(const Lineages& lineages) {
  for (LineageIndex history = 0; history < lineages.all.size(); ++history) {
    by_id_.emplace(lineages.all[history].id, history);
    for (const std::string& alias : lineages.all[history].aliases) by_id_.emplace(alias, history);
  }
}

std::optional<LineageIndex> HistoryIndex::FindExactly(std::string_view id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<LineageIndex> HistoryIndex::Find(std::string_view id) const {
  if (const auto history = FindExactly(id)) return history;
  std::string typed = Typed(id);
  if (const auto history = FindExactly(typed)) return history;
  const size_t hyphen = typed.rfind('-');
  if (hyphen == typed.npos) return std::nullopt;
  uint32_t order = 0;
  std::from_chars(typed.data() + hyphen + 1, typed.data() + typed.size(), order);
  typed.resize(hyphen);
  const auto most = static_cast<uint32_t>(by_id_.size());
  for (order = std::min(order, most); order > 2; --order) {
    if (const auto history = FindExactly(fmt::format("{}-{}", typed, order - 1))) return history;
  }
  return order == 0 ? std::nullopt : FindExactly(typed);
}

}  // namespace codicil
