import { randomBytes } from 'node:crypto';
import { serverWith } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { revokeCredential } from '../contract/credential-endpoints.ts';
import { createKey } from '../contract/issuer-endpoints.ts';
import { acceptCredential } from '../contract/passport-endpoints.ts';
import { sealKey } from './keys/sealed-key.ts';
import type { PassportTables } from './passport-tables.ts';
import { aCredential, anOffer, trustedIssuer } from './testing/passport-world.ts';

test('after a change of SECRET_KEY, nothing is signed until the company has a new key', async () => {
  const api = await serverWith(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example' } });
  const issuer = await trustedIssuer(api, 'harbour');
  const { id } = await aCredential(api, { issuer, candidate: 'robin' });
  const offer = await anOffer(api, { issuer, candidate: 'robin' });
  await api.drain();
  const tables = api.db.$extendTables<PassportTables>();
  // As another secret has sealed it.
  const { kid } = await tables.selectFrom('issuer_keys').select('kid').executeTakeFirstOrThrow();
  await tables
    .updateTable('issuer_keys')
    .set({ sealed: sealKey(randomBytes(32), kid, 'private') })
    .execute();
  const accept = { params: { id: offer.id }, body: { version: 1 } };
  const refused = await api.as('candidate', 'robin').refusal(acceptCredential, accept);
  expect([refused.status, refused.code]).toEqual([503, 'skill-passports.key-lost']);
  await api.as('employer', 'harbour').reply(revokeCredential, { params: { id }, body: { reason: 'error', version: 2 } });
  await api.drain();
  const lists = () => tables.selectFrom('status_lists').select(['is_dirty']).execute();
  expect(await lists()).toEqual([{ is_dirty: true }]);
  await api.as('employer', 'harbour').reply(createKey, { params: { id: issuer.issuerId } });
  await api.drain();
  expect(await lists()).toEqual([{ is_dirty: false }]);
  expect((await api.as('candidate', 'robin').reply(acceptCredential, accept)).state).toBe('active');
});

test('without a public address, only a demonstration issues', async () => {
  const api = await serverWith(serverPlugins);
  const issuer = await trustedIssuer(api, 'harbour');
  expect(await aCredential(api, { issuer, candidate: 'robin' })).toMatchObject({ isDemonstration: true });
});
