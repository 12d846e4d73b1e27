import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { type PostingActionProps, postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, besideAPosting, idOf } from '../testing/job-builders.ts';
import { Asked as AskedJob } from './AskedJob.tsx';
import { Asked as AskedToPost } from './AskedToPost.tsx';
import { atTime } from './at-time.ts';

jest.mock('./at-time.ts', () => ({ atTime: jest.fn(() => () => undefined) }));

const Panel = ({ isAsked }: PostingActionProps): JSX.Element => <p>{isAsked ? 'panel, asked for' : 'panel'}</p>;
const Bar = ({ isAsked }: PostingActionProps): JSX.Element => <p>{isAsked ? 'bar, asked for' : 'bar'}</p>;

/** Candidates may apply. */
const applying = defineClientPlugin({
  id: 'applying',
  requires: ['jobs'],
  contributes: [
    postingParts.add('applying.form', 10, {
      action: {
        ability: { subject: 'application', action: 'create' },
        loadPanel: async () => ({ Panel }),
        loadBar: async () => ({ Bar }),
      },
    }),
  ],
});

const COMPANY = { id: idOf(2), name: 'Test Company', website: 'https://works.example.org', tagline: 'We pump.', about: null };

const REPLIES: FakeReplies = {
  ...besideAPosting,
  'jobs.get': aJob({ country: 'NL' }),
  'employer.get-company': COMPANY,
};

interface Opened {
  readonly as?: 'candidate';
  readonly job?: Partial<Job>;
  readonly api?: FakeReplies;
  readonly plugins?: readonly ReturnType<typeof defineClientPlugin>[];
}

const POSTING = href(jobRoutes.openDetail, { id: idOf(1) });

const GENERAL = <p>the general words</p>;
// The sign-up has loaded these texts before it shows the part.
const WithTexts = ({ children }: { readonly children: JSX.Element }): JSX.Element | null => (useTexts(['jobs'], 'open') ? children : null);
const ToApply = (): JSX.Element => (
  <WithTexts>
    <AskedJob address={`${POSTING}?then=apply`} otherwise={GENERAL} />
  </WithTexts>
);
const ToSave = (): JSX.Element => (
  <WithTexts>
    <AskedJob address={`/admin${POSTING.replace('jobs', 'jobs/all')}?then=save`} otherwise={GENERAL} />
  </WithTexts>
);
const ToPost = (): JSX.Element => (
  <WithTexts>
    <AskedToPost />
  </WithTexts>
);

/** A page that shows what a sign-up shows. */
const asking = (Page: ComponentType) =>
  defineClientPlugin({
    id: 'asking',
    requires: ['jobs'],
    pages: [{ route: routeRef('asking.page', '/asking'), layout: 'default', load: async () => ({ Page }) }],
  });

function open(at: string, { as, job = {}, api = {}, plugins = [applying] }: Opened = {}): Promise<View> {
  return renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...plugins], {
    at,
    ...(as === undefined ? {} : { as, me: { abilities: ['application:create'] } }),
    api: { ...REPLIES, 'jobs.get': aJob({ country: 'NL', ...job }), ...api },
  });
}

const markups = (): readonly HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
];
describe('the sign-up of a visitor who wanted more', () => {
  it.each([
    ['apply', ToApply, 'Apply for “Pump engineer”'],
    ['save', ToSave, 'Save “Pump engineer”'],
  ])('names the job and its company for the action %s', async (_, Page, title) => {
    await open('/asking', { plugins: [asking(Page)] });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/^At Test Company\./)).toBeVisible();
  });

  it('shows the general words for a job that cannot be read', async () => {
    const gone = () => {
      throw refusal(404, 'not-found', 'Not found.');
    };
    const view = await open('/asking', { plugins: [asking(ToApply)], api: { 'jobs.get': gone } });
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('jobs.get'));
    expect(screen.getByText('the general words')).toBeVisible();
    expect(view.snackbar).toBe('');
  });

  it('says what employers get', async () => {
    await open('/asking', { plugins: [asking(ToPost)] });
    expect(await screen.findByText('Post a job: what employers get')).toBeVisible();
    expect(screen.getByText('See all applicants in one list, with messages and profiles.')).toBeVisible();
  });

  it('is where the link to post a job leads, and returns to the form', async () => {
    await open('/jobs');
    const [link] = await screen.findAllByRole('link', { name: 'Post a job' });
    expect(link).toHaveAttribute('href', `/signup?next=${encodeURIComponent(href(jobRoutes.form))}`);
  });
});

