// Any two editions compared: from the histories of their provisions, in the browser. The page of two
// neighbours is written already. Front matter, glossary and lists are not compared here, and a
// split is shown without the words of its parts marked.
(() => {
  'use strict';
  const { base, compare, doubt, make, sieve, say } = globalThis.codicil;
  const form = document.getElementById('any-two');
  if (!form) return;

  const kFewCards = 40; // so many are shown at once; of more, each chapter when it is opened
  const kPartConfidence = 70; // percent; a part of a split that is less certain is not followed
  const file = async (name) => {
    const answer = await fetch(`${base}changes/data/${encodeURIComponent(name)}.json`);
    if (!answer.ok) throw new Error(name);
    return answer.json();
  };
  const group = (rows) => {
    const of = new Map();
    for (const row of rows) { if (!of.has(row[0])) of.set(row[0], []); of.get(row[0]).push(row); }
    return of;
  };

  let index = null;
  let links = null;

  // ---- What became of what, by the histories

  // The provisions of the later edition that have words of a history of the earlier one, with how confident
  // that is: itself, what was split off from it, and what took its words over in the end.
  function heirsOf(history, from, to, placeOf) {
    const heirs = new Map();
    const seen = new Set([history]);
    const ways = [[history, from, 100]];
    for (const [at, since, confidence] of ways) {
      const doubts = (links.doubts.get(at) ?? []).filter(([, , edition]) => edition > since && edition <= to);
      const here = Math.min(confidence, ...doubts.map((row) => row[3]));
      if (placeOf.has(at)) heirs.set(placeOf.get(at), here);
      const enter = ([, other, edition, percent], history) => {
        if (edition <= since || edition > to || seen.has(history)) return;
        seen.add(history);
        ways.push([history, edition, Math.min(here, percent)]);
      };
      for (const row of links.parts.get(at) ?? []) if (row[3] >= kPartConfidence) enter(row, row[1]);
      if (placeOf.has(at)) continue;
      const into = (links.into.get(at) ?? []).find((row) => row[2] <= to); // the main one comes first
      if (into) enter(into, into[1]);
    }
    return heirs;
  }

  // Cards as the pages of neighbours have them: provisions that share a pair are on one.
  function cardsOf(was, is, from, to) {
    const placeOf = new Map(is.histories.map((history, i) => [history, i]));
    const cards = [];
    const ofOld = [], ofNew = [];
    was.histories.forEach((history, old) => {
      const heirs = heirsOf(history, from, to, placeOf);
      const known = [...heirs.keys()].map((i) => ofNew[i]).filter(Boolean);
      const card = known[0] ?? { olds: [], news: [], confidence: 100 };
      for (const other of new Set(known.slice(1))) {
        if (other === card) continue;
        for (const i of other.olds) { card.olds.push(i); ofOld[i] = card; }
        for (const i of other.news) { card.news.push(i); ofNew[i] = card; }
        card.confidence = Math.min(card.confidence, other.confidence);
        other.olds = other.news = [];
      }
      const above = !heirs.size && ofOld[was.parents[old]];
      const one = above && !above.news.length ? above : card;
      if (!one.olds.length && !one.news.length) cards.push(one);
      one.olds.push(old);
      ofOld[old] = one;
      for (const [i, confidence] of heirs) {
        if (!ofNew[i]) { one.news.push(i); ofNew[i] = one; }
        one.confidence = Math.min(one.confidence, confidence);
      }
    });
    is.histories.forEach((_, i) => {
      if (ofNew[i]) return;
      const above = ofNew[is.parents[i]];
      const card = above && !above.olds.length ? above : { olds: [], news: [], confidence: 100 };
      if (card !== above) cards.push(card);
      card.news.push(i);
      ofNew[i] = card;
    });
    // A removed one comes after what it used to follow.
    let last = 0;
    const at = was.histories.map((_, old) => { const { news } = ofOld[old]; if (news.length) last = Math.min(...news); return last; });
    const orderOf = (card) => (card.news.length ? Math.min(...card.news) : at[card.olds[0]] + 0.5);
    return cards.filter((card) => card.olds.length + card.news.length).map((card) => ({ ...card, order: orderOf(card) }))
      .sort((a, b) => a.order - b.order);
  }

  function kindsOf({ olds, news }, was, is) {
    if (!olds.length) return ['added'];
    if (!news.length) return ['removed'];
    const kinds = [];
    if (olds.length === 1 && news.length === 1) {
      if (was.texts[olds[0]] !== is.texts[news[0]]) kinds.push('edited');
      if (was.numbers[olds[0]] !== is.numbers[news[0]]) kinds.push('renumbered');
      return kinds;
    }
    if (news.length > 1) kinds.push('split');
    if (olds.length > 1) kinds.push('merged');
    return kinds;
  }

  // ---- Files

  async function load(edition) {
    const { name } = index.editions[edition];
    const data = await file(name);
    const anchors = new Map(data.places.map((place, i) => [place, data.anchors[i]]));
    const pages = new Set(data.pages);
    const above = [];
    let page = 0;
    data.parents = data.depths.map((depth, i) => {
      above.length = depth - 1;
      const parent = above.at(-1);
      above[depth - 1] = i;
      return parent ?? -1;
    });
    data.anchorOf = (i) => anchors.get(i) ?? data.numbers[i];
    data.addresses = data.numbers.map((_, i) => {
      // What is on no page of its own is on that of the nearest provision above it.
      for (page = i; !pages.has(page) && data.parents[page] >= 0;) page = data.parents[page];
      const folder = `${base}${name}/${encodeURIComponent(data.anchorOf(page).replace(/[^\p{L}\p{N}._-]/gu, '-'))}/`;
      return page === i ? folder : `${folder}#r${encodeURIComponent(data.anchorOf(i))}`;
    });
    data.sections = data.parents.map((parent, i) => { while (parent >= 0) { i = parent; parent = data.parents[i]; } return i; });
    return data;
  }

  const texts = new Map();
  async function textOf(id) {
    let at = index.files.length - 1;
    while (index.files[at] > id) --at;
    if (!texts.has(at)) texts.set(at, file(`texts-${at}`));
    return (await texts.get(at)).texts[id - index.files[at]];
  }

  // ---- The page

  const linkTo = (data, i, time) => make('a', { className: time, href: data.addresses[i], textContent: data.numbers[i] });
  const between = (nodes, separator) => nodes.flatMap((node, i) => (i ? [separator, node] : [node]));

  const keepsNumber = ({ olds, news }, was, is) => olds.length === 1 && news.length === 1 && was.numbers[olds[0]] === is.numbers[news[0]];

  function titleOf(card, was, is) {
    const few = (nodes) => [...between(nodes.slice(0, 3), ', '), ...(nodes.length > 3 ? [` and ${nodes.length - 3} more`] : [])];
    const group = card.kinds.includes('split') || card.kinds.includes('merged');
    const one = (list, data, time) => few((group ? list : list.slice(0, 1)).map((i) => linkTo(data, i, time)));
    if (keepsNumber(card, was, is)) return [linkTo(is, card.news[0], 'is was')];
    const olds = one(card.olds, was, 'was'), news = one(card.news, is, 'is');
    return [...olds, ...(olds.length && news.length ? [' → '] : []), ...news];
  }
  const sureOf = (card) => {
    if (!doubt(card.confidence) || !card.olds.length || !card.news.length) return [];
    const mark = make('b', { className: 'confidence', textContent: doubt(card.confidence) });
    mark.dataset.confidence = card.confidence / 100;
    return [' ', mark];
  };
  const thenOf = (card, was, is) => (keepsNumber(card, was, is) ? [' · ', make('a', { href: was.addresses[card.olds[0]], textContent: say('before') })] : []);
  const named = { added: 'new' };

  // The words, when the card comes near.
  async function fill(element, card, was, is) {
    const [data, first] = card.news.length ? [is, card.news[0]] : [was, card.olds[0]];
    let heading = '';
    for (let i = first; i >= 0 && !heading; i = data.parents[i]) [heading] = (await textOf(data.texts[i])).split('\n');
    element.firstElementChild.append(make('span', { textContent: heading }));
    const [olds, news] = await Promise.all([[card.olds, was], [card.news, is]].map(([list, data]) => Promise.all(list.map((i) => textOf(data.texts[i])))));
    const whole = (list, data, time, words) => list.map((i, at) => {
      const number = at || card.olds.length && card.news.length ? [linkTo(data, i, time), ' '] : [];
      return make('p', {}, ...number, words[at].trim());
    });
    if (card.kinds.includes('edited')) {
      element.append(make('p', {}, ...compare(olds[0].trim(), news[0].trim())));
    } else if (olds.length && news.length) {
      element.append(make('div', { className: 'sides' },
        make('div', {}, make('h4', { textContent: say('Before') }), ...whole(card.olds, was, 'was', olds)),
        make('div', {}, make('h4', { textContent: say('Now') }), ...whole(card.news, is, 'is', news))));
    } else {
      element.append(make('div', { className: olds.length ? 'gone' : 'came' }, ...whole(card.olds, was, 'was', olds), ...whole(card.news, is, 'is', news)));
    }
  }

  // A chapter: its title opens and closes what it has.
  function folded(heading, title, body, open) {
    const button = make('button', { type: 'button', className: 'fold', textContent: title, ariaExpanded: String(open) });
    body.hidden = !open;
    button.addEventListener('click', () => { body.hidden = !body.hidden; button.ariaExpanded = String(!body.hidden); });
    return [make(heading, {}, button), body];
  }

  // How much there is by chapter; each leads to it, opened.
  function summaryOf(chapters) {
    const columns = [['added', 'new'], ['removed', 'removed'], ['edited', 'edited'], ['split', 'split'], ['merged', 'merged'], ['renumbered', 'only renumbered']]
      .filter(([kind]) => chapters.some(({ counts }) => counts.has(kind)));
    const head = (text) => make('th', { scope: 'col', textContent: text });
    const rows = chapters.map(({ title, anchor, cards, counts }) => {
      const link = make('a', { href: `#${cards.length ? 'in' : 'moved'}-${encodeURIComponent(anchor)}`, textContent: title });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        const button = document.getElementById(decodeURIComponent(link.hash.slice(1))).querySelector('.fold');
        if (button.ariaExpanded === 'false') button.click();
        button.focus();
        button.scrollIntoView();
      });
      return make('tr', {}, make('th', { scope: 'row' }, link), ...columns.map(([kind]) => make('td', { textContent: counts.get(kind) ?? '' })));
    });
    return make('div', { className: 'wide', tabIndex: 0, role: 'region', ariaLabel: say('Changes by chapter') },
      make('table', { className: 'sizes' }, make('thead', {}, make('tr', {}, head(say('Chapter')), ...columns.map(([, name]) => head(say(name))))), make('tbody', {}, ...rows)));
  }

  // Of the cards those that have part of one provision of the older edition, or of what it became.
  function cardsIn(cards, of, was, is) {
    const root = was.numbers.findIndex((_, i) => was.anchorOf(i) === of);
    if (root < 0) return { name: of, missing: true, cards: [] };
    const below = (data, top) => {
      let end = top + 1;
      while (end < data.depths.length && data.depths[end] > data.depths[top]) ++end;
      return (i) => i >= top && i < end;
    };
    const heir = is.histories.indexOf(was.histories[root]);
    const old = below(was, root), now = heir < 0 ? () => false : below(is, heir);
    return { name: was.numbers[root], cards: cards.filter((card) => card.olds.some(old) || card.news.some(now)) };
  }

  async function write(from, to, of) {
    const place = document.getElementById('between');
    const legend = place.querySelector('.legend');
    const [was, is] = await Promise.all([load(from), load(to)]);
    const all = cardsOf(was, is, from, to).map((card) => ({ ...card, kinds: kindsOf(card, was, is) })).filter((card) => card.kinds.length);
    const part = of && cardsIn(all, of, was, is);
    const cards = part ? part.cards : all;
    const names = [from, to].map((edition) => index.editions[edition].title);
    const titles = await Promise.all(is.sections.map((section, i) => (section === i ? textOf(is.texts[i]) : '')));
    const elements = new Map();
    const chapters = new Map();
    for (const card of cards) {
      const section = is.sections[Math.floor(card.order)];
      if (!chapters.has(section)) chapters.set(section, { cards: [], numbers: [], counts: new Map(), anchor: is.anchorOf(section), title: `${is.numbers[section]} ${titles[section].split('\n')[0]}` });
      const { cards: list, numbers, counts } = chapters.get(section);
      const alone = card.kinds.length === 1 && card.kinds[0] === 'renumbered';
      for (const kind of card.kinds) {
        if (alone || kind !== 'renumbered') counts.set(kind, (counts.get(kind) ?? 0) + (kind === 'added' ? card.news.length : kind === 'removed' ? card.olds.length : 1));
      }
      if (alone) {
        numbers.push(make('li', { className: 'brief renumbered' }, ...titleOf(card, was, is), ...sureOf(card)));
        continue;
      }
      const element = make('article', { className: `card ${card.kinds.join(' ')}` }, make('h3', {}, ...titleOf(card, was, is)),
        make('p', { className: 'what' }, card.kinds.filter((kind) => kind !== 'renumbered').map((kind) => say(named[kind] ?? kind)).join(', '), ...sureOf(card), ...thenOf(card, was, is)));
      elements.set(element, card);
      list.push(element);
    }
    const inOrder = [...chapters.values()];
    const open = elements.size <= kFewCards;
    const diffs = make('div', { className: 'diffs' }, make('h2', {}, make('span', { className: 'w', textContent: names[0] }), ' → ', make('span', { className: 'w', textContent: names[1] })),
      make('p', { className: 'lead', textContent: say('The rules alone; the glossary and the lists are compared from one edition to the next.') }));
    if (part) {
      const whole = make('a', { href: pairAddress(from, to), textContent: say('all that changed') });
      const words = part.missing ? say('There is no {} in the older edition.', part.name) : say('Only {} and what is in it.', part.name);
      diffs.append(make('p', {}, `${words} `, whole));
    }
    place.replaceChildren(diffs);
    if (!inOrder.length) { diffs.append(make('p', { textContent: say('No rule has changed.') })); return; }
    diffs.append(summaryOf(inOrder), legend);
    legend.hidden = false;
    for (const { title, anchor, cards: list } of inOrder)
      if (list.length) diffs.append(make('section', { className: 'chapter', id: `in-${anchor}` }, ...folded('h2', title, make('div', {}, ...list), open)));
    const renumbered = inOrder.filter(({ numbers }) => numbers.length).map(({ title, anchor, numbers }) => {
      const part = make('div', { id: `moved-${anchor}` }, ...folded('h3', title, make('ol', {}, ...numbers), open));
      part.dataset.in = anchor;
      return part;
    });
    if (renumbered.length) diffs.append(make('section', { id: 'renumbered' }, make('h2', { textContent: say('Only renumbered') }), ...renumbered));
    sieve(diffs);
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        fill(target, elements.get(target), was, is).catch(() => target.append(make('p', { textContent: say('The words could not be loaded.') })));
      }
    }, { rootMargin: '600px' });
    for (const element of elements.keys()) near.observe(element);
  }

  const nameOf = (edition) => encodeURIComponent(index.editions[edition].name);
  const pairAddress = (from, to) => `${base}changes/?from=${nameOf(from)}&to=${nameOf(to)}`;

  function setUpForm() {
    const choose = (label, at) => {
      const select = make('select', {}, ...index.editions.map(({ title }, i) => make('option', { value: i, textContent: title })));
      select.selectedIndex = at;
      return [select, make('label', {}, `${label} `, select)];
    };
    const asked = new URLSearchParams(location.search);
    const indexOf = (name) => index.editions.findIndex((edition) => edition.name === name);
    const last = index.editions.length - 1;
    const a = indexOf(asked.get('from')), b = asked.has('to') ? indexOf(asked.get('to')) : last;
    const [from, fromLabel] = choose(say('From'), a < 0 ? Math.max(0, last - 2) : a);
    const [to, toLabel] = choose(say('to'), b < 0 ? last : b);
    form.append(fromLabel, toLabel, make('button', { textContent: say('Compare') }));
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const [older, newer] = [from.selectedIndex, to.selectedIndex].sort((x, y) => x - y);
      if (older === newer) return;
      location.href = newer === older + 1 ? `${base}changes/${nameOf(newer)}/` : pairAddress(older, newer);
    });
    if (a >= 0 && a === b) document.getElementById('between').prepend(make('p', { textContent: say('{} is the newest edition: nothing has changed since.', index.editions[a].title) }));
    return a >= 0 && b > a ? [a, b, asked.get('of')] : null;
  }

  async function start() {
    index = await file('index');
    const pair = setUpForm();
    if (!pair) return;
    document.getElementById('each').hidden = true;
    const histories = await file('histories');
    links = { doubts: group(histories.doubts), into: group(histories.merged_into), parts: group(histories.split_from.map(([history, other, edition, confidence]) => [other, history, edition, confidence])) };
    await write(...pair);
  }
  start().catch(() => { form.hidden = false; form.replaceChildren(say('The comparison could not be loaded.')); });
})();
