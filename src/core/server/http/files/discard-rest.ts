import type { IncomingMessage } from 'node:http';

/** Bytes and milliseconds up to which a refused body is read and dropped before the connection is closed. */
const PATIENCE = Object.freeze({ bytes: 4 * 1024 * 1024, milliseconds: 5_000 });

/**
 * Reads and drops the rest of a body whose call was refused. A sender reads the response only after it has sent some of the rest. It would
 * see a broken connection if the server closed it at once. A longer rest is not read.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = PATIENCE.bytes;
  const end = (): void => void request.destroy();
  const timer = setTimeout(end, PATIENCE.milliseconds).unref();
  request.once('close', () => clearTimeout(timer));
  request.on('error', () => undefined);
  request.on('data', (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) end();
  });
  request.resume();
}
