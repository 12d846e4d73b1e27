// A server with two writing calls that differ only in the event, on the database of a running server. Started by audited-writes.ts.
import { sql } from 'kysely';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import { listen } from '#core/server/app/listen.ts';
import { auditAction } from '#core/server/audit/audit-action.ts';
import { Sealer } from '#core/server/audit/sealer.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import { openForCommand } from '#core/server/db/open-for-command.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { handle } from '#core/server/http/handler.ts';
import { buildHttpApp } from '#core/server/http-app/http-app.ts';
import { createTokenAuthenticator } from '#core/server/identity/token-authenticator.ts';
import { accountNews } from '#core/server/notices/account-news.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { Metrics } from '#core/server/observability/metrics.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { createServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { openSecrets } from '#core/server/secrets/open-secrets.ts';

const place = process.argv[2];
if (place === undefined) throw new Error('usage: audited-server.ts ENVIRONMENT.json');

const ROWS = 1_000;
const ADMIN = '018f0000-0000-7000-8000-000000000001';

const body = z.object({ name: lineSchema(1, 120), about: textSchema(0, 5_000) });
const reply = body.extend({ id: z.int(), version: z.int() });

interface Row {
  id: number;
  name: string;
  about: string;
  version: number;
}

interface Edit {
  name: string;
  about: string;
}

const write = (id: string, path: string) =>
  endpointContract(endpoint<{ body: Edit; reply: Row }>({ id, method: 'PUT', path, summary: 'Writes a row.' }), { body, reply });
const written = auditAction({ name: 'bench-row.written', subject: 'bench-row', fields: { name: 'value', about: 'length' } });

// The statements of a change of a company: membership, the row before, the change if the version fits, and the row after as the reply. A
// random row, because the connections of the load ask in the same order and would wait for each other's locks.
const bench = defineServerPlugin({
  id: 'bench',
  auditActions: [written],
  setup: ({ db }) => ({
    handlers: [false, true].map((isAudited) =>
      handle(write(isAudited ? 'bench.audited' : 'bench.plain', isAudited ? '/audited' : '/plain'), {
        policy: 'authenticated',
        run: async ({ actor, body: { name, about }, audit }) => {
          const id = Math.floor(Math.random() * ROWS);
          await sql`select from bench_members where row_id = ${id} and user_id = ${actor.userId}`.execute(db);
          return inTransaction(db, async (own, transaction) => {
            const [before] = (await sql<Row>`select * from bench_rows where id = ${id} for update`.execute(own)).rows;
            if (before === undefined) throw new Error('There is no such row.');
            const [after] = (
              await sql<Row>`update bench_rows set name = ${`${name} ${before.version}`}, about = ${about}, version = version + 1, updated_at = now()
                where id = ${id} and version = ${before.version} returning *`.execute(own)
            ).rows;
            if (after === undefined) throw new Error('The row has another version.');
            const changes = { name: [before.name, after.name], about: [before.about, after.about] } as const;
            if (isAudited) await audit(transaction, written, { subjectId: String(id), changes });
            return after;
          });
        },
      }),
    ),
  }),
});

const log = createLogger('silent');
const config = readConfig({ ...JSON.parse(place), NODE_ENV: 'production', TRELLIS_DEMO: '1', RATE_LIMITS: 'off', PORT: '0' });
const database = await openForCommand(config, log);
const { db } = database;
await sql`
  create table if not exists bench_rows (
    id int primary key, name text not null, about text not null, version int not null default 1, updated_at timestamptz not null default now()
  )`.execute(db);
await sql`create index if not exists bench_rows_name on bench_rows (name)`.execute(db);
await sql`create table if not exists bench_members (row_id int, user_id uuid, primary key (row_id, user_id))`.execute(db);
await sql`insert into bench_rows select n, 'Row', '' from generate_series(0, ${ROWS - 1}) n on conflict do nothing`.execute(db);
await sql`
  insert into users (id, identity_uid, email, email_verified, name, role, is_full_admin, created_at, updated_at)
  values (${ADMIN}, 'bench', 'admin@bench.test', true, 'Bench', 'admin', true, now(), now()) on conflict do nothing`.execute(db);

const now = (): Date => new Date();
const identity = { deleteAccount: async () => undefined, endSessions: async () => undefined, pendingMessages: undefined };
const mailer = { delivers: 'nothing', send: async () => undefined, close: async () => undefined } as const;
const queue = createQueue(new JobStore(database));
const plugins = orderPlugins([coreServerPlugin, bench]);
const registry = createServerRegistry(plugins, { config, db, identity, queue, mailer, log, secrets: openSecrets(config), now });
// The provider keeps the result of a verified token too. The user's row is read with each call.
const token = {
  uid: 'bench',
  email: 'admin@bench.test',
  emailVerified: true,
  name: 'Bench',
  phone: '+491700000000',
  expiresAt: new Date(Date.now() + 86_400_000),
  authTime: now(),
  issuedAt: now(),
};
const authenticator = createTokenAuthenticator({
  db,
  identity: { verify: async () => token },
  events: accountNews(registry.notices.raise),
  log,
  now,
});
const app = await buildHttpApp({
  registry,
  authenticator,
  config,
  db,
  now,
  log,
  metrics: new Metrics(),
  identityGateway: undefined,
  assets: undefined,
  readiness: {},
});
new Sealer({ db, config, log, now }).follow();
console.log(await listen(app, config));
