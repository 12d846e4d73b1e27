import type { DecimalSign } from '#core/contract/spreadsheets.ts';
import { plainDigits } from '#core/server/spreadsheets/written/plain-digits.ts';
import { readNumber } from '#core/server/spreadsheets/written/written-number.ts';

/** Amounts in whole units. An open end, or an end of zero, is `undefined`. */
export interface AmountRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** An amount with two readings. */
export interface OpenAmount {
  readonly kind: 'open';
  readonly one: number;
  readonly other: number;
}

export type AmountReading = { readonly kind: 'read'; readonly value: number; readonly isThousands: boolean } | OpenAmount;

export type RangeReading = ({ readonly kind: 'read' } & AmountRange) | OpenAmount;

const THOUSANDS = 1000;
const FACTORS: Readonly<Record<string, number>> = {
  ...{
    k: THOUSANDS,
    t: THOUSANDS,
    tsd: THOUSANDS,
    tausend: THOUSANDS,
    thousand: THOUSANDS,
    هزار: THOUSANDS,
    ألف: THOUSANDS,
    אלף: THOUSANDS,
  },
  ...{ lakh: 1e5, lakhs: 1e5, lac: 1e5, mio: 1e6, million: 1e6, میلیون: 1e6, مليون: 1e6, מיליון: 1e6 },
};

const WITH_FACTOR = new RegExp(`(?<!\\p{L})(${Object.keys(FACTORS).join('|')})\\.?$`, 'iu');

/** `450,-` is a whole amount, and no range. */
const WHOLE_MARK = /([.,])-{1,2}(?!\s*[\d-])/g;
const BETWEEN = /(?<=[\d\p{L}.=])\s*(?:-+|(?<!\p{L})(?:to|and|bis|und|إلى|الى|حتى|تا|עד)(?!\p{L}))\s*(?=\d)/iu;
const UP_TO = /^(?:up to|bis zu|bis|max\.?|maximum|höchstens|حتى|تا|עד)\s+/iu;
const FROM = /^(?:from|starting at|at least|ab|von|mindestens|min\.?|minimum|من|از|החל מ)\s+/iu;
const IN_RANGE = /^(?:between|zwischen|from|von|بين|بین|من|از|בין)\s+/iu;
const AROUND = /^(?:ca\.?|circa|approx\.?|about|etwa|rund|~)\s*/i;
const GROSS = /(?<!\p{L})(?:brutto|netto|gross|net)(?!\p{L})/giu;
const OPEN_ABOVE = /\s*\+$/;

/** If the upper end is at least this many times the lower end, one end lacks its `k`. */
const FAR_APART = 100;

/** Reads one amount, such as 45 000, 45.000,50, 45k or 12,5 Tsd. */
export function readAmount(text: string, decimal: DecimalSign | undefined): AmountReading | undefined {
  const plain = plainText(text);
  const word = WITH_FACTOR.exec(plain);
  const factor = FACTORS[word?.[1]?.toLowerCase() ?? ''] ?? 1;
  const number = readNumber(word === null ? plain : plain.slice(0, word.index), decimal);
  if (number === undefined) return undefined;
  // Decimals of binary numbers must not become digits: 4.35 × 1000.
  const times = (value: number): number => Number((value * factor).toPrecision(15));
  if (number.kind === 'open') return { kind: 'open', one: times(number.thousands), other: times(number.decimals) };
  return { kind: 'read', value: times(number.value), isThousands: factor === THOUSANDS };
}

/** Reads `30000-40000`, `30-40k`, `up to 50,000`, `from 17.50`, `45k+`, or one amount, which becomes both ends. */
export function readRange(text: string, decimal: DecimalSign | undefined): RangeReading | undefined {
  const plain = plainText(text.replace(GROSS, ' ')).replace(AROUND, '');
  const between = BETWEEN.exec(plain);
  if (between !== null) {
    const low = readAmount(plain.slice(0, between.index).replace(IN_RANGE, ''), decimal);
    const high = readAmount(plain.slice(between.index + between[0].length), decimal);
    if (low !== undefined && high !== undefined) return rangeOf(low, high);
  }
  const isUpTo = UP_TO.test(plain);
  const isFrom = !isUpTo && (FROM.test(plain) || OPEN_ABOVE.test(plain));
  const amount = readAmount(plain.replace(isUpTo ? UP_TO : FROM, '').replace(OPEN_ABOVE, ''), decimal);
  if (amount?.kind !== 'read') return amount;
  return range(isUpTo ? 0 : amount.value, isFrom ? 0 : amount.value);
}

function plainText(text: string): string {
  return plainDigits(text).replace(WHOLE_MARK, '$1=').trim();
}

/** In `30-40k` the `k` applies to both ends. In `900 - 1k` it applies to one. */
function rangeOf(low: AmountReading, high: AmountReading): RangeReading {
  if (low.kind === 'open') return low;
  if (high.kind === 'open') return high;
  const [min, max] = [low.value, high.value];
  const isShared = low.isThousands !== high.isThousands && Math.min(min, max) * FAR_APART <= Math.max(min, max);
  const times = (end: typeof low): number => end.value * (isShared && !end.isThousands ? THOUSANDS : 1);
  return range(times(low), times(high));
}

function range(min: number, max: number): RangeReading {
  return { kind: 'read', min: min === 0 ? undefined : min, max: max === 0 ? undefined : max };
}
