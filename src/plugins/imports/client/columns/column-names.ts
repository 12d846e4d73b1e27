import type { ImportColumn } from '../../contract/schemas.ts';

/** A name as it is compared: without case and punctuation, as targets compare names and choices. */
export function nameKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a column of the file has a name of the target's column. */
export function isNamed({ title, id, spellings }: Pick<ImportColumn, 'title' | 'id' | 'spellings'>, label: string): boolean {
  return [title, id, ...spellings].some((name) => nameKey(name) === nameKey(label));
}
