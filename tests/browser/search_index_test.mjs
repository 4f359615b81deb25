// The index that codicil writes is the one that MiniSearch builds of the same documents.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

const MiniSearch = createRequire(import.meta.url)('../../output/site/minisearch/minisearch.js');
const read = (name) => readFileSync(join(process.env.CODICIL_PAGES, 'site/search', name), 'utf8');
const options = { fields: ['title', 'text', 'where'], storeFields: ['number', 'title', 'where', 'also'] };

// A word counts once a field, also when it occurs more often.
const tokenize = (text) => [...new Set(MiniSearch.getDefault('tokenize')(text.toLowerCase()))];

for (const name of ['newest', 'archive']) {
  test(`the index of ${name} is the library's own`, () => {
    const ours = JSON.parse(read(`${name}.json`));
    const { texts } = JSON.parse(read(`${name}-texts.json`));
    assert.ok(ours.documentCount > 50);
    const library = new MiniSearch({ ...options, tokenize });
    library.addAll(texts.map((text, i) => ({ id: ours.documentIds[i], ...ours.storedFields[i], text })));
    const theirs = JSON.parse(JSON.stringify(library));
    const sorted = (index) => [...index].sort(([a], [b]) => (a < b ? -1 : 1));
    assert.deepEqual(sorted(ours.index), sorted(theirs.index));
    ours.averageFieldLength.forEach((length, field) => assert.ok(Math.abs(length - theirs.averageFieldLength[field]) < 0.01));
    for (const one of [ours, theirs]) { delete one.index; delete one.averageFieldLength; }
    assert.deepEqual(ours, theirs);
  });
}

test('what the library loads of it finds the same as what it builds', () => {
  const loaded = MiniSearch.loadJSON(read('newest.json'), options);
  const { texts } = JSON.parse(read('newest-texts.json'));
  for (const word of ['ember', 'creature', 'turn']) {
    const expected = texts.filter((text) => tokenize(text).includes(word)).length;
    const found = loaded.search(word).filter((hit) => hit.match[word].includes('text'));
    assert.equal(found.length, expected);
  }
});
