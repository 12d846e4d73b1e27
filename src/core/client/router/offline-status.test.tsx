import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { endpoint } from '#core/contract/endpoint.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { useResource } from '../data/use-resource.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'none', load: pageSaying('Garden') }],
});

function become(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('shows a notice while there is no connection', async () => {
  await renderPlugin([garden], { at: '/' });
  expect(screen.queryByText(/You are offline/)).toBeNull();
  become(false);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  become(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};
const list = endpoint<{ reply: object }>({ id: 'garden.list', method: 'GET', path: '/beds', summary: 'The beds.' });

it('makes room for the message of a call that failed for the same reason, and returns after it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await renderPlugin([garden], { at: '/', api: { 'garden.list': noNetwork } });
  become(false);
  const sign = (): HTMLElement => screen.getByText(/You are offline/);
  expect(sign()).not.toHaveClass('vh');
  await act(
    async () =>
      void (await view
        .resolve(ApiClient)
        .call(list)
        .catch(() => undefined)),
  );
  expect(view.snackbar).toBe('This needs a connection. Try again when it is back.');
  expect(sign()).toHaveClass('vh');
  act(() => view.resolve(SnackbarStore).hide());
  expect(sign()).not.toHaveClass('vh');
});

let reply: () => object = noNetwork;
const Beds = observer(function Beds({ name }: { readonly name: string }): JSX.Element {
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(list, { signal }));
  return resource.status === 'failed' ? (
    <ErrorNote title={`${name} did not load.`} onRetry={load} />
  ) : (
    <p>{`${name} ${resource.status}`}</p>
  );
});
const Page = (): JSX.Element => (
  <main>
    <h1>Garden</h1>
    <Beds name="Roses" />
    <Beds name="Lilies" />
  </main>
);

it('is the only notice that asks for attention: parts that did not load say only that, and load when the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reply = noNetwork;
  const beds = defineClientPlugin({
    id: 'garden',
    pages: [{ route: routeRef('garden.home', '/'), layout: 'none', load: async () => ({ Page }) }],
  });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderPlugin([beds], { at: '/', api: { 'garden.list': () => reply() } });
  for (const name of ['Roses', 'Lilies']) expect(await screen.findByText(`${name} did not load.`)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  reply = () => ({});
  become(true);
  for (const name of ['Roses', 'Lilies']) expect(await screen.findByText(`${name} ready`)).toBeVisible();
});
