import { screen } from '@testing-library/react';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import type { PageDefinition } from '#core/client/plugin/page.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { NOT_THERE_YET, OUR_OWN, ROUTES, type RouteFact } from './routes.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const pages = new Map(clientPlugins.flatMap((plugin) => plugin.pages ?? []).map((page) => [page.route.path as string, page]));
const built = ROUTES.filter(({ path }) => pages.has(path));

function pageOf({ path }: RouteFact): PageDefinition {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`No page has the route ${path}.`);
  return page;
}

const employer = { as: 'employer', api: { 'employer.list-my-companies': { items: [] } } } as const;

it('S2-4 the layouts are admin, default, wizard-candidate and wizard-employer, and each screen uses its own', async () => {
  expect([...new Set([...pages.values()].map(({ layout }) => layout))].sort()).toEqual(
    ['admin', 'default', 'none', 'wizard-candidate', 'wizard-employer'].sort(),
  );
  expect(built.map((fact) => [fact.path, pageOf(fact).layout])).toEqual(built.map(({ path, layout }) => [path, layout]));
  const view = await renderPlugin(clientPlugins, { at: '/term-of-service' });
  expect([...view.resolve(ClientRegistry).layouts.keys()].sort()).toEqual(['admin', 'default', 'wizard-candidate', 'wizard-employer']);
});

it('S2-2 every route of the specification exists or is listed as missing, and every other page declares itself an addition', () => {
  expect(ROUTES.map(({ path }) => path).filter((path) => !pages.has(path))).toEqual(NOT_THERE_YET);
  const specified = new Set(ROUTES.map(({ path }) => path));
  const differing = [...pages].filter(([path, { beyondSpecification }]) => specified.has(path) === (beyondSpecification === true));
  expect(differing.map(([path]) => path)).toEqual([]);
});

it.each(Object.entries(OUR_OWN))('S2-2 %s is an address of ours, and its page declares itself an addition', (path, reason) => {
  expect(ROUTES.map((fact) => fact.path)).not.toContain(path);
  expect(pages.get(path)?.beyondSpecification).toBe(true);
  expect(reason).not.toBe('');
});

it.each(['/no/such/place', '/admin/jobs/al', '/admin/nothing'])('S2-2 a route that matches nothing is 404: %s', async (at) => {
  await renderPlugin(clientPlugins, { at });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `Page not found: ${at}`)).toBeVisible();
});

const NO_ID = [
  ['/admin/jobs/all/1', 'candidate'],
  ['/admin/jobs/applied/00000000-0000-0000-0000-000000000000', 'candidate'],
  ['/admin/candidates/not-an-id', 'employer'],
  ['/admin/jobs/employer/not-an-id', 'employer'],
  ['/admin/jobs/employer/018f0000-0000-7000-8000-000000000001/x', 'employer'],
  ['/admin/settings/masters/no-such-thing', 'admin'],
  ['/admin/settings/masters/Job%20Categories/form', 'admin'],
  ['/admin/settings/masters/no-such-thing/form-rbac', 'admin'],
] as const;

it.each(NO_ID)('S2-3 a parameter that fails validation is 404 with Page Not Found: %s', async (at, as) => {
  const view = await renderPlugin(clientPlugins, { at, as });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText('Page Not Found')).toBeVisible();
  expect(view.address).toBe(at);
});

it.each([1, 2, 3])('S2-8 step %i of the employer stands in the layout wizard-employer', async (step) => {
  const at = `/admin/profile/employer/${step}`;
  expect(pages.get(at)?.layout).toBe('wizard-employer');
  const view = await renderPlugin(clientPlugins, { at, ...employer });
  expect(view.address).toBe(at);
  expect(await screen.findByRole('navigation', { name: 'Your company' })).toHaveTextContent(`Step ${step} of 3`);
});

it.each([0, 4])('S2-8 the employer has no step %i', async (step) => {
  const at = `/admin/profile/employer/${step}`;
  await renderPlugin(clientPlugins, { at, ...employer });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `Page not found: ${at}`)).toBeVisible();
});

const COPIES = [
  '/admin/candidates/index-copy',
  '/admin/candidates/index%20copy',
  '/admin/companies/form-copy',
  '/admin/dashboard-copy',
  '/admin/dashboard/dashboard-admin-copy',
  '/admin/settings/masters/job-categories/form-copy',
];

it.each(COPIES)('S2-9 an address that ends in copy does not exist: %s', async (at) => {
  expect([...pages.keys()].filter((path) => /copy/i.test(path))).toEqual([]);
  await renderPlugin(clientPlugins, { at, as: 'admin' });
  expect(screen.getByText('404')).toBeVisible();
});
