#include "output/html/part_writer.h"

#include "output/html/document.h"
#include "output/html/nodes.h"

namespace codicil::html {
namespace {

constexpr size_t kBlocksInAPart = 16;
// Stands where the inside of an open element goes on. No text looks like it: "<" is escaped there.
constexpr const char* kMarkValue = "open";
constexpr std::string_view kMark = "<!--open-->";

}  // namespace

void PartWriter::Print() {
  PrintTo(out_, part_);
  part_.reset();
  blocks_ = 0;
}

void PartWriter::Flush() {
  if (part_.first_child()) Print();
}

void PartWriter::FlushOpen(pugi::xml_node node) {
  node.append_child(pugi::node_comment).set_value(kMarkValue);
  Print();
  const size_t mark = out_.rfind(kMark);
  ends_.push_back(out_.substr(mark + kMark.size()));
  out_.resize(mark);
}

void PartWriter::Close() {
  Flush();
  out_ += ends_.back();
  ends_.pop_back();
}

void PartWriter::GoOnInside(const char* name) {
  const size_t size = out_.size();
  FlushOpen(AddElement(part_, name));
  out_.resize(size);
}

void PartWriter::EndBlock() {
  EndLine(part_);
  if (++blocks_ >= kBlocksInAPart) Flush();
}

}  // namespace codicil::html
