import { act, screen } from '@testing-library/react';
import { endpoint } from '#core/contract/endpoint.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { ApiClient } from '../http/api-client.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'none', page: pageSaying('Garden') }],
});

function become(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('shows a notice while there is no connection', async () => {
  await renderPlugin([garden], { at: '/' });
  expect(screen.queryByText(/You are offline/)).toBeNull();
  become(false);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  become(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('is the only place that says so, also after a call has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = endpoint<{ reply: object }>({ id: 'garden.list', method: 'GET', path: '/beds', summary: 'The beds.' });
  const noNetwork = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const view = await renderPlugin([garden], { at: '/', api: { 'garden.list': noNetwork } });
  become(false);
  await act(
    async () =>
      void (await view
        .resolve(ApiClient)
        .call(call)
        .catch(() => undefined)),
  );
  expect(view.snackbar).toBe('This needs a connection. Try again when it is back.');
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
});
