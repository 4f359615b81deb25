// On a page of changes: filters that are kept in the address, the way to a number, titles alone,
// and the two editions side by side. Without it the page is read from top to bottom.
(() => {
  'use strict';
  const { bounds, keys, make, afterPaint, say, counted } = globalThis.codicil;
  globalThis.codicil.sieve = setUp; // for a page that is made later
  const start = () => document.querySelectorAll('.diffs').forEach(setUp);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start); else start();

  function setUp(diffs) {
    const kinds = [['added', 'new'], ['removed', 'removed'], ['edited', 'edited'], ['split', 'split'],
      ['merged', 'merged'], ['redirected-references', 'redirected'], ['renumbered', 'only renumbered']];
    const items = [...diffs.querySelectorAll('.card, .brief')];
    const groups = [...diffs.querySelectorAll('.chapter, #renumbered, #renumbered > div')];
    const only = (item) => Boolean(item.closest('#renumbered'));
    const kindsOf = (item) => (only(item) ? ['renumbered'] : kinds.slice(0, -1).map(([kind]) => kind).filter((kind) => item.classList.contains(kind)));
    const chapterOf = (item) => item.closest('[data-in]')?.dataset.in ?? item.closest('.chapter')?.id.slice(3);
    const confidenceOf = (item) => Number(item.querySelector('.confidence')?.dataset.confidence ?? 1);
    const cards = items.filter((item) => item.matches('.card'));
    // Where much is compared, chapters are closed at first.
    const open = (part) => { const fold = part?.querySelector('.fold'); if (fold?.ariaExpanded === 'false') fold.click(); };

    // ---- What is asked for, as the address has it: #kind=added,split&chapter=6&confidence=0.95

    const asked = () => new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
    function ask(name, value) {
      const now = asked();
      if (value) now.set(name, value); else now.delete(name);
      const words = now.toString().replaceAll('%2C', ',');
      history.replaceState(null, '', words ? `#${words}` : location.pathname + location.search);
      // Many cards come and go; what was pressed answers at once.
      mark(now);
      diffs.ariaBusy = 'true';
      afterPaint(answer);
    }
    const wantedKinds = (now) => (now.get('kind') ?? '').split(',').filter(Boolean);
    function mark(now) {
      chips.forEach((chip) => chip.setAttribute('aria-pressed', String(wantedKinds(now).includes(chip.dataset.kind))));
      views.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.view === now.get('view'))));
      chapter.value = now.get('chapter') ?? '';
      confidence.value = now.get('confidence') ?? '';
    }

    // ---- The tools

    const chips = kinds.filter(([kind]) => items.some((item) => kindsOf(item).includes(kind))).map(([kind, name]) => {
      const chip = make('button', { type: 'button', textContent: say(name) });
      chip.dataset.kind = kind;
      chip.addEventListener('click', () => {
        const now = new Set(wantedKinds(asked()));
        if (!now.delete(kind)) now.add(kind);
        ask('kind', [...now].join(','));
      });
      return chip;
    });
    const choice = (name, label, options) => {
      const select = make('select', { ariaLabel: label }, ...options.map(([value, text]) => make('option', { value, textContent: text })));
      select.addEventListener('change', () => ask(name, select.value));
      return select;
    };
    const chapter = choice('chapter', say('Chapter'), [['', say('All chapters')],
      ...[...new Map([...diffs.querySelectorAll('.chapter > h2, [data-in] > h3')].map((title) => [chapterOf(title), title.textContent]))]]);
    const confidence = choice('confidence', say('Confidence'), [['', say('Any confidence')], [`${bounds.certain / 100}`, say('Not certain')], [`${bounds.likely / 100}`, say('Possible, and hints')], [`${bounds.possible / 100}`, say('Hints')]]);
    chapter.hidden = chapter.options.length < 3;
    confidence.hidden = !items.some((item) => item.querySelector('.confidence'));
    const number = make('input', { type: 'text', name: 'number', placeholder: say('Number, then or now'), ariaLabel: say('Go to a number of either edition'), autocomplete: 'off', spellcheck: false });
    const go = make('form', { className: 'go-to' }, number, make('button', { textContent: say('Go') }));
    go.addEventListener('submit', (event) => { event.preventDefault(); ask('number', plain(number.value) || number.value.trim()); });
    const view = (name, text) => {
      const button = make('button', { type: 'button', textContent: text });
      button.addEventListener('click', () => ask('view', asked().get('view') === name ? '' : name));
      button.dataset.view = name;
      return button;
    };
    const views = cards.length ? [view('titles', say('Titles only')), view('sides', say('Side by side'))] : [];
    const shown = make('span', { className: 'shown' });
    const all = make('button', { type: 'button', textContent: say('Show all'), hidden: true });
    all.addEventListener('click', () => { history.replaceState(null, '', location.pathname + location.search); number.value = ''; answer(); });
    const found = make('p', { className: 'found' });
    const status = make('div', { className: 'status' }, make('p', {}, shown, ' ', all), found);
    status.setAttribute('role', 'status');
    const chipRow = make('div', { className: 'chips' }, ...chips);
    chipRow.setAttribute('role', 'group');
    chipRow.setAttribute('aria-label', say('Kinds of changes'));
    const tools = make('section', { className: 'sieve', ariaLabel: say('Filter') }, chipRow,
      make('div', { className: 'choices' }, chapter, confidence, go, ...views), status);
    (diffs.querySelector(':scope > header') ?? diffs.querySelector('.legend')).after(tools);

    // ---- What is shown

    function answer() {
      const now = asked();
      mark(now);
      const wanted = wantedKinds(now);
      const limit = Number(now.get('confidence')) || 2;
      const within = itemsBelow(now.get('number') ?? '');
      const filtered = wanted.length > 0 || limit < 2 || Boolean(chapter.value) || within.size > 0;
      let count = 0;
      for (const item of items) {
        item.hidden = filtered && !((!wanted.length || kindsOf(item).some((kind) => wanted.includes(kind)))
          && (!within.size || within.has(item)) && confidenceOf(item) < limit && (!chapter.value || chapterOf(item) === chapter.value));
        if (!item.hidden) ++count;
      }
      for (const group of groups) {
        group.hidden = filtered && ![...group.querySelectorAll('.card, .brief')].some((item) => !item.hidden);
        if (filtered && !group.hidden && group.id !== 'renumbered') open(group);
      }
      const changes = counted(items.length, '{} change|{} changes');
      shown.textContent = filtered ? say('{0} of {1}', count, changes) : changes;
      all.hidden = !filtered;
      showView(now.get('view'));
      tell(now.get('number') ?? '', within.size);
      diffs.ariaBusy = 'false';
    }

    // ---- Titles alone, each with a button that shows its card, or both editions side by side. Only
    // the cards that come near are made ready: a change of view does not wait for all of them.

    const nearby = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        if (diffs.matches('.titles')) addOpener(target); else addSides(target);
      }
    }, { rootMargin: '800px' });

    function showView(name) {
      nearby.disconnect();
      diffs.classList.toggle('titles', name === 'titles');
      if (name !== 'sides') dropSides();
      if (name) cards.forEach((card) => nearby.observe(card));
    }

    function addOpener(card) {
      if (card.querySelector('.open')) return;
      const button = make('button', { type: 'button', className: 'open' });
      const tell = (open) => {
        button.textContent = open ? 'Hide' : 'Show';
        button.setAttribute('aria-expanded', String(open));
        button.setAttribute('aria-label', `${button.textContent} ${card.querySelector('h3').textContent}`);
      };
      tell(false);
      button.addEventListener('click', () => tell(card.classList.toggle('whole')));
      card.querySelector('.what').append(' ', button);
    }

    const side = (card, title, other) => {
      const column = make('div', {}, make('h4', { textContent: title }), ...[...card.querySelectorAll(':scope > p:not(.what, .remark)')].map((p) => p.cloneNode(true)));
      column.querySelectorAll(other).forEach((e) => e.remove());
      return column;
    };
    function addSides(card) {
      if (card.matches('.beside') || !card.querySelector(':scope > p > :is(ins, del)')) return;
      card.append(make('div', { className: 'sides made' }, side(card, 'Before', 'ins'), side(card, 'Now', 'del')));
      card.classList.add('beside');
    }
    function dropSides() {
      diffs.querySelectorAll('.made').forEach((e) => e.remove());
      diffs.querySelectorAll('.beside').forEach((e) => e.classList.remove('beside'));
    }

    // ---- The way to a number

    function plain(text) { return text.trim().replace(/^[^\d\p{Lu}]*/u, '').replace(/^(?:CR|rule)\s*/i, '').replace(/\.$/, ''); }

    // The item of each number; of what was renumbered with what it is below, also the rest of the number.
    const numbersOf = (item, time) => item.dataset[time]?.split(' ') ?? [...new Set([...item.querySelectorAll(`.${time}`)].map((link) => link.textContent))];
    const places = { was: new Map(), is: new Map() };
    for (const item of items) {
      for (const rest of ['', ...(item.dataset.below?.split(' ') ?? [])]) {
        for (const time of ['was', 'is']) {
          for (const one of numbersOf(item, time)) if (!places[time].has(one + rest)) places[time].set(one + rest, { item, rest });
        }
      }
    }
    // The items of what is below a number: 704.5a of 704, not 7045.
    function itemsBelow(above) {
      const below = (one) => one.startsWith(above) && one.length > above.length && !(/\p{N}$/u.test(above) && /^\p{N}/u.test(one.slice(above.length)));
      const found = above ? ['was', 'is'].flatMap((time) => [...places[time]].filter(([one]) => below(one)).map(([, { item }]) => item)) : [];
      if (found.length) for (const time of ['was', 'is']) if (places[time].has(above)) found.push(places[time].get(above).item);
      return new Set(found);
    }
    const list = (words) => (words.length > 4 ? say('{0} and {1} more', words.slice(0, 3).join(', '), words.length - 3) : words.join(', '));

    function sentence(asked, time) {
      const place = places[time].get(asked);
      if (!place) return [];
      const { item, rest } = place;
      const was = numbersOf(item, 'was').map((one) => one + rest), is = numbersOf(item, 'is').map((one) => one + rest);
      const words = time === 'was'
        ? (is.length ? say('{0} became {1}', asked, list(is)) : say('{} was removed', asked))
        : (was.length ? say('{0} was {1} before', asked, list(was)) : say('{} is new', asked));
      const how = rest ? `, ${say('renumbered with what it is below')}` : '';
      const link = make('a', { href: '#', textContent: words });
      link.addEventListener('click', (event) => { event.preventDefault(); visit(item); });
      return [{ item, nodes: [link, `${how}${item.querySelector('.confidence') ? ` (${item.querySelector('.confidence').textContent})` : ''}. `] }];
    }

    function visit(item) {
      item.hidden = false;
      open(item.closest('.chapter, [data-in]'));
      for (let above = item.parentElement; above !== diffs; above = above.parentElement) above.hidden = false;
      const link = item.dataset.was !== undefined || item.dataset.is !== undefined ? item.querySelector('a') : null;
      if (link) { location.href = link.href; return; }
      items.forEach((e) => e.classList.toggle('here', e === item));
      item.tabIndex = -1;
      item.focus({ preventScroll: true });
      item.scrollIntoView({ block: 'center' });
    }

    // `below`: how many items are of what is below the number.
    function tell(asked, below) {
      found.replaceChildren();
      if (!asked) return;
      if (document.activeElement !== number) number.value = asked;
      const answers = [...sentence(asked, 'was'), ...sentence(asked, 'is')];
      const up = diffs.classList.contains('part') ? document.querySelectorAll('.crumbs a') : [];
      if (below) found.append(`${asked}: ${say('{}, here alone', counted(below, '{} change|{} changes'))}. `);
      if (answers.length) {
        found.append(...answers.flatMap(({ nodes }) => nodes));
      } else if (up.length) {
        found.append(`${say('{} is not in this chapter', asked)}: `, make('a', { href: `${[...up].at(-1).href}#number=${encodeURIComponent(asked)}`, textContent: say('look in all chapters') }), '.');
      } else if (!below) {
        found.append(say('{} did not change, or neither edition has it.', asked));
      }
    }

    // ---- Keys

    function step(by) {
      const visible = items.filter((item) => !item.hidden);
      const at = visible.findIndex((item) => item.contains(document.activeElement));
      const to = visible[at < 0 ? (by > 0 ? 0 : visible.length - 1) : at + by];
      if (to && to.matches('.card')) visit(to); else to?.querySelector('a')?.focus();
    }
    keys.set('j', [say('the next change'), () => step(1)]);
    keys.set('k', [say('the change before'), () => step(-1)]);

    addEventListener('hashchange', answer);
    answer();
  }
})();
