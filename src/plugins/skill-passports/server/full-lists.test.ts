import { v7 as uuid } from 'uuid';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { offerCredential } from '../contract/credential-endpoints.ts';
import { createAchievement, createKey } from '../contract/issuer-endpoints.ts';
import { MOST_ACHIEVEMENTS, MOST_KEYS, MOST_OPEN_OFFERS } from '../contract/limits.ts';
import type { PassportTables } from './passport-tables.ts';
import { activeAchievement, INPUT, type TestIssuer, trustedIssuer } from './testing/passport-world.ts';

const api = testServer(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example' } });
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'harbour');
});

const tables = () => api.db.$extendTables<PassportTables>();
const member = () => api.as('employer', 'harbour');

/** How many of twenty calls at once succeed, and the code of the refusal of one more. */
async function outcomeOf(call: (at: number) => Promise<{ readonly status: number; readonly body: unknown }>) {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => call(at)));
  const { status, body } = await call(20);
  return { made: answers.filter((answer) => answer.status === 201).length, status, code: Object(body).code };
}

test('an issuer has at most 500 achievements, also of those that are made at once', async () => {
  const row = { issuer_id: issuer.issuerId, status: 'retired', latest: 1, created_at: new Date() } as const;
  const rows = Array.from({ length: MOST_ACHIEVEMENTS - 5 }, () => ({ ...row, id: uuid() }));
  await tables().insertInto('achievements').values(rows).execute();
  const made = await outcomeOf(() => member().call(createAchievement, { params: { id: issuer.issuerId }, body: INPUT }));
  expect(made).toEqual({ made: 5, status: 409, code: 'skill-passports.achievements-full' });
});

test('an issuer has at most 100 keys, also of those that are made at once', async () => {
  const other = await trustedIssuer(api, 'quay');
  const key = await tables().selectFrom('issuer_keys').selectAll().where('issuer_id', '=', other.issuerId).executeTakeFirstOrThrow();
  const retired = { ...key, public_jwk: JSON.stringify(key.public_jwk), status: 'retired' } as const;
  const rows = Array.from({ length: MOST_KEYS - 6 }, () => ({ ...retired, id: uuid(), kid: uuid() }));
  await tables().insertInto('issuer_keys').values(rows).execute();
  const made = await outcomeOf(() => api.as('employer', 'quay').call(createKey, { params: { id: other.issuerId } }));
  expect(made).toEqual({ made: 5, status: 409, code: 'skill-passports.keys-full' });
});

test('an address has at most 20 open offers of an issuer, and other addresses have their own', async () => {
  const pier = await trustedIssuer(api, 'pier');
  const { id } = await activeAchievement(api, pier);
  const offer = (email: string) =>
    api.as('employer', 'pier').call(offerCredential, { params: { id }, body: { to: { email }, evidence: [], result: '' } });
  const made = await outcomeOf(() => offer('ann@example.org'));
  expect(made).toEqual({ made: MOST_OPEN_OFFERS, status: 409, code: 'skill-passports.too-many-open' });
  expect((await offer('bob@example.org')).status).toBe(201);
});
