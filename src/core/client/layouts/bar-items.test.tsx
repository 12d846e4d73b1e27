import { screen, waitFor } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { barItems } from './bar-item.ts';

const Rain = () => <button type="button">Rain</button>;

function Hail(): never {
  throw new Error('hail');
}

const weather = defineClientPlugin({
  id: 'weather',
  pages: [{ route: routeRef('weather.sky', '/sky'), layout: 'admin', load: pageSaying('Sky') }],
  moreContributes: async () => ({
    contributes: [
      barItems.add('weather.hail', 10, { load: async () => ({ Item: Hail }) }),
      barItems.add('weather.fog', 20, { load: () => Promise.reject(new Error('fog')) }),
      barItems.add('weather.rain', 30, { load: async () => ({ Item: Rain }) }),
    ],
  }),
});

const places = () => [...(screen.getByRole('banner').querySelectorAll('span[data-bar-item]') ?? [])].map((place) => place.textContent);

describe('the parts of plugins in the bar', () => {
  it('load one by one, and each keeps its place when it fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPlugin([weather], { at: '/sky', as: 'candidate' });
    expect(places()).toHaveLength(3);
    await waitFor(() => expect(places()).toEqual(['', '', 'Rain']));
  });

  it('are not there for visitors', async () => {
    await renderPlugin([weather], { at: '/sky' });
    expect(places()).toEqual([]);
  });
});
