import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import type { TestPerson } from '#core/testing/test-people.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import { pageAfterSignUp } from './requested-page.ts';

const site = defineClientPlugin({
  id: 'site',
  pages: [
    { route: routeRef('site.home', '/'), layout: 'none', load: pageSaying('Home') },
    { route: routeRef('site.dashboard', '/admin/dashboard'), layout: 'admin', guards: ['auth'], load: pageSaying('Dashboard') },
    { route: routeRef('site.choose', '/admin/profile/choose-role'), layout: 'none', guards: ['no-role'], load: pageSaying('Choose') },
    { route: routeRef('site.jobs', '/jobs'), layout: 'admin', guards: ['auth', 'has-role'], load: pageSaying('Jobs') },
    { route: routeRef('site.job', '/jobs/:id', { id: uuidParam }), layout: 'admin', guards: ['has-role'], load: pageSaying('Job') },
    { route: routeRef('site.post', '/jobs/post'), layout: 'admin', guards: ['role:employer'], load: pageSaying('Post a job') },
    { route: routeRef('site.step', '/step'), layout: 'wizard-candidate', guards: ['role:candidate'], load: pageSaying('Step') },
  ],
});

const JOB = '/jobs/018f0000-0000-7000-8000-000000000001';

async function afterSignUp(person: TestPerson, next: string): Promise<string> {
  const { resolve } = await renderPlugin([site], { at: '/', as: person });
  return pageAfterSignUp(resolve(ClientRegistry), resolve, next);
}

describe('after the first steps of a new user', () => {
  it.each([
    ['candidate', '/jobs?q=Nurse+Brooklyn', '/jobs?q=Nurse+Brooklyn'],
    ['candidate', `${JOB}?from=mail#pay`, `${JOB}?from=mail#pay`],
    ['candidate', '/jobs/post', '/admin/dashboard'],
    ['employer', '/jobs/post', '/jobs/post'],
    ['employer', '/step', '/admin/dashboard'],
    ['candidate', '/step', '/admin/dashboard'],
    ['candidate', '/jobs/no-id', '/admin/dashboard'],
    ['candidate', '/nowhere', '/admin/dashboard'],
    ['candidate', '//evil.test', '/admin/dashboard'],
  ] as const)('a %s who asked for %s gets %s', async (person, next, page) => {
    expect(await afterSignUp(person, next)).toBe(page);
  });

  it.each([
    ['/admin/profile/choose-role?next=%2Fjobs', '/jobs'],
    ['/admin/profile/choose-role?next=%2Fjobs%2Fpost', '/admin/dashboard'],
    ['/admin/profile/choose-role', '/admin/dashboard'],
  ])('a user with a role who opens %s gets %s', async (at, page) => {
    const view = await renderPlugin([site], { at, as: 'candidate' });
    expect(view.address).toBe(page);
  });
});
