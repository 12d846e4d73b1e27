import { codeOf, type NumberCode } from './number-code.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

/** What a number of this format is. A `time` is a part of a day. */
export type NumberKind = 'number' | 'date' | 'time';

/** A format of cells. */
export interface CellFormat {
  readonly kind: NumberKind;
  /** How a number with a fixed count of digits is shown. */
  readonly code?: NumberCode | undefined;
}

/** The formats by their places. */
export type CellFormats = readonly CellFormat[];

/** The formats that programs know by number (ISO/IEC 29500-1, 18.8.30), with those of East Asia. */
const BUILT_IN: readonly (readonly [from: number, to: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date'],
  [27, 31, 'date'],
  [32, 33, 'time'],
  [34, 36, 'date'],
  [45, 45, 'time'],
  [47, 47, 'time'],
  [50, 58, 'date'],
];

/** Texts, escaped characters, fillers, and colours, conditions and languages. A duration has its hours in brackets, and stays a number. */
const NO_TOKENS = /"[^"]*"|\\.|[_*].|\[[^\]]*\]|general|standard/gi;
const DURATION = /\[(?:h+|m+|s+)\]/i;

/** Reads which formats are of dates. */
export async function readFormats(archive: WorkbookArchive, part: string | undefined): Promise<CellFormats> {
  const codes = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isCellFormat = false;
  if (part === undefined || !archive.has(part)) return formats;
  await archive.readXml(part, {
    opened: (name, attributeOf) => {
      if (name === 'cellXfs') isCellFormat = true;
      else if (name === 'numFmt') codes.set(attributeOf('numFmtId') ?? '', attributeOf('formatCode') ?? '');
      else if (name === 'xf' && isCellFormat) formats.push(formatOf(attributeOf('numFmtId') ?? '0', codes));
    },
    closed: (name) => {
      if (name === 'cellXfs') isCellFormat = false;
    },
  });
  return formats;
}

function formatOf(id: string, codes: ReadonlyMap<string, string>): CellFormat {
  const code = codes.get(id);
  if (code === undefined) return { kind: BUILT_IN.find(([from, to]) => Number(id) >= from && Number(id) <= to)?.[2] ?? 'number' };
  const kind = kindOfCode(code);
  return kind === 'number' ? { kind, code: codeOf(code) } : { kind };
}

/** The kind of numbers of a format code, by the part of it that is for positive numbers. */
export function kindOfCode(code: string): NumberKind {
  if (DURATION.test(code)) return 'number';
  const [tokens = ''] = code.replace(NO_TOKENS, '').split(';');
  if (/[yd]/i.test(tokens)) return 'date';
  if (/[hs]/i.test(tokens)) return 'time';
  // Without hours and seconds, it is the month. A number has digits.
  return /m/i.test(tokens) && !/[0#?]/.test(tokens) ? 'date' : 'number';
}
