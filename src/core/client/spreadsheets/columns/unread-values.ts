import type { ImportColumn } from '#core/contract/imports/import-column.ts';
import type { FileColumn, TranslatedValue } from '#core/contract/imports/import-mapping.ts';

/** The values of the file that are no choice of the column and are not translated. None where the file has too many values to tell. */
export function unreadValues(
  { choices = [] }: Pick<ImportColumn, 'choices'>,
  { values }: Pick<FileColumn, 'values'>,
  translated: readonly TranslatedValue[] = [],
): readonly string[] {
  if (choices.length === 0) return [];
  const read = new Set([...choices.map(keyOf), ...translated.map(({ from }) => keyOf(from))]);
  return values.filter((value) => !read.has(keyOf(value)));
}

/** Targets compare choices without case and punctuation. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
