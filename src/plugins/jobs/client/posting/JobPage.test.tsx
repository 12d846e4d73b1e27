import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { managedPlaces, type PostingPartProps, postingParts } from '../../contract/client-extension-points.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, idOf } from '../testing/job-builders.ts';

const Panel = ({ job, pay }: PostingPartProps): JSX.Element => <p>{`Panel for ${job.title}: ${pay.amount}, ${pay.period}`}</p>;
const Bar = ({ job, pay }: PostingPartProps): JSX.Element => (
  <p>
    Bar for {job.title} <span>{pay.line}</span>
  </p>
);

/** A plugin that adds an action to a posting. */
const offering = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [
    contribute(postingParts, {
      id: 'flowers.pick',
      order: 10,
      value: { ability: { subject: 'flower', action: 'pick' }, loadPanel: async () => ({ Panel }), loadBar: async () => ({ Bar }) },
    }),
    contribute(managedPlaces, { id: 'flowers.all', order: 10, value: { label: 'jobs:widget.newestAll', to: (id) => `/flowers/${id}` } }),
  ],
});

const open = (api: FakeReplies, others: readonly ClientPlugin[] = [], abilities = ['flower:pick']): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...others], {
    at: href(jobRoutes.detail, { id: idOf(1) }),
    as: 'candidate',
    me: { abilities },
    api,
  });

describe('the page of a job posting', () => {
  it('says that the description is missing when the employer gave none', async () => {
    const view = await open({ 'jobs.get': aJob({ description: null, salary: null }) });
    expect(view.heading).toBe('Pump engineer');
    expect(screen.getByText('The employer did not add a description.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Details' })).getByText('Pay not stated')).toBeVisible();
  });

  it('shows the action of another plugin to users with its ability, with the pay in words', async () => {
    await open({ 'jobs.get': aJob() }, [offering]);
    expect(await screen.findByText('Panel for Pump engineer: €48,000 to €60,000, a year')).toBeVisible();
    expect(screen.getByText('Bar for Pump engineer')).toHaveTextContent('€48,000 to €60,000 a year');
  });

  it.each([
    ['for users without the ability', aJob(), []],
    ['beside a closed posting', aJob({ status: 'closed' }), ['flower:pick']],
  ])('hides the action %s', async (_, job, abilities) => {
    await open({ 'jobs.get': job }, [offering], abilities);
    expect(screen.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    expect(screen.queryByText(/^Panel for/)).toBeNull();
  });

  it('links managers to the pages of other plugins for them', async () => {
    await open({ 'jobs.get': aJob({ viewer: { manages: true } }) }, [offering]);
    expect(await screen.findByRole('link', { name: 'All jobs' })).toHaveAttribute('href', `/flowers/${idOf(1)}`);
  });

  it('is a 404 when the posting does not exist', async () => {
    const view = await open({
      'jobs.get': () => {
        throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
      },
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(view.snackbar).toBe('This does not exist, or you do not have access to it.');
  });
});
