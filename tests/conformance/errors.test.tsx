import { screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { boot } from '#core/client/app/boot.tsx';
import { SHELL_HTML } from '#core/client/app/shell/shell.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { TEST_CONFIG } from '#core/testing/test-config.ts';

const broken = new Error('a pot fell');
const Extra = lazyExtra(() => Promise.reject(broken));

const screens = {
  plain: () => <ErrorScreen />,
  missing: () => <ErrorScreen status={404} description="The bed was dug over." />,
  busy: () => <ErrorScreen status={503} description="The gardener is away." />,
  breaking: () => {
    throw broken;
  },
  whole: () => (
    <Suspense>
      <h1>Whole</h1>
      <Extra />
    </Suspense>
  ),
};
const plugin = defineClientPlugin({
  id: 'errors',
  pages: Object.entries(screens).map(([name, Page]) => ({
    route: routeRef(`errors.${name}`, `/${name}`),
    layout: 'none',
    load: async () => ({ Page }),
  })),
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it.each([
  ['plain', '500', 'Internal Server Error', undefined],
  ['missing', '404', 'Page Not Found', 'The bed was dug over.'],
  ['busy', '503', 'Internal Server Error', 'The gardener is away.'],
])('S2-10 the error screen "%s" shows its status code, message and description', async (name, status, message, description) => {
  await renderPlugin([plugin], { at: `/${name}` });
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  if (description !== undefined) expect(screen.getByText(description)).toBeVisible();
});

it('S8-9 an unhandled error shows the generic error page', async () => {
  await renderPlugin([plugin], { at: '/breaking' });
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByText('Internal Server Error')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('The page could not be shown', broken);
});

it('S8-9 any other error is logged, and the page stays', async () => {
  const view = await renderPlugin([plugin], { at: '/whole' });
  expect(view.heading).toBe('Whole');
  expect(console.error).toHaveBeenCalledWith(expect.any(String), broken);
  expect(screen.queryByText('Internal Server Error')).toBeNull();
});

it("S8-10 a failure to mount is logged as 'Error while mounting app', and shows the generic error page", async () => {
  globalThis.fetch = async () => new Response(JSON.stringify(TEST_CONFIG));
  document.body.innerHTML = `<div id="root">${SHELL_HTML}</div>`;
  // Registering the same plugin twice is an error.
  await act(() => boot(document.getElementById('root') ?? document.body, [plugin, plugin]));
  expect(console.error).toHaveBeenCalledWith('Error while mounting app', expect.any(Error));
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByText('Internal Server Error')).toBeVisible();
});
