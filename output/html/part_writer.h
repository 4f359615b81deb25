// Prints a page part by part.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

namespace codicil::html {

// A part is built as a tree, printed, and forgotten: the tree of a long page would be many times as
// large as the page, and writing it would mean waiting for memory.
class PartWriter {
 public:
  // What is printed goes to the end of `out`, which must outlive it.
  explicit PartWriter(std::string& out) : out_(out) {}

  // What the next part is appended to. Its nodes are good until the next call of what follows.
  pugi::xml_node part() const { return part_; }

  void Flush();
  // Flushes, but leaves `node` open: what comes next is inside it, until Close.
  void FlushOpen(pugi::xml_node node);
  void Close();
  // Goes on inside an element `name` that another writer has opened.
  void GoOnInside(const char* name);
  // Ends a line of the file, and flushes where enough has come together.
  void EndBlock();

 private:
  void Print();

  std::string& out_;
  pugi::xml_document part_;
  size_t blocks_ = 0;
  std::vector<std::string> ends_;  // what closes the open elements
};

}  // namespace codicil::html
