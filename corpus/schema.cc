// What the tables are. docs/formats.md has the same for people; a test compares the two.

#include "corpus/schema.h"

#include <fmt/format.h>

#include <array>

namespace codicil {
namespace {

using enum ColumnKind;
using enum TableUse;

constexpr Column kId{"id", kInteger, "The number of the row."};
constexpr Column kEditionOf{"edition", kReference, "The edition that it is in.", "edition"};

constexpr Column kWorkColumns[] = {
    kId,
    {"name", kText, "The id of the work: lower case with hyphens."},
    {"title", kText, "The title of the work."},
    {"language", kText, "A language tag, such as en."},
    {"source", kText, "Where the work is from, if that is known."},
    {"licence", kText, "The terms of its use, if they are known."},
};
constexpr Column kEditionColumns[] = {
    kId,
    {"name", kText, "The id of the edition in the corpus, mostly its date."},
    {"date", kText, "The day from which it is in force, as in 2022-03-04."},
    {"until", kText, "The day from which the next edition is in force; missing for the last."},
    {"title", kText, "The title of the work as this edition has it."},
    {"language", kText, "A language tag, such as en."},
    {"source", kText, "Where the edition is from, if that is known."},
    {"licence", kText, "The terms of its use, if they are known."},
    {"code", kText, "What people call it in short, if the corpus says so."},
    {"full_name", kText, "What they call it at length."},
};
constexpr Column kFileColumns[] = {
    kEditionOf,
    {"name", kText, "The name of the file, relative to the corpus."},
    {"sha256", kText, "The digest of its bytes."},
    {"bytes", kInteger, "How many bytes it has."},
};
constexpr Column kCopyColumns[] = {
    kEditionOf,
    {"name", kText, "The id of the other copy in the corpus."},
};
constexpr Column kTextColumns[] = {
    kId,
    {"sha256", kText, "The digest of the text as UTF-8."},
    {"body", kText, "The text; paragraphs have an empty line between them."},
};
constexpr Column kEvidenceColumns[] = {
    kId,
    {"body", kText, "What two provisions have in common; several reasons are separated by \"; \"."},
};
constexpr Column kLineageColumns[] = {
    kId,
    {"name", kText, "The lasting id, which stays when the number changes."},
    {"first_edition", kReference, "The first edition that has the provision.", "edition"},
    {"last_edition", kReference, "The last edition that has it.", "edition"},
    {"num", kText, "The number in the last of these editions."},
    {"pinned", kText, "The reason, if a person decided that these provisions are one."},
};
constexpr Column kAliasColumns[] = {
    {"lineage", kReference, "The lineage that the id leads to.", "lineage"},
    {"name", kText, "Another id that leads to it."},
};
constexpr Column kProvisionColumns[] = {
    kId,
    kEditionOf,
    {"num", kText, "The number that it is cited by: 203.1a."},
    {"occurrence", kInteger, "From 1; which one of those with this number."},
    {"name", kText, "The number, with the heading if there is one."},
    {"depth", kInteger, "In the tree; 1 is a section."},
    {"position", kInteger, "In the order of the edition, from 1."},
    {"parent", kReference, "The provision that contains it.", "provision"},
    {"implied", kYesNo, "Whether only those below it are in the source."},
    {"heading", kReference, "The title.", "text"},
    {"text", kReference, "The text.", "text"},
    {"lineage", kReference, "Its history through the editions.", "lineage"},
    {"confidence", kReal, "From 0 to 1, that it is what the stop before in its history became."},
};
constexpr Column kAsideColumns[] = {
    kEditionOf,
    {"provision", kReference, "The provision that it belongs to.", "provision"},
    {"kind", kText, "example or note."},
    {"position", kInteger, "Among those of its kind, from 1."},
    {"text", kReference, "The text, without the word that introduces it.", "text"},
};
constexpr Column kGlossaryColumns[] = {
    kId,
    kEditionOf,
    {"position", kInteger, "In the order of the edition, from 1."},
    {"name", kText, "The term."},
    {"term", kReference, "The same as a text, for the search.", "text"},
    {"text", kReference, "The definition.", "text"},
};
constexpr Column kListColumns[] = {
    kId,
    kEditionOf,
    {"name", kText, "As the work calls the list, in lower case: creature types."},
    {"belongs_to", kText, "What the list belongs to: creature."},
};
constexpr Column kMemberColumns[] = {
    kEditionOf,
    {"list", kReference, "The list that it is in.", "list"},
    {"position", kInteger, "In the order of the list, from 1."},
    {"name", kText, "The name, as the work writes it."},
};
constexpr Column kMatterColumns[] = {
    kEditionOf,
    {"part", kText, "front, between or back."},
    {"position", kInteger, "In the order of the part, from 1."},
    {"kind", kText, "title, heading, text or example."},
    {"body", kText, "The text."},
};
constexpr Column kStopColumns[] = {
    {"lineage", kReference, "The history.", "lineage"},
    kEditionOf,
    {"provision", kReference, "What the provision is in that edition.", "provision"},
    {"confidence", kReal, "From 0 to 1, that this is what the stop before became."},
};
constexpr Column kLinkColumns[] = {
    {"lineage", kReference, "The history.", "lineage"},
    {"kind", kText, "split_from: it took words over; merged_into: its words were reused."},
    {"other", kReference, "The other history.", "lineage"},
    kEditionOf,
    {"confidence", kReal, "From 0 to 1."},
};
constexpr Column kChangeColumns[] = {
    {"from_edition", kReference, "The earlier edition.", "edition"},
    {"to_edition", kReference, "The next edition.", "edition"},
    {"old", kReference, "The provision in the earlier edition; missing if it was added.",
     "provision"},
    {"new", kReference, "The provision in the next edition; missing if it was removed.",
     "provision"},
    {"kinds", kKinds, "What happened: unchanged, renumbered, edited, moved and so on."},
    {"main", kYesNo, "Whether it is the one that tells what the old provision became."},
    {"continues", kYesNo, "Whether the history of the old provision goes on in the new one."},
    {"confidence", kReal, "From 0 to 1, that the two correspond."},
    {"evidence", kReference, "Why they were taken to correspond.", "evidence"},
};
constexpr Column kGlossaryChangeColumns[] = {
    {"from_edition", kReference, "The earlier edition.", "edition"},
    {"to_edition", kReference, "The next edition.", "edition"},
    {"old", kReference, "The entry in the earlier edition; missing if it was added.", "glossary"},
    {"new", kReference, "The entry in the next edition; missing if it was removed.", "glossary"},
    {"kinds", kKinds, "What happened: unchanged, edited, added, removed and so on."},
    {"confidence", kReal, "From 0 to 1, that the two correspond."},
};
constexpr Column kCitationColumns[] = {
    kId,
    kEditionOf,
    {"provision", kReference, "The provision that cites.", "provision"},
    {"entry", kReference, "The glossary entry that cites, if no provision does.", "glossary"},
    {"place", kText, "Where in it: text, heading, example[0], note[0] or glossary."},
    {"begin_char", kInteger, "The characters of that text before the words."},
    {"end_char", kInteger, "The same with the words."},
    {"name", kText, "The words of the citation."},
    {"status", kText, "resolved, dangling, mistitled, ambiguous, outside or external."},
};
constexpr Column kTargetColumns[] = {
    {"citation", kReference, "The citation.", "citation"},
    kEditionOf,
    {"kind", kText, "What it says: number, term, document or label."},
    {"value", kText, "The number, term, document or label that it says."},
    {"last", kText, "The end of a range, such as 702.11c."},
    {"title", kText, "The title that it quotes."},
    {"status", kText, "resolved, dangling, mistitled, ambiguous, outside or external."},
    {"provision", kReference, "A provision that it leads to.", "provision"},
    {"entry", kReference, "A glossary entry that it leads to.", "glossary"},
};
constexpr Column kDiagnosticColumns[] = {
    kEditionOf,
    {"severity", kText, "error, warning or note."},
    {"kind", kText, "What it is about: number-gap."},
    {"message", kText, "What there is to say."},
    {"file", kText, "The file that it is about."},
    {"line_number", kInteger, "The line, from 1."},
    {"column_number", kInteger, "The column, from 1."},
};

constexpr Column kSettingColumns[] = {
    {"name", kText,
     "rules: what determines a work besides its files; clean: whether there was "
     "nothing to report."},
    {"value", kText, "The digest of the rules; yes or no."},
};
constexpr Column kInputColumns[] = {
    {"name", kText, "The name of the file, relative to the corpus; corpus.toml is the first."},
    {"sha256", kText, "The digest of its bytes."},
    {"bytes", kInteger, "How many bytes it has."},
};
constexpr Column kStatedColumns[] = {
    kEditionOf,
    {"date", kText, "The day that its own text states."},
    {"language", kText, "The language that its own text is in."},
};
constexpr Column kWarningColumns[] = {
    kEditionOf,
    {"kind", kText, "A kind of warning or error: number-gap."},
    {"count", kInteger, "How often it was reported when the edition was read."},
};
constexpr Column kOverridesColumns[] = {
    {"from_edition", kReference, "The earlier edition of two.", "edition"},
    {"overrides", kText, "The digest of the file of overrides, if there is one."},
};

constexpr std::array<Table, 26> kTables{{
    {"work", "works", "The work.", "title", kWorkColumns},
    {"edition", "editions", "The editions, by date.", "name", kEditionColumns},
    {"file", "files", "The files that the editions were read from.", "name", kFileColumns},
    {"copy", "copies", "Other copies of an edition, which were not read again.", "name",
     kCopyColumns},
    {"text", nullptr, "Every distinct text, once.", "body", kTextColumns},
    {"evidence", nullptr, "Why provisions were taken to correspond: each wording once.", "body",
     kEvidenceColumns},
    {"lineage", "lineages", "The history of each provision through the editions.", "name",
     kLineageColumns},
    {"lineage_alias", "lineage_aliases", "Other ids of a lineage.", "name", kAliasColumns},
    {"provision", "provisions", "Every numbered unit of every edition.", "name", kProvisionColumns},
    {"aside", "asides", "The examples and notes of provisions.", nullptr, kAsideColumns},
    {"glossary", "glossary", "The entries of the glossary, per edition.", "name", kGlossaryColumns},
    {"list", "lists", "The closed lists that the work defines, per edition.", "name", kListColumns},
    {"member", "members", "The members of these lists.", "name", kMemberColumns},
    {"matter", "matter", "What comes before the provisions, between them and after the glossary.",
     nullptr, kMatterColumns, kRead},
    {"lineage_stop", "lineage_stops", "What a provision is in each edition of its history.",
     nullptr, kStopColumns, kDerived,
     "SELECT lineage, edition, id AS provision, confidence FROM provision"},
    {"lineage_link", "lineage_links", "How histories are joined by splits and merges.", nullptr,
     kLinkColumns},
    {"change", "changes", "What became of each provision from edition to edition.", nullptr,
     kChangeColumns},
    {"glossary_change", "glossary_changes", "The same for the entries of the glossary.", nullptr,
     kGlossaryChangeColumns},
    {"citation", "citations", "Every mention of a provision, term or document.", "name",
     kCitationColumns, kRead},
    {"citation_target", "citation_targets", "What the citations say and lead to.", nullptr,
     kTargetColumns, kRead},
    {"diagnostic", "diagnostics", "What was reported when the editions were read.", "message",
     kDiagnosticColumns, kRead},
    {"store_setting", nullptr, "What determined the work.", nullptr, kSettingColumns, kPrivate},
    {"store_input", nullptr, "Every file that was read.", nullptr, kInputColumns, kPrivate},
    {"store_stated", nullptr, "What the editions state of themselves.", nullptr, kStatedColumns,
     kPrivate},
    {"store_warning", nullptr, "What was reported.", nullptr, kWarningColumns, kPrivate},
    {"store_transition", nullptr, "How neighbouring editions were aligned.", nullptr,
     kOverridesColumns, kPrivate},
}};

std::string_view TypeOf(ColumnKind kind) {
  if (kind == kReal) return "REAL";
  return kind == kText || kind == kKinds ? "TEXT" : "INTEGER";
}

}  // namespace

std::span<const Table> Tables() { return kTables; }

std::string CreateStatement(const Table& table) {
  std::vector<std::string> columns;
  for (const Column& column : table.columns) {
    std::string line = fmt::format("\n  \"{}\" {}", column.name, TypeOf(column.kind));
    if (column.name == std::string_view("id")) line += " PRIMARY KEY";
    if (column.references) line += fmt::format(" REFERENCES \"{}\"(id)", column.references);
    columns.push_back(std::move(line));
  }
  return fmt::format("CREATE TABLE \"{}\" ({}\n)", table.name, fmt::join(columns, ","));
}

std::string KindsAsJson(const ChangeKinds& kinds) {
  std::vector<std::string> names;
  for (const ChangeKind kind : kinds.List())
    names.push_back(fmt::format("\"{}\"", ChangeKindName(kind)));
  return fmt::format("[{}]", fmt::join(names, ","));
}

}  // namespace codicil
