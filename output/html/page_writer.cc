#include "output/html/page_writer.h"

#include "output/html/document.h"

namespace codicil::html {

PageWriter::PageWriter(std::string& out)
    : out_(out), text_node_(text_document_.append_child(pugi::node_pcdata)) {}

void PageWriter::Open(const Tag& tag) { Open(tag.open, tag.close); }

void PageWriter::Open(std::string_view open, std::string_view close) {
  out_ += open;
  closes_.push_back(close);
}

void PageWriter::Open(Tag&& tag) { Open(tags_.emplace_back(std::move(tag))); }

void PageWriter::Open(const VaryingTag& tag, std::string_view value) {
  out_ += tag.before;
  out_ += value;
  out_ += tag.after;
  closes_.push_back(tag.close);
}

void PageWriter::Close() {
  out_ += closes_.back();
  closes_.pop_back();
}

void PageWriter::Element(const Tag& tag, std::string_view text) {
  Open(tag);
  Text(text);
  Close();
}

void PageWriter::Text(std::string_view text) {
  while (!text.empty()) {
    const size_t end = text.find('\0');
    const std::string_view piece = text.substr(0, end);
    text_node_.set_value(piece.data(), piece.size());
    PrintTo(out_, text_document_);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

void PageWriter::Tree(const pugi::xml_document& document) { PrintTo(out_, document); }

bool PageWriter::IsPlain(std::string_view text) {
  text_node_.set_value(text.data(), text.size());
  return PrintsAs(text, text_document_);
}

}  // namespace codicil::html
