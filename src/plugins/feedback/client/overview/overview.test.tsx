import { screen, waitFor, within } from '@testing-library/react';
import { formatter } from '#core/client/i18n/format.ts';
import { weekStartOf } from '#core/contract/week-start.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { FeedbackFigures } from '../../contract/handling-schemas.ts';
import { aRow, idOf, noFigures } from '../testing/sample-feedback.ts';
import { openAs } from '../testing/team-server.ts';

const page = (...items: ReturnType<typeof aRow>[]) => ({ items, nextCursor: null });

const open = (figures: unknown = noFigures, list: unknown = page(), api: FakeReplies = {}): Promise<View> =>
  openAs('/admin/feedbacks', { 'feedback.list': list, 'feedback.get-figures': figures, ...api });

const kindCounts = (idea: number, problem: number): FeedbackFigures['byKind'] =>
  noFigures.byKind.map(({ kind }) => ({ kind, count: kind === 'idea' ? idea : kind === 'problem' ? problem : 0 }));
const newCount = (count: number): FeedbackFigures['byState'] =>
  noFigures.byState.map(({ state }) => ({ state, count: state === 'new' ? count : 0 }));

const figure = async (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const finding = async (name: string): Promise<string | null | undefined> => (await figure(name)).querySelector('p')?.textContent;

it('what waits is in three short lists, each with a link to all of it', async () => {
  const list = ({ query }: { query: { assignee?: string; sort: string } }) =>
    query.sort === 'waiting'
      ? page(aRow({ excerpt: 'I wait.' }))
      : page(aRow({ excerpt: query.assignee === 'nobody' ? 'Free.' : 'Mine.' }));
  const view = await open(noFigures, list);
  const links = [];
  for (const name of ['Assigned to you', 'Not assigned', 'Waiting longest for an answer']) {
    const region = within(await figure(name));
    await region.findByRole('listitem');
    links.push(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));
  }
  const item = `/admin/feedbacks/form?id=${idOf(11)}`;
  expect(links).toEqual([
    [
      ['Mine.', item],
      ['All that is assigned to you', '/admin/feedbacks/list?assignee=me'],
    ],
    [
      ['Free.', item],
      ['All that is not assigned', '/admin/feedbacks/list?assignee=nobody'],
    ],
    [
      ['I wait.', item],
      ['All that waits for an answer', '/admin/feedbacks/list?sort=waiting'],
    ],
  ]);
  const queries = view.api.calls.filter(({ id }) => id === 'feedback.list').map(({ query }) => query);
  expect(queries).toEqual([
    expect.objectContaining({ limit: 5, assignee: idOf(1), state: 'open' }),
    expect.objectContaining({ limit: 5, assignee: 'nobody', state: 'open' }),
    expect.objectContaining({ limit: 5, sort: 'waiting', state: 'open' }),
  ]);
});

