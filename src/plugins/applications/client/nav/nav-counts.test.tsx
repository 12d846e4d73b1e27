import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication } from '../testing/application-builders.ts';
import { managedProbe } from '../testing/managed-probe.tsx';

const open = (as: 'candidate' | 'employer', api: FakeReplies, at = '/probe'): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, managedProbe], { at, as, api });

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

const countsOf = (view: View, id: string): number => view.api.calls.filter((call) => call.id === id).length;

describe('the counts in the navigation', () => {
  it('show employers the new applicants, with one request for all components and pages', async () => {
    const view = await open('employer', { 'applications.count-new': { count: 3 } });
    await view.user.click(await side().findByRole('link', { name: 'Second 3 new applicants' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(side().getByRole('link', { name: 'Second 3 new applicants' })).toBeVisible();
    expect(countsOf(view, 'applications.count-new')).toBe(1);
  });

  it('show candidates their active applications', async () => {
    await open('candidate', { 'applications.count-own': { count: 1 } });
    expect(await side().findByRole('link', { name: 'Applied jobs 1 application under way' })).toBeVisible();
  });

  it('are fetched again after a withdrawal', async () => {
    const counts = [{ count: 2 }, { count: 1 }];
    const application = anApplication({ moves: ['withdrawn'] });
    const view = await open(
      'candidate',
      {
        'applications.count-own': () => counts.shift(),
        'applications.get': application,
        'applications.move': { ...application, stage: 'withdrawn', moves: [] },
      },
      href(applicationRoutes.appliedDetail, { id: application.id }),
    );
    expect(await side().findByRole('link', { name: 'Applied jobs 2 applications under way' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw the application' }));
    expect(await side().findByRole('link', { name: 'Applied jobs 1 application under way' })).toBeVisible();
  });

  it('are left out when they do not load', async () => {
    const fail = (): never => {
      throw refusal(503, 'identity-unavailable', 'The server is unavailable.');
    };
    const view = await open('candidate', { 'applications.count-own': fail });
    await waitFor(() => expect(countsOf(view, 'applications.count-own')).toBe(1));
    expect(side().getByRole('link', { name: 'Applied jobs' })).toBeVisible();
    expect(view.snackbar).toBe('');
  });
});
