import type { Contribution } from '#core/contract/extension-point.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { SuggestionSource, TypedText } from '../contract/master-source.ts';
import type { MasterRowDatabase } from './master-tables.ts';

/** A text is suggested when this number of users typed it. A rarer text could identify a person. */
const FEWEST_PEOPLE = 3;

type Sources = () => readonly Contribution<SuggestionSource>[];

/** Stores every ten minutes what users typed, because finding it reads all profiles and postings. */
export function collectTexts(db: MasterRowDatabase, sources: Sources): Schedule {
  return {
    name: 'admin-masters.collect-texts',
    cron: '*/10 * * * *',
    run: async () => {
      for (const { id, value } of sources()) await storeTexts(db, id, await value.texts(FEWEST_PEOPLE));
    },
  };
}

/** The stored texts of the sources of a kind. */
export async function typedTexts(db: MasterRowDatabase, sources: Sources, entity: string): Promise<TypedText[]> {
  const ids = sources().flatMap(({ id, value }) => (value.entity === entity ? [id] : []));
  if (ids.length === 0) return [];
  return db
    .selectFrom('master_typed_texts')
    .select(['text', 'people'])
    .where('source', 'in', ids)
    .orderBy('people', 'desc')
    .orderBy('text')
    .execute();
}

async function storeTexts(db: MasterRowDatabase, source: string, texts: readonly TypedText[]): Promise<void> {
  const rows = texts.filter(({ people }) => people >= FEWEST_PEOPLE).map(({ text, people }) => ({ source, text, people }));
  await inTransaction(db, async (own) => {
    await own.deleteFrom('master_typed_texts').where('source', '=', source).execute();
    // Another server may have stored them at the same time.
    if (rows.length > 0)
      await own
        .insertInto('master_typed_texts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
