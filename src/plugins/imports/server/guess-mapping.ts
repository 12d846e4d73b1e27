import { wordsOf } from '#core/server/text/text-key.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import type { ColumnSource, ImportMapping, TranslatedValue } from '../contract/mapping-schemas.ts';
import type { ImportColumn } from '../contract/schemas.ts';
import { formFor } from './column-forms.ts';
import type { NoticedColumn } from './file-columns.ts';
import { RowMapper } from './map-row.ts';

/** What a proposal is made from. */
interface GuessInput {
  readonly place: Pick<ImportPlace, 'columns' | 'guess' | 'check'>;
  readonly file: readonly NoticedColumn[];
  /** The mapping that this user chose last at the place. */
  readonly last: ImportMapping | undefined;
}

/**
 * Proposes a mapping: what the user chose last, then columns whose names are known, then what the place recognizes by the whole header,
 * then columns whose cells can only be one column of the target. A name is not enough: the first cells must fit too. In a filled-in template
 * and in an export, which have the titles of all columns, wrong cells are faults.
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
  const isOwnForm = place.columns.every(({ title }) => labels.has(title));
  const fits = (column: ImportColumn, source: ColumnSource): boolean => {
    const noticed = source.kind === 'column' ? file.find(({ label }) => label === source.label) : undefined;
    return isOwnForm || noticed === undefined || fitsColumn(place, column, source, noticed);
  };
  const chooseFitting = (column: ImportColumn, source: ColumnSource | undefined): void => {
    if (source !== undefined && !sources.has(column.id) && fits(column, source)) choose(column, source);
  };
  for (const column of place.columns) for (const source of byName(column, file)) chooseFitting(column, source);
  const guessed = place.guess?.(file.map(({ label }) => label)) ?? {};
  for (const column of place.columns) chooseFitting(column, guessed[column.id]);
  for (const column of place.columns) {
    choose(
      column,
      byContent(
        column,
        file.filter(({ label }) => !taken.has(label)),
      ),
    );
  }
  const columns = place.columns.flatMap((column) => {
    const source = sources.get(column.id);
    return source === undefined ? [] : [[column.id, asWritten(column, source, file)] as const];
  });
  return { columns: Object.fromEntries(withSharedSign(place.columns, columns)), hidesMissing: false };
}

/** The source with the form that the cells of this file show, whatever the form of the last file was. */
function asWritten(column: ImportColumn, source: ColumnSource, file: readonly NoticedColumn[]): ColumnSource {
  if (source.kind === 'fixed') return source;
  const { decimal: _decimal, dateOrder: _order, ...rest } = source;
  return { ...rest, ...formFor(column, file.find(({ label }) => label === source.label) ?? {}) };
}

/** Columns of numbers that show no decimal sign have that of the others, if these show only one. */
function withSharedSign(columns: readonly ImportColumn[], sources: readonly (readonly [string, ColumnSource])[]): [string, ColumnSource][] {
  const numbers = new Set(columns.filter(({ kind }) => kind === 'number' || kind === 'amount').map(({ id }) => id));
  const signs = new Set(sources.flatMap(([id, source]) => (numbers.has(id) && source.kind === 'column' ? (source.decimal ?? []) : [])));
  const [sign] = signs;
  return sources.map(([id, source]) => {
    const lacks = numbers.has(id) && source.kind === 'column' && source.decimal === undefined && signs.size === 1;
    return [id, lacks ? { ...source, decimal: sign } : source];
  });
}

/**
 * What the user chose last. Line breaks in most cells of this file are its separator, whatever the last file had. Faults of this file are shown,
 * also where the user left out those of the last one.
 */
function chosenLast(column: ImportColumn, last: ImportMapping | undefined, file: readonly NoticedColumn[]): ColumnSource | undefined {
  const chosen = last?.columns[column.id];
  if (chosen?.kind !== 'column') return chosen;
  const { faulty: _faulty, ...source } = chosen;
  if (column.kind !== 'list') return source;
  const isInLines = file.find(({ label }) => label === source.label)?.separator === '\n';
  return isInLines ? { ...source, separator: '\n' } : source;
}

/** The columns of the file that have a name of the column, best name first. */
function byName(column: ImportColumn, file: readonly NoticedColumn[]): ColumnSource[] {
  const names = [column.title, column.id, ...column.spellings].map(keyOf);
  return names.flatMap((name) => {
    const found = file.find(({ label }) => keyOf(label) === name);
    return found === undefined ? [] : [sourceOf(column, found)];
  });
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

/** Fewer cells say little about a column, and their faults are few. */
const FEWEST = 10;

/**
 * Whether the target can read at least half of the first cells of the file's column. A header alone says little: `reuseLevel` has the types
 * of skills in one vocabulary, and something else in the next. Needed columns have their examples meanwhile.
 */
function fitsColumn(
  { columns, check }: Pick<ImportPlace, 'columns' | 'check'>,
  { id }: Pick<ImportColumn, 'id'>,
  source: ColumnSource,
  { label, sample }: Pick<NoticedColumn, 'label' | 'sample'>,
): boolean {
  const needed = columns.filter(({ isNeeded, example }) => isNeeded && example !== '');
  const examples = needed.map((column): [string, ColumnSource] => [column.id, { kind: 'fixed', value: column.example }]);
  const sources = { ...Object.fromEntries(examples), [id]: source };
  const mapper = new RowMapper({ columns: sources, hidesMissing: false }, [label], new Set([id]));
  // Whether a cell is a number or a date does not depend on how it is read.
  const forms = new Map([[id, { decimal: 'point', dateOrder: 'dmy', ...(source.kind === 'column' ? source : {}) } as const]]);
  const target = check({ ids: new Set(Object.keys(sources)), hidesMissing: false, forms });
  let all = 0;
  let fitting = 0;
  for (const [cell, count] of sample) {
    const mapped = mapper.map({ number: 1, line: 1, cells: [cell], faults: null });
    const result = 'issues' in mapped ? { kind: 'faulty' as const, issues: mapped.issues } : target.read(mapped.row);
    all += count;
    if (result.kind === 'read' || result.issues.every(({ path }) => path !== id)) fitting += count;
  }
  return all < FEWEST || 2 * fitting >= all;
}
