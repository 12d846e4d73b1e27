import { screen, waitFor } from '@testing-library/react';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { SHELL_WORDS } from '#core/client/app/shell/shell-words.ts';
import { LANGUAGES } from '#core/client/i18n/language.ts';
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
    expect(view.heading).toBe(SHELL_WORDS.en?.heading);
    expect(screen.getByText(SHELL_WORDS.en?.lead ?? 'no words')).toBeVisible();
  });

  it.each(LANGUAGES.map(({ code }) => code))('has the words of the application shell in %s', async (code) => {
    const [core, own] = await Promise.all([coreClientPlugin.locales?.[code]?.(), publicClientPlugin.locales?.[code]?.()]);
    expect({ ...core?.default, ...own?.default }).toMatchObject({
      brand: SHELL_WORDS[code]?.brand,
      landing: { heading: SHELL_WORDS[code]?.heading, lead: SHELL_WORDS[code]?.lead },
    });
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
