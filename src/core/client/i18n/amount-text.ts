import { minorDigits } from '#core/contract/minor-digits.ts';
import { typedNumber } from './typed-number.ts';

/** What the reading and the writing of an amount depend on. */
export interface AmountNotation {
  /** The language of the user (BCP 47). */
  readonly locale: string;
  /** ISO 4217; empty while no currency is chosen. */
  readonly currency: string;
}

// An amount in units of its currency, in the same form in every language: 48000 or 48000.5.
const PLAIN = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Decimals of an amount without a known currency. */
const USUAL_DIGITS = 2;

function digitsOf(currency: string): number {
  return isCurrency(currency) ? minorDigits(currency) : USUAL_DIGITS;
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

/**
 * The text that a form keeps for a typed amount: the amount in units of the currency, written the same way in all languages. It does not
 * change when the user chooses another language or currency. A typed text that is not an amount is kept as it is.
 *
 * @example keptAmount('48.000,50 €', { locale: 'de', currency: 'EUR' }) // '48000.5'
 */
export function keptAmount(typed: string, { locale, currency }: AmountNotation): string {
  const amount = typedNumber(typed, { locale, decimals: digitsOf(currency), currency: isCurrency(currency) ? currency : undefined });
  return amount === undefined ? typed : String(amount);
}

/** A kept amount as a field shows it in the language of the user. A text that is no amount stays as it was typed. */
export function shownAmount(kept: string, { locale, currency }: AmountNotation): string {
  if (!PLAIN.test(kept)) return kept;
  const most = Math.max(digitsOf(currency), decimalsIn(kept));
  const fractions = decimalsIn(kept) === 0 ? {} : { minimumFractionDigits: digitsOf(currency) };
  return new Intl.NumberFormat(locale, { maximumFractionDigits: most, ...fractions }).format(Number(kept));
}

/** A kept amount in minor units of its currency: `null` for an empty text, `NaN` for a text that is no amount of this currency. */
export function minorUnitsOf(kept: string, currency: string): number | null {
  if (kept.trim() === '') return null;
  const digits = digitsOf(currency);
  if (!PLAIN.test(kept) || decimalsIn(kept) > digits) return Number.NaN;
  return Math.round(Number(kept) * 10 ** digits);
}

/** The kept text of an amount in minor units; empty for `null`. */
export function keptMinorUnits(amount: number | null, currency: string): string {
  return amount === null ? '' : String(amount / 10 ** digitsOf(currency));
}

function decimalsIn(kept: string): number {
  return kept.split('.')[1]?.length ?? 0;
}
