import type { ColumnSource } from '../../contract/mapping-schemas.ts';

/** A column of the file as a source. */
export type FileSource = Extract<ColumnSource, { kind: 'column' }>;

/** What changes how a column of the file is read. */
export interface SourceProps {
  readonly source: FileSource;
  readonly onChange: (source: ColumnSource) => void;
}
