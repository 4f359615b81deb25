// Pages of documents that are full of script: nothing runs, not even where the page's own policy is
// set aside.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { drawAll, hostileChangePage, hostilePage, startBrowser, stopBrowser, withPage } from './browser.mjs';
import { payloads } from './payloads.mjs';

before(startBrowser);
after(stopBrowser);

const pages = { 'an edition': hostilePage, 'the changes': hostileChangePage };

// Everything that a reader can do to the page is done to each element.
async function touchAll(page) {
  await drawAll(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('details')) element.open = true;
    for (const element of document.querySelectorAll('*')) {
      for (const kind of ['pointerover', 'mouseover', 'mouseenter', 'focusin', 'focus', 'toggle', 'error', 'load']) element.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    for (const link of document.querySelectorAll('main a')) if (/^#/.test(link.getAttribute('href'))) link.click();
  });
  await page.waitForTimeout(300);
}

for (const [name, file] of Object.entries(pages)) {
  for (const bypassCSP of [false, true]) {
    test(`nothing runs: ${name}${bypassCSP ? ', without its policy' : ''}`, () => withPage({ file, bypassCSP }, async (page) => {
      await page.evaluate(() => { globalThis.calls = []; globalThis.ran = (n) => globalThis.calls.push(n); });
      await touchAll(page);
      assert.deepEqual(await page.evaluate(() => globalThis.calls), []);
    }));
  }

  test(`the payloads are there, as text: ${name}`, () => withPage({ file }, async (page) => {
    const text = await page.evaluate(() => document.body.textContent);
    for (const payload of payloads) assert.ok(text.includes(payload), payload);
  }));

  test(`nothing in the page could run: ${name}`, () => withPage({ file }, async (page) => {
    const found = await page.evaluate(() => {
      const inert = /^(#|https?:\/\/|ftp:\/\/|mailto:)/;
      const complaints = [];
      if (document.querySelectorAll('script').length !== 1) complaints.push('scripts');
      if (document.querySelectorAll('style').length !== 1) complaints.push('style sheets');
      for (const element of document.querySelectorAll('iframe, object, embed, img, base, math, svg')) complaints.push(element.outerHTML.slice(0, 80));
      for (const element of document.querySelectorAll('*')) {
        for (const { name: attribute, value } of element.attributes) {
          if (/^on/.test(attribute) || ['style', 'src', 'srcdoc', 'action', 'formaction'].includes(attribute)) complaints.push(`${attribute}=${value}`);
          if (attribute === 'href' && element.localName === 'a' && !inert.test(value)) complaints.push(value);
        }
      }
      return complaints;
    });
    assert.deepEqual(found, []);
  }));

  test(`the policy is strict: ${name}`, () => withPage({ file }, async (page) => {
    const policy = await page.evaluate(() => document.querySelector('meta[http-equiv="Content-Security-Policy"]').content);
    assert.ok(!policy.includes('unsafe'));
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]) assert.ok(policy.includes(directive), policy);
  }));

  test(`what is written into the page later is not followed: ${name}`, async () => {
    await assert.rejects(withPage({ file }, async (page) => {
      await page.evaluate(() => {
        globalThis.ran = () => { throw new Error('it ran'); };
        const script = document.createElement('script');
        script.textContent = 'ran()';
        document.body.append(script);
      });
    }), /Content Security Policy/);
  });
}
