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

// A part of the package, or none, with a fault if there is one that cannot be read.
class Part {
 public:
  Part(ZipArchive& archive, const std::string& name, std::string* fault) {
    const std::optional<std::string> bytes = archive.Read(name);
    if (!bytes) {
      if (fault->empty()) *fault = archive.error();
      return;
    }
    constexpr unsigned kParts = pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol |
                                pugi::parse_ws_pcdata_single | pugi::parse_doctype;
    const pugi::xml_parse_result result =
        document_.load_buffer(bytes->data(), bytes->size(), kParts);
    if (!result) {
      *fault = fmt::format("{} in it is not well-formed XML: {} at byte {}", name,
                           result.description(), result.offset);
    } else if (document_.find_child([](auto node) { return node.type() == pugi::node_doctype; })) {
      *fault =
          fmt::format("{} in it has a document type, which may define entities without end", name);
    }
  }
  pugi::xml_node root() const { return document_.document_element(); }

 private:
  pugi::xml_document document_;
};

// Where the parts are that another one names, by the ends of their types.
class Relations {
 public:
  Relations(ZipArchive& archive, const std::string& of, std::string* fault) {
    folder_ = of.substr(0, of.rfind('/') + 1);
    const Part part(archive, folder_ + "_rels/" + of.substr(folder_.size()) + ".rels", fault);
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
  std::string left_out;
  if (page.hidden > 0)
    left_out = fmt::format(
        "{} of hidden text left out",
        page.hidden == 1 ? "a passage is" : fmt::format("{} passages are", page.hidden));
  if (page.has_changes) {
    if (!left_out.empty()) left_out += "; ";
    left_out += "tracked changes are read as if they were accepted";
  }
  return left_out;
}

}  // namespace

std::optional<PackageText> ReadDocx(ZipArchive& archive) {
  PackageText read;
  read.format = "docx";
  const std::string name = Relations(archive, "", &read.fault).Find("officeDocument");
  if (name.empty()) return std::nullopt;
  const Part main(archive, name, &read.fault);
  const pugi::xml_node body = ChildNamed(main.root(), "body");
  if (read.fault.empty() && !body) return std::nullopt;
  const Relations relations(archive, name, &read.fault);
  const auto part = [&](const char* type) {
    return Part(archive, relations.Find(type), &read.fault);
  };
  const Part style_part = part("styles"), list_part = part("numbering");
  const Part footnote_part = part("footnotes"), endnote_part = part("endnotes");
  if (!read.fault.empty()) return read;
  const docx::Styles styles(style_part.root());
  docx::Numbering numbering(list_part.root(), styles);
  const docx::DocumentPage page =
      docx::WriteDocument(body, styles, numbering, {NotesOf(footnote_part), NotesOf(endnote_part)});
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

}  // namespace codicil
