import fc from 'fast-check';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { applications } from './counts/applications.ts';
import { feedback } from './counts/feedback.ts';
import { jobs } from './counts/jobs.ts';
import { notifications } from './counts/notifications.ts';
import { passports } from './counts/passports.ts';
import { profiles } from './counts/profiles.ts';
import { verifications } from './counts/verifications.ts';
import { type Count, type Draw, World } from './counts/world.ts';

const PARTS = { applications, feedback, jobs, notifications, passports, profiles, verifications };
const parts = Object.values(PARTS);

const acts = Object.fromEntries(
  Object.entries(PARTS).flatMap(([name, part]) => Object.entries(part.acts).map(([act, run]) => [`${name}.${act}`, run])),
);
const counts: Readonly<Record<string, Count>> = Object.assign({}, ...parts.map((part) => part.counts));
const todos: Readonly<Record<string, Count>> = Object.assign({}, ...parts.map((part) => part.todos));

/** A task that no call of the server tells. */
const WITHOUT_CALL = ['identity.email'];

const SECOND = 1000;
/** After this time every number is computed anew, and every move of an application is settled. */
const SETTLED = 2 * 60 * SECOND;

const clock = { time: Date.parse('2026-03-02T09:00:00.000Z') };
const api = testServer(serverPlugins, {
  now: () => new Date(clock.time),
  env: { JOB_REVIEW: 'all', PUBLIC_URL: 'https://trellis.test' },
});
let world: World;
beforeAll(async () => {
  world = new World(api, clock);
});

test('every count of the server has a count by hand', () => {
  const ids = api.registry.handlers.map(({ handler }) => handler.contract.endpoint.id).filter((id) => /\.count(?:-|$)/.test(id));
  expect(Object.keys(counts).sort()).toEqual(ids.sort());
});

test('every task of the dashboards has a count by hand', async () => {
  const registry = createRegistry([coreClientPlugin, ...clientPlugins]);
  await registry.loadMore();
  const ids = registry.contributions(dashboardTodos).map(({ thing }) => thing.id);
  expect([...Object.keys(todos), ...WITHOUT_CALL].sort()).toEqual(ids.sort());
});

const draw = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  who: fc.nat({ max: 11 }),
  what: fc.nat({ max: 11 }),
  how: fc.nat({ max: 11 }),
});

/** Without these, most worlds would have no published posting and no trusted issuer. */
const BEGINNING: readonly Draw[] = [
  'jobs.draft',
  'jobs.submit',
  'jobs.release',
  'applications.apply',
  'passports.ask',
  'passports.decide',
].map((act) => ({ act, who: 0, what: 0, how: 1 }));

test('every task and every count agrees with a count by hand, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(draw, { minLength: 30, maxLength: 60 }), async (drawn) => {
      await world.populate();
      for (const each of [...BEGINNING, ...drawn]) {
        clock.time += SECOND;
        await acts[each.act]?.(world, each);
      }
      clock.time += SETTLED;
      // Before the counts, which run side by side: a schedule works off the queue too.
      await world.api.runSchedule('admin-masters.collect-texts');
      const compared = await Promise.all(
        Object.entries({ ...counts, ...todos }).map(async ([id, count]) => [id, await count(world)] as const),
      );
      const numbers = (side: 'server' | 'hand') =>
        Object.fromEntries(compared.map(([id, all]) => [id, all.map((one) => [one.of, one[side]])]));
      expect(numbers('server')).toEqual(numbers('hand'));
    }),
    // Every smaller world would be made on the server too, which takes long.
    { numRuns: runs(12), endOnFailure: true },
  );
});
