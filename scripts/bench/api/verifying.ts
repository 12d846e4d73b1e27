import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isSignedBy } from '#plugins/skill-passports/server/keys/issuer-key.ts';
import type { PassportDatabase } from '#plugins/skill-passports/server/passport-tables.ts';
import { passportRegister, signedCredential } from '#plugins/skill-passports/server/verify/register.ts';
import { verifyToken } from '#plugins/skill-passports/server/verify/verify-token.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report, Round } from '../report.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { percentile } from './load.ts';

/** 95 of 100 answers within this many times the bare statements and the check of the signature. Median of the rounds. */
const MOST_OF_BARE = 10;
/** The goal for 95 of 100 answers on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 20;
const SAMPLES = 100;
const ROUNDS = 7;

interface Verifying {
  readonly url: string;
  readonly pool: pg.PoolConfig;
  /** Credentials with signatures that verify. */
  readonly ids: readonly string[];
}

/** One verification: what is sent, and what is done at least for its answer. */
interface Sample {
  readonly body: object;
  readonly statements: readonly Statement[];
  readonly token: string;
  readonly publicJwk: Readonly<Record<string, string>>;
}

/** Compares `POST /verify` with the bare statements and the check of the signature. */
export async function benchVerifying(report: Report, { url, pool: config, ids }: Verifying): Promise<void> {
  const visitor = new ApiUser(url);
  const pool = new pg.Pool({ ...config, max: 1 });
  try {
    for (const by of ['text', 'id'] as const) {
      const samples: Sample[] = [];
      for (const id of ids.slice(0, SAMPLES)) samples.push(await sampleOf(config, id, by));
      const ask = (sample: Sample): Promise<unknown> => prove(visitor, sample);
      const rounds: Round[] = [];
      await p95(samples, ask);
      while (rounds.length < ROUNDS) {
        rounds.push({ floor: await p95(samples, (sample) => bare(pool, sample)), ours: await p95(samples, ask) });
      }
      report.compare({ name: `verifying by ${by}: p95 (goal ${GOAL} ms)`, unit: 'ms', rounds, most: MOST_OF_BARE });
    }
  } finally {
    await pool.end();
  }
}

async function sampleOf(config: pg.PoolConfig, id: string, by: 'text' | 'id'): Promise<Sample> {
  const pool = new pg.Pool({ ...config, max: 1 });
  const db: PassportDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    const { jwt: token, key_id } = await db
      .selectFrom('credentials')
      .select(['jwt', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (token === null || key_id === null) throw new Error(`${id} is not signed`);
    const { public_jwk } = await db.selectFrom('issuer_keys').select('public_jwk').where('id', '=', key_id).executeTakeFirstOrThrow();
    const statements = await captureStatements(config, async (own: PassportDatabase) => {
      if (by === 'id') await signedCredential(own, id);
      await verifyToken(passportRegister(own), { text: token, email: '', now: new Date() });
    });
    return { body: by === 'id' ? { id } : { text: token }, statements, token, publicJwk: public_jwk };
  } finally {
    await db.destroy();
  }
}

async function prove(visitor: ApiUser, { body }: Sample): Promise<void> {
  const { results } = await visitor.must<{ results: { check: string; outcome: string }[] }>('POST', '/verify', body);
  if (results.some(({ outcome }) => outcome === 'fail')) throw new Error(`A credential did not verify: ${JSON.stringify(results)}`);
}

async function bare(pool: pg.Pool, { statements, publicJwk, token }: Sample): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, [...values]);
  if (!(await isSignedBy(publicJwk, token))) throw new Error('The signature does not verify');
}

/** The time that 95 of 100 runs take at most, in ms. */
async function p95(samples: readonly Sample[], run: (sample: Sample) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (const sample of samples) {
    const begun = performance.now();
    await run(sample);
    taken.push(performance.now() - begun);
  }
  return percentile(taken, 0.95);
}
