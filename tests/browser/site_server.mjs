// A site's folder on this machine, as any host of files serves it.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml',
};

// Returns the server's address and a function that stops it. `redirects`: whether the host reads
// the list of redirects; if not, 404.html does.
export async function serve(folder, { redirects = true } = {}) {
  const list = redirects && existsSync(join(folder, '_redirects')) ? readFileSync(join(folder, '_redirects'), 'utf8') : '';
  const redirected = new Map(list.split('\n').map((line) => line.split(' ').slice(0, 2)));
  const server = createServer((request, response) => {
    let file = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const to = redirected.get(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    if (to) {
      response.writeHead(301, { location: encodeURI(to) });
      response.end();
      return;
    }
    if (!existsSync(file)) {
      response.writeHead(404, { 'content-type': types['.html'] });
      createReadStream(join(folder, '404.html')).pipe(response);
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] || 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((ready) => { server.listen(0, '127.0.0.1', ready); });
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => { server.closeAllConnections(); server.close(); } };
}
