// What pages of a site do beyond links: they show where a link leads, offer a rule to be copied, and
// follow other people's anchors. Without it everything can still be read and reached.
(() => {
  'use strict';
  const root = document.documentElement;
  const { root: way, search, engine } = document.currentScript.dataset;
  const base = new URL(way, location.href).href;
  const byId = (id) => document.getElementById(id);
  const { keys, make, say, counted } = globalThis.codicil;

  // ---- Anchors. Other references write R70219b for 702.19b; so may a link to this one.

  const plain = (anchor) => anchor.replace(/^r/i, '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

  function followAlias() {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (!anchor || byId(anchor)) return;
    const wanted = plain(anchor);
    const found = [...document.querySelectorAll('main [id^="r"]')].find((e) => plain(e.id) === wanted);
    if (found) {
      location.replace(`#${encodeURIComponent(found.id)}`);
    } else if (location.href.startsWith(`${base}#`) || location.href.startsWith(`${base}index.html#`)) {
      // On the first page: 70219b is 702.19b where numbers are so made.
      const number = anchor.replace(/^r/i, '').replace(/^(\d{3})\.?(\d+[a-z]*)$/i, '$1.$2');
      location.replace(`${base}rule/${encodeURIComponent(number)}/`);
    }
  }

  // ---- Where a link leads: fetched from its page, once a page.

  const documents = new Map();
  function documentAt(url) {
    const address = url.href.split('#')[0];
    if (address === location.href.split('#')[0]) return Promise.resolve(document);
    if (!documents.has(address)) {
      documents.set(address, fetch(address)
        .then((response) => (response.ok ? response.text() : ''))
        .then((text) => new DOMParser().parseFromString(text, 'text/html'))
        .catch(() => null));
    }
    return documents.get(address);
  }

  // A copy that can be read but not acted on.
  function readOnly(element) {
    const title = /^(h\d|dt)$/.test(element.localName);
    const copy = make(title ? 'p' : element.localName === 'dd' ? 'div' : element.localName,
      { className: title ? 'head' : element.className }, ...[...element.childNodes].map((n) => document.importNode(n, true)));
    copy.querySelectorAll('details, .history, .letters').forEach((e) => e.remove());
    copy.querySelectorAll('a').forEach((e) => {
      e.replaceWith(make('span', { className: e.className === 'n' ? 'n' : '' }, ...e.childNodes));
    });
    [copy, ...copy.querySelectorAll('[id], [data-height], [tabindex]')].forEach((e) => {
      ['id', 'data-height', 'tabindex'].forEach((name) => e.removeAttribute(name));
    });
    return copy;
  }

  // What a rule says, without what is told of it.
  const wordsOf = (rule) => [...rule.children].filter((e) => e.matches('h1, h2, h3, h4, h5, h6, p:not(.formerly), dt, dd, .x, .note'));

  const kRulesShown = 3;
  function contentOf(page, anchor) {
    const target = anchor ? page.getElementById(anchor) : page.querySelector('main .reading > *');
    if (!target) return [];
    const own = wordsOf(target);
    const below = [...target.querySelectorAll(':scope > .part > .r:first-child')].slice(0, kRulesShown);
    return [...own.map(readOnly), ...below.map((e) => readOnly(e.querySelector('p, h2, h3, h4')))];
  }

  async function shownBy(link) {
    const content = [];
    if (link.matches('.fault')) content.push(make('p', { className: 'wrong', textContent: link.title || link.dataset.title }));
    if (link.href) {
      const url = new URL(link.href);
      const page = await documentAt(url);
      if (page) content.push(...contentOf(page, decodeURIComponent(url.hash.slice(1))));
    }
    return content;
  }

  // Citations and terms in the text; not numbers, and not a link to where one is already.
  function wantsShowing(link) {
    if (!link.closest('main') || link.closest('.below, .contents, .pager, .letters, .banner, #shown, #sheet') || link.matches('.n, .history')) return false;
    if (link.matches('.fault')) return true;
    if (!link.href || !link.href.startsWith(base) || !link.closest('.r, section, dd, .x, .note')) return false;
    const path = link.href.slice(base.length);
    return /#[rg]/.test(path) || /^rule\//.test(path) || /^[^/]+\/[^/]+\/$/.test(path);
  }

  let shown = null;
  let shownFor = null;
  let timer = 0;

  // Below the link's last line, or where there is no room for it above its first.
  function place(link) {
    const lines = [...link.getClientRects()];
    const first = lines[0] || link.getBoundingClientRect();
    const last = lines.at(-1) || first;
    const box = shown.getBoundingClientRect();
    const above = first.top - box.height - 6;
    const below = last.bottom + 6;
    shown.style.top = `${Math.round(below + box.height > innerHeight && above > 0 ? above : below)}px`;
    shown.style.left = `${Math.round(Math.max(12, Math.min(last.left - 12, root.clientWidth - box.width - 12)))}px`;
  }

  async function show(link) {
    if (shownFor === link) return;
    hide();
    shownFor = link;
    const content = await shownBy(link);
    if (!content.length || shownFor !== link) return;
    if (!shown) {
      shown = make('div', { id: 'shown' });
      shown.setAttribute('role', 'tooltip');
      shown.addEventListener('pointerenter', () => clearTimeout(timer));
      shown.addEventListener('pointerleave', later);
      document.querySelector('main').append(shown);
    }
    shown.replaceChildren(...content);
    shown.hidden = false;
    shown.classList.toggle('cut', shown.scrollHeight > shown.clientHeight + 1);
    // The browser's own small box would say the message a second time.
    if (link.title) { link.dataset.title = link.title; link.removeAttribute('title'); }
    link.setAttribute('aria-describedby', 'shown');
    place(link);
  }

  function hide() {
    clearTimeout(timer);
    if (!shownFor) return;
    shownFor.removeAttribute('aria-describedby');
    if (shownFor.dataset.title) shownFor.title = shownFor.dataset.title;
    shownFor = null;
    if (shown) shown.hidden = true;
  }
  function later() {
    clearTimeout(timer);
    timer = setTimeout(hide, 200);
  }

  // On a touch screen a tap opens a sheet, with the way on in it.
  async function openSheet(link) {
    const content = await shownBy(link);
    if (!content.length) { if (link.href) location.href = link.href; return; }
    const sheet = make('dialog', { id: 'sheet' }, ...content);
    const close = make('button', { type: 'button', textContent: say('Close') });
    close.addEventListener('click', () => sheet.close());
    const go = make('p', { className: 'go' }, close);
    if (link.href) go.append(make('a', { href: link.href, textContent: say('Go there') }));
    go.addEventListener('click', () => sheet.close());
    sheet.setAttribute('aria-label', link.textContent);
    sheet.append(go);
    sheet.addEventListener('close', () => sheet.remove());
    sheet.addEventListener('click', (event) => { if (event.target === sheet) sheet.close(); });
    document.body.append(sheet);
    sheet.showModal();
    sheet.scrollTop = 0; // the dialog has gone to its first button, which is at its end
  }

  function setUpShowing() {
    const linkOf = (event) => {
      const link = event.target.closest?.('a, .fault');
      return link && wantsShowing(link) ? link : null;
    };
    let lastPointer = 'mouse';
    addEventListener('pointerdown', (event) => { lastPointer = event.pointerType; }, true);
    document.addEventListener('pointerover', (event) => {
      const link = linkOf(event);
      if (!link || event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(link), 120);
    });
    document.addEventListener('pointerout', (event) => { if (linkOf(event)) later(); });
    document.addEventListener('focusin', (event) => {
      const link = linkOf(event);
      if (link && link.matches(':focus-visible')) show(link); else if (!event.target.closest('#shown')) hide();
    });
    document.addEventListener('click', (event) => {
      const link = linkOf(event);
      if (!link || lastPointer !== 'touch' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      openSheet(link);
    });
    addEventListener('scroll', () => { if (shownFor && !shownFor.matches(':focus')) hide(); }, { passive: true });
  }

  // ---- A rule's number offers it to be copied.

  function announce(words) {
    const said = byId('said') || document.querySelector('main').appendChild(make('p', { id: 'said', role: 'status' }));
    said.textContent = words;
    setTimeout(() => { said.textContent = ''; }, 2000);
  }

  const textOf = (element) => {
    const copy = readOnly(element);
    copy.querySelectorAll('.n').forEach((e) => e.remove());
    return copy.textContent.replace(/\s+/g, ' ').trim();
  };

  function setUpCopying() {
    const tools = make('div', { id: 'tools', popover: 'auto' });
    document.querySelector('main').append(tools);
    const work = document.querySelector('.work').textContent;
    const copy = (label, what) => {
      const button = make('button', { type: 'button', textContent: label });
      button.addEventListener('click', () => {
        tools.hidePopover();
        navigator.clipboard.writeText(what).then(() => announce(say('Copied')), () => announce(say('The browser does not allow copying')));
      });
      return button;
    };
    async function offer(number) {
      const rule = number.closest('.r, section');
      const text = wordsOf(rule).map(textOf).join('\n');
      const name = number.textContent;
      const past = rule.querySelector(':scope > .history');
      const newest = (await placesOf(past))?.places.at(-1);
      const edition = asOf ?? newest?.edition;
      const dated = asOf ? number.href : newest?.href;
      const link = past?.href ?? number.href;
      tools.replaceChildren(
        copy(say('Copy link'), link),
        ...(dated ? [copy(say('Copy link to this edition'), dated)] : []),
        copy(say('Copy text'), `${name} ${text}`),
        copy(say('Copy as Markdown'), `> **[${name}](${link})** ${text.replace(/\n/g, '\n>\n> ')}`),
        copy(say('Copy citation'), `${work}${edition ? ` (${edition})` : ''}, ${name}`),
        ...(past ? [make('a', { href: past.href, textContent: say('History through the editions') })] : []),
      );
      tools.showPopover();
      const at = number.getBoundingClientRect();
      const box = tools.getBoundingClientRect();
      tools.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.width - 8))}px`;
      tools.style.top = `${at.bottom + box.height + 8 > innerHeight ? at.top - box.height - 4 : at.bottom + 4}px`;
      history.replaceState(null, '', number.href);
      tools.firstElementChild.focus();
    }
    document.addEventListener('click', (event) => {
      const number = event.target.closest?.('.reading .n');
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      offer(number);
    });
  }

  // ---- Search: its box is here. What fills it, search.js, is loaded when it is first opened.

  function setUpSearch() {
    const box = make('input', { id: 'search-box', type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: false, placeholder: say('Number, title or words'), ariaLabel: say('Search'), ariaAutoComplete: 'list', ariaExpanded: 'false' });
    const all = make('input', { type: 'checkbox', id: 'search-all' });
    const status = make('p', { id: 'search-status', role: 'status', textContent: say('Loading …') });
    const list = make('div', { id: 'found', role: 'listbox', ariaLabel: say('Results'), hidden: true });
    box.setAttribute('aria-controls', 'found');
    const close = make('button', { type: 'button', textContent: say('Close') });
    close.addEventListener('click', () => dialog.hidePopover());
    const dialog = make('dialog', { id: 'search', popover: 'auto', ariaLabel: say('Search') }, make('div', { className: 'box' }, box, close),
      make('div', { className: 'choice' }, make('label', {}, all, ` ${say('All editions')}`), status), list);

    function open() {
      if (!dialog.isConnected) {
        globalThis.codicil.search = { engine, dialog, box, all, status, list };
        document.body.append(dialog);
        document.head.append(make('script', { src: search, onerror: () => { status.textContent = say('The search could not be loaded'); } }));
      }
      dialog.showPopover();
      box.select();
    }
    keys.set('/', [say('Search'), open]);
    const button = make('button', { type: 'button', id: 'search-open', ariaLabel: say('Search'), ariaKeyShortcuts: '/' }, `${say('Search')} `, make('kbd', { textContent: '/' }));
    button.addEventListener('click', open);
    byId('search-slot').append(button);
    // On the home page, a field that opens it with what is typed.
    const field = byId('search-home');
    field?.append(make('button', { type: 'button', textContent: say('Search: a number, a title, a question …') }));
    field?.addEventListener('click', open);
  }

  // ---- Keys

  keys.set('n', [say('the next page'), () => document.querySelector('.pager [rel="next"]')?.click()]);
  keys.set('p', [say('the page before'), () => document.querySelector('.pager [rel="prev"]')?.click()]);
  keys.set('u', [say('one level up'), () => [...document.querySelectorAll('.crumbs li a')].at(-1)?.click()]);
  keys.set('h', [say('the first page'), () => { location.href = base; }]);
  keys.set('g', [say('the glossary'), () => { location.href = `${base}glossary/`; }]);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });

  // ---- The editions of a rule, from the page of its history.

  // Of a dated page, the edition that is asked for: a page is kept once for each text.
  let asOf = null;
  const editionOf = (url) => new URL(url).searchParams.get('at') ?? decodeURIComponent(url.slice(base.length).split('/')[0]);

  async function placesOf(past) {
    const page = past && await documentAt(new URL(past.href));
    if (!page) return null;
    const at = (href) => new URL(href, past.href).href;
    const places = [...page.querySelectorAll('.line > li')].map((mark) => {
      const [edition, what] = mark.firstElementChild.title.split(/: (.*)/s);
      const href = mark.querySelector('a')?.getAttribute('href');
      const step = href?.startsWith('#') ? page.getElementById(decodeURIComponent(href.slice(1)))?.querySelector('h2 a') : null;
      const to = href && at(step?.getAttribute('href') ?? href);
      return { edition, what, href: to, id: to && editionOf(to) };
    });
    const today = page.querySelector('.facts a');
    return { places, today: today && { href: at(today.getAttribute('href')), words: today.textContent } };
  }

  // Of the rule that the address names, or the page's first.
  const ruleOfPage = () => byId(decodeURIComponent(location.hash.slice(1)))?.closest('.r, section');
  const placesOfPage = () => placesOf(ruleOfPage()?.querySelector(':scope > .history') ?? document.querySelector('.reading .history'));
  // What an edition did to a page: one that has the page of another did nothing.
  const didToPage = ({ href, what }) => (!href ? what : new URL(href).searchParams.has('at') ? say('as before') : '');

  function setUpEditions() {
    const link = byId('edition');
    if (!link) return;
    const list = make('ul', { id: 'editions', popover: 'auto' });
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'true');
    async function open() {
      const found = await placesOfPage();
      if (!found) { location.href = link.href; return; }
      const today = say('Today');
      const here = asOf ? link.textContent : today;
      const one = ruleOfPage();
      const row = (name, href, what) => make('li', {}, href
        ? make('a', { href, ariaCurrent: name === here ? 'page' : null }, make('b', { textContent: name }), ` ${what}`)
        : make('span', {}, make('b', { textContent: name }), ` ${what}`));
      const rows = found.places.map((place) => row(place.edition, place.href, one ? place.what : didToPage(place))).reverse();
      if (found.today) rows.unshift(row(today, found.today.href, ''));
      list.replaceChildren(...rows);
      document.querySelector('main').append(list);
      list.showPopover();
      const at = link.getBoundingClientRect();
      list.style.top = `${at.bottom + 4}px`;
      list.style.left = `${Math.max(8, at.right - list.offsetWidth)}px`;
      const current = list.querySelector('[aria-current]') ?? list.querySelector('a');
      current.focus({ preventScroll: true });
      list.scrollTop = current.offsetTop - list.clientHeight / 2;
    }
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      open();
    });
    link.addEventListener('keydown', (event) => { if (event.key === ' ') { event.preventDefault(); open(); } });
    keys.set('e', [say('the editions of this rule'), open]);
  }

  // A page is kept once for each text. Asked for as of a later edition, it says so, and its links stay
  // in that one.
  function keepEdition() {
    const banner = byId('dated');
    const own = banner?.dataset.edition;
    const asked = new URLSearchParams(location.search).get('at');
    asOf = own && asked && /^[\p{L}\p{N}._-]+$/u.test(asked) ? asked : own;
    if (!own || asOf === own) return;
    document.querySelectorAll('a[href]').forEach((link) => {
      const [page] = link.href.split('#');
      if (page === location.href.split('#')[0] || !link.href.startsWith(base) || editionOf(link.href) !== own || link.matches('.n')) return;
      const { pathname, hash } = new URL(link.href);
      link.href = `${base}${asOf}/${pathname.slice(new URL(base).pathname.length).replace(/^[^/]*\//, '')}${hash}`;
      if (link.textContent === own) link.textContent = asOf;
    });
    banner.firstElementChild.firstChild.replaceWith(`${say('As of {0}; it has read so since the edition of {1}.', asOf, own)} `);
    const edition = byId('edition');
    if (edition) edition.textContent = asOf;
  }

  // A dated page leads to the rule before it, after it and today.
  async function linkNeighbours() {
    const banner = byId('dated');
    const found = banner && await placesOfPage();
    if (!found) return;
    const at = found.places.findIndex(({ id }) => id === asOf);
    const newer = found.places.length - 1 - at;
    const says = `${newer === 0 ? say('It is the newest edition.') : counted(newer, 'It is not the newest: {} edition came after it.|It is not the newest: {} editions came after it.')} `;
    const before = found.places.slice(0, at).reverse().find(({ href }) => href);
    const after = found.places.slice(at + 1).find(({ href }) => href);
    if (found.today) banner.querySelector('a').href = found.today.href;
    banner.querySelector('a').before(says);
    if (before || after) banner.append(make('p', { className: 'ways' },
      before ? make('a', { href: before.href, textContent: `← ${before.edition}` }) : '', ' ',
      after ? make('a', { href: after.href, textContent: `${after.edition} →` }) : ''));
  }

  // ---- The members of a list by name, or the latest first.

  function setUpMembers() {
    const list = document.querySelector('.members:has([data-since])');
    if (!list) return;
    const byName = [...list.children];
    const since = (member) => member.dataset.since ?? '';
    const byDate = [...byName].sort((a, b) => (since(a) < since(b)) - (since(a) > since(b)));
    const button = make('button', { type: 'button', textContent: say('Latest first'), ariaPressed: 'false' });
    button.addEventListener('click', () => {
      const latest = button.ariaPressed === 'false';
      button.ariaPressed = String(latest);
      list.replaceChildren(...(latest ? byDate : byName));
    });
    list.before(button);
  }

  // ---- On paper: of what edition the page is, and where it was.

  async function setUpPaper() {
    const answer = await fetch(`${base}editions.json`).catch(() => null);
    const newest = answer?.ok ? (await answer.json()).editions.at(-1).name : '';
    const edition = asOf ?? newest;
    const line = make('p', { className: 'paper' });
    document.querySelector('main').prepend(line);
    addEventListener('beforeprint', () => {
      line.textContent = [document.querySelector('.work').textContent, say('Edition of {}', edition), decodeURI(location.href)].join(' · ');
    });
  }

  // ---- An old number led here.

  function tellWhatWas() {
    const was = new URLSearchParams(location.search).get('was');
    const target = byId(decodeURIComponent(location.hash.slice(1))) ?? document.querySelector('.reading > *');
    if (!was || !target) return;
    const now = target.querySelector('.n')?.textContent;
    const past = target.querySelector('.history')?.href;
    const note = make('aside', { className: 'banner was' }, make('p', {}, `${say('{0} of an older edition is {1} today.', was, now ?? say('this'))} `,
      past ? make('a', { href: past, textContent: say('How it came here') }) : ''));
    target.before(note);
    if (!location.hash) return;
    // The browser scrolls to the place that the address names, also after this: the note, above it,
    // is then in sight.
    target.style.scrollMarginTop = `${target.getBoundingClientRect().top - note.getBoundingClientRect().top}px`;
    target.scrollIntoView();
  }

  // ---- The outline shows where the reader is; the page itself does not move.

  function showPlace() {
    const toc = byId('toc');
    const here = toc?.querySelector('[aria-current]');
    if (here) toc.scrollTop = here.offsetTop - toc.clientHeight / 2;
  }

  // "likely, 85 %"; '' for what is certain.
  const doubt = (percent) => {
    const { certain, likely, possible } = globalThis.codicil.bounds;
    if (percent >= certain) return '';
    return `${say(percent >= likely ? 'likely' : percent >= possible ? 'possible' : 'a hint')}, ${percent} %`;
  };

  globalThis.codicil.base = base;
  globalThis.codicil.doubt = doubt;

  // Not on this machine, where another site may be at the same address tomorrow.
  if (location.protocol === 'https:') navigator.serviceWorker?.register(`${base}sw.js`).catch(() => {});

  addEventListener('hashchange', followAlias);
  const start = () => {
    keepEdition();
    setUpShowing();
    setUpCopying();
    setUpSearch();
    followAlias();
    setUpEditions();
    setUpMembers();
    linkNeighbours();
    if (document.querySelector('.reading')) setUpPaper();
    tellWhatWas();
    showPlace();
    byId('toc')?.addEventListener('toggle', showPlace);
    // On a phone the kinds of pages are a row that scrolls.
    const kind = document.querySelector('.kinds [aria-current]');
    if (kind) kind.parentElement.scrollLeft = kind.offsetLeft - kind.parentElement.offsetLeft - 48;
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start); else start();
})();
