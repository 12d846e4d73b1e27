import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { appliedList } from './applied-list.ts';

const open = (at: string, as: TestPerson, api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, withPanel], { at, as, api });

const OwnPanel = ({ application }: { readonly application: ApplicationDetail }): JSX.Element => (
  <p>{`A panel for ${application.job.title} at ${application.stage}.`}</p>
);

const SimilarJobs = ({ jobId }: { readonly jobId: string }): JSX.Element => <p>{`Like ${jobId}`}</p>;

const Nothing = (): null => null;

/** A plugin with a panel for candidates, and with a list of similar jobs. */
const withPanel = defineClientPlugin({
  id: 'panels',
  requires: ['applications', 'jobs'],
  contributes: [
    applicationParts.add('panels.own', 10, { own: { load: async () => ({ Panel: OwnPanel }) } }),
    postingParts.add('panels.similar', 10, {
      similar: { load: async () => ({ SimilarJobs }), loadInstead: async () => ({ JobsInstead: Nothing }) },
    }),
  ],
});

describe('applied jobs', () => {
  it('show the stage of each application', async () => {
    await open(href(applicationRoutes.applied), 'candidate', { 'applications.list': pageOf(anApplication({ stage: 'in_review' })) });
    const list = await screen.findByRole('list', { name: 'Applied jobs' });
    const [row] = within(list).getAllByRole('listitem');
    expect(row).toHaveTextContent(/Pump engineer.*The employer is reading your application\./);
    const course = within(within(list).getByRole('list', { name: /Pump engineer/ })).getAllByRole('listitem');
    expect(course.map((station) => station.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null, null, null]);
  });

  it('show the logo of the company', async () => {
    const { job, ...rest } = anApplication();
    await open(href(applicationRoutes.applied), 'candidate', {
      'applications.list': pageOf({ ...rest, job: { ...job, logoFileId: idOf(7) } }),
    });
    const list = await screen.findByRole('list', { name: 'Applied jobs' });
    expect(list.querySelector('img')).toHaveAttribute('src', `/files/public/${idOf(7)}/128.webp`);
  });

  it('keep both pages and the place after "back" from an application', async () => {
    const other = anApplication({ id: idOf(8), job: { id: idOf(9), title: 'Welder', company: 'Test Company', location: 'Deventer' } });
    const view = await open(href(applicationRoutes.applied), 'candidate', {
      'applications.list': twoPages([anApplication()], [other]),
      'applications.get': other,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await view.user.click(await screen.findByRole('link', { name: /Welder/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Welder/ })).toBeVisible();
    await view.back();
    expect(await screen.findByRole('link', { name: /Welder/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Pump engineer/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Welder/));
  });

  it('of one user are not visible to the next user of the same tab', async () => {
    const view = await open(href(applicationRoutes.applied), 'candidate', { 'applications.list': pageOf(anApplication()) });
    await screen.findByRole('list', { name: 'Applied jobs' });
    expect(view.resolve(KeptLists).of(appliedList).rows.items).toHaveLength(1);
    await view.resolve(SessionStore).signOut();
    expect(view.resolve(KeptLists).of(appliedList).rows.items).toEqual([]);
  });

  it('link to the job search when the list is empty', async () => {
    const api = { 'applications.list': pageOf() };
    const searching = defineClientPlugin({
      id: 'searching',
      requires: ['jobs'],
      pages: [{ route: jobRoutes.search, load: async () => ({ Page: Nothing }), layout: 'admin', guards: ['auth'] }],
    });
    const main = async (plugins: readonly ClientPlugin[]) => {
      await renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, ...plugins], {
        at: href(applicationRoutes.applied),
        as: 'candidate',
        api,
      });
      const page = within(screen.getByRole('main'));
      expect(await page.findByText('You have not applied to a job yet')).toBeVisible();
      return page;
    };
    expect((await main([searching])).getByRole('link', { name: 'Find work' })).toHaveAttribute('href', href(jobRoutes.search));
    cleanup();
    // No plugin has the page of the search.
    expect((await main([])).queryByRole('link', { name: 'Find work' })).toBeNull();
  });

  it('may be withdrawn after a confirmation', async () => {
    const view = await open(href(applicationRoutes.appliedDetail, { id: idOf(3) }), 'candidate', {
      'applications.get': anApplication({ moves: ['withdrawn'] }),
      'applications.move': anApplication({ stage: 'withdrawn', moves: [], version: 2 }),
    });
    expect(await screen.findByText('A panel for Pump engineer at submitted.')).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
    const question = screen.getByRole('dialog', { name: /Withdraw your application for “.*Pump engineer.*”/ });
    expect(within(question).getByRole('button', { name: 'Keep application' })).toHaveFocus();
    await view.user.click(within(question).getByRole('button', { name: 'Withdraw the application' }));
    expect(await screen.findByText('You withdrew this application.', { exact: false })).toBeVisible();
    expect(screen.getByText('A panel for Pump engineer at withdrawn.')).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'applications.move')?.body).toEqual({ stage: 'withdrawn', version: 1 });
  });

  it.each([
    ['rejected', true],
    ['closed_unfilled', true],
    ['interview', false],
    ['withdrawn', false],
  ] as const)('at the stage %s lead to similar jobs: %s', async (stage, isLed) => {
    await open(href(applicationRoutes.appliedDetail, { id: idOf(3) }), 'candidate', { 'applications.get': anApplication({ stage }) });
    expect(await screen.findByText(`A panel for Pump engineer at ${stage}.`)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText(`Like ${anApplication().job.id}`)).toHaveLength(isLed ? 1 : 0));
  });
});
