import { screen, within } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { TestPerson } from '#core/testing/test-people.ts';
import { FakeProfile } from '#plugins/candidate/client/testing/fake-profile.ts';
import { clientPlugins } from '#plugins/index.client.ts';

const open = (at: string, as: TestPerson): Promise<View> =>
  renderPlugin(clientPlugins, { at, as, api: { ...new FakeProfile().replies, 'employer.list-my-companies': { items: [] } } });

/** The steps in the frame around a page. */
const stepsOf = async (name: string): Promise<HTMLElement[]> => {
  const way = await screen.findByRole('navigation', { name });
  return within(way).getAllByRole('link');
};

// Other calls of the screens have no answer here, and the screens report that.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it.each(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10'])(
  'S2-8 the candidate wizard has a step at %s, in the frame of the wizard instead of the app',
  async (step) => {
    const address = `/admin/profile/candidate${step}`;
    const view = await open(address, 'candidate');
    expect(view.address).toBe(address);
    const steps = await stepsOf('Your profile');
    expect(steps.find((each) => each.getAttribute('aria-current') === 'step')).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: 'Finish later' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const page = clientPlugins.flatMap(({ pages = [] }) => pages).find(({ route }) => route.path === address);
    expect(page?.layout).toBe('wizard-candidate');
  },
);

it.each(['/0', '/11', '/1/2', '/x'])('S2-8 the candidate wizard has nothing at %s', async (step) => {
  await open(`/admin/profile/candidate${step}`, 'candidate');
  // Direction marks around the address keep its order in every script.
  const said = document.body.textContent.replace(/[\u2066-\u2069]/g, '');
  expect(said).toContain(`Page not found: /admin/profile/candidate${step}`);
});

it('S9-2 the wizard of a candidate has 10 steps', async () => {
  await open('/admin/profile/candidate/1', 'candidate');
  expect((await stepsOf('Your profile')).map((step) => step.getAttribute('href'))).toEqual([
    '/admin/profile/candidate/1',
    '/admin/profile/candidate/2',
    '/admin/profile/candidate/3',
    '/admin/profile/candidate/4',
    '/admin/profile/candidate/5',
    '/admin/profile/candidate/6',
    '/admin/profile/candidate/7',
    '/admin/profile/candidate/8',
    '/admin/profile/candidate/9',
    '/admin/profile/candidate/10',
  ]);
});

it('S9-2 the wizard of an employer has 3 steps', async () => {
  await open('/admin/profile/employer/1', 'employer');
  expect((await stepsOf('Your company')).map((step) => step.getAttribute('href'))).toEqual([
    '/admin/profile/employer/1',
    '/admin/profile/employer/2',
    '/admin/profile/employer/3',
  ]);
});

it.each([
  ['candidate', '/admin/dashboard/dashboard-candidate'],
  ['employer', '/admin/dashboard/dashboard-employer'],
  ['admin', '/admin/dashboard/dashboard-admin'],
] as const)('S1-1 a user of the kind %s has a dashboard of their own', async (kind, own) => {
  const view = await open('/admin/dashboard', kind);
  expect(view.address).toBe(own);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const other of ['admin', 'candidate', 'employer'].filter((each) => each !== kind)) {
    await view.open(`/admin/dashboard/dashboard-${other}`);
    expect(await screen.findByText('You do not have access to this page.')).toBeVisible();
  }
});

it.each([
  ['candidate', ['wizard-candidate']],
  ['employer', ['wizard-employer']],
  ['admin', []],
] as const)('S1-1 a user of the kind %s has the wizard %j', async (kind, wizards) => {
  const view = await open('/admin/dashboard', kind);
  const led: string[] = [];
  for (const wizard of ['candidate', 'employer']) {
    await view.open(`/admin/profile/${wizard}/1`);
    if (view.heading !== 'You do not have access to this page.') led.push(`wizard-${wizard}`);
  }
  expect(led).toEqual(wizards);
});
