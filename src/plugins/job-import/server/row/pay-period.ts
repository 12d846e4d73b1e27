import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';

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

/** The text without its pay period. */
export function withoutPeriod(text: string): string {
  const match = PERIODS.map(([, words]) => words.exec(text)).find((found) => found !== null);
  if (match === undefined || match === null) return text;
  return `${text.slice(0, match.index).replace(BEFORE_PERIOD, '')} ${text.slice(match.index + match[0].length)}`.trim();
}
