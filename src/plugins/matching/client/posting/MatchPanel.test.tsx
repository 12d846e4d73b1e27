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
    facts: { met: 1, asked: 4, missing: ['Blood gas', 'Stoma care'], below: ['Infusions'], untold: ['Triage'], isFound: false },
    unknown: null,
    todo: 'skills',
  }),
  helpful: aPart('helpful', { unknown: 'profile', todo: 'skills' }),
  experience: aPart('experience', { state: 'leaf', points: 15, facts: { months: 89, asked: 3, from: 'posting' }, unknown: null }),
  place: aPart('place', {
    state: 'leaf',
    points: 10,
    facts: { where: 'city', km: null, mode: 'wanted', permit: null },
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
    'ExperienceMet 15 of 157 years of work in your profile.Years asked for: 3',
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

const known = {
  experience: aPart('experience', { state: 'leaf', points: 15, facts: { months: 60, asked: 4, from: 'text' }, unknown: null }),
  pay: aPart('pay', { state: 'leaf', points: 6, facts: { top: 300, wished: 200, currency: 'EUR' }, unknown: null }),
} satisfies Partial<JobMatch['parts']>;

test('with fewer than three known parts, nothing is shown', async () => {
  const view = await show({ match: aMatch(null, known) });
  await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'matching.list')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect(document.querySelector('[data-match]')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a match without a number shows its lines, and says how many reasons there are', async () => {
  const place = aPart('place', {
    state: 'frame',
    facts: { where: 'abroad', km: null, mode: null, permit: null },
    unknown: null,
    todo: 'place',
  });
  await show({ match: aMatch(null, { ...known, place }) });
  expect(await lines()).toHaveLength(7);
  const panel = screen.getByRole('region', { name: '2 of seven reasons speak for you' });
  expect(within(panel).getByRole('img', { name: '2 of seven reasons speak for you' })).toBeVisible();
});

test('skills that the text names are said to be found, not to be asked for', async () => {
  const facts = { met: 1, asked: 3, missing: ['Java', 'SQL'], below: [], untold: [], isFound: true };
  await show({ match: aMatch(50, { ...known, helpful: aPart('helpful', { state: 'bud', points: 3, facts, unknown: null }) }) });
  expect((await lines())[1]).toBe(
    'Skills found in the textPartly met 3 of 10You have 1 of 3.Not in your profile: \u2068Java\u2069, \u2068SQL\u2069',
  );
});

test.each([
  [{ months: 0, asked: 0, from: 'posting' as const }, 'No experience is asked for.'],
  [{ months: 1, asked: 2, from: 'posting' as const }, '1 month of work in your profile.Years asked for: 2'],
  [{ months: 11, asked: 2, from: 'posting' as const }, '11 months of work in your profile.Years asked for: 2'],
  [{ months: 23, asked: 2, from: 'text' as const }, '1 year of work in your profile.Years found in the text: 2'],
  [{ months: 23, asked: 0, from: 'text' as const }, '1 year of work in your profile.Years found in the text: 0'],
  [{ months: 23, asked: 4, from: 'level' as const }, '1 year of work in your profile.Years that are usual for its level: 4'],
  [{ months: 0, asked: 0, from: 'level' as const }, 'Its level is for beginners.'],
])('the experience %o reads: %s', async (facts, sentence) => {
  await show({ match: aMatch(50, { ...partly.parts, experience: aPart('experience', { state: 'bud', facts, unknown: null }) }) });
  expect((await lines())[2]).toContain(sentence);
});

test('the pay names both amounts, and says who sees the wish', async () => {
  const facts = { top: 2_900_000, wished: 2_400_000, currency: 'EUR' };
  await show({ match: aMatch(50, { ...partly.parts, pay: aPart('pay', { state: 'leaf', points: 6, facts, unknown: null }) }) });
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