describe('a posting for everybody', () => {
  it('leads a visitor to the sign-up and the sign-in, and from there back to the application', async () => {
    await open(POSTING);
    const next = `next=${encodeURIComponent(`${POSTING}?then=apply`)}`;
    const panel = within(await screen.findByRole('region', { name: 'Apply for this job' }));
    expect(panel.getByRole('link', { name: 'Apply for this job' })).toHaveAttribute('href', `/signup?${next}`);
    expect(panel.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', `/login?${next}`);
    // Also in the bar of a small screen.
    for (const link of screen.getAllByRole('link', { name: 'Apply for this job' })) expect(link).toHaveAttribute('href', `/signup?${next}`);
    expect(screen.getAllByRole('link', { name: 'Apply for this job' })).toHaveLength(2);
    expect(screen.queryByText('bar')).toBeNull();
  });

  it('has no way to an application without a plugin for applications, and none for a posting that takes none', async () => {
    await open(POSTING, { plugins: [] });
    expect(await screen.findByText('You keep the pumps running.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
  });

  it('says that a paused posting takes no applications, and has no markup', async () => {
    await open(POSTING, {
      job: {
        status: 'paused',
        viewer: { manages: false, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] },
      },
    });
    expect(await screen.findByText('You keep the pumps running.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
    expect(markups()).toEqual([]);
  });

  it('has its form for a candidate, which is told when the candidate signed in for it', async () => {
    const view = await open(POSTING, { as: 'candidate' });
    expect(await screen.findByText('bar')).toBeInTheDocument();
    await view.open(`${POSTING}?then=apply`);
    // Only the part that is visible at this width.
    expect(await screen.findByText(/asked for$/)).toBeInTheDocument();
    expect(screen.getAllByText(/asked for$/)).toHaveLength(1);
  });

  it('has what other plugins offer only to signed-in users, and visitors do not load it', async () => {
    const load = jest.fn(async () => ({ contributes: applying.contributes ?? [] }));
    const later = { ...applying, contributes: [], moreContributes: load };
    await open(POSTING, { plugins: [later] });
    expect(await screen.findByText('You keep the pumps running.')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    cleanup();
    await open(POSTING, { as: 'candidate', plugins: [later] });
    expect(await screen.findByText('bar')).toBeInTheDocument();
  });

  it('sends each call once', async () => {
    const view = await open(POSTING);
    expect(await screen.findByText('We pump.')).toBeVisible();
    await waitFor(() => expect(markups()).toHaveLength(1));
    expect(view.api.calls.map(({ id }) => id).filter((id) => id !== 'core.me')).toEqual([
      'jobs.get',
      'employer.get-company',
      'jobs.count-applicants',
    ]);
  });

  it('has its markup in the head until the page is left', async () => {
    const view = await open(POSTING);
    await waitFor(() => expect(markups()).toHaveLength(1));
    expect(JSON.parse(markups()[0]?.textContent ?? '')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Pump engineer',
      hiringOrganization: { name: 'Test Company', sameAs: 'https://works.example.org' },
    });
    await view.open('/jobs');
    expect(markups()).toEqual([]);
  });

  it('replaces the markup that the server has put into the head, and takes it along when it is left at once', async () => {
    document.head.innerHTML = '<script type="application/ld+json">{"@type":"JobPosting","title":"of the server"}</script>';
    const view = await open(POSTING);
    await waitFor(() => expect(markups()[0]?.textContent).toContain('Pump engineer'));
    expect(markups()).toHaveLength(1);
    cleanup();
    document.head.innerHTML = '<script type="application/ld+json">{}</script>';
    const never = () => new Promise(() => undefined);
    const next = await open(POSTING, { api: { 'employer.get-company': never } });
    expect(await screen.findByText('You keep the pumps running.')).toBeVisible();
    await next.open('/jobs');
    expect(markups()).toEqual([]);
    expect(view.api.calls.filter(({ id }) => id === 'employer.get-company')).toHaveLength(1);
  });

  it('has markup that is read as it was written, whatever the title holds', async () => {
    const title = 'A ]]> </script><b> <!-- \u0000\u2028 \ud800 engineer';
    await open(POSTING, { job: { title } });
    await waitFor(() => expect(markups()).toHaveLength(1));
    expect(JSON.parse(markups()[0]?.textContent ?? '')).toMatchObject({ title });
    expect(document.head.querySelector('b')).toBeNull();
  });

  it('has markup without the website when the company does not load', async () => {
    const error = () => {
      throw refusal(503, 'unavailable', 'The server is not ready.');
    };
    await open(POSTING, { api: { 'employer.get-company': error } });
    await waitFor(() => expect(markups()).toHaveLength(1));
    expect(JSON.parse(markups()[0]?.textContent ?? '').hiringOrganization).toEqual({ '@type': 'Organization', name: 'Test Company' });
  });

  it('loses its markup at the moment when the posting expires', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    await open(POSTING, { job: { expiresAt } });
    await waitFor(() => expect(markups()).toHaveLength(1));
    const [time, end] = jest.mocked(atTime).mock.lastCall ?? [];
    expect(time).toBe(Date.parse(expiresAt));
    act(() => end?.());
    expect(markups()).toEqual([]);
  });
});
