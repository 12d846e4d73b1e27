// Decimal digits are in groups of ten code points that begin with the zero. The supported groups begin at these code points.
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** Extracts the digits from typed text and converts the supported scripts to 0 to 9. */
export function typedDigits(typed: string): string {
  return withAsciiDigits(typed).replace(/[^0-9]/g, '');
}

/** What the reading of an amount depends on. */
export interface NumberNotation {
  /** The language of the reader (BCP 47). It decides what a single point or comma before three digits means. */
  readonly locale: string;
  /** Number of decimals that the amount may have; none when absent. */
  readonly decimals?: number;
  /** ISO 4217. Its sign in the language of the reader is accepted, in addition to the general signs. */
  readonly currency?: string | undefined;
}

// Directional marks stand around numbers in right-to-left text.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Signs and codes of currencies: $, US$, €, EUR.
const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3})`;
const AMOUNT = new RegExp(String.raw`^(?:${CURRENCY}\s*)?(?<amount>\d[^\p{L}\p{Sc}]*?)\s*(?<thousands>k)?(?:\s*${CURRENCY})?$`, 'iu');

// Groups of three digits, or the Indian grouping: 1,00,000.
const WHOLE = /^(?:\d+|\d{1,3}(?<mark>[,.٬ ])\d{3}(?:\k<mark>\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/;

/** Amounts of money are often written with two decimals, also whole ones. */
const ZEROS_AFTER_WHOLE = 2;

/**
 * Parses a typed amount of zero or more in any supported script, with separators, a currency sign or code, and `k` for thousands. Returns
 * `undefined` if the text is not such an amount, has more decimals than allowed, or is too large to be exact.
 */
export function typedNumber(typed: string, { locale, decimals = 0, currency }: NumberNotation): number | undefined {
  const text = withoutSign(withAsciiDigits(typed).replace(DIRECTION, ''), locale, currency).trim();
  const { amount, thousands } = AMOUNT.exec(text)?.groups ?? {};
  if (amount === undefined) return undefined;
  const spaced = amount.replace(/['’]/g, ' ');
  const at = decimalPosition(spaced, locale);
  const whole = at === -1 ? spaced : spaced.slice(0, at);
  const fraction = at === -1 ? '' : spaced.slice(at + 1);
  if (!WHOLE.test(whole) || (at !== -1 && !/^\d+$/.test(fraction))) return undefined;
  return exactNumber(whole.replace(/\D/g, ''), fraction, { shift: thousands === undefined ? 0 : 3, decimals });
}

function exactNumber(whole: string, fraction: string, { shift, decimals }: { shift: number; decimals: number }): number | undefined {
  const digits = fraction.padEnd(shift, '0');
  const units = Number(whole + digits.slice(0, shift));
  const rest = digits.slice(shift);
  // "60.000" in a language with a decimal point may be meant as 60,000, so it is not read as 60.
  if (rest.length > Math.max(decimals, ZEROS_AFTER_WHOLE)) return undefined;
  const needed = rest.replace(/0+$/, '');
  if (needed.length > decimals || units > Number.MAX_SAFE_INTEGER / 10 ** decimals) return undefined;
  return needed === '' ? units : Number(`${units}.${needed}`);
}

/** The position of the decimal mark, or -1. */
function decimalPosition(amount: string, locale: string): number {
  const arabic = amount.indexOf('٫');
  if (arabic !== -1) return arabic;
  const last = Math.max(amount.lastIndexOf(','), amount.lastIndexOf('.'));
  const mark = amount[last];
  if (mark === undefined) return -1;
  // Of two different marks, the last separates decimals. A mark that occurs several times separates thousands.
  if (/[,.٬ ]/.test(amount.slice(0, last).replaceAll(mark, ''))) return last;
  if (amount.indexOf(mark) !== last) return -1;
  const mayBeGroup = /^[1-9]\d{0,2}.\d{3}$/.test(amount);
  return mayBeGroup && mark !== decimalMarkOf(locale) ? -1 : last;
}

function decimalMarkOf(locale: string): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
}

function withoutSign(text: string, locale: string, currency: string | undefined): string {
  if (currency === undefined) return text;
  return (['symbol', 'narrowSymbol'] as const).reduce((rest, currencyDisplay) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    const sign = parts
      .find(({ type }) => type === 'currency')
      ?.value.normalize('NFKC')
      .replace(DIRECTION, '');
    return sign === undefined ? rest : rest.replace(sign, ' ');
  }, text);
}

function withAsciiDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\p{Nd}/gu, digitOf);
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? '' : String(code - zero);
}
