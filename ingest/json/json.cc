#include "ingest/json/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/ascii.h"
#include "ingest/dates.h"
#include "ingest/json/edition_schema.h"
#include "ingest/json/json_tokens.h"
#include "ingest/kinds.h"
#include "rules/letter_suffix.h"
#include "text/budget.h"
#include "text/code_points.h"
#include "text/language_code.h"

namespace codicil {
namespace {

using Kind = JsonToken::Kind;

constexpr std::array kMarkKinds = {MarkKind::kEmphasis, MarkKind::kStrong,   MarkKind::kLiteral,
                                   MarkKind::kSymbol,   MarkKind::kCitation, MarkKind::kTerm,
                                   MarkKind::kLink};
constexpr std::array kMatterKinds = {MatterKind::kTitle, MatterKind::kHeading, MatterKind::kText,
                                     MatterKind::kExample};

bool IsJsonBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

class EditionReader {
 public:
  EditionReader(SourceId id, EditionBuilder& builder)
      : id_(id), builder_(builder), source_(builder.source(id)), json_(source_.text()) {}

  void Read() {
    LabelMarkup();
    if (json_.error()) ReportSyntax();
    if (json_.list().empty() || !IsEdition()) return;
    ReadHead();
    for (uint32_t item : Items("between_matter")) ReadBetween(item);
    const auto provisions = Items("provisions");
    FindParents(provisions);
    for (uint32_t item : provisions) ReadProvision(item);
    for (uint32_t item : Items("glossary")) ReadGlossaryEntry(item);
    Edition& edition = builder_.edition();
    for (uint32_t item : Items("front_matter")) ReadMatter(item, edition.front_matter);
    for (uint32_t item : Items("back_matter")) ReadMatter(item, edition.back_matter);
    for (const auto& [key, blocks] : between_)
      ReportShape(0, fmt::format("\"before\" names {}, which is no provision", key));
    if (!json_.error()) CheckSchema();
  }

 private:
  // Everything except spaces outside strings is markup until a passage claims it. Text after a
  // syntax error was not understood and stays unlabelled.
  void LabelMarkup() {
    const std::string_view text = source_.text();
    const auto read = static_cast<uint32_t>(json_.error() ? json_.error()->offset : text.size());
    ByteLabels& labels = builder_.labels(id_);
    uint32_t at = 0;
    const auto paint_until = [&](uint32_t end) {
      for (; at < end; ++at) {
        if (!IsJsonBlank(text[at])) labels.Paint(at, at + 1, Label::kMarkup);
      }
    };
    for (const JsonToken& token : json_.list()) {
      if (token.kind != Kind::kKey && token.kind != Kind::kString) continue;
      paint_until(token.begin);
      labels.Paint(token.begin, token.end, Label::kMarkup);
      at = token.end;
    }
    paint_until(read);
  }

  void ReportSyntax() {
    const JsonSyntaxError& error = *json_.error();
    const auto size = static_cast<uint32_t>(source_.text().size());
    uint32_t end = std::min(error.offset + 1, size);
    while (end < size && !StartsCodePoint(source_.text()[end])) ++end;
    std::string message = error.message;
    if (message.ends_with('.')) message.pop_back();
    builder_.diagnostics().Report(kind::kJsonSyntax, Severity::kError,
                                  fmt::format("not valid JSON: {}", message),
                                  Span{id_, error.offset, end});
  }

  void ReportShape(uint32_t value, std::string message) {
    const JsonToken& token = json_[value];
    // For an object or array, it is enough to point at the bracket.
    const bool container = token.kind == Kind::kObject || token.kind == Kind::kArray;
    const Span span{id_, token.begin, container ? token.begin + 1 : token.end};
    reported_.push_back(value);
    builder_.diagnostics().Report(kind::kJsonShape, Severity::kError, std::move(message), span);
  }

  // Values that the reader does not use must fit, too.
  void CheckSchema() {
    auto fault = FindSchemaFault(source_.text(), json_);
    if (!fault) return;
    const bool told = std::any_of(reported_.begin(), reported_.end(), [&](uint32_t value) {
      return value <= fault->value && fault->value < json_[value].next;
    });
    if (!told) ReportShape(fault->value, std::move(fault->message));
  }

  bool IsEdition() {
    const uint32_t schema = json_.Member(0, "schema");
    if (!json_.Is(schema, Kind::kString)) {
      ReportShape(0, "\"schema\" must be \"codicil-edition/1\"");
      return false;
    }
    const std::string name = json_.Text(schema);
    if (name == "codicil-edition/1") return true;
    ReportShape(schema,
                fmt::format("unknown schema \"{}\"; only codicil-edition/1 is supported", name));
    return false;
  }

