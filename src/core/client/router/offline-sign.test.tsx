import { act, screen } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
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
