import type { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { type AccessCaller, type AccessRow, type AccessScreen, statusFor } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { accessRows, accessServer, callersOf } from './support/access-table.ts';
import { accessRegistry, Visit } from './support/visit.ts';

const screens = accessRows.flatMap((row) => (row.screens ?? []).map((screen): RowScreen => ({ ...screen, row })));
const routes = [...new Set(screens.map(({ route }) => route.id))];
const registry: ClientRegistry = accessRegistry();

let server: TestServer;
let visits: readonly Visit[];
beforeAll(async () => {
  await registry.loadMore();
  server = await accessServer();
  visits = await Promise.all(callersOf(server).map((who) => Visit.of(server, registry, who)));
});

describe('The screens of the access table', () => {
  test('are pages of the client', () => {
    expect(routes.filter((id) => registry.page(id) === undefined)).toEqual([]);
  });

  test('include every page that opens only for some signed-in users, if its plugin has calls', () => {
    const withCalls = new Set(server.registry.handlers.map(({ plugin }) => plugin));
    const guarded = registry.pages.filter(({ plugin, thing }) => withCalls.has(plugin) && choosesUsers(thing.guards ?? []));
    expect(guarded.map(({ thing }) => thing.route.id).filter((id) => !routes.includes(id))).toEqual([]);
  });

  test('are stated for each call that reads with a duty', () => {
    const silent = accessRows.filter((row) => row.screens === undefined && row.call.method === 'GET' && needsDuty(row));
    expect(silent.map(({ call }) => call.id)).toEqual([]);
  });

  test('have a reason for each exception', () => {
    const unexplained = screens.filter(({ opensAlsoFor, isClosedTo, because }) => (opensAlsoFor ?? isClosedTo) !== undefined && !because);
    expect(unexplained.map(({ route }) => route.id)).toEqual([]);
  });

  test.each(routes)('%s opens for the users who may make its calls', async (id) => {
    const opened = await Promise.all(visits.map(async (visit) => [visit.who, await visit.opens(id, paramsOf(id))]));
    expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(visits.map(({ who }) => [who, mayOpen(id, who) || isExcepted(id, who)])));
  });

  test('have different icons in the navigation, which is all that a folded side bar shows of them', async () => {
    for (const visit of visits) {
      const items = (await visit.navigation()).filter(({ section, icon }) => section !== 'public' && icon !== undefined);
      const alike = items.filter(({ icon }) => items.filter((other) => other.icon === icon).length > 1);
      expect({ who: visit.who, alike: alike.map(({ label }) => label) }).toEqual({ who: visit.who, alike: [] });
    }
  });

  test('stand in the navigation of exactly the users who may make their calls', async () => {
    const items = registry.nav.filter(({ thing: { route, section } }) => section !== 'public' && routes.includes(route.id));
    expect(items.length).toBeGreaterThan(0);
    for (const visit of visits) {
      const { who } = visit;
      const navigation = await visit.navigation();
      const shown = items.filter(({ thing }) => navigation.includes(thing)).map(({ thing }) => thing.route.id);
      const open = items.filter(({ thing }) => mayOpen(thing.route.id, who) && !visit.isLedElsewhere(thing));
      // A page may have an item for each role. A user sees one of them.
      const expected = [...new Set(open.map(({ thing }) => thing.route.id))];
      expect({ who, shown }).toEqual({ who, shown: expected });
    }
  });
});

interface RowScreen extends AccessScreen {
  readonly row: AccessRow;
}

const screensOf = (id: string): readonly RowScreen[] => screens.filter(({ route }) => route.id === id);

function paramsOf(id: string): Readonly<Record<string, string>> {
  return Object.assign({}, ...screensOf(id).map(({ params }) => params));
}

/** Whether the user may make every call of the page, and the page is not closed to the user. */
function mayOpen(id: string, who: AccessCaller): boolean {
  return screensOf(id).every(({ row, isClosedTo = [] }) => isAllowed(row, who) && !isClosedTo.some((kind) => kind === kindOf(who)));
}

function isExcepted(id: string, who: AccessCaller): boolean {
  return screensOf(id).some(({ opensAlsoFor = [] }) => opensAlsoFor.some((kind) => kind === kindOf(who)));
}

/** Exceptions hold for all administrators alike. */
function kindOf(who: AccessCaller): string {
  return who.replace(/:.*/, '');
}

/** Whether the call succeeds for at least some objects. */
function isAllowed(row: AccessRow, who: AccessCaller): boolean {
  const status = statusFor(row, who);
  return typeof status === 'number' ? status < 300 : status.own < 300 || status.foreign < 300;
}

function needsDuty(row: AccessRow): boolean {
  return isAllowed(row, 'admin') && !isAllowed(row, 'admin:');
}

const FOR_ALL_USERS = ['auth', 'has-role', 'no-role'];

function choosesUsers(guards: readonly string[]): boolean {
  return guards.includes('auth') && guards.some((name) => !FOR_ALL_USERS.includes(name));
}
