/** How many of the newest postings are rewritten in the transaction of a rename. */
export const AT_ONCE = 1_000;

/** How many postings a job rewrites in one transaction: a few milliseconds of work, after which a waiting search gets the processor. */
export const PORTION = 25;

/** Up to where the postings of a company or a category are rewritten. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** Which postings are rewritten. */
export interface Portion {
  /** Where the portion before it ended. */
  readonly after: Position | undefined;
  readonly limit: number;
}

/** What became of a portion. */
export interface Rewritten {
  /** Where the next portion begins; `undefined` after the last one. */
  readonly next: Position | undefined;
  /** False when another transaction had some of the rows: they were left as they are. */
  readonly isWhole: boolean;
}

/** The position after these rows, when there may be more than the limit with which they were read. */
export function positionAfter(rows: readonly Position[], limit: number): Position | undefined {
  return rows.length < limit ? undefined : rows.at(-1);
}
