import type { TranslatedValue } from './mapping-schemas.ts';
import type { FileColumn } from './schemas.ts';

/** The characters that can separate the texts of a list in a cell. */
export const LIST_SEPARATORS = Object.freeze(['\n', ';', '|'] as const);

export type ListSeparator = (typeof LIST_SEPARATORS)[number];

/**
 * The cell of a list in a file that we write: one text in each line. A text with another separator never stands without a line break,
 * so a reader does not take the other one for the separator of the column.
 */
export function listCell(texts: readonly string[]): string {
  const cell = texts.join('\n');
  const isDoubtful = !cell.includes('\n') && LIST_SEPARATORS.some((separator) => cell.includes(separator));
  return isDoubtful ? `${cell}\n` : cell;
}

/** Where the cells of a target's column come from: a column of the file, or the same text for every row. */
export type ColumnSource =
  | {
      readonly kind: 'column';
      /** The label of the column in the file, see {@link FileColumn}. */
      readonly label: string;
      /** For columns of the kind `list`. Absent: the whole cell is one text. */
      readonly separator?: ListSeparator | undefined;
      readonly values?: readonly TranslatedValue[] | undefined;
      /** The text that takes the place of a cell with a fault; an empty one leaves it out. Absent: the row has the fault. */
      readonly faulty?: string | undefined;
    }
  | { readonly kind: 'fixed'; readonly value: string };
