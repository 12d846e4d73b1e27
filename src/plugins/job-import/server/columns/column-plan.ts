import { CommandFault } from '#core/server/errors/command-fault.ts';
import type { WrittenForm } from '#core/server/spreadsheets/written/form-notes.ts';
import { columnKey, headersOf } from './header-words.ts';
import type { ColumnMapping, MappedSource } from './mapping-file.ts';
import { POSTING_FIELDS, type PostingField } from './posting-field.ts';

/** The source of a field: a column, or the same text for every row. */
export type FieldSource =
  | { readonly kind: 'column'; readonly index: number; readonly name: string; readonly form?: WrittenForm | undefined }
  | { readonly kind: 'constant'; readonly value: string };

/** How the columns of one file are read. */
export interface ColumnPlan {
  /** How many cells each row must have. */
  readonly width: number;
  readonly sources: Readonly<Partial<Record<PostingField, FieldSource>>>;
}

/**
 * Finds the fields among the columns of a header, in any order. Unknown columns are ignored.
 * The mapping takes precedence over the column's name. `company` applies when the file has no company column.
 *
 * @throws CommandFault when no column has the title, or the file lacks a column of the mapping
 */
export function planColumns(header: readonly string[], mapping: ColumnMapping = {}, company?: string): ColumnPlan {
  const sources = recogniseFields(header, mapping);
  if (sources.title === undefined) throw withoutTitle(header);
  if (sources.company === undefined && company !== undefined) sources.company = { kind: 'constant', value: company };
  return { width: header.length, sources };
}

/** The sources of the fields that a header and a mapping have. @throws CommandFault when the file lacks a column of the mapping */
export function recogniseFields(header: readonly string[], mapping: ColumnMapping = {}): Partial<Record<PostingField, FieldSource>> {
  const names = header.map(columnKey);
  const sources: Partial<Record<PostingField, FieldSource>> = {};
  for (const field of POSTING_FIELDS) {
    const source = mapping[field] === undefined ? recognise(field, header, names, mapping) : mapped(mapping[field], header, names);
    if (source !== undefined) sources[field] = source;
  }
  const publisher = publisherOf(names);
  if (sources.salaryCurrency === undefined && publisher !== undefined) {
    sources.salaryCurrency = { kind: 'constant', value: publisher.currency };
  }
  return sources;
}

/** The number of known columns in a header. The delimiter of a file is found by it. */
export function meaningfulColumns(header: readonly string[], mapping: ColumnMapping): number {
  const wanted = new Set<string>(POSTING_FIELDS.flatMap((field) => headersOf(field).map(columnKey)));
  for (const source of Object.values(mapping)) if (source.kind === 'column') wanted.add(columnKey(source.name));
  return header.filter((name) => wanted.has(columnKey(name))).length;
}

function recognise(
  field: PostingField,
  header: readonly string[],
  names: readonly string[],
  mapping: ColumnMapping,
): FieldSource | undefined {
  const taken = new Set(Object.values(mapping).flatMap((source) => (source.kind === 'column' ? [columnKey(source.name)] : [])));
  for (const wanted of headersOf(field).map(columnKey)) {
    const index = names.indexOf(wanted);
    if (index !== -1 && !taken.has(wanted)) return { kind: 'column', index, name: header[index]?.trim() ?? '' };
  }
  return undefined;
}

function mapped(source: MappedSource, header: readonly string[], names: readonly string[]): FieldSource | undefined {
  if (source.kind !== 'column') return source.kind === 'constant' ? source : undefined;
  const index = names.indexOf(columnKey(source.name));
  const { decimal, dateOrder } = source;
  if (index !== -1) return { kind: 'column', index, name: header[index]?.trim() ?? '', form: { decimal, dateOrder } };
  throw new CommandFault(`The mapping names the column “${source.name}”, but the file has only the columns ${listed(header)}.`);
}

function withoutTitle(header: readonly string[]): CommandFault {
  return new CommandFault(
    `The first line is not a header with a column for the job title (found: ${listed(header)}); add a header, or name the column with --mapping.`,
  );
}

function listed(header: readonly string[]): string {
  const shown = header.slice(0, 20).map((name) => `“${name.trim().slice(0, 40)}”`);
  return header.length > shown.length ? `${shown.join(', ')} and ${header.length - shown.length} more` : shown.join(', ');
}

/** A publisher whose files leave out the currency. */
interface KnownPublisher {
  /** Names of columns, as `columnKey` returns them, that together only this publisher uses. */
  readonly columns: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
}

const KNOWN_PUBLISHERS: readonly KnownPublisher[] = [
  // NYC Open Data, "Jobs NYC Postings": the City of New York pays in dollars, but its files have no currency.
  { columns: ['civilservicetitle', 'titlecodeno'], currency: 'USD' },
];

/** The publisher whose files have these columns; `undefined` for an unknown publisher. */
function publisherOf(columnKeys: readonly string[]): KnownPublisher | undefined {
  return KNOWN_PUBLISHERS.find(({ columns }) => columns.every((column) => columnKeys.includes(column)));
}
