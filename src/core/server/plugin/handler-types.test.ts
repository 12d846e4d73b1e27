import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import { MailCollector } from '#core/testing/mail-collector.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { can } from '../access/policy.ts';
import { readConfig } from '../config/read-config.ts';
import { handle } from '../http/handler.ts';
import { createLogger } from '../observability/logger.ts';
import { defineServerPlugin, provide, type ServerParts, type ServerPlugin } from './server-plugin.ts';
import { createServerRegistry, type KernelParts } from './server-registry.ts';

// No plugin of these tests uses the database.
const parts: Partial<KernelParts> = {
  config: readConfig({ NODE_ENV: 'test' }),
  db: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  log: createLogger('silent'),
  secrets: TEST_SECRETS,
  mailer: new MailCollector(),
  now: () => new Date(0),
};

const boot = (...plugins: ServerPlugin[]) => createServerRegistry(plugins, parts as KernelParts);

const plugin = (id: string, setup: ServerPlugin['setup'], rest: Partial<ServerPlugin> = {}) => defineServerPlugin({ id, setup, ...rest });
const bringing = (id: string, brought: ServerParts) => plugin(id, () => brought);

const call = (id: string, path: string) =>
  endpointContract(endpoint<{ reply: string }>({ id, method: 'GET', path, summary: 'A call.' }), { reply: z.string() });

const clock = serviceRef<() => string>('clock.tell');

test('a handler without a policy does not compile, and does not boot past the compiler', () => {
  // @ts-expect-error An endpoint has a policy.
  const open = handle(call('a.open', '/open'), { run: async () => 'done' });
  // @ts-expect-error A policy is not any text.
  const everybody = handle(call('a.open', '/open'), { policy: 'everybody', run: async () => 'done' });
  for (const careless of [open, everybody]) {
    expect(() => boot(bringing('a', { handlers: [careless] }))).toThrow('ENDPOINT_WITHOUT_POLICY');
  }
});

test('a handler that declares an unknown error does not boot', () => {
  const wrong = handle(call('a.open', '/open'), { policy: 'public', refusals: ['a.unheard-of'], run: async () => 'done' });
  expect(() => boot(bringing('a', { handlers: [wrong] }))).toThrow('ERROR_CODE_UNKNOWN');
});

// Never run. The type check fails when one of these lines compiles.
void (() => {
  // @ts-expect-error The answer is what the contract says.
  handle(call('a.open', '/open'), { policy: can('read', 'thing'), run: async () => 7 });
  // @ts-expect-error Under 'public' there may be no actor.
  handle(call('a.open', '/open'), { policy: 'public', run: async ({ actor }) => actor.email });
  // @ts-expect-error A service is what its interface says.
  provide(clock, 'noon');
  const withBody = endpoint<{ body: { a: string }; reply: string }>({ id: 'a.b', method: 'POST', path: '/b', summary: 'B.' });
  // @ts-expect-error Every part of the shape has a schema.
  endpointContract(withBody, { reply: z.string() });
});
