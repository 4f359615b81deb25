// The API over HTTP: what each address answers, held to its schema; what goes wrong; who may ask.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const require = createRequire(join(process.env.CODICIL_NODE, 'package.json'));
const Ajv = require('ajv/dist/2020').default;
const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
for (const name of readdirSync(process.env.CODICIL_SCHEMAS)) {
  if (name.endsWith('.schema.json')) ajv.compile(JSON.parse(readFileSync(join(process.env.CODICIL_SCHEMAS, name), 'utf8')));
}
const validate = (json) => {
  const name = json.schema.replace('/', '-');
  const check = ajv.getSchema(`https://codicil.example/schema/${name}.schema.json`);
  assert.ok(check(json), `${name}: ${JSON.stringify(check.errors?.slice(0, 3))}`);
};

const address = process.env.CODICIL_ADDRESS;
const root = `${address}api/v1`;
const ask = (path, options = {}) => fetch(root + path, options);
const post = (path, body) => ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const json = async (response, status = 200) => {
  const text = await response.text();
  assert.equal(response.status, status, text);
  return JSON.parse(text);
};

test('every address answers by its schema, and as text', async () => {
  for (const [path, schema] of [
    ['/works', 'codicil-works/1'],
    ['/editions', 'codicil-editions/1'],
    ['/outline', 'codicil-outline/1'],
    ['/outline?under=106&depth=1', 'codicil-outline/1'],
    ['/rules/106.2', 'codicil-show/1'],
    ['/rules/106.2?with=context,citations,examples', 'codicil-show/1'],
    ['/diff?old=e3&new=e4&under=701', 'codicil-diff/1'],
    ['/rules/CR%20106.2', 'codicil-show/1'],
    ['/rules/202.1-202.2?at=2021-03-01', 'codicil-show/1'],
    ['/rules/203.1/history?at=2021-03-01', 'codicil-trace/1'],
    ['/rules/115.2/blame', 'codicil-blame/1'],
    ['/rules/203.1/cited-by', 'codicil-refs/1'],
    ['/search?q=draw%20step&limit=3', 'codicil-search/1'],
    ['/diff?old=e3&new=e4', 'codicil-diff/1'],
    ['/lists', 'codicil-types/1'],
    ['/glossary/bank', 'codicil-show/1'],
  ]) {
    const answer = await json(await ask(path));
    assert.equal(answer.schema, schema, path);
    validate(answer);
    if (schema === 'codicil-works/1' || schema === 'codicil-editions/1') continue;
    const text = await ask(`${path}${path.includes('?') ? '&' : '?'}as=text`);
    assert.equal(text.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.ok((await text.text()).length > 20, path);
  }
});

test('what a name means does not depend on its spelling', async () => {
  const numbers = async (name) => (await json(await ask(`/rules/${encodeURIComponent(name)}`))).provisions.map(({ num }) => num);
  for (const name of ['106.2a', 'rule 106.2a', 'CR 106.2a.', '#R1062a', '§106.2a']) assert.deepEqual(await numbers(name), ['106.2a'], name);
});

test('what is asked for of others is with a provision', async () => {
  const of = async (path) => (await json(await ask(path))).provisions[0];
  const rule = await of('/rules/701.2?with=context');
  assert.deepEqual(rule.above.map(({ num }) => num), ['7', '701']);
  assert.deepEqual(rule.below.map(({ num }) => num), ['701.2a', '701.2b']);
  assert.ok(rule.below.every(({ text, examples }) => text.length > 0 && examples === undefined));
  const citing = await of('/rules/202.1?with=citations,examples');
  assert.deepEqual(citing.cited.map(({ num }) => num), ['106.2']);
  assert.ok(Array.isArray(citing.cited[0].examples));
  assert.equal(citing.above, undefined);
});

test('of a diff there may be a part', async () => {
  const { under, provisions, glossary } = await json(await ask('/diff?old=e3&new=e4&under=701'));
  assert.deepEqual(under, ['701']);
  assert.ok(provisions.length > 0 && provisions.every(({ old, new: is }) => (is ?? old).startsWith('701')));
  assert.deepEqual(glossary, []);
});

test('texts are sent and answered', async () => {
  const located = await json(await post('/locate', { names: ['204.1', '118.2', 'xyzzy'], then: 'e1' }));
  validate(located);
  assert.deepEqual(located.names.map(({ now }) => now.map(({ num }) => num)), [['203.1'], [], []]);
  const text = 'Rule 204.1: "A court sign is a round mark at the left of the type line." See rule 999.9.';
  const verified = await json(await post('/verify', { text }));
  validate(verified);
  assert.deepEqual(verified.files[0].citations.map(({ number, now, words }) => [number, now, words]), [['another', '203.1', 'verified'], ['unknown', null, null]]);
  const plain = await json(await ask('/verify?at=e1', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text }));
  assert.equal(plain.files[0].citations[0].number, 'stands');
  const migrated = await json(await post('/migrate', { text, then: 'e1' }));
  validate(migrated);
  assert.match(migrated.files[0].migrated, /^Rule 203\.1: /);
});

