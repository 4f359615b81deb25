#include "output/export/datasette.h"

#include "corpus/schema.h"
#include "output/json_writer.h"

namespace codicil {
namespace {

// :edition is the id of an edition; where it may be empty, the last one is meant.
constexpr CannedQuery kQueries[] = {
    {"search", "Search all editions for words; each wording is found once",
     R"(SELECT e.name AS first_edition, f.name AS last_edition, p.num,
       snippet(text_fts, 0, '[', ']', ' … ', 24) AS found
FROM text_fts
JOIN (SELECT text, num, min(edition) AS first, max(edition) AS last
      FROM (SELECT text, num, edition FROM provision
            UNION ALL SELECT heading, num, edition FROM provision
            UNION ALL SELECT text, name, edition FROM glossary
            UNION ALL SELECT term, name, edition FROM glossary
            UNION ALL SELECT a.text, q.num, a.edition
                      FROM aside a JOIN provision q ON q.id = a.provision)
      WHERE text IN (SELECT rowid FROM text_fts WHERE text_fts MATCH :words)
      GROUP BY text, num) p ON p.text = text_fts.rowid
JOIN edition e ON e.id = p.first
JOIN edition f ON f.id = p.last
WHERE text_fts MATCH :words
ORDER BY text_fts.rank, p.num
LIMIT 100)"},
    {"provision_on_a_day", "A provision as it was in force on a day",
     R"(SELECT e.name AS edition, e.date, p.name, t.body AS text
FROM edition e
JOIN provision p ON p.edition = e.id
LEFT JOIN text t ON t.id = p.text
WHERE p.num = :num AND e.date <= :day AND (e.until IS NULL OR e.until > :day)
ORDER BY p.occurrence)"},
    {"history", "The history of a provision: its number and words in every edition",
     R"(SELECT v.lineage, v.edition, v.date, v.num, v.heading, v.text, v.confidence
FROM histories v
WHERE v.lineage IN (SELECT l.name FROM provision p
                    JOIN edition e ON e.id = p.edition
                    JOIN lineage l ON l.id = p.lineage
                    WHERE p.num = :num AND e.name = :edition)
ORDER BY v.lineage, v.date, v.edition)"},
    {"changes_to_an_edition", "What an edition changed",
     R"(SELECT old_num, new_num, kinds, confidence, old_text, new_text
FROM changes
WHERE to_edition = :edition
ORDER BY rowid)"},
    {"new_number", "What the provisions of a number became in the next edition",
     R"(SELECT a.name AS from_edition, b.name AS to_edition, o.num AS old_num, n.num AS new_num,
       c.kinds, round(c.confidence, 2) AS confidence
FROM provision o
JOIN change c ON c.old = o.id
JOIN edition a ON a.id = c.from_edition
JOIN edition b ON b.id = c.to_edition
LEFT JOIN provision n ON n.id = c.new
WHERE o.num = :num
ORDER BY a.id, n.position)"},
    {"cited_by", "Which provisions and entries cite a provision",
     R"(SELECT coalesce(p.num, g.name) AS "from", c.place, c.name AS words, r.status
FROM provision q
JOIN edition e ON e.id = q.edition
JOIN citation_target r ON r.provision = q.id
JOIN citation c ON c.id = r.citation
LEFT JOIN provision p ON p.id = c.provision
LEFT JOIN glossary g ON g.id = c.entry
WHERE q.num = :num AND e.name = :edition
ORDER BY c.id)"},
    {"unresolved_citations", "Citations that lead nowhere or to several places, by edition",
     R"(SELECT e.name AS edition, c.status, coalesce(p.num, g.name) AS "from", c.name AS words
FROM citation c
JOIN edition e ON e.id = c.edition
LEFT JOIN provision p ON p.id = c.provision
LEFT JOIN glossary g ON g.id = c.entry
WHERE c.status NOT IN ('resolved', 'external')
ORDER BY c.id)"},
    {"members_by_edition", "The members of a list, with the editions that have them",
     R"(SELECT m.name AS member, e.name AS first_edition, f.name AS last_edition, m.editions
FROM (SELECT m.name, min(m.edition) AS first, max(m.edition) AS last,
             count(DISTINCT m.edition) AS editions
      FROM member m JOIN list l ON l.id = m.list
      WHERE l.name = :list
      GROUP BY m.name) m
JOIN edition e ON e.id = m.first
JOIN edition f ON f.id = m.last
ORDER BY m.first, m.name)"},
    {"definition", "A term of the glossary in every edition",
     R"(SELECT edition, date, term, definition
FROM definitions
WHERE term = :term COLLATE NOCASE
ORDER BY rowid)"},
    {"changes_by_edition", "How many provisions each edition changed, by kind",
     R"(SELECT e.name AS edition, k.value AS kind, count(*) AS provisions
FROM change c
JOIN edition e ON e.id = c.to_edition, json_each(c.kinds) k
GROUP BY e.id, k.value
ORDER BY e.id, k.value)"},
};

struct ViewRow {
  const char* name;
  const char* description;
  bool has_text;  // a column text_id, by which the search finds its rows
};
constexpr ViewRow kViews[] = {
    {"provisions", "Every provision of every edition, with its words.", true},
    {"changes", "What changed from edition to edition, with the words.", false},
    {"citations", "Who cites whom.", false},
    {"definitions", "The glossary of every edition, with its words.", true},
    {"list_members", "The members of every list, per edition.", false},
    {"histories", "Every provision through the editions, with its words.", true},
};

void WriteTable(const Table& table, JsonWriter& json) {
  json.Members(table.name, json.Of("description", table.description, [&] {
    if (table.label != nullptr) json.Members("label_column", table.label);
    json.Members("columns", json.Of([&] {
      for (const Column& column : table.columns)
        json.Members(column.name, std::string_view(column.description));
    }));
  }));
}

void WriteView(const ViewRow& view, JsonWriter& json) {
  json.Members(view.name, json.Of("description", view.description, [&] {
    if (view.has_text) json.Members("fts_table", "text_fts", "fts_pk", "text_id");
  }));
}

void WriteDatabase(JsonWriter& json) {
  json.Members("tables", json.Of([&] {
    for (const Table& table : Tables())
      if (IsPublished(table)) WriteTable(table, json);
    for (const ViewRow& view : kViews) WriteView(view, json);
  }));
  json.Members("queries", json.Of([&] {
    for (const CannedQuery& query : kQueries)
      json.Members(query.name, json.Of("title", query.title, "sql", query.sql));
  }));
}

}  // namespace

std::span<const CannedQuery> CannedQueries() { return kQueries; }

void WriteDatasetteMetadata(const Work& work, std::string_view database, ByteSink& out) {
  JsonWriter json(out);
  const bool address = work.source.starts_with("http://") || work.source.starts_with("https://");
  json.Document("title", work.title.empty() ? work.id : work.title, "description",
                "The editions of a work, its provisions and their histories. Made with Codicil.",
                "license", If(!work.licence.empty(), work.licence), "source",
                If(!work.source.empty(), work.source), "source_url", If(address, work.source),
                "databases", json.Of(database, json.Of([&] { WriteDatabase(json); })));
}

}  // namespace codicil
