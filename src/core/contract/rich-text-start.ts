/** Highest number with which a numbered list begins. */
const HIGHEST = 9999;

/** The number with which a numbered list begins, from an attribute. `undefined` for 1, and for what is no number from 2 to 9999. */
export function richTextStart(text: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(text)) return undefined;
  return settledStart(Number(text));
}

/** The same for a number. */
export function settledStart(start: number): number | undefined {
  return Number.isInteger(start) && start > 1 && start <= HIGHEST ? start : undefined;
}
