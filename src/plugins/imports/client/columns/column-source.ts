import type { FileColumn } from '../../contract/file-column.ts';
import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import type { ColumnSource, ImportMapping, TranslatedValue } from '../../contract/mapping-schemas.ts';
import type { ImportColumn } from '../../contract/schemas.ts';

/** The sources of columns, by column id. */
export type ColumnSources = ImportMapping['columns'];

/** What hinders checking. */
export interface MappingFaults {
  /** Needed columns without a source. */
  readonly missing: readonly ImportColumn[];
  /** Columns with the same text for all rows, whose text is empty or too long. */
  readonly wrongFixed: readonly ImportColumn[];
  /** Columns with dates that have several readings, without a chosen order. */
  readonly withoutOrder: readonly ImportColumn[];
}

/** Finds what hinders checking a mapping. */
export function faultsOf(sources: ColumnSources, columns: readonly ImportColumn[], file: readonly FileColumn[]): MappingFaults {
  return {
    missing: columns.filter(({ id, isNeeded }) => isNeeded && sources[id] === undefined),
    wrongFixed: columns.filter(({ id }) => {
      const source = sources[id];
      return source?.kind === 'fixed' && !isFixedText(source.value);
    }),
    withoutOrder: columns.filter((column) => asksOrder(column, sources[column.id], file)),
  };
}

/** Whether the user must say in which order the dates of a source are. */
export function asksOrder({ kind }: Pick<ImportColumn, 'kind'>, source: ColumnSource | undefined, file: readonly FileColumn[]): boolean {
  if (kind !== 'date' || source?.kind !== 'column' || source.dateOrder !== undefined) return false;
  return (file.find(({ label }) => label === source.label)?.form?.openDates.length ?? 0) > 0;
}

/** Whether the cells of the column are numbers, or words with numbers. */
export function isOfNumbers({ kind }: Pick<ImportColumn, 'kind'>): boolean {
  return kind === 'number' || kind === 'amount';
}

function isFixedText(text: string): boolean {
  const length = [...text.trim()].length;
  return length > 0 && length <= SPREADSHEET_LIMITS.cell;
}

/** The columns of the file that no column takes. */
export function unusedOf(sources: ColumnSources, file: readonly FileColumn[]): readonly FileColumn[] {
  const used = new Set(Object.values(sources).map((source) => (source.kind === 'column' ? source.label : undefined)));
  return file.filter(({ label }) => !used.has(label));
}

/** The sources as they are sent: without rows of translations that were not filled in. */
export function sentSources(sources: ColumnSources): ColumnSources {
  return Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, sentSource(source)]));
}

function sentSource(source: ColumnSource): ColumnSource {
  if (source.kind === 'fixed') return { kind: 'fixed', value: source.value.trim() };
  const { values, ...rest } = source;
  const filled = new Map((values ?? []).filter(({ from }) => from !== '').map((value) => [value.from, value]));
  return filled.size === 0 ? rest : { ...rest, values: [...filled.values()] };
}

/** The part of a mapping that fits a file and a place. */
export interface FittedMapping {
  readonly columns: ColumnSources;
  /** Labels that the file does not have. */
  readonly lost: readonly string[];
}

/** Leaves out the columns that the place or the file does not have. */
export function fitted(sources: ColumnSources, columns: readonly ImportColumn[], file: readonly FileColumn[]): FittedMapping {
  const labels = new Set(file.map(({ label }) => label));
  const known = columns.flatMap(({ id }) => {
    const source = sources[id];
    return source === undefined ? [] : [[id, source] as const];
  });
  const isThere = (source: ColumnSource): boolean => source.kind === 'fixed' || labels.has(source.label);
  const lost = known.flatMap(([, source]) => (source.kind === 'column' && !isThere(source) ? [source.label] : []));
  return { columns: Object.fromEntries(known.filter(([, source]) => isThere(source))), lost: [...new Set(lost)] };
}

/** The values of the file that are no choice of the column and are not translated. None where the file has too many values to tell. */
export function unreadValues(
  { choices = [] }: Pick<ImportColumn, 'choices'>,
  { values }: Pick<FileColumn, 'values'>,
  translated: readonly TranslatedValue[] = [],
): readonly string[] {
  if (choices.length === 0) return [];
  const read = new Set([...choices.map(nameKey), ...translated.map(({ from }) => nameKey(from))]);
  return values.filter((value) => !read.has(nameKey(value)));
}

/** A name as it is compared: without case and punctuation, as targets compare names and choices. */
function nameKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a column of the file has a name of the target's column. */
export function isNamed({ title, id, spellings }: Pick<ImportColumn, 'title' | 'id' | 'spellings'>, label: string): boolean {
  return [title, id, ...spellings].some((name) => nameKey(name) === nameKey(label));
}
