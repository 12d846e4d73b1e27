import { runCommand } from '#core/server/app/command-line.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { skipSection } from '../../contract/endpoints.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { offer, skill } from '../testing/search-fixture.ts';

const AT = new Date('2026-03-15T09:00:00.000Z');

const api = freshServer(serverPlugins);

const tables = () => api.db.$extendTables<CandidateTables>();
const rows = () => tables().selectFrom('candidate_search').selectAll().orderBy('candidate_id').execute();

async function reindex(args: readonly string[] = [], signal = new AbortController().signal) {
  const [said, faults]: [string[], string[]] = [[], []];
  const exitCode = await runCommand({
    name: 'candidates-reindex',
    args,
    plugins: serverPlugins,
    process: {
      env: { DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, NODE_ENV: 'test' },
      ...{ root: api.dataDir, cwd: api.dataDir, signal },
      out: { write: (text) => said.push(text) },
      err: { write: (text) => faults.push(text) },
    },
  });
  return { exitCode, said: said.join(''), faults: faults.join('') };
}

/** Copies a candidate many times, so that there are several portions. */
async function copies(id: string, count: number): Promise<void> {
  const user = await tables().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, index) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`);
  const users = ids.map((other) => ({ ...user, id: other, identity_uid: other, email: `${other}@example.test` }));
  await tables().insertInto('users').values(users).execute();
  const sections = ids.map((candidate_id) => ({ candidate_id, section: 'basics', document: '{}', version: 1, updated_at: AT }));
  await tables().insertInto('candidate_sections').values(sections).execute();
}

test('all rows are made anew as they were, and rows without a saved section are deleted', async () => {
  const ann = await offer(api, 'ann', { at: AT, sections: { skills: { items: [skill('Welding')] } } });
  const ben = await offer(api, 'ben', { at: AT });
  const gone = await offer(api, 'gone');
  const skipping = await offer(api, 'skipping');
  await tables().deleteFrom('candidate_sections').where('candidate_id', 'in', [gone, skipping]).execute();
  await api.as('candidate', 'skipping').reply(skipSection, { params: { section: 'skills' } });
  const before = (await rows()).filter(({ candidate_id }) => [ann, ben].includes(candidate_id));
  await tables().updateTable('candidate_search').set({ country: 'XX', words: '', updated_at: new Date() }).execute();
  await tables().deleteFrom('candidate_search').where('candidate_id', '=', ben).execute();
  expect(await reindex()).toEqual({ exitCode: 0, said: 'The search was made anew from 4 profiles of candidates.\n', faults: '' });
  expect(await rows()).toEqual(before);
});

test('a start of the server makes the missing rows, in portions, and leaves the others alone', async () => {
  const ann = await offer(api, 'ann', { at: AT });
  await copies(ann, 450);
  await tables().updateTable('candidate_search').set({ country: 'XX' }).execute();
  await api.runSchedule('candidate.renew-search');
  const made = await rows();
  expect([made.length, made.filter(({ country }) => country === 'XX').map(({ candidate_id }) => candidate_id)]).toEqual([451, [ann]]);
});

test('a start of the server makes the rows anew whose words follow earlier rules, at their places in lists', async () => {
  const ann = await offer(api, 'ann', { at: AT, sections: { skills: { items: [skill('C++')] } } });
  const before = await rows();
  await tables().updateTable('candidate_search').set({ words: 'c:3C', words_version: 0, updated_at: AT }).execute();
  await copies(ann, 450);
  await api.runSchedule('candidate.renew-search');
  const made = await rows();
  expect([made.length, made.filter(({ candidate_id }) => candidate_id === ann)]).toEqual([451, before]);
});

test('a stopped command says so, and the next one does all', async () => {
  await copies(await offer(api, 'ann'), 450);
  const stop = new AbortController();
  stop.abort();
  expect(await reindex([], stop.signal)).toMatchObject({
    exitCode: 1,
    said: 'Stopped after 0 profiles of candidates. Run it again for all.\n',
  });
  expect(await reindex()).toMatchObject({ exitCode: 0, said: 'The search was made anew from 451 profiles of candidates.\n' });
  expect(await rows()).toHaveLength(451);
});

test('an argument is refused', async () => {
  expect(await reindex(['--all'])).toMatchObject({ exitCode: 2, faults: expect.stringContaining('no arguments') });
});
