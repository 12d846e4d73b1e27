import type { DecimalSign } from '#core/contract/spreadsheets.ts';
import { plainDigits } from './plain-digits.ts';

/** What a text says as a number. */
export type NumberReading =
  | {
      readonly kind: 'read';
      readonly value: number;
      /** The decimal sign of the writer, as far as this text shows it. */
      readonly shows?: DecimalSign | undefined;
    }
  /** Three digits follow the only separator, as in 45.000. The reading by its decimal sign is known when the sign is. */
  | { readonly kind: 'open'; readonly thousands: number; readonly decimals: number; readonly separator: DecimalSign };

/** No number with its separators is longer. */
const LONGEST = 40;
const MOST_DIGITS = 15;
const MOST_DECIMALS = 17;

const NUMBER = /^\d+(?:[ '.,\u066b]\d+)*$/;
/** A whole amount, as in "450,-". */
const WHOLE = /([.,])(?:-{1,2}|=)$/;

/**
 * Reads a number as it is written anywhere: with a point, a comma, a space or an apostrophe between thousands or lakhs. A text with one
 * possible meaning is read. One with two is read by the decimal sign of its column, if that is known.
 */
export function readNumber(text: string, decimal?: DecimalSign): NumberReading | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainDigits(text.trim());
  const end = WHOLE.exec(plain)?.[1];
  const found = end === undefined ? numberIn(plain) : wholeNumber(plain.replace(WHOLE, ''), signOf(end));
  if (found?.kind !== 'open' || decimal === undefined) return found;
  return { kind: 'read', value: decimal === found.separator ? found.decimals : found.thousands };
}

function wholeNumber(plain: string, shows: DecimalSign | undefined): NumberReading | undefined {
  const found = numberIn(plain);
  if (found === undefined) return undefined;
  const value = found.kind === 'open' ? found.thousands : found.value;
  return Number.isInteger(value) ? { kind: 'read', value, shows } : undefined;
}

function numberIn(plain: string): NumberReading | undefined {
  if (!NUMBER.test(plain)) return undefined;
  const [first = '', ...others] = plain.split(/([ '.,\u066b])/);
  const separators = others.filter((_, at) => at % 2 === 0);
  const parts = [first, ...others.filter((_, at) => at % 2 === 1)];
  const [separator] = separators;
  const last = separators.at(-1);
  if (separator === undefined || last === undefined) return readAs(parts, undefined);
  const dividers = separators.slice(0, -1);
  if (separators.length > 1 && separators.every((each) => each === separator)) return grouped(parts, separator);
  if (dividers.length === 0) return withOne(parts, separator);
  const isOneSign = dividers.every((each) => each === separator) && separator !== last;
  if (!isOneSign || separator === '\u066b' || !'.,\u066b'.includes(last) || !areGroups(parts.slice(0, -1), separator)) return undefined;
  return readAs(parts.slice(0, -1), parts.at(-1), signOf(last));
}

function withOne(parts: readonly string[], separator: string): NumberReading | undefined {
  if (separator === ' ' || separator === "'") return grouped(parts, separator);
  const [whole = '', decimals = ''] = parts;
  const read = readAs([whole], decimals, signOf(separator));
  const sign = signOf(separator);
  if (read?.kind !== 'read' || sign === undefined || !areGroups(parts, separator)) return read;
  return { kind: 'open', thousands: Number(whole + decimals), decimals: read.value, separator: sign };
}

function grouped(parts: readonly string[], separator: string): NumberReading | undefined {
  if (separator === '\u066b' || !areGroups(parts, separator)) return undefined;
  return readAs(parts, undefined, separator === '.' ? 'comma' : separator === ',' ? 'point' : undefined);
}

/** Groups of three digits; with commas also lakhs and crores, as in 12,34,567. No group of thousands begins with a zero. */
function areGroups([first = '', ...others]: readonly string[], separator: string): boolean {
  if (first.startsWith('0') || first.length > 3) return false;
  if (others.every(({ length }) => length === 3)) return true;
  const middle = others.slice(0, -1);
  return separator === ',' && first.length < 3 && others.at(-1)?.length === 3 && middle.every(({ length }) => length === 2);
}

function readAs(groups: readonly string[], decimals: string | undefined, shows?: DecimalSign): NumberReading | undefined {
  const whole = groups.join('');
  if (whole.length > MOST_DIGITS || (decimals?.length ?? 0) > MOST_DECIMALS) return undefined;
  return { kind: 'read', value: Number(decimals === undefined ? whole : `${whole}.${decimals}`), shows };
}

function signOf(separator: string): DecimalSign | undefined {
  return separator === '.' ? 'point' : separator === ',' ? 'comma' : undefined;
}
