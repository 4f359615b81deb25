// The page of what changed between two editions as its readers meet it: by eye, by keyboard, by
// screen reader, on a telephone, on paper, without a script.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { changePage, expectAccessible, narrow, startBrowser, stopBrowser, until, untilAnswered, wide, withPage } from './browser.mjs';

before(startBrowser);
after(stopBrowser);

const visit = (options, look) => withPage({ file: changePage, ...options }, look);
async function shownCards(page) {
  await untilAnswered(page);
  return page.locator('.card:visible').count();
}

for (const dark of [false, true]) {
  for (const size of [wide, narrow]) {
    test(`axe finds nothing: ${size.width} pixels, ${dark ? 'dark' : 'light'}`, () => visit({ size, dark }, async (page) => {
      await expectAccessible(page);
      await page.locator('[data-view="sides"]').click();
      await page.locator('.card.edited:has(> p > ins)').first().scrollIntoViewIfNeeded();
      await page.locator('.made').first().waitFor();
      await expectAccessible(page);
    }));
  }
}

test('no sideways scrolling', () => visit({}, async (page) => {
  for (const width of [320, 390, 768, 1024, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth) <= width, `at ${width} pixels`);
  }
}));

test('every link leads to a place on the page, and each change has one', () => visit({}, async (page) => {
  const { links, lost, ids } = await page.evaluate(() => {
    const hashes = [...document.querySelectorAll('a[href^="#"]')].map((a) => decodeURIComponent(a.hash.slice(1)));
    return {
      links: hashes.length,
      lost: hashes.filter((hash) => !document.getElementById(hash)),
      ids: [...document.querySelectorAll('article')].map((article) => article.id),
    };
  });
  assert.ok(links > 10);
  assert.deepEqual(lost, []);
  assert.equal(new Set(ids).size, ids.length);
}));

test('without a script all is there: summary, names, cards, numbers alone', () => visit({ script: false }, async (page) => {
  for (const part of ['.sizes', '.names', '.legend', '.card.split .sides', '.card.added', '#renumbered li'])
    assert.ok(await page.locator(part).first().isVisible(), part);
  assert.equal(await page.locator('#theme').isVisible(), false);
  await page.locator('.sizes a').first().press('Enter');
  assert.match(page.url(), /#in-/);
}));

test('filters by kind are kept in the address', () => visit({ hash: '#kind=split' }, async (page) => {
  const splits = await page.locator('.card.split').count();
  assert.equal(await shownCards(page), splits);
  await page.locator('.status button').click();
  assert.ok(await shownCards(page) > splits);
  await page.locator('.chips button', { hasText: /^new$/ }).click();
  assert.match(page.url(), /#kind=added/);
}));

test('what became of a number is shown, with the way to it', () => visit({}, async (page) => {
  await page.locator('.go-to input').fill('rule 203.2a');
  await page.keyboard.press('Enter');
  await untilAnswered(page);
  assert.match(await page.locator('.found').textContent(), /203\.2a became 202\.2a/);
  await page.locator('.found a').first().click();
  assert.equal(await page.locator('.here').count(), 1);
}));

// What was taken out and what was put in are in one run; side by side, each is on its own side.
test('side by side: each side has the words of one edition', () => visit({}, async (page) => {
  const card = page.locator('.card.edited:has(> p > ins):has(> p > del)').first();
  const words = (await card.locator(':scope > p:not(.what)').allTextContents()).join(' ');
  await page.locator('[data-view="sides"]').click();
  await card.scrollIntoViewIfNeeded();
  const sides = card.locator('.made > div');
  await sides.nth(1).waitFor();
  const [was, is] = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
  assert.equal(was.y, is.y);
  assert.ok(was.x + was.width <= is.x);
  assert.equal(await sides.nth(0).locator('ins').count(), 0);
  assert.equal(await sides.nth(1).locator('del').count(), 0);
  assert.ok(words.length > 0);
}));

test('j and k go from change to change', () => visit({}, async (page) => {
  const ids = await page.evaluate(() => [...document.querySelectorAll('.card')].map((card) => card.id));
  const here = () => page.evaluate(() => document.activeElement.closest('.card')?.id);
  await page.keyboard.press('j');
  assert.equal(await here(), ids[0]);
  await page.keyboard.press('j');
  assert.equal(await here(), ids[1]);
  await page.keyboard.press('k');
  assert.equal(await here(), ids[0]);
}));

test('light or dark, by the button and by its key', () => visit({}, async (page) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.locator('#theme').click();
  await until(page, () => document.documentElement.dataset.theme === 'dark');
  assert.notEqual(await paper(), light);
  await page.keyboard.press('t');
  await until(page, () => document.documentElement.dataset.theme === 'light');
  assert.equal(await paper(), light);
}));

test('on paper there are no buttons', () => visit({}, async (page) => {
  await page.emulateMedia({ media: 'print' });
  for (const control of ['.sieve', '#theme']) assert.equal(await page.locator(control).isVisible(), false, control);
  assert.equal(await page.locator('.card').first().isVisible(), true);
}));
