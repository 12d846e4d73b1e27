import { screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { Todo } from '#plugins/dashboard/contract/todos.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, ManagedServer, MEMBER } from '../testing/managed-server.ts';
import { Dialogs, useTodos as useExpiring } from './expiring-todos.ts';
import { useTodos as useSentBack } from './sent-back-todos.ts';

// Noon, so that the number of days is the same until midnight.
const inDays = (days: number): string => {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12).toISOString();
};

function Entry({ todo: { title, actions } }: { readonly todo: Todo }) {
  return (
    <li>
      {title}{' '}
      {actions.map((action) =>
        action.to === undefined ? (
          <button key={action.label} type="button" aria-label={action.description} onClick={action.onPress}>
            {action.label}
          </button>
        ) : (
          `${action.label} ${action.to}`
        ),
      )}
    </li>
  );
}

const Page = observer(function Probe() {
  const hasTexts = useTexts(['jobs']);
  const todos = [...useExpiring().todos, ...useSentBack().todos];
  if (!hasTexts) return null;
  return (
    <main>
      <h1>Tasks</h1>
      <ul>
        {todos.map((todo) => (
          <Entry key={todo.id} todo={todo} />
        ))}
      </ul>
      <Dialogs />
    </main>
  );
});

const probe = onePage('probe', '/probe', Page, ['jobs']);

const open = (...rows: readonly ManagedJob[]): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, probe], {
    at: '/probe',
    as: 'employer',
    me: MEMBER,
    api: new ManagedServer(...rows).replies,
  });

const tasks = async (): Promise<(string | null)[]> => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const posting = (number: number, rest: Partial<ManagedJob>): ManagedJob =>
  aManagedJob({ id: idOf(number), title: `Job ${number}`, reference: `J-0000000${number}`, ...rest });

describe('the tasks for postings that expire soon', () => {
  it('name at most three of them, and lead to the others', async () => {
    await open(
      posting(1, { expiresAt: inDays(0) }),
      posting(2, { expiresAt: inDays(1) }),
      posting(3, { expiresAt: inDays(6), renewals: 6, moves: ['paused', 'closed'] }),
      posting(4, { expiresAt: inDays(6) }),
      posting(5, { expiresAt: inDays(8) }),
      posting(6, { expiresAt: null }),
    );
    expect(await tasks()).toEqual([
      '“Job 1” expires today RenewClose',
      '“Job 2” expires in 1 day RenewClose',
      '“Job 3” expires in 6 days Close',
      '1 more job expires soon Show all /admin/jobs/employer?status=published&sort=expiry',
    ]);
  });

  it('close a posting in place, and load again', async () => {
    const view = await open(posting(1, { expiresAt: inDays(2) }));
    await view.user.click(await screen.findByRole('button', { name: 'Close “Job 1”' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Close “Job 1”?' }));
    await view.user.click(closing.getByRole('radio', { name: 'Filled through this site' }));
    await view.user.click(closing.getByRole('button', { name: 'Close the job' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'closed', reason: 'filled_here', version: 1 }]);
  });
});

test('the tasks for postings that were sent back lead to their forms', async () => {
  await open(posting(1, { status: 'changes_requested' }));
  expect(await tasks()).toEqual([`“Job 1” was sent back Read why /admin/jobs/employer/form?id=${idOf(1)}`]);
});
