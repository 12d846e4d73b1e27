import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJobSummary, idOf } from '../testing/job-builders.ts';
import { useTodos } from './posting-todos.ts';

const Page = observer(function Probe() {
  const hasTexts = useTexts(['jobs']);
  const { status, todos } = useTodos();
  return (
    <>
      <h1>{hasTexts && status}</h1>
      <ul>
        {todos.map(({ id, title, actions }) => (
          <li key={id}>
            {title} {actions.map(({ to }) => to)}
          </li>
        ))}
      </ul>
    </>
  );
});

const probe = defineClientPlugin({
  id: 'probe',
  requires: ['jobs'],
  pages: [{ route: routeRef('probe.page', '/probe'), layout: 'none', page: async () => ({ Page }) }],
});

function managed(place: number, fresh: number): ManagedJob {
  return { ...aJobSummary({ id: idOf(place), title: `Posting ${place}` }), status: 'published', applicants: { total: 9, new: fresh } };
}

const open = (answer: () => unknown): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, probe], {
    at: '/probe',
    as: 'employer',
    api: { 'jobs.list-managed': answer },
  });

const entries = (): (string | null)[] => screen.queryAllByRole('listitem').map((entry) => entry.textContent);

describe('what postings ask of an employer', () => {
  it('is to look at new applicants, where there are any', async () => {
    await open(() => ({ items: [managed(1, 2), managed(2, 0), managed(3, 1)], nextCursor: null }));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries()).toEqual([
      `2 new applicants for Posting 1 /admin/jobs/employer/${idOf(1)}`,
      `1 new applicant for Posting 3 /admin/jobs/employer/${idOf(3)}`,
    ]);
  });

  it('names three postings and counts the others', async () => {
    await open(() => ({ items: [1, 2, 3, 4, 5].map((place) => managed(place, 1)), nextCursor: null }));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(entries().at(-1)).toBe('2 more postings have new applicants /admin/jobs/employer');
    expect(entries()).toHaveLength(4);
  });

  it('is unknown while the postings do not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(() => {
      throw refusal(503, 'unavailable', 'The server is not ready.');
    });
    expect(await screen.findByText('failed')).toBeVisible();
    jest.restoreAllMocks();
  });
});
