import type { IncomingMessage } from 'node:http';

/** How much of a refused body is read and dropped, and for how long, before the connection is ended. */
const PATIENCE = Object.freeze({ bytes: 4 * 1024 * 1024, milliseconds: 5_000 });

/**
 * Drops what is left of a body whose call was refused. A sender reads the answer only after it has sent some of the rest, and would
 * see a broken connection if it were ended at once. What is longer than that is not read.
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
