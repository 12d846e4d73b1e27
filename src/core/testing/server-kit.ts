import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, Role } from '#core/contract/actor.ts';
import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { ApiErrorBody } from '#core/contract/errors.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import type { ClientFiles } from '#core/server/assets/client-files.ts';
import { type Environment, readConfig } from '#core/server/config/read-config.ts';
import type { Database } from '#core/server/db/database.ts';
import type { HttpServer } from '#core/server/http/http-server.ts';
import { buildHttpApp } from '#core/server/http-app/http-app.ts';
import type { AccountKeeper, IdentityGateway } from '#core/server/identity/identity.ts';
import { createLogger } from '#core/server/observability/create-logger.ts';
import { Metrics } from '#core/server/observability/metrics.ts';
import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { createServerRegistry, type ServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { createTestDatabase } from './test-database.ts';
import { type DrainedJobs, type DrainOptions, TestQueue } from './test-queue.ts';
import { type CallInput, type LooseInput, requestOf } from './test-request.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { TestUsers } from './test-users.ts';

/**
 * The caller: a user with a role, a `newcomer` who is signed in and has not chosen one, an `unconfirmed` user who has not confirmed
 * a telephone number either, or a `visitor` who is not signed in.
 */
export type Caller = Role | 'newcomer' | 'unconfirmed' | 'visitor';

/** An answer of the API. */
export interface CallAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A call that answered 500. */
export interface CallFailure {
  readonly body: ApiErrorBody;
  /** What the handler or the server threw. */
  readonly cause: unknown;
}

/** Makes calls as one user. A call that answers 500 fails the test and shows what was thrown, unless it is made by `failure`. */
export interface TestCaller {
  /** The answer to a call that is meant to succeed. Fails the test, showing the answer, when it does not. */
  readonly reply: <Shape extends EndpointShape>(call: Endpoint<Shape>, ...input: CallInput<Shape>) => Promise<Shape['reply']>;
  /** Status and body, whatever they are. */
  readonly call: <Shape extends EndpointShape>(
    call: Endpoint<Shape>,
    ...input: CallInput<Shape>
  ) => Promise<CallAnswer<Shape['reply'] | ApiErrorBody>>;
  /** The status alone; the input may be as wrong as the test wants. */
  readonly status: (call: AnyEndpoint, input?: LooseInput) => Promise<number>;
  /** The error of a call that is meant to be refused; the input may be as wrong as the test wants. Fails the test when it is not. */
  readonly refusal: (call: AnyEndpoint, input?: LooseInput) => Promise<ApiErrorBody & { readonly status: number }>;
  /** What was thrown by a call that is meant to answer 500, and the answer. Fails the test when it answers something else. */
  readonly failure: (call: AnyEndpoint, input?: LooseInput) => Promise<CallFailure>;
  /** The headers that tell the server who calls, for requests that are made by hand. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  /** The user's row as the server sees it; made on first use. */
  readonly actor: () => Promise<Actor>;
}

/** A server over a database of its own, called without a network. */
export interface TestServer {
  /** Calls as a user of that kind; another name is another user. They have signed in just now unless it is said when. */
  readonly as: (who: Caller, name?: string, signedInAt?: Date) => TestCaller;
  readonly db: Database;
  /** Its database, as `DATABASE_URL` takes it: for a command that runs beside it. */
  readonly databaseUrl: string;
  readonly app: HttpServer;
  readonly registry: ServerRegistry;
  /** Runs the jobs that are due by the test's clock, until none is left. Fails the test when one fails, unless it asks for failures. */
  readonly drain: (options?: DrainOptions) => Promise<DrainedJobs>;
  /** Runs a schedule of a plugin now, and the jobs that it adds. */
  readonly runSchedule: (name: string, options?: DrainOptions) => Promise<DrainedJobs>;
  /** The folder for what the server writes; it is made when something is written. */
  readonly dataDir: string;
  /** Called by itself after the last test of the file. */
  readonly close: () => Promise<void>;
}

/** What a test may set. */
export interface TestServerOptions {
  /** The time as the plugins see it. */
  readonly now?: () => Date;
  /** The built client to serve; none unless given. */
  readonly assets?: ClientFiles;
  /** The provider's side of accounts; one that keeps none and sends nothing unless given. */
  readonly identity?: AccountKeeper;
  /** The embedded identity's public face; none unless given. */
  readonly identityGateway?: IdentityGateway;
  /** Environment variables, as the configuration reads them. */
  readonly env?: Environment;
}

/** An identity provider that has no accounts and sends nothing. */
export const NO_PROVIDER: AccountKeeper = {
  deleteAccount: async () => undefined,
  endSessions: async () => undefined,
  pendingMessages: undefined,
};

const open = new Set<TestServer>();
afterAll(async () => {
  for (const server of open) await server.close();
});

/**
 * A server with the core and these plugins over a fresh, migrated database; every reply is checked against its contract.
 *
 * @example
 * let api: TestServer;
 * beforeAll(async () => { api = await serverWith([employerServerPlugin, jobsServerPlugin]); });
 * test('only employers post', async () => expect(await api.as('candidate').status(createJob, { body })).toBe(403));
 */
export async function serverWith(
  plugins: readonly ServerPlugin[],
  { now, assets, identityGateway, identity = NO_PROVIDER, env = {} }: TestServerOptions = {},
): Promise<TestServer> {
  const all = orderPlugins([coreServerPlugin, ...plugins]);
  const clock = now ?? (() => new Date());
  const database = await createTestDatabase({ plugins: all });
  const { db, url } = database;
  // Made when a call needs it.
  const dataDir = join(tmpdir(), `trellis-data-${randomUUID()}`);
  const log = createLogger('silent');
  const store = new JobStore({ ...database, log });
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', CHECK_REPLIES: '1', RATE_LIMITS: 'off', ...env });
  const registry = createServerRegistry(all, { config, db, identity, queue: createQueue(store), log, secrets: TEST_SECRETS, now: clock });
  const jobs = new TestQueue({ db, store, works: registry.works, log, now });
  await jobs.prepare();
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
  const stop = await registry.start();
  await app.ready();

  const server: TestServer = {
    as: (who, name = 'first', signedInAt) => callerOf({ app, users, thrown }, who, name, signedInAt),
    db,
    databaseUrl: url,
    app,
    registry,
    drain: (options) => jobs.drain(options),
    runSchedule: (name, options) => jobs.runSchedule(name, options),
    dataDir: config.dataDir,
    close: async () => {
      if (!open.delete(server)) return;
      await app.close();
      await stop();
      await store.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  open.add(server);
  return server;
}

function bodyOf({ body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, unknown>> }): unknown {
  if (body === '') return undefined;
  return /[/+]json\b/.test(String(headers['content-type'])) ? JSON.parse(body) : body;
}

/** What was thrown while a request was served, by the request's id. */
type Thrown = ReadonlyMap<unknown, unknown>;

function rememberThrown(app: HttpServer): Thrown {
  const thrown = new Map<unknown, unknown>();
  app.addHook('onError', async (request, _reply, error) => void thrown.set(request.id, error));
  return thrown;
}

interface CallerParts {
  readonly app: HttpServer;
  readonly users: TestUsers;
  readonly thrown: Thrown;
}

function callerOf({ app, users, thrown }: CallerParts, who: Caller, name: string, signedInAt: Date | undefined): TestCaller {
  const headers = async (): Promise<Readonly<Record<string, string>>> =>
    who === 'visitor' ? {} : { authorization: await users.authorizationOf(who, name, signedInAt) };
  const sendAny = async (call: AnyEndpoint, input: LooseInput = {}): Promise<CallAnswer<unknown> & { readonly cause: unknown }> => {
    const answer = await app.inject(requestOf(call, input, await headers()));
    return { status: answer.statusCode, body: bodyOf(answer), cause: thrown.get(answer.headers['x-request-id']) };
  };
  const send = async (call: AnyEndpoint, input?: LooseInput): Promise<CallAnswer<unknown>> => {
    const { cause, ...answer } = await sendAny(call, input);
    if (answer.status !== 500) return answer;
    const shown = cause instanceof Error ? cause.stack : String(cause);
    throw new Error(`${call.id} as ${who} answered 500, because the server threw ${shown}`, { cause });
  };
  return {
    reply: async (call, ...[input]) => {
      const { status, body } = await send(call, input as LooseInput | undefined);
      if (status >= 300) throw new Error(`${call.id} as ${who} answered ${status}: ${JSON.stringify(body)}`);
      // The server compared it with the contract before it was sent.
      return body as never;
    },
    call: async (call, ...[input]) => (await send(call, input as LooseInput | undefined)) as never,
    status: async (call, input) => (await send(call, input)).status,
    refusal: async (call, input) => {
      const { status, body } = await send(call, input);
      if (status < 400) throw new Error(`${call.id} as ${who} was not refused: ${status} ${JSON.stringify(body)}`);
      return { ...(body as ApiErrorBody), status };
    },
    failure: async (call, input) => {
      const { status, body, cause } = await sendAny(call, input);
      if (status !== 500) throw new Error(`${call.id} as ${who} did not fail: ${status} ${JSON.stringify(body)}`);
      return { body: body as ApiErrorBody, cause };
    },
    headers,
    actor: () => users.actor(who, name),
  };
}
