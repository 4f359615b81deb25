// Every link of a site leads to a file of it, and to an element where it has an anchor.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const decode = (text) => text.replace(/&(amp|quot|lt|gt);/g, (_, name) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name]);

// Returns the links that lead nowhere, as "page: link".
export function brokenLinks(folder) {
  const files = new Set(readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(folder, join(entry.parentPath ?? entry.path, entry.name))));
  const ids = new Map();
  const links = [];
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    ids.set(file, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((match) => decode(match[1]))));
    for (const [, link] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) links.push([file, decode(link)]);
    for (const [, link] of html.matchAll(/content="0; url=([^"]*)"/g)) links.push([file, decode(link)]);
  }
  const broken = [];
  for (const [file, link] of links) {
    if (/^[a-z]+:/i.test(link)) continue;
    const [path, anchor] = link.replace(/\?[^#]*/, '').split('#');
    let target = path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
    if (target.endsWith('/') || target === '.') target = posix.join(target, 'index.html');
    const found = files.has(target) && (!anchor || !target.endsWith('.html') || ids.get(target).has(decodeURIComponent(anchor)));
    if (!found) broken.push(`${file}: ${link}`);
  }
  return { links: links.length, broken };
}
