import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { companyDirectory } from '../contract/company-directory.ts';
import { companyReferences } from '../contract/company-references.ts';
import { createCompany, getCompany, listCompanies, listCompanyFacets, updateCompany } from '../contract/endpoints.ts';
import { verifiedMark } from '../contract/verified-mark.ts';

const AT = new Date('2026-03-01T09:00:00.000Z');
const heard: unknown[] = [];

const listening = defineServerPlugin({
  id: 'listening',
  requires: ['employer'],
  setup: () => ({
    contributes: [
      companyReferences.add('listening.companies', 10, {
        verified: async (_transaction, id, isVerified) => void heard.push([id, isVerified]),
        changed: async (_transaction, before, after) => void heard.push([before.website, after.website]),
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, listening]);
const service = () => api.registry.serviceFor({ id: 'listening', requires: ['employer'] });

beforeEach(() => heard.splice(0));

async function aCompany(name: string): Promise<{ readonly id: string; readonly version: number }> {
  return api.as('employer', name).reply(createCompany, { body: { name, country: 'NO' } });
}

const mark = (id: string, isVerified: boolean) =>
  inTransaction(api.db, (_own, transaction) =>
    service()(verifiedMark).set(transaction, id, isVerified ? { state: 'verified', at: AT, way: 'dns' } : { state: 'revoked' }),
  );

test('a verified company has its mark on its page, in the list, in the directory and in the counts, and loses it everywhere', async () => {
  const [{ id }, other] = [await aCompany('Marked'), await aCompany('Plain')];
  await mark(id, true);
  const verified = { way: 'dns', at: AT.toISOString() };
  const visitor = api.as('visitor');
  expect((await visitor.reply(getCompany, { params: { id } })).verified).toEqual(verified);
  const found = await visitor.reply(listCompanies, { query: { verified: true, limit: 10 } });
  expect(found.items.map((company) => [company.id, company.verified])).toEqual([[id, verified]]);
  const both = { query: { country: 'NO' } };
  expect((await visitor.reply(listCompanyFacets, both)).verified).toEqual({ count: 1, more: false });
  const directory = service()(companyDirectory);
  expect(await directory.marksOf([id, other.id])).toEqual(new Map([[id, { verified }]]));
  expect(await directory.verifiedOf([other.id, id])).toEqual([id]);

  await mark(id, false);
  expect((await visitor.reply(getCompany, { params: { id } })).verified).toBeNull();
  expect((await visitor.reply(listCompanies, { query: { verified: true, limit: 10 } })).items).toEqual([]);
  expect((await visitor.reply(listCompanyFacets, both)).verified).toEqual({ count: 0, more: false });
  expect(await directory.verifiedOf([id])).toEqual([]);
  expect(heard).toEqual([
    [id, true],
    [id, false],
  ]);
});

test('listeners learn what a company was and is when it is saved', async () => {
  const { id, version } = await aCompany('Heard');
  const website = 'https://heard.example/';
  await api.as('employer', 'Heard').reply(updateCompany, { params: { id }, body: { website, version } });
  expect(heard).toEqual([[null, website]]);
});
