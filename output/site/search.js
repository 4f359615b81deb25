// Search: numbers first, then titles and lists, then words and phrases. This and the index of the
// newest edition are loaded when the search is first opened, that of older editions when asked for.
(() => {
  'use strict';
  const { base, make, afterPaint, doubt, say, counted } = globalThis.codicil;
  const { engine, dialog, box, all, status, list } = globalThis.codicil.search;
  const kShown = 40;
  const kAtOnce = 8; // of these; as many as can be seen
  const kFields = { fields: ['title', 'text', 'where'], storeFields: ['number', 'title', 'where', 'also'] };

  // ---- What is loaded

  const once = (load) => { let promise = null; return () => (promise ??= load()); };
  const loadEngine = once(() => new Promise((loaded, failed) => {
    document.head.append(make('script', { src: engine, onload: loaded, onerror: failed }));
  }));
  const fetched = async (name) => {
    const response = await fetch(`${base}search/${name}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  };

  const plain = (text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const flat = (text) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"'); // as long as it was
  const wordsOf = (text) => text.toLowerCase().split(/[\n\r\p{Z}\p{P}]+/u).filter(Boolean);

  // What is the same with and without its little words, those of a question too; nothing but these
  // stays as it is.
  const kLittle = new Set('a an and are as at be by can do does for from how i if in into is it its my of on or that the then there they this to what when where which who why with work works you your happens happen'.split(' '));
  const tellingOf = (words) => {
    const telling = words.filter((word) => !kLittle.has(word));
    return telling.length ? telling : words;
  };

  // By what a document is found as a whole: its title, with and without its number, and the terms that
  // it explains. "Kicker, Kicked" is two terms.
  function namesOf({ number, title, also = [] }, kind) {
    const terms = kind === 2 ? [title, ...also] : also;
    const names = [title, number && `${number} ${title}`, ...terms, ...terms.flatMap((term) => term.split(', ').slice(term.includes(', ') ? 0 : 1))];
    return (title ? names : names.slice(2)).filter(Boolean).map((name) => tellingOf(wordsOf(name)));
  }

  // An index with its documents; their texts, which teasers and phrases need, come after it.
  const source = (name, order) => {
    const it = { order, index: null, documents: [] };
    it.load = once(async () => {
      const [data] = await Promise.all([fetched(name), loadEngine()]);
      it.index = await globalThis.MiniSearch.loadJSAsync(data, kFields);
      it.documents = Object.entries(data.documentIds).map(([at, id]) => {
        const stored = data.storedFields[at];
        const kind = id.startsWith('lists/') ? 1 : id.startsWith('glossary/') ? 2 : 0;
        return { ...stored, id, kind, order, at: Number(at), text: '', lower: '', members: [],
          key: plain(stored.number), names: namesOf(stored, kind) };
      });
      it.byId = new Map(it.documents.map((document) => [document.id, document]));
    });
    it.loadTexts = once(async () => {
      const { texts } = await fetched(`${name}-texts`);
      await it.load();
      for (const document of it.documents) {
        document.text = texts[document.at];
        document.lower = flat(document.text);
        if (document.kind === 1) document.members = document.text.split(', ').map(wordsOf);
      }
    });
    return it;
  };
  const newest = source('newest', 0);
  const archive = source('archive', 1);

  // ---- What is found

  // A word in the singular and in the plural, as English makes them; what is no word is not found.
  const forms = (word) => new Set(word.endsWith('s')
    ? [word, word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/ves$/, 'f')]
    : [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/fe?$/, 'ves')]);
  const same = (words, name) => words.length === name.length && words.every((word, i) => word === name[i]);
  const alike = (wanted, name) => wanted.length === name.length && wanted.every((one, i) => one.has(name[i]));
  // Whether the name begins with these words, the last of which may be the beginning of one.
  const begins = ({ telling, forms }, name) => telling.length <= name.length
    && telling.every((word, i) => forms[i].has(name[i]) || (i === telling.length - 1 && name[i].startsWith(word)));
  // "SBAs" for "State-Based Action"; two letters would be too many names.
  const isInitials = ([word], name) => name.length > 2 && name.length === word.replace(/s$/, '').length && name.every((one, i) => one[0] === word[i]);

  // "CR 704.5k.", "R7045k" and "704.5k" are one number: as it is, without the words before it, and
  // without the letters before it. "608.2b and 608.2c" has two.
  function numbersIn(query) {
    const bare = query.trim().replace(/^[^\p{N}]*[\s§#]+(?=\S*\p{N})/u, '');
    const several = query.match(/\p{N}[\p{L}\p{N}]*(?:\.\p{N}[\p{L}\p{N}]*)+/gu) ?? [];
    const all = [query, bare, bare.replace(/^\p{L}+(?=\p{N})/u, ''), ...several].map(plain);
    return [...new Set(all)].filter((number) => /\p{N}/u.test(number));
  }

  // What comes first has the lowest rank.
  const rank = { number: 0, below: 1, title: 2, likeTitle: 3, beginning: 4, member: 5, phrase: 6, words: 7 };
  function rankByName({ key, names, members }, query) {
    if (key && query.numbers.includes(key)) return rank.number;
    if (key && query.numbers.some((number) => key.startsWith(number))) return rank.below;
    if (names.some((name) => same(query.telling, name))) return rank.title;
    if (names.some((name) => alike(query.forms, name) || (query.words.length === 1 && isInitials(query.words, name)))) return rank.likeTitle;
    if (names.some((name) => begins(query, name))) return rank.beginning;
    if (members.some((name) => alike(query.forms, name))) return rank.member;
    return null;
  }

  // One or two letters are the beginning of too many words, and say little beside others.
  const isShort = (word) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,2}$/u.test(word);
  // Any of the telling words in one of its forms; the last may be the beginning of one. A document
  // counts by the square of the share that it has of the words, the rare ones being most of them; what
  // has less than half of the best one's is left out.
  function* searchWords(index, { telling, forms }) {
    const long = telling.some((word) => !isShort(word));
    const last = telling.length - 1;
    const sums = new Map();
    let whole = 0;
    for (const [i, word] of telling.entries()) {
      if (long && isShort(word)) continue;
      const first = { queries: [word], prefix: i === last && word.length > 2, ...(isShort(word) ? { fields: ['title'], prefix: true } : {}) };
      const hits = index.search({ combineWith: 'OR', queries: [first, ...[...forms[i]].slice(1)] }, { boost: { title: 3 } });
      const rareness = Math.log(1 + (index.documentCount - hits.length + .5) / (hits.length + .5));
      whole += rareness;
      for (const { id, score, queryTerms, terms } of hits) {
        const sum = sums.get(id) ?? { id, score: 0, share: 0, terms: [] };
        sum.score += score / queryTerms.length; // the library counts each word that matched
        sum.share += rareness;
        sum.terms.push(...terms);
        sums.set(id, sum);
      }
      yield;
    }
    const best = Math.max(0, ...[...sums.values()].map(({ share }) => share));
    const hits = [...sums.values()].filter(({ share }) => share >= best / 2);
    for (const hit of hits) hit.score *= (hit.share / whole) ** 2;
    return { hits, complete: best >= whole * (1 - 1e-9) };
  }

  // Here and below, what is found is found in steps: a generator gives way after each.
  function* findIn({ index, documents, byId }, query) {
    if (!index) return [];
    const found = new Map();
    for (const document of documents) {
      const place = rankByName(document, query);
      if (place !== null) found.set(document.id, { document, rank: place, score: 0, terms: query.telling });
    }
    yield;
    const numbered = [...found.values()].some((one) => one.rank === rank.number);
    if (numbered) return [...found.values()];
    const { hits, complete } = yield* searchWords(index, query);
    query.complete ||= complete;
    for (const hit of hits) {
      if (found.get(hit.id)?.rank < rank.phrase) continue;
      const document = byId.get(hit.id);
      const phrase = query.words.length > 1 && document.lower.includes(query.text);
      found.set(hit.id, { document, rank: phrase ? rank.phrase : rank.words, score: document.kind ? hit.score / 4 : hit.score, terms: phrase ? [query.text] : hit.terms });
    }
    return [...found.values()];
  }

  // Rules come before the lists and glossary entries of the same rank, the newest before the old.
  const before = (a, b) => a.rank - b.rank || a.document.order - b.document.order
    || (a.rank < rank.phrase && a.document.kind - b.document.kind) || b.score - a.score || a.document.at - b.document.at;

  function* findWords(text, words, sources) {
    const telling = tellingOf(words);
    const query = { text: flat(text.trim()), words, telling, forms: telling.map(forms), numbers: numbersIn(text) };
    const results = [];
    for (const one of sources) results.push(...yield* findIn(one, query));
    results.sort(before);
    return { results, onlySome: results.length > 0 && !query.complete && results.every((one) => one.rank === rank.words) };
  }

  // The word of an index that is most like one that none has. A short one may be like any.
  function mended(word, indexes) {
    if (word.length < 4 || /\p{N}/u.test(word)) return word;
    if (indexes.some((index) => index.search({ combineWith: 'OR', queries: [{ queries: [word], prefix: true }, ...[...forms(word)].slice(1)] }).length)) return word;
    return indexes.flatMap((index) => index.search(word, { fuzzy: 0.2, boost: { title: 3 } }))[0]?.terms[0] ?? word;
  }

  // What is found, and the words that were looked for if they are not those of the text.
  function* find(text, sources) {
    const words = wordsOf(text);
    if (!words.length) return { results: [] };
    const found = yield* findWords(text, words, sources);
    yield;
    const loaded = sources.filter(({ index }) => index);
    if (!loaded.length || found.results[0]?.rank < rank.phrase) return found;
    const better = words.map((word) => mended(word, loaded.map(({ index }) => index)));
    return same(better, words) ? found : { ...yield* findWords(better.join(' '), better, sources), words: better };
  }

  // ---- What is shown

  // Some words around the first that was looked for, those marked.
  function teaser({ document, terms }) {
    const at = Math.max(0, Math.min(...terms.map((term) => document.lower.indexOf(term)).filter((i) => i >= 0), document.text.length));
    const from = at < 60 || at === document.text.length ? 0 : document.text.indexOf(' ', at - 50) + 1;
    const part = document.text.slice(from, from + 160);
    const cut = from + 160 < document.text.length ? part.slice(0, part.lastIndexOf(' ')) : part;
    const marked = terms.filter((term) => term.length > 1).sort((a, b) => b.length - a.length)
      .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['‘’]").replace(/"/g, '["“”]')).join('|');
    const pieces = marked ? cut.split(new RegExp(`(${marked})`, 'giu')) : [cut];
    const nodes = pieces.map((piece, i) => (i % 2 ? make('mark', { textContent: piece }) : piece));
    return [from ? '… ' : '', ...nodes, cut.length < document.text.length - from ? ' …' : ''];
  }

  function option(result, at) {
    const { document } = result;
    const link = make('a', { id: `found-${at}`, href: base + document.id, tabIndex: -1, role: 'option' },
      make('b', {}, make('span', { textContent: document.number }), ` ${document.title}`));
    link.setAttribute('aria-selected', 'false');
    if (document.where) link.append(make('small', { textContent: document.where }));
    if (document.text) link.append(make('span', { className: 'teaser' }, ...teaser(result)));
    return link;
  }

  let chosen = -1;

  function choose(at) {
    const options = list.children;
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = options.length ? (at + options.length) % options.length : -1;
    if (chosen < 0) { box.removeAttribute('aria-activedescendant'); return; }
    options[chosen].setAttribute('aria-selected', 'true');
    options[chosen].scrollIntoView({ block: 'nearest' });
    box.setAttribute('aria-activedescendant', options[chosen].id);
  }

  // A typed letter is painted before what it finds, and each step of that gives way to the next
  // letter, which begins again.
  let steps = [];
  async function showResults() {
    const mine = steps = resultSteps();
    list.ariaBusy = 'true';
    do await new Promise(afterPaint); while (steps === mine && !mine.next().done);
  }
  // Takes the steps that are left.
  function finishResults() { for (const _ of steps); }

  function* resultSteps() {
    const sources = all.checked ? [newest, archive] : [newest];
    const found = yield* find(box.value, sources);
    const former = formerNumber(found);
    const loading = sources.some((one) => !one.index) || former === undefined;
    const { results } = found;
    const options = (from, to) => results.slice(from, to).map((result, i) => option(result, from + i));
    list.replaceChildren(...former === null ? options(0, kAtOnce) : former ? [formerOption(former)] : []);
    const shown = list.children.length;
    list.hidden = !shown;
    box.setAttribute('aria-expanded', String(shown > 0));
    choose(0);
    status.textContent = loading ? failure || say('Loading …') : former ? say('Not in the newest edition') : `${unknownNumber(found)}${summary(found)}`;
    yield;
    if (former === null) list.append(...options(kAtOnce, kShown));
    list.ariaBusy = 'false';
  }

  let failure = '';
  function summary({ results, onlySome, words }) {
    if (!box.value.trim()) return '';
    if (onlySome) return say('Nothing has all these words; these have some');
    if (results.length) return `${counted(results.length, '{} result|{} results')}${results.length > kShown ? `, ${say('the first {} shown', kShown)}` : ''}${words ? ` ${say('for “{}”', words.join(' '))}` : ''}`;
    return say(all.checked ? 'Nothing found' : 'Nothing found in the newest edition');
  }

  // A number that no edition has is told, whatever else has its digits.
  function unknownNumber({ results }) {
    const asked = /^\s*(?:\p{L}+\s+|§\s*)?(\p{N}+[.\-(]?[\p{L}\p{N}.\-()]*[\p{L}\p{N})])\s*$/u.exec(box.value)?.[1];
    const none = asked && !/^\d{4}$/.test(asked) && numbers && !results.some((one) => one.rank <= rank.below);
    return none ? `${say('No edition has {}.', asked)} ` : '';
  }

  // What became of the numbers of older editions: none until loaded, which is when one is asked for.
  let numbers = null;
  const loadNumbers = once(async () => {
    numbers = await fetch(`${base}links/numbers.json`).then((response) => response.json()).then((book) => book.numbers).catch(() => []);
    showResults();
  });

  // What became of a number that the newest edition does not have: null if none was asked for,
  // undefined while it is not known.
  function formerNumber({ results }) {
    const wanted = all.checked || !newest.index || results.some((one) => one.rank <= rank.below) ? [] : numbersIn(box.value);
    if (!wanted.length) return null;
    if (!numbers) { loadNumbers(); return undefined; }
    return numbers.find(({ number }) => wanted.includes(plain(number))) ?? null;
  }

  function formerOption({ number, runs }) {
    const { now, confidence } = runs.at(-1);
    return make('a', { id: 'found-0', href: `${base}rule/${encodeURIComponent(number.replace(/[^\p{L}\p{N}._-]/gu, '-'))}/`, tabIndex: -1, role: 'option' },
      make('b', {}, make('span', { textContent: number }), ` ${say('of older editions')}`),
      make('small', { textContent: now ? `${say('{} today', now)}${doubt(confidence) && ` (${doubt(confidence)})`}` : say('gone today') }));
  }

  async function load() {
    try {
      for (const one of all.checked ? [newest, archive] : [newest]) {
        await one.load();
        showResults();
        await one.loadTexts();
        showResults();
      }
    } catch {
      failure = location.protocol === 'file:'
        ? say('A browser does not let pages search from a file: use codicil serve, or a host') : say('The index could not be loaded');
      status.textContent = failure;
    }
  }

  box.addEventListener('input', showResults);
  all.addEventListener('change', () => { showResults(); load(); box.focus(); });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter' && !event.isComposing) { finishResults(); list.children[chosen]?.click(); } else return;
    event.preventDefault();
  });
  // A result may be on this page.
  list.addEventListener('click', (event) => { if (event.target.closest('a') && !event.ctrlKey && !event.metaKey) dialog.hidePopover(); });
  showResults();
  load();
})();
