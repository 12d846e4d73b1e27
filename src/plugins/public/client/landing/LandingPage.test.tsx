import { screen, waitFor } from '@testing-library/react';
import { SHELL_HTML } from '#core/client/app/shell/shell.ts';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { landingSearch, landingSections } from '../../contract/landing.ts';
import { publicClientPlugin } from '../public.client-plugin.ts';

const Results = () => <h1>Results</h1>;
const Newest = () => <h2>Newest</h2>;
const Recovered = () => <h2>Recovered</h2>;

const results = routeRef('market.results', '/results');

/** A plugin with a search, one chapter that loads and one that fails at first. */
function market(): ClientPlugin {
  let failures = 1;
  return defineClientPlugin({
    id: 'market',
    requires: ['public'],
    pages: [{ route: results, layout: 'none', page: async () => ({ Page: Results }) }],
    contributes: [
      contribute(landingSearch, { id: 'market.search', order: 10, value: { to: results, wordsKey: 'q' } }),
      contribute(landingSections, {
        id: 'market.good',
        order: 10,
        value: { load: async () => ({ Section: Newest }) },
      }),
      contribute(landingSections, {
        id: 'market.weak',
        order: 20,
        value: {
          load: async () => {
            if (failures-- > 0) throw new Error('away');
            return { Section: Recovered };
          },
        },
      }),
    ],
  });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the landing page', () => {
  it.each(['/', '/home'])('opens at %s with the words of the application shell', async (at) => {
    const view = await renderPlugin([publicClientPlugin], { at });
    const shell = new DOMParser().parseFromString(SHELL_HTML, 'text/html');
    expect(view.heading).toBe(shell.querySelector('h1')?.textContent);
    expect(screen.getByText(shell.querySelector('.lead')?.textContent ?? 'no words')).toBeVisible();
  });

  it('leads to the search with what was typed', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    await view.user.type(screen.getByRole('searchbox', { name: 'Title, company or place' }), ' night nurse {Enter}');
    await waitFor(() => expect(view.address).toBe('/results?q=night%20nurse'));
  });

  it('has no search form where no plugin has a search', async () => {
    await renderPlugin([publicClientPlugin], { at: '/' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows chapters of other plugins; one that fails can be tried again and harms no other', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    expect(await screen.findByRole('heading', { name: 'Newest' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Recovered' })).toBeVisible();
  });
});