  std::vector<uint32_t> Items(std::string_view name) {
    const uint32_t array = json_.Member(0, name);
    if (array != JsonTokens::kNone && !json_.Is(array, Kind::kArray)) {
      ReportShape(array, fmt::format("\"{}\" is not an array", name));
    }
    return json_.Elements(array);
  }

  void ReadHead() {
    const uint32_t work = json_.Member(0, "work");
    const uint32_t edition = json_.Member(0, "edition");
    if (auto title = StringMember(work, "title")) builder_.OfferTitle(*title);
    ReadDate(StringValue(edition, "effective_date"));
    ReadLanguage(StringValue(edition, "language"));
  }

  void ReadDate(uint32_t value) {
    if (value == JsonTokens::kNone) return;
    const std::string date = json_.Text(value);
    if (FindDate(date) != date) return ReportShape(value, "a date must look like \"2031-02-03\"");
    builder_.OfferDate(date, Span{id_, 0, 0});
  }

  void ReadLanguage(uint32_t value) {
    if (value == JsonTokens::kNone) return;
    std::string language = json_.Text(value);
    if (!IsLanguageTag(language)) {
      return ReportShape(value, "a language must look like \"en\" or \"pt-BR\"");
    }
    builder_.edition().language = std::move(language);
  }

  // nullopt if the member is missing, null, or (reported) something else.
  std::optional<std::string> StringMember(uint32_t object, std::string_view name) {
    const uint32_t value = StringValue(object, name);
    if (value == JsonTokens::kNone) return std::nullopt;
    return json_.Text(value);
  }

  uint32_t StringValue(uint32_t object, std::string_view name) {
    const uint32_t value = json_.Member(object, name);
    if (value == JsonTokens::kNone || json_.Is(value, Kind::kString)) return value;
    if (!json_.Is(value, Kind::kNull))
      ReportShape(value, fmt::format("\"{}\" is not a string", name));
    return JsonTokens::kNone;
  }

  Passage ReadPassage(uint32_t object, std::string_view text_name, std::string_view marks_name) {
    const uint32_t value = StringValue(object, text_name);
    if (value == JsonTokens::kNone) return {};
    const JsonToken& token = json_[value];
    PassageBuilder passage(source_, builder_.arena());
    const std::string decoded = json_.Text(value);
    if (token.escaped) {
      passage.AppendReplaced(decoded, token.begin, token.end);
    } else {
      passage.Append(token.begin, token.end);
    }
    Passage read = passage.Finish();
    RestoreMarks(decoded, json_.Member(object, marks_name), read);
    return read;
  }

  struct CountedMark {
    MarkKind kind;
    uint32_t begin, end;  // code points
    std::string value;
    uint32_t item;  // its place in the JSON
  };

  // Marks count code points of the string as written in the file.
  void RestoreMarks(std::string_view decoded, uint32_t array, Passage& passage) {
    std::vector<CountedMark> marks;
    for (uint32_t item : json_.Elements(array)) {
      if (auto mark = ReadMark(item)) marks.push_back(std::move(*mark));
    }
    if (marks.empty()) return;
    const std::map<uint32_t, Point> points = FindPoints(decoded, marks, passage);
    for (const CountedMark& mark : marks) {
      const Point &begin = points.at(mark.begin), &end = points.at(mark.end);
      if (begin.offset >= end.offset) continue;
      if (begin.paragraph != end.paragraph) {
        ReportShape(mark.item, "a mark begins and ends in different paragraphs");
        continue;
      }
      passage.marks.push_back(
          {mark.kind, begin.offset, end.offset, builder_.arena().Store(mark.value)});
    }
    SortMarks(passage.marks);
  }

  struct Point {
    uint32_t offset = 0;  // bytes of the passage's text
    uint32_t paragraph = 0;
  };

  // Finds where the marks begin and end, in one pass over the text.
  static std::map<uint32_t, Point> FindPoints(std::string_view decoded,
                                              const std::vector<CountedMark>& marks,
                                              const Passage& passage) {
    std::map<uint32_t, Point> points;
    for (const CountedMark& mark : marks) points[mark.begin] = points[mark.end] = {};
    const auto trimmed = static_cast<uint32_t>(decoded.find(passage.text));
    uint32_t counted = 0, at = 0, paragraph = 0;
    for (auto& [count, point] : points) {
      const size_t size = BytesOfCodePoints(decoded.substr(at), count - counted);
      const std::string_view between = decoded.substr(at, size);
      for (size_t gap = between.find("\n\n"); gap != std::string_view::npos;
           gap = between.find("\n\n", gap + 2)) {
        ++paragraph;
      }
      at += static_cast<uint32_t>(size);
      counted = count;
      const auto last = static_cast<uint32_t>(trimmed + passage.text.size());
      point = {std::clamp(at, trimmed, last) - trimmed, paragraph};
    }
    return points;
  }

