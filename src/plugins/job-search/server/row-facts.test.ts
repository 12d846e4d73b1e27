import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { searchJobs } from '../contract/endpoints.ts';
import { publish } from './testing/search-fixture.ts';

const api = testServer(serverPlugins);

test('rows have the first five named skills of a posting and when the company answers, and nothing where it says neither', async () => {
  const skills = ['Excel', ' ', 'SQL', 'Python', 'Audits', 'Tax law', 'Payroll'].map((name) => ({
    code: name === 'SQL' ? 'sql' : '',
    name,
  }));
  const [named = '', plain = ''] = await publish(api, [
    { title: 'Bookkeeper', skills, publishedAt: new Date('2026-02-01T00:00:00.000Z') },
    { title: 'Bookkeeper', publishedAt: new Date('2026-02-02T00:00:00.000Z') },
  ]);
  await sql`update job_postings set details = details || '{"responseDays": 7}' where id = ${named}`.execute(api.db);
  const { items } = await api.as('visitor').reply(searchJobs, { query: { q: 'bookkeeper' } });
  const rows = new Map(items.map(({ id, skills: shown, responseDays }) => [id, { shown: shown?.map(({ name }) => name), responseDays }]));
  expect(rows.get(named)).toEqual({ shown: ['Excel', 'SQL', 'Python', 'Audits', 'Tax law'], responseDays: 7 });
  expect(rows.get(plain)).toEqual({ shown: undefined, responseDays: undefined });
  expect(items.find(({ id }) => id === named)?.skills?.[1]).toEqual({ code: 'sql', name: 'SQL' });
});
