// What a reader waits for, on a site that `codicil serve` shows: milliseconds, medians. The first text
// of a page is measured in turns with that of a page of one line, which is what the browser itself
// takes on this machine now. Where an address leads to another, it is the first text of the page at its end.
//   CODICIL_NODE=build/node node tests/browser/measure_site.mjs http://127.0.0.1:8000/ rule/203/ …

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(resolve(process.env.CODICIL_NODE, 'package.json'));
const { chromium } = require('playwright-core');
const [site, ...addresses] = process.argv.slice(2);
const kTimes = 7;
const kPages = 11; // so often a page is opened
const kSettled = 600; // until a new window is quiet
const kSlower = 4; // the processor, while keys are pressed

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const median = (values) => Math.round(values.sort((a, b) => a - b)[values.length >> 1]);
const line = createServer((_, response) => { response.setHeader('content-type', 'text/html'); response.end('<!DOCTYPE html><title>-</title><p>One line.'); });
await new Promise((ready) => { line.listen(0, '127.0.0.1', ready); });

// A window that has just been opened still works on its own frame: the reader's has been open before.
async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.waitForTimeout(kSettled);
  return page;
}

// Goes to the address and on to where it leads. Returns when the first text was there.
async function firstText(address) {
  const page = await newPage();
  await page.addInitScript(() => { sessionStorage.begun ??= performance.timeOrigin; });
  await page.goto(address);
  const found = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && !document.querySelector('meta[http-equiv="refresh"]') && performance.timeOrigin + paint.startTime - sessionStorage.begun;
  });
  const at = await found.jsonValue();
  await page.context().close();
  return at;
}

// How long until the answer to what `act` does is painted, as the browser counts it.
async function interaction(page, act) {
  await page.evaluate(() => {
    globalThis.longest = 0;
    globalThis.watch ??= new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) globalThis.longest = Math.max(globalThis.longest, entry.duration);
    });
    globalThis.watch.observe({ type: 'event', durationThreshold: 16 });
  });
  await act();
  await page.waitForTimeout(400);
  return page.evaluate(() => globalThis.longest);
}

async function interactions(address) {
  const page = await newPage();
  await page.goto(site + address);
  await page.waitForSelector('main');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlower });
  await page.waitForTimeout(500);
  const times = {};
  const time = async (name, act) => { (times[name] ??= []).push(await interaction(page, act)); };
  for (let i = 0; i < kTimes; ++i) {
    await time('theme', () => page.click('#theme'));
    await time('keys', () => page.keyboard.press('?'));
    await page.keyboard.press('Escape');
    if (await page.locator('[data-view]').count()) for (const view of ['titles', 'sides']) await time(view, () => page.click(`[data-view="${view}"]`));
  }
  await page.context().close();
  return times;
}

async function searchKeys() {
  const page = await newPage();
  await page.goto(site);
  await page.keyboard.press('/');
  await page.waitForFunction(() => globalThis.MiniSearch && document.getElementById('search-status').textContent !== 'Loading …');
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const times = {};
  for (const slower of [1, kSlower]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (let i = 0; i < kTimes; ++i) {
      await page.fill('#search-box', '');
      for (const key of 'player') (times[`search key, ${slower} times slower`] ??= []).push(await interaction(page, () => page.keyboard.press(key)));
    }
  }
  await page.context().close();
  return times;
}

for (const address of addresses) {
  const times = [], lineTimes = [];
  for (let i = 0; i < kPages; ++i) {
    times.push(await firstText(site + address));
    lineTimes.push(await firstText(`http://127.0.0.1:${line.address().port}/`));
  }
  const answers = Object.entries(await interactions(address)).map(([name, values]) => `${name} ${median(values)}`);
  console.log(`${address || '(home)'}: first text ${median(times)}, one line ${median(lineTimes)}; ${answers.join(', ')}`);
}
for (const [name, values] of Object.entries(await searchKeys())) console.log(`${name}: ${median(values)}, worst ${Math.round(Math.max(...values))}`);
await browser.close();
line.close();
