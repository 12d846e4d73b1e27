import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { aJob, aJobSummary, besideAPosting, idOf } from '../testing/job-builders.ts';

const openPosting = (job: Job, api: FakeReplies): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: href(jobRoutes.detail, { id: job.id }),
    as: 'candidate',
    api: {
      ...besideAPosting,
      'jobs.get': job,
      'employer.get-company': { id: job.company.id, name: job.company.name, tagline: null, about: null },
      ...api,
    },
  });

describe('similar jobs', () => {
  it('are listed with links to their pages', async () => {
    const items = [aJobSummary({ id: idOf(7), title: 'Pump mechanic' }), aJobSummary({ id: idOf(8), title: 'Night pump engineer' })];
    const view = await openPosting(aJob(), { 'jobs.list-similar': { items } });
    const list = within(await screen.findByRole('list', { name: 'Similar jobs' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pump mechanic', 'Night pump engineer']);
    expect(view.api.calls.find(({ id }) => id === 'jobs.list-similar')?.params).toEqual({ id: idOf(1) });
  });

  it('have the logo of their company', async () => {
    const company = { id: idOf(2), name: 'Test Company' };
    const pictured = aJobSummary({ id: idOf(7), company: { ...company, logoFileId: idOf(70) } });
    await openPosting(aJob(), { 'jobs.list-similar': { items: [pictured, aJobSummary({ id: idOf(8), company })] } });
    const rows = within(await screen.findByRole('list', { name: 'Similar jobs' })).getAllByRole('listitem');
    const pictures = rows.map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([`/files/public/${idOf(70)}/128.webp`, undefined]);
  });

  it('can be loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const view = await openPosting(aJob(), {
      'jobs.list-similar': () =>
        fails ? Promise.reject(refusal(500, 'internal', 'It failed.')) : { items: [aJobSummary({ id: idOf(7), title: 'Pump mechanic' })] },
    });
    expect(await screen.findByText('The similar jobs did not load.')).toBeVisible();
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Pump mechanic' })).toBeVisible();
  });

  it('are shown at once where the posting takes no applications', async () => {
    const items = [aJobSummary({ id: idOf(7), title: 'Pump mechanic' })];
    const job = aJob({
      status: 'closed',
      endedAt: '2026-03-02T09:00:00.000Z',
      viewer: { ...aJob().viewer, isOpen: false, applyBy: null, mayApply: false },
    });
    await openPosting(job, { 'jobs.list-similar': { items } });
    const similar = await screen.findByRole('link', { name: 'Pump mechanic' });
    expect(similar.compareDocumentPosition(screen.getByRole('region', { name: 'Details' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('link', { name: 'Pump mechanic' })).toHaveLength(1);
  });
});
