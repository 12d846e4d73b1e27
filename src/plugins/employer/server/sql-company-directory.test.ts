import { sql } from 'kysely';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany } from '../contract/endpoints.ts';
import type { EmployerTables } from './employer-tables.ts';
import { createCompanyDirectory } from './sql-company-directory.ts';

const MISSING_ID = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);
let directory: ReturnType<typeof createCompanyDirectory>;
beforeAll(async () => {
  directory = createCompanyDirectory(api.db.$extendTables<EmployerTables>());
});

test('a member belongs to the right companies, oldest first, and to no others', async () => {
  const owner = api.as('employer', 'of two');
  const first = await owner.reply(createCompany, { body: { name: 'First of two' } });
  const second = await owner.reply(createCompany, { body: { name: 'Second of two' } });
  const { userId } = await owner.actor();
  expect(await directory.companiesOf(userId)).toEqual([first.id, second.id]);
  expect(await directory.companiesOf(MISSING_ID)).toEqual([]);
  expect(await directory.isMember(userId, second.id)).toBe(true);
  expect(await directory.isMember(MISSING_ID, second.id)).toBe(false);
});

test('the companies with members are listed in portions, each once, and without those of imports', async () => {
  const own: string[] = [];
  for (const name of ['One listed', 'Two listed', 'Three listed']) {
    own.push((await api.as('employer', 'listed').reply(createCompany, { body: { name } })).id);
  }
  const imported = (await directory.ensureNamed(['Imported listed'])).get('Imported listed');
  const all: string[] = [];
  for (let ids = await directory.withMembers(undefined, 2); ids.length > 0; ids = await directory.withMembers(all.at(-1), 2))
    all.push(...ids);
  expect(all).toEqual([...new Set(all)].sort());
  expect(all).toEqual(expect.arrayContaining(own));
  expect(all).not.toContain(imported?.id);
  expect(await directory.memberCountsOf([own[0] ?? '', imported?.id ?? ''])).toEqual(new Map([[own[0], 1]]));
  expect(await directory.memberCountsOf([])).toEqual(new Map());
});

test('the names of companies cannot change until the transaction that reads them ends', async () => {
  const { id } = await api.as('employer').reply(createCompany, { body: { name: 'Named' } });
  const rename = (db: Database) => sql`select from companies where id = ${id} for no key update nowait`.execute(db);
  await inTransaction(api.db, async (_own, transaction) => {
    expect(await directory.lockedNames(transaction, [MISSING_ID, id])).toEqual(new Map([[id, 'Named']]));
    expect(await directory.lockedNames(transaction, [])).toEqual(new Map());
    await expect(rename(api.db)).rejects.toMatchObject({ code: '55P03' });
  });
  await rename(api.db);
});

test('an import finds companies of earlier imports, ignoring case, and creates the others without members', async () => {
  const before = await directory.ensureNamed(['Parks and Recreation', 'Transit']);
  const after = await directory.ensureNamed(['PARKS AND RECREATION', 'Transit', 'Libraries']);
  expect(after.get('PARKS AND RECREATION')).toEqual(before.get('Parks and Recreation'));
  expect(after.get('Transit')).toEqual(before.get('Transit'));
  expect(new Set([...after.values()].map((company) => company.id)).size).toBe(3);
  expect(await directory.ensureNamed([])).toEqual(new Map());
});

test('an import never uses a company that a user created', async () => {
  const { id } = await api.as('employer', 'own').reply(createCompany, { body: { name: 'Own Place' } });
  const found = await directory.ensureNamed(['Own Place']);
  expect(found.get('Own Place')?.id).not.toBe(id);
});

test('two concurrent imports get the same companies', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Shared ${index}`);
  const [one, other] = await Promise.all([directory.ensureNamed(names), directory.ensureNamed([...names].reverse())]);
  expect(names.map((name) => one.get(name))).toEqual(names.map((name) => other.get(name)));
});

test('the companies of a member are locked, with whether another member is active', async () => {
  const owner = api.as('employer', 'member');
  const { userId } = await owner.actor();
  const { userId: otherId } = await api.as('employer', 'other member').actor();
  const alone = await owner.reply(createCompany, { body: { name: 'Alone' } });
  const both = await owner.reply(createCompany, { body: { name: 'Both' } });
  await sql`insert into company_members (company_id, user_id, role) values (${both.id}, ${otherId}, 'owner')`.execute(api.db);
  const rename = (db: Database) => sql`select from companies where id = ${both.id} for no key update nowait`.execute(db);
  const seen = (id: string) =>
    inTransaction(api.db, async (_own, transaction) => {
      const companies = await directory.lockedOfMember(transaction, id);
      if (companies.length > 0) await expect(rename(api.db)).rejects.toMatchObject({ code: '55P03' });
      return companies;
    });
  const expected = (hasActiveOthers: boolean) => [
    { id: alone.id, name: 'Alone', hasActiveOthers: false },
    { id: both.id, name: 'Both', hasActiveOthers },
  ];
  expect(await seen(userId)).toEqual(expected(true));
  await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', otherId).execute();
  expect(await seen(userId)).toEqual(expected(false));
  expect(await seen(MISSING_ID)).toEqual([]);
});
