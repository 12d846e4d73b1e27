import fc from 'fast-check';
import { sql } from 'kysely';
import { searchWords } from '#core/server/text/search-words.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { searchDocument } from './search-words.ts';

const database = testDatabase();

async function found(typed: string, title: string): Promise<boolean> {
  const document = searchDocument({ title, company: 'Nordlys AS', location: 'Tromsø', category: 'Health care' });
  const { rows } = await sql<{ yes: boolean }>`select ${document}::tsvector @@ ${searchWords(typed) ?? ''}::tsquery as yes`.execute(
    database.db,
  );
  return rows[0]?.yes === true;
}

test.each([
  ['engineer', 'Lead Engineers, Bridges'],
  ['ENGINEER', 'engineering manager'],
  ['sykepleier', 'Sýkepleier'],
  ['manager lead', 'Lead, and manager'],
  ['nordlys nurse', 'Nurse'],
  ['nurse tromsø', 'Nurse'],
  ['nurse health', 'Nurse'],
  ['c developer', 'C/C++ developer'],
  ['nur', 'Nurse'],
  ['nurse & !doctor | (x):*', 'Nurse, doctor, X'],
])('%p finds the posting %p', async (typed, title) => {
  expect(await found(typed, title)).toBe(true);
});

test.each([
  ['engineer', 'Nurse'],
  ['nurse doctor', 'Nurse'],
  ['rse', 'Nurse'],
  ['nu', 'Nurse'],
  ['it', 'Italian teacher'],
  ['c developer', 'C++ developer'],
  ['java', 'JavaScript developer'],
])('%p does not find the posting %p', async (typed, title) => {
  expect(await found(typed, title)).toBe(false);
});

test('the database accepts any search text and any title, and finds a title by its own words', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string());
  await fc.assert(
    fc.asyncProperty(text, text, async (typed, title) => {
      await found(typed, title);
      if (searchWords(title) !== undefined) expect(await found(title, title)).toBe(true);
    }),
  );
});
