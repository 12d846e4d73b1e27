import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import { z } from '#core/contract/schema.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import { MailCollector } from '#core/testing/mail-collector.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { dutiesOf } from '../access/duties.ts';
import { readConfig } from '../config/read-config.ts';
import { type Handler, handle } from '../http/handler.ts';
import type { NoticeKind } from '../notices/notice-kind.ts';
import { createLogger } from '../observability/logger.ts';
import type { ServerCommand } from './server-command.ts';
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
const NOTICE = { group: 'files', roles: ['candidate'], params: z.object({}), mail: 'never' };
const bringing = (id: string, brought: ServerParts) => plugin(id, () => brought);

const call = (id: string, path: string, method: Endpoint['method'] = 'GET') =>
  endpointContract(endpoint<{ reply: string }>({ id, method, path, summary: 'A call.' }), { reply: z.string() });
const handler = (id: string, path: string, method?: Endpoint['method']): Handler =>
  handle(call(id, path, method), { policy: 'public', run: async () => 'done' });

const clock = serviceRef<() => string>('clock.tell');

describe('Boot stops and names both parties when', () => {
  test('a required plugin is missing', () => {
    expect(() => boot(plugin('jobs', () => ({}), { requires: ['employer'] }))).toThrow(
      'PLUGIN_MISSING: plugin "jobs" requires plugin "employer", which is not in the list',
    );
  });

  test('two plugins require each other', () => {
    const a = plugin('a', () => ({}), { requires: ['b'] });
    const b = plugin('b', () => ({}), { requires: ['a'] });
    expect(() => boot(a, b)).toThrow('PLUGIN_CYCLE: a -> b -> a');
  });

  test('two plugins have the same id', () => {
    expect(() => boot(bringing('jobs', {}), bringing('jobs', {}))).toThrow('PLUGIN_DUPLICATE: two plugins have the id "jobs"');
  });

  test('an id is not kebab-case', () => {
    expect(() => boot(bringing('Jobs', {}))).toThrow('PLUGIN_ID_INVALID: "Jobs" is not kebab-case');
  });

  test('two endpoints have the same id', () => {
    expect(() => boot(bringing('a', { handlers: [handler('same', '/a')] }), bringing('b', { handlers: [handler('same', '/b')] }))).toThrow(
      'ENDPOINT_DUPLICATE: endpoint "same" (GET /b) of plugin "b" is the same as endpoint "same" (GET /a) of plugin "a"',
    );
  });

  test('two endpoints have addresses that differ only in the names of parameters', () => {
    const a = bringing('a', { handlers: [handler('a.one', '/things/:id')] });
    const b = bringing('b', { handlers: [handler('b.one', '/things/:thing')] });
    expect(() => boot(a, b)).toThrow(
      'ENDPOINT_DUPLICATE: endpoint "b.one" (GET /things/:thing) of plugin "b" is the same as endpoint "a.one" (GET /things/:id) of plugin "a"',
    );
  });

  test.each([undefined, null, '', 'everybody', {}, { action: 'read' }, { action: 'read', subject: '' }])('a policy is %j', (policy) => {
    const careless = { ...handler('a.open', '/open'), policy } as unknown as Handler;
    expect(() => boot(bringing('a', { handlers: [careless] }))).toThrow(
      'ENDPOINT_WITHOUT_POLICY: endpoint "a.open" (GET /open) of plugin "a" has no policy',
    );
  });

  test('a plugin requests a key with a name that is not kebab-case', () => {
    const asking = plugin('a', ({ secrets }) => ({ services: [provide(serviceRef('a.key'), secrets.keyFor('Labels'))] }));
    expect(() => boot(asking)).toThrow('KEY_PURPOSE_INVALID: plugin "a" asks for a key for "Labels", which is not kebab-case');
  });

  test('two plugins provide the same service', () => {
    const provider = (id: string) => bringing(id, { services: [provide(clock, () => id)] });
    expect(() => boot(provider('a'), provider('b'))).toThrow('SERVICE_DUPLICATE: plugins "a" and "b" both provide service "clock.tell"');
  });

  test('two plugins define the same work, or a plugin defines work of another plugin', () => {
    const work = (name: string) => ({ name, schema: z.object({}), run: async () => undefined });
    expect(() => boot(bringing('a', { works: [work('b.sweep')] }))).toThrow(
      'WORK_NAME_INVALID: work "b.sweep" of plugin "a" must be named "a.<what>"',
    );
    const schedules = [{ name: 'a.sweep', cron: '* * * * *', run: async () => undefined }];
    expect(() => boot(bringing('a', { works: [work('a.sweep')], schedules }))).toThrow(
      'WORK_DUPLICATE: work "a.sweep" is declared by plugin "a" and by plugin "a"',
    );
  });

  test.each([
    [['b.done'], {}, 'NOTICE_KIND_INVALID: notice "b.done" of plugin "a" must be named "a.<what>"'],
    [['a.done', 'a.done'], {}, 'NOTICE_DUPLICATE: notice "a.done" is declared by plugin "a" and by plugin "a"'],
    [['a.done'], { group: 'weather' }, 'NOTICE_GROUP_UNKNOWN: notice "a.done" of plugin "a" has the unknown group "weather"'],
    [['a.done'], { group: 'reviews' }, 'NOTICE_ROLE_INVALID: notice "a.done" of plugin "a" is for candidates, who do not have "reviews"'],
    [['a.done'], {}, 'NOTICE_WORDS_MISSING: notice "a.done" of plugin "a" has no English "title"'],
  ])('kinds of notices do not fit: %j %j', (names, different, message) => {
    expect(() => boot(bringing('a', { notices: names.map((kind) => ({ ...NOTICE, kind, ...different }) as NoticeKind) }))).toThrow(message);
  });

  test.each(['', '* * * *', '0 * * * * *', '@daily', '61 * * * *', '0 0 30 2 *', 'every day'])(
    'a schedule has the invalid cron expression "%s"',
    (cron) => {
      const schedules = [{ name: 'a.sweep', cron, run: async () => undefined }];
      expect(() => boot(bringing('a', { schedules }))).toThrow(
        `SCHEDULE_CRON_INVALID: schedule "a.sweep" of plugin "a" has the invalid cron expression "${cron}"`,
      );
    },
  );

  test('a plugin requests a service that no plugin provides', () => {
    const asking = plugin('a', (kernel) => {
      kernel.service(clock);
      return {};
    });
    expect(() => boot(asking)).toThrow(
      'SERVICE_MISSING: plugin "a" asks for service "clock.tell", which no plugin set up before it provides',
    );
  });

  test('a plugin requests a service of a plugin that it does not require', () => {
    const asking = plugin('b', (kernel) => {
      kernel.service(clock);
      return {};
    });
    expect(() => boot(bringing('a', { services: [provide(clock, () => '')] }), asking)).toThrow(
      'PLUGIN_NOT_REQUIRED: plugin "b" asks for service "clock.tell" of plugin "a", which it does not require',
    );
  });

  test('a plugin requests a service of a plugin that it requires only indirectly', () => {
    const asking = plugin(
      'c',
      (kernel) => {
        kernel.service(clock);
        return {};
      },
      { requires: ['b'] },
    );
    const telling = bringing('a', { services: [provide(clock, () => '')] });
    expect(() =>
      boot(
        telling,
        plugin('b', () => ({}), { requires: ['a'] }),
        asking,
      ),
    ).toThrow('PLUGIN_NOT_REQUIRED: plugin "c" asks for service "clock.tell" of plugin "a", which it does not require');
  });

  test('a plugin requests a service when it starts instead of in its setup, although it requires the provider', async () => {
    const asking = plugin('b', (kernel) => ({ start: async () => void kernel.service(clock)() }), { requires: ['a'] });
    const registry = boot(bringing('a', { services: [provide(clock, () => 'noon')] }), asking);
    await expect(registry.start()).rejects.toThrow(
      'SERVICE_LATE: plugin "b" asks for service "clock.tell" after its setup; it must ask in its setup',
    );
  });

  test('two plugins declare the same error', () => {
    const errors = { 'a.full': { status: 409, message: 'Full.' } };
    expect(() =>
      boot(
        plugin('a', () => ({}), { errors }),
        plugin('b', () => ({}), { errors }),
      ),
    ).toThrow('ERROR_CODE_DUPLICATE: plugins "a" and "b" both declare the error "a.full"');
  });

  test('two plugins define the same command', () => {
    const command: ServerCommand = { name: 'tidy-up', summary: 'Tidies up.', prepare: () => Promise.reject(new Error('Not called.')) };
    const bearer = (id: string) => plugin(id, () => ({}), { commands: [command] });
    expect(() => boot(bearer('a'), bearer('b'))).toThrow('COMMAND_DUPLICATE: plugins "a" and "b" both declare the command "tidy-up"');
  });

  test('a plugin declares an error of the core', () => {
    const errors = { 'not-found': { status: 404, message: 'Elsewhere.' } };
    expect(() => boot(plugin('a', () => ({}), { errors }))).toThrow(
      'ERROR_CODE_DUPLICATE: plugins "core" and "a" both declare the error "not-found"',
    );
  });

  test('two plugins add the same contribution', () => {
    const place = extensionPoint<number>('a.place');
    const adding = (id: string, requires: string[]) => plugin(id, () => ({ contributes: [place.add('same', 10, 1)] }), { requires });
    expect(() => boot(adding('a', []), adding('b', ['a']))).toThrow(
      'CONTRIBUTION_DUPLICATE: plugins "a" and "b" both add "same" at "a.place"',
    );
  });

  test('a plugin contributes to a plugin that it does not require', () => {
    const adding = bringing('b', { contributes: [extensionPoint<number>('a.place').add('b.one', 10, 1)] });
    expect(() => boot(bringing('a', {}), adding)).toThrow(
      'PLUGIN_NOT_REQUIRED: plugin "b" adds "b.one" at "a.place" of plugin "a", which it does not require',
    );
  });
});

