// The Model Context Protocol, by two clients of others, over HTTP and over standard input, in the
// revision without sessions and in that before.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

const require = createRequire(join(process.env.CODICIL_NODE, 'package.json'));
const newer = require('@modelcontextprotocol/client');
const newerStdio = require('@modelcontextprotocol/client/stdio');
const older = require('@modelcontextprotocol/sdk/client/index.js');
const olderStdio = require('@modelcontextprotocol/sdk/client/stdio.js');
const olderHttp = require('@modelcontextprotocol/sdk/client/streamableHttp.js');

const { CODICIL_ADDRESS: address, CODICIL_PROGRAM: program, CODICIL_CORPUS: corpus } = process.env;
const stdio = { command: program, args: ['mcp', corpus] };
const url = new URL('mcp', address);
const who = { name: 'test', version: '1' };

const kTools = ['outline', 'read', 'search', 'define', 'history', 'diff', 'locate', 'verify', 'editions'];

async function askAll(client) {
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map(({ name }) => name), kTools);
  for (const tool of tools) assert.equal(tool.inputSchema.additionalProperties, false);
  assert.ok(JSON.stringify(tools).length <= 6 * 1024, `${JSON.stringify(tools).length} bytes`);
  const call = async (name, args = {}) => {
    const result = await client.callTool({ name, arguments: args });
    return { text: result.content[0].text, failed: result.isError === true };
  };
  for (const [name, args, expected] of [
    ['outline', {}, /\n106|106 Embers/],
    ['outline', { under: '106' }, /106\.2/],
    ['read', { name: 'CR 106.2' }, /The ember symbols are/],
    ['read', { name: '203.1', edition: '2021-03-01' }, /not the newest/],
    ['search', { words: 'draw step', limit: 2 }, /[Dd]raw/],
    ['define', { term: 'bank' }, /[Bb]ank/],
    ['history', { name: '203.1' }, /203\.1/],
    ['diff', { old: 'e3', new: 'e4' }, /701\.12/],
    ['diff', { old: 'e1', new: 'newest', under: '702' }, /702/],
    ['locate', { names: ['204.1'], then: 'e1' }, /203\.1/],
    ['verify', { text: 'Rule 106.1c: "A plain ember belongs to no court."' }, /1 verified/],
    ['editions', {}, /"e4"/],
  ]) {
    const { text, failed } = await call(name, args);
    assert.equal(failed, false, `${name}: ${text}`);
    assert.match(text, expected, name);
    assert.match(text, /^\[Emberfall Comprehensive Rules, edition e[1-4]/, name);
  }
  for (const [name, args, expected] of [
    ['read', {}, /"name" is missing/],
    ['read', { name: '999.9' }, /no provision/],
    ['read', { number: '106.2' }, /it has "name", "edition"/],
    ['search', { words: 'a', limit: 'x' }, /whole number/],
    ['define', { term: 'banck' }, /did you mean/],
    ['diff', { old: 'e9', new: 'e4' }, /no edition/],
  ]) {
    const { text, failed } = await call(name, args);
    assert.equal(failed, true, `${name}: ${text}`);
    assert.match(text, expected, name);
  }
  await assert.rejects(client.callTool({ name: 'dance', arguments: {} }), /no tool/);
}

async function readAll(client) {
  const { resources } = await client.listResources();
  assert.equal(resources.length, 1);
  assert.match((await client.readResource({ uri: resources[0].uri })).contents[0].text, /106/);
  const { resourceTemplates } = await client.listResourceTemplates();
  const uri = resourceTemplates[0].uriTemplate.replace('{edition}', 'e1').replace('{name}', '203.1');
  assert.match((await client.readResource({ uri })).contents[0].text, /ember cost/);
  const { prompts } = await client.listPrompts();
  const prompt = await client.getPrompt({ name: prompts[0].name, arguments: { question: 'What is an ember?' } });
  assert.match(prompt.messages[0].content.text, /What is an ember\?/);
}

const transports = {
  'standard input': [() => new newerStdio.StdioClientTransport(stdio), () => new olderStdio.StdioClientTransport(stdio)],
  HTTP: [() => new newer.StreamableHTTPClientTransport(url), () => new olderHttp.StreamableHTTPClientTransport(url)],
};

for (const [name, [newTransport, oldTransport]] of Object.entries(transports)) {
  for (const [mode, version] of [['auto', '2026-07-28'], [{ pin: '2026-07-28' }, '2026-07-28'], ['legacy', '2025-11-25']]) {
    test(`the newer client over ${name}, ${JSON.stringify(mode)}`, async () => {
      const client = new newer.Client(who, { versionNegotiation: { mode } });
      await client.connect(newTransport());
      assert.equal(client.getNegotiatedProtocolVersion(), version);
      await askAll(client);
      await readAll(client);
      await client.close();
    });
  }
  test(`the older client over ${name}`, async () => {
    const client = new older.Client(who);
    await client.connect(oldTransport());
    await client.ping();
    await askAll(client);
    await readAll(client);
    await client.close();
  });
}

// Lines in, lines out.
function talk(lines) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['mcp', corpus], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (data) => { out += data; });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, answers: out.split('\n').filter(Boolean).map((line) => JSON.parse(line)) }));
    child.stdin.end(lines.join('\n'));
  });
}

test('what is no request is answered as JSON-RPC says, and notifications are not', async () => {
  const deep = '['.repeat(200000);
  const { status, answers } = await talk([
    'x', '[]', '{}', deep, '{"jsonrpc":"1.0","id":1,"method":"ping"}', '{"jsonrpc":"2.0","id":{},"method":"ping"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":"a","method":"nothing"}', '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":[]}',
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"read","arguments":[]}}',
    '{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}',
    '{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
    '{"jsonrpc":"2.0","id":6,"method":"ping"}',
  ]);
  assert.equal(status, 0);
  assert.deepEqual(answers.map(({ id, error }) => [id, error?.code]), [
    [null, -32700], [null, -32600], [null, -32600], [null, -32700], [1, -32600], [null, -32600], ['a', -32601], [2, -32602], [3, -32602], [4, -32022], [5, -32002], [6, undefined],
  ]);
  assert.deepEqual(answers[9].error.data.supported, ['2026-07-28']);
});

test('a long answer goes on where it stopped', async () => {
  const read = (next) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'read', arguments: { name: '7', ...(next && { next }) } } });
  const text = async (next) => (await talk([read(next)])).answers[0].result.content[0].text;
  const outline = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'diff', arguments: { old: 'e1', new: 'e4' } } });
  const first = (await talk([outline])).answers[0].result.content[0].text;
  assert.ok(Buffer.byteLength(first) < 61000);
  assert.ok((await text()).length > 0);
});
