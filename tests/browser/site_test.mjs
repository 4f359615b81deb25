// A site as its readers meet it: each kind of page by eye, by keyboard, by touch, without a script.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { expectAccessible, newContext, startBrowser, stopBrowser, until, untilAnswered } from './browser.mjs';
import { brokenLinks } from './site_links.mjs';
import { serve } from './site_server.mjs';

const folder = join(process.env.CODICIL_PAGES, 'site');
let site = null;

before(async () => { await startBrowser(); site = await serve(folder); });
after(async () => { site.stop(); await stopBrowser(); });

// The histories with the most steps say the most.
const stepsOf = (id) => readFileSync(join(folder, 'id', id, 'index.html'), 'utf8').split('<li id="e-').length;
const history = readdirSync(join(folder, 'id')).reduce((a, b) => (stepsOf(a) >= stepsOf(b) ? a : b));
const renamed = readdirSync(join(folder, 'id')).find((id) => readFileSync(join(folder, 'id', id, 'index.html'), 'utf8').includes('<li class="renamed">'));
const list = readdirSync(join(folder, 'lists'), { withFileTypes: true }).find((entry) => entry.isDirectory()).name;
const kinds = {
  home: '', section: 'rule/7/', subsection: 'rule/202/', 'dated edition': '2021-03-01/', 'dated subsection': '2021-03-01/202/',
  history: `id/${history}/`, glossary: 'glossary/', lists: 'lists/', list: `lists/${list}/`, examples: 'examples/', about: 'about/', links: 'links/',
  'list of changes': 'changes/', 'changes of an edition': 'changes/2023-09-15/', 'any two editions': 'changes/?from=2021-03-01&to=2023-11-20',
  crosswalks: 'crosswalk/', crosswalk: 'crosswalk/2021-03-01/', findings: 'about/findings/',
};

