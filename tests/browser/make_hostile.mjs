// make_hostile.mjs FOLDER: writes two editions with payloads in every field, hostile-old.json and
// hostile-new.json, and a corpus of the two, hostile/corpus.toml.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addresses, payloads } from './payloads.mjs';

const all = payloads.join(' ');
const length = (text) => [...text].length;

function passage(text) {
  const marks = ['emphasis', 'strong', 'literal'].map((kind, i) => ({ kind, begin: i, end: Math.max(i + 1, length(text) - i), value: text }));
  return { text, marks };
}

// Every address as a link on words of its own, and as plain words.
function links() {
  let text = '';
  const marks = [];
  for (const value of addresses) {
    const begin = length(text);
    text += `here ${marks.length}`;
    marks.push({ kind: 'link', begin, end: length(text), value });
    text += ` ${value.replace(/[\n\u0001]/g, '')} `;
  }
  return { text: text.trim(), marks };
}

// Marks of the other kinds over words that could be markup.
function marked() {
  const pieces = [
    ['symbol', '{<i>}'], ['symbol', '{"/x}'], ['symbol', '{<b/\'>}'], ['symbol', '{&lt;}'], ['symbol', `{${payloads[4]}}`],
    ['citation', '<u>rule 100.2</u>'], ['term', `${payloads[5]}`],
  ];
  let text = '';
  const marks = [];
  for (const [kind, words] of pieces) {
    marks.push({ kind, begin: length(text), end: length(text) + length(words), value: words });
    text += `${words} `;
  }
  return { text: text.trim(), marks };
}

function provision(num, level, parent, heading, body) {
  return {
    num, level, parent, labels: [`label ${all}`], heading, heading_marks: heading ? passage(heading).marks : [],
    text: body.text, marks: body.marks, examples: [passage(`Example: ${all}`), links()], notes: [passage(`Note: ${all}`)], source: null,
  };
}

function edition(word) {
  const rules = payloads.map((payload, i) => provision(`100.${i + 2}`, 'rule', '100', null, passage(`${word} ${payload} end.`)));
  return {
    schema: 'codicil-edition/1',
    work: { title: `${word} ${all}` },
    edition: { effective_date: word === 'old' ? '2031-02-03' : '2032-02-03', language: 'en' },
    sources: [],
    provisions: [
      provision('1', 'section', null, `${word} ${all}`, passage(`${word} ${all}`)),
      provision('100', 'subsection', '1', `${word} heading ${all}`, passage(`${word} text ${all}`)),
      provision('100.1', 'rule', '100', null, {
        text: `${word}: see rule 900.1, "${all}", rule 100.2, “${payloads[0]}”. The ${word} types are Ash ${payloads[4]}, Elm ${payloads[7]}, and Oak.`,
        marks: [],
      }),
      provision('100.99', 'rule', '100', null, marked()),
      ...rules,
      provision('101', 'subsection', '1', 'Links', links()),
    ],
    glossary: [...payloads, `all ${all}`].map((payload) => ({ term: `${payload} ${word}`, term_marks: [], ...passage(`${word} ${payload}. See ${payload}.`), source: null })),
    front_matter: ['title', 'heading', 'text', 'example'].map((kind) => ({ kind, ...passage(`${word} ${kind} ${all}`), source: null })),
    back_matter: ['heading', 'text', 'example'].map((kind) => ({ kind, ...passage(`${word} ${kind} ${all}`), source: null })),
    diagnostics: [],
  };
}

const folder = process.argv[2];
const corpus = join(folder, 'hostile');
mkdirSync(corpus, { recursive: true });
for (const word of ['old', 'new']) {
  writeFileSync(join(folder, `hostile-${word}.json`), JSON.stringify(edition(word)));
  writeFileSync(join(corpus, `${word}.json`), JSON.stringify(edition(word)));
}

// Strings of TOML are written as those of JSON.
const hostile = JSON.stringify(payloads.join(' ').replaceAll('\u0001', ''));
writeFileSync(join(corpus, 'corpus.toml'), `[work]
title = ${hostile}
source = ${hostile}
licence = ${hostile}
${['old', 'new'].map((word) => `
[[edition]]
date = ${word === 'old' ? '2031-02-03' : '2032-02-03'}
files = ["${word}.json"]
`).join('')}`);
