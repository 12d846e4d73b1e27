import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import type { MasterRowTables } from '#plugins/admin-masters/server/master-tables.ts';
import type { ApplicationTables } from '#plugins/applications/server/application-tables.ts';
import type { CandidateTables } from '#plugins/candidate/server/candidate-tables.ts';
import type { EmployerTables } from '#plugins/employer/server/employer-tables.ts';
import type { FeedbackTables } from '#plugins/feedback/server/feedback-tables.ts';
import type { JobSearchDatabase, JobSearchTables } from '#plugins/job-search/server/job-search-tables.ts';
import type { PublishedTables } from '#plugins/jobs/contract/published-postings.ts';
import type { JobsTables } from '#plugins/jobs/server/job-tables.ts';
import type { PassportTables } from '#plugins/skill-passports/server/passport-tables.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import type { Report } from '../report.ts';

/** What a measurement of the API gets: a running server in production, and its database. */
export interface World {
  readonly report: Report;
  readonly server: TrellisServer;
  readonly pool: pg.PoolConfig;
  /** By default the server has the embedded database of its folder. */
  readonly databaseUrl?: string | undefined;
}

type Tables = CoreTables &
  ApplicationTables &
  CandidateTables &
  EmployerTables &
  FeedbackTables &
  JobsTables &
  MasterRowTables &
  PassportTables;

/** The database of the measured server. */
export type BenchDatabase = Kysely<Tables>;

/** The tables as the search sees them: it only reads those of `jobs`. */
export function searchTables(db: BenchDatabase): JobSearchDatabase {
  return db.$omitTables<keyof PublishedTables>().$extendTables<PublishedTables & JobSearchTables>();
}

interface Connections {
  /** By default one. */
  readonly max?: number;
  readonly log?: (event: LogEvent) => void;
}

/** Runs something on the database of the measured server. */
export async function onDatabase<Result>(
  config: pg.PoolConfig,
  run: (db: BenchDatabase) => Promise<Result>,
  { max = 1, log = () => undefined }: Connections = {},
): Promise<Result> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...config, max }) }), log });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** Signs in as a demo user. */
export function signedIn({ server }: Pick<World, 'server'>, role: 'admin' | 'candidate' | 'employer'): Promise<ApiUser> {
  return ApiUser.signIn(server.url, `${role}@demo.test`, DEMO_PASSWORD);
}

/** A query as a part of an address. */
export function queryOf(query: object): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
}

/** The identity provider's id of a user. */
export async function uidOf(db: BenchDatabase, email: string): Promise<string> {
  return (await db.selectFrom('users').select('identity_uid').where('email', '=', email).executeTakeFirstOrThrow()).identity_uid;
}
