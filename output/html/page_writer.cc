#include "output/html/page_writer.h"

#include <algorithm>
#include <cstring>

#include "output/html/document.h"
#include "output/writable.h"

namespace codicil::html {
namespace {

struct CopyingWriter : pugi::xml_writer {
  explicit CopyingWriter(PageWriter& a_page) : page(a_page) {}
  void write(const void* data, size_t size) override {
    page.Copy(std::string_view(static_cast<const char*>(data), size));
  }
  PageWriter& page;
};

// GCC and Clang compile an operation on all of these to one instruction.
constexpr size_t kAtOnce = 16;
using Characters = unsigned char __attribute__((vector_size(kAtOnce)));

// Looks for characters that pugixml may not print unchanged.
class SpecialFinder {
 public:
  // At most kAtOnce characters.
  void Add(const char* text, size_t size) {
    Characters some = Characters{} + ' ';
    std::memcpy(&some, text, size);
    found_ |= Characters(some < ' ') | (some == '<') | (some == '>') | (some == '&');
  }
  bool found() const { return std::memcmp(&found_, &kNone, sizeof(found_)) != 0; }

 private:
  static constexpr Characters kNone = {};
  Characters found_ = {};
};

}  // namespace

PageWriter::PageWriter(size_t likely_size) {
  text_.reserve(likely_size);
  end_ = limit_ = text_.data();
}

std::string PageWriter::Take() {
  text_.resize(size());
  return std::move(text_);
}

// Grows in steps small enough that the memory is still in the cache when it is written to.
void PageWriter::MakeRoom(size_t wanted) {
  constexpr size_t kStep = 4096;
  const size_t used = size();
  text_.resize(used + std::max(wanted, kStep));
  end_ = text_.data() + used;
  limit_ = text_.data() + text_.size();
}

void PageWriter::Element(const Tag& tag, std::string_view text) {
  Open(tag);
  Text(text);
  Close();
}

void PageWriter::Text(std::string_view text) {
  if (IsPlain(text)) return Copy(text);
  if (!text_node_) text_node_ = text_document_.append_child(pugi::node_pcdata);
  const std::string held = Writable(text, WrittenForm::kHtml);
  text_node_.set_value(held.data(), held.size());
  Tree(text_document_);
}

void PageWriter::Tree(const pugi::xml_document& document) {
  CopyingWriter writer(*this);
  PrintTo(writer, document);
}

bool PageWriter::IsPlain(std::string_view text) {
  if (text.empty()) return true;
  SpecialFinder finder;
  for (; text.size() > kAtOnce; text.remove_prefix(kAtOnce)) finder.Add(text.data(), kAtOnce);
  finder.Add(text.data(), text.size());
  return !finder.found();
}

}  // namespace codicil::html
