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
import { goOnAddress } from '../go-on-address.ts';
import { anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { aDraft, QUESTIONS } from '../testing/applying-replies.ts';
import { appliedList } from './applied-list.ts';

/** What every page of a candidate's applications asks for. */
const REPLIES: FakeReplies = {
  'applications.list-drafts': { items: [] },
  'applications.count-standings': { all: 4, active: 3, late: 2, ended: 1 },
  'applications.copy': { isMade: true, parts: [{ part: 'message', copy: { text: 'I know pumps.' } }], files: [] },
};

const open = (at: string, as: TestPerson, api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, withPanel], { at, as, api: { ...REPLIES, ...api } });

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

/** An instant some days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

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
    const api = { ...REPLIES, 'applications.list': pageOf() };
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
    const link = (await main([searching])).getByRole('link', { name: 'Find work' });
    expect(link).toHaveAttribute('href', href(jobRoutes.search));
    // Below the sentence, not in it.
    expect(link.closest('p')).toBeNull();
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

  it('that are not sent yet stand first, and one that was deleted can be taken back', async () => {
    const draft = {
      ...{ job: { id: idOf(1), title: 'Lock keeper', company: 'Canal Works', location: null }, takesApplications: false, endsAt: null },
      ...{ updatedAt: '2026-03-01T09:00:00.000Z', deletedAt: '2026-03-31T09:00:00.000Z' },
    };
    let drafts = [draft];
    const view = await open(href(applicationRoutes.applied), 'candidate', {
      'applications.list': pageOf(),
      'applications.list-drafts': () => ({ items: drafts }),
      'applications.draft': { draft: aDraft({ message: 'Begun' }) },
      'applications.delete-draft': undefined,
      'applications.save-draft': aDraft({ message: 'Begun' }),
    });
    const list = within(await screen.findByRole('list', { name: 'Not sent yet' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Lock keeper.*no longer accepts applications\. This draft is deleted on .*31/);
    expect(list.getByRole('link', { name: 'Lock keeper' })).toHaveAttribute('href', goOnAddress(idOf(1)));
    drafts = [];
    await view.user.click(list.getByRole('button', { name: /^Delete the unfinished application for .*Lock keeper/ }));
    await waitFor(() => expect(screen.queryByText('Lock keeper')).toBeNull());
    drafts = [draft];
    await view.user.click(await screen.findByRole('button', { name: /undo/i }));
    expect(await screen.findByRole('link', { name: 'Lock keeper' })).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'applications.save-draft')?.body).toEqual({ content: { message: 'Begun' }, version: 0 });
  });

  it('are found by words, and filtered by how they stand, with the numbers for the words', async () => {
    const view = await open(`${href(applicationRoutes.applied)}?standing=late&q=pump`, 'candidate', { 'applications.list': pageOf() });
    const filters = within(await screen.findByRole('navigation', { name: 'Which applications' }));
    await waitFor(() =>
      expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual(['All 4', 'Active 3', 'Late answer 2', 'Ended 1']),
    );
    expect(filters.getByRole('link', { name: 'Late answer 2' })).toHaveAttribute('aria-current', 'page');
    expect(filters.getByRole('link', { name: 'Ended 1' })).toHaveAttribute(
      'href',
      `${href(applicationRoutes.applied)}?q=pump&standing=ended`,
    );
    expect(screen.getByText('No application matches.')).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'applications.list')?.query).toEqual({ q: 'pump', standing: 'late', limit: 20 });
    expect(view.api.calls.find(({ id }) => id === 'applications.count-standings')?.query).toEqual({ q: 'pump' });
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.list-drafts');
  });

  it.each<[string, Partial<ApplicationDetail>, RegExp[], RegExp[]]>([
    ['no promise', {}, [/^This employer named no date\.$/], []],
    ['a promise', { answerBy: inDays(3), openedAt: inDays(-1) }, [/^Answer due by /, /^Opened on /], []],
    ['a late answer', { answerBy: inDays(-1.5) }, [/^Late by 2 days$/], []],
    [
      'a long silence',
      { answerBy: inDays(-14.5), createdAt: inDays(-27.5) },
      [/^There has been no answer for 28 days\. You may not get one\.$/],
      [],
    ],
    ['an answer', { isAwaited: false, answerBy: inDays(-3), openedAt: inDays(-4) }, [], [/Late/, /Opened/, /due/]],
    [
      'nobody who reads',
      { isRead: false, answerBy: inDays(-3) },
      [/^Nobody from .*Test Company.* reads applications on this site yet\.$/],
      [/Late/, /The employer has received/],
    ],
  ])('say how long the candidate waits, after %s', async (_, rest, shown, hidden) => {
    await open(href(applicationRoutes.appliedDetail, { id: idOf(3) }), 'candidate', { 'applications.get': anApplication(rest) });
    expect(await screen.findByText('I know pumps.')).toBeVisible();
    for (const text of shown) expect(screen.getByText(text)).toBeVisible();
    for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
  });

  it('can be asked about once, and say before from when', async () => {
    const at = href(applicationRoutes.appliedDetail, { id: idOf(3) });
    const view = await open(at, 'candidate', {
      'applications.get': anApplication({ nudgeFrom: inDays(-1) }),
      'applications.ask': anApplication({ nudgedAt: inDays(0) }),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Ask for an answer' }));
    expect(await screen.findByText(/^You asked for an answer on /)).toBeVisible();
    cleanup();
    await open(at, 'candidate', { 'applications.get': anApplication({ nudgeFrom: inDays(4) }) });
    expect(await screen.findByText(/^You can ask for an answer from .* on\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for an answer' })).toBeNull();
  });

  it('show what was sent, part by part, and say while the copy is being made', async () => {
    const at = href(applicationRoutes.appliedDetail, { id: idOf(3) });
    await open(at, 'candidate', {
      'applications.get': anApplication(),
      'applications.copy': {
        isMade: true,
        parts: [
          { part: 'message', copy: { text: 'I know pumps.' } },
          {
            part: 'answers',
            copy: {
              items: [
                { question: QUESTIONS.yesNo, answer: 'no', isMarked: true },
                { question: QUESTIONS.number, answer: 1200 },
                { question: QUESTIONS.multi, answer: ['Wrench', 'Lathe'] },
                { question: QUESTIONS.date, answer: '2026-09-30' },
                { question: QUESTIONS.long },
                { question: QUESTIONS.info },
              ],
            },
          },
          { part: 'of a plugin that is gone', copy: {} },
        ],
        files: [],
      },
    });
    const answers = within(await screen.findByRole('region', { name: 'Answers' }));
    expect(await answers.findByText('1200 years', { exact: false })).toBeVisible();
    expect(answers.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'NoNot one of the answers that you accept',
      '1200 years',
      'WrenchLathe',
      'Wednesday, September 30, 2026',
      'Not answered.',
    ]);
    cleanup();
    await open(at, 'candidate', { 'applications.get': anApplication(), 'applications.copy': { isMade: false, parts: [], files: [] } });
    expect(await screen.findByText('The copy is being made.')).toBeVisible();
  });

  it('may be withdrawn with a reason that the employer reads', async () => {
    const view = await open(href(applicationRoutes.appliedDetail, { id: idOf(3) }), 'candidate', {
      'applications.get': anApplication({ moves: ['withdrawn'] }),
      'applications.move': anApplication({ stage: 'withdrawn', moves: [], version: 2 }),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText('The employer reads this.')).toBeVisible();
    await view.user.selectOptions(question.getByLabelText('Why do you withdraw?'), 'The pay');
    await view.user.click(question.getByRole('button', { name: 'Withdraw the application' }));
    await waitFor(() =>
      expect(view.api.calls.find(({ id }) => id === 'applications.move')?.body).toEqual({ stage: 'withdrawn', version: 1, reason: 'pay' }),
    );
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
