import { join } from 'node:path';
import { runCommand } from '#core/server/app/command-line.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { searchJobs } from '#plugins/job-search/contract/endpoints.ts';

const FILES = [['listings'], ['nyc-jobs'], ['real-postings', '--company', 'Masked employer']] as const;

const api = testServer(serverPlugins);
const folder = testFolder();
beforeAll(async () => {
  for (const [name, ...options] of FILES) {
    const file = join(process.cwd(), `tests/fixtures/import/${name}-excerpt.csv`);
    const silent = { write: () => true };
    const exitCode = await runCommand({
      name: 'import-jobs',
      args: [file, ...options],
      plugins: serverPlugins,
      process: {
        env: { DATABASE_URL: api.databaseUrl, DATA_DIR: folder, NODE_ENV: 'test' },
        root: folder,
        cwd: folder,
        out: silent,
        err: silent,
        signal: new AbortController().signal,
      },
    });
    expect(exitCode).toBe(0);
  }
  await api.runSchedule('job-search.refresh-words');
});
afterAll(() => api.close());

test.each([
  ['a typo', { q: 'electrican' }, 'Electrician'],
  ['a typo', { q: 'exterminater' }, 'Exterminator'],
  ['a typo', { q: 'cybersecurty' }, 'Off Hours Cybersecurity Operations Analyst'],
  ['a typo', { q: 'payements analyst' }, 'Payments Data Analyst'],
  ['two typos', { q: 'shiping clark' }, 'Shipping Clerk'],
  ['a plural', { q: 'electricians' }, 'Electrician'],
  ['a plural', { q: 'nurses' }, 'Public Health Nurse (School Health)'],
  ['a plural', { q: 'account managers' }, 'Account Manager'],
  ['a synonym', { q: 'junior programmer' }, 'Jr. Developer'],
  ['a synonym', { q: 'frontend developer' }, 'Front End Developer'],
  ['a synonym', { q: 'registered nurse' }, 'Public Health Nurse (School Health)'],
  ['a title', { q: 'data analyst' }, 'DATA ANALYST'],
  ['a part of a title', { q: 'big data' }, 'Principal Big Data Engineer'],
  ['a company', { q: 'palo alto networks' }, 'Principal Big Data Engineer'],
  ['a company', { q: 'logix' }, 'Payments Data Analyst'],
  ['a place', { where: 'burbank' }, 'Payments Data Analyst'],
  ['a place', { q: 'analyst', where: 'san diego' }, 'DATA ANALYST'],
  ['a category', { q: 'clerical support' }, 'COLLEGE AIDE - CLERICAL'],
])('%s, %j, finds %p first', async (_kind, query, title) => {
  const { items } = await api.as('visitor').reply(searchJobs, { query: { limit: 10, ...query } });
  expect(items[0]?.title).toBe(title);
});
