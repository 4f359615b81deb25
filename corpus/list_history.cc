#include "corpus/list_history.h"

#include <map>
#include <optional>
#include <set>

#include "vocabulary/changes.h"

namespace codicil {
namespace {

using Members = std::set<std::string>;

Members KeysOf(const ListRecord& list) {
  Members keys;
  for (const std::string& member : list.members) keys.insert(NameKey(member));
  return keys;
}

class ListFollower {
 public:
  void Add(uint32_t edition, const std::vector<ListRecord>& lists) {
    std::set<std::string> here;
    for (const ListRecord& list : lists) here.insert(KeyOfList(list));
    for (const ListRecord& list : lists) {
      const std::string key = KeyOfList(list);
      auto found = by_key_.find(key);
      if (found == by_key_.end()) found = by_key_.emplace(key, Renamed(edition, list, here)).first;
      Continue(edition, list, open_[found->second]);
    }
  }

  std::vector<ListHistory> Finish() {
    std::vector<ListHistory> all;
    for (Open& open : open_) all.push_back(std::move(open.history));
    return all;
  }

 private:
  struct Open {
    ListHistory history;
    std::string key;  // of the last edition that has it
    uint32_t last = 0;
    Members members;
    std::map<std::string, size_t> name_at, member_at;  // by key, in history
  };

  static std::string KeyOfList(const ListRecord& list) {
    return NameKey(list.name) + "\n" + NameKey(list.of);
  }

  // The history that a list under a new name continues, or a new one.
  size_t Renamed(uint32_t edition, const ListRecord& list, const std::set<std::string>& here) {
    constexpr double kSame = 0.6;
    const Members members = KeysOf(list);
    std::optional<size_t> best;
    double most = kSame;
    for (size_t i = 0; i < open_.size(); ++i) {
      if (open_[i].last + 1 != edition || here.contains(open_[i].key)) continue;
      const double likeness = Likeness(open_[i].members, members);
      if (likeness < most || (best && likeness == most)) continue;
      most = likeness;
      best = i;
    }
    if (best) return *best;
    open_.emplace_back();
    return open_.size() - 1;
  }

  static void Continue(uint32_t edition, const ListRecord& list, Open& open) {
    open.key = KeyOfList(list);
    open.last = edition;
    open.members = KeysOf(list);
    open.history.name = list.name;
    open.history.of = list.of;
    Extend(edition, list.name, open.name_at, open.history.names);
    for (const std::string& member : list.members)
      Extend(edition, member, open.member_at, open.history.members);
  }

  static void Extend(uint32_t edition, const std::string& name, std::map<std::string, size_t>& at,
                     std::vector<NameHistory>& histories) {
    const auto [found, is_new] = at.emplace(NameKey(name), histories.size());
    if (is_new) histories.emplace_back();
    NameHistory& history = histories[found->second];
    history.name = name;
    if (history.spans.empty() || history.spans.back().last + 1 < edition)
      history.spans.push_back({edition, edition});
    history.spans.back().last = edition;
  }

  std::vector<Open> open_;
  std::map<std::string, size_t> by_key_;  // every name that a list has had
};

}  // namespace

std::vector<ListHistory> ListsThroughTime(const Work& work) {
  ListFollower follower;
  for (uint32_t edition = 0; edition < work.editions.size(); ++edition)
    follower.Add(edition, work.editions[edition].lists);
  return follower.Finish();
}

}  // namespace codicil
