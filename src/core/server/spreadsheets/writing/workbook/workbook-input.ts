/** The last line of the input. Without it, the input broke off. */
export const END = 'end';

/** The first line of the input. */
export interface WorkbookHead {
  readonly sheetName: string;
  readonly isRightToLeft: boolean;
  readonly titles: readonly string[];
  /** In characters. */
  readonly widths: readonly number[];
  /** The second row of the sheet. */
  readonly help?: readonly string[];
}

/** A cell of the other lines. `at` is a moment in milliseconds since 1970. */
export type SentCell = string | number | boolean | null | { readonly at: number };
