import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, type JSX, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { Section as Categories } from './CategoriesSection.tsx';
import { Results } from './LiveJobs.tsx';

/** A page of another plugin that shows a component of this plugin. */
function pageOfPart(Shown: ComponentType): ClientPlugin {
  function Page(): JSX.Element {
    const hasTexts = useTexts(['job-search']);
    return (
      <>
        <h1>Start</h1>
        {hasTexts && <Shown />}
      </>
    );
  }
  return onePage('around', '/around', Page);
}

const show = (Shown: ComponentType, api: Readonly<Record<string, unknown>> = {}): Promise<View> =>
  renderPlugin([...clientPlugins, pageOfPart(Shown)], { at: '/around', api });

function TypedHere(): JSX.Element {
  const [words, setWords] = useState('');
  return (
    <>
      <input aria-label="Words" onChange={(event) => setWords(event.target.value)} />
      <Results words={words} />
    </>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('jobs found while the user types', () => {
  it('are the first that the search finds, with the words marked and the number announced', async () => {
    const view = await show(TypedHere, { 'jobs.search': pageOf(aJobSummary()) });
    await view.user.type(screen.getByLabelText('Words'), 'pump');
    const row = await screen.findByRole('link', { name: /^Pump engineer/ });
    expect(row).toHaveAttribute('href', `/jobs/${idOf(1)}`);
    expect(row).toHaveTextContent('€48,000 to €60,000 a year');
    await waitFor(() => expect(within(row).getByText('Pump', { selector: 'mark' })).toBeVisible());
    expect(screen.getByText('1 job found', { selector: '[role=status]' })).toBeVisible();
    expect(view.api.calls.at(-1)?.query).toMatchObject({ q: 'pump' });
  });

  it('say that more jobs match', async () => {
    await show(TypedHere, { 'jobs.search': { ...pageOf(aJobSummary(), aJobSummary({ id: idOf(9) })), nextCursor: 'more' } });
    expect(await screen.findByText('The first 2 matching jobs. Search to see all of them.')).toBeVisible();
  });

  it('say that no job matches', async () => {
    const view = await show(TypedHere, { 'jobs.search': pageOf() });
    await view.user.type(screen.getByLabelText('Words'), 'zzz');
    expect(await screen.findByText(/^No open job has “zzz”/, { selector: '[role=status]' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const view = await show(TypedHere, {
      'jobs.search': () => {
        if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
        return pageOf(aJobSummary());
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(view.snackbar).toBe('The server is not ready.');
    isDown = false;
    await view.user.click(again);
    expect(await screen.findByRole('link', { name: /^Pump engineer/ })).toBeVisible();
  });
});

describe('the categories of the landing page', () => {
  const items = (...jobs: number[]) => ({ items: jobs.map((count, at) => ({ code: `c${at}`, name: `Category ${at}`, jobs: count })) });

  it('are those with the most jobs, and link to the search', async () => {
    await show(Categories, { 'jobs.list-categories': items(3, 0, 1200, 40) });
    const links = await screen.findAllByRole('link', { name: /^Category/ });
    expect(links.map((link) => link.textContent)).toEqual(['Category 21,2001,200 jobs', 'Category 34040 jobs', 'Category 033 jobs']);
    expect(links[0]).toHaveAttribute('href', '/jobs?category=c2');
  });

  it.each([
    ['while there are too few', () => items(3, 0, 1)],
    ['when they do not load', () => Promise.reject(new Error('away'))],
  ])('are left out %s', async (_, reply) => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await show(Categories, { 'jobs.list-categories': () => asked.then(reply) });
    expect(await screen.findByRole('heading', { name: 'Jobs by category' })).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Jobs by category' })).toBeNull());
  });
});
