import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { newIssuerKey, signToken } from '#plugins/skill-passports/server/keys/issuer-key.ts';
import type { PassportTables } from '#plugins/skill-passports/server/passport-tables.ts';
import { decodeStatusBits } from '#plugins/skill-passports/server/status/status-bits.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report, Round } from '../report.ts';
import { CREDENTIALS, generateCredentials, generateOffers } from './generate-credentials.ts';
import { benchVerifying } from './verifying.ts';

const ROUNDS = 10;
const ACCEPTED_IN_ROUND = 100;
const CONNECTIONS = 10;

/** Acceptances take at most this many times as long as their signatures alone. Median of the rounds. */
const MOST_OF_SIGNATURES = 30;
/** The goal for 1,000 acceptances on an otherwise idle machine, in seconds. It is only printed. */
const ACCEPT_GOAL = 30;
/** A revocation is in the published list after this many seconds. */
const MOST_UNTIL_LISTED = 10;

type Tables = CoreTables & PassportTables;

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface Passports {
  readonly url: string;
  readonly db: Kysely<Tables>;
  readonly employer: ApiUser;
  readonly candidate: ApiUser;
}

/** Accepts offers, verifies among many credentials, and revokes one, with the issuer of the demonstration. */
export async function benchCredentials(report: Report, url: string, pool: pg.PoolConfig): Promise<void> {
  report.heading(`Credentials, ${CREDENTIALS} of them`);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...pool, max: 1 }) }) });
  const employer = await ApiUser.signIn(url, 'employer@demo.test', DEMO_PASSWORD);
  const candidate = await ApiUser.signIn(url, 'candidate@demo.test', DEMO_PASSWORD);
  const passports = { url, db, employer, candidate };
  try {
    const ids = await benchAccepting(report, passports);
    await generateCredentials(db.withTables<PassportTables>(), ids[0] ?? '');
    await benchVerifying(report, { url, pool, ids });
    await benchRevoking(report, passports, ids.at(-1) ?? '');
  } finally {
    await db.destroy();
  }
}

/** Accepts offers on some connections at once. Resolves with the ids of the credentials. */
async function benchAccepting(report: Report, { db, employer, candidate }: Passports): Promise<readonly string[]> {
  const { items } = await employer.must<{ items: { id: string; state: string }[] }>('GET', '/issuers/mine');
  const issuerId = items.find(({ state }) => state === 'trusted')?.id ?? '';
  const achievements = await employer.must<{ items: { id: string; state: string }[] }>('GET', `/issuers/${issuerId}/achievements`);
  const achievementId = achievements.items.find(({ state }) => state === 'active')?.id ?? '';
  const { id: recipientId } = await candidate.must<Versioned>('GET', '/me');
  const offered = { issuerId, achievementId, recipientId };
  const ids = await generateOffers(db.withTables<PassportTables>(), offered, ROUNDS * ACCEPTED_IN_ROUND);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    const waiting = ids.slice(rounds.length * ACCEPTED_IN_ROUND).slice(0, ACCEPTED_IN_ROUND);
    rounds.push({ floor: await seconds(() => signAlone(waiting.length)), ours: await seconds(() => acceptAll(candidate, waiting)) });
  }
  const value = rounds.reduce((sum, { ours }) => sum + ours, 0);
  report.add({ name: `${ids.length} offers accepted after (goal ${ACCEPT_GOAL} s)`, value, unit: 's' });
  report.compare({ name: `${ACCEPTED_IN_ROUND} offers accepted after`, unit: 's', rounds, most: MOST_OF_SIGNATURES });
  return ids;
}

async function acceptAll(candidate: ApiUser, waiting: string[]): Promise<void> {
  const accept = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await candidate.must('POST', `/passport/credentials/${id}/accept`, { version: 1 });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, accept));
}

async function signAlone(count: number): Promise<void> {
  const { privateKey } = await newIssuerKey('https://jobs.example/key');
  for (let number = 0; number < count; number += 1) await signToken(privateKey, 'https://jobs.example/key', { number });
}

async function benchRevoking(report: Report, { url, db, employer }: Passports, id: string): Promise<void> {
  const visitor = new ApiUser(url);
  const { version } = await employer.must<Versioned>('GET', `/credentials/${id}`);
  await employer.must('POST', `/credentials/${id}/revoke`, { reason: 'error', version });
  const begun = Date.now();
  const { results } = await visitor.must<{ results: { check: string; reason: string }[] }>('POST', '/verify', { id });
  if (results.find(({ check }) => check === 'revocation')?.reason !== 'revoked') throw new Error('The revocation was not seen at once');
  report.add({ name: 'a revocation is seen by the verification after', value: Date.now() - begun, unit: 'ms' });
  const place = await db.selectFrom('credentials').select(['list_id', 'list_index']).where('id', '=', id).executeTakeFirstOrThrow();
  while (!(await isListed(`${url}/ob/status/${place.list_id}`, place.list_index ?? 0))) {
    if (Date.now() - begun > 60_000) throw new Error('The list was not published within a minute');
    await sleep(50);
  }
  const value = (Date.now() - begun) / 1000;
  const limit = { kind: 'at most', value: MOST_UNTIL_LISTED } as const;
  report.add({ name: 'a revocation is in the published list after', value, unit: 's', limit });
}

async function isListed(address: string, index: number): Promise<boolean> {
  const token = await (await fetch(address)).text();
  const { credentialSubject } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const bits = decodeStatusBits(credentialSubject.encodedList);
  if (bits === undefined) throw new Error('The published list cannot be read');
  return bits.has(index);
}

async function seconds(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return (performance.now() - begun) / 1000;
}