it('what waits is told as a sentence when there is none', async () => {
  await open();
  for (const text of ['No open feedback is assigned to you.', 'All open feedback is assigned.', 'No sender waits for an answer.']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

it('what waits is loaded again after a failure, separately', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  const list = ({ query }: { query: { assignee?: string } }) => {
    if (isAway && query.assignee === 'nobody') throw refusal(503, 'unavailable', 'The server is away.');
    return page(aRow());
  };
  const view = await open(noFigures, list);
  expect(await screen.findByText('The feedback that is not assigned did not load.')).toBeVisible();
  isAway = false;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The feedback that is not assigned did not load.')).toBeNull());
});

describe('the figures', () => {
  it('are asked for in the time zone and with the first day of the week of the reader', async () => {
    const view = await open();
    await screen.findByText('No feedback in these weeks');
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const asked = view.api.calls.find(({ id }) => id === 'feedback.get-figures')?.query;
    expect(asked).toEqual({ zone, firstDay: weekStartOf(navigator.language), weeks: 12 });
  });

  it.each([
    [1, 0, '1 message in the last 2 weeks. It is an idea.'],
    [2, 2, '4 messages in the last 2 weeks.'],
    [12, 30, '42 messages in the last 2 weeks. Most of them are problems.'],
    [1000, 234, '1,234 messages in the last 2 weeks. Most of them are ideas.'],
  ])('say what the messages are about: %d ideas and %d problems', async (ideas, problems, sentence) => {
    await open({ ...noFigures, byKind: kindCounts(ideas, problems) });
    await figure('By kind');
    expect(await finding('By kind')).toBe(sentence);
  });

  it.each([
    [0, 'No message needs work.'],
    [1, '1 message still needs work.'],
    [3, '3 messages still need work.'],
  ])('say how many need work: %d', async (count, sentence) => {
    await open({ ...noFigures, byKind: kindCounts(1, 4), byState: newCount(count) });
    expect(await finding('By state')).toBe(sentence);
  });

  it.each([
    [0, 0, 'No message this week so far.'],
    [0, 1, 'No message this week so far. The busiest week began on DATE, with 1 message.'],
    [1, 8, '1 message this week so far. The busiest week began on DATE, with 8 messages.'],
  ])('say how the weeks differ: %d now and %d before', async (now, before, sentence) => {
    const weeks = noFigures.weeks.map((week, index) => ({ ...week, count: index === 0 ? before : now }));
    await open({ ...noFigures, byKind: kindCounts(1, 0), weeks });
    const date = formatter('en').date(new Date(2026, 1, 23).toISOString());
    expect(await finding('Per week')).toBe(sentence.replace('DATE', date));
  });

  it.each([
    [0, null, 'No ratings in these weeks.'],
    [1, 4, '1 rating, which is 4 of 5.'],
    [3, 4.333, '3 ratings, with a mean of 4.3 of 5.'],
  ])('say how people rate the site: %d ratings', async (rated, meanRating, sentence) => {
    const weeks = noFigures.weeks.map((week, index) => (index === 0 ? week : { ...week, rated, meanRating }));
    await open({ ...noFigures, byKind: kindCounts(1, 0), weeks });
    expect(await finding('Mean rating per week')).toBe(sentence);
  });

  it.each([
    [0, null, 'No message has an answer yet.'],
    [1, 0.5, 'The median time to the first answer is 1 minute. 1 message has an answer.'],
    [5, 300, 'The median time to the first answer is 5 hours. 5 messages have an answer.'],
    [5, 4000, 'The median time to the first answer is 3 days. 5 messages have an answer.'],
  ])('say how fast the answers are: %d answers', async (answered, medianMinutes, sentence) => {
    await open({ ...noFigures, byKind: kindCounts(1, 4), answered, medianMinutes });
    expect(await finding('Answers')).toBe(sentence);
  });

  it('have a table that screen readers always read, and a button that shows it', async () => {
    const view = await open({ ...noFigures, byKind: kindCounts(1, 3) });
    const region = within(await figure('By kind'));
    const rows = region.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Kind', 'Messages', 'Share'],
      ['Idea', '1', '25%'],
      ['Problem', '3', '75%'],
      ['Praise', '0', '0%'],
      ['Question', '0', '0%'],
    ]);
    const box = region.getByRole('table').parentElement;
    expect(box).toHaveClass('vh');
    await view.user.click(region.getByRole('button', { name: 'Show as a table' }));
    expect(box).not.toHaveClass('vh');
    expect(region.getByRole('button', { name: 'Hide the table' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('leave out the mean of a week without ratings', async () => {
    const weeks = noFigures.weeks.map((week, index) => (index === 0 ? week : { ...week, count: 2, rated: 2, meanRating: 4.5 }));
    await open({ ...noFigures, byKind: kindCounts(1, 1), weeks });
    const cells = within(await figure('Mean rating per week')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['0', '', '2', '4.5']);
  });

  it('are loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const figures = () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return noFigures;
    };
    const view = await open(figures);
    isAway = false;
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No feedback in these weeks')).toBeVisible();
  });
});
