#include "ingest/akn/akn.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>

#include "base/split.h"
#include "ingest/akn/akn_document.h"
#include "ingest/akn/akn_elements.h"
#include "ingest/akn/akn_head.h"
#include "ingest/kinds.h"
#include "rules/letter_suffix.h"
#include "text/code_points.h"

namespace codicil {
namespace {

constexpr std::string_view kNamespace = "http://docs.oasis-open.org/legaldocml/ns/akn/";
constexpr std::string_view kOwnNamespace = "https://codicil.example/akn/1";

class AknReader {
 public:
  AknReader(SourceId id, EditionBuilder& builder)
      : id_(id),
        builder_(builder),
        source_(builder.source(id)),
        document_(source_.text()),
        own_(document_.root().attribute("xmlns:c").value() == kOwnNamespace) {}

  void Read() {
    LabelMarkup();
    if (document_.error()) ReportSyntax();
    const pugi::xml_node root = document_.root();
    for (pugi::xml_node node = root; node;) {
      const bool into = Enter(node);
      node = NextNode(node, root, into, [&](pugi::xml_node left) { Leave(left); });
    }
    if (builder_.edition().title.empty()) builder_.OfferTitle(title_);
    auto& back = builder_.edition().back_matter;
    back.insert(back.begin(), std::make_move_iterator(between_.begin()),
                std::make_move_iterator(between_.end()));
  }

 private:
  enum class Part : uint8_t { kFront, kBody, kGlossary, kBack };
  // Whose text is being read.
  enum class Kind : uint8_t { kProvision, kHeading, kExample, kNote, kEntry, kTerm, kMatter };

  struct Owner {
    pugi::xml_node node;
    Kind kind;
    PassageBuilder text;
    size_t draft = 0;     // kProvision: its index
    GlossaryEntry entry;  // kEntry
    MatterKind matter{};  // kMatter
    uint32_t begin = 0;   // of what was read so far in the source
    uint32_t end = 0;
  };
  struct OpenMark {
    pugi::xml_node node;
    size_t owner;
    size_t handle;
    std::string value;
  };
  // A numbered element around the current place, whether it is a draft or implied.
  struct Above {
    pugi::xml_node node;
    RuleNumber number;
    bool implied;
  };

  // ---- The file as a whole.

  // Everything but spaces is markup until a passage claims it. What comes after a syntax error was
  // not understood.
  void LabelMarkup() {
    const std::string_view text = source_.text();
    const size_t end = document_.error() ? document_.error()->offset : text.size();
    ByteLabels& labels = builder_.labels(id_);
    for (uint32_t at = 0; at < end; ++at) {
      if (!IsBlankText(text.substr(at, 1))) labels.Paint(at, at + 1, Label::kMarkup);
    }
  }

  void ReportSyntax() {
    const XmlSyntaxError& error = *document_.error();
    const std::string_view text = source_.text();
    const auto size = static_cast<uint32_t>(text.size());
    uint32_t begin = error.offset, end = std::min(begin + 1, size);
    while (begin > 0 && begin < size && !StartsCodePoint(text[begin])) --begin;
    while (end < size && !StartsCodePoint(text[end])) ++end;
    builder_.diagnostics().Report(kind::kXmlSyntax, Severity::kError,
                                  fmt::format("not well-formed XML: {}", error.message),
                                  Span{id_, begin, end});
  }

  // ---- Elements. Returns whether what is in the element comes next.

  bool Enter(pugi::xml_node node) {
    if (IsText(node)) AddText(node);
    if (node.type() != pugi::node_element) return false;
    const std::string_view name = LocalName(node);
    if (name == "meta") {
      if (!head_read_) ReadAknHead(node, id_, builder_);
      head_read_ = true;
      return false;
    }
    EnterPart(node, name);
    if (own_ && IsEditorial(node, name)) return false;
    if (name == "eol" || name == "br") AddLineEnd(node);
    if (OpenOwner(node, name)) return true;
    if (name == "num" && IsNumberRead(node)) return false;
    if (IsAknParagraph(name)) BeginParagraph(node);
    OpenMarkOf(node, name);
    return true;
  }

