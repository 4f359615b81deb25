// Holds the tables that DuckDB reads from CSV and from NDJSON against each other, and their rows
// against what queries over them must give.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.env.CODICIL_NODE, 'package.json'));
const { DuckDBInstance } = require('@duckdb/node-api');
const folder = process.argv[2];
const db = await (await DuckDBInstance.create(':memory:')).connect();
const rows = async (sql) => (await db.runAndReadAll(sql)).getRowsJson();
const value = async (sql) => (await rows(sql))[0][0];

const metadata = JSON.parse(readFileSync(join(folder, 'sqlite', 'metadata.json')));
const [described] = Object.values(metadata.databases);

// What a spreadsheet must not take for a formula has an apostrophe in front.
const restored = (column) =>
  `regexp_replace(${column}, '^''(''*[=+\\-@＝＋－＠\\t\\r\\n])', '\\1')`;

let tables = 0;
for (const file of readdirSync(join(folder, 'ndjson'))) {
  if (!file.endsWith('.ndjson')) continue;  // the mark of the folder
  const name = file.replace(/\.ndjson$/, '');
  const json = join(folder, 'ndjson', file);
  const csv = join(folder, 'csv', `${name}.csv`);
  const header = readFileSync(csv, 'utf8').split('\r\n')[0].split(',');
  const table = Object.values(described.tables).find(
    (one) => one.columns && String(Object.keys(one.columns)) === String(header));
  assert.ok(table, `${name} has the columns of a table that metadata.json describes`);
  tables += 1;
  if (statSync(json).size === 0) continue;  // a table without rows
  const typed = header.map((column) => `"${column}": 'VARCHAR'`).join(', ');
  const a = `read_csv('${csv}', header = true, all_varchar = true)`;
  const b = `read_json('${json}', format = 'newline_delimited', columns = {${typed}})`;
  const columns = header.map((column) => `"${column}"`);
  const cells = columns.filter((column) => column !== '"kinds"' && column !== '"confidence"');
  const fromCsv = cells.map((column) => `coalesce(${restored(column)}, '')`).join(', ');
  const fromJson = cells.map((column) => `coalesce(${column}, '')`).join(', ');
  assert.equal(await value(`SELECT count(*) FROM ${a}`), await value(`SELECT count(*) FROM ${b}`), name);
  assert.equal(
    await value(`SELECT count(*) FROM ((SELECT ${fromCsv} FROM ${a}) EXCEPT ALL (SELECT ${fromJson} FROM ${b}))`),
    '0', `${name}: CSV and NDJSON have the same rows`);
}
assert.equal(tables, 19);

// The script that comes with the CSV: numbers stay text, and every table that it makes has its rows.
process.chdir(join(folder, 'csv'));
await db.run(readFileSync('load.sql', 'utf8'));
const described_as = JSON.parse(readFileSync('datapackage.json', 'utf8'));
for (const { name, path, schema } of described_as.resources) {
  const header = readFileSync(path, 'utf8').split('\r\n')[0].split(',');
  assert.deepEqual(schema.fields.map((field) => field.name), header, name);
  assert.equal(
    await value(`SELECT count(*) FROM "${name}"`),
    await value(`SELECT count(*) FROM read_csv('${path}', header = true, all_varchar = true)`), name);
}
assert.equal(described_as.resources.length, tables);
assert.equal(
  await value('SELECT count(*) FROM provisions p LEFT JOIN provisions u ON u.edition = p.edition ' +
              "AND u.num = p.parent WHERE p.parent IS NOT NULL AND u.num IS NULL AND p.parent NOT LIKE '%#%'"),
  '0', 'a parent is read as it is written');
assert.equal(await value('SELECT typeof(parent) FROM provisions LIMIT 1'), 'VARCHAR');

const table = (name) => `'${join(folder, 'ndjson', `${name}.ndjson`)}'`;
assert.equal(
  await value(`SELECT count(*) FROM ${table('provisions')} p
               LEFT JOIN ${table('provisions')} u ON u.edition = p.edition AND u.num = p.parent
               WHERE p.parent IS NOT NULL AND u.num IS NULL AND p.parent NOT LIKE '%#%'`),
  '0', 'every parent is in its edition');
assert.equal(
  await value(`SELECT count(*) FROM ${table('citation_targets')} t
               ANTI JOIN ${table('citations')} c ON c.id = t.citation`),
  '0', 'every target has its citation');
assert.ok(Number(await value(`SELECT count(*) FROM ${table('changes')}
                              WHERE list_contains(kinds, 'renumbered')`)) > 0, 'kinds are a list');
console.log(`${tables} tables read by DuckDB from CSV and NDJSON`);
