import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A storage that answers the calls of S3 that Trellis makes, for one bucket. It does not check signatures. */
export interface S3Stub {
  readonly origin: string;
  /** Keys with content. */
  readonly keys: () => string[];
  /** While true, every call is answered with 503. */
  isAway: boolean;
  readonly close: () => Promise<void>;
}

/** Starts a stub on a free port of this machine. */
export async function startS3Stub(bucket: string): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await buffer(request);
    const [, name, key = ''] = /^\/([^/]+)\/([^?]+)/.exec(request.url ?? '') ?? [];
    if (stub.isAway) return void response.writeHead(503).end();
    if (name !== bucket || !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void response.writeHead(403).end();
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, content);
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (found === undefined) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.length }).end(found);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: S3Stub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
