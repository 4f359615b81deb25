// The page of an edition as its readers meet it: by eye, by keyboard, by screen reader, on a
// telephone, without a script.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { drawAll, emberfall, expectAccessible, keepFirstAndLast, narrow, realPage, startBrowser, stopBrowser, topOf, until, wide, withPage } from './browser.mjs';

before(startBrowser);
after(stopBrowser);

const files = realPage ? { emberfall, 'the newest edition': realPage } : { emberfall };
const aRule = 'main .r:has(> p > a:not(.n, .fault)[href^="#r"])';
const aCitation = `${aRule} > p > a:not(.n, .fault)[href^="#r"]`;

// Every section once; in other colours and widths the first and the last, which look like the rest.
for (const dark of [false, true]) {
  for (const size of [wide, narrow]) {
    test(`axe finds nothing: ${size.width} pixels, ${dark ? 'dark' : 'light'}`, () => withPage({ size, dark }, async (page) => {
      await drawAll(page);
      if (dark || size === narrow) await keepFirstAndLast(page);
      await page.locator('main details').first().evaluate((details) => { details.open = true; });
      if (size === narrow) await page.locator('#menu').click();
      await expectAccessible(page);
    }));
  }
}

// For axe, all sections of a large edition take as long as all other tests of this file.
if (realPage) {
  test('axe finds nothing in the newest edition', () => withPage({ file: realPage }, async (page) => {
    if (!process.env.CODICIL_FULL) await keepFirstAndLast(page);
    await expectAccessible(page);
  }));
}

test('axe finds nothing while a target is shown', () => withPage({}, async (page) => {
  await keepFirstAndLast(page);
  await page.locator('main .r > p > a[href^="#r10"]').filter({ hasText: /^rule/ }).first().hover();
  await page.locator('#shown').waitFor();
  await expectAccessible(page);
}));

for (const [name, file] of Object.entries(files)) {
  test(`no sideways scrolling at 320 pixels: ${name}`, () => withPage({ file, size: narrow }, async (page) => {
    await drawAll(page);
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth), 320);
  }));

  test(`no sideways scrolling at any width, and a margin on both sides: ${name}`, () => withPage({ file }, async (page) => {
    for (const width of [390, 720, 768, 830, 992, 1024, 1100, 1142, 1400, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { scroll, left, right } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main p')].slice(0, 60).map((e) => e.getBoundingClientRect());
        const side = document.querySelector('main').getBoundingClientRect().left;
        return { scroll: document.scrollingElement.scrollWidth, left: Math.min(...texts.map((e) => e.left)) - side, right: innerWidth - Math.max(...texts.map((e) => e.right)) };
      });
      assert.equal(scroll, width);
      assert.ok(left >= 16 && right >= 16, `${width}: ${left}, ${right}`);
    }
  }));

  test(`permalinks lead to their place: ${name}`, () => withPage({ file }, async (page) => {
    const ids = await page.evaluate(() => [...document.querySelectorAll('main [id]')].map((e) => e.id));
    const some = ids.filter((id, i) => i % Math.ceil(ids.length / 12) === 1);
    assert.ok(some.length > 5);
    for (const id of some) {
      await page.evaluate((hash) => { location.hash = hash; }, `#${id}`);
      await until(page, (anchor) => {
        const { top } = document.getElementById(anchor).getBoundingClientRect();
        return (top >= 0 && top < 150) || scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      }, id);
    }
  }));

  test(`first paint: ${name}`, (t) => withPage({ file }, async (page) => {
    await until(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);  // may come after all is loaded
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
    }));
    assert.ok(times.paint > 0);
    t.diagnostic(`${name}: first paint after ${Math.round(times.paint)} ms, loaded after ${Math.round(times.loaded)} ms`);
  }));
}

test('opened at a permalink, the place is at the top', () => withPage({ hash: '#r106.2c' }, async (page) => {
  const top = await topOf(page, 'r106.2c');
  assert.ok(top >= 0 && top < 150, `${top}`);
}));

test('a citation shows its target on hover, and no longer when the pointer leaves', () => withPage({}, async (page) => {
  const link = page.locator(aCitation).first();
  const target = (await link.getAttribute('href')).slice(1);
  const words = await page.evaluate((id) => document.getElementById(id).querySelector('p, h2, h3, h4').textContent, target);
  await link.hover();
  const shown = page.locator('#shown');
  await shown.waitFor();
  assert.ok((await shown.textContent()).includes(words), words);
  assert.equal(await link.getAttribute('aria-describedby'), 'shown');
  await page.mouse.move(5, 5);
  await shown.waitFor({ state: 'hidden' });
}));

test('a citation shows its target on focus, Escape hides it', () => withPage({}, async (page) => {
  const link = page.locator(aCitation).first();
  await page.keyboard.press('Tab');  // the keyboard is in use
  await link.focus();
  await page.locator('#shown').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#shown').waitFor({ state: 'hidden' });
}));

