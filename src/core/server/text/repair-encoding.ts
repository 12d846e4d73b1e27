import { isClear, type MisreadSequence } from './misread-sequence.ts';

const decoder = new TextDecoder('windows-1252');

const byteOfCharacter = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) {
  // Software misreads UTF-8 as Windows-1252 or as ISO 8859-1. The latter leaves C1 control characters.
  byteOfCharacter.set(String.fromCharCode(byte), byte);
  byteOfCharacter.set(decoder.decode(Uint8Array.of(byte)), byte);
}

/** The byte that Windows-1252 or ISO 8859-1 shows as this character; `undefined` for ASCII and for characters of neither. */
function highByteOf(character: string): number | undefined {
  return byteOfCharacter.get(character);
}

/** The character of Windows-1252 for a byte from 0x80 to 0xFF. */
function characterOf(byte: number): string {
  return decoder.decode(Uint8Array.of(byte));
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

// Contains every first character of a misread sequence, so that most texts are returned at once.
const SUSPECT = /[\u0080-\u009f\u00c2-\u00f4\ue000-\uf8ff]/;
const C1_CONTROL = /[\u0080-\u009f]/g;

// Word processors store the bullets of their symbol fonts in the private use area. Elsewhere they show as empty boxes.
const SYMBOL_FONT_BULLET = /[\uf0a7\uf0b7]/g;

/**
 * Repairs UTF-8 that was read as Windows-1252 or ISO 8859-1 (`â€™` is `’`), even if that happened several times. Only unambiguous sequences
 * are changed.
 */
export function repairEncoding(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let repaired = text;
  for (let before = ''; before !== repaired; ) {
    before = repaired;
    repaired = repairOnce(repaired);
  }
  return repaired.replace(C1_CONTROL, (control) => characterOf(control.charCodeAt(0))).replace(SYMBOL_FONT_BULLET, '•');
}

function repairOnce(text: string): string {
  let repaired = '';
  let from = 0;
  for (const run of findRuns(text)) {
    for (const sequence of run) {
      if (!isClear(sequence, text[sequence.start - 1], run)) continue;
      repaired += text.slice(from, sequence.start) + sequence.decoded;
      from = sequence.end;
    }
  }
  return from === 0 ? text : repaired + text.slice(from);
}

/** All sequences of characters that are the bytes of one multi-byte UTF-8 character, with adjacent sequences grouped. */
function findRuns(text: string): MisreadSequence[][] {
  const runs: MisreadSequence[][] = [];
  for (let start = 0; start < text.length; ) {
    const sequence = sequenceAt(text, start);
    const run = runs.at(-1);
    if (sequence !== undefined && run?.at(-1)?.end === start) run.push(sequence);
    else if (sequence !== undefined) runs.push([sequence]);
    start = sequence?.end ?? start + 1;
  }
  return runs;
}

function sequenceAt(text: string, start: number): MisreadSequence | undefined {
  const lead = highByteOf(text[start] ?? '');
  if (lead === undefined || lead < 0xc2 || lead > 0xf4) return undefined;
  const end = start + (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);
  const bytes = [lead];
  for (const character of text.slice(start + 1, end)) {
    const byte = highByteOf(character);
    // Only such bytes follow the first one. The decoder is slow where it fails.
    if (byte === undefined || byte > 0xbf) return undefined;
    bytes.push(byte);
  }
  if (bytes.length !== end - start) return undefined;
  const decoded = decode(bytes);
  return decoded === undefined ? undefined : { start, end, shown: text.slice(start, end), bytes, decoded };
}

function decode(bytes: readonly number[]): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