  void Leave(pugi::xml_node node) {
    if (node.type() != pugi::node_element) return;
    if (!marks_.empty() && marks_.back().node == node) CloseMark();
    if (!paragraphs_.empty() && paragraphs_.back() == node) {
      owners_.back().text.Glue("\n\n");
      paragraphs_.pop_back();
    }
    if (!owners_.empty() && owners_.back().node == node) CloseOwner();
    if (!above_.empty() && above_.back().node == node) above_.pop_back();
    if (node == glossary_) {
      glossary_ = {};
      part_ = Part::kBack;
    }
    if (node == quoted_) quoted_ = {};
  }

  void EnterPart(pugi::xml_node node, std::string_view name) {
    if (name == "body" || name == "mainBody") {
      if (!glossary_) part_ = part_ == Part::kFront ? Part::kBody : part_;
    } else if (name == "conclusions" || name == "attachments" || name == "components") {
      if (!glossary_) part_ = Part::kBack;
    } else if (name == "doc" && node.attribute("name").value() == std::string_view("glossary")) {
      glossary_ = node;
      part_ = Part::kGlossary;
    } else if (name == "quotedStructure" && !quoted_) {
      quoted_ = node;
    }
  }

  // ---- Owners.

  bool OpenOwner(pugi::xml_node node, std::string_view name) {
    if (IsAknHierarchy(name) && OpenHierarchy(node, name)) return true;
    if (name == "authorialNote" && InProvision()) return Open(node, Kind::kNote);
    const std::string_view role = node.attribute("name").value();
    if (name == "block" && role == "example" && InProvision())
      return OpenWords(node, Kind::kExample);
    if (name == "heading" && !owners_.empty() && owners_.back().node == node.parent()) {
      if (owners_.back().kind == Kind::kProvision) return OpenWords(node, Kind::kHeading);
      if (owners_.back().kind == Kind::kEntry) return OpenWords(node, Kind::kTerm);
    }
    if (name == "crossHeading" && part_ == Part::kBody && !quoted_) return OpenMatter(node);
    if (name == "blockContainer" && owners_.empty()) return OpenMatter(node);
    return false;
  }

  // A heading or a term is one paragraph.
  bool OpenWords(pugi::xml_node node, Kind kind) {
    paragraphs_.push_back(node);
    return Open(node, kind);
  }

  bool OpenHierarchy(pugi::xml_node node, std::string_view name) {
    const std::string_view role = node.attribute("name").value();
    if (part_ == Part::kGlossary && owners_.empty() && role == "entry")
      return Open(node, Kind::kEntry);
    if (name == "hcontainer" && InProvision() && (role == "example" || role == "note"))
      return Open(node, role == "example" ? Kind::kExample : Kind::kNote);
    if (own_ && role == "between") return OpenMatter(node);
    return part_ == Part::kBody && !quoted_ && paragraphs_.empty() && OpenProvision(node, name);
  }

  bool InProvision() const { return !owners_.empty() && owners_.back().kind == Kind::kProvision; }

  bool Open(pugi::xml_node node, Kind kind) {
    owners_.push_back({node, kind, PassageBuilder(source_, builder_.arena())});
    return true;
  }

  bool OpenMatter(pugi::xml_node node) {
    Open(node, Kind::kMatter);
    owners_.back().matter = AknMatterKindOf(node, own_);
    return true;
  }

  void CloseOwner() {
    Owner owner = std::move(owners_.back());
    owners_.pop_back();
    Passage text = owner.text.Finish();
    switch (owner.kind) {
      case Kind::kProvision: {
        Provision& draft = builder_.drafts()[owner.draft];
        draft.text = std::move(text);
        draft.span.end = std::max(draft.span.end, owner.end);
        return;
      }
      case Kind::kHeading:
        builder_.drafts()[owners_.back().draft].heading = std::move(text);
        break;
      case Kind::kExample:
        if (!text.empty())
          builder_.drafts()[owners_.back().draft].examples.push_back(std::move(text));
        break;
      case Kind::kNote:
        if (!text.empty()) builder_.drafts()[owners_.back().draft].notes.push_back(std::move(text));
        break;
      case Kind::kTerm:
        owners_.back().entry.term = std::move(text);
        owners_.back().begin = owner.begin;
        break;
      case Kind::kEntry:
        owner.entry.text = std::move(text);
        owner.entry.span = {id_, owner.begin, owner.end};
        if (!owner.entry.term.empty() || !owner.entry.text.empty())
          builder_.AddGlossaryEntry(std::move(owner.entry));
        return;
      case Kind::kMatter:
        CloseMatter(owner.matter, std::move(text));
        return;
    }
    owners_.back().end = std::max(owners_.back().end, owner.end);
  }

