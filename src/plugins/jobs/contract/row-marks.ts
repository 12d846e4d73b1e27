import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** The module of a {@link RowMark}. */
export interface RowMarkModule {
  /** Rendered once for the list. It shows nothing; it fetches the data for the marks of all rows. */
  readonly Source: ComponentType;
  /** The mark at the end of a row. It renders nothing for a posting without the mark. */
  readonly Mark: ComponentType<{ readonly jobId: string }>;
}

/** Marks postings in the search results, such as those the user has applied to. */
export interface RowMark {
  /** Loads the mark. Until then the rows show no mark. */
  readonly load: () => Promise<RowMarkModule>;
}

/** Client plugins add marks to the rows of the search here. */
export const rowMarks = extensionPoint<RowMark>('jobs.row-marks');
