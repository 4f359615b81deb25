// What every page does: it remembers light or dark and takes keys. Other scripts of a page add keys.
(() => {
  'use strict';
  const root = document.documentElement;

  // ---- What is said, in the language of the page: in place of {} or {0} what comes after the words.

  const { language = 'en', phrases = {} } = globalThis.codicilWords ?? {};
  function say(english, ...parts) {
    let next = 0;
    return (phrases[english] ?? english).replace(/\{(\d?)\}/g, (_, at) => parts[at || next++]);
  }
  // "{} edition|{} editions": the form for a number.
  function counted(count, english) {
    const forms = (phrases[english] ?? english).split('|');
    const form = new Intl.PluralRules(phrases[english] ? language : 'en').select(count);
    const at = form === 'one' ? 0 : form === 'few' && forms.length > 2 ? 1 : forms.length - 1;
    return forms[at].replace('{}', count);
  }

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // ---- Light and dark. A browser may deny a page its memory.

  const memory = {
    get() { try { return localStorage.getItem('theme'); } catch { return null; } },
    set(value) { try { localStorage.setItem('theme', value); } catch { /* none */ } },
  };
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const remembered = memory.get();
  if (remembered === 'light' || remembered === 'dark') root.dataset.theme = remembered;
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);

  // Calls `act` when what was done so far can be seen.
  const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act));

  function setUpTheme(button) {
    const tell = (dark) => button.setAttribute('aria-pressed', String(dark));
    button.hidden = false;
    tell(isDark());
    prefersDark.addEventListener('change', () => tell(isDark()));
    button.addEventListener('click', () => {
      const dark = button.ariaPressed !== 'true';
      tell(dark);
      const theme = dark ? 'dark' : 'light';
      memory.set(theme);
      // All of the page gets new colours; the button answers at once.
      afterPaint(() => { root.dataset.theme = theme; });
    });
  }

  // ---- Keys

  const keys = new Map([
    ['t', [say('light or dark'), () => document.getElementById('theme').click()]],
    ['?', [say('these keys'), openKeys]],
  ]);

  // It is no modal dialog: for one, all of the page would be made inert.
  function openKeys() {
    document.getElementById('keys')?.remove();
    const list = make('dl', {}, ...[...keys].map(([key, [what]]) =>
      make('div', {}, make('dt', {}, make('kbd', { textContent: key })), make('dd', { textContent: what }))));
    const close = make('button', { type: 'button', textContent: say('Close') });
    const dialog = make('dialog', { id: 'keys', popover: 'auto', ariaLabel: say('Keys') }, make('h2', { textContent: say('Keys') }), list, close);
    close.addEventListener('click', () => dialog.hidePopover());
    dialog.addEventListener('toggle', (event) => { if (event.newState === 'closed') dialog.remove(); });
    document.body.append(dialog);
    dialog.showPopover();
    close.focus();
  }

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], #search:popover-open')) return;
    // The field of a dialog that was just closed holds the focus until the next frame.
    if (event.target.closest?.('input, textarea, select, [contenteditable]')?.checkVisibility()) return;
    const key = keys.get(event.key);
    if (!key) return;
    event.preventDefault();
    key[1]();
  });

  globalThis.codicil = { keys, make, afterPaint, say, counted };
  const start = () => setUpTheme(document.getElementById('theme'));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start); else start();
})();
