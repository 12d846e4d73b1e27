import type { DecimalSign } from '#core/contract/spreadsheets.ts';
import { decidedForm } from '#core/server/spreadsheets/written/form-notes.ts';
import type { FileColumn } from '../contract/file-column.ts';
import type { ColumnForm, ImportPlace } from '../contract/import-target.ts';
import type { ColumnSource, ImportMapping } from '../contract/mapping-schemas.ts';
import type { ImportColumn } from '../contract/schemas.ts';
import type { NoticedColumn } from './file-columns.ts';

/**
 * The decimal sign of the language of a file. Programs write semicolons between cells where the comma is the decimal sign.
 *
 * @param delimiter the sign between the cells of CSV
 */
export function languageSign(
  place: Pick<ImportPlace, 'decimalOf'>,
  file: readonly Pick<NoticedColumn, 'label'>[],
  delimiter: string | undefined,
): DecimalSign | undefined {
  if (delimiter === ';') return 'comma';
  return place.decimalOf?.(file.map(({ label }) => label));
}

/** The columns with their forms. */
export function withForms(file: readonly NoticedColumn[], language: DecimalSign | undefined): NoticedColumn[] {
  return file.map((column) => {
    const form = formOf(column, language);
    return form === undefined ? column : { ...column, form };
  });
}

function formOf({ noted }: NoticedColumn, language: DecimalSign | undefined): FileColumn['form'] {
  if (noted === undefined) return undefined;
  const { openNumbers, openDates } = noted;
  const { decimal, dateOrder } = decidedForm(noted, language);
  const isPlain = openNumbers.length === 0 && openDates.length === 0 && decimal === undefined && dateOrder === undefined;
  return isPlain ? undefined : { hasOpenNumbers: openNumbers.length > 0, decimal, openDates: [...openDates], dateOrder };
}

/** How the cells of a source are written, as far as its column shows it and the kind of the target's column depends on it. */
export function formFor({ kind }: Pick<ImportColumn, 'kind'>, { form }: Pick<FileColumn, 'form'>): ColumnForm {
  if (kind === 'number' || kind === 'amount') return form?.decimal === undefined ? {} : { decimal: form.decimal };
  return kind !== 'date' || form?.dateOrder === undefined ? {} : { dateOrder: form.dateOrder };
}

/** The forms of the columns of a mapping. */
export function formsOf({ columns }: Pick<ImportMapping, 'columns'>): ReadonlyMap<string, ColumnForm> {
  return new Map(Object.entries(columns).flatMap(([id, source]) => (source.kind === 'column' ? [[id, source] as const] : [])));
}

/** Whether the user must say in which order the dates of the source are. */
export function asksOrder(kind: ImportColumn['kind'] | undefined, source: ColumnSource, file: readonly FileColumn[]): boolean {
  if (kind !== 'date' || source.kind !== 'column' || source.dateOrder !== undefined) return false;
  return (file.find(({ label }) => label === source.label)?.form?.openDates.length ?? 0) > 0;
}
