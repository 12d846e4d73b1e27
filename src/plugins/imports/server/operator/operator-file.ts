import { CommandFault } from '#core/server/errors/command-fault.ts';
import type { ImportPlace } from '../../contract/import-target.ts';
import { importIssue } from '../../contract/issues.ts';
import type { ColumnSource, ImportMapping } from '../../contract/mapping-schemas.ts';
import type { OperatorChoice } from '../../contract/operator-imports.ts';
import { languageSign, withForms } from '../column-forms.ts';
import { ColumnNotes, type NoticedColumn } from '../file-columns.ts';
import { guessMapping } from '../guess-mapping.ts';
import { operatorRows } from './operator-rows.ts';

/** A file that was read once. */
export interface NoticedFile {
  readonly path: string;
  readonly columns: readonly NoticedColumn[];
  readonly rows: number;
}

type Place = Pick<ImportPlace, 'columns' | 'guess' | 'decimalOf' | 'check'>;

/** Reads the whole file, so that all its cells decide how it is written. @throws CommandFault when it cannot be read as a table */
export async function noticeFile(path: string, place: Place): Promise<NoticedFile> {
  let notes: ColumnNotes | undefined;
  let delimiter: string | undefined;
  let rows = 0;
  for await (const part of operatorRows(path, place.columns)) {
    if ('header' in part) {
      notes = new ColumnNotes(part.header);
      ({ delimiter } = part);
    } else {
      rows += part.length;
      for (const { cells } of part) notes?.add(cells);
    }
  }
  const columns = notes?.columns ?? [];
  if (rows === 0) throw new CommandFault(importIssue('imports.empty').message);
  return { path, columns: withForms(columns, languageSign(place, columns, delimiter)), rows };
}

/** The mapping that an operator gets: what they chose, and otherwise what is proposed to users. */
export function proposedMapping(place: Place, file: readonly NoticedColumn[], { sources, left }: OperatorChoice): ImportMapping {
  const columns = place.columns.filter(({ id }) => !left.has(id));
  const last = { columns: Object.fromEntries(sources), hidesMissing: false };
  const proposed = guessMapping({ place: { ...place, columns }, file, last }).columns;
  // Two columns of the target may have one of the file, and what the operator says about its form counts.
  const chosen = [...sources].map(([id, source]): [string, ColumnSource] => {
    const found = proposed[id];
    return [id, source.kind === 'column' && found?.kind === 'column' ? { ...found, ...source } : source];
  });
  return { columns: { ...proposed, ...Object.fromEntries(chosen) }, hidesMissing: false };
}
