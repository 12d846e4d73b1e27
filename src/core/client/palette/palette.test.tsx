import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { Texts } from '../i18n/texts.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { commands } from './command.ts';

const routes = {
  beds: routeRef('garden.beds', '/beds'),
  tools: routeRef('garden.tools', '/tools'),
  shed: routeRef('garden.shed', '/shed'),
  seeds: routeRef('garden.seeds', '/seeds'),
  openBeds: routeRef('garden.open-beds', '/open-beds'),
};

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    {
      ...{ route: routes.beds, layout: 'admin', load: pageSaying('Beds') },
      nav: { label: 'garden:nav.beds', section: 'main', order: 10 },
    },
    {
      ...{ route: routes.tools, layout: 'admin', guards: ['role:admin'], load: pageSaying('Tools') },
      nav: { label: 'garden:nav.tools', section: 'main', order: 20 },
    },
    { route: routes.shed, layout: 'admin', guards: ['role:admin'], title: 'garden:shed', load: pageSaying('Shed') },
    {
      ...{ route: routes.openBeds, layout: 'default', load: pageSaying('Beds for everybody') },
      publicNav: { label: 'garden:nav.beds', order: 10 },
    },
    { route: routes.seeds, layout: 'admin', title: 'garden:seeds', load: pageSaying('Seeds') },
  ],
  contributes: [
    commands.add('garden.search', 10, { label: 'garden:search', takesText: true, run: (_, text) => `/beds?q=${text}` }),
    commands.add('garden.break', 20, { label: 'garden:break', run: () => Promise.reject(new Error('it broke')) }),
  ],
  locales: {
    en: async () => ({
      default: {
        nav: { beds: 'Flower beds', tools: 'Garden tools' },
        shed: 'Shed',
        seeds: 'Seeds',
        search: 'Look for “{{text}}”',
        break: 'Break a pot',
      },
    }),
  },
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const palette = () => within(screen.getByRole('dialog', { name: 'Pages and actions' }));
const options = (): (string | null)[] =>
  palette()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, '') ?? null);

async function opened(as: 'candidate' | 'admin', key = '{Control>}k{/Control}'): Promise<View> {
  const view = await renderPlugin([garden], { at: '/beds', as });
  await view.user.keyboard(key);
  await waitFor(() => expect(options()).not.toEqual([]));
  return view;
}

/** Opens the palette from a field while the texts of its entries load. */
async function waiting(): Promise<{ readonly view: View; readonly load: () => Promise<void> }> {
  const texts = Promise.withResolvers<void>();
  const shelf = defineClientPlugin({
    id: 'shelf',
    pages: [{ route: routeRef('shelf.note', '/shelf'), layout: 'admin', load: async () => ({ Page: Note }) }],
  });
  const view = await renderPlugin([garden, shelf], { at: '/shelf', as: 'candidate' });
  jest.spyOn(view.resolve(Texts), 'ensureNamespaces').mockImplementationOnce(() => texts.promise);
  await view.user.click(screen.getByLabelText('Note'));
  await view.user.keyboard('{Control>}k{/Control}');
  return {
    view,
    load: async () => {
      await view.resolve(Texts).ensureNamespaces(['garden']);
      await act(async () => texts.resolve());
    },
  };
}

function Note(): JSX.Element {
  return (
    <>
      <h1>Shelf</h1>
      <input aria-label="Note" />
    </>
  );
}

