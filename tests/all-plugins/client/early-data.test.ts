import { act } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { PageDefinition, PageModule } from '#core/client/plugin/page.ts';
import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import { putPlace } from '#core/contract/reader-place.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { type TestPerson, testPerson } from '#core/testing/test-people.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { abilitiesOf } from '../../conformance/support/abilities-of.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

type Opened = readonly [path: string, as: TestPerson, at?: string];

/** The pages of signed-in users that have data, by the path of their route. Each is opened by a role that sees it. */
const PAGES: readonly Opened[] = [
  ['/admin/account', 'candidate'],
  ['/admin/account/delete-account', 'candidate'],
  ['/admin/audit', 'admin'],
  ['/admin/audit/:id', 'admin', `/admin/audit/${ID}`],
  ['/admin/candidates', 'admin'],
  ['/admin/candidates', 'employer'],
  ['/admin/candidates/:id', 'employer', `/admin/candidates/${ID}`],
  ['/admin/candidates/view', 'candidate'],
  ['/admin/companies', 'employer'],
  ['/admin/companies/view', 'candidate', `/admin/companies/view?id=${ID}`],
  ['/admin/feedbacks', 'admin'],
  ['/admin/feedbacks/form', 'admin', `/admin/feedbacks/form?id=${ID}`],
  ['/admin/feedbacks/list', 'admin'],
  ['/admin/feedbacks/list', 'candidate'],
  ['/admin/jobs/all', 'candidate'],
  ['/admin/jobs/all/:id', 'candidate', `/admin/jobs/all/${ID}`],
  ['/admin/jobs/applied', 'candidate'],
  ['/admin/jobs/applied/:id', 'candidate', `/admin/jobs/applied/${ID}`],
  ['/admin/jobs/employer', 'employer'],
  ['/admin/jobs/employer/:jobId', 'employer', `/admin/jobs/employer/${ID}`],
  ['/admin/jobs/employer/:jobId/:userId', 'employer', `/admin/jobs/employer/${ID}/${ID}`],
  ['/admin/jobs/employer/form', 'employer', `/admin/jobs/employer/form?id=${ID}`],
  ['/admin/jobs/saved', 'candidate'],
  ['/admin/jobs/saved/:id', 'candidate', `/admin/jobs/saved/${ID}`],
  ['/admin/jobs/view', 'candidate', `/admin/jobs/view?id=${ID}`],
  ['/admin/notifications', 'candidate'],
  ['/admin/notifications/outgoing', 'admin'],
  ['/admin/notifications/settings', 'candidate'],
  ['/admin/profile/candidate', 'candidate'],
  ...Array.from({ length: 10 }, (_, step): Opened => [`/admin/profile/candidate/${step + 1}`, 'candidate']),
  ['/admin/profile/employer', 'employer'],
  ['/admin/profile/employer/1', 'employer'],
  ['/admin/profile/employer/2', 'employer'],
  ['/admin/profile/employer/3', 'employer'],
  ['/admin/settings/masters', 'admin'],
  ['/admin/settings/masters/:entity', 'admin', '/admin/settings/masters/skills'],
  ['/admin/skill-passports', 'admin'],
  ['/admin/skill-passports', 'candidate'],
  ['/admin/skill-passports', 'employer'],
  ['/admin/users', 'admin'],
  ['/admin/users/:id', 'admin', `/admin/users/${ID}`],
  ['/admin/users/groups', 'admin'],
];

/** What the application and its frame ask for on every page. */
const FRAME: ReadonlySet<string> = new Set([
  ...[getMe.id, getEpoch.id, putPlace.id, 'notifications.count', 'applications.count-own', 'applications.count-new'],
  ...['jobs.count-managed', 'skill-passports.count-waiting-issuers', 'feedback.count-waiting'],
]);

/** The calls that a page makes before its component renders, and those that it makes only then. Nothing is answered. */
async function callsOf(as: TestPerson, at: string): Promise<{ readonly early: readonly string[]; readonly late: readonly string[] }> {
  let sent = 0;
  let early: number | undefined;
  const marked =
    ({ load = pageSaying('') }: PageDefinition) =>
    async (): Promise<PageModule> => {
      const { Page } = await load();
      return {
        // Read when the page renders.
        get Page() {
          early ??= sent;
          return Page;
        },
      };
    };
  const plugins: readonly ClientPlugin[] = clientPlugins.map((plugin) => ({
    ...plugin,
    pages: (plugin.pages ?? []).map((page) => ({ ...page, load: marked(page) })),
  }));
  const view = await renderPlugin(plugins, {
    ...{ at, as },
    me: { abilities: abilitiesOf(testPerson(as)) },
    api: {
      '*': () => {
        sent += 1;
        return new Promise(() => undefined);
      },
    },
  });
  // Parts of the page load on demand.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  const unanswered = view.api.calls.filter(({ id }) => ![getMe.id, getEpoch.id, putPlace.id].includes(id));
  const described = unanswered.map(({ id, params, query }) => (FRAME.has(id) ? undefined : JSON.stringify([id, params, query])));
  const named = (some: readonly (string | undefined)[]): readonly string[] => some.filter((each) => each !== undefined);
  return { early: named(described.slice(0, early)), late: named(described.slice(early)) };
}

it.each(PAGES.map(([path, as, at = path]) => [path, as, at] as const))(
  '%s asks for its data while its code loads, and only once: %s',
  async (_, as, at) => {
    const { early, late } = await callsOf(as, at);
    expect(early).not.toEqual([]);
    expect(late.filter((call) => early.includes(call))).toEqual([]);
  },
);

/** The other pages of signed-in users, with the reason why they do not ask early. */
const OTHERS: Readonly<Record<string, string>> = {
  '/admin/account/reset-password': 'It has no data.',
  '/admin/account/signout': 'It has no data.',
  '/admin/companies/form': 'Only its menus ask, when they are there.',
  '/admin/dashboard': 'Its widgets ask, each when its code is there.',
  '/admin/dashboard/dashboard-admin': 'The same.',
  '/admin/dashboard/dashboard-candidate': 'The same.',
  '/admin/dashboard/dashboard-employer': 'The same.',
  '/admin/jobs': 'Its links need no data. Two of them have a number.',
  '/admin/jobs/employer/import': 'It begins without data.',
  '/admin/privacy-policy': 'It has no data.',
  '/admin/profile': 'It leads to the profile of the role.',
  '/admin/settings/masters/:entity/form': 'A new row has no data.',
  '/admin/settings/masters/:entity/import': 'It begins without data.',
  '/admin/skill-passports/form': 'It begins without data.',
  '/admin/term-of-service': 'It has no data.',
};

it('each page of signed-in users is here', () => {
  const paths = clientPlugins.flatMap(({ pages = [] }) =>
    pages.filter(({ guards }) => guards?.includes('auth')).map(({ route }) => route.path),
  );
  expect([...new Set(paths)].toSorted()).toEqual([...new Set([...PAGES.map(([path]) => path), ...Object.keys(OTHERS)])].toSorted());
});
