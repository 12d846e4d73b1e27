/** How many postings one statement rewrites: enough to be fast, and few enough that no search and no writer waits for long. */
export const PORTION = 1_000;

/** Up to where the postings of a company or a category are rewritten. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** What became of a portion. */
export interface Rewritten {
  /** Where the next portion begins; `undefined` after the last one. */
  readonly next: Position | undefined;
  /** False when another transaction had some of the rows: they were left as they are. */
  readonly isWhole: boolean;
}

/** The position after these rows, when there may be more. */
export function positionAfter(rows: readonly Position[]): Position | undefined {
  return rows.length < PORTION ? undefined : rows.at(-1);
}
