-- For people: each row can be read without the other tables.
CREATE VIEW provisions AS
SELECT p.id AS id, e.name AS edition, e.date AS date, p.num AS num, p.occurrence AS occurrence,
       h.body AS heading, t.body AS text, u.num AS parent, p.depth AS depth,
       p.position AS position, l.name AS lineage, p.text AS text_id
FROM provision p
JOIN edition e ON e.id = p.edition
LEFT JOIN text h ON h.id = p.heading
LEFT JOIN text t ON t.id = p.text
LEFT JOIN provision u ON u.id = p.parent
LEFT JOIN lineage l ON l.id = p.lineage;

CREATE VIEW changes AS
SELECT a.name AS from_edition, b.name AS to_edition, o.num AS old_num, n.num AS new_num,
       c.kinds AS kinds, round(c.confidence, 2) AS confidence, v.body AS evidence,
       ot.body AS old_text, nt.body AS new_text, l.name AS lineage
FROM change c
JOIN edition a ON a.id = c.from_edition
JOIN edition b ON b.id = c.to_edition
LEFT JOIN provision o ON o.id = c.old
LEFT JOIN provision n ON n.id = c.new
LEFT JOIN evidence v ON v.id = c.evidence
LEFT JOIN text ot ON ot.id = o.text
LEFT JOIN text nt ON nt.id = n.text
LEFT JOIN lineage l ON l.id = coalesce(n.lineage, o.lineage)
WHERE c.kinds <> '["unchanged"]';

CREATE VIEW citations AS
SELECT e.name AS edition, coalesce(p.num, g.name) AS "from", c.place AS place, c.name AS words,
       r.status AS status, r.kind AS kind, r.value AS value, coalesce(q.num, h.name) AS "to"
FROM citation c
JOIN citation_target r ON r.citation = c.id
JOIN edition e ON e.id = c.edition
LEFT JOIN provision p ON p.id = c.provision
LEFT JOIN glossary g ON g.id = c.entry
LEFT JOIN provision q ON q.id = r.provision
LEFT JOIN glossary h ON h.id = r.entry;

CREATE VIEW definitions AS
SELECT e.name AS edition, e.date AS date, g.name AS term, t.body AS definition, g.text AS text_id
FROM glossary g
JOIN edition e ON e.id = g.edition
LEFT JOIN text t ON t.id = g.text;

CREATE VIEW list_members AS
SELECT e.name AS edition, e.date AS date, l.name AS list, l.belongs_to AS belongs_to,
       m.name AS member
FROM member m
JOIN list l ON l.id = m.list
JOIN edition e ON e.id = m.edition;

CREATE VIEW histories AS
SELECT l.name AS lineage, e.name AS edition, e.date AS date, p.num AS num, h.body AS heading,
       t.body AS text, round(p.confidence, 2) AS confidence, p.text AS text_id
FROM provision p
JOIN lineage l ON l.id = p.lineage
JOIN edition e ON e.id = p.edition
LEFT JOIN text h ON h.id = p.heading
LEFT JOIN text t ON t.id = p.text;

-- Every distinct text, for the search: the words of one are stored once, whatever the editions.
CREATE VIRTUAL TABLE text_fts USING fts5(
  body, content="text", content_rowid="id", tokenize="porter unicode61");
INSERT INTO text_fts(text_fts) VALUES ('rebuild');
INSERT INTO text_fts(text_fts) VALUES ('optimize');
