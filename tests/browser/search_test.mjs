// The search of a site: by number, title, plural and words, with the keyboard.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { expectAccessible, newContext, startBrowser, stopBrowser, until } from './browser.mjs';
import { serve } from './site_server.mjs';

let site = null;
before(async () => { await startBrowser(); site = await serve(join(process.env.CODICIL_PAGES, 'site')); });
after(async () => { site.stop(); await stopBrowser(); });

// Opens the search on a page; fails for whatever the console says and for requests to anywhere else.
async function withSearch(look, { path = 'rule/202/', width = 1400, dark = false } = {}) {
  const context = await newContext({ viewport: { width, height: 800 }, colorScheme: dark ? 'dark' : 'light' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => { if (!request.url().startsWith(site.address) && request.url() !== 'data:,') complaints.push(`loads ${request.url()}`); });
  try {
    await page.goto(site.address + path);
    await page.keyboard.press('/');
    await page.locator('#search-box').waitFor();
    await until(page, () => document.getElementById('search-status').textContent !== 'Loading …');
    await look(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

// What is found, as the addresses of the first results.
async function found(page, query) {
  await page.locator('#search-box').fill(query);
  await until(page, () => document.getElementById('found').ariaBusy === 'false' && !['', 'Loading …'].includes(document.getElementById('search-status').textContent));
  const hrefs = await page.locator('#found a').evaluateAll((links) => links.map((link) => link.href));
  return hrefs.map((href) => href.slice(site.address.length));
}

test('a page loads the search when it is opened, and Enter waits for what was typed', () => withSearch(async (page) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('search')));
  await page.goto(`${site.address}rule/203/`);
  assert.equal(await loaded(), false);
  await page.keyboard.press('/');
  await until(page, () => document.getElementById('found').ariaBusy === 'false' && document.getElementById('search-status').textContent === '');
  assert.equal(await loaded(), true);
  await page.keyboard.type('202.2a');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rule/202/#r202.2a');
}));

test('a number is found in any clothes, and what is below it after it', () => withSearch(async (page) => {
  for (const query of ['202.2a', 'CR 202.2a', 'rule 202.2a', '202.2a.', 'R2022a', '§ 202.2a', 'see rule 202.2A'])
    assert.equal((await found(page, query))[0], 'rule/202/#r202.2a', query);
  const all = await found(page, '203');
  assert.equal(all[0], 'rule/203/');
  assert.match(all[1], /^rule\/203\/#r203\.1/);
}));

// One document after the other, as the program wrote them.
const programFound = () => readFileSync(join(process.env.CODICIL_PAGES, 'found.json'), 'utf8').split(/^(?=\{)/m).map((text) => JSON.parse(text));

test('the page and the program find the same, in the same order', () => withSearch(async (page) => {
  for (const { query, results, instead } of programFound()) {
    assert.deepEqual((await found(page, query)).slice(0, 8), results.map(({ address }) => address), query);
    const words = /for “(.*)”/.exec(await page.locator('#search-status').textContent());
    assert.equal(words?.[1] ?? null, instead, query);
  }
}));

test('a number of older editions leads to what it became, also when the texts come late', () => withSearch(async (page) => {
  let release = null;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route('**/search/newest-texts.json', async (route) => { await held; await route.continue(); });
  await page.reload();
  await page.keyboard.press('/');
  await page.locator('#search-box').fill('rule 203.2a');
  await until(page, () => /202\.2a today/.test(document.getElementById('found').textContent));
  await page.evaluate(() => {
    const list = document.getElementById('found');
    new MutationObserver(() => { if (!list.textContent.includes('202.2a today')) list.dataset.lost = ''; }).observe(list, { childList: true });
  });
  const texts = page.waitForResponse('**/search/newest-texts.json');
  release();
  await (await texts).finished();
  await expectAccessible(page);
  assert.equal(await page.locator('#found[data-lost]').count(), 0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rule/202/?was=203.2a#r202.2a');
  assert.match(await page.locator('.banner.was').textContent(), /203\.2a of an older edition is 202\.2a today/);
  await expectAccessible(page);
}));

test('a number that no edition has is said to be none', () => withSearch(async (page) => {
  await found(page, '202.2zz');
  assert.match(await page.locator('#search-status').textContent(), /^No edition has 202\.2zz\. /);
}));

test('a title, its plural, and the rule before its glossary entry', () => withSearch(async (page) => {
  for (const query of ['continuing effects', 'Continuing Effect', '608 Continuing Effects', 'continuing effects '])
    assert.equal((await found(page, query))[0], 'rule/608/', query);
  const store = await found(page, 'stores');
  assert.equal(store[0], 'rule/401/');
  assert.ok(store.slice(1, 4).some((address) => address.startsWith('glossary/#')));
}));

test('a term leads to the rule that explains it, in the plural too', () => withSearch(async (page) => {
  const courses = await found(page, 'courses');
  assert.equal(courses[0], 'rule/609/');
  assert.match(courses[1], /^glossary\/#g-course/);
  // Its entry names 305.7 first, and then the rule of that title.
  assert.match((await found(page, 'forge'))[0], /701\.5/);
}));

test('a list is found by its name and by a member', () => withSearch(async (page) => {
  const list = (await found(page, 'card types')).find((address) => address.startsWith('lists/'));
  assert.ok(list);
  await until(page, () => document.querySelector('#found .teaser'));
  assert.ok((await found(page, 'wardens')).some((address) => address === list));
}));

test('words are found with a teaser and the way to the rule', () => withSearch(async (page) => {
  await found(page, 'draw step');
  await until(page, () => document.querySelector('#found mark'));
  assert.match(await page.locator('#found a small').first().textContent(), /Turn Structure/);
  assert.match((await page.locator('#found mark').first().textContent()).toLowerCase(), /^(draw|step)/);
}));

test('little words change nothing, and a name may be looked for by its beginning or its initials', () => withSearch(async (page) => {
  for (const query of ['dark', 'the dark', 'from the dark']) assert.equal((await found(page, query))[0], 'rule/406/', query);
  assert.equal((await found(page, 'homeward'))[0], 'rule/511/');
  assert.equal((await found(page, 'starting the ga'))[0], 'rule/103/');
  for (const query of ['fta', 'FTAs']) assert.equal((await found(page, query))[0], 'rule/703/', query);
}));

test('a number among other words, and several numbers', () => withSearch(async (page) => {
  assert.equal((await found(page, 'the cost in CR 202.2a'))[0], 'rule/202/#r202.2a');
  assert.deepEqual((await found(page, '202.2a and 203.1')).slice(0, 2), ['rule/202/#r202.2a', 'rule/203/#r203.1']);
}));

test('what is named by half of the words comes before what only has them', () => withSearch(async (page) => {
  assert.deepEqual((await found(page, 'store relic')).slice(0, 2), ['rule/302/', 'rule/401/']);
}));

test('a slip of the pen is forgiven; what is not there is said to be so', () => withSearch(async (page) => {
  assert.equal((await found(page, 'continueing efects'))[0], 'rule/608/');
  assert.match(await page.locator('#search-status').textContent(), /for “continuing effects”/);
  assert.deepEqual(await found(page, 'xyzzyplugh'), []);
  assert.match(await page.locator('#search-status').textContent(), /Nothing found in the newest edition/);
  assert.equal(await page.locator('#search-box').getAttribute('aria-expanded'), 'false');
  await expectAccessible(page);
}));

test('where nothing has all the words, what is named by some of them is shown', () => withSearch(async (page) => {
  const all = await found(page, 'xyzzyplugh continuing effects');
  assert.equal(all[0], 'rule/608/');
  assert.match(await page.locator('#search-status').textContent(), /Nothing has all these words/);
  await expectAccessible(page);
}));

test('the keyboard: arrows choose, Enter goes there, Escape leaves', () => withSearch(async (page) => {
  await found(page, '203');
  const active = () => page.evaluate(() => document.getElementById(document.getElementById('search-box').getAttribute('aria-activedescendant')).href);
  assert.match(await active(), /rule\/203\/$/);
  await page.keyboard.press('ArrowDown');
  assert.match(await active(), /#r203\.1/);
  assert.equal(await page.locator('#found [aria-selected="true"]').count(), 1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await page.locator('#search').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await page.locator('#search-box').fill('305.1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/rule/305/#r305.1');
}));

test('all editions: what only an older one has, with the editions that had it', () => withSearch(async (page) => {
  const now = await found(page, 'court sign');
  await page.locator('#search-all').check();
  await until(page, () => [...document.querySelectorAll('#found a')].some((link) => !/\/(rule|glossary|lists)\//.test(link.href)));
  const all = await found(page, 'court sign');
  assert.ok(all.length > now.length);
  const old = page.locator('#found a', { has: page.locator('small', { hasText: /^\d{4}-\d{2}-\d{2}/ }) }).first();
  await old.click();
  await page.locator('#dated').waitFor();
}));

for (const [width, dark] of [[1400, false], [320, true]]) {
  test(`axe finds nothing, and nothing is cut: ${width} pixels`, () => withSearch(async (page) => {
    await found(page, 'effect');
    await until(page, () => document.querySelector('#found mark'));
    await expectAccessible(page);
    const box = await page.locator('#search').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= width);
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth) <= width);
    assert.ok(await page.locator('#found').evaluate((list) => list.scrollWidth <= list.clientWidth));
  }, { width, dark }));
}
