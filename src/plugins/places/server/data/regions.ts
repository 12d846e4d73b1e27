import { rowsOf } from './tables.ts';

/** The names of regions by country and code, `DE.02`, of GeoNames. They are English where GeoNames has an English name. */
export function regionNames(): ReadonlyMap<string, string> {
  return new Map(rowsOf('regions.tsv').map(([code = '', name = '']) => [code, name]));
}
