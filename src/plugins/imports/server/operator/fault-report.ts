import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLines } from '#core/server/spreadsheets/csv/csv-lines.ts';
import { FAULT_COLUMNS, type LineFault } from '../import-lists.ts';

/** A CSV file of faults. The first one creates it. */
export class FaultReport {
  readonly #path: string;
  #rows: PassThrough | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  get isEmpty(): boolean {
    return this.#rows === undefined;
  }

  async add(fault: LineFault): Promise<void> {
    this.#rows ??= this.#begin();
    if (!this.#rows.write(fault)) await Promise.race([once(this.#rows, 'drain'), this.#written]);
  }

  /** Resolves when the whole file is on disk. */
  async close(): Promise<void> {
    this.#rows?.end();
    await this.#written;
  }

  #begin(): PassThrough {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const rows = new PassThrough({ objectMode: true });
    this.#written = pipeline(csvLines(FAULT_COLUMNS, rows), createWriteStream(this.#path, { flags: 'wx', mode: 0o600 }));
    // It may fail before it is awaited.
    this.#written.catch(() => undefined);
    return rows;
  }
}
