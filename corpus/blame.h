// Which edition the words of a provision come from.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "corpus/history.h"
#include "corpus/text_differ.h"

namespace codicil {

struct BlameRun {
  std::string_view text;
  Place from;  // the first provision that had these words
};

struct BlamedPassage {
  std::string_view role;       // "heading", "text", "example", "note"
  std::vector<BlameRun> runs;  // together they are the passage
};

// Follows the words of a provision back through its history, and into what was split or merged on
// the way: of the latter only stretches long enough not to be there by chance. Words that were
// taken out and put back come from the edition that put them back; a word that was only typeset
// differently is the same word. What was found on the way is kept for the next question. Not
// thread-safe.
class Blamer {
 public:
  // Both outlive it.
  Blamer(const Work& work, const TransitionIndex& index) : work_(work), index_(index) {}

  // The texts are those of the work. Linear in the texts met on the way for the first time.
  std::vector<BlamedPassage> Of(const Place& place);

 private:
  // A passage with the place that each of its bytes comes from, as runs.
  struct Labelled {
    struct Run {
      size_t end;
      Place from;
    };
    std::string_view role;
    TextId text;
    std::vector<Run> runs;
  };
  using Passages = std::vector<Labelled>;

  std::vector<Place> Before(const Place& place) const;
  const Passages& LabelsOf(const Place& place);
  void Label(const Place& place);
  bool CopySame(const std::vector<Place>& before, Labelled& passage) const;
  void Compare(const Labelled& source, bool own, const Labelled& passage);
  void LabelByte(uint32_t at, const Place& from);
  std::vector<Labelled::Run> Runs() const;
  static Passages PassagesOf(const ProvisionRecord& provision);
  static bool Has(const Passages& passages, TextId text);
  static const Labelled* Counterpart(const Passages& was, const Passages& is, std::string_view role,
                                     size_t nth);

  const Work& work_;
  const TransitionIndex& index_;
  TextDiffer differ_;
  std::map<Place, Passages> labelled_;
  // Of the passage that is labelled: for each byte an index into places_, whose first one is the
  // passage's own.
  std::vector<uint32_t> labels_;
  std::vector<Place> places_;
};

}  // namespace codicil
