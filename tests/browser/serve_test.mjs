// codicil serve: the files of a site, as they are, and nothing else.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask, site, whileServing } from './serving.mjs';

test('pages come byte for byte and uncompressed, in part too, and 404.html for what is not there', () => whileServing(site, async ({ address }) => {
  const get = (path, headers = {}) => fetch(address + path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const page = await get('rule/203.1/');
  const bytes = readFileSync(join(site, 'rule/203.1/index.html'));
  assert.equal(page.headers.get('content-encoding'), null);
  assert.equal(page.headers.get('content-type'), 'text/html');
  assert.deepEqual(Buffer.from(await page.arrayBuffer()), bytes);
  const part = await get('rule/203.1/', { range: 'bytes=0-8' });
  assert.equal(part.status, 206);
  assert.equal(await part.text(), bytes.subarray(0, 9).toString());
  for (const headers of [{}, { range: 'bytes=0-8' }, { range: 'bytes=99999999-' }]) {
    const missing = await get('no/such/page/', headers);
    assert.equal(missing.status, 404);
    assert.equal(await missing.text(), readFileSync(join(site, '404.html'), 'utf8'));
  }
}));

// The places of a file, begin and end, that a range must give, written apart from the server; null if
// there are none. What is no range is all of the file.
function placesOf(range, size) {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === undefined || first + last === '') return [0, size];
  const most = (number) => Math.min(Number(number), size);
  const begin = first === '' ? size - most(last) : most(first);
  const end = first === '' || last === '' ? size : most(Number(last) + 1);
  return begin < end ? [begin, end] : null;
}

async function checkRange(port, { target, bytes }, method, range) {
  const asked = `${method} ${target} ${range}`;
  const { status, headers, body } = await ask(port, target, { method, headers: [`Range: bytes=${range}`, 'Accept-Encoding: gzip, br'] });
  const places = placesOf(range, bytes.length);
  assert.equal(headers.get('content-encoding'), undefined, asked);
  const length = Number(headers.get('content-length'));
  if (method === 'GET') assert.equal(length, body.length, asked);
  if (status === 416) {
    if (/^\d{0,18}-\d{0,18}$/.test(range)) assert.equal(places, null, asked);  // larger numbers are not read
    assert.equal(length, 0, asked);
    assert.ok([undefined, `bytes */${bytes.length}`].includes(headers.get('content-range')), asked);
    return;
  }
  assert.ok(status === 200 || status === 206, `${asked}: ${status}`);
  assert.notEqual(places, null, asked);
  const [begin, end] = status === 200 ? [0, bytes.length] : places;
  assert.equal(length, end - begin, asked);
  if (method === 'GET') assert.deepEqual(body, bytes.subarray(begin, end), asked);
  assert.equal(headers.get('content-range'), status === 200 ? undefined : `bytes ${begin}-${end - 1}/${bytes.length}`, asked);
}

test('a range gives these bytes of the file, or none', () => whileServing(site, async ({ port }) => {
  const files = [['/rule/203.1/', 'rule/203.1/index.html'], ['/addresses.txt', 'addresses.txt']]
    .map(([target, path]) => ({ target, bytes: readFileSync(join(site, path)) }));
  for (const file of files) {
    const size = file.bytes.length;
    const numbers = ['', 0, 1, 20000, 200000, size - 1, size, size + 1, '4294967296', '9223372036854775807', '9223372036854775808', '18446744073709551615', '99999999999999999999999'];
    const ranges = numbers.flatMap((first) => numbers.map((last) => `${first}-${last}`));
    ranges.push('0-1,3-4', '5-2,0-1', '0-1,5-2', `0-,${'0-,'.repeat(20)}1-`, `${size}-,0-1`, 'x', '--1', '1', '0-1x', ' 1-2');
    for (const range of ranges) {
      for (const method of ['GET', 'HEAD']) await checkRange(port, file, method, range);
    }
  }
}));

test('a browser takes each file for what it is said to be', () => whileServing(site, async ({ port }) => {
  for (const [target, request] of [['/', {}], ['/addresses.txt', {}], ['/nothing', {}], ['/%00', {}], ['/', { method: 'POST' }], ['/', { headers: ['Host: example.org'] }]]) {
    assert.equal((await ask(port, target, request)).headers.get('x-content-type-options'), 'nosniff', target);
  }
  assert.equal((await ask(port, '/addresses.txt')).headers.get('content-type'), 'text/plain; charset=utf-8');
}));

