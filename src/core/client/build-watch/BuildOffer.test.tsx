import { screen } from '@testing-library/react';
import { act } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { LANGUAGES } from '../i18n/language.ts';
import { BuildWatcher } from './build-watcher.ts';
import { OFFER_WORDS } from './offer-words.ts';

const Page = () => <h1>Garden</h1>;
const garden = onePage('garden', '/', Page);

async function openBeforeDeploy() {
  globalThis.fetch = async () => new Response(JSON.stringify({ id: 'b', builtAt: '2026-03-01T09:30:00.000Z', prerendered: [] }));
  const reload = jest.fn();
  const page = { storage: sessionStorage, now: () => 1, reload, isOnline: () => true };
  const view = await renderPlugin([garden], { at: '/', bind: (bind) => bind(BuildWatcher).toFactory(() => new BuildWatcher('a', page)) });
  await act(() => view.resolve(BuildWatcher).poll());
  return { view, reload };
}

it('the offer of a newer build appears by itself, is announced to screen readers, and reloads on request', async () => {
  const { view, reload } = await openBeforeDeploy();
  expect(await screen.findByText(/A new version of Trellis is ready/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await view.user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the offer of a newer build disappears when it is declined and moves the focus to the heading', async () => {
  const { view, reload } = await openBeforeDeploy();
  await view.user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/A new version/)).toBeNull();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('heading', { name: 'Garden' })).toHaveFocus();
  expect(reload).not.toHaveBeenCalled();
});

it.each(LANGUAGES.map(({ code }) => code))('the offer of a newer build has words in %s', (code) => {
  expect(Object.values(OFFER_WORDS[code] ?? {}).filter((word) => word !== '')).toHaveLength(4);
});
