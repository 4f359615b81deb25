// Checks the numbers in a reader's own text against all editions. Nothing leaves the page.
(() => {
  'use strict';
  const { base, make } = globalThis.codicil;
  const kSure = 60; // per cent; a number that is less sure is not replaced

  // What may be a number: "202.2a", "CR202.2a", "1-1-1".
  const kCandidate = /[\p{L}\p{N}]+(?:[.\-–/()]+[\p{L}\p{N}]+)*/gu;
  // "203" alone may count anything; after one of these words it is a rule.
  const kLead = /(?:rules?|sections?|cr|§+|r\.)[\s:#/]*$/iu;
  // "202.2a-c", "202.2a/b": the end of a range has only what differs.
  const kRangeEnd = /^[-–/](\p{L}{1,2})(?![\p{L}\p{N}])/u;
  // "202.2a" is of the shape "000.0a"; the digits after the first separator may be any number.
  const shapeOf = (number) => number.replace(/\p{N}/gu, '0').replace(/\p{L}/gu, 'a').replace(/([^0a])0+/g, (_, separator) => `${separator}0`);

  // "2022a", as the addresses of other references write it: "#R2022a".
  const squeezed = (number) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const withoutLetters = (number) => number.replace(/\p{L}+$/u, '');

  function makeBook({ editions, numbers }) {
    const byNumber = new Map(numbers.map(({ number, runs }) => [number.toLowerCase(), { number, runs }]));
    const shapes = new Set(numbers.map(({ number }) => shapeOf(number)));
    const bySqueezed = new Map();
    for (const { number } of numbers) bySqueezed.set(squeezed(number), bySqueezed.has(squeezed(number)) ? '' : number);
    return { editions, last: editions.length - 1, byNumber, bySqueezed, shapes };
  }

  // The word if it is a number or looks like one of this work, or its longest beginning that is one.
  function numberIn(book, word) {
    const separated = /[^\p{L}\p{N}]/u.test(word);
    if (separated && book.shapes.has(shapeOf(word))) return word;
    for (let part = word; part; part = part.replace(/[^\p{L}\p{N}]*[\p{L}\p{N}]+$/u, '')) {
      if (book.byNumber.has(part.toLowerCase())) return part;
    }
    return '';
  }

  // The number at the start of `word`, which comes after `before`: {begin, end, number}, with `squeeze`
  // if it is written without its separators.
  function citationAt(book, word, before) {
    const begin = /^(?:CR|R)(?=\p{N})/iu.exec(word)?.[0].length || 0;
    const marked = begin || before.endsWith('#');
    const number = numberIn(book, word.slice(begin));
    const bare = /^\p{N}+$/u.test(number);
    if (/\p{N}/u.test(number) && (!bare || marked || kLead.test(before))) return { begin, end: begin + number.length, number };
    const run = /^[\p{L}\p{N}]+/u.exec(word)[0];
    const whole = marked && book.bySqueezed.get(squeezed(run.slice(begin)));
    return whole ? { begin, end: run.length, number: whole, squeeze: true } : null;
  }

  function citationsIn(book, text) {
    const citations = [];
    const add = (citation, at) => { citations.push({ ...citation, begin: at + citation.begin, end: at + citation.end }); };
    for (const { 0: word, index } of text.matchAll(kCandidate)) {
      for (let at = 0; at < word.length;) {
        const rest = word.slice(at);
        const found = citationAt(book, rest, text.slice(Math.max(0, index + at - 12), index + at));
        if (!found) { at += /^[\p{L}\p{N}]+[^\p{L}\p{N}]*/u.exec(rest)[0].length; continue; }
        add(found, index + at);
        const end = kRangeEnd.exec(rest.slice(found.end));
        const stem = withoutLetters(found.number);
        if (end && stem !== found.number) add({ begin: found.end + 1, end: found.end + end[0].length, number: stem + end[1], after: citations.at(-1) }, index + at);
        at += found.end + (end?.[0].length ?? 0);
        at += /^[^\p{L}\p{N}]*/u.exec(word.slice(at))[0].length;
      }
    }
    return citations;
  }

  const runAt = (entry, edition) => entry?.runs.find((run) => run.first <= edition && edition <= run.last);
  const entryOf = (book, { number }) => book.byNumber.get(number.toLowerCase());

  // The edition that has the most of the numbers, the newest of several.
  function guessEdition(book, citations) {
    const counts = book.editions.map((_, edition) => citations.filter((one) => runAt(entryOf(book, one), edition)).length);
    return counts.lastIndexOf(Math.max(...counts));
  }

  // What became of one number that was written for an edition.
  function judge(book, citation, edition, guessed) {
    const entry = entryOf(book, citation);
    if (!entry) return { kind: 'unknown', words: 'no edition has this number' };
    const run = runAt(entry, edition);
    const today = runAt(entry, book.last);
    const { number } = entry;
    if (!run) {
      const nearest = entry.runs.at(-1);
      return { kind: 'doubtful', now: nearest.now, words: `not in that edition; it is in ${book.editions[nearest.first]} to ${book.editions[nearest.last]}` };
    }
    const reused = today && run.now !== number ? `wrong but real: ${number} is another rule today; ` : '';
    if (!run.now) return { kind: reused ? 'reused' : 'gone', words: `${reused}gone since ${book.editions[run.last + 1]}` };
    if (run.sure < kSure) return { kind: 'doubtful', now: run.now, words: `${reused}perhaps ${run.now}, ${run.sure} % sure` };
    if (run.now !== number) return { kind: reused ? 'reused' : 'moved', now: run.now, put: run.now, words: `${reused}now ${run.now}${run.sure < 100 ? `, ${run.sure} % sure` : ''}` };
    const other = guessed && entry.runs.findLast((one) => one !== run && one.now !== number);
    if (other) return { kind: 'doubtful', now: number, words: `the same if it was written for ${book.editions[run.first]} or later; up to ${book.editions[other.last]} it was another rule${other.now ? `, now ${other.now}` : ''}` };
    return { kind: 'same', now: number, words: 'as it was' };
  }

  // A range stays as it is unless both its ends are carried over to one rule.
  function judgeAll(book, citations, edition, guessed) {
    const findings = citations.map((citation) => ({ citation, verdict: judge(book, citation, edition, guessed) }));
    findings.forEach(({ citation, verdict }, i) => {
      if (!citation.after) return;
      const first = findings[i - 1].verdict;
      if (withoutLetters(first.now ?? '') === withoutLetters(verdict.now ?? '') && Boolean(first.put) === Boolean(verdict.put)) return;
      for (const one of [first, verdict]) if (one.put) Object.assign(one, { kind: 'doubtful', put: '', words: `${one.words}; the range is left as it is, because its ends are not together any more` });
    });
    return findings;
  }

  const spelled = (citation, number) => {
    if (citation.squeeze) return squeezed(number);
    return citation.after ? number.slice(withoutLetters(number).length) : number;
  };

  function rewrite(text, findings) {
    let out = '';
    let at = 0;
    for (const { citation, verdict } of findings) {
      if (!verdict.put) continue;
      out += text.slice(at, citation.begin) + spelled(citation, verdict.put);
      at = citation.end;
    }
    return out + text.slice(at);
  }

  const titles = { same: 'unchanged', moved: 'moved', reused: 'reused', gone: 'gone', doubtful: 'doubtful', unknown: 'unknown' };
  const address = (number) => `${base}rule/${encodeURIComponent(number.replace(/[^\p{L}\p{N}._-]/gu, '-'))}/`;

  function row({ citation, verdict }) {
    const now = make('td', {});
    if (verdict.now) now.append(make('a', { href: address(verdict.now), textContent: verdict.now }));
    const head = make('th', { scope: 'row', textContent: citation.number });
    return make('tr', { className: verdict.kind }, head, make('td', { textContent: titles[verdict.kind] }), now, make('td', { textContent: verdict.words }));
  }

  function setUp(book) {
    const text = make('textarea', { id: 'links-text', rows: 10, spellcheck: false });
    const edition = make('select', { id: 'links-edition' }, make('option', { value: '', textContent: 'guessed from the numbers' }),
      ...book.editions.map((name, i) => make('option', { value: String(i), textContent: name })).reverse());
    const summary = make('p', { id: 'links-summary', role: 'status' });
    const body = make('tbody', {});
    const heads = ['Number', 'What', 'Today', 'Why'].map((name) => make('th', { scope: 'col', textContent: name }));
    const table = make('div', { className: 'wide', hidden: true }, make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body));
    const result = make('textarea', { id: 'links-result', rows: 10, readOnly: true });
    const copy = make('button', { type: 'button', textContent: 'Copy' });
    const after = make('div', { hidden: true }, make('label', { htmlFor: result.id, textContent: 'With today’s numbers' }), result, copy);

    const check = () => {
      const citations = citationsIn(book, text.value);
      const guessed = edition.value === '';
      const of = guessed ? guessEdition(book, citations) : Number(edition.value);
      const findings = judgeAll(book, citations, of, guessed);
      const count = (kind) => findings.filter(({ verdict }) => verdict.kind === kind).length;
      const counts = Object.keys(titles).filter(count).map((kind) => `${count(kind)} ${titles[kind]}`).join(', ');
      summary.textContent = citations.length ? `As of ${book.editions[of]}${guessed ? ', which is a guess' : ''}: ${counts}.` : text.value.trim() ? 'No rule number is in this text.' : '';
      body.replaceChildren(...findings.map(row));
      table.hidden = after.hidden = !citations.length;
      result.value = rewrite(text.value, findings);
    };
    text.addEventListener('input', check);
    edition.addEventListener('change', check);
    copy.addEventListener('click', () => navigator.clipboard.writeText(result.value)
      .then(() => { summary.textContent = 'Copied.'; }, () => result.select()));
    place.append(
      make('label', { htmlFor: text.id, textContent: 'Your text' }), text,
      make('p', {}, make('label', { htmlFor: edition.id, textContent: 'Written for the edition ' }), edition), summary, table, after);
  }

  // On the page for what is not found: the number in the address, and what it is today.
  function tellMissing(book, place) {
    const number = decodeURIComponent(location.pathname).split('/').reverse().map((part) => numberIn(book, part)).find((part) => /\p{N}/u.test(part));
    const entry = number && entryOf(book, { number });
    if (!entry) return;
    const lines = entry.runs.map(({ first, last, now, sure }) => {
      const line = make('li', {}, `${book.editions[first]}${last > first ? ` to ${book.editions[last]}` : ''}: `);
      if (now) line.append(sure < kSure ? `perhaps, ${sure} % sure: ` : 'now ', make('a', { href: address(now), textContent: now }));
      else line.append('gone');
      return line;
    });
    place.append(make('h2', {}, 'Rule ', make('a', { href: address(entry.number), textContent: entry.number })), make('ul', {}, ...lines));
  }

  const place = document.getElementById('links');
  fetch(`${base}links/numbers.json`).then((response) => response.json()).then((data) => {
    const book = makeBook(data);
    if (place.dataset.missing) tellMissing(book, place); else setUp(book);
  }).catch(() => { place.textContent = 'The numbers could not be loaded.'; });
})();
