#include "output/export/export.h"

#include <gmock/gmock.h>

#include <sstream>

#include "corpus/corpus.h"
#include "output/export/datasette.h"
#include "schema_check.h"

namespace codicil {
namespace {

const OpenedCorpus& Emberfall() {
  static const OpenedCorpus corpus =
      OpenCorpus(CODICIL_SOURCE_FOLDER "/corpus/emberfall", DiskFiles(), {});
  return corpus;
}

TEST(ExportTest, EveryChunkFitsItsSchema) {
  const DiskFiles files;
  const ExportInput input{Emberfall(), files};
  StringSink out;
  ASSERT_EQ(ExportChunks(input, out).message(), "");
  std::istringstream lines(out.TakeText());
  size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    ASSERT_EQ(SchemaViolation(line, "codicil-chunks-1.schema.json"), "") << line;
  EXPECT_GT(count, Emberfall().build.work.lineages.all.size());
}

bool Fits(const Cell& cell, const Column& column) {
  switch (column.kind) {
    case ColumnKind::kInteger:
      return std::holds_alternative<int64_t>(cell);
    case ColumnKind::kReal:
      return std::holds_alternative<float>(cell);
    case ColumnKind::kYesNo:
      return std::holds_alternative<bool>(cell);
    case ColumnKind::kText:
      return std::holds_alternative<std::string_view>(cell);
    case ColumnKind::kKinds:
      return std::holds_alternative<ChangeKinds>(cell);
    case ColumnKind::kReference:
      return std::holds_alternative<Reference>(cell);
  }
  return false;
}

// Counts rows, and those that are not as their table says.
class Checker : public TableSink {
 public:
  void Row(TableId id, std::initializer_list<Cell> cells) override {
    const Table& table = Tables()[static_cast<size_t>(id)];
    ++rows[table.name];
    ASSERT_EQ(cells.size(), table.columns.size()) << table.name;
    size_t i = 0;
    for (const Cell& cell : cells) {
      const Column& column = table.columns[i++];
      EXPECT_TRUE(Fits(cell, column) || std::holds_alternative<std::nullptr_t>(cell))
          << table.name << '.' << column.name;
      if (column.name == std::string_view("id")) {
        EXPECT_EQ(std::get<int64_t>(cell), rows[table.name]) << table.name << ": ids count rows";
      }
      if (const auto* to = std::get_if<Reference>(&cell))
        last[column.references] = std::max(last[column.references], to->row);
    }
  }
  std::map<std::string, int64_t> rows, last;  // by table; `last`: the highest row referred to
};

TEST(ExportTest, EveryRowIsAsItsTableSays) {
  const DiskFiles files;
  const ExportInput input{Emberfall(), files};
  Checker checker;
  ASSERT_EQ(WriteTables(input, checker).message(), "");
  for (const auto& [table, row] : checker.last) EXPECT_LE(row, checker.rows[table]) << table;
  EXPECT_EQ(checker.rows["text"], static_cast<int64_t>(Emberfall().build.work.texts.size()));
}

TEST(ExportTest, TablesAreInTheOrderOfTheirIds) {
  EXPECT_EQ(Tables().size(), static_cast<size_t>(TableId::kStoreTransition) + 1);
  EXPECT_STREQ(Tables()[static_cast<size_t>(TableId::kText)].name, "text");
  EXPECT_STREQ(Tables()[static_cast<size_t>(TableId::kStop)].name, "lineage_stop");
  EXPECT_STREQ(Tables()[static_cast<size_t>(TableId::kDiagnostic)].name, "diagnostic");
}

}  // namespace
}  // namespace codicil