// Opens a page; fails for whatever the console says and for every request to anywhere else.
async function withSite(path, { width = 1400, dark = false, touch = false, script = true }, look) {
  const context = await newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', hasTouch: touch, javaScriptEnabled: script });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => { if (!request.url().startsWith(site.address) && request.url() !== 'data:,') complaints.push(`loads ${request.url()}`); });
  try {
    await page.goto(site.address + path);
    await look(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

test('every link leads to a page and to an element of it', () => {
  const { links, broken } = brokenLinks(folder);
  assert.ok(links > 10000);
  assert.deepEqual(broken, []);
});

for (const [kind, path] of Object.entries(kinds)) {
  for (const [width, dark] of [[1400, false], [390, true]]) {
    test(`axe finds nothing: ${kind}, ${width} pixels, ${dark ? 'dark' : 'light'}`, () => withSite(path, { width, dark }, expectAccessible));
  }
  test(`no sideways scrolling: ${kind}`, () => withSite(path, {}, async (page) => {
    for (const width of [320, 390, 768, 820, 1024, 1100, 1400, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth) <= width, `at ${width} pixels`);
    }
  }));
}

test('without a script, rules are read and followed', () => withSite('rule/202.2a/', { script: false }, async (page) => {
  await page.waitForURL('**/rule/202/#r202.2a');
  await page.locator('#r202\\.2a > p > a', { hasText: 'rule 305.1' }).click();
  assert.match(page.url(), /\/rule\/305\/#r305\.1$/);
  await page.locator('.pager [rel="next"]').click();
  assert.match(page.url(), /\/rule\/306\/$/);
  await page.locator('.history').first().waitFor();
}));

// [["rule/203.1/", "rule/202/?was=203.1#r202.1"], …]: what another page answers.
const redirects = () => readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n').map((line) => line.split(' ').slice(0, 2).map((path) => path.slice(1)));

test('an old number leads to what it became', () => withSite('', {}, async (page) => {
  const old = redirects().filter(([from]) => from.startsWith('rule/'));
  assert.ok(old.length > 10);
  for (const [from, to] of old.slice(0, 5)) {
    await page.goto(`${site.address}${from}`);
    await page.locator('main h1').waitFor();
    assert.equal(page.url(), `${site.address}${to}`);
  }
}));

test('a host that does not read the list of redirects shows 404.html, which does; it knows any date', async () => {
  const plain = await serve(folder, { redirects: false });
  const context = await newContext();
  try {
    const page = await context.newPage();
    const all = redirects();
    for (const kind of ['rule/', 'id/', '20']) {
      const [from, to] = all.find(([one]) => one.startsWith(kind));
      await page.goto(`${plain.address}${from}`);
      await page.waitForURL(`${plain.address}${to}`);
    }
    await page.goto(`${plain.address}2022/202.2a/`);
    await page.waitForURL(/\/\d{4}-\d\d-\d\d\/202\/.*#r202\.2a$/);
    await page.goto(`${plain.address}2021-05-05/`);
    await page.waitForURL(`${plain.address}2021-03-01/`);
  } finally {
    await context.close();
    plain.stop();
  }
});

for (const [width, height] of [[1400, 500], [390, 500]]) {
  test(`what an old number became is seen on arrival, ${width} pixels`, () => withSite('', { width }, async (page) => {
    await page.setViewportSize({ width, height });
    const leading = redirects().filter(([from, to]) => from.startsWith('rule/') && /\?was=.*#/.test(to)).map(([from]) => from.slice(5, -1));
    assert.ok(leading.length > 10);
    let scrolled = 0;
    for (const number of leading.filter((_, at) => at % Math.ceil(leading.length / 12) === 0)) {
      await page.goto(`${site.address}rule/${number}/`);
      await page.waitForURL('**/?was=*#*');
      await page.locator('.banner.was').waitFor();
      await page.waitForLoadState('load');
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
      scrolled += await page.evaluate(() => scrollY > 0);
      const seen = await page.evaluate(() => {
        const note = document.querySelector('.banner.was');
        const { left, right, top, bottom } = note.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const points = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
        return inside && points.every(([x, y]) => note.contains(document.elementFromPoint(x, y)));
      });
      assert.ok(seen, `${number}: ${page.url()}`);
    }
    assert.ok(scrolled > 0);
  }));
}

test('a citation shows its target on hover and on focus; Escape hides it', () => withSite('rule/202/', {}, async (page) => {
  const link = page.locator('#r202\\.1 > p > a', { hasText: 'rule 106.2' });
  await link.hover();
  await page.locator('#shown').waitFor();
  assert.match(await page.locator('#shown').textContent(), /106\.2/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('#shown').waitFor({ state: 'hidden' });
  await page.locator('#r202\\.1 > p > .n').focus();
  await page.keyboard.press('Tab');
  await page.locator('#shown').waitFor();
}));

test('a tap on a term opens a sheet and leaves the rule where it is', () => withSite('rule/202/', { width: 390, touch: true }, async (page) => {
  await page.locator('#r202\\.1 > p > a:not(.n)').first().tap();
  await page.locator('#sheet').waitFor();
  assert.match(page.url(), /\/rule\/202\/$/);
  await expectAccessible(page);
  assert.ok(Number(await page.locator('#sheet > .head').evaluate((head) => getComputedStyle(head).fontWeight)) >= 600);
  await page.locator('#sheet .go a').tap();
  await page.waitForURL('**/glossary/#g-*');
}));

test('the sheet begins with its first words, though its buttons are at the end', () => withSite('rule/202/', { width: 390, touch: true }, async (page) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.locator('#r202\\.1 > p > a:not(.n)').first().tap();
  const sheet = page.locator('#sheet');
  await sheet.waitFor();
  assert.ok(await sheet.evaluate((it) => it.scrollHeight > it.clientHeight && it.scrollTop === 0));
  const [box, button] = [await sheet.boundingBox(), await sheet.locator('button').boundingBox()];
  assert.ok(button.y + button.height <= box.y + box.height);
}));

test('the outline shows where the reader is, and the page begins at its top', () => withSite('rule/7/', {}, async (page) => {
  await page.setViewportSize({ width: 1400, height: 300 });
  await page.reload();
  await until(page, () => document.getElementById('toc').scrollTop > 0);
  assert.equal(await page.evaluate(() => scrollY), 0);
  const [toc, here] = [await page.locator('#toc').boundingBox(), await page.locator('#toc [aria-current]').boundingBox()];
  assert.ok(here.y >= toc.y && here.y + here.height <= 300);
}));

test('rules far below are drawn when they come near; an address leads to them all the same', () => withSite('2021-03-01/203/', {}, async (page) => {
  const anchor = await page.locator('.part:last-child > .r:last-child').getAttribute('id');
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.part')).contentVisibility), 'auto');
  await page.goto(`${site.address}2021-03-01/203/#${anchor}`);
  await until(page, (id) => { const at = document.getElementById(id).getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }, anchor);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('.part')).contentVisibility), 'visible');
}));

test('other references’ anchors work', () => withSite('rule/202/#R2022a', {}, async (page) => {
  await until(page, () => location.hash === '#r202.2a');
  await page.goto(`${site.address}#R2022a`);
  await page.waitForURL('**/rule/202/#r202.2a');
}));

test('keys: the next page, the one before, the level above, the list of keys', () => withSite('rule/202/', {}, async (page) => {
  await page.keyboard.press('n');
  await page.waitForURL('**/rule/203/');
  await page.keyboard.press('p');
  await page.waitForURL('**/rule/202/');
  await page.keyboard.press('?');
  await page.locator('#keys').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('#keys').waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await page.waitForURL('**/rule/2/');
}));

test('a rule’s number offers it to be copied', () => withSite('rule/202/', {}, async (page) => {
  await page.locator('#r202\\.2a > p > .n').click();
  await page.locator('#tools').waitFor();
  assert.equal(await page.locator('#tools > *').count(), 6);
  await expectAccessible(page);
}));

test('a dated page says that it is not the newest and leads to what its rules are today', () => withSite('2021-03-01/203/', {}, async (page) => {
  await until(page, () => /not the newest/.test(document.getElementById('dated').textContent));
  await page.locator('#dated a').first().click();
  assert.match(page.url(), /\/rule\/202\//);
}));

const changes = 'changes/2023-09-15/';
async function shownCards(page) {
  await untilAnswered(page);
  return page.locator('.card:visible').count();
}
async function whatIsSaid(page) {
  await untilAnswered(page);
  return page.locator('.found').textContent();
}

test('changes are read without a script: summary, names, cards, links into both editions', () => withSite(changes, { script: false }, async (page) => {
  assert.equal(await page.locator('.sieve').count(), 0);
  assert.ok(await page.locator('.sizes tbody tr').count() > 3);
  assert.ok(await page.locator('.names ins').count() > 0);
  const split = page.locator('.card.split').first();
  assert.equal(await split.locator('h4').count(), 2);
  const before = await split.locator('.was').first().getAttribute('href');
  const now = await split.locator('.is').first().getAttribute('href');
  assert.match(before, /2022-03-04\//);
  assert.match(now, /2023-09-15\//);
  await split.locator('.is').first().press('Enter');
  await page.locator('.reading').waitFor();
}));

test('an added rule holds those below it, and each number is on one card', () => withSite(changes, {}, async (page) => {
  const below = await page.locator('.card.added').evaluateAll((cards) => cards.filter((card) => card.querySelectorAll('.is').length > 1).length);
  assert.ok(below > 0);
  const numbers = await page.locator('.card:not(.merged) a.is').evaluateAll((links) => links.map((link) => link.textContent));
  assert.equal(new Set(numbers).size, numbers.length);
}));

test('filters by kind, chapter and confidence are kept in the address', () => withSite(changes, {}, async (page) => {
  const all = await shownCards(page);
  await page.locator('.chips button', { hasText: /^new$/ }).click();
  const added = await page.locator('.card.added').count();
  assert.equal(await shownCards(page), added);
  assert.ok(added > 0 && added < all);
  assert.match(page.url(), /#kind=added$/);
  await page.locator('.choices select').first().selectOption({ index: 1 });
  assert.match(page.url(), /#kind=added&chapter=/);
  const fewer = await shownCards(page);
  await page.reload();
  await page.locator('.sieve').waitFor();
  assert.equal(await shownCards(page), fewer);
  await page.locator('.sieve button', { hasText: 'Show all' }).click();
  assert.equal(await shownCards(page), all);
  await page.locator('.choices select').nth(1).selectOption('0.95');
  assert.equal(await shownCards(page), await page.locator('.card:has(.confidence):visible').count());
  await expectAccessible(page);
}));

test('what became of a number is shown, with the way to it', () => withSite(changes, {}, async (page) => {
  const [was, is] = await page.locator('#renumbered li').first().locator('a').allTextContents();
  await page.locator('.go-to input').fill(`rule ${was}.`);
  await page.keyboard.press('Enter');
  assert.match(await whatIsSaid(page), new RegExp(`${was} became ${is}`));
  await page.locator('.found a').first().click();
  await page.locator('.brief.here').waitFor();
  await page.locator('.go-to input').fill('305.1');
  await page.keyboard.press('Enter');
  assert.match(await whatIsSaid(page), /305\.1 became 305\.1, 305\.2/);
  await page.locator('.go-to input').fill('99999.9');
  await page.keyboard.press('Enter');
  assert.match(await whatIsSaid(page), /did not change, or neither edition has it/);
  await page.locator('.go-to input').fill('305');
  await page.keyboard.press('Enter');
  assert.match(await whatIsSaid(page), /305: \d+ changes, here alone/);
  assert.ok(await page.locator('.card:visible').evaluateAll((cards) => cards.every((card) => card.textContent.includes('305.'))));
}));

test('what became of a number that was renumbered with what it is below; no other number is one', () => withSite(changes, {}, async (page) => {
  const above = page.locator('[data-below]').first();
  const rests = (await above.getAttribute('data-below')).split(' ');
  const [was, is] = await above.locator('a').evaluateAll((links) => ['was', 'is'].map((time) => links.find((link) => link.matches(`.${time}`)).textContent));
  await page.locator('.go-to input').fill(was + rests.at(-1));
  await page.keyboard.press('Enter');
  assert.ok((await whatIsSaid(page)).includes(`${was}${rests.at(-1)} became ${is}${rests.at(-1)}, renumbered with what it is below`));
  await page.locator('.go-to input').fill(`${was}zz`);
  await page.keyboard.press('Enter');
  assert.match(await whatIsSaid(page), /did not change, or neither edition has it/);
}));

test('titles alone, and both editions side by side, by keyboard too', () => withSite(changes, {}, async (page) => {
  const card = page.locator('.card.edited:not(.split, .merged)').first();
  await page.locator('button', { hasText: 'Side by side' }).press('Enter');
  await card.scrollIntoViewIfNeeded();
  await card.locator('.made').waitFor();
  assert.equal(await card.locator('.made > div:first-child ins').count(), 0);
  assert.equal(await card.locator('.made > div:last-child del').count(), 0);
  await expectAccessible(page);
  await page.locator('button', { hasText: 'Titles only' }).press('Enter');
  await untilAnswered(page);
  assert.equal(await page.locator('.made').count(), 0);
  assert.equal(await card.locator('> p:not(.what):visible').count(), 0);
  await card.locator('.open').press('Enter');
  assert.ok(await card.locator('> p:not(.what):visible').count() > 0);
  await expectAccessible(page);
  await page.locator('button', { hasText: 'Titles only' }).press('Enter');
  await untilAnswered(page);
  await page.keyboard.press('j');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.card, .brief a')));
}));

test('any two editions are compared in the browser', () => withSite('changes/', {}, async (page) => {
  await page.locator('#any-two select').first().selectOption('2021-03-01');
  await page.locator('#any-two select').nth(1).selectOption('2023-11-20');
  await page.locator('#any-two button').click();
  await page.locator('.sizes tbody tr').first().waitFor();
  assert.equal(await page.locator('.card:visible').count(), 0);
  const row = page.locator('.sizes tbody tr', { hasText: /^2/ });
  const edited = await row.locator('td').nth(2).textContent();
  await row.locator('a').press('Enter');
  await page.locator('.card.edited > p > ins').first().waitFor();
  assert.equal(await page.locator('#in-2 .card.edited:visible').count(), Number(edited));
  assert.equal(await page.locator('#in-2 .fold').getAttribute('aria-expanded'), 'true');
  await expectAccessible(page);
  await page.locator('#in-2 .fold').press('Enter');
  assert.equal(await page.locator('.card:visible').count(), 0);
  assert.match(page.url(), /\?from=2021-03-01&to=2023-11-20$/);
  await page.locator('.chips button', { hasText: 'removed' }).click();
  assert.equal(await shownCards(page), await page.locator('.card.removed').count());
  for (const link of (await page.locator('.card a').evaluateAll((links) => links.map((a) => a.href))).slice(0, 40)) {
    const [path, anchor] = decodeURIComponent(link.slice(site.address.length)).split('#');
    const to = new Map(redirects()).get(path)?.split('?')[0] ?? path;
    const html = readFileSync(join(folder, to, 'index.html'), 'utf8');
    assert.ok(!anchor || html.includes(`id="${anchor}"`), link);
  }
}));

test('a dated page leads to what changed in it since', () => withSite('2021-03-01/203/', {}, async (page) => {
  await page.locator('#dated a', { hasText: 'What changed since' }).click();
  await page.locator('.card').first().waitFor();
  assert.match(page.url(), /\/changes\/\?from=2021-03-01&of=203$/);
  const part = await page.locator('.card').count();
  for (const numbers of await page.locator('.card h3').allTextContents()) assert.match(numbers, /20[23]/);
  await expectAccessible(page);
  await page.locator('#between a', { hasText: 'all that changed' }).click();
  await page.locator('.card').nth(part).waitFor({ state: 'attached' });
  await page.goto(`${site.address}changes/?from=2021-03-01&of=999`);
  await page.locator('#between', { hasText: 'There is no 999' }).waitFor();
  await page.goto(`${site.address}changes/?from=2023-11-20&of=203`);
  await page.locator('#between', { hasText: 'nothing has changed since' }).waitFor();
}));

test('without a connection the newest edition is read', async () => {
  const own = await serve(folder);
  const context = await newContext({});
  const page = await context.newPage();
  await page.goto(`${own.address}rule/203/`);
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(worker);
    await navigator.serviceWorker.ready;
  }, `${own.address}sw.js`);
  await until(page, () => navigator.serviceWorker.controller);
  own.stop();
  await page.goto(`${own.address}rule/202.1/`);
  await page.waitForURL('**/rule/edition.html#r202.1');
  await page.locator('#r202\\.1').waitFor();
  await page.goto(own.address);
  await page.locator('.home h1').waitFor();
  await context.close();
});

// The editions' data, as `change` leaves that of the newest.
const withData = (page, change) => page.route('**/changes/data/2023-11-20.json', async (route) => {
  const read = (name) => JSON.parse(readFileSync(join(folder, `changes/data/${name}.json`), 'utf8'));
  await route.fulfill({ json: change(read('2023-11-20'), read('2021-03-01')) });
});

test('two editions with the same rules are said to be so', () => withSite('changes/', {}, async (page) => {
  await withData(page, (_, old) => old);
  await page.goto(`${site.address}${kinds['any two editions']}`);
  await page.locator('#between', { hasText: 'No rule has changed.' }).waitFor();
  assert.equal(await page.locator('#between :is(table, .sieve, .legend)').count(), 0);
  await expectAccessible(page);
}));

test('two chapters of one number are told apart', () => withSite('changes/', {}, async (page) => {
  await withData(page, (data) => {
    const [first, second] = [2, 3].map((number) => data.numbers.indexOf(String(number)));
    const anchors = new Map([...data.places.map((place, i) => [place, data.anchors[i]]), [second, '2~2']]);
    data.numbers[second] = data.numbers[first];
    return { ...data, places: [...anchors.keys()], anchors: [...anchors.values()] };
  });
  await page.goto(`${site.address}${kinds['any two editions']}`);
  await page.locator('.sizes tbody a').first().waitFor();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  await page.locator('.sizes tbody a[href="#in-2~2"]').press('Enter');
  assert.equal(await page.locator('[id="in-2~2"] .fold').getAttribute('aria-expanded'), 'true');
}));

test('neighbours have a page that is written already', () => withSite('changes/', {}, async (page) => {
  await page.locator('#any-two select').first().selectOption('2022-03-04');
  await page.locator('#any-two select').nth(1).selectOption('2023-09-15');
  await page.locator('#any-two button').press('Enter');
  await page.waitForURL(`**/${changes}`);
}));

const kindOfMark = (what) => (what === 'not there' ? 'none' : what === 'unchanged' ? 'same'
  : /edited|split|merged|first seen/.test(what) ? 'changed' : /^(renumbered|moved)(, moved)?$/.test(what) ? 'renamed' : '');
test('the line of a history tells changed words from numbers alone and from nothing', () => withSite(`id/${renamed}/`, {}, async (page) => {
  const marks = await page.locator('.line li').evaluateAll((all) => all.map((li) => [li.className, li.textContent]));
  for (const [mark, text] of marks) assert.ok(['', mark].includes(kindOfMark(text.split(': ')[1].replace(/ \(.*/, ''))), text);
  for (const wanted of ['changed', 'renamed']) assert.ok(marks.some(([mark]) => mark === wanted), wanted);
  const width = async (mark) => Number.parseFloat(await page.evaluate((name) => getComputedStyle(document.querySelector(`.marks .${name}`), '::before').width, mark));
  assert.ok(await width('changed') > await width('renamed') && await width('renamed') > await width('same'));
}));

test('the summary has no empty column', () => withSite('changes/2023-11-20/', {}, async (page) => {
  const columns = await page.locator('.sizes').evaluate(({ tHead, tBodies: [body] }) => [...tHead.rows[0].cells].map((_, i) => [...body.rows].map((row) => row.cells[i].textContent).join('')));
  assert.ok(columns.length > 1);
  for (const column of columns) assert.notEqual(column, '');
}));

test('numbers then and now have a table for each page of rules, which waits until it comes near', () => withSite(kinds.crosswalk, {}, async (page) => {
  const pages = readdirSync(join(folder, '2021-03-01'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^\d/.test(entry.name));
  assert.equal(await page.locator('.wide[data-height] > .numbers').count(), pages.length);
  assert.equal(await page.locator('.numbers').evaluateAll((tables) => tables.filter((table) => !table.tBodies[0].rows.length).length), 0);
}));

test('the search stays in the bar; numbers keep away from what is left of them', async () => {
  for (const width of [390, 768, 820, 1024, 1100, 1152, 1400]) {
    await withSite('2021-03-01/202/', { width }, async (page) => {
      const boxOf = (part) => page.locator(part).first().boundingBox();
      const [number, outline] = [await boxOf('.r > p > .n'), await boxOf('.toc')];
      assert.ok(number.x - (outline ? outline.x + outline.width : 0) > 15, `at ${width} pixels`);
      await page.locator('.r').last().scrollIntoViewIfNeeded();
      const [bar, search, edition] = [await boxOf('.crumbs'), await boxOf('#search-open'), await boxOf('#edition')];
      for (const part of [search, edition])
        assert.ok(part.y >= 0 && part.y + part.height <= bar.y + bar.height && part.x + part.width <= width, `at ${width} pixels`);
    });
  }
});

test('on a phone, the kind of the page is in sight', () => withSite(kinds.about, { width: 320, touch: true }, async (page) => {
  const { x, width } = await page.locator('.kinds [aria-current]').boundingBox();
  assert.ok(x > 0 && x + width <= 320);
  assert.equal(await page.evaluate(() => scrollY), 0);
}));

test('a rule says since when it reads so, and its number what it named before', () => withSite('rule/202/', { script: false }, async (page) => {
  assert.match(await page.locator('#r202\\.1 > .history').textContent(), /^(last changed|unchanged since|new|edited|moved|split|merged) \d{4}-\d\d-\d\d/);
  const former = page.locator('#r202\\.1 > .formerly');
  assert.match(await former.textContent(), /^202\.1 before \d{4}-\d\d-\d\d: .+, (now \d|which is gone)/);
  await former.locator('a').first().click();
  assert.match(page.url(), /\/\d{4}-\d\d-\d\d\/202\//);
}));

test('the editions of a rule are a list in the bar, each with its place in it', () => withSite('rule/202/', {}, async (page) => {
  await page.locator('#edition').click();
  await page.locator('#editions').waitFor();
  await expectAccessible(page);
  assert.equal(await page.locator('#editions > li').count(), 1 + JSON.parse(readFileSync(join(folder, 'editions.json'), 'utf8')).editions.length);
  await page.locator('#editions a', { hasText: '2021-03-01' }).click();
  assert.match(page.url(), /\/2021-03-01\/203\//);
}));

test('a page as of a later edition than its own says so and stays in it', async () => {
  const [from, to] = redirects().find(([one, other]) => /^\d/.test(one) && /\?at=/.test(other));
  const edition = from.split('/')[0];
  await withSite(from, {}, async (page) => {
    assert.equal(page.url(), `${site.address}${to}`);
    await until(page, (at) => document.getElementById('dated').textContent.includes(`As of ${at}`), edition);
    assert.equal(await page.locator('#edition').textContent(), edition);
    await page.locator('.toc a').first().evaluate((link) => link.click());
    await page.waitForURL((url) => url.pathname.includes(`/${edition}/`) || url.search.includes(`at=${edition}`));
  });
});

test('every link that is made for an edition carries that edition', async () => {
  const [from, to] = redirects().find(([one, other]) => /^\d/.test(one) && /\?at=/.test(other));
  const edition = from.split('/')[0];
  const rule = from.split('/')[1];
  await withSite(`rule/${rule}/`, {}, async (page) => {
    await page.locator('#edition').click();
    await page.locator('#editions a', { hasText: edition }).click();
    await page.waitForURL(`${site.address}${to}`);
    await until(page, () => document.querySelector('.ways'));
    const ways = await page.locator('.ways a').evaluateAll((links) => links.map((link) => link.href));
    assert.ok(!ways.includes(page.url()) && ways.every((way) => way.startsWith(site.address)));
    await page.locator('.reading .n').first().click();
    await page.evaluate(() => { navigator.clipboard.writeText = async (words) => { document.body.dataset.copied = words; }; });
    await page.locator('#tools button', { hasText: 'Copy citation' }).click();
    assert.match(await page.locator('body').getAttribute('data-copied'), new RegExp(`\\(${edition}\\)`));
  });
});

test('a link to this edition, copied where one reads the newest, leads to the newest', () => withSite('rule/101/', {}, async (page) => {
  const newest = JSON.parse(readFileSync(join(folder, 'editions.json'), 'utf8')).editions.at(-1).name;
  await page.evaluate(() => { navigator.clipboard.writeText = async (words) => { document.body.dataset.copied = words; }; });
  await page.locator('.reading .n').first().click();
  await page.locator('#tools button', { hasText: 'Copy link to this edition' }).click();
  const copied = await page.locator('body').getAttribute('data-copied');
  assert.ok(copied.includes(`/${newest}/`) || copied.includes(`at=${newest}`), copied);
}));

test('a section is read and printed whole', () => withSite('rule/2/', { script: false }, async (page) => {
  await page.locator('.whole a').click();
  assert.match(page.url(), /\/rule\/2\/all\.html$/);
  assert.ok(await page.locator('#r202\\.1').count() === 1 && await page.locator('#r203').count() === 1);
}));

test('any two texts of a history are compared', () => withSite(`id/${history}/`, {}, async (page) => {
  await page.locator('.two-texts button').click();
  await page.locator('.two-texts ins').first().waitFor();
  await expectAccessible(page);
  await page.locator('.two-texts select').first().selectOption({ index: 1 });
  await page.locator('.two-texts select').nth(1).selectOption({ index: 1 });
  assert.match(await page.locator('.two-texts blockquote').textContent(), /The words are the same/);
}));

test('light and dark are remembered', () => withSite('', {}, async (page) => {
  await page.locator('#theme').click();
  await page.goto(`${site.address}rule/202/`);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
}));
