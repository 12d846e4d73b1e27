import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { useTodos } from './moderation-todos.ts';

const Page = observer(function Probe() {
  const hasTexts = useTexts(['jobs']);
  const { status, todos } = useTodos();
  return (
    <main>
      <h1>Tasks</h1>
      <p>{status}</p>
      {hasTexts && todos.map(({ id, title, actions }) => <p key={id}>{`${title} ${actions[0]?.to}`}</p>)}
    </main>
  );
});

const probe = onePage('probe', '/probe', Page, ['jobs']);

const open = (reply: unknown): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, probe], {
    at: '/probe',
    as: 'admin',
    api: { 'jobs.count-managed': reply },
  });

it('leads administrators to the reported postings, and to those that wait for a review', async () => {
  await open({
    items: [
      { status: 'published', count: 9 },
      { status: 'pending_review', count: 3 },
    ],
    reported: 2,
  });
  expect(await screen.findByText('2 jobs were reported /admin/jobs/employer?reported=true')).toBeVisible();
  expect(screen.getByText('3 jobs wait for a review /admin/jobs/employer?status=pending_review')).toBeVisible();
});

it('has nothing to do without reports and without postings that wait', async () => {
  await open({ items: [{ status: 'published', count: 9 }], reported: 0 });
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.queryByText(/reported|review/)).toBeNull();
});

it('says that it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => Promise.reject(refusal(500, 'internal', 'It failed.')));
  expect(await screen.findByText('failed')).toBeVisible();
});
