import pg from 'pg';
import { isSignedBy } from '#plugins/skill-passports/server/keys/issuer-key.ts';
import { passportRegister, signedCredential } from '#plugins/skill-passports/server/verify/register.ts';
import { verifyToken } from '#plugins/skill-passports/server/verify/verify-token.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { benchTurns } from '../turns.ts';
import { percentile, timesOf } from './load.ts';
import { captureStatements, runStatements, type Statement } from './statements.ts';
import { type BenchDatabase, onDatabase, type World } from './world.ts';

/** 95 of 100 answers within this many times the bare statements and the check of the signature. Median of the rounds. */
const MOST_OF_BARE = 10;
/** The goal for 95 of 100 answers on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 20;
const SAMPLES = 100;
const ROUNDS = 7;

/** A credential with a signature that verifies. */
interface Signed {
  readonly id: string;
  readonly token: string;
  readonly publicJwk: Readonly<Record<string, string>>;
}

/** One verification: what is sent, and what is done at least for its answer. */
interface Sample extends Signed {
  readonly body: object;
  readonly statements: readonly Statement[];
}

/** Compares `POST /verify` with the bare statements and the check of the signature. */
export async function benchVerifying({ report, server, pool: config }: World, ids: readonly string[]): Promise<void> {
  const visitor = new ApiUser(server.url);
  const signed = await onDatabase(config, (db) => readSigned(db, ids.slice(0, SAMPLES)));
  const pool = new pg.Pool({ ...config, max: 1 });
  try {
    for (const by of ['text', 'id'] as const) {
      const groups = await captureStatements(config, signed, async (db, { id, token }) => {
        if (by === 'id') await signedCredential(db, id);
        await verifyToken(passportRegister(db), { text: token, email: '', now: new Date() });
      });
      const samples = signed.map((one, at): Sample => {
        return { ...one, body: by === 'id' ? { id: one.id } : { text: one.token }, statements: groups[at] ?? [] };
      });
      const p95 = async (run: (sample: Sample) => Promise<unknown>): Promise<number> => percentile(await timesOf(samples, run), 0.95);
      const ours = (): Promise<number> => p95((sample) => prove(visitor, sample));
      const name = `verifying by ${by}: p95 (goal ${GOAL} ms)`;
      const floors = [{ name, most: MOST_OF_BARE, run: () => p95((sample) => bare(pool, sample)) }];
      await benchTurns(report, { rounds: ROUNDS, warmUp: [ours], ours, floors });
    }
  } finally {
    await pool.end();
  }
}

async function readSigned(db: BenchDatabase, ids: readonly string[]): Promise<readonly Signed[]> {
  const rows = await db
    .selectFrom('credentials')
    .innerJoin('issuer_keys', 'issuer_keys.id', 'credentials.key_id')
    .select(['credentials.id', 'jwt', 'public_jwk'])
    .where('credentials.id', 'in', ids)
    .execute();
  if (rows.length < ids.length) throw new Error('Not all credentials are signed');
  return rows.map(({ id, jwt, public_jwk }) => ({ id, token: jwt ?? '', publicJwk: public_jwk }));
}

async function prove(visitor: ApiUser, { body }: Sample): Promise<void> {
  const { results } = await visitor.must<{ results: { check: string; outcome: string }[] }>('POST', '/verify', body);
  if (results.some(({ outcome }) => outcome === 'fail')) throw new Error(`A credential did not verify: ${JSON.stringify(results)}`);
}

async function bare(pool: pg.Pool, { statements, publicJwk, token }: Sample): Promise<void> {
  await runStatements(pool, statements);
  if (!(await isSignedBy(publicJwk, token))) throw new Error('The signature does not verify');
}
