import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** The module of a {@link RowMark}. */
export interface RowMarkModule {
  /** Rendered once beside the list, and shows nothing: fetches what the marks of all rows show. */
  readonly Source: ComponentType;
  /** At the end of a row; renders nothing for a posting without the mark. */
  readonly Mark: ComponentType<{ readonly jobId: string }>;
}

/** Marks the postings of a search that mean something to the reader. */
export interface RowMark {
  /** Loads the mark. Rows stand without it until then. */
  readonly load: () => Promise<RowMarkModule>;
}

/** Where client plugins mark rows of the search. */
export const rowMarks = extensionPoint<RowMark>('jobs.row-marks');
