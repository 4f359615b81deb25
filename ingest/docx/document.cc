#include "ingest/docx/document.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/ascii.h"
#include "ingest/akn/akn_document.h"
#include "ingest/docx/symbols.h"
#include "rules/line_label.h"

namespace codicil::docx {
namespace {

template <size_t kSize>
bool IsOneOf(std::string_view name, const std::array<std::string_view, kSize>& names) {
  return std::ranges::find(names, name) != names.end();
}

// What has no text that is shown: properties, codes of fields, what was deleted or moved away.
bool IsLeftOut(std::string_view name) {
  constexpr std::array<std::string_view, 12> kNames = {
      "pPr",       "rPr",          "tblPr", "tcPr",     "trPr",     "sdtPr",
      "instrText", "delInstrText", "del",   "moveFrom", "Fallback", "rt"};
  return IsOneOf(name, kNames);
}

bool IsDeleted(pugi::xml_node properties) {
  return ChildNamed(properties, "del") || ChildNamed(properties, "moveFrom");
}

std::string Escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '&') {
      escaped += "&amp;";
    } else if (c == '<') {
      escaped += "&lt;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

// Word drops the spaces around a text that does not say that they are kept.
std::string_view TextOf(pugi::xml_node node) {
  std::string_view text = node.child_value();
  if (AttributeNamed(node, "space") == "preserve") return text;
  while (!text.empty() && IsAsciiBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsAsciiBlank(text.back())) text.remove_suffix(1);
  return text;
}

bool BeginsWithNumber(const std::string& text) {
  constexpr size_t kEnough = 32;
  const auto label = ReadLineLabel(text.substr(0, kEnough));
  return label && !label->bare;
}

class DocumentWriter {
 public:
  DocumentWriter(const Styles& styles, Numbering& numbering, Notes notes)
      : styles_(styles), numbering_(numbering), notes_(std::move(notes)) {}

  DocumentPage Write(pugi::xml_node body) {
    page_.html = "<html><body>";
    Walk(body);
    EndParagraph({});
    SetLists(0);
    return std::move(page_);
  }

 private:
  struct Cell {
    size_t begin;           // of what is in it, in the page
    size_t paragraphs = 0;  // in it
  };
  struct Aside {
    pugi::xml_node node;
    std::string mark;  // of a note
  };

  void Walk(pugi::xml_node top) {
    for (pugi::xml_node node = top; node;) {
      const bool into = node == top || Enter(node);
      node = NextNode(node, top, into, [&](pugi::xml_node ended) {
        if (into || ended != node) Leave(ended);
      });
    }
  }

  // Returns whether what is below the node is to be read.
  bool Enter(pugi::xml_node node) {
    const std::string_view name = LocalName(node);
    page_.has_changes |= name == "ins" || name == "del" || name == "moveTo" || name == "moveFrom";
    if (IsLeftOut(name)) return name == "Fallback" && !ChildNamed(node.parent(), "Choice");
    if (name == "p") BeginParagraph(node);
    if (name == "r") return BeginRun(node);
    if (name == "tr") return BeginRow(node);
    if (name == "tbl" || name == "tc") BeginTablePart(name);
    if (name == "txbxContent") asides_.push_back({node, ""});
    if (name == "fldChar") AddFieldSign(AttributeNamed(node, "fldCharType"));
    if (name == "footnoteReference") AddNote(node, notes_.footnotes);
    if (name == "endnoteReference") AddNote(node, notes_.endnotes);
    if (codes_ == 0) AddSign(node, name);
    return name != "txbxContent";
  }

  void Leave(pugi::xml_node node) {
    const std::string_view name = LocalName(node);
    if (name == "p") EndParagraph(node);
    if (name == "r" && std::exchange(raised_, false)) line_ += "</sup>";
    if (name == "tc") EndCell();
    if (name == "tr") page_.html += "</tr>";
    if (name == "tbl") page_.html += "</table>";
  }

  // ---- Text.

  void AddSign(pugi::xml_node node, std::string_view name) {
    if (name == "t") line_ += Escaped(TextOf(node));
    if (name == "tab" || name == "ptab") line_ += '\t';
    if (name == "br" || name == "cr") line_ += "<br>";
    if (name == "noBreakHyphen") line_ += '-';
    if (name == "sym")
      line_ += Escaped(SymbolOf(AttributeNamed(node, "font"), AttributeNamed(node, "char")));
  }

  // A field is its code, and then the text that it last had.
  void AddFieldSign(std::string_view type) {
    if (type == "begin") {
      fields_.push_back(true);
      ++codes_;
    }
    if (fields_.empty() || type == "begin") return;
    if (fields_.back()) --codes_;
    fields_.back() = false;
    if (type == "end") fields_.pop_back();
  }

  bool BeginRun(pugi::xml_node node) {
    const pugi::xml_node properties = ChildNamed(node, "rPr");
    const Style& style = styles_.Of(std::string(ValueOf(properties, "rStyle")));
    const bool by_style = (ChildNamed(properties, "rStyle") && style.hidden) || hidden_style_;
    const bool hidden = IsOn(properties, "vanish", by_style);
    page_.hidden += hidden && !hidden_ && ChildNamed(node, "t");
    hidden_ = hidden;
    if (hidden) return false;
    const std::string_view place = ValueOf(properties, "vertAlign");
    raised_ =
        place.empty() ? ChildNamed(properties, "rStyle") && style.raised : place == "superscript";
    if (raised_) line_ += "<sup>";
    return true;
  }

  void AddNote(pugi::xml_node node, std::map<std::string, pugi::xml_node>& notes) {
    const auto note = notes.find(std::string(AttributeNamed(node, "id")));
    if (note == notes.end()) return;
    std::string mark;
    const std::string_view own = AttributeNamed(node, "customMarkFollows");
    if (own.empty() || own == "0") mark = "<sup>" + std::to_string(++last_note_) + "</sup>";
    line_ += mark;
    asides_.push_back({note->second, mark.empty() ? "" : mark + " "});
    notes.erase(note);  // it is shown once
  }

  // ---- Paragraphs.

  void BeginParagraph(pugi::xml_node node) {
    const pugi::xml_node properties = ChildNamed(node, "pPr");
    hidden_style_ = styles_.Of(std::string(ValueOf(properties, "pStyle"))).hidden;
    hidden_ = false;
  }

  void EndParagraph(pugi::xml_node node) {
    const pugi::xml_node properties = ChildNamed(node, "pPr");
    if (IsDeleted(ChildNamed(properties, "rPr"))) return;  // the next one goes on with its text
    AddParagraph(properties);
    if (in_asides_) return;
    in_asides_ = true;
    for (size_t i = 0; i < asides_.size(); ++i) {
      line_ = asides_[i].mark;
      Walk(asides_[i].node);
      AddParagraph({});
    }
    asides_.clear();
    in_asides_ = false;
  }

  void AddParagraph(pugi::xml_node properties) {
    const std::string id(ValueOf(properties, "pStyle"));
    const Style& style = styles_.Of(id);
    NumberProperties number = NumberPropertiesOf(properties);
    if (number.list.empty()) {
      number.list = style.number.list;
      number.style = style.number.style;
    }
    if (!number.level) number.level = style.number.level;
    const std::string text = std::exchange(line_, {});
    const bool blank = std::ranges::all_of(text, IsAsciiBlank);
    const bool hidden = blank && IsOn(ChildNamed(properties, "rPr"), "vanish", style.hidden);
    if (style.contents || hidden) return;
    std::string mark = numbering_.Next(number);
    const bool bullet = mark == Numbering::kBullet;
    if ((bullet || mark.empty()) && blank) return;
    if (bullet && BeginsWithNumber(text)) mark.clear();
    if (!cells_.empty()) ++cells_.back().paragraphs;
    const size_t heading = style.title ? 1 : std::min<size_t>(style.heading, 6);
    if (heading > 0) return AddHeading(heading, style.title, Escaped(mark) + text);
    const size_t level = numbering_.IsList(number) ? numbering_.LevelOf(number) : 0;
    const bool goes_on = !bullet && mark.empty() && numbering_.IsList(number);  // with its item
    SetLists(cells_.empty() ? level + goes_on : 0);
    page_.html += "<p>" + Escaped(mark) + text + "</p>";
  }

  void AddHeading(size_t level, bool title, const std::string& text) {
    SetLists(0);
    if (headings_ == 0 && level == 1) page_.titled = title;
    headings_ += level == 1;
    const std::string tag = "h" + std::to_string(level) + ">";
    page_.html += "<" + tag + text + "</" + tag;
  }

  // How many lists what comes next is in.
  void SetLists(size_t depth) {
    for (; lists_ > depth; --lists_) page_.html += "</li></ul>";
    for (; lists_ < depth; ++lists_) page_.html += "<ul style=\"list-style-type:none\"><li>";
  }

  // ---- Tables.

  void BeginTablePart(std::string_view name) {
    SetLists(0);
    page_.html += name == "tbl" ? "<table>" : "<td>";
    if (name == "tc") cells_.push_back({page_.html.size()});
  }

  bool BeginRow(pugi::xml_node node) {
    if (IsDeleted(ChildNamed(node, "trPr"))) return false;
    page_.html += "<tr>";
    return true;
  }

  // The words of a cell with one paragraph are beside those of the others.
  void EndCell() {
    constexpr std::string_view kBegin = "<p>", kEnd = "</p>";
    if (!line_.empty()) AddParagraph({});
    const Cell cell = cells_.back();
    cells_.pop_back();
    const std::string_view inside = std::string_view(page_.html).substr(cell.begin);
    if (cell.paragraphs == 1 && inside.starts_with(kBegin) && inside.ends_with(kEnd)) {
      page_.html.erase(page_.html.size() - kEnd.size());
      page_.html.erase(cell.begin, kBegin.size());
    }
    page_.html += "</td>";
  }

  const Styles& styles_;
  Numbering& numbering_;
  Notes notes_;
  DocumentPage page_;
  std::string line_;           // the paragraph, as HTML
  std::vector<bool> fields_;   // that are open: whether what is read is their code
  size_t codes_ = 0;           // of these
  std::vector<Aside> asides_;  // what comes after the paragraph
  std::vector<Cell> cells_;    // that are open
  size_t lists_ = 0, headings_ = 0, last_note_ = 0;
  bool in_asides_ = false, raised_ = false, hidden_ = false, hidden_style_ = false;
};

}  // namespace

DocumentPage WriteDocument(pugi::xml_node body, const Styles& styles, Numbering& numbering,
                           Notes notes) {
  return DocumentWriter(styles, numbering, std::move(notes)).Write(body);
}

}  // namespace codicil::docx
