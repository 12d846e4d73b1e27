import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Actor, Role } from '#core/contract/actor.ts';
import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { ApiErrorBody } from '#core/contract/errors.ts';
import type { AnyEndpoint, UploadEndpoint, UploadShape } from '#core/contract/file-endpoint.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import type { ClientFiles } from '#core/server/assets/client-files.ts';
import { type Environment, readConfig } from '#core/server/config/read-config.ts';
import type { Database } from '#core/server/db/database.ts';
import type { HttpServer } from '#core/server/http/http-server.ts';
import { buildHttpApp } from '#core/server/http-app/http-app.ts';
import type { IdentityGateway, ProviderAccounts } from '#core/server/identity/identity.ts';
import type { Mailer, OutgoingMail } from '#core/server/mail/mailer.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { Metrics } from '#core/server/observability/metrics.ts';
import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { createServerRegistry, type ServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { callerOf, rememberThrown } from './call-as.ts';
import { MailCollector } from './mail-collector.ts';
import { NO_PROVIDER } from './no-provider.ts';
import { startOnce } from './start-once.ts';
import { createTestDatabase } from './test-database.ts';
import { type DrainedJobs, type DrainOptions, TestQueue } from './test-queue.ts';
import type { CallInput, LooseInput, UploadInput } from './test-request.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { TestUsers } from './test-users.ts';

/**
 * The caller of an endpoint.
 *
 * - A role. `admin` is a full administrator.
 * - `admin:users,jobs`: an administrator with these duties only. `admin:` has no duty.
 * - `newcomer`: has signed in and has not chosen a role.
 * - `unconfirmed`: a newcomer without a confirmed telephone number.
 * - `visitor`: has not signed in.
 */
export type Caller = Role | `admin:${string}` | 'newcomer' | 'unconfirmed' | 'visitor';

/** An answer of the API. */
export interface CallAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A call that answered 500. */
export interface CallFailure {
  readonly body: ApiErrorBody;
  /** The error that the handler or the server threw. */
  readonly cause: unknown;
}

/** Makes calls as one user. A call that answers 500 fails the test and shows the error. `failure` is the exception. */
export interface TestCaller {
  /** The reply of a call that must succeed. If it does not, the test fails and shows the answer. */
  readonly reply: <Shape extends EndpointShape>(call: Endpoint<Shape>, ...input: CallInput<Shape>) => Promise<Shape['reply']>;
  /** The reply of an upload that must succeed, like `reply`. */
  readonly upload: <Shape extends UploadShape>(call: UploadEndpoint<Shape>, input: UploadInput) => Promise<Shape['reply']>;
  /** Status and body of any answer. */
  readonly call: <Shape extends EndpointShape>(
    call: Endpoint<Shape>,
    ...input: CallInput<Shape>
  ) => Promise<CallAnswer<Shape['reply'] | ApiErrorBody>>;
  /** Only the status. The input may be invalid. */
  readonly status: (call: AnyEndpoint, input?: LooseInput) => Promise<number>;
  /** The error of a call that must be refused. The input may be invalid. Fails the test when the call succeeds. */
  readonly refusal: (call: AnyEndpoint, input?: LooseInput) => Promise<ApiErrorBody & { readonly status: number }>;
  /** The thrown error and the answer of a call that must answer 500. Fails the test for any other answer. */
  readonly failure: (call: AnyEndpoint, input?: LooseInput) => Promise<CallFailure>;
  /** The headers that identify the caller, for requests without this kit. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** The user's row as the server sees it; created on first use. */
  readonly actor: () => Promise<Actor>;
}

/** A server with its own database, called without a network. */
export interface TestServer {
  /** Calls as a user of that kind. A different name is a different user. By default the user has signed in just now. */
  readonly as: (who: Caller, name?: string, signedInAt?: Date) => TestCaller;
  readonly db: Database;
  /** The address of its database, in the format of `DATABASE_URL`, for a command that runs beside the server. */
  readonly databaseUrl: string;
  readonly app: HttpServer;
  /** The mails that were sent, oldest first; none with a mailer of the test's own. */
  readonly mails: readonly OutgoingMail[];
  readonly registry: ServerRegistry;
  /** Runs due jobs by the test's clock until none is left. A failed job fails the test, unless `failures` is `expected`. */
  readonly drain: (options?: DrainOptions) => Promise<DrainedJobs>;
  /** Runs a plugin's schedule now, and the jobs that it adds. */
  readonly runSchedule: (name: string, options?: DrainOptions) => Promise<DrainedJobs>;
  /** What a user was told on the site, newest first. */
  readonly told: (who: Caller, name?: string) => Promise<readonly ShownNotice[]>;
  /** The folder for files that the server writes. It is created on the first write. */
  readonly dataDir: string;
  /** Runs automatically after the last test of the file. */
  readonly close: () => Promise<void>;
}

/** Options of a test server. */
export interface TestServerOptions {
  /** The current time for the plugins. */
  readonly now?: () => Date;
  /** The built client to serve; none by default. */
  readonly assets?: ClientFiles;
  /** The provider's side of accounts; by default one that has no accounts and sends nothing. */
  readonly identity?: ProviderAccounts;
  /** The public endpoints of the embedded identity; none by default. */
  readonly identityGateway?: IdentityGateway;
  /** Sends mails in place of the one that keeps them in `mails`. */
  readonly mailer?: Mailer;
  /** Environment variables for the configuration. */
  readonly env?: Environment;
  /** Where every line of the log goes; by default nowhere. */
  readonly logTo?: DestinationStream;
}

/** An address without a DNS server, so that no test asks the servers of the machine. */
const NO_DNS = '127.0.0.1:9';

// Also what a server has begun whose start failed. A timer of it would run during later files.
const open = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const close of open) await close();
});

