import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { whileOpen } from '#core/testing/while-open.ts';
import { type CompanyDirectory, companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import type { JobsTables } from './job-tables.ts';
import { Renames } from './renames/renames.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { published } from './testing/published.ts';

// A plugin that gets the service the way other plugins get it.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['employer'],
  setup: (kernel) => {
    directory = kernel.service(companyDirectory);
    renames = new Renames({ db: kernel.db.$extendTables<JobsTables>(), queue: kernel.queue, companies: directory });
    return {};
  },
});

let directory: CompanyDirectory;
let renames: Renames;
const api = freshServer([...serverPlugins, asking]);

const nameCompany = (id: string) => async (transaction: Transaction) => {
  await sql`update companies set name = 'Second Name' where id = ${id}`.execute(tablesIn(transaction));
  await renames.ofCompany(transaction, id, 'Second Name');
};

async function found(q: string): Promise<string[]> {
  const items = await published(api, { q });
  return items.map(({ title, company }) => `${title}, ${company.name}`);
}

test('a posting created during a rename of its company has the new name, and searches find it by that name', async () => {
  const employer = api.as('employer');
  const company = await employer.reply(createCompany, { body: { name: 'First Name' } });
  await whileOpen(api.db, nameCompany(company.id), () => employer.reply(createJob, { body: aJobInput({ title: 'Welder' }) }));
  expect(await found('welder second')).toEqual(['Welder, Second Name']);
  expect(await found('welder first')).toEqual([]);
});

test('a posting created during a rename of its category is found by the new name', async () => {
  const employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Tower Works' } });
  const rename = async (transaction: Transaction) => {
    const db = tablesIn<JobsTables>(transaction);
    const changed = db.updateTable('job_categories').set({ name: 'Bridges' }).where('code', '=', 'engineering').returning('id');
    await renames.ofCategory(transaction, (await changed.executeTakeFirstOrThrow()).id, 'Bridges');
  };
  await whileOpen(api.db, rename, () => employer.reply(createJob, { body: aJobInput({ title: 'Welder', category: 'engineering' }) }));
  expect(await found('welder bridges')).toEqual(['Welder, Tower Works']);
  expect(await found('welder engineering')).toEqual([]);
});