test('what is shown stays on a narrow screen', () => withPage({ size: narrow }, async (page) => {
  await page.locator(aCitation).first().hover();
  await page.locator('#shown').waitFor();
  const box = await page.locator('#shown').boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
}));

test('a term shows its definition', () => withPage({}, async (page) => {
  const term = page.locator('main .r > p > a[href^="#g-"]:not(.c)').first();
  const entry = (await term.getAttribute('href')).slice(1);
  await term.hover();
  await page.locator('#shown').waitFor();
  const head = await page.evaluate((id) => document.getElementById(id).querySelector('dt').textContent, entry);
  assert.ok((await page.locator('#shown').innerText()).startsWith(head));
}));

test('a first tap shows where a link leads, a second one goes there', () => withPage({ size: narrow, touch: true }, async (page) => {
  const link = page.locator(aCitation).first();
  const address = page.url();
  await link.tap();
  await page.locator('#shown.sheet').waitFor();
  assert.equal(page.url(), address);
  await expectAccessible(page, '#shown');
  await link.tap();
  await until(page, () => location.hash.startsWith('#r'));
}));

test('the outline has the rules of a section that have titles', () => withPage({}, async (page) => {
  const deepest = page.locator('#outline li li li > a');
  assert.ok(await deepest.count() > 0);
  const titles = await deepest.evaluateAll((links) => links.map((a) => /^[\w.]+\s+\S/.test(a.textContent) && document.getElementById(decodeURIComponent(a.hash.slice(1))) !== null));
  assert.ok(titles.every(Boolean));
}));

test('the outline stays and says where one is', () => withPage({ hash: '#r106' }, async (page) => {
  await until(page, () => document.querySelector('#outline [aria-current]')?.hash === '#r106');
  const box = await page.locator('#outline').boundingBox();
  assert.ok(box.y >= 0 && box.y < 200 && box.height > 400, JSON.stringify(box));
  assert.ok(await page.locator('#outline a[href="#r107"]').isVisible());
  await page.locator('#outline a[href="#r107"]').click();
  await until(page, () => document.querySelector('#outline [aria-current]')?.hash === '#r107');
}));

test('the outline of a narrow screen opens, leads on and closes', () => withPage({ size: narrow }, async (page) => {
  const outline = page.locator('#outline');
  assert.equal(await outline.isVisible(), false);
  await page.locator('#menu').click();
  await outline.locator('a[href="#glossary"]').click();
  await outline.waitFor({ state: 'hidden' });
  await until(page, () => Math.abs(document.getElementById('glossary').getBoundingClientRect().top) < 150);
}));

test('the keyboard skips to the text', () => withPage({}, async (page) => {
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'text');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement.closest('main') !== null));
}));

for (const size of [wide, narrow]) {
  test(`the keyboard finds a number or a term: ${size.width} pixels`, () => withPage({ size }, async (page) => {
    const find = async (words) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await find('rule 106.2c');
    await until(page, () => location.hash === '#r106.2c');
    await until(page, () => document.getElementById('r106.2c').getBoundingClientRect().top < 150);
    assert.equal(await page.evaluate(() => document.activeElement.hash), '#r106.2c');
    await find('CR 106.2c.');
    await until(page, () => location.hash === '#r106.2c');
    await find('active pl');
    await until(page, () => location.hash === '#g-active-player');
    await find('zyzzyva');
    assert.match(await page.locator('#find output').innerText(), /zyzzyva/);
  }));
}

test('light or dark is the reader’s choice', () => withPage({}, async (page) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.locator('#theme').click();
  await until(page, () => document.documentElement.dataset.theme === 'dark');
  const dark = await paper();
  assert.notEqual(light, dark);
  await page.reload();
  assert.equal(await paper(), dark);
}));

for (const size of [wide, narrow]) {
  test(`all is there without a script: ${size.width} pixels`, () => withPage({ size, script: false, hash: '#r106.2c' }, async (page) => {
    const top = (await page.locator('[id="r106.2c"]').boundingBox()).y;
    assert.ok(top >= 0 && top < 150, `${top}`);
    if (size === narrow) await page.locator('#menu').click();
    await page.locator('#outline a[href="#glossary"]').click();
    assert.match(page.url(), /#glossary$/);
    await page.keyboard.press('Escape');  // the outline of a narrow screen stays open
    const citation = page.locator(aCitation).first();
    assert.ok(await citation.isVisible());
    const details = page.locator('main details').first();
    await details.locator('summary').click();
    assert.ok(await details.locator('a').first().isVisible());
  }));
}

test('print has the text and not the frame', () => withPage({}, async (page) => {
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.side').isVisible(), false);
  assert.ok(await page.locator('main h1').isVisible());
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('section[data-height]')).contentVisibility), 'visible');
}));
