import { screen, waitFor } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { keepView, openView } from '../http/open-view.ts';
import { Navigator } from '../navigation/navigator.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.shed', '/shed'), layout: 'admin', guards: ['auth'], load: pageSaying('Shed') },
    { route: routeRef('garden.fair', '/fair'), layout: 'default', load: pageSaying('Fair') },
    { route: routeRef('garden.gate', '/gate'), layout: 'none', load: pageSaying('Gate') },
    { route: routeRef('garden.mine', '/mine'), layout: 'admin', guards: ['auth'], whileViewing: false, load: pageSaying('Mine') },
  ],
});

function view(minutes: number): void {
  const endsAt = new Date(Date.now() + minutes * 60_000).toISOString();
  keepView({ id: '018f', endsAt, user: { id: '1', name: 'Ada <b>' }, returnTo: '/admin/users/1' });
}

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const bar = () => screen.findByRole('region', { name: 'View as another person' });

describe('the bar of a view', () => {
  it.each(['/shed', '/fair', '/gate', '/nowhere'])('stands above %s, before all other controls', async (at) => {
    view(29.5);
    const shown = await renderPlugin([garden], { at, as: 'candidate' });
    expect(await bar()).toHaveTextContent('You see this as Ada <b> does. Nothing can be changed.30 minutes leftEnd');
    await shown.user.tab();
    expect(screen.getByRole('button', { name: 'End' })).toHaveFocus();
  });

  it('says when less than a minute is left', async () => {
    view(0.5);
    await renderPlugin([garden], { at: '/shed', as: 'candidate' });
    expect(await bar()).toHaveTextContent('Less than a minute left');
  });

  it('ends the view', async () => {
    view(20);
    const shown = await renderPlugin([garden], { at: '/shed', as: 'candidate' });
    const load = jest.spyOn(shown.resolve(Navigator), 'load').mockImplementation(() => undefined);
    await bar();
    await shown.user.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(load).toHaveBeenCalledWith('/admin/users/1'));
    expect(openView()).toBeUndefined();
  });

  it('is absent without a view', async () => {
    await renderPlugin([garden], { at: '/shed', as: 'candidate' });
    expect(screen.queryByRole('region', { name: 'View as another person' })).toBeNull();
  });
});

it('pages about the signed-in account are not shown in a view', async () => {
  view(20);
  const page = await renderPlugin([garden], { at: '/mine', as: 'candidate' });
  expect(page.heading).toBe('You do not have access to this page.');
  expect(screen.getByText('Not part of this view')).toBeVisible();
  expect(screen.getByText(/This page is about the account that is signed in/)).toBeVisible();
});

it('the next page says that the server has ended the view', async () => {
  sessionStorage.setItem('trellis.view-as-ended', '1');
  const page = await renderPlugin([garden], { at: '/shed', as: 'admin' });
  await waitFor(() => expect(page.snackbar).toBe('You no longer see the site as another person.'));
});
