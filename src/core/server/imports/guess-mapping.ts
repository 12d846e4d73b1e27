import type { ImportColumn } from '#core/contract/imports/import-column.ts';
import type { ColumnSource, ImportMapping, TranslatedValue } from '#core/contract/imports/import-mapping.ts';
import { wordsOf } from '../text/text-key.ts';
import type { NoticedColumn } from './file-columns.ts';
import type { ImportPlace } from './import-target.ts';

/** What a proposal is made from. */
interface GuessInput {
  readonly place: Pick<ImportPlace, 'columns' | 'guess'>;
  readonly file: readonly NoticedColumn[];
  /** The mapping that this user chose last at the place. */
  readonly last: ImportMapping | undefined;
}

/**
 * Proposes a mapping: what the user chose last, then columns whose names are known, then what the place recognizes by the whole header,
 * then columns whose cells can only be one column of the target.
 */
export function guessMapping({ place, file, last }: GuessInput): ImportMapping {
  const labels = new Set(file.map(({ label }) => label));
  const sources = new Map<string, ColumnSource>();
  const taken = new Set<string>();
  const choose = (column: ImportColumn, source: ColumnSource | undefined): void => {
    if (source === undefined || sources.has(column.id)) return;
    if (source.kind === 'column' && (!labels.has(source.label) || taken.has(source.label))) return;
    sources.set(column.id, source);
    if (source.kind === 'column') taken.add(source.label);
  };
  for (const column of place.columns) choose(column, chosenLast(column, last, file));
  for (const column of place.columns) choose(column, byName(column, file));
  const guessed = place.guess?.(file.map(({ label }) => label)) ?? {};
  for (const column of place.columns) choose(column, guessed[column.id]);
  for (const column of place.columns) {
    choose(
      column,
      byContent(
        column,
        file.filter(({ label }) => !taken.has(label)),
      ),
    );
  }
  const columns = Object.fromEntries(place.columns.flatMap(({ id }) => (sources.has(id) ? [[id, sources.get(id)]] : [])));
  return { columns: columns as Record<string, ColumnSource>, hidesMissing: false };
}

/** What the user chose last. Line breaks in most cells of this file are its separator, whatever the last file had. */
function chosenLast(column: ImportColumn, last: ImportMapping | undefined, file: readonly NoticedColumn[]): ColumnSource | undefined {
  const source = last?.columns[column.id];
  if (source?.kind !== 'column' || column.kind !== 'list') return source;
  const isInLines = file.find(({ label }) => label === source.label)?.separator === '\n';
  return isInLines ? { ...source, separator: '\n' } : source;
}

function byName(column: ImportColumn, file: readonly NoticedColumn[]): ColumnSource | undefined {
  const names = [column.title, column.id, ...column.spellings].map(keyOf);
  for (const name of names) {
    const found = file.find(({ label }) => keyOf(label) === name);
    if (found !== undefined) return sourceOf(column, found);
  }
  return undefined;
}

/** A column is recognized by its cells only if all of them are values of a choice. */
function byContent(column: ImportColumn, file: readonly NoticedColumn[]): ColumnSource | undefined {
  if (column.kind !== 'choice') return undefined;
  const choices = new Set((column.choices ?? []).map(keyOf));
  const fitting = file.filter(({ values }) => values.length > 1 && values.every((value) => choices.has(keyOf(value))));
  return fitting.length === 1 && fitting[0] !== undefined ? sourceOf(column, fitting[0]) : undefined;
}

function sourceOf(column: ImportColumn, { label, separator, values }: NoticedColumn): ColumnSource {
  const translated = column.kind === 'choice' ? translations(column.choices ?? [], values) : [];
  return {
    kind: 'column',
    label,
    ...(column.kind === 'list' && separator !== undefined ? { separator } : {}),
    ...(translated.length > 0 ? { values: translated } : {}),
  };
}

/** Values that differ from a choice only in case, accents or punctuation. */
function translations(choices: readonly string[], values: readonly string[]): TranslatedValue[] {
  return values.flatMap((from) => {
    const to = choices.find((choice) => keyOf(choice) === keyOf(from));
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

/** The part of a name that is compared. */
function keyOf(name: string): string {
  return wordsOf(name).join('') || name.toLowerCase();
}
