import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { useT } from '../i18n/use-t.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { SessionStore } from '../session/session-store.ts';
import { useNavItems } from './nav-store.ts';

const paths = {
  map: routeRef('garden.map', '/map'),
  beds: routeRef('garden.beds', '/beds'),
  shed: routeRef('garden.shed', '/shed'),
};

function MapPage(): JSX.Element {
  const t = useT('core');
  return (
    <>
      <ol>
        {useNavItems('main').map(({ label }) => (
          <li key={label}>{t(label)}</li>
        ))}
      </ol>
      {useNavItems('public').map(({ label }) => (
        <p key={label}>{t(label)}</p>
      ))}
    </>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    {
      ...{ route: paths.map, layout: 'none', load: async () => ({ Page: MapPage }) },
      nav: [
        { label: 'garden:nav.map', section: 'main', order: 10 },
        {
          ...{ label: 'garden:nav.plan', section: 'main', order: 40 },
          ...{ roles: ['admin'], unlessMay: { subject: 'plan', action: 'draw' } },
        },
      ],
      publicNav: { label: 'garden:nav.open', order: 10 },
    },
    {
      ...{ route: paths.beds, layout: 'none', guards: ['role:candidate'], load: pageSaying('Beds') },
      nav: { label: 'garden:nav.beds', section: 'main', order: 20 },
    },
    {
      ...{ route: paths.shed, layout: 'none', guards: ['role:employer'], load: pageSaying('Shed') },
      nav: { label: 'garden:nav.shed', section: 'main', order: 30 },
    },
  ],
  locales: { en: async () => ({ default: { nav: { map: 'Map', beds: 'Beds', shed: 'Shed', plan: 'Plan', open: 'Open garden' } } }) },
});

const entries = (): (string | null)[] => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('the navigation', () => {
  it('shows exactly the entries whose guards accept the session, in order', async () => {
    await renderPlugin([garden], { at: '/map', as: 'candidate' });
    await waitFor(() => expect(entries()).toEqual(['Map', 'Beds']));
  });

  it('shows an entry only to its roles, even if the page opens for more roles', async () => {
    await renderPlugin([garden], { at: '/map', as: 'admin' });
    await waitFor(() => expect(entries()).toEqual(['Map', 'Plan']));
  });

  it('hides an entry from users with the ability that it names', async () => {
    await renderPlugin([garden], { at: '/map', as: 'admin', me: { abilities: ['plan:draw'] } });
    await waitFor(() => expect(entries()).toEqual(['Map']));
  });

  it('follows the session, without asking the provider for a visitor', async () => {
    const view = await renderPlugin([garden], { at: '/map' });
    const asked = jest.spyOn(view.identity, 'currentUser');
    expect(await screen.findByText('Open garden')).toBeVisible();
    expect(entries()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('hides the entries for signed-in users after a sign-out', async () => {
    const view = await renderPlugin([garden], { at: '/map', as: 'employer' });
    await waitFor(() => expect(entries()).toEqual(['Map', 'Shed']));
    await act(() => view.resolve(SessionStore).signOut());
    await waitFor(() => expect(entries()).toEqual(['Map']));
  });
});