  std::optional<CountedMark> ReadMark(uint32_t item) {
    const std::string name = StringMember(item, "kind").value_or("");
    const auto kind = std::find_if(kMarkKinds.begin(), kMarkKinds.end(),
                                   [&](MarkKind k) { return MarkKindName(k) == name; });
    const auto begin = Count(json_.Member(item, "begin"));
    const auto end = Count(json_.Member(item, "end"));
    if (kind == kMarkKinds.end() || !begin || !end || *begin > *end) {
      ReportShape(item, "a mark must have a known kind, and must not begin after its end");
      return std::nullopt;
    }
    return CountedMark{*kind, *begin, *end, StringMember(item, "value").value_or(""), item};
  }

  std::optional<uint32_t> Count(uint32_t value) const {
    if (!json_.Is(value, Kind::kNumber)) return std::nullopt;
    const std::string text = json_.Text(value);
    uint32_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return count;
  }

  void ReadProvision(uint32_t item) {
    if (json_.Is(json_.Member(item, "implied"), Kind::kTrue)) return ReadImplied(item);
    const uint32_t num = StringValue(item, "num");
    const auto number =
        num == JsonTokens::kNone ? std::nullopt : RuleNumber::Parse(json_.Text(num), EveryStyle());
    if (!number) {
      ReportShape(num == JsonTokens::kNone ? item : num,
                  "a provision needs a \"num\" like \"202.3b\"");
      return;
    }
    const std::string parent = NumberOfParent(item);
    const auto above = RuleNumber::Parse(parent, EveryStyle());
    if (json_.Is(json_.Member(item, "parent"), Kind::kNull)) builder_.NoteTop(*number);
    Provision provision;
    provision.number = NumberBelow(*number, parent);
    if (provision.number != *number) spelled_[number->ToString()] = provision.number;
    provision.number_span = {id_, json_[num].begin, json_[num].end};
    const std::string printed = StringMember(item, "label").value_or("");
    if (printed != number->ToString()) provision.label = builder_.arena().Store(printed);
    if (above) SetContainer(*above, provision);
    provision.item = json_.Is(json_.Member(item, "item"), Kind::kTrue);
    for (uint32_t label : json_.Elements(json_.Member(item, "labels"))) {
      if (json_.Is(label, Kind::kString))
        provision.labels.push_back(builder_.arena().Store(json_.Text(label)));
    }
    provision.heading = ReadPassage(item, "heading", "heading_marks");
    provision.heading_stated = true;
    provision.text = ReadPassage(item, "text", "marks");
    provision.examples = ReadAsides(item, "examples");
    provision.notes = ReadAsides(item, "notes");
    TakeBetween(IdOf(item), provision);
    provision.span = {id_, json_[item].begin, json_[item].end};
    builder_.AddProvision(std::move(provision));
  }

  // What the spelling means below that parent, which may itself mean more than its spelling tells:
  // 12a1 is below 12a, and that not below 12.
  RuleNumber NumberBelow(const RuleNumber& number, const std::string& parent) const {
    const auto above = RuleNumber::Parse(parent, EveryStyle());
    if (!above) return number;
    const auto known = spelled_.find(parent);
    const size_t size = above->size();
    if (known == spelled_.end() || number.size() <= size || number.Prefix(size) != *above) {
      const RuleNumber spelled = SpelledBelow(number, *above);
      const bool suffix = spelled.size() < number.size();
      return suffix && !counts_.contains(parent) ? number : spelled;
    }
    RuleNumber below = known->second;
    for (size_t i = size; i < number.size(); ++i) below = below.WithComponent(number[i]);
    return below;
  }

  // Without the "#2" of the second provision with that number: which one it is follows from the
  // order.
  std::string NumberOfParent(uint32_t item) {
    std::string parent = StringMember(item, "parent").value_or("");
    if (!parent.empty() && !ids_.contains(parent)) {
      ReportShape(item, fmt::format("there is no \"{}\" that it could be below", Brief(parent)));
      return "";
    }
    parent.resize(std::min(parent.rfind('#'), parent.size()));
    return parent;
  }

  std::string IdOf(uint32_t item) {
    const auto id = StringMember(item, "id");
    return id ? *id : StringMember(item, "num").value_or("");
  }

