// codicil serve, among clients that are slow, greedy or gone.

import assert from 'node:assert/strict';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, exchange, open, parseAnswer, site, startServing, whileServing } from './serving.mjs';

// More than a connection holds on its way.
const kLarge = 48 << 20;
function makeLarge() {
  const folder = mkdtempSync(join(process.env.CODICIL_PAGES, 'serve-'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'large.txt'), '');
  truncateSync(join(folder, 'large.txt'), kLarge);
  return folder;
}

test('slow connections do not stop the next', () => whileServing(site, async ({ port }) => {
  const slow = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  let closed = 0;
  for (const [i, socket] of slow.entries()) {
    if (i % 2 === 1) socket.write('GET / HTTP/1.1\r\nHost:');
    socket.on('close', () => ++closed);
  }
  for (let i = 0; i < 10; ++i) assert.equal((await ask(port, '/rule/203.1/')).status, 200);
  assert.equal(closed, 0);
  for (const socket of slow) socket.destroy();
}));

test('a request is of limited size', () => whileServing(site, async ({ port }) => {
  const flood = async (start, more) => {
    const socket = await open(port);
    let ended = false;
    let sent = 0;
    socket.on('close', () => { ended = true; });
    socket.write(start);
    for (; !ended && sent < 64 << 20; sent += more.length) {
      if (!socket.write(more)) await Promise.race([socket.ended, new Promise((drained) => { socket.once('drain', drained); })]);
    }
    socket.end();
    await socket.ended;
    return parseAnswer(Buffer.concat(socket.received));
  };
  const kMore = 1 << 16;
  assert.equal((await flood('GET /', 'a'.repeat(kMore))).status, 431);
  assert.equal((await flood('GET / HTTP/1.1\r\nX: ', 'a'.repeat(kMore))).status, 431);
  assert.equal((await flood('GET / HTTP/1.1\r\n', 'X: a\r\n'.repeat(kMore / 8))).status, 431);
  assert.equal((await ask(port, `/${'a'.repeat(9000)}`)).status, 414);
  assert.equal((await ask(port, '/', { headers: [`Cookie: ${'a'.repeat(6000)}`] })).status, 200);
}));

test('a long list of ranges does not fill the stack', () => whileServing(site, async ({ port }) => {
  for (const range of [`${'1-,'.repeat(2600)}0-`, `${'1'.repeat(8000)}-`, `-${',-'.repeat(4000)}`]) {
    assert.equal((await ask(port, '/', { headers: [`range: bytes=${range}`] })).status, 431);
  }
}));

test('what follows a request is no request', () => whileServing(site, async ({ port }) => {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const answers = async (bytes) => (await exchange(port, bytes)).toString('latin1').match(/^HTTP\/1\.1 \d+/gm);
  const second = `GET /nothing HTTP/1.1\r\n${host}\r\n`;
  assert.deepEqual(await answers(`GET / HTTP/1.1\r\n${host}Content-Length: ${second.length}\r\n\r\n${second}`), ['HTTP/1.1 200']);
  assert.deepEqual(await answers(`POST / HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n${second}`), ['HTTP/1.1 405']);
  assert.deepEqual(await answers(`GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${second}`), ['HTTP/1.1 200']);
}));

test('only GET and HEAD are answered, whatever else is sent', () => whileServing(site, async ({ port, address }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']) {
    const answer = await ask(port, '/', { method });
    assert.equal(answer.status, 405, method);
    assert.equal(answer.headers.get('allow'), 'GET, HEAD', method);
  }
  assert.equal((await ask(port, '/', { method: 'BREW' })).status, 400);
  assert.equal((await fetch(address, { method: 'POST', body: 'x'.repeat(4 << 20) })).status, 405);
}));

test('a port is not shared with another server', () => whileServing(site, async ({ port }) => {
  const other = await startServing(makeLarge(), port);
  try {
    assert.equal(other.said, `codicil: error: port ${port} is in use: choose another with --port\n`);
    assert.equal((await other.ended).status, 2);
  } finally {
    other.kill();
  }
}));

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`ends cleanly on ${signal}, with what it is sending`, () => whileServing(makeLarge(), async ({ server, port }) => {
    const idle = await open(port);
    const half = await open(port);
    half.write('GET / HTTP/1.1\r\n');
    const reader = await open(port);
    reader.write(`GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    while (reader.received.length === 0) await sleep(10);
    reader.pause();
    server.kill(signal);
    await Promise.all([idle.resume().ended, half.ended]);
    reader.resume();
    await reader.ended;
    const answer = parseAnswer(Buffer.concat(reader.received));
    assert.equal(answer.status, 200);
    assert.equal(answer.body.length, kLarge);
    assert.deepEqual(await server.ended, { status: 0, signal: null });
  }));
}

test('a second signal ends it at once', () => whileServing(makeLarge(), async ({ server, port }) => {
  const reader = await open(port);
  reader.write(`GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  while (reader.received.length === 0) await sleep(10);
  reader.pause();
  const half = await open(port);
  server.kill('SIGINT');
  await half.ended;
  server.kill('SIGTERM');
  assert.deepEqual(await server.ended, { status: null, signal: 'SIGTERM' });
  server.ended = { status: 0 };
}));

// What is waited for here takes the time that a client has, about ten seconds.
describe('no client keeps a connection', { concurrency: true }, () => {
  test('that sends nothing', () => whileServing(site, async ({ port }) => {
    const socket = await open(port);
    await socket.ended;
    assert.equal(socket.received.length, 0);
  }));

  test('that sends its request letter by letter', () => whileServing(site, async ({ port }) => {
    const socket = await open(port);
    let sent = 0;
    for (let ended = false; !ended && sent < 200; ++sent) {
      socket.write(sent === 0 ? 'GET /' : 'a');
      ended = await Promise.race([socket.ended, sleep(200, false)]);
    }
    assert.ok(sent < 200);
    assert.equal((await ask(port, '/')).status, 200);
  }));

  test('that does not take its answer', () => whileServing(makeLarge(), async ({ server, port }) => {
    const socket = await open(port);
    socket.write(`GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    while (socket.received.length === 0) await sleep(10);
    socket.pause();
    server.kill();
    assert.deepEqual(await server.ended, { status: 0, signal: null });
    socket.resume();
    await socket.ended;
    assert.ok(Buffer.concat(socket.received).length < kLarge);
  }));
});
