import { answerServer } from '../inspector/answer-server.ts';
import { INSPECTION_LIMIT_MS } from './inspection.ts';

/** Most bytes of the text of a document in UTF-8. A long CV has about 20,000. */
export const MAX_TEXT = 200_000;

/** Shorter runs of single letters are words and initials. */
const LEAST_SPACED = 4;

const LETTER = /^\p{L}\p{M}{0,4}$/u;

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
    const whole = this.#parts.join('').slice(0, MAX_TEXT).toWellFormed().replaceAll('\0', '').normalize('NFKC');
    return whole
      .split('\n')
      .map((line) => wordsIn(line).join(' '))
      .filter((line) => line !== '')
      .join('\n');
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

/** The words of a line. A word whose letters stand apart, with one blank between them, becomes one: a heading, or letters placed one by one. */
function wordsIn(line: string): readonly string[] {
  const words: string[] = [];
  let apart: string[] = [];
  const endRun = (): void => {
    words.push(...(apart.length < LEAST_SPACED ? apart : [apart.join('')]));
    apart = [];
  };
  for (const word of line.split(/\s/u)) {
    if (LETTER.test(word)) {
      apart.push(word);
      continue;
    }
    endRun();
    if (word !== '') words.push(word);
  }
  endRun();
  return words;
}