  // What is implied by nothing was left by an editor, or a program, that removed what is below it.
  void FindParents(const std::vector<uint32_t>& provisions) {
    for (size_t i = provisions.size(); i-- > 0;) {
      const uint32_t item = provisions[i];
      const bool implied = json_.Is(json_.Member(item, "implied"), Kind::kTrue);
      const std::string parent = StringMember(item, "parent").value_or("");
      const std::string num = StringMember(item, "num").value_or("");
      if (!implied || parents_.contains(IdOf(item))) parents_.insert(parent);
      ids_.insert(IdOf(item));
      if (!num.empty() && IsDigit(num.back()))
        counts_.insert(parent.substr(0, std::min(parent.rfind('#'), parent.size())));
    }
  }

  // One that stays where it is, though what is below it may say otherwise.
  void ReadImplied(uint32_t item) {
    const auto number = RuleNumber::Parse(StringMember(item, "num").value_or(""), EveryStyle());
    if (!number || !parents_.contains(IdOf(item))) return;
    const std::string parent = NumberOfParent(item);
    const auto above = RuleNumber::Parse(parent, EveryStyle());
    if (json_.Is(json_.Member(item, "parent"), Kind::kNull)) builder_.NoteTop(*number);
    Provision implied;
    implied.number = NumberBelow(*number, parent);
    implied.implied = true;
    if (above) SetContainer(*above, implied);
    implied.span = {id_, json_[item].begin, json_[item].begin};
    builder_.AddProvision(std::move(implied));
  }

  // Neither 3 above 3.1 nor 7 above 702 need be said.
  bool TellsParent(const RuleNumber& number, const RuleNumber& above) const {
    const bool begins = number.size() > above.size() && number.Prefix(above.size()) == above;
    return begins || above == number.Parent(builder_.edition().scheme);
  }

  void SetContainer(const RuleNumber& above, Provision& provision) {
    if (!TellsParent(provision.number, above))
      provision.container = builder_.arena().Store(above.ToString());
  }

  std::vector<Passage> ReadAsides(uint32_t provision, std::string_view name) {
    std::vector<Passage> asides;
    for (uint32_t item : json_.Elements(json_.Member(provision, name))) {
      Passage aside = ReadPassage(item, "text", "marks");
      if (!aside.empty()) {
        asides.push_back(std::move(aside));
      } else if (!json_.Is(json_.Member(item, "text"), Kind::kString)) {
        ReportShape(item, fmt::format("an item of \"{}\" needs a \"text\"", name));
      }
    }
    return asides;
  }

  void ReadGlossaryEntry(uint32_t item) {
    GlossaryEntry entry;
    entry.term = ReadPassage(item, "term", "term_marks");
    if (entry.term.empty()) return ReportShape(item, "an entry of \"glossary\" needs a \"term\"");
    entry.text = ReadPassage(item, "text", "marks");
    entry.span = {id_, json_[item].begin, json_[item].end};
    builder_.AddGlossaryEntry(std::move(entry));
  }

  void ReadMatter(uint32_t item, std::vector<MatterBlock>& matter) {
    const std::string name = StringMember(item, "kind").value_or("");
    const auto kind = std::find_if(kMatterKinds.begin(), kMatterKinds.end(),
                                   [&](MatterKind k) { return MatterKindName(k) == name; });
    if (kind == kMatterKinds.end())
      return ReportShape(item,
                         "front and back matter need a kind: title, heading, text or example");
    matter.push_back({*kind, ReadPassage(item, "text", "marks")});
  }

  void ReadBetween(uint32_t item) {
    const std::optional<std::string> before = StringMember(item, "before");
    if (!before) return ReportShape(item, "matter between provisions needs a \"before\"");
    ReadMatter(item, between_[*before]);
  }

  // `key`: of the provision.
  void TakeBetween(const std::string& key, Provision& provision) {
    if (auto blocks = between_.extract(key)) provision.between = std::move(blocks.mapped());
  }

  SourceId id_;
  EditionBuilder& builder_;
  const SourceText& source_;
  JsonTokens json_;
  std::vector<uint32_t> reported_;                           // tokens
  std::map<std::string, std::vector<MatterBlock>> between_;  // by the key of what they are before
  std::unordered_set<std::string> ids_;                      // of all provisions
  std::unordered_set<std::string> counts_;   // parents of numbers, among which 12a comes after 12
  std::unordered_set<std::string> parents_;  // ids of what has something below it
  std::unordered_map<std::string, RuleNumber> spelled_;  // by what is written
};

}  // namespace

void ReadJson(SourceId id, EditionBuilder& builder) { EditionReader(id, builder).Read(); }

}  // namespace codicil
