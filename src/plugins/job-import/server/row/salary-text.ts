import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';

/** Amounts in whole units. An open end, or an end of zero, is `undefined`. */
export interface AmountRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

// 30000, 30,000, 17.5, 20.3706, 45k; not 30.000 or 1,5, whose meaning depends on the country.
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2}|\.\d{4,})?\s*(k)?`;
const ONE = new RegExp(`^${AMOUNT}$`, 'i');
const TWO = new RegExp(`^${AMOUNT}\\s*(?:-|–|—|to|and)\\s*${AMOUNT}$`, 'i');
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,9})?$/;
const UP_TO = /^up to\s+/i;
const FROM = /^(?:from|starting at)\s+/i;
const OPEN_ABOVE = /\s*\+$/;

/** The whole part, the decimals and the `k` of an amount, as matched by {@link AMOUNT}. */
type AmountParts = readonly (string | undefined)[];

/** If the upper end is at least this many times the lower end, one end lacks its `k`. */
const FAR_APART = 100;

/** A number with a decimal point and commas between thousands; `undefined` for any other text. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function parseAmount(text: string): number | undefined {
  const match = ONE.exec(text.trim());
  return match === null ? undefined : amountOf(match.slice(1, 4));
}

/** Parses `30000-40000`, `30-40k`, `up to 50,000`, `from 17.50`, `45k+`, or one amount, which becomes both ends. */
export function parseRange(text: string): AmountRange | undefined {
  const trimmed = text.trim();
  const two = TWO.exec(trimmed);
  if (two !== null) return withSharedThousands(two.slice(1, 4), two.slice(4, 7));
  const amount = parseAmount(trimmed.replace(UP_TO, '').replace(FROM, '').replace(OPEN_ABOVE, ''));
  if (amount === undefined) return undefined;
  if (UP_TO.test(trimmed)) return range(0, amount);
  return FROM.test(trimmed) || OPEN_ABOVE.test(trimmed) ? range(amount, 0) : range(amount, amount);
}

/** In `30-40k` the `k` applies to both ends. In `900 - 1k` it applies to one. */
function withSharedThousands(low: AmountParts, high: AmountParts): AmountRange {
  const [min, max] = [amountOf(low), amountOf(high)];
  const isShared = hasThousands(low) !== hasThousands(high) && Math.min(min, max) * FAR_APART <= Math.max(min, max);
  return isShared ? range(amountOf(low, true), amountOf(high, true)) : range(min, max);
}

function range(min: number, max: number): AmountRange {
  return { min: min === 0 ? undefined : min, max: max === 0 ? undefined : max };
}

function amountOf(parts: AmountParts, isThousands = hasThousands(parts)): number {
  const [whole = '', fraction = ''] = parts;
  return Number(whole.replaceAll(',', '') + fraction) * (isThousands ? 1000 : 1);
}

function hasThousands([, , thousands]: AmountParts): boolean {
  return thousands !== undefined;
}

const CODES = new Set(Intl.supportedValuesOf('currency'));

// Signs of only one currency. A bare $ is not among them, because a dozen countries use it.
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', US$: 'USD', '₹': 'INR', '₽': 'RUB', '₺': 'TRY' };

const TOKEN = /\b[A-Z]{3}\b|US\$|[€£₹₽₺$]/g;

/** The currency in a text: an ISO 4217 code in capitals (`all` and `try` are words) or a sign; `undefined` for none or several. */
export function currencyIn(text: string): string | undefined {
  const named = new Set([...text.matchAll(TOKEN)].map(([token]) => codeOf(token)).filter((code) => code !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}

export function withoutCurrency(text: string): string {
  return text.replace(TOKEN, (token) => (token === '$' || codeOf(token) !== undefined ? ' ' : token)).trim();
}

function codeOf(token: string): string | undefined {
  return SIGNS[token] ?? (CODES.has(token) ? token : undefined);
}

const PERIODS: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /\b(?:hourly|hours?|hr|h)\b/i],
  ['day', /\b(?:daily|days?)\b/i],
  ['week', /\b(?:weekly|weeks?|wk)\b/i],
  ['month', /\b(?:monthly|months?|mo)\b/i],
  ['year', /\b(?:annual|annually|annum|yearly|years?|yr)\b|\bp\.?\s?a\b\.?/i],
];

const BEFORE_PERIOD = /(?:\/|\b(?:per|an?|each)\b)\s*$/i;

/** The pay period in a text; `undefined` when it has none or several. */
export function periodIn(text: string): PayPeriod | undefined {
  const named = PERIODS.filter(([, words]) => words.test(text));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

export function withoutPeriod(text: string): string {
  const match = PERIODS.map(([, words]) => words.exec(text)).find((found) => found !== null);
  if (match === undefined || match === null) return text;
  return `${text.slice(0, match.index).replace(BEFORE_PERIOD, '')} ${text.slice(match.index + match[0].length)}`.trim();
}
