import { cleanup, screen } from '@testing-library/react';
import { askGuards } from '#core/client/guards/ask-guards.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import type { GuardName, GuardResult } from '#core/client/plugin/guard.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import type { Role } from '#core/contract/actor.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { noCompanyFacets } from '#plugins/employer/contract/testing/a-company.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { PUBLIC_ROUTES, ROUTES, type RouteFact } from './routes.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const PEOPLE = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const NOWHERE = '/a/place/that/is/none';
// The specification knows one kind of administrator, which is our full administrator.
const ABILITIES: Partial<Record<Person, readonly string[]>> = {
  employer: ['application:read', 'candidate-profile:read', 'company:update', 'job-posting:create', 'job-posting:list'],
  admin: [
    'application:read',
    'candidate-profile:read',
    'company:update',
    'feedback:list',
    'job-posting:create',
    'job-posting:list',
    ...['create', 'delete', 'read', 'update'].map((action) => `master-job-categories:${action}`),
  ],
};
const ID = '018f0000-0000-7000-8000-000000000001';

/** The whole application, opened at an address without a page. */
function applicationFor(person: Person, abilities: readonly string[] = []): Promise<View> {
  return renderPlugin(clientPlugins, { at: NOWHERE, ...(person === 'visitor' ? {} : { as: person }), me: { abilities: [...abilities] } });
}

function addressOf({ path }: { readonly path: string }): string {
  return path.replace(':entity', 'job-categories').replace(/:\w+/g, ID);
}

function askedAt({ resolve }: View, fact: RouteFact): Promise<GuardResult> {
  const registry = resolve(ClientRegistry);
  const page = registry.pages.find(({ thing }) => thing.route.path === fact.path)?.thing;
  if (page === undefined) throw new Error(`No page has the route ${fact.path}.`);
  return askGuards(registry, resolve, page, { address: addressOf(fact), signal: new AbortController().signal, isPeek: false });
}

async function answers(view: View, facts: readonly RouteFact[]): Promise<Record<string, string>> {
  const there = new Set(view.resolve(ClientRegistry).pages.map(({ thing }) => thing.route.path));
  const asked = facts.filter(({ path }) => there.has(path));
  const entries = await Promise.all(asked.map(async (fact): Promise<[string, string]> => [fact.path, said(await askedAt(view, fact))]));
  return Object.fromEntries(entries);
}

function said(result: GuardResult): string {
  if (result.kind === 'agree') return 'open';
  if (result.kind === 'suspended') return result.kind;
  return result.kind === 'redirect' ? `to ${result.to}` : `${result.status} for ${(result.needs ?? []).toSorted().join(' ')}`;
}

/** The expected result for a user at a route, by the specification. */
function expected(person: Person, fact: RouteFact): string {
  const { auth, roles } = fact;
  if (!auth) return 'open';
  if (person === 'visitor') return `to /login?next=${encodeURIComponent(addressOf(fact))}`;
  if (roles === 'no role yet') return person === 'newcomer' ? 'open' : 'to /admin/dashboard';
  if (roles === 'all' || roles === 'any') return 'open';
  if (person === 'newcomer') return `to /admin/profile/choose-role?next=${encodeURIComponent(addressOf(fact))}`;
  const list: readonly Role[] = roles === 'by grant' ? ['admin'] : roles;
  return list.includes(person) ? 'open' : `403 for ${[...list].sort().join(' ')}`;
}

/** Where all roles may enter, a user without a role may first be sent to choose one. */
function withChoice(person: Person, given: Record<string, string>): Record<string, string> {
  if (person !== 'newcomer') return given;
  const free = new Set(ROUTES.filter(({ roles }) => roles === 'all').map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(given).map(([path, answer]) => [
      path,
      free.has(path) && answer.startsWith('to /admin/profile/choose-role') ? 'open' : answer,
    ]),
  );
}

it.each(PEOPLE)('S2-6 the guards of all routes answer as the specification says: %s', async (person) => {
  const view = await applicationFor(person, ABILITIES[person]);
  const given = await answers(view, ROUTES);
  const facts = ROUTES.filter(({ path }) => path in given);
  expect(facts.length).toBeGreaterThan(50);
  expect(withChoice(person, given)).toEqual(Object.fromEntries(facts.map((fact) => [fact.path, expected(person, fact)])));
});

it('S2-6 every /admin route requires the auth guard, except profile/company/1 and settings/masters/{entity}/form-rbac', async () => {
  const view = await applicationFor('visitor');
  const admin = view
    .resolve(ClientRegistry)
    .pages.map(({ thing }) => thing.route.path as string)
    .filter((path) => path.startsWith('/admin'));
  const facts = admin.map((path): RouteFact => ({ path, layout: 'admin', auth: true, roles: 'all' }));
  const given = await answers(view, facts);
  const isOpen = admin.filter((path) => given[path] === 'open');
  expect(isOpen.sort()).toEqual(['/admin/profile/company/1', '/admin/settings/masters/:entity/form-rbac']);
  expect(admin.filter((path) => given[path] !== 'open' && !given[path]?.startsWith('to /login?next='))).toEqual([]);
});

