import { cleanup, screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { aCompany } from '#plugins/employer/contract/testing/a-company.ts';
import { managedParts } from '../../contract/client-extension-points.ts';
import { type PostingActionProps, type PostingPanelProps, postingParts } from '../../contract/posting-parts.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, besideAPosting, idOf } from '../testing/job-builders.ts';

const Panel = ({ job, pay }: PostingActionProps): JSX.Element => <p>{`Panel for ${job.title}: ${pay.amount}, ${pay.period}`}</p>;
const Bar = ({ job, pay }: PostingActionProps): JSX.Element => (
  <p>
    Bar for {job.title} <span>{pay.line}</span>
  </p>
);

/** A plugin that adds an action to a posting. */
const offering = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [
    postingParts.add('flowers.pick', 10, {
      action: { ability: { subject: 'flower', action: 'pick' }, loadPanel: async () => ({ Panel }), loadBar: async () => ({ Bar }) },
    }),
    managedParts.add('flowers.all', 10, { place: { label: 'jobs:job.pay', to: (id) => `/flowers/${id}` } }),
  ],
});

const Remark = ({ job, isPreview }: PostingPanelProps): JSX.Element => <p>{`Remark on ${job.title}: ${isPreview}`}</p>;

/** A plugin with a panel about a posting, and one that does not load. */
const remarking = defineClientPlugin({
  id: 'trees',
  requires: ['jobs'],
  contributes: [
    postingParts.add('trees.height', 10, {
      panel: {
        place: 'text',
        ability: { subject: 'tree', action: 'read' },
        load: async () => ({ Panel: Remark }),
      },
    }),
    postingParts.add('trees.away', 20, {
      panel: { place: 'text', ability: { subject: 'tree', action: 'climb' }, load: () => Promise.reject(new Error('away')) },
    }),
  ],
});

const open = (api: FakeReplies, others: readonly ClientPlugin[] = [], abilities = ['flower:pick']): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, ...others], {
    at: href(jobRoutes.detail, { id: idOf(1) }),
    as: 'candidate',
    me: { abilities },
    api: { ...besideAPosting, 'employer.get-company': aCompany(), ...api },
  });

const gone = (): never => {
  throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
};

