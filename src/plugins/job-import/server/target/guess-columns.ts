import type { ColumnSource } from '#plugins/imports/contract/mapping-schemas.ts';
import { recogniseFields } from '../columns/column-plan.ts';

/**
 * The sources of the columns by the header of a file, as `npm run import:jobs` finds them. Some publishers are known by their headers, and
 * their files leave out the currency.
 */
export function guessColumns(columnIds: ReadonlySet<string>, header: readonly string[]): Record<string, ColumnSource> {
  const guessed: Record<string, ColumnSource> = {};
  for (const [field, source] of Object.entries(recogniseFields(header))) {
    if (!columnIds.has(field)) continue;
    guessed[field] =
      source.kind === 'constant' ? { kind: 'fixed', value: source.value } : { kind: 'column', label: header[source.index] ?? '' };
  }
  return guessed;
}
