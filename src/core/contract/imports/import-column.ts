/** What the cells of a column hold. A `list` has several texts in one cell. */
export type ImportColumnKind = 'text' | 'list' | 'choice' | 'yes-no' | 'number' | 'date' | 'address';

/** A column that a target of imports knows. */
export interface ImportColumn {
  /** Unique in the target: letters, digits, dots and dashes, for example `names.de`. */
  readonly id: string;
  /** The English title, which is also the header of templates and exports. */
  readonly title: string;
  /** One English sentence about the cells. */
  readonly help: string;
  readonly kind: ImportColumnKind;
  /** Whether rows cannot be imported without the column. */
  readonly isNeeded: boolean;
  /** Whether a cell may have up to `SPREADSHEET_LIMITS.longCell` characters. */
  readonly isLong?: boolean | undefined;
  /** The values of a choice. */
  readonly choices?: readonly string[] | undefined;
  /** A cell as an example, for templates. */
  readonly example: string;
  /** Other headers that mean this column, compared without case and punctuation. */
  readonly spellings: readonly string[];
}

/** What can be imported at one place, for example the rows of one kind of master data. */
export interface ImportPlaceDescription {
  readonly columns: readonly ImportColumn[];
  /** Whether rows that the file leaves out can be hidden. */
  readonly canHideMissing: boolean;
}
