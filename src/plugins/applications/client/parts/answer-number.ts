/** The most decimals that a typed answer has. */
export const ANSWER_DECIMALS = 6;

/** A number that answers a question. Four digits may be a year, so they are not grouped. */
export function answerNumber(answer: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: ANSWER_DECIMALS, useGrouping: 'min2' }).format(answer);
}
