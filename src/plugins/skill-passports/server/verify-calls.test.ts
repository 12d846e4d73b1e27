import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { revokeCredential } from '../contract/credential-endpoints.ts';
import type { Verification } from '../contract/schemas.ts';
import { verifyCredential } from '../contract/verify-endpoints.ts';
import { signToken } from './keys/issuer-key.ts';
import { IssuerKeys } from './keys/issuer-keys.ts';
import type { PassportTables } from './passport-tables.ts';
import { aCredential, anOffer, type TestIssuer, trustedIssuer } from './testing/passport-world.ts';

const NO_ID = '018f0000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example' } });
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'harbour');
});

const verify = (body: { id: string } | { text: string; email?: string }): Promise<Verification> =>
  api.as('visitor').reply(verifyCredential, { body });

async function tokenOf(id: string): Promise<string> {
  const rows = api.db.$extendTables<PassportTables>().selectFrom('credentials').select('jwt').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).jwt ?? '';
}

const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));

const failing = ({ results }: Verification): string[] =>
  results.filter(({ outcome }) => outcome === 'fail').map(({ check, reason }) => `${check}: ${reason}`);

test('what is not signed is not found', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'offered' });
  for (const each of [NO_ID, id]) expect(await api.as('visitor').status(verifyCredential, { body: { id: each } })).toBe(404);
});

test.each([
  ['nothing', {}],
  ['a text and an id', { text: 'a', id: NO_ID }],
  ['an empty text', { text: '' }],
  ['a text of more than 64 KB', { text: 'a'.repeat(64 * 1024 + 1) }],
  ['no id', { id: '../1' }],
])('%s is invalid', async (_, body) => {
  expect(await api.as('visitor').status(verifyCredential, { body })).toBe(422);
});

test('64 KB of dots are checked, and are no credential', async () => {
  expect(failing(await verify({ text: '.'.repeat(64 * 1024) }))).toEqual(['format: unreadable']);
});

test('signed JSON of another site is read with its line breaks', async () => {
  const proof = { type: 'DataIntegrityProof' };
  const text = JSON.stringify({ type: 'VerifiableCredential', name: 'Welding', issuer: 'did:example:1', proof }, null, '\t');
  const verified = await verify({ text: text.replaceAll('\n', '\r\n') });
  expect([failing(verified), verified.isOurs, verified.credential?.name, verified.credential?.issuer]).toEqual([
    [],
    false,
    'Welding',
    'did:example:1',
  ]);
});

test('a token of our key that this site did not register fails the check of the issuer', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'copied' });
  const [header, payload] = partsOf(await tokenOf(id));
  const secret = TEST_SECRETS.keysOf('skill-passports').keyFor('issuer-keys');
  const db = api.db.$extendTables<PassportTables>();
  const keys = new IssuerKeys({ db, secret, now: () => new Date() });
  const key = await db.transaction().execute((own) => keys.signingKey(own, issuer.issuerId));
  const sign = (change: object): Promise<string> => signToken(key.privateKey, header.kid, { ...payload, ...change });
  const address = `https://jobs.example/ob/credentials/${NO_ID}`;
  expect(failing(await verify({ text: await sign({ id: address, jti: address }) }))).toEqual(['issuer: unregistered']);
  // The same credential at another origin is not the registered one.
  const moved = `https://elsewhere.example/ob/credentials/${id}`;
  expect(failing(await verify({ text: await sign({ id: moved, jti: moved }) }))).toEqual(['issuer: unregistered']);
  expect(failing(await verify({ text: await sign({}) }))).toEqual([]);
});

test('after the account was deleted, only the state of its credential is known', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'leaving' });
  const text = await tokenOf(id);
  await api.as('candidate', 'leaving').reply(deleteAccount);
  const known = async () => (await verify({ id })).results.filter(({ reason }) => reason !== 'deleted');
  expect(await known()).toEqual([{ check: 'revocation', outcome: 'pass', reason: 'pass' }]);
  expect(await verify({ id })).toMatchObject({ credential: null, isOurs: true });
  // Whoever has the text still verifies it.
  expect(failing(await verify({ text }))).toEqual([]);
  await api.as('employer', 'harbour').reply(revokeCredential, { params: { id }, body: { reason: 'error', version: 2 } });
  expect(await known()).toEqual([{ check: 'revocation', outcome: 'fail', reason: 'revoked' }]);
});

test('ten addresses an hour are compared with one credential, whoever asks', async () => {
  const limited = await serverWith(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example', RATE_LIMITS: 'on' } });
  const owner = await trustedIssuer(limited, 'harbour');
  const [{ id }, other] = [
    await aCredential(limited, { issuer: owner, candidate: 'guessed' }),
    await aCredential(limited, { issuer: owner, candidate: 'another' }),
  ];
  const compare = (who: string, body: { id: string; email: string }) => limited.as('candidate', who).call(verifyCredential, { body });
  for (let at = 0; at < 10; at += 1) {
    expect((await compare(`guesser-${at}`, { id: at % 2 === 0 ? id : id.toUpperCase(), email: `person-${at}@example.org` })).status).toBe(
      200,
    );
  }
  const refused = await compare('guesser-10', { id, email: 'person-10@example.org' });
  expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'skill-passports.too-many-comparisons' })]);
  // The other credential, and a check without an address, are not counted.
  expect((await compare('guesser-10', { id: other.id, email: 'person-10@example.org' })).status).toBe(200);
  expect(await limited.as('visitor').status(verifyCredential, { body: { id } })).toBe(200);
  expect(await limited.as('visitor').status(verifyCredential, { body: { id, email: '' } })).toBe(200);
});
