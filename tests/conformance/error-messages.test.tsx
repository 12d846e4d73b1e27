import { act, screen, waitFor } from '@testing-library/react';
import { ApiClient } from '#core/client/http/api-client.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { endpoint } from '#core/contract/endpoint.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type TestPerson, testPerson } from '#core/testing/test-people.ts';
import { clientPlugins } from '#plugins/index.client.ts';

/** A page, its user, and an action that makes a call if opening the page makes none. */
interface FailingPage {
  readonly plugin: string;
  readonly at: string;
  readonly who?: TestPerson;
  readonly act?: (view: View) => Promise<void>;
}

/** One page of each plugin. */
const PAGES: readonly FailingPage[] = [
  { plugin: 'account', at: '/admin/account', who: 'candidate' },
  { plugin: 'admin-masters', at: '/admin/settings/masters', who: 'admin' },
  { plugin: 'applications', at: '/admin/jobs/applied', who: 'candidate' },
  { plugin: 'audit', at: '/admin/audit', who: 'admin' },
  { plugin: 'candidate', at: '/admin/profile/candidate', who: 'candidate' },
  { plugin: 'dashboard', at: '/admin/dashboard/dashboard-employer', who: 'employer' },
  { plugin: 'employer', at: '/admin/companies', who: 'employer' },
  { plugin: 'feedback', at: '/submit-feedback', act: sendFeedback },
  { plugin: 'identity', at: '/check-auth', who: 'candidate' },
  { plugin: 'job-import', at: '/admin/jobs/employer/import', who: 'employer' },
  { plugin: 'job-search', at: '/admin/jobs/all', who: 'candidate' },
  { plugin: 'jobs', at: '/admin/jobs/employer', who: 'employer' },
  { plugin: 'master-import', at: '/admin/settings/masters/job-categories/import', who: 'admin' },
  { plugin: 'notifications', at: '/admin/notifications', who: 'candidate' },
  { plugin: 'public', at: '/', act: search },
  { plugin: 'skill-passports', at: '/admin/skill-passports', who: 'candidate' },
  // Its list of views by administrators is part of this page.
  { plugin: 'users', at: '/admin/account', who: 'candidate' },
  { plugin: 'workbench', at: '/dev/inbox' },
];

async function sendFeedback({ user }: View): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'What would help?' }), 'Show the way to work on a map.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

async function search({ user }: View): Promise<void> {
  await user.type(screen.getByRole('searchbox'), 'pump');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** Opens a page and answers all its calls like this, except the first `/me`. */
async function openFailing({ at, who, act: use }: FailingPage, answer: () => Response): Promise<View> {
  const answers =
    who === undefined
      ? []
      : [
          () =>
            Response.json(
              testPerson(who, {
                abilities: [
                  'application:create',
                  'audit-event:list',
                  'job-posting:list',
                  'master-job-categories:read',
                  'master-job-categories:import',
                ],
              }),
            ),
        ];
  globalThis.fetch = async () => (answers.shift() ?? answer)();
  const view = await renderPlugin(clientPlugins, { at, ...(who && { as: who }), bind: (bind) => bind(ApiClient).toSelf() });
  await use?.(view);
  return view;
}

const MESSAGE = 'Heldout says no';

it('has a page of every plugin with pages', () => {
  const withPages = clientPlugins.filter(({ pages = [] }) => pages.length > 0);
  expect(PAGES.map(({ plugin }) => plugin)).toEqual(withPages.map(({ id }) => id).toSorted());
});

describe.each(PAGES)('of a failed call, the plugin "$plugin" shows at $at', (page) => {
  it.each([
    ['S8-3 the message of its body', () => Response.json({ message: MESSAGE }, { status: 422 }), MESSAGE],
    ['S8-4 the body where it has no message', () => Response.json({ pots: 0 }, { status: 422 }), '{"pots":0}'],
    ['S8-4 the general sentence where there is no body', () => new Response(null, { status: 422 }), 'Something went wrong!'],
  ])('%s', async (_, answer, words) => {
    const view = await openFailing(page, answer);
    await waitFor(() => expect(view.snackbar).toBe(words));
    expect(view.resolve(SnackbarStore).color).toBe('error');
    const shown = view.resolve(SnackbarStore);
    act(() => shown.hide());
    expect(shown.show).toBe(false);
    expect(screen.queryByText(/Check your connection/)).toBeNull();
  });

  it('S8-5 the body of a call in the raw variant', async () => {
    const view = await openFailing(page, () => Response.json({ message: MESSAGE }, { status: 422 }));
    await waitFor(() => expect(view.snackbar).toBe(MESSAGE));
    const shown = view.resolve(SnackbarStore);
    act(() => shown.hide());
    const raw = view.resolve(ApiClient).raw(endpoint<{ reply: null }>({ id: 'any', method: 'GET', path: '/any', summary: 'Any call.' }));
    await act(() => expect(raw).rejects.toThrow());
    expect(view.snackbar).toBe(JSON.stringify({ message: MESSAGE }));
  });
});
