import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, getCompany, listCompanies, updateCompany } from '../contract/endpoints.ts';

const api = testServer(serverPlugins);

async function found(q: string): Promise<string[]> {
  return (await api.as('visitor').reply(listCompanies, { query: { q, limit: 100 } })).items.map(({ name }) => name);
}

describe('The words of a company', () => {
  beforeAll(async () => {
    const companies = [
      { name: 'Müller & Söhne', tagline: 'Uhren für den Alltag', places: [{ city: 'Köln', country: 'DE' }] },
      { name: 'Full Stack Ltd', tagline: null, places: [] },
      { name: '株式会社東京', tagline: null, places: [] },
      { name: 'شركة النيل', tagline: null, places: [{ city: 'القاهرة', country: 'EG' }] },
      { name: '!!!', tagline: null, places: [] },
    ] as const;
    for (const body of companies) await api.as('employer', body.name).reply(createCompany, { body });
  });

  test.each([
    ['müller', ['Müller & Söhne']],
    ['Mueller', ['Müller & Söhne']],
    ['SOHNE MULLER', ['Müller & Söhne']],
    ['uhren', ['Müller & Söhne']],
    ['koln mull', ['Müller & Söhne']],
    ['m', ['Müller & Söhne']],
    ['f', ['Full Stack Ltd', 'Müller & Söhne']],
    ['fullstack', ['Full Stack Ltd']],
    ['東京', ['株式会社東京']],
    ['القاهرة', ['شركة النيل']],
    ['uhren london', []],
    ['ull', []],
    ['!!!', []],
    ["' | 'q", []],
    ['\\ & !x:*', []],
  ])('are found by "%s": %j', async (q, names) => {
    expect((await found(q)).sort()).toEqual([...names].sort());
  });

  test.each([
    ['80 characters', 'x'.repeat(80), 200],
    ['more characters', 'x'.repeat(200), 422],
    ['an empty text', '', 200],
    ['white space', ' \t ', 200],
    ['lone surrogates', '\ud800 \udfff', 200],
  ])('that are %s are answered', async (_what, q, status) => {
    expect(await api.as('visitor').status(listCompanies, { query: { q, limit: 1 } })).toBe(status);
  });

  test('with a NUL are no error of the server', async () => {
    expect([200, 422]).toContain(await api.as('visitor').status(listCompanies, { query: { q: 'a\0b', limit: 1 } }));
  });

  test('change with the name, the tagline and the places, each alone', async () => {
    const owner = api.as('employer', 'changing');
    const { id } = await owner.reply(createCompany, { body: { name: 'Quillwork', tagline: 'Feathers' } });
    const change = async (body: object) => {
      const { version } = await owner.reply(getCompany, { params: { id } });
      await owner.reply(updateCompany, { params: { id }, body: { ...body, version } });
    };
    await change({ places: [{ city: 'Ystad', country: 'SE' }] });
    expect(await found('quillwork feathers ystad')).toEqual(['Quillwork']);
    await change({ name: 'Inkwork' });
    expect(await found('quillwork')).toEqual([]);
    expect(await found('inkwork feathers ystad')).toEqual(['Inkwork']);
    await change({ tagline: ' ' });
    expect(await found('feathers')).toEqual([]);
    await change({ places: [] });
    expect(await found('ystad')).toEqual([]);
    expect(await found('inkwork')).toEqual(['Inkwork']);
  });

  test('are made by the schedule where they are missing', async () => {
    await sql`
      insert into companies (id, name, name_key, origin, tagline, places)
      select gen_random_uuid(), 'Old ' || n, 'old ' || n, 'imported', 'Since long ago', '[{"city":"Varna","country":"BG"}]'
      from generate_series(1, 205) as n`.execute(api.db);
    expect(await found('old varna')).toEqual([]);
    await api.runSchedule('employer.renew-words');
    expect(await found('old varna long 205')).toEqual(['Old 205']);
    const { rows } = await sql`select from companies where words_version = 0`.execute(api.db);
    expect(rows).toEqual([]);
  });
});
