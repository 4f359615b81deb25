// The pages of a site are served as they were written: of every kind of file some, byte for byte,
// with another API beside them, too.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';

import { withServer } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'codicil-'));
const site = join(folder, 'site');
before(() => {
  const made = spawnSync(process.env.CODICIL_PROGRAM, ['site', process.env.CODICIL_CORPUS, '--quiet', '-o', site]);
  assert.equal(made.status, 0, String(made.stderr));
});
after(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => relative(site, join(entry.path, entry.name)))
  .filter((name) => !name.split('/').some((part) => part.startsWith('.'))).sort();

// Three of each kind: names that differ only in numbers and ids are of one.
function ofEachKind(names) {
  const kinds = new Map();
  for (const name of names) {
    const parts = name.split('/');
    const kind = `${parts[0]}/${parts.length}/${parts.at(-1).replace(/[0-9a-z_-]*\d[0-9a-z_-]*/g, '#')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), name].slice(0, 3));
  }
  return kinds;
}

for (const options of [[], [process.env.CODICIL_CORPUS], [process.env.CODICIL_CORPUS, '--api', 'academy']]) {
  test(`pages are the bytes written: ${options.slice(1).join(' ') || options.length}`, () => withServer([site, ...options], async (at) => {
    const kinds = ofEachKind(files());
    assert.ok(kinds.size > 15, [...kinds.keys()].join(' '));
    for (const name of [...kinds.values()].flat()) {
      const page = name.endsWith('index.html') ? name.slice(0, -'index.html'.length) : name;
      for (const address of new Set([name, page])) {
        const response = await fetch(at + address.split('/').map(encodeURIComponent).join('/'));
        assert.equal(response.status, 200, address);
        assert.ok(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(site, name))), address);
      }
    }
    assert.equal((await fetch(`${at}cr`)).status, options.includes('academy') ? 200 : 404);
  }));
}
