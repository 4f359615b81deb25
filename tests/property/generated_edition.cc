#include "generated_edition.h"

#include <algorithm>
#include <random>
#include <sstream>

#include "rules/edition_builder.h"

namespace codicil {
namespace {

constexpr char kMarkBegin = '\x01';
constexpr char kMarkEnd = '\x02';
constexpr uint32_t kNone = UINT32_MAX;
// After the alphabet that a scheme with left-out letters has.
constexpr size_t kMostLetters = 22;

using Words = std::vector<std::string>;

Words WordsOf(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string Joined(const Words& words, size_t begin, size_t end) {
  std::string text;
  for (size_t i = begin; i < end; ++i) text += (i > begin ? " " : "") + words[i];
  return text;
}

struct Node {
  std::vector<ProvisionId> olds;  // none: added; several: merged
  bool main = true;               // false: the second half of a split
  bool touched = false;
  bool edited = false;
  bool moved = false;
  bool gone = false;
  uint32_t parent = kNone;
  std::vector<uint32_t> children;
  std::string heading, text;
  std::vector<std::string> examples;
  RuleNumber number;
};

// A cited number: a mark in the texts until the new number is known.
struct CitedRange {
  std::string as_written;
  ProvisionId first, last;  // last: kNoProvision if it is not a range
};

class Generator {
 public:
  Generator(const Edition& edition, const CrossReferences& references, uint32_t seed)
      : old_(edition), references_(references), random_(seed) {}

  GeneratedEdition Run() {
    Copy();
    const auto count = static_cast<uint32_t>(nodes_.size());
    AddSubsection();
    for (uint32_t i = 0; i < count; ++i) Change(i);
    Order();
    Number();
    return {Build(), Truth()};
  }

 private:
  uint32_t Below(size_t limit) { return static_cast<uint32_t>(random_() % limit); }

  size_t Depth(uint32_t i) const {
    return i < old_.provisions.size() ? old_.provisions[i].number.Depth(old_.scheme) : 0;
  }

  // Node i is provision i.
  void Copy() {
    nodes_.resize(old_.provisions.size());
    for (ProvisionId id = 0; id < nodes_.size(); ++id) {
      const Provision& provision = old_.provisions[id];
      Node& node = nodes_[id];
      node.olds = {id};
      node.parent = provision.parent == kNoProvision ? kNone : provision.parent;
      (node.parent == kNone ? roots_ : nodes_[node.parent].children).push_back(id);
      if (Depth(id) == 2) subsections_.push_back(id);
      node.heading = provision.heading.text;
      node.text = Marked({PassageKind::kText, id, 0}, provision.text.text);
      for (uint32_t k = 0; k < provision.examples.size(); ++k) {
        node.examples.push_back(Marked({PassageKind::kExample, id, k}, provision.examples[k].text));
      }
      for (const std::string& word : WordsOf(std::string(provision.text.text))) {
        if (word.size() > 2 &&
            std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
          words_.push_back(word);
      }
    }
  }

  // Citations and places come in the same order.
  std::string Marked(const PassageRef& place, std::string_view text) {
    std::string out;
    size_t at = 0;
    while (next_ < references_.citations.size() && references_.citations[next_].place < place)
      ++next_;
    for (; next_ < references_.citations.size() && references_.citations[next_].place == place;
         ++next_) {
      for (const Locator& locator : references_.citations[next_].locators) {
        if (locator.kind != Locator::kNumber || locator.targets.empty() || locator.begin < at)
          continue;
        out.append(text, at, locator.begin - at);
        out += kMarkBegin + std::to_string(cited_.size()) + kMarkEnd;
        cited_.push_back({std::string(text.substr(locator.begin, locator.end - locator.begin)),
                          locator.targets.front(),
                          locator.last.empty() ? kNoProvision : locator.targets.back()});
        at = locator.end;
      }
    }
    return out.append(text.substr(at));
  }

  bool IsRule(uint32_t i) const { return Depth(i) >= 3 && nodes_[i].parent != kNone; }
  bool IsLeaf(uint32_t i) const { return nodes_[i].children.empty(); }
  std::vector<uint32_t>& Family(uint32_t i) { return nodes_[nodes_[i].parent].children; }
  size_t PlaceOf(uint32_t i) {
    const auto& family = Family(i);
    return static_cast<size_t>(std::find(family.begin(), family.end(), i) - family.begin());
  }

  void Change(uint32_t i) {
    const uint32_t dice = Below(1000);
    if (!IsRule(i) || nodes_[i].touched || nodes_[i].gone || dice >= 130) return;
    if (dice < 15)
      Remove(i);
    else if (dice < 30)
      Insert(i);
    else if (dice < 42)
      Move(i);
    else if (dice < 57)
      Split(i);
    else if (dice < 72)
      Merge(i);
    else
      Edit(i);
  }

  void Remove(uint32_t i) {
    if (!IsLeaf(i) || Family(i).size() < 2) return;
    nodes_[i].gone = nodes_[i].touched = true;
    Family(i).erase(Family(i).begin() + static_cast<std::ptrdiff_t>(PlaceOf(i)));
  }

  uint32_t NewNode(uint32_t parent, size_t place) {
    const auto id = static_cast<uint32_t>(nodes_.size());
    nodes_.emplace_back();
    nodes_[id].parent = parent;
    nodes_[id].touched = true;
    auto& family = nodes_[parent].children;
    family.insert(family.begin() + static_cast<std::ptrdiff_t>(std::min(place, family.size())), id);
    return id;
  }

  std::string RandomText() {
    std::string text = "The";
    for (uint32_t n = 8 + Below(25); n > 0; --n) text += " " + words_[Below(words_.size())];
    return text + ".";
  }

  void Insert(uint32_t i) {
    if (Family(i).size() > kMostLetters) return;
    nodes_[NewNode(nodes_[i].parent, PlaceOf(i) + 1)].text = RandomText();
  }

  // A whole rule goes to another subsection.
  void Move(uint32_t i) {
    if (Depth(i) != 3 || Family(i).size() < 2) return;
    const uint32_t to = subsections_[Below(subsections_.size())];
    if (to == nodes_[i].parent || nodes_[to].children.empty()) return;
    Family(i).erase(Family(i).begin() + static_cast<std::ptrdiff_t>(PlaceOf(i)));
    nodes_[i].parent = to;
    nodes_[i].moved = nodes_[i].touched = true;
    auto& family = nodes_[to].children;
    family.insert(family.begin() + Below(family.size() + 1), i);
  }

  // The word after which the sentence in the middle ends; 0 if there is none.
  static size_t MiddleOf(const Words& words) {
    constexpr size_t kFewest = 7;
    size_t best = 0;
    for (size_t i = kFewest; i + kFewest <= words.size(); ++i) {
      const bool ends = words[i - 1].size() > 2 && words[i - 1].back() == '.' &&
                        std::isupper(static_cast<unsigned char>(words[i][0]));
      const auto off = [&](size_t at) {
        return at > words.size() / 2 ? at - words.size() / 2 : words.size() / 2 - at;
      };
      if (ends && (best == 0 || off(i) < off(best))) best = i;
    }
    return best;
  }

  void Split(uint32_t i) {
    const Words words = WordsOf(nodes_[i].text);
    const size_t middle = MiddleOf(words);
    if (middle == 0 || !IsLeaf(i) || Family(i).size() > kMostLetters) return;
    const uint32_t second = NewNode(nodes_[i].parent, PlaceOf(i) + 1);
    nodes_[i].text = Joined(words, 0, middle);
    nodes_[second].text = Joined(words, middle, words.size());
    nodes_[second].olds = nodes_[i].olds;
    nodes_[second].main = false;
    for (const uint32_t id : {i, second}) nodes_[id].touched = nodes_[id].edited = true;
  }

  void Merge(uint32_t i) {
    const size_t place = PlaceOf(i) + 1;
    if (place >= Family(i).size()) return;
    const uint32_t next = Family(i)[place];
    Node &a = nodes_[i], &b = nodes_[next];
    if (b.touched || !IsLeaf(i) || !IsLeaf(next) || !a.heading.empty() || !b.heading.empty())
      return;
    if (WordsOf(a.text).size() < 7 || WordsOf(b.text).size() < 7) return;
    a.text += " " + b.text;
    a.examples.insert(a.examples.end(), b.examples.begin(), b.examples.end());
    a.olds.push_back(next);
    a.edited = a.touched = b.gone = b.touched = true;
    Family(i).erase(Family(i).begin() + static_cast<std::ptrdiff_t>(place));
  }

  // One word in ten or so becomes another.
  void Edit(uint32_t i) {
    Words words = WordsOf(nodes_[i].text);
    if (words.size() < 6) return;
    for (size_t n = 1 + words.size() / 10; n > 0; --n) {
      std::string& word = words[Below(words.size())];
      if (word.find(kMarkBegin) == word.npos) word = words_[Below(words_.size())] + "ly";
    }
    nodes_[i].text = Joined(words, 0, words.size());
    nodes_[i].edited = nodes_[i].touched = true;
  }

  // All subsections after it move up by one.
  void AddSubsection() {
    const uint32_t section = roots_[Below(roots_.size())];
    const uint32_t id = NewNode(section, Below(nodes_[section].children.size() + 1));
    nodes_[id].heading = "Weather and Tides";
    for (int n = 0; n < 3; ++n) nodes_[NewNode(id, 9)].text = RandomText();
  }

  // Preorder, without recursion.
  void Order() {
    std::vector<uint32_t> stack(roots_.rbegin(), roots_.rend());
    while (!stack.empty()) {
      const uint32_t i = stack.back();
      stack.pop_back();
      order_.push_back(i);
      stack.insert(stack.end(), nodes_[i].children.rbegin(), nodes_[i].children.rend());
    }
  }

  void Number() {
    for (const uint32_t root : roots_) nodes_[root].number = old_.provisions[root].number;
    for (const uint32_t i : order_) {
      RuleNumber number;
      for (const uint32_t child : nodes_[i].children) {
        number = number.empty() ? FirstBelow(i) : number.Next(old_.scheme);
        nodes_[child].number = number;
      }
    }
  }

  // Numbered like the first child before; a new family like others of its depth.
  RuleNumber FirstBelow(uint32_t i) const {
    const RuleNumber& number = nodes_[i].number;
    const bool old = i < old_.provisions.size() && i + 1 < old_.provisions[i].subtree_end;
    if (old && nodes_[i].parent == kNone) return old_.provisions[i + 1].number;
    const bool letter = old && old_.provisions[i + 1].number.is_letter(number.size());
    if (letter) return number.WithLetter(1);
    return number.WithComponent(
        {.value = old ? old_.provisions[i + 1].number.value(number.size()) : 1,
         .joint = NumberComponent::kDot});
  }

  void FindNewNumbers() {
    new_number_.resize(old_.provisions.size());
    for (const Node& node : nodes_) {
      if (node.gone || !node.main) continue;
      for (const ProvisionId old_id : node.olds) new_number_[old_id] = node.number.ToString();
    }
  }

  std::string Cited(const CitedRange& cited) const {
    const std::string &first = new_number_[cited.first],
                      old_first = old_.provisions[cited.first].number.ToString();
    if (cited.last == kNoProvision)
      return first.empty() || first == old_first ? cited.as_written : first;
    const std::string &last = new_number_[cited.last],
                      old_last = old_.provisions[cited.last].number.ToString();
    if (first.empty() || last.empty() || (first == old_first && last == old_last))
      return cited.as_written;
    return first + "-" + last;
  }

  std::string Unmarked(const std::string& text) const {
    std::string out;
    for (size_t at = 0; at < text.size();) {
      const size_t mark = text.find(kMarkBegin, at);
      out.append(text, at, mark - at);
      if (mark == text.npos) break;
      const size_t end = text.find(kMarkEnd, mark);
      out += Cited(cited_[std::stoul(text.substr(mark + 1, end - mark - 1))]);
      at = end + 1;
    }
    return out;
  }

  Edition Build() {
    FindNewNumbers();
    EditionBuilder builder;
    builder.AddSource("generated", "-", "UTF-8");
    const auto passage = [&builder](const std::string& text) {
      Passage made;
      made.text = builder.arena().Store(text);
      return made;
    };
    for (const uint32_t i : order_) {
      const Node& node = nodes_[i];
      Provision draft;
      draft.number = node.number;
      if (!node.heading.empty()) draft.heading = passage(node.heading);
      if (!node.text.empty()) draft.text = passage(Unmarked(node.text));
      for (const std::string& example : node.examples)
        draft.examples.push_back(passage(Unmarked(example)));
      builder.AddProvision(std::move(draft));
    }
    return std::move(builder).Build();
  }

  ChangeKinds KindsOf(const Node& node, ProvisionId old_id, size_t parts) const {
    ChangeKinds kinds;
    if (node.number != old_.provisions[old_id].number) kinds.Add(ChangeKind::kRenumbered);
    if (node.edited) kinds.Add(ChangeKind::kEdited);
    if (node.moved) kinds.Add(ChangeKind::kMoved);
    if (parts > 1) kinds.Add(ChangeKind::kSplit);
    if (node.olds.size() > 1) kinds.Add(ChangeKind::kMerged);
    return kinds;
  }

  std::vector<TruePair> Truth() const {
    std::vector<size_t> parts(old_.provisions.size());
    for (const uint32_t i : order_) {
      for (const ProvisionId old_id : nodes_[i].olds) ++parts[old_id];
    }
    std::vector<TruePair> truth;
    for (ProvisionId id = 0; id < order_.size(); ++id) {
      const Node& node = nodes_[order_[id]];
      if (node.olds.empty()) truth.push_back({kNoProvision, id, {ChangeKind::kAdded}});
      for (const ProvisionId old_id : node.olds)
        truth.push_back({old_id, id, KindsOf(node, old_id, parts[old_id])});
    }
    for (ProvisionId id = 0; id < parts.size(); ++id) {
      if (parts[id] == 0) truth.push_back({id, kNoProvision, {ChangeKind::kRemoved}});
    }
    return truth;
  }

  const Edition& old_;
  const CrossReferences& references_;
  std::mt19937 random_;
  std::vector<Node> nodes_;
  std::vector<uint32_t> roots_;
  std::vector<uint32_t> subsections_;  // of the old edition
  std::vector<uint32_t> order_;        // the new provisions
  std::vector<CitedRange> cited_;
  std::vector<std::string> new_number_;  // by old id; empty: removed
  Words words_;
  size_t next_ = 0;
};

}  // namespace

GeneratedEdition GenerateEdition(const Edition& edition, const CrossReferences& references,
                                 uint32_t seed) {
  return Generator(edition, references, seed).Run();
}

}  // namespace codicil