  void CloseMatter(MatterKind kind, Passage text) {
    if (text.empty()) return;
    if (kind == MatterKind::kTitle && title_.empty()) title_ = text.text;
    Edition& edition = builder_.edition();
    const bool first = builder_.drafts().empty() && !own_;
    (part_ == Part::kFront || (part_ == Part::kBody && first) ? edition.front_matter
     : part_ == Part::kBody                                   ? between_
                                                              : edition.back_matter)
        .push_back({kind, std::move(text)});
  }

  // ---- Provisions.

  bool OpenProvision(pugi::xml_node node, std::string_view name) {
    const pugi::xml_node num = ChildNamed(node, "num");
    if (!num) return false;
    const std::string printed = Trimmed(TextBelow(num));
    const std::string stated = own_ ? node.attribute("c:num").value() : "";
    std::optional<RuleNumber> number =
        RuleNumber::Parse(stated.empty() ? printed : stated, EveryStyle());
    if (number && !own_ && IsAknCountedBelow(name)) number = Below(*number);
    if (number && own_ && !above_.empty()) number = SpelledBelow(*number, above_.back().number);
    if (!number) {
      ReportNumber(num, printed);
      return false;
    }
    const bool implied = own_ && node.attribute("status").value() == std::string_view("editorial");
    if (own_ && above_.empty()) builder_.NoteTop(*number);
    if (!implied) AddDraft(node, num, *number, printed);
    above_.push_back({node, *number, implied});
    return true;
  }

  void AddDraft(pugi::xml_node node, pugi::xml_node num, const RuleNumber& number,
                const std::string& printed) {
    Provision draft;
    draft.number = number;
    const std::string plain = number.ToString();
    if (printed != plain && (own_ || printed != plain + "."))
      draft.label = builder_.arena().Store(printed);
    draft.container = ContainerOf(number);
    draft.heading_stated = own_;
    draft.item = own_ && node.attribute("c:item").as_bool();
    if (own_) AddLabels(node.attribute("c:labels").value(), draft);
    for (pugi::xml_node text = num.first_child(); text; text = text.next_sibling()) {
      if (!IsText(text)) continue;
      const auto [begin, end] = document_.PlaceOf(text);
      draft.number_span = {id_, begin, end};
      break;
    }
    draft.span = draft.number_span;
    draft.between = std::exchange(between_, {});
    builder_.AddProvision(std::move(draft));
    Open(node, Kind::kProvision);
    owners_.back().draft = builder_.drafts().size() - 1;
  }

  void AddLabels(std::string_view labels, Provision& draft) {
    for (const std::string_view label : Split(labels, "|"))
      draft.labels.push_back(builder_.arena().Store(label));
  }

  // "(a)" in 3.1 is 3.1(a), "3.1(a)" there is what it says.
  std::optional<RuleNumber> Below(const RuleNumber& number) const {
    if (above_.empty()) return number;
    const RuleNumber& parent = above_.back().number;
    if (number.size() > parent.size() && number.Prefix(parent.size()) == parent) return number;
    const RuleNumber whole = parent.With(number);
    return whole.size() == parent.size() + number.size() ? std::optional(whole) : std::nullopt;
  }

  // 3.1 that it is below 3, implied or not.
  bool TellsParent(const RuleNumber& number) const {
    const RuleNumber& parent = above_.back().number;
    if (above_.back().implied)
      return !parent.IsName() && parent == number.Parent(builder_.edition().scheme);
    if (!own_) return number.size() > 1;
    return number.size() > parent.size() && number.Prefix(parent.size()) == parent;
  }

