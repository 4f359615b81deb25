// Checks the numbers in a reader's own text against all editions. Nothing leaves the page.
(() => {
  'use strict';
  const { base, bounds, doubt, make, say } = globalThis.codicil;
  const kLongest = 60; // characters of a number; of a longer word no more is looked at

  // What may be a number: "202.2a", "CR202.2a", "1-1-1".
  const kCandidate = /[\p{L}\p{N}]+(?:[.\-–/()]+[\p{L}\p{N}]+)*/gu;
  // "203" alone may count anything; after one of these words it is a rule.
  const kLead = /(?:rules?|sections?|cr|§+|r\.)[\s:#/]*$/iu;
  // "202.2a-c", "202.2a through c": the end of a range has only what differs.
  const kRangeEnd = /^(?:[-–]|\s+(?:to|through)\s+)(\p{Ll}{1,2}|\p{N}{1,2})(?![\p{L}\p{N}]|\.\p{N})/u;
  const kRangeWords = /^\s*(?:[-–]|to|through)\s*$/u;
  // "202.2a, b and c": more of a list than numbers in full.
  const kListGoesOn = /^(?:\/|,\s*|,?\s+(?:and|or)\s+)\p{Ll}(?![\p{L}\p{N}])/u;
  // "202.2a" is of the shape "000.0a"; the digits after the first separator may be any number.
  const shapeOf = (number) => number.replace(/\p{N}/gu, '0').replace(/\p{L}/gu, 'a').replace(/([^0a])0+/g, (_, separator) => `${separator}0`);

  // "2022a", as the addresses of other references write it: "#R2022a".
  const squeezed = (number) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const compareNumbers = new Intl.Collator('en', { numeric: true }).compare;

  function makeBook({ editions, numbers }) {
    const byNumber = new Map(numbers.map(({ number, runs }) => [number.toLowerCase(), { number, runs }]));
    const shapes = new Set(numbers.map(({ number }) => shapeOf(number)));
    const bySqueezed = new Map();
    for (const { number } of numbers) bySqueezed.set(squeezed(number), bySqueezed.has(squeezed(number)) ? '' : number);
    const inOrder = [...numbers].sort((a, b) => compareNumbers(a.number, b.number));
    return { editions, last: editions.length - 1, byNumber, bySqueezed, inOrder, shapes, inEdition: new Map() };
  }

  const withoutLastPart = (word) => word.replace(/[^\p{L}\p{N}]*[\p{L}\p{N}]*$/u, '');

  // The word if it is a number or looks like one of this work, or its longest beginning that is one.
  function numberIn(book, word) {
    const looked = word.length > kLongest ? withoutLastPart(word.slice(0, kLongest)) : word;
    const separated = /[^\p{L}\p{N}]/u.test(looked);
    if (separated && book.shapes.has(shapeOf(looked))) return looked;
    for (let part = looked; part; part = withoutLastPart(part)) {
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

  // "$202.20", "202.20 EUR": a price is no number of a rule.
  const isPrice = (before, after) => /\p{Sc}\s?$/u.test(before) || /^\s?(?:\p{Sc}|(?:USD|EUR|GBP|JPY|CHF)\b)/u.test(after);

  // Where words are an address: "https://example.org/rule/202.2a".
  const addressesIn = (text) => [...text.matchAll(/(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)\S+/giu)].map(({ 0: words, index }) => [index, index + words.length]);

  function citationsIn(book, text) {
    const citations = [];
    const addresses = addressesIn(text);
    let address = 0; // the first that does not end before what is looked at
    for (const { 0: word, index } of text.matchAll(kCandidate)) {
      for (let at = 0; at < word.length;) {
        const rest = word.slice(at);
        const begin = index + at;
        const found = citationAt(book, rest, text.slice(Math.max(0, begin - 12), begin));
        // What is joined by a dot is one number: "3.202.2a" holds no 202.2a.
        const price = found && isPrice(text.slice(Math.max(0, begin - 2), begin), text.slice(begin + found.end, begin + found.end + 5));
        if (!found || price) { at += /^[\p{L}\p{N}]+(?:[.()]+[\p{L}\p{N}]+)*[^\p{L}\p{N}]*/u.exec(rest)[0].length; continue; }
        while (addresses[address]?.[1] <= begin) ++address;
        const citation = { ...found, begin: begin + found.begin, end: begin + found.end, inAddress: addresses[address]?.[0] <= begin };
        const before = citations.at(-1);
        if (before && kRangeWords.test(text.slice(before.end, citation.begin))) citation.after = before;
        citations.push(citation);
        const after = text.slice(citation.end, citation.end + 24);
        const end = kRangeEnd.exec(after);
        const stem = found.number.replace(/(?:\p{L}+|\p{N}+)$/u, '');
        const alike = end && /\p{L}$/u.test(found.number) === /\p{L}/u.test(end[1]) && (/\p{L}/u.test(end[1]) || !/\s/.test(end[0]));
        if (alike && stem) citations.push({ begin: citation.end + end[0].length - end[1].length, end: citation.end + end[0].length, number: stem + end[1], after: citation });
        else if (kListGoesOn.test(after)) citation.goesOn = true;
        at = Math.max(citations.at(-1).end - index, at + 1);
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
      const times = entry.runs.reduce((all, { first, last }) => (all.at(-1)?.[1] === first - 1 ? [...all.slice(0, -1), [all.at(-1)[0], last]] : [...all, [first, last]]), [])
        .map(([first, last]) => (first === last ? book.editions[first] : `${book.editions[first]} to ${book.editions[last]}`));
      return { kind: 'doubtful', now: entry.runs.at(-1).now, words: `not in that edition; it is in ${times.join(' and ')}` };
    }
    const reused = today && run.now !== number ? `${number} is another rule today; ` : '';
    if (!run.now) return { kind: reused ? 'reused' : 'gone', words: `${reused}gone since ${book.editions[run.last + 1]}` };
    if (run.confidence < bounds.followed) return { kind: 'doubtful', now: run.now, words: `${reused}now ${run.now} (${doubt(run.confidence)})` };
    const parts = run.parts.filter((part) => part.since > edition).map((part) => part.now);
    if (run.now !== number && parts.length) return { kind: 'split', now: run.now, words: `${reused}split: now ${[...new Set([run.now, ...parts])].join(', ')}` };
    if (run.now !== number) return { kind: reused ? 'reused' : 'moved', now: run.now, put: run.now, words: `${reused}now ${run.now}${doubt(run.confidence) && ` (${doubt(run.confidence)})`}` };
    const other = guessed && entry.runs.findLast((one) => one !== run && one.now !== number);
    if (other) return { kind: 'doubtful', now: number, words: `the same if it was written for ${book.editions[run.first]} or later; up to ${book.editions[other.last]} it was another rule${other.now ? `, now ${other.now}` : ''}` };
    return { kind: 'same', now: number, words: 'as it was' };
  }

  // The numbers of an edition in their order, and the place of each. Found once.
  function orderOf(book, edition) {
    if (!book.inEdition.has(edition)) {
      const all = book.inOrder.filter((entry) => runAt(entry, edition)).map(({ number }) => number);
      book.inEdition.set(edition, { all, place: new Map(all.map((number, i) => [number, i])) });
    }
    return book.inEdition.get(edition);
  }

  // The numbers of a range in their order, as far as the book knows: 202.2a, 202.2b, 202.2c.
  function membersOf(book, first, last, edition) {
    const { all, place } = orderOf(book, edition);
    const [from, to] = [place.get(first), place.get(last)];
    if (!(from <= to)) return [];
    const depth = shapeOf(first).length;
    return all.slice(from, to + 1).filter((number) => shapeOf(number).length === depth);
  }

  // A range is carried over if all of it follows one another today as it did.
  function isKept(book, first, last, edition, guessed) {
    const members = membersOf(book, first, last, edition);
    const now = members.map((number) => judge(book, { number }, edition, guessed).put ?? number);
    return members.length > 1 && membersOf(book, now[0], now.at(-1), book.last).join() === now.join();
  }

  const leave = (verdict, why) => Object.assign(verdict, { kind: 'doubtful', put: '', words: `${verdict.words}; ${why}` });

  function judgeAll(book, citations, edition, guessed) {
    const kept = new Map(); // by range: a text may name the same one many times
    const stays = (first, last) => {
      const range = `${first}–${last}`;
      if (!kept.has(range)) kept.set(range, isKept(book, first, last, edition, guessed));
      return kept.get(range);
    };
    const findings = citations.map((citation) => ({ citation, verdict: judge(book, citation, edition, guessed) }));
    findings.forEach(({ citation, verdict }, i) => {
      const first = findings[i - 1];
      if (citation.inAddress && verdict.put) leave(verdict, 'in an address, which is left as it is');
      if (citation.goesOn && verdict.put) leave(verdict, 'the list goes on without numbers, so it is left as it is');
      if (!citation.after || !(verdict.put || first.verdict.put)) return;
      if (stays(first.citation.number, citation.number)) return;
      for (const one of [first.verdict, verdict]) leave(one, 'the range is left as it is, because its rules do not follow one another any more');
    });
    return findings;
  }

  const spelled = (citation, number) => {
    if (citation.squeeze) return squeezed(number);
    const short = citation.after && citation.end - citation.begin < citation.number.length;
    return short ? number.slice(number.length - /(?:\p{L}+|\p{N}+)$/u.exec(number)[0].length) : number;
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

  const titles = { reused: 'reused', gone: 'gone', split: 'split', doubtful: 'doubtful', unknown: 'unknown', moved: 'moved', same: 'unchanged' };
  const kinds = Object.keys(titles);
  const address = (number) => `${base}rule/${encodeURIComponent(number.replace(/[^\p{L}\p{N}._-]/gu, '-'))}/`;

  // A date stays on its line.
  const unbroken = (words) => words.split(/(\S*\d-\d\S*)/).map((part, i) => (i % 2 ? make('span', { className: 'w', textContent: part }) : part));

  // `accepted` has what a reader put by hand, by where the number begins; `check` is called after.
  function row({ citation, verdict }, line, accepted, check) {
    const now = make('td', {});
    if (!verdict.now) now.append('none');
    if (verdict.now) now.append(make('a', { href: address(verdict.now), textContent: verdict.now }));
    if (verdict.now && verdict.now !== citation.number && (!verdict.put || accepted.has(citation.begin))) {
      const taken = accepted.has(citation.begin);
      const use = make('button', { type: 'button', textContent: taken ? 'Leave' : 'Use', ariaLabel: `${taken ? 'Leave' : 'Use'} ${verdict.now} for ${citation.number}, line ${line}` });
      use.addEventListener('click', () => {
        if (taken) accepted.delete(citation.begin); else accepted.set(citation.begin, verdict.now);
        check();
      });
      now.append(' ', use);
    }
    const head = make('th', { scope: 'row', textContent: citation.number });
    return make('tr', { className: verdict.kind }, make('td', { textContent: line }), head, make('td', { textContent: titles[verdict.kind] }), now, make('td', {}, ...unbroken(verdict.words)));
  }

  function setUp(book) {
    const text = make('textarea', { id: 'links-text', rows: 10, spellcheck: false });
    const edition = make('select', { id: 'links-edition' }, make('option', { value: '', textContent: 'guessed from the numbers' }),
      ...book.editions.map((name, i) => make('option', { value: String(i), textContent: name })).reverse());
    const summary = make('p', { id: 'links-summary', role: 'status' });
    const body = make('tbody', {});
    const heads = ['Line', 'Number', 'What', 'Today', 'Why'].map((name) => make('th', { scope: 'col', textContent: name }));
    const table = make('div', { className: 'wide', hidden: true }, make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body));
    const result = make('textarea', { id: 'links-result', rows: 10, readOnly: true });
    const copy = make('button', { type: 'button', textContent: 'Copy' });
    const left = make('p', { id: 'links-left' });
    const after = make('div', { hidden: true }, make('label', { htmlFor: result.id, textContent: 'With today’s numbers' }), result, left, copy);

    const accepted = new Map();
    const check = () => {
      const citations = citationsIn(book, text.value);
      const guessed = edition.value === '';
      const of = guessed ? guessEdition(book, citations) : Number(edition.value);
      const findings = judgeAll(book, citations, of, guessed);
      const count = (kind) => findings.filter(({ verdict }) => verdict.kind === kind).length;
      const counts = kinds.filter(count).map((kind) => `${count(kind)} ${titles[kind]}`).join(', ');
      summary.textContent = citations.length ? `As of ${book.editions[of]}${guessed ? ', which is a guess' : ''}: ${counts}.` : text.value.trim() ? 'No rule number is in this text.' : '';
      for (const { citation, verdict } of findings) verdict.put = accepted.get(citation.begin) ?? verdict.put;
      let line = 1, seen = 0;
      body.replaceChildren(...findings.map((finding) => {
        for (; seen < finding.citation.begin; ++seen) line += text.value[seen] === '\n';
        return row(finding, line, accepted, check);
      }));
      const wrong = findings.filter(({ verdict }) => !verdict.put && verdict.kind !== 'same');
      left.textContent = wrong.length ? `Left as they were: ${[...new Set(wrong.map(({ citation }) => citation.number))].join(', ')}.` : '';
      table.hidden = after.hidden = !citations.length;
      result.value = rewrite(text.value, findings);
    };
    text.addEventListener('input', () => { accepted.clear(); check(); });
    edition.addEventListener('change', check);
    copy.addEventListener('click', () => navigator.clipboard.writeText(result.value)
      .then(() => { summary.textContent = 'Copied.'; }, () => result.select()));
    place.append(
      make('label', { htmlFor: text.id, textContent: 'Your text' }), text,
      make('p', {}, make('label', { htmlFor: edition.id, textContent: 'Written for the edition ' }), edition), summary, table, after);
  }

  // What the site says that another page answers; not every host of files reads the list itself.
  function redirectIn(list) {
    const asked = `/${decodeURIComponent(location.href.slice(base.length).split(/[?#]/)[0]).replace(/\/?$/, '/')} /`;
    const at = list.indexOf(`\n${asked}`) + 1;
    return at < 1 ? null : base + list.slice(at + asked.length, list.indexOf(' 301', at));
  }

  // "2014-01-01/704.5k/": the edition of that day, "2014/" that of the end of the year, and the page
  // there that has the rule.
  async function addressAt(book, list) {
    const asked = decodeURIComponent(location.href.slice(base.length).split(/[?#]/)[0]);
    const [, date, number = ''] = /^(\d{4}(?:-\d\d){0,2})(?:\/([^/]+))?\/?$/.exec(asked) ?? [];
    const edition = date && book.editions.findLast((name) => /^\d{4}-/.test(name) && name <= date.padEnd(10, '-99'));
    for (let page = number; edition; page = withoutLastPart(page)) {
      const to = `${base}${edition}/${page && `${encodeURIComponent(page)}/`}`;
      const found = await fetch(to, { method: 'HEAD' }).then(({ ok }) => ok, () => false) || list.includes(`\n/${edition}/${page}/ /`);
      if (found) return page === number ? to : `${to}#r${encodeURIComponent(number)}`;
      if (!page) break;
    }
    return null;
  }

  // On the page for what is not found: the number in the address, and what it is today.
  async function tellMissing(book, place) {
    const list = await fetch(`${base}redirects.txt`).then((response) => (response.ok ? response.text() : ''), () => '');
    const dated = redirectIn(`\n${list}`) ?? await addressAt(book, `\n${list}`);
    if (dated) { location.replace(dated); return; }
    const number = decodeURIComponent(location.pathname).split('/').reverse().map((part) => numberIn(book, part)).find((part) => /\p{N}/u.test(part));
    const entry = number && entryOf(book, { number });
    if (!entry) {
      let above = number ?? '';
      while (above && !entryOf(book, { number: above })) above = above.replace(/[^\p{L}\p{N}]*(?:\p{L}+|\p{N}+)$/u, '');
      if (number) place.append(make('p', {}, say('No edition has {}.', number), ...(above ? [` ${say('The nearest above it is')} `, make('a', { href: address(above), textContent: above }), '.'] : [])));
      return;
    }
    const lines = entry.runs.map(({ first, last, now, confidence }) => {
      const line = make('li', {}, `${last > first ? say('{0} to {1}', book.editions[first], book.editions[last]) : book.editions[first]}: `);
      if (now) line.append(`${say('now')} `, make('a', { href: address(now), textContent: now }), doubt(confidence) && ` (${doubt(confidence)})`);
      else line.append(say('gone'));
      return line;
    });
    place.append(make('h2', {}, make('a', { href: address(entry.number), textContent: entry.number })), make('ul', {}, ...lines));
  }

  const place = document.getElementById('links');
  fetch(`${base}links/numbers.json`).then((response) => response.json()).then((data) => {
    const book = makeBook(data);
    if (place.dataset.missing) tellMissing(book, place); else setUp(book);
  }).catch(() => { place.textContent = say('The numbers could not be loaded.'); });
})();
