/** What a publisher leaves out of its files because everybody there knows it. */
export interface KnownSource {
  /** ISO 4217. */
  readonly currency: string;
}

interface Signature extends KnownSource {
  /** Column names, as `columnKey` makes them, that together only this publisher uses. */
  readonly columns: readonly string[];
}

const SOURCES: readonly Signature[] = [
  // NYC Open Data, "Jobs NYC Postings": the City of New York pays in dollars and does not say so.
  { columns: ['civilservicetitle', 'titlecodeno'], currency: 'USD' },
];

/** The publisher whose files have these columns, `undefined` when it is none that we know. */
export function knownSource(columnKeys: readonly string[]): KnownSource | undefined {
  return SOURCES.find(({ columns }) => columns.every((column) => columnKeys.includes(column)));
}
