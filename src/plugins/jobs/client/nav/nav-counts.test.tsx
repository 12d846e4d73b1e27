import { screen, waitFor, within } from '@testing-library/react';
import type { Page } from '#core/contract/paging.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJobSummary, anApplication, idOf, pageOf } from '../testing/job-builders.ts';

const open = (as: 'candidate' | 'employer', api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at: '/admin/jobs', as, api });

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

function postings(nextCursor: string | null, ...counts: number[]): Page<ManagedJob> {
  const items = counts.map((fresh, index) => ({
    ...aJobSummary({ id: idOf(index + 10) }),
    status: 'published' as const,
    applicants: { total: fresh + 5, new: fresh },
  }));
  return { items, nextCursor };
}

describe('the counts in the navigation', () => {
  it('tell employers of new applicants, over all pages of their postings, with one round of calls', async () => {
    const view = await open('employer', {
      'jobs.list-managed': ({ query }: { query?: { cursor?: string } }) =>
        query?.cursor === undefined ? postings('more', 2, 0) : postings(null, 1),
    });
    expect(await side().findByRole('link', { name: 'My postings 3 new applicants' })).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'jobs.list-managed')).toHaveLength(2);
  });

  it('tell candidates of applications under way, and leave out those at an end', async () => {
    await open('candidate', { 'jobs.list-applications': pageOf(anApplication(), anApplication({ id: idOf(5), stage: 'withdrawn' })) });
    expect(await side().findByRole('link', { name: 'Applied jobs 1 application under way' })).toBeVisible();
  });

  it('are left out where they cannot be had', async () => {
    const fail = (): never => {
      throw refusal(503, 'identity-unavailable', 'The server is away.');
    };
    const view = await open('candidate', { 'jobs.list-applications': fail });
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('jobs.list-applications'));
    expect(side().getByRole('link', { name: 'Applied jobs' })).toBeVisible();
    expect(view.snackbar).toBe('');
  });
});