test('what goes wrong is a problem that says what to do', async () => {
  for (const [path, status, options] of [
    ['/rules/999.9', 404],
    ['/rules/106.2?at=1999-01-01', 404],
    ['/rules/106.2?edition=e1', 400],
    ['/rules/106.2?with=everything', 400],
    ['/diff?old=e3&new=e4&under=xyzzy', 404],
    ['/search', 400],
    ['/search?q=a&limit=-1', 400],
    ['/outline?as=html', 400],
    ['/glossary/banck', 404],
    ['/nothing', 404],
    ['/works', 405, { method: 'POST', body: '{}' }],
    ['/verify', 405],
    ['/verify', 400, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[' }],
    ['/verify', 400, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text": 1}' }],
    ['/verify', 400, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text": "", "edition": "e1"}' }],
  ]) {
    const response = await ask(path, options);
    assert.equal(response.headers.get('content-type'), 'application/problem+json', path);
    const problem = await json(response, status);
    assert.equal(problem.status, status);
    assert.ok(problem.detail.length > 5);
  }
  const problem = await json(await ask('/glossary/banck'), 404);
  assert.ok(problem.suggestions.length > 0);
});

test('an answer that the client has is not sent again, and any page may read it', async () => {
  const first = await ask('/rules/106.2');
  assert.equal(first.headers.get('access-control-allow-origin'), '*');
  assert.match(first.headers.get('cache-control'), /max-age/);
  const again = await ask('/rules/106.2', { headers: { 'if-none-match': first.headers.get('etag') } });
  assert.equal(again.status, 304);
  const preflight = await ask('/verify', { method: 'OPTIONS', headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' } });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-methods'), /POST/);
  assert.equal(await (await fetch(`${address}healthz`)).text(), 'ok\n');
});

const raw = (path, { method = 'GET', headers = {}, body } = {}) => new Promise((resolve, reject) => {
  const { hostname, port } = new URL(address);
  const asked = send({ hostname, port, path, method, headers }, (response) => {
    response.resume();
    response.on('end', () => resolve(response.statusCode));
  });
  asked.on('error', reject);
  asked.end(body);
});

test('only who may ask is answered, within limits', async () => {
  assert.equal(await raw('/api/v1/works', { headers: { host: 'example.org' } }), 421);
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const length = { 'content-length': message.length };
  assert.equal(await raw('/mcp', { method: 'POST', headers: { origin: 'https://example.org', ...length }, body: message }), 403);
  assert.equal(await raw('/mcp', { method: 'POST', headers: { origin: 'http://localhost:5173', ...length }, body: message }), 200);
  assert.equal(await raw('/mcp'), 405);
  assert.equal(await raw('/api/v1/verify', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x' }), 411);
  assert.equal(await raw('/api/v1/verify', { method: 'POST', headers: { 'content-length': 2 << 20 } }), 413);
  assert.equal(await raw('/api/v1/works', { method: 'DELETE', headers: { 'content-length': 0 } }), 405);
});

test('questions at the same time are all answered', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(`/rules/106.${1 + (i % 5)}?at=e${1 + (i % 4)}`)));
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
});

// A server of its own, with a site, and a corpus that changes.
async function withSite(look) {
  const folder = mkdtempSync(join(tmpdir(), 'codicil-'));
  const corpus = join(folder, 'corpus');
  const site = join(folder, 'site');
  cpSync(process.env.CODICIL_CORPUS, corpus, { recursive: true });
  rmSync(join(corpus, 'codicil.db'), { force: true });
  const whole = readFileSync(join(corpus, 'corpus.toml'), 'utf8');
  writeFileSync(join(corpus, 'corpus.toml'), whole.split('[[edition]]').slice(0, 3).join('[[edition]]'));
  spawnSync(process.env.CODICIL_PROGRAM, ['site', corpus, '--quiet', '-o', site]);
  const port = 20000 + (process.pid % 20000);
  const server = spawn(process.env.CODICIL_PROGRAM, ['serve', site, corpus, '--port', String(port), '--log', 'json', '--public-url', 'https://rules.example.org/a/']);
  let said = '';
  server.stderr.on('data', (bytes) => { said += bytes; });
  try {
    while (!said.includes('Ctrl-C')) await sleep(50);
    await look({ at: `http://127.0.0.1:${port}/`, add: () => writeFileSync(join(corpus, 'corpus.toml'), whole), said: () => said });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

test('a site has the API beside it, and an edition that is added is there', () => withSite(async ({ at, add, said }) => {
  assert.match(await (await fetch(at)).text(), /<html/);
  assert.equal((await fetch(`${at}rule/106.2/`)).status, 200);
  const editions = async () => (await (await fetch(`${at}api/v1/editions`)).json()).editions.length;
  assert.equal(await editions(), 2);
  await sleep(1100);
  add();
  await sleep(1100);
  assert.equal(await editions(), 4);
  const { hostname, port } = new URL(at);
  const status = await new Promise((resolve) => send({ hostname, port, path: '/api/v1/works', headers: { host: 'rules.example.org' } }, (response) => resolve(response.resume().statusCode)).end());
  assert.equal(status, 200);
  await sleep(100);
  const lines = said().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ method, status: of }) => [method, of]), Array.from(lines, () => ['GET', 200]));
  assert.ok(lines.length >= 5);
}));
