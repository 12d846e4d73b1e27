import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { postingParts } from '../../../contract/posting-parts.ts';
import type { Job } from '../../../contract/reply-schemas.ts';
import { jobsClientPlugin } from '../../jobs.client-plugin.ts';
import { aJob, besideAPosting, idOf } from '../../testing/job-builders.ts';
import { MEMBER } from '../../testing/managed-server.ts';
import { livePage } from './live-page.ts';

const Panel = ({ job }: { readonly job: Job }): JSX.Element => <p>{`People for ${job.title}`}</p>;

/** A plugin with a panel for companies, and one that the company may not see. */
const inviting = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [
    postingParts.add('flowers.invite', 10, {
      live: { ability: { subject: 'job-posting', action: 'create' }, load: async () => ({ Panel }) },
    }),
    postingParts.add('flowers.other', 20, { live: { ability: { subject: 'flower', action: 'pick' }, load: async () => ({ Panel }) } }),
  ],
});

const managed = aJob({
  viewer: { manages: true, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: ['paused'] },
});

const open = (job: Job, at = livePage(job.id)): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, inviting], {
    at,
    as: 'employer',
    me: MEMBER,
    api: { ...besideAPosting, 'jobs.get': job, 'employer.get-company': { id: idOf(2), name: 'Test Company', about: null } },
  });

const panel = async () => within(await screen.findByRole('region', { name: 'It is live' }));

it('the page after a publication has the address for everybody and the panels of other plugins', async () => {
  await open(managed);
  const live = await panel();
  const links = live.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[`http://localhost/jobs/${idOf(1)}`, `/jobs/${idOf(1)}`]]);
  expect(await live.findAllByText('People for Pump engineer')).toHaveLength(1);
});

it('the page after a publication copies the address for everybody', async () => {
  const view = await open(managed);
  await view.user.click((await panel()).getByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('The address of this job is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/jobs/${idOf(1)}`);
});

it.each([
  ['for readers', aJob(), undefined],
  ['after the posting was paused', aJob({ ...managed, status: 'paused' }), undefined],
  ['when the page is opened in another way', managed, `/admin/jobs/all/${idOf(1)}`],
])('the page after a publication is an ordinary page %s', async (_, job, at) => {
  await open(job, at);
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByText('It is live')).toBeNull();
});
