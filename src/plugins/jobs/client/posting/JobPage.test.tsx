import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, anApplication, idOf } from '../testing/job-builders.ts';

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.detail, { id: idOf(1) }),
    as: 'candidate',
    me: { abilities: ['application:create'] },
    api,
  });

describe('the page of a job posting', () => {
  it('says so when the employer gave no description', async () => {
    const view = await open({ 'jobs.get': aJob({ description: null, salary: null }) });
    expect(view.heading).toBe('Pump engineer');
    expect(screen.getByText('The employer gave no description.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Facts' })).getByText('Pay not given')).toBeVisible();
  });

  it('takes an application with a message, once, and then shows that it was sent', async () => {
    let applied = 0;
    const view = await open({
      'jobs.get': () => aJob({ viewer: { applicationId: applied > 0 ? idOf(3) : null, manages: false } }),
      'jobs.apply': () => {
        applied += 1;
        return anApplication();
      },
    });
    await view.user.type(screen.getByLabelText('Message to the employer'), 'I know pumps.');
    await view.user.dblClick(screen.getByRole('button', { name: 'Apply' }));
    const panel = within(await screen.findByRole('region', { name: 'Apply' }));
    expect(await panel.findByText('You have applied to this job.')).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'jobs.apply')).toEqual([
      { id: 'jobs.apply', params: { id: idOf(1) }, query: undefined, body: { message: 'I know pumps.' } },
    ]);
  });

  it('keeps the message and says why when the application is refused', async () => {
    const view = await open({
      'jobs.get': aJob(),
      'jobs.apply': () => {
        throw refusal(409, 'jobs.not-open', 'This job no longer takes applications.');
      },
    });
    await view.user.type(screen.getByLabelText('Message to the employer'), 'I know pumps.');
    await view.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This job no longer takes applications.', { selector: '.note *' })).toBeVisible();
    expect(view.snackbar).toBe('This job no longer takes applications.');
    expect(screen.getByLabelText('Message to the employer')).toHaveValue('I know pumps.');
  });

  it('is a 404 when the posting is not there', async () => {
    const view = await open({
      'jobs.get': () => {
        throw refusal(404, 'not-found', 'This does not exist, or it is not yours to see.');
      },
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(view.snackbar).toBe('This does not exist, or it is not yours to see.');
  });
});
