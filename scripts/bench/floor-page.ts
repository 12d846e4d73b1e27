import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><script defer src="/floor.js"></script></head><body><div id="root"></div></body></html>`;

/** A page that is served while something is measured. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the floor page, compressed like the client: a document with one script and nothing else. */
export async function serveFloorPage(script: Buffer): Promise<ServedPage> {
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(DOCUMENT)],
    '/floor.js': ['text/javascript; charset=utf-8', brotliCompressSync(script)],
    // The script asks for it at a click; it stands here so that every request is answered.
    '/config.json': ['application/json', brotliCompressSync('{}')],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = files[url] ?? [];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
