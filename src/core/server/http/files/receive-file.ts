import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiFault } from '../../errors/api-fault.ts';

/** The minimum rate of a sender: at least this many bytes in each span of this many milliseconds. */
export const SLOWEST = Object.freeze({ bytes: 10 * 1024, everyMs: 10_000 });

interface BodyLimits {
  readonly maxBytes: number;
  readonly maxSeconds: number;
}

/**
 * Writes a body to a new file and returns its length. On failure it removes the file but does not destroy the body, so that the sender
 * still gets a response.
 *
 * @throws ApiFault too-slow, payload-too-large, or bad-request for a body that broke off
 */
export async function receiveFile(body: Readable, path: string, { maxBytes, maxSeconds }: BodyLimits): Promise<number> {
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(new ApiFault('too-slow'));
  let bytes = 0;
  let before = 0;
  const clock = setTimeout(giveUp, maxSeconds * 1000);
  const pulse = setInterval(() => {
    if (bytes - before < SLOWEST.bytes) giveUp();
    before = bytes;
  }, SLOWEST.everyMs);
  const counted = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new ApiFault('payload-too-large'));
      else done(null, chunk);
    },
  });
  // The body is not part of the pipeline: a failing pipeline would destroy it, and with it the connection.
  const end = followBody(body, counted);
  try {
    await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: stop.signal });
    return bytes;
  } catch (error) {
    await rm(path, { force: true });
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(clock);
    clearInterval(pulse);
    end();
  }
}

// When the body breaks off, the copy to the file ends too. Returns a function that stops following.
function followBody(body: Readable, into: Transform): () => void {
  const breakOff = (): void => {
    if (!body.readableEnded) into.destroy(new ApiFault('bad-request'));
  };
  // An `error` event without a listener would end the process.
  const onError = (): void => breakOff();
  body.on('error', onError);
  body.once('close', breakOff);
  body.pipe(into);
  if (body.destroyed) breakOff();
  return () => {
    body.off('close', breakOff);
    body.unpipe(into);
  };
}

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
