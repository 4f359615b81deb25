// Pages are valid HTML, by html-validate: of each kind of page of the site some, and the single pages.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const { HtmlValidate } = createRequire(`${process.env.CODICIL_NODE}/package.json`)('html-validate');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'valid-id': ['error', { relaxed: true }],  // "r202.3b" is an id like any other
    'void-style': 'off',                       // <meta/> and <meta> are the same
    'attribute-boolean-style': 'off',
    'prefer-native-element': 'off',            // a table that scrolls is a region, not a section
    'wcag/h32': 'off',                         // what is chosen in the form is shown at once
    'long-title': 'off',
  },
});

const root = process.env.CODICIL_PAGES;
const site = join(root, 'site');
const pages = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('index.html')).sort();
const kindOf = (name) => name.replace(/^\d{4}-.*?\//, 'DATE/').split('/').slice(0, 2).join('/').replace(/^(DATE|id|rule)\/.*/, '$1');
const kEach = 12;

function some(names) {
  return names.filter((_, i) => i % Math.ceil(names.length / kEach) === 0);
}

const kinds = new Map();
for (const name of pages) kinds.set(kindOf(name), [...(kinds.get(kindOf(name)) ?? []), name]);
for (const [kind, names] of kinds) {
  test(`valid HTML: ${kind}`, async () => {
    for (const name of some(names)) await expectValid(join(site, name));
  });
}
for (const name of ['emberfall.html', 'changes.html', 'hostile.html', 'hostile-changes.html', 'site/rule/edition.html']) {
  test(`valid HTML: ${name}`, () => expectValid(join(root, name)));
}

test('valid Akoma Ntoso: all of it', () => {
  const files = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.xml') && !/^(feed|sitemap)/.test(name)).map((name) => join(site, name));
  assert.ok(files.some((name) => name.endsWith('rule/202/index.xml')));
  const schema = new URL('../akn/akomantoso30.xsd', import.meta.url).pathname;
  execFileSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...files], { stdio: ['ignore', 'ignore', 'pipe'] });
});

async function expectValid(file) {
  const report = await validator.validateFile(file);
  const faults = report.results.flatMap((result) => result.messages.map((m) => `${file}:${m.line}:${m.column}: ${m.message} (${m.ruleId})`));
  assert.deepEqual(faults, []);
}
