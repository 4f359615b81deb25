#include "diff/items.h"

#include "text/fold.h"
#include "text/words.h"

namespace codicil {

uint32_t Items::Of(std::string_view text) { return texts_.Number(Fold(text)); }

uint32_t Items::Plain(uint32_t item) {
  if (item >= plain_.size()) plain_.resize(item + 1, kUnknown);
  if (plain_[item] == kUnknown) plain_[item] = texts_.Number(FoldWord(texts_[item]));
  return plain_[item];
}

}  // namespace codicil