/**
 * Starts a server with the core and these plugins on a new, migrated database. Every reply is checked against its contract.
 */
export async function serverWith(
  plugins: readonly ServerPlugin[],
  { now, assets, identityGateway, identity = NO_PROVIDER, mailer, env = {}, logTo }: TestServerOptions = {},
): Promise<TestServer> {
  const all = orderPlugins([coreServerPlugin, ...plugins]);
  const clock = now ?? (() => new Date());
  const database = await createTestDatabase({ plugins: all, prepare: (template) => startOnce(all, template) });
  const { db, url } = database;
  // Created when a call needs it.
  const dataDir = join(tmpdir(), `trellis-data-${randomUUID()}`);
  const ends = [() => rm(dataDir, { recursive: true, force: true }), () => database.close()];
  const close = async (): Promise<void> => {
    if (!open.delete(close)) return;
    for (const end of ends.reverse()) await end();
  };
  open.add(close);
  const log = logTo === undefined ? createLogger('silent') : createLogger('trace', logTo);
  const store = new JobStore({ db, now });
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', CHECK_REPLIES: '1', RATE_LIMITS: 'off', DNS_SERVERS: NO_DNS, ...env });
  const collector = new MailCollector();
  const registry = createServerRegistry(all, {
    config,
    db,
    identity,
    queue: createQueue(store),
    mailer: mailer ?? collector,
    log,
    secrets: TEST_SECRETS,
    now: clock,
  });
  const jobs = new TestQueue({ db, store, works: registry.works, log });
  const users = new TestUsers(db);
  const app = await buildHttpApp({
    registry,
    authenticator: users,
    config,
    db,
    now: clock,
    log,
    metrics: new Metrics(),
    identityGateway,
    assets,
    readiness: {},
  });
  const thrown = rememberThrown(app);
  ends.push(await registry.start(), () => app.close());
  await app.ready();

  return {
    as: (who, name = 'first', signedInAt) => callerOf({ app, users, thrown }, who, name, signedInAt),
    db,
    databaseUrl: url,
    app,
    mails: collector.mails,
    registry,
    drain: (options) => jobs.drain(options),
    runSchedule: (name, options) => jobs.runSchedule(name, options),
    told: async (who, name) => {
      const { userId } = await callerOf({ app, users, thrown }, who, name ?? 'first', undefined).actor();
      return (await registry.notices.box.page(userId, { limit: 100 })).items;
    },
    dataDir: config.dataDir,
    close,
  };
}

/**
 * A server like that of {@link serverWith} for all tests of a file. It starts before the first of them. Its callers may be named before.
 *
 * @example
 * const api = testServer([employerServerPlugin, jobsServerPlugin]);
 * const employer = api.as('employer');
 * test('a job needs a title', async () => expect(await employer.status(createJob, { body: {} })).toBe(422));
 */
export function testServer(...parts: Parameters<typeof serverWith>): TestServer {
  let started: TestServer | undefined;
  beforeAll(async () => {
    started = await serverWith(...parts);
  });
  return serverLater(() => started);
}

/** A server like that of {@link testServer}, but a new one with an empty database for each test. */
export function freshServer(...parts: Parameters<typeof serverWith>): TestServer {
  let started: TestServer | undefined;
  beforeEach(async () => {
    started = await serverWith(...parts);
  });
  afterEach(() => started?.close());
  return serverLater(() => started);
}

/** Stands for a server that the hooks start. */
function serverLater(started: () => TestServer | undefined): TestServer {
  const server = (): TestServer => {
    const running = started();
    if (running === undefined) throw new Error('The server of the tests has not started: only tests and hooks can use it.');
    return running;
  };
  return {
    as: (...who) => ({
      reply: (...call) =>
        server()
          .as(...who)
          .reply(...call),
      upload: (...call) =>
        server()
          .as(...who)
          .upload(...call),
      call: (...call) =>
        server()
          .as(...who)
          .call(...call),
      status: (...call) =>
        server()
          .as(...who)
          .status(...call),
      refusal: (...call) =>
        server()
          .as(...who)
          .refusal(...call),
      failure: (...call) =>
        server()
          .as(...who)
          .failure(...call),
      headers: () =>
        server()
          .as(...who)
          .headers(),
      actor: () =>
        server()
          .as(...who)
          .actor(),
    }),
    told: (...who) => server().told(...who),
    drain: (options) => server().drain(options),
    runSchedule: (name, options) => server().runSchedule(name, options),
    close: () => server().close(),
    get db() {
      return server().db;
    },
    get databaseUrl() {
      return server().databaseUrl;
    },
    get app() {
      return server().app;
    },
    get mails() {
      return server().mails;
    },
    get registry() {
      return server().registry;
    },
    get dataDir() {
      return server().dataDir;
    },
  };
}
