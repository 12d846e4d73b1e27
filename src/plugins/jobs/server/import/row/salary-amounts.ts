/** Amounts in whole units; an end that is open, or given as nought, is `undefined`. */
export interface AmountRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

// 30000, 30,000, 17.5, 20.3706, 45k; not 30.000 or 1,5, which mean one thing here and another there.
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2}|\.\d{4,})?\s*(k)?`;
const ONE = new RegExp(`^${AMOUNT}$`, 'i');
const TWO = new RegExp(`^${AMOUNT}\\s*(?:-|–|—|to|and)\\s*${AMOUNT}$`, 'i');
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,9})?$/;
const UP_TO = /^up to\s+/i;
const FROM = /^(?:from|starting at)\s+/i;
const OPEN_ABOVE = /\s*\+$/;

/** A number as programs write it, the point before its decimals; commas group thousands. `undefined` when the text is something else. */
export function parseNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function parseAmount(text: string): number | undefined {
  const match = ONE.exec(text.trim());
  return match === null ? undefined : amountOf(match.slice(1, 4));
}

/** `30000-40000`, `up to 50,000`, `from 17.50`, `45k+`, or one amount, which is both ends. */
export function parseRange(text: string): AmountRange | undefined {
  const trimmed = text.trim();
  const two = TWO.exec(trimmed);
  if (two !== null) return range(amountOf(two.slice(1, 4)), amountOf(two.slice(4, 7)));
  const amount = parseAmount(trimmed.replace(UP_TO, '').replace(FROM, '').replace(OPEN_ABOVE, ''));
  if (amount === undefined) return undefined;
  if (UP_TO.test(trimmed)) return range(0, amount);
  return FROM.test(trimmed) || OPEN_ABOVE.test(trimmed) ? range(amount, 0) : range(amount, amount);
}

function range(min: number, max: number): AmountRange {
  return { min: min === 0 ? undefined : min, max: max === 0 ? undefined : max };
}

function amountOf([whole = '', fraction = '', thousands]: readonly (string | undefined)[]): number {
  return Number(whole.replaceAll(',', '') + fraction) * (thousands === undefined ? 1 : 1000);
}
