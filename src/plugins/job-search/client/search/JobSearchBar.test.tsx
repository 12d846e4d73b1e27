import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HistoryTrail } from '#core/client/navigation/history-trail.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { JobSuggestion } from '../../contract/search-schemas.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { withWindow } from '../testing/open-search.ts';

const SUGGESTIONS: readonly JobSuggestion[] = [
  { kind: 'title', text: 'Pump engineer', value: null, count: null },
  { kind: 'company', text: 'Pump & Sons', value: idOf(2), count: 3 },
  { kind: 'title', text: 'Pump fitter', value: null, count: null },
  { kind: 'category', text: 'Engineering', value: 'engineering', count: 1, names: { en: 'Engines' } },
  { kind: 'skill', text: 'Pump care', value: 'pump-care', count: 12_345 },
];

withWindow(800);

const open = (search = {}, api: FakeReplies = {}): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: href(jobRoutes.search, {}, search),
    as: 'candidate',
    api: {
      'jobs.search': { ...pageOf(aJobSummary()), corrected: null },
      'jobs.count': { count: 1, more: false },
      'jobs.list-facets': someFacets(),
      'jobs.suggest': { items: SUGGESTIONS },
      ...api,
    },
  });

const what = (): HTMLElement => screen.getByRole('combobox', { name: 'What' });
const queries = ({ api }: View, id: string): unknown[] => api.calls.filter((call) => call.id === id).map(({ query }) => query);
const marked = (): string | undefined => document.getElementById(what().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();

/** Types the beginning of a word, and waits for the suggestions. */
async function typePump(view: View): Promise<void> {
  await view.user.type(what(), 'pump');
  await waitFor(() => expect(what()).toHaveAttribute('aria-expanded', 'true'));
}

describe('typing in the search bar', () => {
  it('searches after a pause, and keeps the list until the new one is there', async () => {
    const later = Promise.withResolvers<unknown>();
    const first = { ...pageOf(aJobSummary()), corrected: null };
    const view = await open(
      { workMode: 'remote' },
      { 'jobs.search': ({ query }: { query: { q?: string } }) => (query.q ? later.promise : first) },
    );
    await screen.findByRole('link', { name: 'Pump engineer' });
    await view.user.type(what(), 'loc');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=loc&workMode=remote'));
    expect(screen.getByRole('link', { name: 'Pump engineer' })).toBeVisible();
    // It takes the place of the step that the user came by.
    expect(view.resolve(HistoryTrail).previous).toBeUndefined();
    await act(async () => later.resolve({ ...pageOf(aJobSummary({ title: 'Lock keeper' })), corrected: null }));
    expect(await screen.findByRole('link', { name: 'Lock keeper' })).toBeVisible();
  });

  it('leaves the field as it is while the user goes on typing', async () => {
    const view = await open();
    await view.user.type(what(), 'lock ');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=lock'));
    expect(what()).toHaveValue('lock ');
    await view.user.type(what(), 'keeper');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=lock%20keeper'));
    expect(what()).toHaveValue('lock keeper');
  });

  it('searches at once with Enter, and once', async () => {
    const view = await open();
    await view.user.type(what(), 'locks{Enter}');
    expect(view.address).toBe('/admin/jobs/all?q=locks');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(queries(view, 'jobs.search')).toEqual([{ limit: 20 }, expect.objectContaining({ q: 'locks' })]);
  });

  it('searches for a location, too', async () => {
    const view = await open({ q: 'locks' });
    await view.user.type(screen.getByLabelText('Where'), 'oslo');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=locks&where=oslo'));
    expect(queries(view, 'jobs.suggest')).toEqual([]);
  });
});

describe('the suggestions', () => {
  it('stand below the field by kind, and none of them is marked', async () => {
    const view = await open();
    await typePump(view);
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(what()).toHaveAttribute('aria-controls', list.id);
    expect(what()).not.toHaveAttribute('aria-activedescendant');
    const groups = within(list).getAllByRole('group');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['Pump engineer', 'Pump fitter'], ['Pump & Sons 3 jobs'], ['Engines 1 job'], ['Pump care 12,345 jobs']]);
    expect(groups[0]).toHaveAccessibleName('Job titles');
    expect(screen.getByText('5 suggestions')).toHaveAttribute('role', 'status');
    expect(queries(view, 'jobs.suggest')).toEqual([{ q: 'pump' }]);
  });

  it('say no numbers beside a filter or a place, with which they find less', async () => {
    for (const search of [{ workMode: 'remote' }, { where: 'Oslo' }]) {
      const view = await open(search);
      await typePump(view);
      expect(screen.getByRole('option', { name: 'Pump care' })).toBeVisible();
      cleanup();
    }
  });

  it('are reached by the arrow keys in a circle, and left by the keys that move in the text', async () => {
    const view = await open();
    await typePump(view);
    await view.user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Pump engineer');
    await view.user.keyboard('{ArrowUp}');
    expect(marked()).toBeUndefined();
    await view.user.keyboard('{ArrowUp}');
    expect(marked()).toBe('Pump care 12,345 jobs');
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Pump fitter');
    expect(what()).toHaveFocus();
    await view.user.keyboard('{Home}');
    expect(marked()).toBeUndefined();
    expect(what()).toHaveAttribute('aria-expanded', 'true');
  });

  it('close with Escape and when the field is left, and open again with an arrow key', async () => {
    const view = await open();
    await typePump(view);
    await view.user.keyboard('{Escape}');
    expect(what()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option', { name: /Pump care/ })).toBeNull();
    expect(what()).toHaveValue('pump');
    await view.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(what()).toHaveAttribute('aria-expanded', 'true'));
    await view.user.tab();
    expect(what()).toHaveAttribute('aria-expanded', 'false');
  });

  it('do not change what Enter searches until one is marked', async () => {
    const view = await open();
    await typePump(view);
    await view.user.keyboard('{Enter}');
    expect(view.address).toBe('/admin/jobs/all?q=pump');
    expect(what()).toHaveAttribute('aria-expanded', 'false');
  });

  it('set the words when a title is chosen', async () => {
    const view = await open();
    await typePump(view);
    await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(view.address).toBe('/admin/jobs/all?q=Pump%20fitter');
    await waitFor(() => expect(what()).toHaveValue('Pump fitter'));
  });

  it('set a filter when a company, category or skill is chosen, as a step of the history', async () => {
    const view = await open({ where: 'oslo', skills: 'welding' });
    await typePump(view);
    await waitFor(() => expect(view.address).toContain('q=pump'));
    await view.user.click(await screen.findByRole('option', { name: 'Pump care' }));
    expect(view.address).toBe('/admin/jobs/all?where=oslo&skills=pump-care%2Cwelding');
    expect(view.resolve(HistoryTrail).previous).toBe('/admin/jobs/all?q=pump&where=oslo&skills=welding');
    await waitFor(() => expect(what()).toHaveValue(''));
    expect(what()).toHaveFocus();
    expect(await screen.findByRole('button', { name: /Remove.*Pump care/ })).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(view.address).toBe('/admin/jobs/all?where=oslo&skills=pump-care%2Cwelding');
  });

  it('are not asked for by one letter or while a word is composed, and a failure says nothing', async () => {
    const view = await open({}, { 'jobs.suggest': refusal(503, 'unavailable', 'The server is not ready.') });
    await view.user.type(what(), 'p');
    fireEvent.keyDown(what(), { key: 'ArrowDown', isComposing: true });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(queries(view, 'jobs.suggest')).toEqual([]);
    await view.user.type(what(), 'ump');
    await waitFor(() => expect(queries(view, 'jobs.suggest')).toEqual([{ q: 'pump' }]));
    expect(what()).toHaveAttribute('aria-expanded', 'false');
    expect(view.snackbar).toBe('');
  });
});
