// Chromium with a page of codicil in it.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const pages = process.env.CODICIL_PAGES;
const require = createRequire(join(process.env.CODICIL_NODE, 'package.json'));
const { chromium } = require('playwright-core');
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const emberfall = join(pages, 'emberfall.html');
export const changePage = join(pages, 'changes.html');
export const hostilePage = join(pages, 'hostile.html');
export const hostileChangePage = join(pages, 'hostile-changes.html');
export const realPage = process.env.CODICIL_REAL_PAGE;
export const wide = { width: 1400, height: 900 };
export const narrow = { width: 320, height: 640 };

let browser = null;

export async function startBrowser() {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  assert.ok(executablePath, 'chromium is not installed');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
export const stopBrowser = () => browser.close();
export const newContext = (options) => browser.newContext(options);

// Calls `look` with a tab that shows `file`. Fails for whatever the console says, what the page's
// policy forbids among it, and for every request but the file's own.
export async function withPage({ file = emberfall, hash = '', size = wide, dark = false, script = true, bypassCSP = false, touch = false }, look) {
  const context = await browser.newContext({ viewport: size, colorScheme: dark ? 'dark' : 'light', javaScriptEnabled: script, bypassCSP, hasTouch: touch });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('dialog', (dialog) => { complaints.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    const url = request.url().split('#')[0];
    if (url !== address && url !== 'data:,') complaints.push(`loads ${url}`);
  });
  try {
    await page.goto(address + hash);
    await look(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

// Sections that wait to be drawn are drawn, so that all of the page is looked at. The page's policy
// follows no style sheet that is written into it.
export const drawAll = (page) => page.evaluate(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-height] { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
});

// Leaves of the sections the first and the last, and in the outline what leads there.
export const keepFirstAndLast = (page) => page.evaluate(() => {
  for (const section of [...document.querySelectorAll('main > .section')].slice(1, -1)) {
    document.querySelector(`#outline li:has(> a[href="#${section.id}"])`).remove();
    section.remove();
  }
});

// Of the whole page, or of what the selector names.
export async function expectAccessible(page, selector = ':root') {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (what) => (await globalThis.axe.run(what, { resultTypes: ['violations'] })).violations, selector);
  const told = violations.map((v) => `${v.id}: ${v.help} (${v.nodes.length})\n${v.nodes.slice(0, 3).map((n) => `  ${n.html}\n  ${n.failureSummary}`).join('\n')}`);
  assert.deepEqual(told, []);
}

// Waits until `condition`, a function that runs in the page, holds.
export const until = (page, condition, argument) => page.waitForFunction(condition, argument, { timeout: 5000 });

// Waits until a page of changes has answered what was asked of its filters.
export const untilAnswered = (page) => until(page, () => document.querySelector('.diffs').ariaBusy === 'false');

// How far an element's top is below the top of the screen.
export const topOf = (page, id) => page.evaluate((anchor) => document.getElementById(anchor).getBoundingClientRect().top, id);
