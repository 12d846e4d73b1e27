import type { MasterValues } from './define-master.ts';
import type { SeedRow } from './master-source.ts';

/** A code with its names in English, Arabic, German, Persian and Hebrew, and the values of its fields. */
export type SeedLine = readonly [code: string, en: string, ar: string, de: string, fa: string, he: string, fields?: MasterValues];

/** The rows of a table, in its order. */
export function seedTable(lines: readonly SeedLine[]): readonly SeedRow[] {
  return lines.map(([code, name, ar, de, fa, he, fields]) => ({ code, name, names: { ar, de, fa, he }, ...(fields && { fields }) }));
}
