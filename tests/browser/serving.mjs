// `codicil serve` as a process, and requests to it byte by byte.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const program = join(process.env.CODICIL_PAGES, '..', 'codicil');
export const site = join(process.env.CODICIL_PAGES, 'site');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// A process that ends at once is waited for, too: its status and what it has said.
export async function startServing(folder, port) {
  const server = spawn(program, ['serve', folder, '--port', String(port)]);
  server.said = '';
  server.ended = once(server, 'close').then(([status, signal]) => ({ status, signal }));
  await Promise.race([
    server.ended,
    new Promise((ready) => {
      server.stderr.on('data', (bytes) => {
        server.said += bytes;
        if (server.said.includes('\n')) ready();
      });
    }),
  ]);
  return server;
}

// Starts `codicil serve` on a folder and calls `look`. A server that did not end well when it was told
// to is an error: so sanitizers are heard.
export async function whileServing(folder, look) {
  const port = await freePort();
  const server = await startServing(folder, port);
  try {
    await look({ server, port, address: `http://127.0.0.1:${port}/` });
  } finally {
    server.kill('SIGTERM');
  }
  const { status, signal } = await server.ended;
  if (status !== 0) throw new Error(`codicil serve ended with ${status ?? signal}: ${server.said}`);
}

// A connection with all that has come on it. A reset is no error here: what came before it counts.
export async function open(port) {
  const socket = connect(port, '127.0.0.1');
  socket.received = [];
  socket.on('data', (bytes) => socket.received.push(bytes));
  socket.on('error', () => {});
  socket.ended = once(socket, 'close');
  await once(socket, 'connect');
  return socket;
}

export function parseAnswer(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  const [first, ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers = new Map(lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  }));
  return { status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4) };
}

// Sends bytes and returns all that comes until the server closes.
export async function exchange(port, bytes) {
  const socket = await open(port);
  socket.write(bytes);
  await socket.ended;
  return Buffer.concat(socket.received);
}

// Sends a request as it is given, with the server's own Host unless another is.
export async function ask(port, target, { method = 'GET', headers = [] } = {}) {
  const lines = headers.some((line) => /^host:/i.test(line)) ? headers : [`Host: 127.0.0.1:${port}`, ...headers];
  return parseAnswer(await exchange(port, [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')));
}
