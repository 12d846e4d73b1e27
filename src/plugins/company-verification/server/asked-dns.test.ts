import { sql } from 'kysely';
import { type TestDns, testDns } from '#core/testing/dns-server.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, checkVerification } from '../contract/endpoints.ts';
import { companyVerification, companyVerificationServerPlugin } from './company-verification.server-plugin.ts';
import { aCompany, markOf } from './testing/verification-world.ts';

let dns: TestDns;
beforeAll(async () => {
  dns = await testDns();
});
afterAll(() => dns.close());

test('the DNS servers of the configuration decide', async () => {
  const api = await serverWith(serverPlugins, { env: { DNS_SERVERS: dns.address } });
  const company = await aCompany(api, 'recorded', 'https://www.bücher.de/');
  const params = { id: company.id };
  const { record } = await company.owner.reply(askVerification, { params, body: { way: 'dns' } });
  expect(record?.name).toBe('_trellis.xn--bcher-kva.de');
  expect(await company.owner.reply(checkVerification, { params })).toMatchObject({ state: 'pending', answer: 'absent' });
  dns.names.set(record?.name ?? '', [record?.value ?? '']);
  expect(await company.owner.reply(checkVerification, { params })).toMatchObject({ state: 'verified', answer: 'found' });
  expect(await markOf(company)).toMatchObject({ way: 'dns' });
});

test('no connection to the database waits while the DNS is asked', async () => {
  let held: unknown;
  const resolver = {
    ask: async () => {
      const { rows } = await sql`
        select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(api.db);
      held = rows;
      return 'found' as const;
    },
  };
  const plugin = companyVerification(resolver);
  const api: TestServer = await serverWith(serverPlugins.map((each) => (each === companyVerificationServerPlugin ? plugin : each)));
  const { owner, id } = await aCompany(api, 'held');
  await owner.reply(askVerification, { params: { id }, body: { way: 'dns' } });
  await owner.reply(checkVerification, { params: { id } });
  expect(held).toEqual([]);
});
