import { type FileHandle, open, readFile, rename, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';

/** A changed entry: its key, and its new value as JSON; `undefined` when it was deleted. */
export type Change = readonly [key: string, json: string | undefined];

// The file is rewritten when its superseded data outweighs its current data.
const COMPACTION_BYTES = 8 * 1024 * 1024;

/**
 * A map stored in a file to which changes are appended, one JSON line each. Changes that `record` has confirmed survive a crash of the
 * process and of the machine.
 */
export class Journal {
  readonly #file: string;
  readonly #entries: Map<string, string>;
  #handle: FileHandle;
  #bytes = 0;
  #compactBeyond = Number.POSITIVE_INFINITY;
  #waiting = '';
  #erases = false;
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  private constructor(file: string, entries: Map<string, string>, handle: FileHandle) {
    this.#file = file;
    this.#entries = entries;
    this.#handle = handle;
  }

  /**
   * Reads the file and rewrites it without superseded data.
   *
   * @throws StartupError when a line in the middle is damaged
   */
  static async open(file: string): Promise<Journal> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A line without a line feed was being written when the process died, and was never confirmed.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const entries = parse(whole, file);
    const journal = new Journal(file, entries, await open(file, 'a', 0o600));
    try {
      await journal.#compact();
    } catch {
      // On a full disk the old file is still used, without its incomplete end.
      await truncate(file, Buffer.byteLength(whole));
    }
    return journal;
  }

  /** The current entries: JSON by key. */
  get entries(): ReadonlyMap<string, string> {
    return this.#entries;
  }

  /**
   * Resolves when these changes, and all recorded before, are on disk. Changes that arrive in the meantime share the next write. With
   * `erase` the file is rewritten without superseded and deleted data.
   */
  record(changes: readonly Change[], { erase = false }: { readonly erase?: boolean } = {}): Promise<void> {
    if (erase && changes.length > 0) this.#erases = true;
    for (const [key, json] of changes) {
      if (json === undefined) this.#entries.delete(key);
      else this.#entries.set(key, json);
      this.#waiting += lineOf(key, json);
    }
    if (this.#waiting === '') return this.#last;
    this.#next ??= this.#last.then(() => this.#write());
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#last);
    await this.#handle.close();
  }

  #write(): Promise<void> {
    const text = this.#waiting;
    const erases = this.#erases;
    this.#waiting = '';
    this.#erases = false;
    this.#last = this.#next ?? this.#last;
    this.#next = undefined;
    return this.#append(text, erases);
  }

  async #append(text: string, erases: boolean): Promise<void> {
    this.#bytes += Buffer.byteLength(text);
    if (erases || this.#bytes > this.#compactBeyond) return this.#compact();
    await this.#handle.appendFile(text);
    await this.#handle.datasync();
  }

  async #compact(): Promise<void> {
    const text = [...this.#entries].map(([key, json]) => lineOf(key, json)).join('');
    const draft = `${this.#file}.new`;
    await rm(draft, { force: true });
    const handle = await open(draft, 'ax', 0o600);
    try {
      await handle.appendFile(text);
      await handle.datasync();
      await rename(draft, this.#file);
      await syncFolder(path.dirname(this.#file));
    } catch (error) {
      await handle.close();
      await rm(draft, { force: true });
      throw error;
    }
    await this.#handle.close();
    this.#handle = handle;
    this.#bytes = Buffer.byteLength(text);
    this.#compactBeyond = COMPACTION_BYTES + 2 * this.#bytes;
  }
}

function lineOf(key: string, json: string | undefined): string {
  return `{"k":${JSON.stringify(key)},"v":${json ?? 'null'}}\n`;
}

function parse(text: string, file: string): Map<string, string> {
  const entries = new Map<string, string>();
  text.split('\n').forEach((line, index) => {
    if (line === '') return;
    try {
      const { k, v } = JSON.parse(line) as { k: string; v: unknown };
      if (v === null) entries.delete(k);
      else entries.set(k, JSON.stringify(v));
    } catch {
      throw new StartupError(`Line ${index + 1} of ${file} is damaged; restore the file from a backup, or delete that line.`);
    }
  });
  return entries;
}

// A rename is on disk only after its folder is flushed.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
