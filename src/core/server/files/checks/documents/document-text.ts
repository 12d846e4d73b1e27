import { answerServer } from '../inspector/answer-server.ts';
import { INSPECTION_LIMIT_MS } from './inspection.ts';

/** Most bytes of the text of a document in UTF-8. A long CV has about 20,000. */
export const MAX_TEXT = 200_000;

/** A word whose letters stand apart: a heading, or letters that are placed one by one. */
const SPACED = /(?<![^\s])(?:\p{L}\p{M}* ){3,}\p{L}\p{M}*(?![^\s])/gu;

/** Collects the text of a document, up to {@link MAX_TEXT} characters: as many are read as can be kept. */
export class TextCollector {
  #parts: string[] = [];
  #length = 0;

  add(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  get isFull(): boolean {
    return this.#length >= MAX_TEXT;
  }

  /**
   * Without characters that no database keeps, with white space as single blanks and line breaks, and with ordinary letters in place of those
   * that only fonts need, such as joined ones.
   */
  get text(): string {
    return this.#parts
      .join('')
      .slice(0, MAX_TEXT)
      .toWellFormed()
      .replaceAll('\0', '')
      .normalize('NFKC')
      .replace(SPACED, (word) => word.replaceAll(' ', ''))
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ ?\n[ \n]*/gu, '\n')
      .trim();
  }
}

/** Answers the server with the text of the document on the standard input, and ends the process. A document that cannot be read has none. */
export async function answerWithText(textOf: (document: Buffer, collector: TextCollector) => Promise<void>): Promise<void> {
  await answerServer(INSPECTION_LIMIT_MS, async (document) => {
    const collector = new TextCollector();
    try {
      await textOf(document, collector);
    } catch {
      // What was read before the fault is of use.
    }
    const written = withinBytes(collector.text);
    return { found: {}, written: written.length === 0 ? [] : [written] };
  });
}

/** The text in UTF-8, cut between two characters. */
function withinBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_TEXT) return bytes;
  let end = MAX_TEXT;
  // A byte `10xxxxxx` continues a character.
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}
