import type { ImportFault } from '../../contract/import-run.ts';
import type { ImportColumn } from '../../contract/schemas.ts';

/** What can be done about the cells of equal faults, for all rows at once. */
export interface FaultMends {
  /** Rows can be imported without these cells. */
  readonly leavesOut: boolean;
  /** The cells can be read as one text. */
  readonly reads: boolean;
  /** The only texts as which they can be read; any text when there are none. */
  readonly choices: readonly string[];
}

const YES_NO = Object.freeze(['yes', 'no']);

/** Names of rows and addresses are not the same in several rows, and a list is no single text. */
export function mendsOf({ kind, isNeeded, choices = [] }: ImportColumn, { cells }: Pick<ImportFault, 'cells'>): FaultMends {
  const isEmpty = cells.every(({ value }) => value === '');
  const isOfOneText = choices.length > 0 || kind === 'yes-no' || kind === 'number' || kind === 'date';
  return {
    leavesOut: !isNeeded && !isEmpty,
    reads: isOfOneText || (kind === 'text' && !isNeeded),
    choices: kind === 'yes-no' ? YES_NO : choices,
  };
}
