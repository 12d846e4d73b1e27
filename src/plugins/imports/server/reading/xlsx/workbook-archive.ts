import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { type ArchiveFault, ArchiveRefused, type LookedThrough, lookThrough, openEntry } from '#core/server/archives/look-through.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';
import { type XmlHandlers, XmlReader } from './xml-reader.ts';

/** Most entries of a workbook. One of ten sheets has about 40. */
const MAX_ENTRIES = 200;

/** Most characters of a part that is read at once. The links of a sheet may have as many. */
const MAX_SMALL = 16 * 1024 * 1024;

const CODES = {
  other: 'imports.kind',
  protected: 'imports.protected',
  large: 'imports.too-heavy',
  unsound: 'imports.unreadable',
} as const satisfies Record<ArchiveFault, string>;

/** The parts of a workbook by their names, whose case does not matter. */
export class WorkbookArchive {
  readonly #looked: LookedThrough;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(looked: LookedThrough) {
    this.#looked = looked;
    this.#entries = new Map(looked.entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The text of a part in pieces. A part that is not there has none. */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return;
    const decode = decoder();
    let sum = 0;
    for await (const chunk of await openEntry(this.#looked, entry)) {
      sum = crc32(chunk, sum);
      yield decode(chunk);
    }
    yield decode(undefined);
    if (sum !== entry.crc32) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  }

  /** Reads a small part at once. */
  async readXml(name: string, handlers: XmlHandlers): Promise<void> {
    const reader = new XmlReader(handlers);
    const pieces: string[] = [];
    let characters = 0;
    for await (const piece of this.pieces(name)) {
      characters += piece.length;
      if (characters > MAX_SMALL) throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
      pieces.push(piece);
    }
    reader.write(pieces.join(''));
    reader.end();
  }
}

/** @throws SpreadsheetRefused for an archive that is not opened */
export async function openArchive(content: Buffer): Promise<WorkbookArchive> {
  try {
    return new WorkbookArchive(await lookThrough(content, MAX_ENTRIES));
  } catch (error) {
    throw error instanceof ArchiveRefused ? new SpreadsheetRefused({ code: CODES[error.fault] }) : error;
  }
}

/** Decodes XML in pieces, in UTF-16 if it has a byte order mark and in UTF-8 otherwise. The last piece is `undefined`. */
function decoder(): (piece: Buffer | undefined) => string {
  let decoding: InstanceType<typeof TextDecoder> | undefined;
  return (piece) => {
    decoding ??= new TextDecoder(encodingOf(piece ?? Buffer.alloc(0)), { fatal: true });
    return decoding.decode(piece, { stream: piece !== undefined });
  };
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
