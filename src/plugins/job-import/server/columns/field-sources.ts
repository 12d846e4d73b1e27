import type { WrittenForm } from '#core/server/spreadsheets/written/form-notes.ts';
import { columnKey, headersOf } from './header-words.ts';
import { POSTING_FIELDS, type PostingField } from './posting-field.ts';

/** The source of a field: a column, or the same text for every row. */
export type FieldSource =
  | { readonly kind: 'column'; readonly index: number; readonly name: string; readonly form?: WrittenForm | undefined }
  | { readonly kind: 'constant'; readonly value: string };

/** Where the fields of the rows of one file are. */
export type FieldSources = Readonly<Partial<Record<PostingField, FieldSource>>>;

/** The sources of the fields that a header has, in any order. Unknown columns are ignored. */
export function recogniseFields(header: readonly string[]): FieldSources {
  const names = header.map(columnKey);
  const sources: Partial<Record<PostingField, FieldSource>> = {};
  for (const field of POSTING_FIELDS) {
    const index = headersOf(field)
      .map((name) => names.indexOf(columnKey(name)))
      .find((place) => place !== -1);
    if (index !== undefined) sources[field] = { kind: 'column', index, name: header[index]?.trim() ?? '' };
  }
  const publisher = publisherOf(names);
  if (sources.salaryCurrency === undefined && publisher !== undefined) {
    sources.salaryCurrency = { kind: 'constant', value: publisher.currency };
  }
  return sources;
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