test('only requests to this machine are answered', () => whileServing(site, async ({ port }) => {
  const status = async (...headers) => (await ask(port, '/', { headers })).status;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LocalHost:${port}`, `[::1]:${port}`]) {
    assert.equal(await status(`Host: ${host}`), 200, host);
  }
  for (const host of ['127.0.0.1', 'localhost', 'example.org', `example.org:${port}`, `127.0.0.1:${port}.example.org`, `127.0.0.1:${port}1`, `0.0.0.0:${port}`, `127.0.0.1:${port},example.org`]) {
    assert.equal(await status(`Host: ${host}`), 421, host);
  }
  assert.equal(await status(`Host: 127.0.0.1:${port}`, 'Host: example.org'), 421);
  assert.equal(await status('Host: '), 421);
  assert.equal(await status(`Host: example.org`, `X-Forwarded-Host: 127.0.0.1:${port}`), 421);
  const rebound = await ask(port, '/', { headers: ['Host: example.org'] });
  assert.match(rebound.body.toString(), new RegExp(`^Host must be 127.0.0.1:${port} `));
}));

// A folder with all that must not be shown.
function makeTrap() {
  const root = mkdtempSync(join(process.env.CODICIL_PAGES, 'serve-'));
  const folder = join(root, 'site');
  for (const path of ['site', 'site/rule/203', 'site/.git', 'site/led', 'site/bare', 'outside/deep', 'site-of-others']) mkdirSync(join(root, path), { recursive: true });
  for (const path of ['site/.env', 'site/.git/config', 'outside/secret.txt', 'outside/deep/index.html', 'site-of-others/secret.txt']) writeFileSync(join(root, path), 'secret');
  for (const path of ['site/index.html', 'site/rule/203/index.html', 'site/page.html']) writeFileSync(join(root, path), `shown: ${path}`);
  for (const [to, path] of [['../outside/secret.txt', 'file.txt'], ['../outside', 'folder'], ['../site-of-others/secret.txt', 'sibling.txt'], [join(root, 'outside/secret.txt'), 'absolute.txt'], ['.git/config', 'config.txt'], ['.git', 'git'], ['page.html', 'inside.html'], ['rule', 'inside'], ['loop', 'loop'], ['../../outside/deep/index.html', 'led/index.html'], ['../outside/secret.txt', '404.html']]) symlinkSync(to, join(folder, path));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  return folder;
}

test('nothing is shown that is hidden, or outside of the folder', () => whileServing(makeTrap(), async ({ port }) => {
  const hidden = ['/.env', '/.git/config', '/%2egit/config', '/rule/../.env', '/config.txt', '/git/config', '/.', '/..', '/./page.html'];
  const outside = ['/../outside/secret.txt', '/%2e%2e/outside/secret.txt', '/..%2foutside%2fsecret.txt', '/rule/../../outside/secret.txt', '/%252e%252e/outside/secret.txt', '/file.txt', '/folder/secret.txt', '/folder/deep/', '/folder/deep', '/sibling.txt', '/absolute.txt', '/led/', '/led', '//etc/passwd', '/..'];
  for (const target of [...hidden, ...outside, '/loop', '/pipe', '/bare', '/bare/', '/page.html/', '/nothing']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(port, target, { method });
      assert.equal(answer.status, 404, target);
      assert.equal(answer.body.length, 0, target);  // the folder's 404.html leads out of it, too
    }
  }
  for (const [target, path] of [['/inside.html', 'page.html'], ['/inside/203/', 'rule/203/index.html'], ['/%70age.html', 'page.html']]) {
    assert.equal((await ask(port, target)).body.toString(), `shown: site/${path}`);
  }
}));

test('an address that no file can have is an error', () => whileServing(site, async ({ port }) => {
  for (const target of ['/%00', '/index.html%00', '/index.html%00.txt', '/rule/203.1/%00', '/%00/../index.html', '/%u0000', 'index.html', `http://127.0.0.1:${port}/`, '*']) {
    assert.equal((await ask(port, target)).status, 400, target);
  }
}));

test('a folder is led to by its slash, and no other host', () => whileServing(site, async ({ port, address }) => {
  for (const [target, location] of [['/rule/203', './203/'], ['/rule/203?q=a&b=/c', './203/?q=a&b=/c'], ['/rule/20%33', './20%33/'], ['//rule/203', './203/'], ['/rule%2f203', './rule%2f203/']]) {
    const answer = await ask(port, target);
    assert.equal(answer.status, 301, target);
    assert.equal(answer.headers.get('location'), location, target);
  }
  for (const target of ['/rule/203%0d%0aX-Evil:%201', '/index.html/', '//example.org/%2f..']) {
    assert.equal((await ask(port, target)).status, 404, target);
  }
  const page = await fetch(`${address}rule/203?was=2`);
  assert.equal(page.url, `${address}rule/203/?was=2`);
  assert.equal(await page.text(), readFileSync(join(site, 'rule/203/index.html'), 'utf8'));
}));
