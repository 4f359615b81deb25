#include "ingest/docx/docx.h"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <utility>

#include "ingest/akn/akn_document.h"
#include "ingest/docx/document.h"
#include "ingest/html/html.h"

namespace codicil {
namespace {

using docx::AttributeNamed;

// `fault` is set if there is one; a part that is missing has none.
class Part {
 public:
  Part(const std::string& xml, std::string_view name, std::string* fault) {
    if (xml.empty()) return;
    constexpr unsigned kParts = pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol |
                                pugi::parse_ws_pcdata_single | pugi::parse_doctype;
    const pugi::xml_parse_result result = document_.load_buffer(xml.data(), xml.size(), kParts);
    const auto is_type = [](pugi::xml_node node) { return node.type() == pugi::node_doctype; };
    if (!result) {
      *fault = fmt::format("its {} is not well-formed XML: {} at byte {}", name,
                           result.description(), result.offset);
    } else if (document_.find_child(is_type)) {
      *fault = fmt::format("its {} has a document type, which no document has", name);
    }
  }
  pugi::xml_node root() const { return document_.document_element(); }

 private:
  pugi::xml_document document_;
};

// Where the parts are that another one names, by the ends of their types.
class Relations {
 public:
  Relations(ZipArchive& archive, const std::string& of) {
    folder_ = of.substr(0, of.rfind('/') + 1);
    const std::string name = folder_ + "_rels/" + of.substr(folder_.size()) + ".rels";
    std::string fault;  // then there is no document
    const Part part(archive.Read(name).value_or(""), "list of parts", &fault);
    for (const pugi::xml_node node : part.root().children()) {
      const std::string_view type = AttributeNamed(node, "Type");
      targets_.emplace(type.substr(type.rfind('/') + 1), AttributeNamed(node, "Target"));
    }
  }

  // Empty if there is none.
  std::string Find(const std::string& type) const {
    const auto found = targets_.find(type);
    if (found == targets_.end()) return "";
    return found->second.starts_with('/') ? found->second.substr(1) : folder_ + found->second;
  }

 private:
  std::string folder_;
  std::map<std::string, std::string> targets_;
};

std::map<std::string, pugi::xml_node> NotesOf(const Part& part) {
  std::map<std::string, pugi::xml_node> notes;
  for (const pugi::xml_node note : part.root().children())
    notes.emplace(AttributeNamed(note, "id"), note);
  return notes;
}

std::string LeftOut(const docx::DocumentPage& page) {
  std::string hidden, changes;
  if (page.hidden == 1) hidden = "a passage of hidden text is left out";
  if (page.hidden > 1) hidden = fmt::format("{} passages of hidden text are left out", page.hidden);
  if (page.has_changes) changes = "tracked changes are read as if they were accepted";
  return hidden + (hidden.empty() || changes.empty() ? "" : "; ") + changes;
}

}  // namespace

std::optional<PackageText> ReadDocx(const DocxParts& parts) {
  PackageText read;
  read.format = "docx";
  const Part document(parts.document, "document", &read.fault);
  const Part style_part(parts.styles, "list of styles", &read.fault);
  const Part number_part(parts.numbering, "list of numberings", &read.fault);
  const Part footnotes(parts.footnotes, "list of footnotes", &read.fault);
  const Part endnotes(parts.endnotes, "list of endnotes", &read.fault);
  if (!read.fault.empty()) return read;
  const pugi::xml_node body = ChildNamed(document.root(), "body");
  if (!body) return std::nullopt;
  const docx::Styles styles(style_part.root());
  docx::Numbering numbering(number_part.root(), styles);
  const docx::DocumentPage page =
      docx::WriteDocument(body, styles, numbering, {NotesOf(footnotes), NotesOf(endnotes)});
  if (IsTooDeep(page.html)) {
    read.fault = "thousands of tables are nested in one another, as in no document";
    return read;
  }
  RenderedHtml rendered = RenderHtml(page.html);
  read.text = std::move(rendered.text);
  if (page.titled) read.title = std::move(rendered.title);
  read.left_out = LeftOut(page);
  return read;
}

std::optional<PackageText> ReadDocx(ZipArchive& archive) {
  const std::string name = Relations(archive, "").Find("officeDocument");
  const Relations relations(archive, name);
  const auto part = [&](const char* type) {
    return archive.Read(relations.Find(type)).value_or("");
  };
  const bool missing = !name.empty() && !archive.Has(name);
  const DocxParts parts = {archive.Read(name).value_or(""), part("styles"), part("numbering"),
                           part("footnotes"), part("endnotes")};
  if (archive.error().empty() && !missing) return ReadDocx(parts);
  PackageText damaged;
  damaged.fault = missing ? name + " in it is missing" : archive.error();
  return damaged;
}

}  // namespace codicil