it('S2-5 the twelve public routes open without signing in', async () => {
  expect(PUBLIC_ROUTES).toHaveLength(12);
  const given = await answers(await applicationFor('visitor'), PUBLIC_ROUTES);
  expect(given).toEqual(Object.fromEntries(PUBLIC_ROUTES.map(({ path }) => [path, 'open'])));
});

it('S2-7 choose-role requires the auth guard, has no named layout, and is where a user without a role is led', async () => {
  const visitor = await applicationFor('visitor');
  await visitor.open('/admin/profile/choose-role');
  expect(visitor.address).toBe(`/login?next=${encodeURIComponent('/admin/profile/choose-role')}`);
  const page = visitor.resolve(ClientRegistry).pages.find(({ thing }) => thing.route.path === '/admin/profile/choose-role');
  expect(page?.thing.layout).toBe('none');
});

it('S2-7 a user who has just signed up chooses a role first', async () => {
  const newcomer = await renderPlugin(clientPlugins, { at: '/admin/dashboard', as: 'newcomer' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(newcomer.address).toContain('/admin/profile/choose-role');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it('S4-5 the auth guard asks the identity provider: a token alone signs no user in', async () => {
  const view = await renderPlugin(clientPlugins, {
    at: '/admin/account',
    as: 'candidate',
    bind: (bind) => bind(IdentityClient).toFactory((resolve) => new FakeIdentity(resolve(TokenService))),
  });
  expect(view.address).toBe(`/login?next=${encodeURIComponent('/admin/account')}`);
});

it('S4-5 the auth guard asks the identity provider: its current user may enter without a token of ours', async () => {
  const person = testPerson('candidate');
  const view = await renderPlugin(clientPlugins, {
    at: '/admin/companies',
    api: {
      'core.me': person,
      'employer.list-companies': { items: [], nextCursor: null },
      'employer.list-company-facets': noCompanyFacets(),
    },
    bind: (bind) => bind(IdentityClient).toFactory((resolve) => new FakeIdentity(resolve(TokenService), userOf(person.email))),
  });
  expect([view.address, view.heading]).toEqual(['/admin/companies', 'Companies']);
});

it('S6-2 access to master data follows each single grant', async () => {
  const settings = ROUTES.filter(({ roles }) => roles === 'by grant');
  const [list = '', rows = '', form = ''] = settings.map(({ path }) => path);
  const reader = await answers(await applicationFor('employer', ['master-job-categories:read']), settings);
  expect(reader).toEqual({ [list]: 'open', [rows]: 'open', [form]: '403 for admin' });
  const other = await answers(await applicationFor('candidate', ['master-other-things:create']), settings);
  expect(other).toEqual({ [list]: '403 for admin', [rows]: '403 for admin', [form]: '403 for admin' });
  const creator = await answers(await applicationFor('employer', ['master-job-categories:create', 'master-job-categories:read']), settings);
  expect(creator[form]).toBe('open');
});

it('S8-6 an unknown route guard throws an error', async () => {
  // A plugin that was compiled separately could pass such a guard.
  const guards = ['no-such-guard' as GuardName];
  const page = { route: routeRef('gate.shed', '/shed'), layout: 'default', load: jest.fn(), guards } as const;
  const gate = defineClientPlugin({ id: 'gate', pages: [page] });
  await expect(renderPlugin([gate], { at: '/shed' })).rejects.toThrow('Unknown guard "no-such-guard"');
  const { resolve } = await applicationFor('visitor');
  const context = { address: '/shed', signal: new AbortController().signal, isPeek: false };
  await expect(askGuards(resolve(ClientRegistry), resolve, page, context)).rejects.toThrow('Unknown guard "no-such-guard"');
});

it('S2-6 the navigation shows only what its guards allow', async () => {
  const shownTo = async (person: Role, abilities: readonly string[]): Promise<(string | null)[]> => {
    await renderPlugin(clientPlugins, { at: '/admin/account', as: person, me: { abilities: [...abilities] } });
    await screen.findAllByRole('link', { name: /Account/ });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    cleanup();
    return links;
  };
  const candidate = await shownTo('candidate', []);
  expect(candidate).toContain('/admin/jobs/applied');
  expect(candidate).not.toContain('/admin/jobs/employer');
  expect(candidate).not.toContain('/admin/settings/masters');
  const granted = await shownTo('employer', ['master-job-categories:read']);
  expect(granted).toContain('/admin/settings/masters');
  expect(granted).not.toContain('/admin/jobs/applied');
});
