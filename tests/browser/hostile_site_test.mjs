// A site of a work that is full of script: nothing runs, not even where the policy is set aside, and
// nothing is asked for elsewhere.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { newContext, startBrowser, stopBrowser } from './browser.mjs';
import { payloads } from './payloads.mjs';
import { brokenLinks } from './site_links.mjs';
import { serve } from './site_server.mjs';

const folder = join(process.env.CODICIL_PAGES, 'hostile-site');
let site = null;
before(async () => { await startBrowser(); site = await serve(folder); });
after(async () => { site.stop(); await stopBrowser(); });

// Some pages of each kind, but for those that only lead to others.
const isLeading = (name) => readFileSync(join(folder, name), 'utf8').includes('content="0; url=');
const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('index.html') && !isLeading(name)).sort();
const kindOf = (name) => name.replace(/^\d{4}-[^/]*/, 'DATE').split('/').slice(0, name.startsWith('20') ? 2 : 1).join('/');
const seen = new Map();
const some = pages.filter((name) => {
  const count = (seen.get(kindOf(name)) ?? 0) + 1;
  seen.set(kindOf(name), count);
  return count <= 2;
});

async function open(path, bypassCSP, look) {
  const context = await newContext({ viewport: { width: 1400, height: 900 }, bypassCSP });
  await context.addInitScript(() => { globalThis.calls = []; globalThis.ran = (n) => globalThis.calls.push(n); });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => { complaints.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on('request', (request) => { if (!request.url().startsWith(site.address) && request.url() !== 'data:,') complaints.push(`loads ${request.url()}`); });
  try {
    await page.goto(site.address + path);
    await look(page);
    assert.deepEqual(await page.evaluate(() => globalThis.calls), []);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

// Everything that a reader can do to the page is done to each element.
const touchAll = (page) => page.evaluate(() => {
  for (const element of document.querySelectorAll('details')) element.open = true;
  for (const element of document.querySelectorAll('body *')) {
    for (const kind of ['pointerover', 'mouseover', 'mouseenter', 'focusin', 'focus', 'toggle', 'error', 'load']) element.dispatchEvent(new Event(kind, { bubbles: true }));
  }
});

for (const bypassCSP of [false, true]) {
  test(`nothing runs on any kind of page${bypassCSP ? ', without its policy' : ''}`, () => open('', bypassCSP, async (page) => {
    for (const name of some) {
      await page.goto(site.address + name);
      await touchAll(page);
      const odd = await page.evaluate(() => [...document.querySelectorAll('iframe, object, embed, img, base, math, svg, body script, form[action], [style]')].map((e) => e.outerHTML.slice(0, 80)));
      assert.deepEqual(odd, [], name);
      assert.deepEqual(await page.evaluate(() => globalThis.calls), [], name);
    }
  }));
}

test('nothing runs in what scripts make: search, any two editions, links, pop-ups', async () => {
  await open('', true, async (page) => {
    await page.keyboard.press('/');
    for (const query of ['ran', 'script', 'onload', '100', payloads[7]]) {
      await page.locator('#search-box').fill(query);
      await page.waitForTimeout(100);
    }
    assert.ok(await page.locator('#found a').count() > 0 || await page.locator('#search-status').textContent());
  });
  await open('changes/?from=2031-02-03&to=2032-02-03', true, async (page) => {
    await page.locator('#between .card').first().waitFor();
    await page.locator('[data-view="sides"]').click();
    await touchAll(page);
    await page.waitForTimeout(200);
  });
  await open('links/', true, async (page) => {
    await page.locator('#links-text').fill(`rule 100.2 ${payloads.join(' ')} rule 100.99`);
    await page.locator('#links tbody tr').first().waitFor();
  });
  await open('rule/100/', true, async (page) => {
    for (const link of (await page.locator('main a[href*="#"]').all()).slice(0, 10)) await link.hover({ force: true });
    await page.waitForTimeout(300);
  });
});

test('every link leads to a page and to an element of it', () => {
  const { links, broken } = brokenLinks(folder);
  assert.ok(links > 500);
  assert.deepEqual(broken, []);
});
