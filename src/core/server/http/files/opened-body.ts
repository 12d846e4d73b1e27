import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ApiFault } from '../../errors/api-fault.ts';
import { errorCode } from '../../errors/caught-error.ts';
import { tagOf } from '../entity-tag.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileBody } from './handle-download.ts';

/** A body that is ready to be sent. Errors at its beginning can no longer occur. */
export interface OpenedBody {
  /** Bytes of the whole body; `undefined` where they are not known before the end. */
  readonly length: number | undefined;
  /** Tag made from the content; `undefined` where the content is not known before the end. */
  readonly tag: string | undefined;
  /** Whether the caller may request ranges. A body with ranges is not compressed. */
  readonly hasRanges: boolean;
  readonly read: (range?: ByteRange) => string | Buffer | Readable;
  /** Releases a body that is not read. */
  readonly close: () => Promise<void>;
}

/** Calls the function when the receiver leaves. The result stops that. */
export type OnLeave = (leave: () => void) => () => void;

/**
 * Opens a body. Pieces are told at once when the receiver leaves before the first one is there.
 *
 * @throws ApiFault not-found for a file that is not there
 */
export async function openBody(body: FileBody, onLeave: OnLeave): Promise<OpenedBody> {
  if (typeof body === 'string' || body instanceof Uint8Array) return openWhole(Buffer.from(body));
  if ('path' in body) return openDisk(body.path);
  return openPieces(body, onLeave);
}

function openWhole(content: Buffer): OpenedBody {
  return { length: content.length, tag: tagOf(content), hasRanges: false, read: () => content, close: async () => undefined };
}

async function openDisk(path: string): Promise<OpenedBody> {
  const file = await open(path).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new ApiFault('not-found') : error;
  });
  const { size, mtimeMs } = await file.stat();
  return {
    length: size,
    tag: tagOf(`${size} ${mtimeMs}`),
    hasRanges: true,
    // Closes the file at its end.
    read: (range) => file.createReadStream(range),
    close: () => file.close(),
  };
}

// Fetches the first piece before the response starts, so that a failure there still gets a normal error response.
async function openPieces(pieces: AsyncIterable<string | Uint8Array>, onLeave: OnLeave): Promise<OpenedBody> {
  const iterator = pieces[Symbol.asyncIterator]();
  const close = async (): Promise<void> => void (await iterator.return?.());
  // The receiver has left, so a failure of closing cannot be reported to it.
  const stopListening = onLeave(() => void close().catch(() => undefined));
  const first = await iterator.next().finally(stopListening);
  async function* all(): AsyncGenerator<string | Uint8Array> {
    try {
      for (let next = first; next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await close();
    }
  }
  return { length: undefined, tag: undefined, hasRanges: false, read: () => Readable.from(all(), { objectMode: false }), close };
}
