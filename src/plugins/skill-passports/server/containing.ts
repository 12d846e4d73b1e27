import { type RawBuilder, sql } from 'kysely';

/** The condition that a text contains the typed words, in upper or lower case. */
export function containing(text: RawBuilder<string>, words: string): RawBuilder<boolean> {
  const part = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${text}) like ${part}`;
}
