import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJob, aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { MOST_SEEN, SeenPostings } from './seen-postings.ts';

beforeEach(() => localStorage.clear());

const open = (at: string): Promise<View> =>
  renderPlugin(clientPlugins, {
    at,
    as: 'candidate',
    api: {
      'jobs.search': pageOf(aJobSummary(), aJobSummary({ id: idOf(3), title: 'Lock keeper' })),
      'jobs.count': { count: 2, more: false },
      'jobs.list-facets': someFacets(),
      'jobs.get': aJob(),
    },
  });

const rows = async (): Promise<(boolean | undefined)[]> =>
  within(await screen.findByRole('list', { name: 'Jobs' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.includes('Seen'));

const keysOf = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('trellis.seen.'));

test('a posting that was opened is marked in the rows, for this account', async () => {
  await open(href(jobRoutes.detail, { id: idOf(1) }));
  await waitFor(() => expect(keysOf()).toHaveLength(1));
  expect(JSON.parse(localStorage.getItem(keysOf()[0] ?? '') ?? '')).toEqual([idOf(1)]);
  cleanup();
  await open(href(jobRoutes.search));
  expect(await rows()).toEqual([true, false]);
});

test('what another account or a visitor opened is not marked, and neither is anything else that is stored', async () => {
  localStorage.setItem('trellis.seen.visitors', JSON.stringify([idOf(1)]));
  const view = await open(href(jobRoutes.search));
  expect(await rows()).toEqual([false, false]);
  const seen = view.resolve(SeenPostings);
  for (const odd of ['', '{', '7', '{"a":1}', '[1,null,{}]']) {
    localStorage.setItem(`trellis.seen.${seen.reader}`, odd);
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(seen.has(idOf(1))).toBe(false);
  }
});

test('another tab marks what it opens, and the newest postings are remembered', async () => {
  const view = await open(href(jobRoutes.search));
  expect(await rows()).toEqual([false, false]);
  const seen = view.resolve(SeenPostings);
  const key = `trellis.seen.${seen.reader}`;
  localStorage.setItem(key, JSON.stringify([idOf(3), ...Array.from({ length: MOST_SEEN - 1 }, (_, at) => `old ${at}`)]));
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await rows()).toEqual([false, true]);
  act(() => seen.add(idOf(1)));
  expect(await rows()).toEqual([true, true]);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(MOST_SEEN);
  expect(seen.has(`old ${MOST_SEEN - 2}`)).toBe(false);
  // Nothing is sent.
  expect(view.api.calls.filter(({ id }) => id === 'jobs.get')).toEqual([]);
});
