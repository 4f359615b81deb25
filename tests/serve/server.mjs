// A server for a test, at a port that is free.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

// Calls `look` with the address, which ends in a slash, while `codicil serve` answers there.
export async function withServer(args, look) {
  for (let tries = 0; tries < 20; ++tries) {
    const port = 10000 + Math.floor(Math.random() * 20000);
    const server = spawn(process.env.CODICIL_PROGRAM, ['serve', ...args, '--port', String(port)]);
    let said = '';
    server.stderr.on('data', (bytes) => { said += bytes; });
    while (!said.includes('Ctrl-C') && server.exitCode === null) await sleep(50);
    if (server.exitCode !== null) {
      assert.match(said, /is in use/);
      continue;
    }
    try {
      return await look(`http://127.0.0.1:${port}/`);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  }
  assert.fail('no port is free');
}
