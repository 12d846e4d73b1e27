import { type FoundCell, faultyCell, foundCell } from '../found-row.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';
import { codeText } from './number-code.ts';
import { serialDate } from './serial-date.ts';
import type { Workbook } from './workbook.ts';
import { decodeEscapes } from './xml-text.ts';

/** A cell as its sheet writes it (ISO/IEC 29500-1, 18.3.1.4). */
export interface WrittenCell {
  readonly column: number;
  readonly type: string;
  /** The place of its format. */
  readonly format: number;
  readonly hasFormula: boolean;
  /** The value that was saved. Empty texts of formulas are saved, too. */
  readonly value: string | undefined;
  /** The text of a cell that shares none. */
  readonly text: string;
}

type Values = Pick<Workbook, 'sharedTexts' | 'formats' | 'is1904'>;

/**
 * The cell with its text. Formulas are never calculated: the saved value counts.
 *
 * @throws SpreadsheetRefused if it names a shared text that is not there
 */
export function cellOf(cell: WrittenCell, values: Values): FoundCell | undefined {
  const { column, type, hasFormula, value } = cell;
  if (hasFormula && (value === undefined || (value === '' && type !== 'str')) && cell.text === '')
    return faultyCell(column, 'imports.formula');
  if (type === 'e') return faultyCell(column, 'imports.cell-error');
  return foundCell(column, textOf(cell, values), 'xlsx');
}

function textOf({ type, format, value = '', text }: WrittenCell, values: Values): string {
  if (type === 'inlineStr') return decodeEscapes(text);
  if (value === '') return '';
  if (type === 's') return decodeEscapes(sharedText(value, values.sharedTexts));
  if (type === 'str') return decodeEscapes(value);
  if (type === 'b') return ['1', 'true'].includes(value) ? 'TRUE' : 'FALSE';
  if (type === 'd') return isoDate(value);
  return numberText(value, format, values);
}

function sharedText(value: string, texts: readonly string[]): string {
  const text = texts[Number(value)];
  if (text === undefined) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  return text;
}

/** Digits that spreadsheet programs show. More are remains of a calculation. */
const SHOWN_DIGITS = 15;

/** The text of the number as its format shows it, if that is a code, or its date, or else its shortest text. What is no number stays as it is. */
function numberText(value: string, format: number, { formats, is1904 }: Values): string {
  const exact = Number(value);
  if (!Number.isFinite(exact)) return value;
  const number = Number.isInteger(exact) ? exact : Number(exact.toPrecision(SHOWN_DIGITS));
  const { kind, code } = formats[format] ?? { kind: 'number' };
  const date = kind === 'number' ? undefined : serialDate(exact, is1904, kind === 'time');
  return date ?? (code === undefined ? undefined : codeText(number, code)) ?? plainText(number);
}

/** Three decimals could also be a group of thousands. A zero behind them says what they are. */
function plainText(number: number): string {
  const text = String(number === 0 ? 0 : number);
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A date that is written as text, in the form of other dates. */
function isoDate(value: string): string {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?)?$/.exec(value) ?? [];
  if (date === undefined) return value;
  return time === undefined || time === '00:00:00' ? date : `${date}T${time}`;
}
