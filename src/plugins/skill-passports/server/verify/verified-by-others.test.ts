import { type BitstringStatusList, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { revokeCredential } from '../../contract/credential-endpoints.ts';
import { createKey } from '../../contract/issuer-endpoints.ts';
import { getCredentialFile } from '../../contract/passport-endpoints.ts';
import { newIssuerKey, signToken } from '../keys/issuer-key.ts';
import { aCredential, type TestIssuer, trustedIssuer } from '../testing/passport-world.ts';

// What this site issues is verified here with libraries alone, and with nothing but what the running server answers at the addresses that
// the credentials name.

const api = testServer(serverPlugins);
beforeAll(async () => {
  api.registry.site.listensAt(await api.app.listen({ port: 0, host: '127.0.0.1' }));
});

/** What the tests read of a payload. */
interface Payload {
  readonly iss: string;
  readonly name: string;
  readonly credentialSubject: { readonly encodedList: string };
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
}

interface Held {
  readonly id: string;
  /** As the recipient downloads it. */
  readonly token: string;
}

async function accepted(issuer: TestIssuer, candidate: string): Promise<Held> {
  const { id } = await aCredential(api, { issuer, candidate });
  const headers = await api.as('candidate', candidate).headers();
  const file = await api.app.inject({ url: `/api${getCredentialFile.path.replace(':id', id)}`, headers });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return { id, token: file.body };
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  expect([address, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([address, 200, '*']);
  return answer.text();
}

/** The payload of a token whose signature the library accepts. The key is what is fetched at its `kid`, and nothing else. */
async function verified(token: string): Promise<Payload> {
  const { kid = '' } = decodeProtectedHeader(token);
  const { payload } = await compactVerify(token, await importJWK(JSON.parse(await fetched(kid)), 'RS256'));
  return JSON.parse(new TextDecoder().decode(payload));
}

async function publishedList(address: string): Promise<BitstringStatusList> {
  const { credentialSubject } = await verified(await fetched(address));
  return decodeList(credentialSubject);
}

test('jose verifies a credential with nothing but the key at its `kid`', async () => {
  const issuer = await trustedIssuer(api, 'harbour');
  const { token } = await accepted(issuer, 'robin');
  const header = decodeProtectedHeader(token);
  expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringContaining(`/ob/issuers/${issuer.issuerId}/keys/`) });
  expect(Object.keys(JSON.parse(await fetched(header.kid ?? ''))).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const { credentialSubject, iss } = await verified(token);
  expect(iss).toBe(`${api.registry.site.origin}/ob/issuers/${issuer.issuerId}`);
  expect(credentialSubject).toMatchObject({ type: ['AchievementSubject'], achievement: { name: 'Working at height' } });
});

test('after a new key, jose verifies what the old one and the new one signed', async () => {
  const issuer = await trustedIssuer(api, 'steel');
  const { token: before } = await accepted(issuer, 'kim');
  await api.as('employer', 'steel').reply(createKey, { params: { id: issuer.issuerId } });
  const { token: after } = await accepted(issuer, 'lou');
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  for (const token of [before, after]) expect(await verified(token)).toMatchObject({ name: 'Working at height' });
});

test('another library reads the published list: the bit of a revoked credential is set, and no other', async () => {
  const issuer = await trustedIssuer(api, 'ropes');
  const revoked = await accepted(issuer, 'ann');
  const kept = await accepted(issuer, 'bo');
  const { credentialStatus: first } = await verified(revoked.token);
  const { credentialStatus: second } = await verified(kept.token);
  await api.drain();
  const before = await publishedList(first.statusListCredential);
  expect([before.length, setBits(before)]).toEqual([131_072, []]);

  await api.as('employer', 'ropes').reply(revokeCredential, { params: { id: revoked.id }, body: { reason: 'error', version: 2 } });
  await api.drain();
  const list = await publishedList(first.statusListCredential);
  expect([list.getStatus(Number(first.statusListIndex)), list.getStatus(Number(second.statusListIndex))]).toEqual([true, false]);
  expect(setBits(list)).toEqual([Number(first.statusListIndex)]);
});

test('a list that another key signed is not accepted', async () => {
  const { token } = await accepted(await trustedIssuer(api, 'sails'), 'cleo');
  const { credentialStatus } = await verified(token);
  await api.drain();
  const list = await fetched(credentialStatus.statusListCredential);
  const { kid = '', typ = '' } = decodeProtectedHeader(list);
  const { privateKey } = await newIssuerKey(kid);
  const forged = await signToken(privateKey, kid, await verified(list), typ);
  await expect(verified(forged)).rejects.toThrow('signature verification failed');
});

function setBits(list: BitstringStatusList): number[] {
  return Array.from({ length: list.length }, (_, index) => index).filter((index) => list.getStatus(index));
}
