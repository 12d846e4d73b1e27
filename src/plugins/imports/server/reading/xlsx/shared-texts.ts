import { CELL_LIMITS, SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import { XmlReader } from './xml-reader.ts';

/** As many as a sheet can have cells. */
const MAX_TEXTS = SPREADSHEET_LIMITS.columns * (SPREADSHEET_LIMITS.rows + 1);

/** Characters that are kept of each text. A longer one is a fault, however long it is. */
const MAX_CHARACTERS = 2 * CELL_LIMITS.xlsx + 1;

/**
 * The texts that the cells of all sheets share, in their order.
 *
 * @throws SpreadsheetRefused for more of them than a sheet may have cells
 */
export async function readSharedTexts(archive: WorkbookArchive, part: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined || !archive.has(part)) return texts;
  const text = new RichText();
  const reader = new XmlReader({
    opened: (name) => text.opened(name),
    text: (piece) => text.take(piece),
    closed: (name) => {
      text.closed(name);
      if (name !== 'si') return;
      if (texts.push(text.end()) > MAX_TEXTS) throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
    },
  });
  for await (const piece of archive.pieces(part)) reader.write(piece);
  reader.end();
  return texts;
}

/** Collects a text that may have several pieces with different fonts, without the notes how to pronounce it. */
export class RichText {
  #text = '';
  #isText = false;
  #isNote = false;

  opened(name: string): void {
    if (name === 'rPh') this.#isNote = true;
    else if (name === 't') this.#isText = !this.#isNote;
  }

  closed(name: string): void {
    if (name === 'rPh') this.#isNote = false;
    else if (name === 't') this.#isText = false;
  }

  take(piece: string): void {
    if (this.#isText && this.#text.length < MAX_CHARACTERS) this.#text += piece.slice(0, MAX_CHARACTERS);
  }

  /** The text up to here. */
  end(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
