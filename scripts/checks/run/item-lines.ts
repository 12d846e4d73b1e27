import { appendFileSync, readFileSync } from 'node:fs';

/** What a reporter writes when something happens to an item, a line each. So a step that is ended still counts. */
export type ItemLine =
  | { readonly item: string; readonly event: 'begin' }
  /** A part of the item has ended, so the item does not hang. */
  | { readonly item: string; readonly event: 'sign' }
  | ({ readonly item: string; readonly event: 'end'; readonly seconds: number } & ItemCounts);

/** The tests of an item. */
export interface ItemCounts {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The whole title of the test; empty when the failure is outside of a test. */
  readonly title: string;
  readonly message: string;
}

/** The variable that names the file of the lines. */
export const LINES_FILE = 'CHECK_LINES';

export function writeLine(line: ItemLine): void {
  const file = process.env[LINES_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Reads all whole lines. */
export function readLines(file: string): readonly ItemLine[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
