import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, idOf } from '../testing/job-builders.ts';
import { useTodos } from './first-posting-todo.ts';

const Page = observer(function Probe() {
  const hasTexts = useTexts(['jobs']);
  const { status, todos } = useTodos();
  return (
    <>
      <h1>{hasTexts && status}</h1>
      <ul>
        {todos.map(({ id, title, text, actions }) => (
          <li key={id}>
            {title}: {text} {actions.map(({ label, to }) => `${label} ${to}`)}
          </li>
        ))}
      </ul>
    </>
  );
});

const probe = onePage('probe', '/probe', Page, ['jobs']);

const company = { id: idOf(2), name: 'Test Company' };

const open = (companies: readonly object[], postings: readonly object[]): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, probe], {
    at: '/probe',
    as: 'employer',
    api: { 'employer.list-my-companies': { items: companies }, 'jobs.list-managed': { items: postings, nextCursor: null } },
  });

it('the to-do for the first posting invites an employer with a company and no posting to post a job', async () => {
  await open([company], []);
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Post your first job: .* Post a job \/admin\/jobs\/employer\/form$/);
});

it.each([
  ['without a company', [], []],
  ['with a posting', [company], [aJob()]],
])('the to-do for the first posting is absent for an employer %s', async (_who, companies, postings) => {
  await open(companies, postings);
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});
