#include "ingest/rst/rst.h"

#include <vector>

#include "ingest/rst/compiler.h"
#include "ingest/rst/file_set.h"

namespace codicil {
namespace {

using rst::Compiler;
using rst::FileSet;
using rst::RstFile;

// Goes over the files in reading order: where a file names others, these come first and the rest of
// it afterwards. Every file is read once.
class SetReader {
 public:
  SetReader(const FileSet& set, Compiler& compiler)
      : set_(set), compiler_(compiler), visited_(set.files().size()) {}

  void Read() {
    for (size_t file = 0; file < set_.files().size(); ++file) {
      if (!set_.files()[file].named) ReadFrom(file);
    }
    // Files that name each other in a circle.
    for (size_t file = 0; file < set_.files().size(); ++file) ReadFrom(file);
  }

 private:
  struct Place {
    size_t file;
    size_t block = 0;
    size_t child = 0;  // the next one to read
    bool started = false;
  };

  void Enter(size_t file) {
    if (visited_[file]) return;
    visited_[file] = true;
    open_.push_back({file});
  }

  void ReadFrom(size_t file) {
    Enter(file);
    while (!open_.empty()) Step();
  }

  void Step() {
    Place& place = open_.back();
    const RstFile& file = set_.files()[place.file];
    const bool due =
        place.child < file.children.size() && file.child_blocks[place.child] < place.block;
    if (due) return Enter(file.children[place.child++]);
    if (place.started && place.block == file.blocks.list.size()) return open_.pop_back();
    place.started = true;
    place.block = compiler_.Run(file, place.block);
    // Continues after the block that names files, once these are read.
    if (place.block < file.blocks.list.size()) ++place.block;
  }

  const FileSet& set_;
  Compiler& compiler_;
  std::vector<bool> visited_;
  std::vector<Place> open_;
};

}  // namespace

void ReadRst(const std::vector<SourceId>& ids, const ReadOptions& options, const FileStore& files,
             EditionBuilder& builder) {
  FileSet set(options, files, builder);
  set.Load(ids);
  Compiler compiler(builder, set.names(), options);
  SetReader(set, compiler).Read();
  compiler.Close();
}

}  // namespace codicil
