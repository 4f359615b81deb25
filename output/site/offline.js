// The service worker: without a connection the newest edition is read from what was kept of it.
// version and files come before it, which are written for each site.
const prefix = `codicil ${registration.scope} `;
const cache = prefix + version;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((kept) => kept.addAll(files)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith(prefix) && name !== cache);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
    .then(() => clients.claim()));
});

// The page of a rule is on the page that has all of them.
function ruleAmongAll(url) {
  const [, rule] = url.slice(registration.scope.length).match(/^rule\/([^/?#]+)\//) ?? [];
  return rule ? Response.redirect(`${registration.scope}rule/edition.html#r${rule}`) : Response.error();
}

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  const kept = () => caches.match(event.request, { cacheName: cache, ignoreSearch: true });
  event.respondWith(fetch(event.request).catch(async () => await kept() ?? (mode === 'navigate' ? ruleAmongAll(url) : Response.error())));
});
