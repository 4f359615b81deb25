// "Your links": the numbers of a reader's text, checked in the browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { expectAccessible, newContext, startBrowser, stopBrowser, until } from './browser.mjs';
import { serve } from './site_server.mjs';

const folder = join(process.env.CODICIL_PAGES, 'site');
let site = null;
before(async () => { await startBrowser(); site = await serve(folder); });
after(async () => { site.stop(); await stopBrowser(); });

async function withLinks(look, width = 1400) {
  const context = await newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    await page.goto(`${site.address}links/`);
    await page.locator('#links-text').waitFor();
    page.on('request', (request) => complaints.push(`loads ${request.url()}`));
    await look(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}
const verdicts = (page) => page.locator('#links tbody tr').evaluateAll((rows) => Object.fromEntries(rows.map((row) => [row.cells[1].textContent, row.cells[2].textContent])));

test('each number is moved, reused, gone, unknown or as it was; the text is rewritten', () => withLinks(async (page) => {
  await page.locator('#links-edition').selectOption({ index: 4 });
  await page.locator('#links-text').fill('See rule 203.2a and 104.3d; // CR702.9d\n100.1 holds, 702.999z does not. 202.3, too; 203 cards and 3.5 cost nothing.');
  assert.deepEqual(await verdicts(page), { '203.2a': 'moved', '104.3d': 'reused', '702.9d': 'gone', 100.1: 'unchanged', '702.999z': 'unknown', 202.3: 'reused' });
  assert.equal(await page.locator('#links-result').inputValue(),
    'See rule 202.2a and 104.3e; // CR702.9d\n100.1 holds, 702.999z does not. 202.3, too; 203 cards and 3.5 cost nothing.');
  assert.match(await page.locator('tr.reused').first().textContent(), /is another rule today/);
  await expectAccessible(page);
  assert.equal(await page.locator('tr.moved a').evaluate((link) => link.href), `${site.address}rule/202.2a/`);
}));

test('rows are in the order of the text, with its lines; one is accepted by a click; a price is no number', () => withLinks(async (page) => {
  await page.locator('#links-edition').selectOption({ index: 4 });
  await page.locator('#links-text').fill('104.3d\n\n203.2a costs $203.20 or 203.2 EUR;\n203.2a/b and so on.');
  const rows = await page.locator('#links tbody tr').evaluateAll((all) => all.map((row) => [row.cells[0].textContent, row.cells[1].textContent]));
  assert.deepEqual(rows, [['1', '104.3d'], ['3', '203.2a'], ['4', '203.2a']]);
  assert.match(await page.locator('#links-result').inputValue(), /\n203\.2a\/b and/);
  await page.locator('#links tbody button', { hasText: 'Use' }).click();
  assert.match(await page.locator('#links-result').inputValue(), /\n202\.2a\/b and/);
  await expectAccessible(page);
  await page.locator('#links tbody button', { hasText: 'Leave' }).click();
  assert.match(await page.locator('#links-result').inputValue(), /\n203\.2a\/b and/);
}));

test('ranges, addresses, and numbers without their separators', () => withLinks(async (page) => {
  await page.locator('#links-edition').selectOption({ index: 4 });
  await page.locator('#links-text').fill('203.2a-b, 203.2a–203.2b, 203.2a/b; https://example.org/rule/203.2a and #R2032a, cr2032a; part 2032a, and/or 3-4.');
  assert.equal(await page.locator('#links-result').inputValue(),
    '202.2a-b, 202.2a–202.2b, 203.2a/b; https://example.org/rule/203.2a and #R2022a, cr2022a; part 2032a, and/or 3-4.');
  assert.equal(await page.locator('#links tbody tr').count(), 8);
  await page.locator('#links-text').fill('104.3d-e');
  assert.equal(await page.locator('#links-result').inputValue(), '104.3e-f');
  for (const kept of ['104.3c-d', '104.3d through 104.3d', '104.3d, e and f', '3.104.3d', '104.3d/e']) {
    await page.locator('#links-text').fill(kept);
    assert.equal(await page.locator('#links-result').inputValue(), kept);
  }
  await page.locator('#links-text').fill('104.3c-d');
  assert.match(await page.locator('#links tr.doubtful').first().textContent(), /the range is left as it is/);
  assert.match(await page.locator('#links-left').textContent(), /Left as they were: .*104\.3d/);
  await page.locator('#links-text').fill('104.3d to e; 104.3d through 104.3e; see 203.2 to 3 cards');
  assert.equal(await page.locator('#links-result').inputValue(), '104.3e to f; 104.3e through 104.3f; see 202.2 to 3 cards');
}));

test('the edition is guessed from the numbers, and what it hangs on is said', () => withLinks(async (page) => {
  const newest = (await page.locator('#links-edition option').nth(1).textContent());
  await page.locator('#links-text').fill('rules 100.1 and 104.3d');
  assert.match(await page.locator('#links-summary').textContent(), new RegExp(`${newest}, which is a guess`));
  assert.deepEqual(await verdicts(page), { 100.1: 'unchanged', '104.3d': 'doubtful' });
  await page.locator('#links-text').fill('rule 702.9d');
  assert.ok(!(await page.locator('#links-summary').textContent()).includes(newest));
  await page.locator('#links-text').fill('nothing');
  assert.match(await page.locator('#links-summary').textContent(), /No rule number/);
}));

// Work that grows faster than the text would outlast the limit of `fill` by far.
test('long words and many signs are looked at once', () => withLinks(async (page) => {
  for (const unit of ['1-', '1.', 'a', 'a.', 'CR', 'www.', '203.2a(a)(']) {
    await page.locator('#links-text').fill(unit.repeat(50000));
    await page.locator('#links-text').fill(`${unit.repeat(50000)} rule 203.2a`);
    assert.match(await page.locator('#links-summary').textContent(), /As of/, unit);
  }
}));

test('the data says of every number of every edition what it is today', () => {
  const { editions, numbers } = JSON.parse(readFileSync(join(folder, 'links/numbers.json'), 'utf8'));
  const byNumber = new Map(numbers.map((one) => [one.number, one.runs]));
  editions.forEach((name, edition) => {
    for (const { num } of JSON.parse(readFileSync(join(folder, name, 'edition.json'), 'utf8')).provisions) {
      const runs = byNumber.get(num).filter((run) => run.first <= edition && edition <= run.last);
      assert.equal(runs.length, 1, num);
      assert.ok(edition < editions.length - 1 || runs[0].now === num);
    }
  });
});

test('a narrow screen', () => withLinks(async (page) => {
  await page.locator('#links-text').fill('rules 100.1 and 104.3d');
  assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth) <= 320);
  await expectAccessible(page);
  await until(page, () => document.querySelectorAll('#links tbody tr').length === 2);
}, 320));

test('the page for what is not found says where an old number went', async () => {
  const context = await newContext({ viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  try {
    for (const path of ['203.2a', '2021-03-01/rules/203.2a/', 'rule/203.2a.html']) {
      assert.equal((await page.goto(site.address + path)).status(), 404);
      await page.locator('#links li a', { hasText: '202.2a' }).waitFor();
    }
    await expectAccessible(page);
    await page.locator('#links li a').first().click();
    await page.waitForURL('**/rule/202/#r202.2a');
    await page.goto(`${site.address}nothing/at/all/`);
    await page.locator('h1', { hasText: 'Not found' }).waitFor();
  } finally {
    await context.close();
  }
});
