// What every page does: it remembers light or dark and takes keys. Other scripts of a page add keys.
(() => {
  'use strict';
  const root = document.documentElement;
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

  function setUpTheme(button) {
    const tell = () => button.setAttribute('aria-pressed', String(isDark()));
    button.hidden = false;
    tell();
    prefersDark.addEventListener('change', tell);
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      memory.set(root.dataset.theme);
      tell();
    });
  }

  // ---- Keys

  const keys = new Map([
    ['t', ['light or dark', () => document.getElementById('theme').click()]],
    ['?', ['these keys', openKeys]],
  ]);

  function openKeys() {
    const list = make('dl', {}, ...[...keys].map(([key, [what]]) =>
      make('div', {}, make('dt', {}, make('kbd', { textContent: key })), make('dd', { textContent: what }))));
    const close = make('button', { type: 'button', textContent: 'Close' });
    const dialog = make('dialog', { id: 'keys' }, make('h2', { textContent: 'Keys' }), list, close);
    dialog.setAttribute('aria-label', 'Keys');
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    // The field of a dialog that was just closed holds the focus until the next frame.
    if (event.target.closest?.('input, textarea, select, [contenteditable]')?.checkVisibility()) return;
    const key = keys.get(event.key);
    if (!key) return;
    event.preventDefault();
    key[1]();
  });

  globalThis.codicil = { keys, make };
  const start = () => setUpTheme(document.getElementById('theme'));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start); else start();
})();
