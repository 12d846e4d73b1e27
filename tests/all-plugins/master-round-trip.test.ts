import fc from 'fast-check';
import { sql } from 'kysely';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { exportRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { NAME_LANGUAGES } from '#plugins/admin-masters/contract/master-row.ts';
import { SAMPLES, sampleMastersPlugin } from '#plugins/admin-masters/server/testing/sample-source.ts';
import { getImportTemplate } from '#plugins/imports/contract/endpoints.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const api = testServer([...serverPlugins, sampleMastersPlugin]);

/** The bytes of a download. */
async function downloaded(url: string): Promise<Buffer> {
  const answer = await api.app.inject({ method: 'GET', url: `/api${url}`, headers: await api.as('admin').headers() });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const exported = (format: 'csv' | 'xlsx'): Promise<Buffer> => downloaded(`${exportRows.path.replace(':entity', SAMPLES)}?format=${format}`);

/** The counts of the import of a file. */
async function countsOf(file: Buffer): Promise<unknown> {
  const driver = new ImportDriver(api, 'admin', { target: 'admin-masters.rows', place: SAMPLES });
  const run = await driver.check(await driver.read(file));
  return { ...run.counts, state: run.state, faults: await driver.faults(run) };
}

const unchanged = (rows: number) => ({ new: 0, changed: 0, unchanged: rows, faulty: 0, hidden: 0, state: 'checked', faults: [] });

const word = fc
  .oneof(
    fc.stringMatching(/^[a-zA-Z"';,=+@\-|\t ]{1,12}$/),
    fc.stringMatching(/^[\u0627-\u064a\u05d0-\u05ea\u200f\u200e äöü]{1,12}$/),
    fc.constantFrom('=1+1', "'=x", '-', '@a', 'a "b" c', 'سیب', 'تفاحة', 'קשת', 'Säge', '+49', 'x [de]', 'null'),
  )
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

const names = fc.record(Object.fromEntries(NAME_LANGUAGES.map((language) => [language, fc.option(word, { nil: undefined })])));

const sampleRow = fc.record({
  name: word,
  names,
  description: fc.array(word, { maxLength: 3 }).map((lines) => lines.join('\n')),
  icon: fc.option(word, { nil: null }),
  months: fc.option(fc.integer({ min: 0, max: 600 }), { nil: null }),
  alternatives: fc.uniqueArray(
    fc.record({ language: fc.constantFrom('en', ...NAME_LANGUAGES), kind: fc.constantFrom('alternative', 'hidden'), name: word }),
    {
      maxLength: 4,
      selector: ({ language, name }) => `${language} ${name}`,
    },
  ),
  isHidden: fc.boolean(),
});

/** A row whose alternative names have separators of lists, alone and together. */
function withAlternatives(...given: readonly string[]) {
  const alternatives = given.map((name) => ({ language: 'en' as const, kind: 'alternative' as const, name }));
  return { name: 'A name', names: {}, description: '', icon: null, months: null, alternatives, isHidden: false };
}

test.each(['csv', 'xlsx'] as const)(
  'an export of random rows as %s in five languages that is imported again changes nothing',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(sampleRow, { minLength: 1, maxLength: 12 }), async (rows) => {
        for (const table of ['master_rows', 'master_names', 'master_history']) {
          await sql`delete from ${sql.table(table)} where entity = ${SAMPLES}`.execute(api.db);
        }
        for (const [index, { name, names: other, description, icon, months, alternatives, isHidden }] of rows.entries()) {
          const code = `row-${index}`;
          await sql`insert into master_rows (entity, code, name, names, description, parent, sort, is_hidden, fields, uri, version, created_at, updated_at)
          values (${SAMPLES}, ${code}, ${name}, ${JSON.stringify(other)}, ${description}, null, ${index}, ${isHidden},
            ${JSON.stringify({ icon, months, like: null, mixes: [] })}, null, 1, now(), now())`.execute(api.db);
          for (const one of alternatives.filter(
            (each) => each.name !== ({ en: name, ...other } as Record<string, string | undefined>)[each.language],
          )) {
            await sql`insert into master_names (entity, code, language, kind, name, key, words)
            values (${SAMPLES}, ${code}, ${one.language}, ${one.kind}, ${one.name}, 'key', '')`.execute(api.db);
          }
        }
        expect(await countsOf(await exported(format))).toEqual(unchanged(rows.length));
      }),
      {
        numRuns: runs(format === 'csv' ? 12 : 5),
        examples: [[[withAlternatives('a; b')]], [[withAlternatives('x', 'y|z')]], [[withAlternatives('c|d')]]],
      },
    );
  },
);

test.each(['csv', 'xlsx'] as const)('a template as %s has all columns, and its explanations are no row', async (format) => {
  const template = await downloaded(`${getImportTemplate.path}?target=admin-masters.rows&place=${SAMPLES}&format=${format}`);
  const driver = new ImportDriver(api, 'admin', { target: 'admin-masters.rows', place: SAMPLES });
  expect(await driver.read(template)).toMatchObject({ state: 'failed', failure: { code: 'imports.empty' } });
});
