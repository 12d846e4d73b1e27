import type { TranslatedValue } from '../../contract/mapping-schemas.ts';
import type { FileColumn, ImportColumn } from '../../contract/schemas.ts';
import { nameKey } from './column-names.ts';

/** The values of the file that are no choice of the column and are not translated. None where the file has too many values to tell. */
export function unreadValues(
  { choices = [] }: Pick<ImportColumn, 'choices'>,
  { values }: Pick<FileColumn, 'values'>,
  translated: readonly TranslatedValue[] = [],
): readonly string[] {
  if (choices.length === 0) return [];
  const read = new Set([...choices.map(nameKey), ...translated.map(({ from }) => nameKey(from))]);
  return values.filter((value) => !read.has(nameKey(value)));
}
