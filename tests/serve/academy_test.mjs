// The API of Academy Ruins, read as the programs read it that were written for it: a chat bot that
// splits the file at its headings, an app for a phone that reads it line by line, the loader of a
// question bank that counts, a bot that looks up rules and terms, a page that goes from diff to diff.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { withServer } from './server.mjs';

// The bundled work, and the newest of the real editions where there are some.
const works = [process.env.CODICIL_CORPUS];
try {
  const folder = join(process.env.CODICIL_EDITIONS, 'corpus', 'mtg-txt');
  works.push(join(folder, readdirSync(folder).filter((name) => name.endsWith('.txt')).sort().at(-1)));
} catch { /* there are none */ }

const withAcademy = (work, look) => withServer([work, '--api', 'academy'], (at) => {
  const get = async (path, status = 200) => {
    const response = await fetch(at + path.slice(1));
    assert.equal(response.status, status, path);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    return response;
  };
  return look({ text: async (path) => (await get(path)).text(), json: async (path, status) => (await get(path, status)).json() });
});

// Blocks between blank lines, of what is after the contents and before the glossary; and the terms.
function splitAsTheChatBot(text) {
  const [rest, terms] = text.split('\nCredits\n')[1].split('\nGlossary\n');
  const rules = new Map();
  for (const block of rest.split('\n\n')) {
    const number = /^(\d+\.\w+)\.?\s/.exec(block)?.[1];
    if (number === undefined) continue;
    const lines = block.split('\n');
    rules.set(number, {
      text: lines.filter((line) => !line.startsWith('Example: ')).map((line) => line.trim()).join(' ').replace(/^\S+ /, '').trim(),
      examples: lines.filter((line) => line.startsWith('Example: ')).map((line) => line.slice('Example: '.length)),
    });
  }
  return { rules, terms: terms.split('\n\n').map((block) => block.trim().split('\n')).filter((lines) => lines.length > 1) };
}

// Every line that begins with a digit is a rule or a title, from the second "Credits" on.
function readAsThePhone(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.indexOf('Credits');
  const end = lines.indexOf('Glossary', begin);
  return lines.slice(begin, end).filter((line, i, all) => /^\d/.test(line) && all[i - 1] === '').length;
}

for (const work of works) {
  test(`the file has all that the rules have: ${work.split('/').at(-1)}`, () => withAcademy(work, async ({ text, json }) => {
    const file = await text('/file/cr');
    assert.ok(!file.includes('\r') && !file.startsWith('\uFEFF'));
    assert.match(file, /effective as of (.*?)\./);
    const rules = await json('/cr');
    const { rules: split, terms } = splitAsTheChatBot(file);
    assert.deepEqual([...split.keys()], Object.keys(rules));
    for (const [number, { ruleText, examples }] of Object.entries(rules))
      assert.deepEqual(split.get(number), { text: ruleText, examples: examples ?? [] }, number);
    const toc = await json('/cr/toc');
    const titles = toc.length + toc.flatMap(({ subsections }) => subsections).length;
    assert.equal(readAsThePhone(file), Object.keys(rules).length + titles);
    const glossary = await json('/cr/glossary');
    assert.deepEqual(new Set(terms.map(([term, ...lines]) => `${term}\n${lines.join('\n')}`)), new Set(Object.values(glossary).map(({ term, definition }) => `${term}\n${definition}`)));
  }));

  test(`a loader counts what it got: ${work.split('/').at(-1)}`, () => withAcademy(work, async ({ json }) => {
    const keywords = await json('/cr/keywords');
    assert.deepEqual(Object.keys(keywords), ['keywordAbilities', 'keywordActions', 'abilityWords']);
    assert.ok(Object.values(keywords).every((list) => list.length > 0));
    const rules = Object.values(await json('/cr'));
    assert.ok(rules.length > 500);
    assert.equal((await json('/cr/toc')).length, 9);
    for (const rule of rules) assert.deepEqual(Object.keys(rule), ['ruleNumber', 'examples', 'ruleText', 'fragment', 'navigation']);
    for (let i = 1; i < rules.length; ++i) {
      assert.equal(rules[i].navigation.previousRule, rules[i - 1].ruleNumber);
      assert.equal(rules[i - 1].navigation.nextRule, rules[i].ruleNumber);
    }
    // A term leads to the rule that it names, and that to what the keyword is.
    for (const ability of keywords.keywordAbilities.filter((name) => /\w/.test(name))) {
      const { definition } = await json(`/cr/glossary/${encodeURIComponent(ability)}?fuzzy=true`);
      const number = /See rule (\d+\.\d+)/.exec(definition)?.[1];
      if (number === undefined) continue;
      const { ruleNumber } = await json(`/cr/${number}?find_definition=true`);
      assert.ok(ruleNumber.startsWith(number), `${ability}: ${ruleNumber}`);
    }
  }));
}

test('a page goes from diff to diff', () => withAcademy(works[0], async ({ json }) => {
  const { data } = await json('/metadata/cr');
  let diff = await json('/diff/cr/?nav=true');
  const seen = [diff.destCode];
  for (; diff.nav.prevSourceCode !== null; diff = await json(`/diff/cr/?nav=true&new=${diff.sourceCode}`)) seen.push(diff.sourceCode);
  assert.deepEqual([...seen, diff.sourceCode], data.map(({ setCode }) => setCode));
  const marked = diff.changes.filter(({ old, new: is }) => old && is).map(({ new: is }) => is.ruleText);
  assert.ok(marked.some((text) => /<<<<.+>>>>/.test(text)));
  // The changes of all steps lead where the change of one step leads.
  const far = await json(`/diff/cr?old=${data.at(-1).setCode}&new=${data[0].setCode}`);
  for (const { from, to } of far.moves.slice(0, 10)) {
    const { items } = await json(`/cr/trace/${to}`);
    assert.ok(items.some(({ old }) => old?.ruleNumber === from), `${from} to ${to}`);
  }
}));
