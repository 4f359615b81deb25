// The pages of a site are served as they were written: of every kind of file some, byte for byte,
// with another API beside them, too; and those that the server makes itself are the same.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

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

const corpus = process.env.CODICIL_CORPUS;
for (const [what, args] of Object.entries({
  'of a folder': [site],
  'with an API': [site, corpus],
  'with that of others': [site, corpus, '--api', 'academy'],
  'that are made': [corpus],
})) {
  test(`pages are the bytes written: ${what}`, () => withServer(args, async (at) => {
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
    assert.equal((await fetch(`${at}cr`)).status, args.includes('academy') ? 200 : 404);
    if (args.includes(corpus)) assert.match((await fetch(`${at}api/v1/rules/999`)).headers.get('content-type'), /problem\+json/);
  }));
}

// The bytes as they are sent.
const sent = (address, headers = {}) => new Promise((done, failed) => {
  get(address, { headers }, (response) => {
    const parts = [];
    response.on('data', (part) => parts.push(part));
    response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
  }).on('error', failed);
});

test('a page that is made is sent compressed where that is understood', () => withServer([corpus], async (at) => {
  const page = (headers) => sent(`${at}rule/202/`, headers);
  const plain = await page();
  const small = await page({ 'accept-encoding': 'br, gzip;q=0.5' });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(small.headers['content-encoding'], 'gzip');
  assert.ok(gunzipSync(small.body).equals(plain.body));
  assert.ok(small.body.length < plain.body.length / 2);
  for (const refused of ['gzip;q=0', 'br', 'xgzip', 'gzip;q=0.0'])
    assert.equal((await page({ 'accept-encoding': refused })).headers['content-encoding'], undefined, refused);
  assert.notEqual(small.headers.etag, plain.headers.etag);
  assert.equal((await page({ 'if-none-match': plain.headers.etag })).status, 304);
  assert.equal((await page({ 'if-none-match': plain.headers.etag, 'accept-encoding': 'gzip' })).status, 200);
  assert.equal((await page({ 'if-none-match': small.headers.etag, 'accept-encoding': 'gzip' })).status, 304);
  assert.equal((await page({ range: 'bytes=0-8' })).body.length, plain.body.length);
  const [style] = /assets\/site-[0-9a-f]+\.css/.exec(plain.body);
  assert.match((await sent(at + style)).headers['cache-control'], /immutable/);
  assert.equal(plain.headers['cache-control'], 'no-cache');
}));

test('an edition that is added has its pages, and a redirect leads on', async () => {
  const copy = join(folder, 'work');
  cpSync(corpus, copy, { recursive: true });
  const manifest = join(copy, 'corpus.toml');
  const all = readFileSync(manifest, 'utf8');
  const editions = all.split('[[edition]]');
  const [, added] = /date = (\S+)/.exec(editions.at(-1));
  writeFileSync(manifest, editions.filter((text) => !text.includes(added)).join('[[edition]]'));
  await withServer([copy], async (at) => {
    const home = async () => (await fetch(at)).text();
    assert.ok(!(await home()).includes(added));
    writeFileSync(manifest, all);
    for (let tries = 0; tries < 100 && !(await home()).includes(added); ++tries) await sleep(100);
    assert.ok((await home()).includes(added));
    const redirects = await (await fetch(`${at}redirects.txt`)).text();
    const [from, to] = redirects.split('\n')[0].split(' ');
    const led = await fetch(at + from.slice(1), { redirect: 'manual' });
    assert.equal(led.status, 301);
    assert.equal(new URL(led.headers.get('location'), at + from.slice(1)).href, at + to.slice(1));
  });
});

test('several works have a folder each', async () => {
  const edition = join(folder, 'bylaws.txt');
  writeFileSync(edition, 'Bylaws of the Lamp Society\n\n1. Name\n\n1.1. The name is Lamp.\n\n1.2. It is short.\n');
  await withServer([corpus, edition], async (at) => {
    const list = await (await fetch(at)).text();
    const folders = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    assert.equal(folders.length, 2, list);
    for (const href of folders) assert.match(await (await fetch(at + href)).text(), /<main/, href);
    const { works } = await (await fetch(`${at}api/v1/works`)).json();
    assert.deepEqual(folders, works.map(({ id }) => `${id}/`));
    const missing = await fetch(`${at + folders[0]}nothing/`);
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), new RegExp(`(href|src)="[^"]*/${folders[0]}assets/`));
    assert.equal((await fetch(`${at}nothing/`)).status, 404);
  });
});
