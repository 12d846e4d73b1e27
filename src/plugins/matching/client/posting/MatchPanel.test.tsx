import { screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import type { PostingPanelProps } from '#plugins/jobs/contract/posting-parts.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobMatch } from '../../contract/schemas.ts';
import { matchingClientPlugin } from '../matching.client-plugin.ts';
import { aMatch, aPart, idOf } from '../testing/match-builders.ts';
import { Panel } from './MatchPanel.tsx';

const job: Job = {
  id: idOf(1),
  title: 'Ward nurse',
  company: { id: idOf(2), name: 'Harbour' },
  location: 'Porto',
  workMode: 'onsite',
  employmentType: 'full_time',
  category: null,
  salary: null,
  publishedAt: '2026-03-01T09:00:00.000Z',
  reference: 'J-1',
  status: 'published',
  description: '',
  descriptionHtml: null,
  seniority: null,
  country: null,
  language: null,
  experienceMin: null,
  experienceMax: null,
  applyUrl: null,
  deadline: null,
  details: BLANK_DETAILS,
  expiresAt: null,
  renewedAt: null,
  endedAt: null,
  updatedAt: '2026-03-01T09:00:00.000Z',
  version: 1,
  viewer: { manages: false, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
};

interface Shown {
  readonly match?: JobMatch;
  readonly isPreview?: boolean;
  readonly viewer?: Job['viewer'];
  readonly answer?: unknown;
}

let given: PostingPanelProps = { job, isPreview: false };

function Page(): JSX.Element {
  return (
    <>
      <h1>Ward nurse</h1>
      <PluginPart plugin="matching" what="matching.match" load={async () => Panel} given={given} />
    </>
  );
}

function show({ match, isPreview = false, viewer = job.viewer, answer }: Shown): Promise<View> {
  given = { job: { ...job, viewer }, isPreview };
  const page = { route: routeRef('panel.page', '/panel'), layout: 'none' as const, load: async () => ({ Page }) };
  return renderPlugin([...standIns(matchingClientPlugin), matchingClientPlugin, defineClientPlugin({ id: 'panel', pages: [page] })], {
    at: '/panel',
    as: 'candidate',
    me: { abilities: ['job-match:read'] },
    api: { 'matching.list': answer ?? { rules: 1, items: match === undefined ? [] : [match] } },
  });
}

const lines = async (): Promise<(string | null)[]> => (await screen.findAllByRole('listitem')).map((line) => line.textContent);

const partly = aMatch(71, {
  must: aPart('must', {
    state: 'bud',
    points: 28,
    facts: { met: 1, asked: 4, missing: ['Blood gas', 'Stoma care'], below: ['Infusions'], untold: ['Triage'] },
    unknown: null,
    todo: 'skills',
  }),
  helpful: aPart('helpful', { unknown: 'profile', todo: 'skills' }),
  experience: aPart('experience', { state: 'leaf', points: 15, facts: { months: 89, asked: 3 }, unknown: null }),
  place: aPart('place', {
    state: 'leaf',
    points: 10,
    facts: { where: 'city', mode: 'wanted', permit: null },
    unknown: null,
    todo: null,
  }),
  languages: aPart('languages', {
    state: 'frame',
    points: 1,
    facts: { met: 0, asked: 2, missing: [{ code: 'de', level: '' }], below: [{ code: 'pt', level: 'c1' }] },
    unknown: null,
    todo: 'languages',
  }),
  education: aPart('education', {
    state: 'bud',
    points: 4,
    facts: { asked: 'bachelor', own: 'vocational' },
    unknown: null,
    todo: 'education',
  }),
  pay: aPart('pay', { unknown: 'incomparable' }),
});

test('the seven lines read: a cell, a name, the points, the facts and what to do', async () => {
  await show({ match: partly });
  expect(await lines()).toEqual([
    'Must-have skillsPartly met 28 of 451 of 4 at the level asked.Missing: \u2068Blood gas\u2069, \u2068Stoma care\u2069Below the level asked: \u2068Infusions\u2069Without a level in your profile: \u2068Triage\u2069Add your skills',
    'Skills that helpUnknownYour profile does not say yet.',
    'ExperienceMet 15 of 157 years of work in your profile. Years asked for: 3',
    'Place and way of workingMet 10 of 10It is in your town.It is a way of working that you look for.',
    'LanguagesNot met yet 1 of 80 of 2 at the level asked.Missing: GermanBelow the level asked: Portuguese (C1)Add your languages',
    'EducationPartly met 4 of 6Asked for: bachelor’s degree. Your highest: vocational training.Add your education',
    'PayUnknownThe posting and your profile name different currencies.',
  ]);
  expect(screen.getByRole('region', { name: '2 of seven reasons speak for you' })).toHaveTextContent('71');
  expect(screen.getByRole('img', { name: 'Match: 71 of 100' })).toBeVisible();
});

test('what to do leads to the step of the profile', async () => {
  await show({ match: partly });
  await lines();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([address('Add your skills'), address('Add your languages'), address('Add your education')]).toEqual([
    '/admin/profile/candidate/6',
    '/admin/profile/candidate/7',
    '/admin/profile/candidate/5',
  ]);
});

test.each([
  [aMatch(null, { must: aPart('must', { unknown: 'profile', todo: 'skills' }) }), 'Too little is known to say. Add your skills.'],
  [aMatch(null), 'Too little is known to say. The posting names no skills that it needs.'],
  [
    aMatch(null, {
      must: aPart('must', { state: 'leaf', facts: { met: 1, asked: 1, missing: [], below: [], untold: [] }, unknown: null }),
    }),
    'Too little is known to say. Most parts are unknown.',
  ],
])('a match without a number says why (%#)', async (match, sentence) => {
  await show({ match });
  const panel = await screen.findByRole('region', { name: 'How it matches you' });
  expect(panel).toHaveTextContent(sentence);
  expect(within(panel).getByRole('img', { name: 'Unknown' })).toBeVisible();
  // The lines, most of which say that they are unknown, open on demand.
  expect(within(panel).getByText('The seven parts').closest('details')).not.toHaveAttribute('open');
});

test.each([
  [{ months: 0, asked: 0 }, 'No experience is asked for.'],
  [{ months: 1, asked: 2 }, '1 month of work in your profile. Years asked for: 2'],
  [{ months: 11, asked: 2 }, '11 months of work in your profile. Years asked for: 2'],
  [{ months: 23, asked: 2 }, '1 year of work in your profile. Years asked for: 2'],
])('the experience %o reads: %s', async (facts, sentence) => {
  await show({ match: aMatch(50, { experience: aPart('experience', { state: 'bud', facts, unknown: null }) }) });
  expect((await lines())[2]).toContain(sentence);
});

test('the pay names both amounts, and says who sees the wish', async () => {
  const facts = { top: 2_900_000, wished: 2_400_000, currency: 'EUR' };
  await show({ match: aMatch(50, { pay: aPart('pay', { state: 'leaf', points: 6, facts, unknown: null }) }) });
  expect((await lines())[6]).toContain('Up to €29,000 a year. You expect at least €24,000.');
});

test('a failed call offers a retry', async () => {
  let isDown = true;
  const view = await show({
    answer: () => {
      if (isDown) throw refusal(500, 'internal', 'Something went wrong.');
      return { rules: 1, items: [partly] };
    },
  });
  expect(await screen.findByText('The match did not load.')).toBeVisible();
  isDown = false;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(7);
});

test('a posting that takes no applications is not compared', async () => {
  const view = await show({ match: partly, viewer: { ...job.viewer, isOpen: false, applyBy: null, mayApply: false } });
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect(view.api.calls.filter(({ id }) => id === 'matching.list')).toEqual([]);
});

test('a posting that the answer leaves out has no panel', async () => {
  const view = await show({});
  await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'matching.list')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the preview shows the progress and its heading, without the lines', async () => {
  await show({ match: partly, isPreview: true });
  expect(await screen.findByRole('heading', { level: 3, name: '2 of seven reasons speak for you' })).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
