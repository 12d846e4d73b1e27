import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { REJECTION_HEADER, rejectionLine } from '../records/recorded-rejections.ts';
import type { Rejection } from '../row/read-posting.ts';

/** A CSV file of rejected rows: line, column, reason. The first rejected row creates it. */
export class RejectionReport {
  readonly #path: string;
  #stream: WriteStream | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Path of the file; `undefined` while no row was rejected. */
  get path(): string | undefined {
    return this.#stream === undefined ? undefined : this.#path;
  }

  async add(rejection: Rejection): Promise<void> {
    this.#stream ??= await begin(this.#path);
    const roomLeft = this.#stream.write(rejectionLine(rejection));
    if (!roomLeft) await once(this.#stream, 'drain');
  }

  /** Resolves when the whole file is on disk. */
  async close(): Promise<void> {
    if (this.#stream === undefined) return;
    this.#stream.end();
    await finished(this.#stream);
  }
}

async function begin(path: string): Promise<WriteStream> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(stream, 'open');
  stream.write(REJECTION_HEADER);
  return stream;
}
