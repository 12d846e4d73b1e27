import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { useGoBack } from './go.tsx';
import { Link } from './Link.tsx';
import { useIsReturn } from './page-address.ts';

function List(): JSX.Element {
  return (
    <main>
      <h1>Plants</h1>
      <p>{useIsReturn() ? 'returned' : 'opened'}</p>
      <ul>
        <li>
          <Link to="/plant">Mint</Link>
        </li>
        <li data-index={1} tabIndex={-1}>
          <Link to="/plant?name=beet">Beet</Link>
        </li>
      </ul>
    </main>
  );
}

function Plant(): JSX.Element {
  const goBack = useGoBack();
  return (
    <main>
      <h1>Plant</h1>
      <button type="button" onClick={() => goBack('/plants?colour=red')}>
        Back to the red ones
      </button>
    </main>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.home', '/'), layout: 'none', load: pageSaying('Home') },
    { route: routeRef('garden.plants', '/plants'), layout: 'none', load: async () => ({ Page: List }) },
    { route: routeRef('garden.plant', '/plant'), layout: 'none', load: async () => ({ Page: Plant }) },
  ],
});

const open = (at: string): Promise<View> => renderPlugin([garden], { at });
const back = async (view: View): Promise<void> => view.user.click(await screen.findByRole('button', { name: 'Back to the red ones' }));

it('going back to a list moves the focus to the link that the user opened', async () => {
  const view = await open('/plants?colour=red');
  screen.getByRole('link', { name: 'Mint' }).focus();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plant' })).toHaveFocus());
  await back(view);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mint' })).toHaveFocus());
  expect(screen.getByText('returned')).toBeVisible();
});

it('going back to a list moves the focus to the row, where rows can have the focus', async () => {
  const view = await open('/plants?colour=red');
  await view.user.click(screen.getByRole('link', { name: 'Beet' }));
  await back(view);
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveFocus());
});

it('going back to a list replaces the page when the list is not the previous entry of the history', async () => {
  const view = await open('/plants?colour=blue');
  screen.getByRole('link', { name: 'Mint' }).focus();
  await view.user.keyboard('{Enter}');
  await back(view);
  expect(await screen.findByText('opened')).toBeVisible();
  expect(view.address).toBe('/plants?colour=red');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plants' })).toHaveFocus());
});
