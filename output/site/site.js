// What pages of a site do beyond links: they show where a link leads, offer a rule to be copied, and
// follow other people's anchors. Without it everything can still be read and reached.
(() => {
  'use strict';
  const root = document.documentElement;
  const { root: way, search, engine } = document.currentScript.dataset;
  const base = new URL(way, location.href).href;
  const byId = (id) => document.getElementById(id);
  const { keys, make } = globalThis.codicil;

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

  const kRulesShown = 3;
  function contentOf(page, anchor) {
    const target = anchor ? page.getElementById(anchor) : page.querySelector('main .reading > *');
    if (!target) return [];
    const own = [...target.children].filter((e) => /^(h\d|p|dt|dd)$/.test(e.localName) || e.matches('.x, .note'));
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
    const close = make('button', { type: 'button', textContent: 'Close' });
    close.addEventListener('click', () => sheet.close());
    const go = make('p', { className: 'go' }, close);
    if (link.href) go.append(make('a', { href: link.href, textContent: 'Go there' }));
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
      if (event.target.matches('.history')) event.target.title = event.target.ariaLabel;
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

  function say(words) {
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
    const edition = byId('dated')?.dataset.edition;
    document.addEventListener('click', (event) => {
      const number = event.target.closest?.('.reading .n');
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const rule = number.closest('.r, section');
      const own = [...rule.children].filter((e) => /^(p|h\d)$/.test(e.localName) || e.matches('.x'));
      const text = own.map(textOf).join('\n');
      const name = number.textContent;
      const copy = (label, what) => {
        const button = make('button', { type: 'button', textContent: label });
        button.addEventListener('click', () => {
          tools.hidePopover();
          navigator.clipboard.writeText(what).then(() => say('Copied'), () => say('The browser does not allow copying'));
        });
        return button;
      };
      const past = rule.querySelector(':scope > .history');
      tools.replaceChildren(
        copy('Copy link', number.href),
        copy('Copy text', `${name} ${text}`),
        copy('Copy as Markdown', `> **[${name}](${number.href})** ${text.replace(/\n/g, '\n>\n> ')}`),
        copy('Copy citation', `${work}${edition ? ` (${edition})` : ''}, ${name}`),
        ...(past ? [make('a', { href: past.href, textContent: 'History through the editions' })] : []),
      );
      tools.showPopover();
      const at = number.getBoundingClientRect();
      const box = tools.getBoundingClientRect();
      tools.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.width - 8))}px`;
      tools.style.top = `${at.bottom + box.height + 8 > innerHeight ? at.top - box.height - 4 : at.bottom + 4}px`;
      history.replaceState(null, '', number.href);
      tools.firstElementChild.focus();
    });
  }

  // ---- Search: its box is here. What fills it, search.js, is loaded when it is first opened.

  function setUpSearch() {
    const box = make('input', { id: 'search-box', type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: false, placeholder: 'Number, title or words', ariaLabel: 'Search', ariaAutoComplete: 'list', ariaExpanded: 'false' });
    const all = make('input', { type: 'checkbox', id: 'search-all' });
    const status = make('p', { id: 'search-status', role: 'status', textContent: 'Loading …' });
    const list = make('div', { id: 'found', role: 'listbox', ariaLabel: 'Results', hidden: true });
    box.setAttribute('aria-controls', 'found');
    const close = make('button', { type: 'button', textContent: 'Close' });
    close.addEventListener('click', () => dialog.hidePopover());
    const dialog = make('dialog', { id: 'search', popover: 'auto', ariaLabel: 'Search' }, make('div', { className: 'box' }, box, close),
      make('div', { className: 'choice' }, make('label', {}, all, ' All editions'), status), list);

    function open() {
      if (!dialog.isConnected) {
        globalThis.codicil.search = { engine, dialog, box, all, status, list };
        document.body.append(dialog);
        document.head.append(make('script', { src: search, onerror: () => { status.textContent = 'The search could not be loaded'; } }));
      }
      dialog.showPopover();
      box.select();
    }
    keys.set('/', ['search', open]);
    const button = make('button', { type: 'button', id: 'search-open', ariaLabel: 'Search', ariaKeyShortcuts: '/' }, 'Search ', make('kbd', { textContent: '/' }));
    button.addEventListener('click', open);
    byId('search-slot').append(button);
  }

  // ---- Keys

  keys.set('n', ['the next page', () => document.querySelector('.pager [rel="next"]')?.click()]);
  keys.set('p', ['the page before', () => document.querySelector('.pager [rel="prev"]')?.click()]);
  keys.set('u', ['one level up', () => [...document.querySelectorAll('.crumbs a')].at(-1)?.click()]);
  keys.set('h', ['the first page', () => { location.href = base; }]);
  keys.set('g', ['the glossary', () => { location.href = `${base}glossary/`; }]);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });

  // ---- A dated page says how old it is.

  async function tellAge() {
    const banner = byId('dated');
    if (!banner) return;
    const answer = await fetch(`${base}editions.json`).catch(() => null);
    if (!answer?.ok) return;
    const { editions } = await answer.json();
    const at = editions.findIndex((edition) => edition.name === banner.dataset.edition);
    const newer = editions.length - 1 - at;
    const words = newer > 0 ? `It is not the newest: ${newer} ${newer === 1 ? 'edition' : 'editions'} came after it. ` : 'It is the newest. ';
    banner.firstElementChild.firstChild.after(words);
  }

  // ---- An old number led here.

  function tellWhatWas() {
    const was = new URLSearchParams(location.search).get('was');
    const target = byId(decodeURIComponent(location.hash.slice(1))) ?? document.querySelector('.reading > *');
    if (!was || !target) return;
    const now = target.querySelector('.n')?.textContent;
    const past = target.querySelector('.history')?.href;
    const note = make('aside', { className: 'banner was' }, make('p', {}, `${was} of an older edition is ${now ?? 'this'} today. `,
      past ? make('a', { href: past, textContent: 'How it came here' }) : ''));
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

  globalThis.codicil.base = base;

  addEventListener('hashchange', followAlias);
  const start = () => {
    setUpShowing();
    setUpCopying();
    setUpSearch();
    followAlias();
    tellAge();
    tellWhatWas();
    showPlace();
    byId('toc')?.addEventListener('toggle', showPlace);
    // On a phone the kinds of pages are a row that scrolls.
    const kind = document.querySelector('.kinds [aria-current]');
    if (kind) kind.parentElement.scrollLeft = kind.offsetLeft - kind.parentElement.offsetLeft - 48;
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start); else start();
})();
