import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { BuildWatcher } from '#core/client/build-watch/build-watcher.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { publicClientPlugin } from '#plugins/public/client/public.client-plugin.ts';

const MARKER = { id: 'new', builtAt: '2026-03-01T09:30:00.000Z' };
const ANSWERS: Readonly<Record<string, object>> = {
  '/builds/latest.json': MARKER,
  '/builds/meta/new.json': { ...MARKER, prerendered: ['/privacy-policy'] },
};

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Home = () => <h1>Home</h1>;
const plugin = defineClientPlugin({
  id: 'builds',
  pages: [
    { route: routeRef('builds.home', '/'), layout: 'none', load: async () => ({ Page: Home }) },
    { route: routeRef('builds.lost', '/lost'), layout: 'none', load: () => Promise.reject(lost) },
  ],
});

let time = 1_000_000;
const asked: string[] = [];
const reload = jest.fn();

function watcherOf(running: string): BuildWatcher {
  return new BuildWatcher(running, { storage: sessionStorage, now: () => time, reload, isOnline: () => true });
}

function serve(answers: Readonly<Record<string, object>>): void {
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const answer = answers[String(input).split('?')[0] ?? ''];
    return answer === undefined ? new Response('gone', { status: 404 }) : new Response(JSON.stringify(answer));
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  asked.length = 0;
  reload.mockClear();
  serve(ANSWERS);
});
afterEach(() => jest.useRealTimers());

const openWith = (watcher: BuildWatcher, at: string) =>
  renderPlugin([plugin], { at, bind: (bind) => bind(BuildWatcher).toFactory(() => watcher) });

it('S4-12 a latest-build marker is polled, every 60 seconds and when the page is looked at again', async () => {
  jest.useFakeTimers();
  const stop = watcherOf('old').start();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked[0]).toMatch(/^\/builds\/latest\.json/);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(asked.filter((address) => address.startsWith('/builds/latest.json'))).toHaveLength(3);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked.filter((address) => address.startsWith('/builds/latest.json'))).toHaveLength(4);
  stop();
});

it('S4-13 a chunk that does not load reloads the page once; a second failure within 10 seconds shows the error screen', async () => {
  const watcher = watcherOf('old');
  const view = await openWith(watcher, '/lost');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Internal Server Error')).toBeNull();
  await view.open('/');
  time += 9_999;
  await view.open('/lost');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Internal Server Error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('S9-3 the window of the reload guard is 10 seconds', () => {
  const watcher = watcherOf('old');
  const first = time;
  expect(watcher.recover(lost)).toBe(true);
  time = first + 9_999;
  expect(watcher.recover(lost)).toBe(false);
  time = first + 10_000;
  expect(watcher.recover(lost)).toBe(true);
});

it('S7-7 the manifest of a newer build is fetched by its id', async () => {
  const watcher = watcherOf('old');
  await watcher.poll();
  expect(asked[1]).toBe('/builds/meta/new.json');
  expect(watcher.newer?.prerendered).toEqual(['/privacy-policy']);
});

it('S7-8 the latest-build marker is fetched with a timestamp in the query', async () => {
  time = 1_772_357_400_000;
  await watcherOf('new').poll();
  expect(asked).toEqual(['/builds/latest.json?t=1772357400000']);
});

it('S8-7 a manifest that does not load is logged, with no other effect', async () => {
  const watcher = watcherOf('old');
  const view = await openWith(watcher, '/');
  serve({ '/builds/latest.json': MARKER });
  await act(() => watcher.poll());
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: '/builds/meta/new.json responded with status 404' }),
  );
  expect([view.heading, view.snackbar, view.address]).toEqual(['Home', '', '/']);
  expect(reload).not.toHaveBeenCalled();
});

describe('the texts of the site', () => {
  beforeEach(() => {
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      const [, route, language] = /^\/payloads\/(.+)\/(\w+)\.7f3a\.json$/.exec(String(input)) ?? [];
      const file = join(__dirname, `../../src/plugins/public/client/payloads/${route}/${language}.json`);
      return route === undefined ? new Response('gone', { status: 404 }) : new Response(readFileSync(file));
    };
  });

  const openPublic = (at: string, as?: 'candidate') =>
    renderPlugin([publicClientPlugin], {
      at,
      ...(as === undefined ? {} : { as }),
      bind: (bind) => bind(BuildWatcher).toFactory(() => watcherOf('7f3a')),
    });

  it.each(['privacy-policy', 'term-of-service', 'welcome'])('S7-9 /%s fetches the payload that its build made', async (route) => {
    await openPublic(`/${route}`);
    await screen.findAllByRole('heading', { level: 2 });
    expect(asked).toEqual([`/payloads/${route}/en.7f3a.json`]);
  });

  it.each([
    ['/admin/privacy-policy', 'Privacy policy'],
    ['/admin/term-of-service', 'Terms of service'],
  ])('S2-11 %s exists inside the app', async (address, title) => {
    const visitor = await openPublic(address);
    expect(visitor.address).toBe(`/login?next=${encodeURIComponent(address)}`);
    const view = await openPublic(address, 'candidate');
    expect(view.address).toBe(address);
    const main = within(screen.getAllByRole('main').at(-1) ?? document.body);
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    // The frame of the app contains the account menu.
    expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });
});
