#include "output/table.h"

#include <gtest/gtest.h>

namespace codicil {
namespace {

constexpr const char* kHead = "none,yes,count,real,text,missing,words,phrases";

void EveryCell(const std::string& text, const PutRow& row) {
  row({"none", "yes", "count", "real", "text", "missing", "words", "phrases"});
  row({nullptr, true, uint64_t{7}, 0.876, text, OrNull(""), Words{"a", "b"}, Phrases{"c d", "e"}});
}

TEST(Table, AsCsv) {
  EXPECT_EQ(Written(WriteTable<std::string>, EveryCell, "x,y", TableFormat::kCsv),
            std::string(kHead) + "\r\n,true,7,0.88,\"x,y\",,a b,c d; e\r\n");
}

TEST(Table, AsNdjson) {
  EXPECT_EQ(Written(WriteTable<std::string>, EveryCell, "x", TableFormat::kNdjson),
            "{ \"none\": null, \"yes\": true, \"count\": 7, \"real\": 0.88, \"text\": \"x\", "
            "\"missing\": null, \"words\": [ \"a\", \"b\" ], \"phrases\": [ \"c d\", \"e\" ] }\n");
}

TEST(Table, OfSeveralEditionsNamesItsColumnsOnce) {
  StringSink out;
  for (const std::string text : {"x", "y"}) WriteTable(EveryCell, text, TableFormat::kCsv, out);
  EXPECT_EQ(out.TakeText(), std::string(kHead) +
                                "\r\n,true,7,0.88,x,,a b,c d; e\r\n"
                                ",true,7,0.88,y,,a b,c d; e\r\n");
}

TEST(Table, WithoutRowsIsItsColumnsInCsvAndNothingInNdjson) {
  const TableOf<int> none = [](const int&, const PutRow& row) { row({"a", "b"}); };
  EXPECT_EQ(Written(WriteTable<int>, none, 0, TableFormat::kCsv), "a,b\r\n");
  EXPECT_EQ(Written(WriteTable<int>, none, 0, TableFormat::kNdjson), "");
}

TEST(Table, IsAnArrayInJson) {
  StringSink out;
  JsonWriter json(out, JsonLayout::kOneLine);
  json.Document("all", ArrayOf(EveryCell, std::string("x"), json), "rest", json.Array([&] {
    const PutRow row = RowsTo(json, 6);
    EveryCell("x", row);
  }));
  EXPECT_EQ(
      out.TakeText(),
      "{ \"all\": [ { \"none\": null, \"yes\": true, \"count\": 7, \"real\": 0.88, \"text\": "
      "\"x\", \"missing\": null, \"words\": [ \"a\", \"b\" ], \"phrases\": [ \"c d\", \"e\" ] "
      "} ], \"rest\": [ { \"words\": [ \"a\", \"b\" ], \"phrases\": [ \"c d\", \"e\" ] } ] }\n");
}

}  // namespace
}  // namespace codicil