  // What contains an implied provision also contains those below it. What the number itself tells
  // needs no container, and elsewhere than in Codicil's own files "3" is in no number but that:
  // only "Art 3" is in "Part I".
  std::string_view ContainerOf(const RuleNumber& number) {
    if (above_.empty() || TellsParent(number)) return {};
    const auto stated =
        std::find_if(above_.rbegin(), above_.rend(), [](const Above& one) { return !one.implied; });
    if (stated == above_.rend()) return {};
    if (!own_ && stated->number[0].lead == number[0].lead) return {};
    return builder_.arena().Store(stated->number.ToString());
  }

  void ReportNumber(pugi::xml_node num, const std::string& printed) {
    const auto [begin, end] = document_.PlaceOf(num.first_child());
    builder_.diagnostics().Report(
        kind::kXmlNumber, Severity::kWarning,
        fmt::format("\"{}\" is not a number: what it is of is read as text", printed),
        Span{id_, begin, end});
  }

  bool IsNumberRead(pugi::xml_node num) const {
    return !above_.empty() && above_.back().node == num.parent();
  }

  // ---- Words.

  void BeginParagraph(pugi::xml_node node) {
    if (owners_.empty()) OpenMatter(node);
    owners_.back().text.Glue("\n\n");
    paragraphs_.push_back(node);
  }

  void AddLineEnd(pugi::xml_node node) {
    if (owners_.empty()) return;
    const bool second = LocalName(node.previous_sibling()) == LocalName(node);
    owners_.back().text.Glue(second ? "\n\n" : "\n");
  }

  // A line end in a text is a space, with the indent after it.
  void AddText(pugi::xml_node node) {
    const std::string_view value = node.value();
    const bool blank = IsBlankText(value);
    if (owners_.empty() && !blank) OpenMatter(node.parent());
    if (owners_.empty()) return;
    Owner& owner = owners_.back();
    const auto [begin, end] = document_.PlaceOf(node);
    const std::string_view raw = source_.text().substr(begin, end - begin);
    if (blank && (paragraphs_.empty() || raw.find('\n') != std::string_view::npos))
      return owner.text.Glue(" ");
    AddAknWords(value, raw, begin, owner.text);
    if (owner.begin == 0) owner.begin = begin;
    owner.end = std::max(owner.end, end);
  }

  // ---- Marks. Symbols are found again in the text.

  void OpenMarkOf(pugi::xml_node node, std::string_view name) {
    if (owners_.empty()) return;
    std::optional<AknMark> mark = AknMarkOf(node, name, own_);
    if (!mark) return;
    const size_t handle = owners_.back().text.OpenMark(mark->kind);
    marks_.push_back({node, owners_.size() - 1, handle, std::move(mark->value)});
  }

  void CloseMark() {
    const OpenMark& mark = marks_.back();
    owners_[mark.owner].text.CloseMark(mark.handle, builder_.arena().Store(mark.value));
    marks_.pop_back();
  }

  SourceId id_;
  EditionBuilder& builder_;
  const SourceText& source_;
  const AknDocument document_;
  const bool own_;  // written by Codicil
  bool head_read_ = false;
  Part part_ = Part::kFront;
  pugi::xml_node glossary_;  // the document that is one, if it is open
  pugi::xml_node quoted_;    // the outermost quotation of a structure, if it is open
  std::vector<Owner> owners_;
  std::vector<OpenMark> marks_;
  std::vector<Above> above_;
  std::vector<pugi::xml_node> paragraphs_;  // that are open
  std::vector<MatterBlock> between_;        // below the last provision
  std::string title_;                       // of the first block that is one
};

}  // namespace

bool IsAkn(std::string_view text) {
  static const RE2 kRoot(
      R"((?s)^(?:\x{FEFF}|\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^\[>]*(?:\[.*?\]\s*)?>)*)"
      R"(<(?:[\w.-]+:)?akomaNtoso\b([^>]*)>)");
  constexpr size_t kSample = 1 << 16;
  const std::string_view sample = text.substr(0, kSample);
  re2::StringPiece attributes;
  return RE2::PartialMatch(re2::StringPiece(sample.data(), sample.size()), kRoot, &attributes) &&
         std::string_view(attributes.data(), attributes.size()).find(kNamespace) !=
             std::string_view::npos;
}

void ReadAkn(SourceId id, EditionBuilder& builder) { AknReader(id, builder).Read(); }

}  // namespace codicil
