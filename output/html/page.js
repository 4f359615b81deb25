// What the page does beyond links: it shows where a link leads, marks the place in the outline, finds
// a number or a term that is typed. Without it everything can still be read and reached.
(() => {
  'use strict';
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);

  // Where a link leads: shown on hover and focus, made from the target itself.
  const kMost = 4;        // provisions shown at once
  const kRuleChildren = 3;  // rules shown of a section
  let shown = null;       // the element
  let shownFor = null;    // the link
  let timer = 0;

  function targetsOf(link) {
    const ids = [];
    const href = link.getAttribute('href');
    if (href && href.startsWith('#')) ids.push(decodeURIComponent(href.slice(1)));
    if (link.dataset.more) ids.push(...link.dataset.more.split(' '));
    return ids.map(byId).filter(Boolean);
  }

  // A link to where one already is (a provision's own number) shows nothing.
  function wantsShowing(link) {
    if (!link.closest('main')) return false;
    if (link.matches('.fault')) return true;
    const href = link.getAttribute('href') || '';
    return /^#[rg]/.test(href) && link.closest('[id]')?.id !== decodeURIComponent(href.slice(1));
  }

  // A copy that can be read but not acted on: no ids twice in a document, nothing to focus, no
  // heading out of order.
  function readOnly(element) {
    const title = /^(h\d|dt)$/.test(element.localName);
    const copy = document.createElement(title ? 'p' : element.localName === 'dd' ? 'div' : element.tagName);
    copy.className = title ? 'head' : element.className;
    copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    copy.querySelectorAll('details').forEach((e) => e.remove());
    copy.querySelectorAll('a').forEach((e) => {
      const span = document.createElement('span');
      if (e.className === 'n') span.className = 'n';
      span.append(...e.childNodes);
      e.replaceWith(span);
    });
    copy.querySelectorAll('[id], [data-height]').forEach((e) => { e.removeAttribute('id'); e.removeAttribute('data-height'); });
    return copy;
  }

  function contentOf(target) {
    if (target.localName !== 'section') {
      return [...target.children].filter((e) => e.localName !== 'details').map(readOnly);
    }
    const heading = target.querySelector('h2, h3');
    const below = [...target.children].filter((e) => e.matches('.r, section, p')).slice(0, kRuleChildren);
    const first = (e) => (e.localName === 'p' ? e : e.querySelector('p, h3, h4'));
    return [heading, ...below.map(first).filter(Boolean)].map(readOnly);
  }

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

  function show(link, manner = '') {
    if (shownFor === link) return;
    hide();
    const targets = targetsOf(link).slice(0, kMost);
    const content = targets.flatMap(contentOf);
    if (link.matches('.fault')) {
      const message = document.createElement('p');
      message.className = 'wrong';
      message.textContent = link.title || link.dataset.title;
      content.unshift(message);
    }
    if (!content.length) return;
    if (!shown) {
      shown = document.createElement('div');
      shown.id = 'shown';
      shown.setAttribute('role', 'tooltip');
      shown.addEventListener('pointerenter', () => clearTimeout(timer));
      shown.addEventListener('pointerleave', later);
      document.querySelector('main').append(shown);
    }
    shown.replaceChildren(...content);
    shown.className = manner;
    shown.hidden = false;
    shown.classList.toggle('cut', shown.scrollHeight > shown.clientHeight + 1);
    shownFor = link;
    // The browser's own small box would say the message a second time.
    if (link.title) { link.dataset.title = link.title; link.removeAttribute('title'); }
    link.setAttribute('aria-describedby', 'shown');
    if (!shown.classList.contains('sheet')) place(link);
  }

  // A first tap shows where a link leads, a second one goes there.
  function tap(event) {
    const link = linkOf(event);
    if (event.pointerType !== 'touch' || !link || shownFor === link) return false;
    show(link, 'sheet');
    if (shownFor !== link) return false;
    event.preventDefault();
    return true;
  }

  function hide() {
    clearTimeout(timer);
    if (!shownFor) return;
    shownFor.removeAttribute('aria-describedby');
    if (shownFor.dataset.title) shownFor.title = shownFor.dataset.title;
    shownFor = null;
    shown.hidden = true;
  }
  function later() {
    clearTimeout(timer);
    timer = setTimeout(hide, 200);
  }

  const linkOf = (event) => {
    const link = event.target.closest?.('a, .fault');
    return link && wantsShowing(link) ? link : null;
  };
  document.addEventListener('pointerover', (event) => {
    const link = event.pointerType === 'touch' ? null : linkOf(event);
    if (!link) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(link), shownFor ? 80 : 180);
  });
  document.addEventListener('pointerout', (event) => { if (linkOf(event)) later(); });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) show(link); else if (shownFor) hide();
  });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
  document.addEventListener('click', (event) => { if (!tap(event) && !event.target.closest?.('#shown')) hide(); });
  addEventListener('scroll', () => {
    if (!shownFor) return;
    if (shown.className.includes('sheet')) return;
    if (shownFor.matches(':hover, :focus')) place(shownFor); else hide();
  }, { passive: true });

  // The outline: the section at the top of the screen is marked in it.
  function setUpOutline() {
    const outline = byId('outline');
    const here = document.querySelector('.here');
    const title = here.textContent;
    const links = new Map([...outline.querySelectorAll('a')].map((a) => [a.hash.slice(1), a]));
    const visible = new Set();
    let current = null;
    let opened = [];  // what was opened to show the place, and is closed when it is left

    // The bar of a narrow screen says where one is; beside the open outline the title stays.
    const narrow = matchMedia('(max-width: 61.99rem)');
    function tellPlace() {
      const link = narrow.matches ? current : null;
      here.textContent = link ? link.textContent : title;
      here.hash = link ? link.hash : '#top';
    }
    narrow.addEventListener('change', tellPlace);

    function mark(link) {
      if (link === current) return;
      current?.removeAttribute('aria-current');
      current = link;
      tellPlace();
      if (!link) return;
      link.setAttribute('aria-current', 'true');
      const around = link.parentElement.querySelector(':scope > details') ? [link.parentElement.querySelector(':scope > details')] : [];
      for (let e = link.closest('details'); e; e = e.parentElement.closest('details')) around.push(e);
      opened.filter((e) => !around.includes(e)).forEach((e) => { e.open = false; });
      opened = around.filter((e) => opened.includes(e) || !e.open);
      opened.forEach((e) => { e.open = true; });
      // scrollIntoView would move the page too.
      const box = outline.getBoundingClientRect();
      const at = link.getBoundingClientRect();
      if (at.top < box.top + 40 || at.bottom > box.bottom - 40) outline.scrollTop += at.top - box.top - box.height / 3;
    }

    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) entry.isIntersecting ? visible.add(entry.target) : visible.delete(entry.target);
      const deepest = [...visible].filter((e) => ![...visible].some((other) => other !== e && e.contains(other)));
      deepest.sort((a, b) => a.compareDocumentPosition(b) & 4 ? -1 : 1);
      mark(deepest.length ? links.get(deepest[0].id) : null);
    }, { rootMargin: '-15% 0px -80% 0px' });
    for (const id of links.keys()) {
      const section = byId(decodeURIComponent(id));
      if (section) observer.observe(section);
    }
    outline.addEventListener('click', (event) => {
      if (event.target.closest('a') && outline.matches(':popover-open')) outline.hidePopover();
    });
  }

  // A field above the outline that leads to a number ("203.1a", "rule 203.1a") or a name.
  function setUpFinder() {
    const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
    const form = make('form', { id: 'find', role: 'search' });
    const field = make('input', { autocomplete: 'off', autocapitalize: 'none', spellcheck: false, placeholder: `Number or term${matchMedia('(any-hover: hover)').matches ? ' (Ctrl K)' : ''}` });
    const names = make('datalist', { id: 'names' });
    const answer = make('output', { ariaLive: 'polite' });
    field.setAttribute('aria-label', 'Go to a number or a term');
    field.setAttribute('aria-keyshortcuts', 'Control+K');
    field.setAttribute('list', names.id);
    form.append(field, names, answer);
    const outline = byId('outline');
    outline.prepend(form);

    const fold = (words) => words.trim().toLowerCase().replaceAll('’', "'");
    let targets = null;  // by name, of terms before those of headings
    function collect() {
      if (targets) return;
      targets = new Map();
      const add = (name, id) => { if (name && !targets.has(fold(name))) { targets.set(fold(name), id); names.append(make('option', { value: name })); } };
      document.querySelectorAll('dt > a').forEach((a) => add(a.textContent, a.hash.slice(1)));
      document.querySelectorAll('main :is(h2, h3, h4, h5, h6) > .n').forEach((n) => add(n.parentElement.textContent.slice(n.textContent.length).trim(), n.hash.slice(1)));
    }

    // A number in any clothes ("CR 704.5k", "rule 203.1a.") comes before a name, a whole name before
    // its beginning, that before a word in it, in the plural or the singular; last what is in a text.
    function find(words) {
      const number = /^(?:[a-z]+\.?|§+)?\s*(\d[\w.()-]*?)\.?$/.exec(words)?.[1];
      const exact = (number && byId(`r${number}`)) || named((name) => name === words) || named((name) => name === singular(words));
      if (exact || !words) return exact;
      const starts = [words, singular(words)];
      return named((name) => starts.some((start) => name.startsWith(start)))
        || named((name) => starts.some((start) => ` ${name}`.includes(` ${start}`)))
        || withWords(words);
    }
    const singular = (words) => words.replace(/s$/, '');
    function named(is) {
      const name = [...targets.keys()].find(is);
      return name ? byId(decodeURIComponent(targets.get(name))) : null;
    }
    const withWords = (words) => [...document.querySelectorAll('main p, main dd')]
      .find((e) => fold(e.textContent).includes(words))?.closest('[id]');

    field.addEventListener('focus', collect);
    field.addEventListener('input', () => { answer.textContent = ''; });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const words = field.value;
      const target = find(fold(words));
      answer.textContent = target || !words ? '' : `Nothing here is called “${words}”.`;
      if (!target) return;
      if (outline.matches(':popover-open')) outline.hidePopover();
      location.hash = target.id;
      target.scrollIntoView();  // the hash may be what it was
      target.querySelector('a')?.focus({ preventScroll: true });
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (getComputedStyle(outline).display === 'none') outline.showPopover();
      field.select();
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('span.fault').forEach((e) => { e.tabIndex = 0; });
    setUpOutline();
    setUpFinder();
  });
})();
