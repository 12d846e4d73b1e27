import { setTimeout as sleep } from 'node:timers/promises';
import { decodeStatusBits } from '#plugins/skill-passports/server/format/status-bits.ts';
import { newIssuerKey, signToken } from '#plugins/skill-passports/server/keys/issuer-key.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Round } from '../report.ts';
import { CREDENTIALS, generateCredentials, generateOffers } from './generate-credentials.ts';
import { timed } from './load.ts';
import { benchVerifying } from './verifying.ts';
import { onDatabase, signedIn, type World } from './world.ts';

const ROUNDS = 10;
const ACCEPTED_IN_ROUND = 100;
const CONNECTIONS = 10;

/** Acceptances take at most this many times as long as their signatures alone. Median of the rounds. */
const MOST_OF_SIGNATURES = 30;
/** The goal for 1,000 acceptances on an otherwise idle machine, in seconds. It is only printed. */
const ACCEPT_GOAL = 30;
/** A revocation is in the published list after this many seconds. */
const MOST_UNTIL_LISTED = 10;

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly state: string }[];
}

/** Accepts offers, verifies among many credentials, and revokes one, with the issuer of the demonstration. */
export async function benchCredentials(world: World): Promise<void> {
  world.report.heading(`Credentials, ${CREDENTIALS} of them`);
  const employer = await signedIn(world, 'employer');
  const ids = await benchAccepting(world, employer);
  await onDatabase(world.pool, (db) => generateCredentials(db, ids[0] ?? ''));
  await benchVerifying(world, ids);
  await benchRevoking(world, employer, ids.at(-1) ?? '');
}

/** Accepts offers on some connections at once. Resolves with the ids of the credentials. */
async function benchAccepting(world: World, employer: ApiUser): Promise<readonly string[]> {
  const candidate = await signedIn(world, 'candidate');
  const firstIn = async (path: string, state: string): Promise<string> =>
    (await employer.must<Listed>('GET', path)).items.find((one) => one.state === state)?.id ?? '';
  const issuerId = await firstIn('/issuers/mine', 'trusted');
  const achievementId = await firstIn(`/issuers/${issuerId}/achievements`, 'active');
  const { id: recipientId } = await candidate.must<Versioned>('GET', '/me');
  const offered = { issuerId, achievementId, recipientId };
  const ids = await onDatabase(world.pool, (db) => generateOffers(db, offered, ROUNDS * ACCEPTED_IN_ROUND));
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const waiting = ids.slice(rounds.length * ACCEPTED_IN_ROUND).slice(0, ACCEPTED_IN_ROUND);
    const floor = await timed(() => signAlone(waiting.length));
    rounds.push({ floor: floor / 1000, ours: (await timed(() => acceptAll(candidate, waiting))) / 1000 });
  }
  const value = rounds.reduce((sum, { ours }) => sum + ours, 0);
  world.report.add({ name: `${ids.length} offers accepted after (goal ${ACCEPT_GOAL} s)`, value, unit: 's' });
  world.report.compare({ name: `${ACCEPTED_IN_ROUND} offers accepted after`, unit: 's', rounds, most: MOST_OF_SIGNATURES });
  return ids;
}

async function acceptAll(candidate: ApiUser, ids: readonly string[]): Promise<void> {
  const waiting = ids.values();
  const accept = async (): Promise<void> => {
    for (const id of waiting) await candidate.must('POST', `/passport/credentials/${id}/accept`, { version: 1 });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, accept));
}

async function signAlone(count: number): Promise<void> {
  const { privateKey } = await newIssuerKey('https://jobs.example/key');
  for (let number = 0; number < count; number += 1) await signToken(privateKey, 'https://jobs.example/key', { number });
}

async function benchRevoking({ report, server: { url }, pool }: World, employer: ApiUser, id: string): Promise<void> {
  const { version } = await employer.must<Versioned>('GET', `/credentials/${id}`);
  await employer.must('POST', `/credentials/${id}/revoke`, { reason: 'error', version });
  const begun = Date.now();
  const { results } = await new ApiUser(url).must<{ results: { check: string; reason: string }[] }>('POST', '/verify', { id });
  if (results.find(({ check }) => check === 'revocation')?.reason !== 'revoked') throw new Error('The revocation was not seen at once');
  report.add({ name: 'a revocation is seen by the verification after', value: Date.now() - begun, unit: 'ms' });
  const place = await onDatabase(pool, (db) =>
    db.selectFrom('credentials').select(['list_id', 'list_index']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  while (!(await isListed(`${url}/ob/status/${place.list_id}`, place.list_index ?? 0))) {
    if (Date.now() - begun > 60_000) throw new Error('The list was not published within a minute');
    await sleep(50);
  }
  report.most('a revocation is in the published list after', (Date.now() - begun) / 1000, 's', MOST_UNTIL_LISTED);
}

async function isListed(address: string, index: number): Promise<boolean> {
  const token = await (await fetch(address)).text();
  const { credentialSubject } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const bits = decodeStatusBits(credentialSubject.encodedList);
  if (bits === undefined) throw new Error('The published list cannot be read');
  return bits.has(index);
}
