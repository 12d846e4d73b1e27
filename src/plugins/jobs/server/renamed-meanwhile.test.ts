import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { whileOpen } from '#core/testing/while-open.ts';
import { type MasterCatalogue, masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { type CompanyDirectory, companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import { createImportedPostings } from './imported/save-imported.ts';
import type { JobsTables } from './job-tables.ts';
import { Renames } from './renames/renames.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { published } from './testing/published.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

// A plugin that gets the service the way other plugins get it.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['employer', 'admin-masters'],
  setup: (kernel) => {
    directory = kernel.service(companyDirectory);
    catalogue = kernel.service(masterCatalogue);
    renames = new Renames({ db: kernel.db.$extendTables<JobsTables>(), queue: kernel.queue, companies: directory });
    return {};
  },
});

const UNSAID = {
  externalId: undefined,
  location: undefined,
  workMode: undefined,
  category: undefined,
  employmentType: undefined,
  salary: undefined,
  description: undefined,
  seniority: undefined,
  postedAt: undefined,
};

let directory: CompanyDirectory;
let catalogue: MasterCatalogue;
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

test('an imported posting has the new name of a company that is renamed after its lookup', async () => {
  const renaming: CompanyDirectory = {
    ...directory,
    ensureNamed: async (names) => {
      const companies = await directory.ensureNamed(names);
      const { id } = companies.get('First Name') ?? { id: '' };
      await inTransaction(api.db, (_own, transaction) => nameCompany(id)(transaction));
      return companies;
    },
  };
  const imported = createImportedPostings(jobsDatabase(api), renaming, catalogue, async () => undefined);
  const posting = { ...UNSAID, title: 'Welder', company: 'First Name' };
  await imported.save([{ key: Buffer.alloc(32, 1), contentHash: Buffer.alloc(32, 2), posting }], new Date());
  expect(await found('welder')).toEqual(['Welder, Second Name']);
  expect(await found('welder second')).toHaveLength(1);
});
