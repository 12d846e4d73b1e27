import { act, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { endpoint } from '#core/contract/endpoint.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { useResource } from '../data/use-resource.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { Navigator } from '../navigation/navigator.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import type { Guard, GuardName, GuardResult } from '../plugin/guard.ts';
import { type PageModule, page } from '../plugin/page.ts';

const home = routeRef('garden.home', '/');
const shed = routeRef('garden.shed', '/shed');
const listTools = endpoint<{ query: { q?: string | undefined }; reply: { items: readonly string[] } }>({
  id: 'garden.list-tools',
  method: 'GET',
  path: '/tools',
  summary: 'The tools.',
});

const ShedPage = observer(function ShedPage(): JSX.Element {
  const api = useService(ApiClient);
  const { resource } = useResource((signal) => api.call(listTools, { query: { q: undefined }, signal }));
  return <h1>Shed: {resource.status === 'failed' ? 'failed' : resource.value?.items.join(', ')}</h1>;
});

/** A promise that the test settles. */
function held<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, release: resolve };
}

interface Garden {
  readonly load?: () => Promise<PageModule>;
  readonly guard?: Guard;
  readonly begin?: (signal: AbortSignal) => void;
}

function garden({ load = async () => ({ Page: ShedPage }), guard = () => ({ kind: 'agree' }), begin }: Garden) {
  return defineClientPlugin({
    id: 'garden',
    guards: { gate: () => guard } as object,
    pages: [
      { route: home, layout: 'default', load: pageSaying('Home') },
      page({
        ...{ route: shed, layout: 'admin', guards: ['gate' as GuardName], load },
        opening: ({ signal, resolve }) => {
          begin?.(signal);
          resolve(ApiClient).begin(listTools, { query: {}, signal });
        },
      }),
    ],
  });
}

/** Begins to open the page, and does not wait for it. */
const begin = (view: View): Promise<void> => act(async () => void view.resolve(Navigator).go('/shed'));
const called = (view: View): readonly string[] => view.api.calls.map(({ id }) => id);
const settle = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve)));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a page that opens', () => {
  it('requests its data and its code side by side, and only after its guards have agreed', async () => {
    const verdict = held<GuardResult>();
    const code = held<PageModule>();
    const data = held<{ items: string[] }>();
    const load = jest.fn(() => code.promise);
    const plugin = garden({ load, guard: () => verdict.promise });
    const view = await renderPlugin([plugin], { at: '/', api: { [listTools.id]: () => data.promise } });
    await begin(view);
    await settle();
    expect([load.mock.calls.length, called(view)]).toEqual([0, []]);

    verdict.release({ kind: 'agree' });
    await settle();
    // Neither has arrived yet.
    expect([load.mock.calls.length, called(view)]).toEqual([1, [listTools.id]]);

    data.release({ items: ['rake', 'spade'] });
    code.release({ Page: ShedPage });
    await waitFor(() => expect(view.heading).toBe('Shed: rake, spade'));
    expect(called(view)).toEqual([listTools.id]);
  });

  it.each([
    ['denies', { kind: 'deny', status: 403 }],
    ['redirects', { kind: 'redirect', to: '/' }],
  ] as const)('requests neither data nor code when a guard %s', async (_, result) => {
    const load = jest.fn(pageSaying('Shed'));
    const view = await renderPlugin([garden({ load, guard: () => result })], { at: '/', api: { [listTools.id]: { items: [] } } });
    await view.open('/shed');
    await settle();
    expect([load.mock.calls.length, called(view)]).toEqual([0, []]);
  });

  it('reports a failure of its data once, and loads them again on the next visit', async () => {
    let isAway = true;
    const reply = (): unknown => {
      if (isAway) throw refusal(503, 'unavailable', 'Not ready.');
      return { items: ['rake'] };
    };
    const view = await renderPlugin([garden({})], { at: '/shed', api: { [listTools.id]: reply } });
    await waitFor(() => expect(view.heading).toBe('Shed: failed'));
    expect(called(view)).toHaveLength(1);
    expect(jest.mocked(console.error).mock.calls.filter(([text]) => text === 'GET /tools failed')).toHaveLength(1);
    isAway = false;
    await view.open('/');
    await view.open('/shed');
    await waitFor(() => expect(view.heading).toBe('Shed: rake'));
  });

  it('ends its calls when the user goes elsewhere before it is shown', async () => {
    const code = held<PageModule>();
    const signals: AbortSignal[] = [];
    const plugin = garden({ load: () => code.promise, begin: (signal) => void signals.push(signal) });
    const view = await renderPlugin([plugin], { at: '/', api: { [listTools.id]: { items: [] } } });
    await begin(view);
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await view.open('/?elsewhere=1');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
  });

  it('loads no data again when only its guards are asked again', async () => {
    const view = await renderPlugin([garden({})], { at: '/shed', api: { [listTools.id]: { items: ['rake'] } } });
    await waitFor(() => expect(view.heading).toBe('Shed: rake'));
    await view.open('/shed');
    expect(called(view)).toHaveLength(1);
  });

  it('opens without its data when the plugin fails to begin', async () => {
    const begin = (): never => {
      throw new Error('a pot fell');
    };
    const view = await renderPlugin([garden({ begin })], { at: '/shed', api: { [listTools.id]: { items: ['rake'] } } });
    await waitFor(() => expect(view.heading).toBe('Shed: rake'));
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('garden.shed'), expect.objectContaining({ message: 'a pot fell' }));
    expect(screen.getByRole('main')).toBeVisible();
  });
});
