/** Facts that a publisher leaves out of its files. */
export interface KnownSource {
  /** ISO 4217. */
  readonly currency: string;
}

interface Signature extends KnownSource {
  /** Column names, as `columnKey` makes them, that together only this publisher uses. */
  readonly columns: readonly string[];
}

const SOURCES: readonly Signature[] = [
  // NYC Open Data, "Jobs NYC Postings": the City of New York pays in dollars, but its files have no currency.
  { columns: ['civilservicetitle', 'titlecodeno'], currency: 'USD' },
];

/** The publisher whose files have these columns; `undefined` for an unknown publisher. */
export function knownSource(columnKeys: readonly string[]): KnownSource | undefined {
  return SOURCES.find(({ columns }) => columns.every((column) => columnKeys.includes(column)));
}