describe('A registry', () => {
  test('sets up a plugin after the plugins that it requires, in any order of the list', () => {
    const asking = plugin(
      'b',
      (kernel) => {
        const tell = kernel.service(clock);
        return { handlers: [handle(call('b.time', '/time'), { policy: 'public', run: async () => tell() })] };
      },
      { requires: ['a'] },
    );
    const registry = boot(asking, bringing('a', { services: [provide(clock, () => 'noon')] }));
    expect(registry.handlers.map(({ plugin: owner }) => owner)).toEqual(['b']);
  });

  test('gives each plugin its own keys', () => {
    const keys: Buffer[] = [];
    const asking = (id: string) =>
      plugin(id, ({ secrets }) => {
        keys.push(secrets.keyFor('labels'));
        return {};
      });
    boot(asking('a'), asking('b'));
    expect(keys).toEqual([TEST_SECRETS.keysOf('a').keyFor('labels'), TEST_SECRETS.keysOf('b').keyFor('labels')]);
  });

  test('returns contributions in their own order, not in the order of the plugins', () => {
    const place = extensionPoint<string>('core.place');
    const adding = (id: string, order: number) => bringing(id, { contributes: [place.add(id, order, id)] });
    const registry = boot(adding('late', 20), adding('early', 10));
    expect(registry.contributions(place).map(({ value }) => value)).toEqual(['early', 'late']);
    expect(registry.contributions(extensionPoint('nobody.here'))).toEqual([]);
  });

  test('returns one part of the contributions, without those that lack it', () => {
    const place = extensionPoint<{ root?: string; leaf?: string }>('core.place');
    const adding = (id: string, value: { root?: string; leaf?: string }) => bringing(id, { contributes: [place.add(id, 10, value)] });
    const registry = boot(adding('beet', { root: 'red', leaf: 'green' }), adding('mint', { leaf: 'grey' }));
    expect(registry.contributions(place.part('leaf')).map(({ id, value }) => [id, value])).toEqual([
      ['beet', 'green'],
      ['mint', 'grey'],
    ]);
    expect(registry.contributions(place.part('root')).map(({ id, value }) => [id, value])).toEqual([['beet', 'red']]);
  });

  test('allows nothing to a visitor, and allows users what plugins allow', () => {
    const registry = boot(plugin('a', () => ({}), { abilities: (actor, allow) => actor.role === 'admin' && allow('read', 'thing') }));
    const duties = dutiesOf({ role: 'admin', is_full_admin: true, duties: null });
    const actor = { userId: 'x', email: 'x@example.test', name: 'X', role: 'admin', ...duties } as const;
    expect(registry.abilitiesOf(null).list()).toEqual([]);
    expect(registry.abilitiesOf(actor).list()).toEqual(['thing:read']);
    expect(registry.abilitiesOf({ ...actor, role: 'candidate' }).mayInGeneral('read', 'thing')).toBe(false);
  });

  test('gives the rules of abilities the configuration', () => {
    const abilities: ServerPlugin['abilities'] = (_actor, allow, { matching }) => matching === 'on' && allow('read', 'thing');
    const registry = boot(plugin('a', () => ({}), { abilities }));
    const duties = dutiesOf({ role: 'candidate', is_full_admin: false, duties: null });
    const actor = { userId: 'x', email: 'x@example.test', name: 'X', role: 'candidate', ...duties } as const;
    expect(registry.abilitiesOf(actor).list()).toEqual(['thing:read']);
  });

  test('starts plugins in order, and stops them once in reverse order', async () => {
    const events: string[] = [];
    const starting = (id: string) =>
      bringing(id, {
        start: async () => {
          events.push(`${id} starts`);
          return async () => void events.push(`${id} stops`);
        },
      });
    const stop = await boot(starting('a'), starting('b')).start();
    await stop();
    await stop();
    expect(events).toEqual(['a starts', 'b starts', 'b stops', 'a stops']);
  });

  test('stops the started plugins when a later plugin fails to start', async () => {
    const events: string[] = [];
    const a = bringing('a', { start: async () => async () => void events.push('a stops') });
    const b = bringing('b', { start: () => Promise.reject(new Error('b cannot')) });
    await expect(boot(a, b).start()).rejects.toThrow('b cannot');
    expect(events).toEqual(['a stops']);
  });
});
