import { screen, waitFor, within } from '@testing-library/react';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { SHELL_WORDS } from '#core/client/app/shell/shell-words.ts';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { type LandingFigure, type LiveResultsProps, landingParts } from '../../contract/landing.ts';
import { publicClientPlugin } from '../public.client-plugin.ts';

const Results = () => <h1>Results</h1>;
const Newest = () => <h2>Newest</h2>;
const Recovered = () => <h2>Recovered</h2>;

const Picture = () => <p>A picture</p>;
const Live = ({ words }: LiveResultsProps) => (
  <ul aria-label="Live">
    {['first', 'second'].map((name) => (
      <li key={name}>
        <a href={`/${name}`}>{`${name} ${words}`}</a>
      </li>
    ))}
  </ul>
);

const results = routeRef('market.results', '/results');

/** A plugin with a search, a chapter that loads, and a chapter that fails at first. */
function market(): ClientPlugin {
  let failures = 1;
  return defineClientPlugin({
    id: 'market',
    requires: ['public'],
    pages: [{ route: results, layout: 'none', load: async () => ({ Page: Results }) }],
    contributes: [
      landingParts.add('market.search', 10, { search: { to: results, wordsKey: 'q', live: async () => ({ Results: Live }) } }),
      landingParts.add('market.good', 10, { section: { load: async () => ({ Section: Newest }) } }),
      landingParts.add('market.weak', 20, {
        section: {
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

describe('the landing page', () => {
  it.each(['/', '/home'])('opens at %s with the texts of the application shell', async (at) => {
    const view = await renderPlugin([publicClientPlugin], { at });
    expect(view.heading).toBe(SHELL_WORDS.en?.heading);
    expect(screen.getByText(SHELL_WORDS.en?.lead ?? 'no words')).toBeVisible();
  });

  it.each(LANGUAGES.map(({ code }) => code))('has the texts of the application shell in %s', async (code) => {
    const [core, own] = await Promise.all([coreClientPlugin.locales?.[code]?.(), publicClientPlugin.locales?.[code]?.()]);
    expect({ ...core?.default, ...own?.default }).toMatchObject({
      brand: SHELL_WORDS[code]?.brand,
      landing: { heading: SHELL_WORDS[code]?.heading, lead: SHELL_WORDS[code]?.lead },
    });
  });

  it('passes the typed words to the search', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    await view.user.type(screen.getByRole('searchbox', { name: 'Title, company or location' }), ' night nurse {Enter}');
    await waitFor(() => expect(view.address).toBe('/results?q=night%20nurse'));
  });

  it('has no search form when no plugin provides a search', async () => {
    await renderPlugin([publicClientPlugin], { at: '/' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows chapters of other plugins; a failed one can be retried and does not affect the others', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    expect(await screen.findByRole('heading', { name: 'Newest' })).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Recovered' })).toBeVisible();
  });

  it('shows results during typing, from the second character on, and none for spaces', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    const field = screen.getByRole('searchbox');
    await view.user.type(field, ' n ');
    expect(screen.queryByRole('list', { name: 'Live' })).toBeNull();
    await view.user.type(field, '{Backspace}u');
    expect(await screen.findByRole('link', { name: 'first nu' })).toBeVisible();
    await view.user.clear(field);
    expect(screen.queryByRole('list', { name: 'Live' })).toBeNull();
  });

  it('moves the focus into the results and back with the arrow keys', async () => {
    const view = await renderPlugin([publicClientPlugin, market()], { at: '/' });
    await view.user.type(screen.getByRole('searchbox'), 'nurse');
    await screen.findByRole('list', { name: 'Live' });
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'second nurse' })).toHaveFocus();
    await view.user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'first nurse' })).toHaveFocus();
    await view.user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows the picture of a plugin, and is complete when it does not load', async () => {
    const picture = (place: LandingFigure['place'], load: LandingFigure['load']) =>
      landingParts.add(`market.${place}`, 10, { figure: { place, load } });
    const gallery = defineClientPlugin({
      id: 'gallery',
      requires: ['public'],
      contributes: [picture('band', async () => ({ Figure: Picture })), picture('hero', () => Promise.reject(new Error('away')))],
    });
    const view = await renderPlugin([publicClientPlugin, gallery], { at: '/' });
    expect(await screen.findByText('A picture')).toBeVisible();
    expect(view.heading).toBe(SHELL_WORDS.en?.heading);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links a signed-in user to the dashboard instead of the sign-up', async () => {
    await renderPlugin([publicClientPlugin], { at: '/', as: 'candidate' });
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(within(main).getAllByRole('link', { name: 'Go to your dashboard' })[0]).toHaveAttribute('href', '/admin/dashboard');
  });
});
