// codicil serve: the files of a site, as they are.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get as httpGet } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(process.env.CODICIL_PAGES, 'site');
const program = join(process.env.CODICIL_PAGES, '..', 'codicil');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// Starts `codicil serve` on the site, calls `look` with its address and stops it.
async function whileServing(look) {
  const port = await freePort();
  const server = spawn(program, ['serve', folder, '--port', String(port)]);
  try {
    await once(server.stderr, 'data');
    await look(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
  }
}

test('pages come byte for byte and uncompressed, in part too, and 404.html for what is not there', () => whileServing(async (address) => {
  const get = (path, headers = {}) => fetch(address + path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const page = await get('rule/203.1/');
  const bytes = readFileSync(join(folder, 'rule/203.1/index.html'));
  assert.equal(page.headers.get('content-encoding'), null);
  assert.equal(page.headers.get('content-type'), 'text/html');
  assert.deepEqual(Buffer.from(await page.arrayBuffer()), bytes);
  const part = await get('rule/203.1/', { range: 'bytes=0-8' });
  assert.equal(part.status, 206);
  assert.equal(await part.text(), bytes.subarray(0, 9).toString());
  const missing = await get('no/such/page/');
  assert.equal(missing.status, 404);
  assert.equal(await missing.text(), readFileSync(join(folder, '404.html'), 'utf8'));
}));

// A body that waits until its headers are acknowledged comes 40 ms late.
test('what follows the headers does not wait', () => whileServing(async (address) => {
  const kTimes = 25;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let i = 0; i < kTimes; ++i) {
    const start = performance.now();
    const [response] = await once(httpGet(`${address}rule/203.1/`, { agent }), 'response');
    await once(response.resume(), 'end');
    times.push(performance.now() - start);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  assert.ok(times[kTimes >> 1] < 30, times.join(' '));
}));
