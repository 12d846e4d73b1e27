import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { uuidParam } from '#core/contract/param-type.ts';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { Link } from '../navigation/Link.tsx';
import { useParams, useSearch } from '../navigation/page-address.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';

const routes = {
  first: routeRef('garden.first', '/first'),
  second: routeRef('garden.second', '/second'),
  plant: routeRef('garden.plant', '/plants/:id', { id: uuidParam }),
  broken: routeRef('garden.broken', '/broken'),
  lost: routeRef('garden.lost', '/lost'),
};
const MINT = '018f3c1e-0000-7000-8000-00000000000a';
const BEET = '018f3c1e-0000-7000-8000-00000000000b';

function FirstPage(): JSX.Element {
  return (
    <>
      <h1>First</h1>
      <p>{useSearch().colour}</p>
      <Link to={href(routes.second)}>on</Link>
      <button type="button" onClick={stumble}>
        stumble
      </button>
    </>
  );
}

function stumble(): never {
  throw new Error('only a handler');
}

function PlantPage(): JSX.Element {
  return (
    <>
      <h1>Plant {useParams(routes.plant).id}</h1>
      <input aria-label="Note" />
    </>
  );
}

function BrokenPage(): JSX.Element {
  throw new Error('a pot fell');
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routes.first, layout: 'default', load: async () => ({ Page: FirstPage }) },
    { route: routes.second, layout: 'default', load: pageSaying('Second') },
    { route: routes.plant, layout: 'none', load: async () => ({ Page: PlantPage }) },
    { route: routes.broken, layout: 'default', load: async () => ({ Page: BrokenPage }) },
    { route: routes.lost, layout: 'default', load: () => Promise.reject(new Error('the chunk is gone')) },
  ],
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** A plugin whose further contributions do not load. */
const late = defineClientPlugin({ id: 'late', moreContributes: () => Promise.reject(new Error('the list is gone')) });

describe('the router', () => {
  it('waits for contributions outside the manifests, except on pages of the layout "default"', async () => {
    const view = await renderPlugin([garden, late], { at: '/first' });
    expect(view.heading).toBe('First');
    await view.open(href(routes.plant, { id: MINT }));
    expect(view.heading).not.toContain('Plant');
    expect(console.error).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ message: 'the list is gone' }));
  });

  it('ends the errors of a page when another page is shown, and keeps what was done', async () => {
    const view = await renderPlugin([garden], { at: '/first' });
    const snackbar = view.resolve(SnackbarStore);
    act(() => snackbar.raise('Not watered.', { color: 'error' }));
    act(() => snackbar.raise('Planted.'));
    await view.open('/first?colour=red');
    expect(view.snackbar).toBe('Not watered.');
    await view.open('/second');
    expect(view.snackbar).toBe('Planted.');
  });

  it('opens a page and reads its parameters by their types', async () => {
    const view = await renderPlugin([garden], { at: href(routes.plant, { id: MINT.toUpperCase() }) });
    expect(view.heading).toBe(`Plant ${MINT}`);
  });

  it('requires the parameters of an address, by its type', () => {
    // @ts-expect-error the id is missing
    expect(href(routes.plant)).toBe('/plants/');
  });

  it('reads the query of the address', async () => {
    await renderPlugin([garden], { at: href(routes.first, {}, { colour: 'green & red' }) });
    expect(screen.getByText('green & red')).toBeVisible();
  });

  it('keeps the layout mounted from page to page, and moves the focus to the heading of the new one', async () => {
    const view = await renderPlugin([garden], { at: '/first' });
    const main = screen.getByRole('main');
    expect(document.body).toHaveFocus();
    await view.user.click(screen.getByRole('link', { name: 'on' }));
    await waitFor(() => expect(view.heading).toBe('Second'));
    expect(screen.getByRole('main')).toBe(main);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
  });

  it('mounts the page of another object anew', async () => {
    const view = await renderPlugin([garden], { at: href(routes.plant, { id: MINT }) });
    await view.user.type(screen.getByLabelText('Note'), 'water daily');
    await view.open(href(routes.plant, { id: BEET }));
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('shows the path that it did not find as text, as it is in the address bar', async () => {
    await renderPlugin([garden], { at: '/no/%3Cb%3Esuch%3C/b%3E/page?q=1#x' });
    expect(screen.getByText('Page Not Found')).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByText('/no/%3Cb%3Esuch%3C/b%3E/page').parentElement).toHaveTextContent(
      'Page not found: /no/%3Cb%3Esuch%3C/b%3E/page',
    );
    expect(screen.getByRole('main')).toBeVisible();
  });

  it('treats addresses as case-sensitive', async () => {
    await renderPlugin([garden], { at: '/First' });
    expect(screen.getByText('/First').parentElement).toHaveTextContent('Page not found: /First');
  });

  it('shows the 404 screen for a parameter of the wrong type', async () => {
    await renderPlugin([garden], { at: '/plants/7' });
    expect(screen.getByText('Page Not Found')).toBeVisible();
    expect(screen.queryByText(/Page not found:/)).toBeNull();
  });

  it('shows the generic screen inside the layout when a page fails, logs the cause, and can navigate on', async () => {
    const view = await renderPlugin([garden], { at: '/broken' });
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('The page could not be shown', expect.objectContaining({ message: 'a pot fell' }));
    await view.open('/first');
    expect(view.heading).toBe('First');
  });

  it('shows the generic screen when the page does not load', async () => {
    await renderPlugin([garden], { at: '/lost' });
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
  });

  it('keeps the page when only an event handler fails', async () => {
    const view = await renderPlugin([garden], { at: '/first' });
    const reported: string[] = [];
    const report = (event: ErrorEvent): void => {
      event.preventDefault();
      reported.push(event.message);
    };
    window.addEventListener('error', report);
    await view.user.click(screen.getByRole('button', { name: 'stumble' }));
    window.removeEventListener('error', report);
    expect(reported).toEqual(['only a handler']);
    expect(view.heading).toBe('First');
  });
});
