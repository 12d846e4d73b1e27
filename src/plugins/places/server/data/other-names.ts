import { rowsOf } from './tables.ts';

/** Languages of the product whose names the list has, by its columns. The names of GeoNames are mostly the English ones. */
const LANGUAGES = ['ar', 'de', 'fa', 'he'] as const;

/** Other names of a large city. */
export interface OtherNames {
  /** The name by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Abbreviations, former names and names in further languages. */
  readonly others: readonly string[];
}

/** By country and name as GeoNames has it, `DE Munich`. The list was written by hand for this product. */
export function otherNames(): ReadonlyMap<string, OtherNames> {
  return new Map(
    rowsOf('other-names.tsv')
      .slice(1)
      .map(([name = '', country = '', ...cells]) => [
        `${country} ${name}`,
        {
          names: Object.fromEntries(LANGUAGES.map((language, index) => [language, cells[index] ?? '']).filter(([, text]) => text !== '')),
          others: (cells[LANGUAGES.length] ?? '').split(';').filter((text) => text !== ''),
        },
      ]),
  );
}
