// The page of what changed between two editions as its readers meet it: by eye, by keyboard, by
// screen reader, on a telephone, on paper, without a script.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { changePage, expectAccessible, narrow, startBrowser, stopBrowser, until, wide, withPage } from './browser.mjs';

before(startBrowser);
after(stopBrowser);

const visit = (options, look) => withPage({ file: changePage, ...options }, look);
const shownArticle = (page) => page.evaluate(() => document.activeElement.closest('article')?.id);

for (const dark of [false, true]) {
  for (const size of [wide, narrow]) {
    test(`axe finds nothing: ${size.width} pixels, ${dark ? 'dark' : 'light'}`, () => visit({ size, dark }, async (page) => {
      await expectAccessible(page);
      if (size === narrow) return;
      await page.locator('label:has(#view-sides)').click();
      await expectAccessible(page);
    }));
  }
}

test('no sideways scrolling at 320 pixels', () => visit({ size: narrow }, async (page) => {
  assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth), 320);
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

test('side by side and inline, by the switch, without a script', () => visit({ script: false }, async (page) => {
  const inline = page.locator('.passage > .inline').first();
  const sides = page.locator('.passage > .sides').first();
  assert.equal(await inline.isVisible(), true);
  assert.equal(await sides.isVisible(), false);
  await page.locator('label:has(#view-sides)').click();
  assert.equal(await inline.isVisible(), false);
  const [before, after] = [await sides.locator('.old').boundingBox(), await sides.locator('.new').boundingBox()];
  assert.equal(before.y, after.y);
  assert.ok(before.x + before.width <= after.x, JSON.stringify({ before, after }));
}));

// Where a number or the typography changed besides, only the old side has what was there before.
test('the two sides together say what the inline view says', () => visit({}, async (page) => {
  const differing = await page.evaluate(() => [...document.querySelectorAll('.passage:has(> .sides)')].filter((passage) => {
    const words = (selector, left_out) => {
      const copy = passage.querySelector(selector).cloneNode(true);
      for (const element of copy.querySelectorAll(left_out)) element.remove();
      return copy.textContent.replace(/\s+/g, '');  // a blank may go with either word
    };
    const quiet = passage.closest('article').querySelector('.badges .recited, .badges .retypeset') !== null;
    return (!quiet && words(':scope > .inline', 'ins') !== words('.old', '.none')) || words(':scope > .inline', 'del') !== words('.new', '.none');
  }).map((passage) => passage.closest('article').id));
  assert.deepEqual(differing, []);
}));

test('n and p go from change to change, and the bar says where one is', () => visit({}, async (page) => {
  const ids = await page.evaluate(() => [...document.querySelectorAll('article')].map((article) => article.id));
  await page.keyboard.press('n');
  assert.equal(await shownArticle(page), ids[0]);
  await page.keyboard.press('n');
  assert.equal(await shownArticle(page), ids[1]);
  await until(page, (told) => document.querySelector('#bar .at').textContent === told, `2 / ${ids.length}`);
  await page.keyboard.press('p');
  assert.equal(await shownArticle(page), ids[0]);
}));

test('v changes the view', () => visit({}, async (page) => {
  await page.keyboard.press('v');
  assert.equal(await page.locator('.passage > .sides').first().isVisible(), true);
  await page.keyboard.press('v');
  assert.equal(await page.locator('.passage > .sides').first().isVisible(), false);
}));

test('what is left out opens where it stands, by keyboard and by pointer', () => visit({ script: false }, async (page) => {
  const gaps = page.locator('.inline .gap');
  await gaps.nth(0).locator('input').focus();
  await page.keyboard.press('Space');
  assert.equal(await gaps.nth(0).locator('span').isVisible(), true);
  assert.equal(await gaps.nth(1).locator('span').isVisible(), false);
  await gaps.nth(1).click();
  assert.equal(await gaps.nth(1).locator('span').isVisible(), true);
}));

test('on paper there are no buttons', () => visit({}, async (page) => {
  await page.emulateMedia({ media: 'print' });
  for (const control of ['#bar', '.views', '.jumps']) assert.equal(await page.locator(control).isVisible(), false, control);
  assert.equal(await page.locator('article').first().isVisible(), true);
}));