describe('the command palette', () => {
  it('lists a page inside once, although a page for everybody has the same label', async () => {
    const view = await opened('candidate');
    await view.user.click(palette().getByRole('option', { name: 'Flower beds' }));
    await waitFor(() => expect(view.address).toBe('/beds'));
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s', async (key) => {
    await opened('candidate', key);
    expect(screen.getByRole('dialog', { name: 'Pages and actions' })).toBeVisible();
    expect(palette().getByRole('combobox')).toHaveFocus();
  });

  it('opens by its button and closes by the same key', async () => {
    const { user } = await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    await user.click(screen.getByRole('button', { name: 'Search or go to…' }));
    await waitFor(() => expect(options()).not.toEqual([]));
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Pages and actions' })).toBeNull();
  });

  it('finds a page by its words and opens it, with or without a navigation item', async () => {
    const view = await opened('candidate');
    await view.user.keyboard('seed');
    expect(options()).toEqual(['Seeds', 'Look for “seed”']);
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.address).toBe('/seeds'));
    expect(screen.queryByRole('dialog', { name: 'Pages and actions' })).toBeNull();
  });

  it('offers exactly the entries that the user may use', async () => {
    await opened('candidate');
    expect(options()).toEqual(expect.arrayContaining(['Flower beds', 'Seeds', 'Sign out', 'Switch to dark']));
    expect(options()).not.toEqual(expect.arrayContaining(['Garden tools']));
    expect(options()).not.toEqual(expect.arrayContaining(['Shed']));
  });

  it('offers more entries to a user with more rights', async () => {
    await opened('admin');
    expect(options()).toEqual(expect.arrayContaining(['Garden tools', 'Shed']));
  });

  it('moves by the arrow keys, wraps at both ends, and announces the active entry', async () => {
    const { user } = await opened('candidate');
    const active = (): string | null | undefined =>
      document.getElementById(palette().getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;
    const all = options();
    expect(active()).toBe(all[0]);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(all[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()?.replace(/[\u2068\u2069]/g, '')).toBe(all.at(-1));
    expect(palette().getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('passes the typed text to a command that takes text', async () => {
    const view = await opened('candidate');
    await view.user.keyboard('mint{Enter}');
    await waitFor(() => expect(view.address).toBe('/beds?q=mint'));
  });

  it('runs the clicked entry, and lists it first the next time', async () => {
    const { user } = await opened('candidate');
    await user.click(screen.getByRole('option', { name: 'Switch to dark' }));
    expect(document.body).toHaveClass('bp6-dark');
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: 'Seeds' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seeds'));
    await user.keyboard('{Control>}k{/Control}');
    const lately = within(await screen.findByRole('group', { name: 'Recently used' }));
    expect(lately.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Seeds']);
  });

  describe('before its entries have loaded', () => {
    it('takes the typed text at once, and chooses when they have loaded', async () => {
      const { view, load } = await waiting();
      await view.user.keyboard('seedz{Backspace}{Enter}');
      expect(palette().getByRole('combobox')).toHaveValue('seed');
      expect(screen.getByLabelText('Note')).toHaveValue('');
      expect(view.address).toBe('/shelf');
      await load();
      await waitFor(() => expect(view.address).toBe('/seeds'));
      expect(screen.queryByRole('dialog', { name: 'Pages and actions' })).toBeNull();
    });

    it('counts the arrow keys', async () => {
      const { view, load } = await waiting();
      await view.user.keyboard('flower{ArrowDown}{Enter}');
      await load();
      await waitFor(() => expect(view.address).toBe('/beds?q=flower'));
    });

    it('chooses nothing if the text is changed after Enter', async () => {
      const { view, load } = await waiting();
      await view.user.keyboard('seed{Enter}s');
      await load();
      expect(options()).toEqual(['Seeds', 'Look for “seeds”']);
      expect(view.address).toBe('/shelf');
    });

    it('closes by Escape and leaves the field behind as it was', async () => {
      const { view, load } = await waiting();
      await view.user.keyboard('seed');
      // The browser closes a modal dialog by Escape.
      act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Pages and actions' }).close());
      await load();
      expect(screen.queryByRole('dialog', { name: 'Pages and actions' })).toBeNull();
      expect(screen.getByLabelText('Note')).toHaveValue('');
      expect(view.address).toBe('/shelf');
    });
  });

  it('moves the focus to the heading of the page that is chosen, also of the open one', async () => {
    const view = await opened('candidate');
    await view.user.keyboard('seed{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Seeds' })).toHaveFocus());
    screen.getByRole('button', { name: 'Search or go to…' }).focus();
    await view.user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(options()).not.toEqual([]));
    await view.user.keyboard('seed{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Seeds' })).toHaveFocus());
  });

  it('announces the number of results', async () => {
    const { user } = await opened('candidate');
    await user.keyboard('flower');
    expect(screen.getByText('2 results')).toBeInTheDocument();
  });

  it('reports a command that failed', async () => {
    const view = await opened('candidate');
    await view.user.click(screen.getByRole('option', { name: 'Break a pot' }));
    await waitFor(() => expect(view.snackbar).toBe('This did not work. Try again.'));
  });
});