describe('the page of a job posting', () => {
  it('shows the panels of other plugins between the facts and the text, to users with their ability', async () => {
    await open({ 'jobs.get': aJob() }, [remarking], ['tree:read']);
    const panel = await screen.findByText('Remark on Pump engineer: false');
    const text = screen.getByText('You keep the pumps running.');
    expect(panel.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('region', { name: 'Details' }).compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['a wide screen beside the action', true],
    ['a small screen before the facts', false],
  ])('shows the panels about the action on %s', async (_, isWide) => {
    const ordinary = globalThis.matchMedia;
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: isWide && query.includes('1280') });
    const panel = { place: 'action' as const, ability: { subject: 'flower', action: 'pick' }, load: async () => ({ Panel: Remark }) };
    const asking = defineClientPlugin({
      id: 'trees',
      requires: ['jobs'],
      contributes: [postingParts.add('trees.asking', 10, { panel })],
    });
    await open({ 'jobs.get': aJob() }, [offering, asking]);
    const remark = await screen.findByText('Remark on Pump engineer: false');
    const facts = screen.getByRole('region', { name: 'Details' });
    expect(remark.compareDocumentPosition(facts)).toBe(isWide ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
    expect(remark.closest('.detail__aside') !== null).toBe(isWide);
    globalThis.matchMedia = ordinary;
  });

  it('shows the logo of the company beside the title', async () => {
    await open({ 'jobs.get': aJob({ company: { id: idOf(2), name: 'Test Company', logoFileId: idOf(7) } }) });
    const title = await screen.findByRole('heading', { level: 1, name: 'Pump engineer' });
    const head = title.closest('header')?.parentElement;
    expect(head?.querySelector('img')).toHaveAttribute('src', `/files/public/${idOf(7)}/128.webp`);
  });

  it('shows no panel to users without its ability', async () => {
    await open({ 'jobs.get': aJob() }, [remarking], ['tree:water']);
    expect(await screen.findByText('You keep the pumps running.')).toBeVisible();
    expect(screen.queryByText(/Remark on/)).toBeNull();
  });

  it('says that the description is missing when the employer gave none', async () => {
    const view = await open({ 'jobs.get': aJob({ description: null, salary: null }) });
    expect(view.heading).toBe('Pump engineer');
    expect(screen.getByText('The employer did not add a description.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Details' })).getByText('Pay not stated')).toBeVisible();
  });

  it('shows the action of another plugin to users with its ability, with the pay in words, in the one place that is visible', async () => {
    await open({ 'jobs.get': aJob() }, [offering]);
    expect(await screen.findByText('Bar for Pump engineer')).toHaveTextContent('€48,000 to €60,000 a year');
    expect(screen.queryByText(/^Panel for/)).toBeNull();
    cleanup();
    const ordinary = globalThis.matchMedia;
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
    await open({ 'jobs.get': aJob() }, [offering]);
    expect(await screen.findByText('Panel for Pump engineer: €48,000 to €60,000, a year')).toBeVisible();
    expect(screen.queryByText('Bar for Pump engineer')).toBeNull();
    globalThis.matchMedia = ordinary;
  });

  it.each([
    ['for users without the ability', aJob(), []],
    [
      'beside a posting that takes no applications',
      aJob({ viewer: { ...aJob().viewer, isOpen: false, applyBy: null, mayApply: false } }),
      ['flower:pick'],
    ],
  ])('hides the action %s', async (_, job, abilities) => {
    await open({ 'jobs.get': job }, [offering], abilities);
    expect(screen.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    expect(screen.queryByText(/^Panel for/)).toBeNull();
  });

  it('links to the address at which the company takes applications, in the place of the action', async () => {
    const viewer = { ...aJob().viewer, applyBy: 'address' as const, mayApply: false };
    await open({ 'jobs.get': aJob({ applyUrl: 'https://work.example.org/apply?job=1', viewer }) }, [offering]);
    const panel = within(await screen.findByRole('region', { name: 'Apply for this job' }));
    const link = panel.getByRole('link', { name: /^Apply at .*work\.example\.org/ });
    expect(link).toHaveAttribute('href', 'https://work.example.org/apply?job=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(screen.queryByText(/^Panel for/)).toBeNull();
    // Once in the panel of wide screens, and once in the bar of small ones.
    expect(screen.getAllByRole('link', { name: /^Apply at/ })).toHaveLength(2);
  });

  it('says when nobody from the company reads applications, and hides the action', async () => {
    const viewer = { ...aJob().viewer, isRead: false, applyBy: null, mayApply: false };
    await open({ 'jobs.get': aJob({ viewer }) }, [offering]);
    expect(await screen.findByText(/^Nobody from .*Test Company.* reads applications on this site yet\.$/)).toBeVisible();
    expect(screen.queryByText('This job no longer accepts applications.')).toBeNull();
    expect(screen.queryByText(/^Panel for/)).toBeNull();
  });

  it('links managers to the pages of other plugins for them', async () => {
    await open({ 'jobs.get': aJob({ viewer: { ...aJob().viewer, manages: true } }) }, [offering]);
    expect(await screen.findByRole('link', { name: 'Pay' })).toHaveAttribute('href', `/flowers/${idOf(1)}`);
  });

  it('links the company to its page, and shows what the company says about itself', async () => {
    const company = aCompany({ tagline: 'Dry feet since 1890', about: 'We keep the water out.' });
    const view = await open({ 'jobs.get': aJob(), 'employer.get-company': company });
    const link = screen.getByRole('link', { name: 'Test Company' });
    expect(link).toHaveAttribute('href', `/admin/companies/view?id=${idOf(2)}`);
    const about = within(await screen.findByRole('region', { name: /^About .*Test Company/ }));
    expect(about.getByText('Dry feet since 1890')).toBeVisible();
    expect(about.getByText('We keep the water out.')).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'employer.get-company')?.params).toEqual({ id: idOf(2) });
  });

  it.each([
    ['rich text', { about: 'What we build\npumps', aboutHtml: '<h3>What we build</h3><ul><li>pumps</li></ul>' }],
    ['plain text with marks', { about: 'What we build:\n- pumps', aboutHtml: null }],
  ])('shows a description of the company as %s with its headings and lists', async (_, words) => {
    await open({ 'jobs.get': aJob(), 'employer.get-company': aCompany(words) });
    const about = within(await screen.findByRole('region', { name: /^About .*Test Company/ }));
    expect(about.getByRole('listitem')).toHaveTextContent('pumps');
    expect(about.getByRole('heading', { level: 3 })).toHaveTextContent(/^What we build/);
  });

  it('has no section about a company without a description', async () => {
    await open({ 'jobs.get': aJob() });
    expect(screen.getByRole('heading', { name: 'Job description' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^About/ })).toBeNull();
  });

  it('stays readable when the description of the company does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ 'jobs.get': aJob(), 'employer.get-company': gone });
    expect(await screen.findByText('The company’s description did not load.')).toBeVisible();
    expect(screen.getByText('You keep the pumps running.')).toBeVisible();
  });
});

it('the page of a posting that is gone is a 404 that says what happened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open({ 'jobs.get': gone });
  expect(await screen.findByText('Page Not Found')).toBeVisible();
  expect(view.heading).toBe('This job is no longer available.');
  expect(screen.getByText('It has ended or was removed, or its link is incomplete.')).toBeVisible();
  expect(view.snackbar).toBe('This does not exist, or you do not have access to it.');
});
