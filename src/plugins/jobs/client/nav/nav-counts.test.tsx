import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { anApplication, pageOf } from '../testing/job-builders.ts';

const open = (as: 'candidate' | 'employer', api: FakeReplies, at = '/admin/jobs'): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at, as, api });

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

const countsOf = (view: View, id: string): number => view.api.calls.filter((call) => call.id === id).length;

describe('the counts in the navigation', () => {
  it('tell employers of new applicants, by one call for all places and pages', async () => {
    const view = await open('employer', { 'jobs.count-new-applicants': { count: 3 }, 'jobs.list-managed': pageOf() });
    await view.user.click(await side().findByRole('link', { name: 'My postings 3 new applicants' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My postings' })).toBeVisible();
    expect(side().getByRole('link', { name: 'My postings 3 new applicants' })).toBeVisible();
    expect(countsOf(view, 'jobs.count-new-applicants')).toBe(1);
  });

  it('tell candidates of applications under way', async () => {
    await open('candidate', { 'jobs.count-my-applications': { count: 1 } });
    expect(await side().findByRole('link', { name: 'Applied jobs 1 application under way' })).toBeVisible();
  });

  it('are counted again after an application is withdrawn', async () => {
    const counts = [{ count: 2 }, { count: 1 }];
    const application = anApplication({ moves: ['withdrawn'] });
    const view = await open(
      'candidate',
      {
        'jobs.count-my-applications': () => counts.shift(),
        'jobs.get-application': application,
        'jobs.move-application': { ...application, stage: 'withdrawn', moves: [] },
      },
      href(jobRoutes.appliedDetail, { id: application.id }),
    );
    expect(await side().findByRole('link', { name: 'Applied jobs 2 applications under way' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw the application' }));
    expect(await side().findByRole('link', { name: 'Applied jobs 1 application under way' })).toBeVisible();
  });

  it('are left out where they cannot be had', async () => {
    const fail = (): never => {
      throw refusal(503, 'identity-unavailable', 'The server is away.');
    };
    const view = await open('candidate', { 'jobs.count-my-applications': fail });
    await waitFor(() => expect(countsOf(view, 'jobs.count-my-applications')).toBe(1));
    expect(side().getByRole('link', { name: 'Applied jobs' })).toBeVisible();
    expect(view.snackbar).toBe('');
  });
});
