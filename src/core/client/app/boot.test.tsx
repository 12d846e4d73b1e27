import { act, screen, waitFor } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { boot } from './boot.tsx';
import { SHELL_HTML } from './shell/shell.ts';

const home = routeRef('garden.home', '/');
const garden = defineClientPlugin({ id: 'garden', pages: [{ route: home, layout: 'none', load: pageSaying('Garden') }] });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

function shell(): HTMLElement {
  document.body.innerHTML = `<div id="root"><p>shell</p>${SHELL_HTML}</div>`;
  return document.getElementById('root') ?? document.body;
}

function serve(status: number): void {
  globalThis.fetch = async () => new Response(JSON.stringify(TEST_CONFIG), { status });
}

it('boot replaces the shell with the first page', async () => {
  serve(200);
  const application = await act(() => boot(shell(), [garden]));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Garden'));
  expect(screen.queryByText('shell')).toBeNull();
  application?.stop();
});

it('boot starts each plugin before the first screen and stops it with the application', async () => {
  serve(200);
  const steps: string[] = [];
  const well = defineClientPlugin({
    id: 'well',
    start: () => {
      steps.push('started');
      return () => steps.push('stopped');
    },
  });
  const application = await act(() => boot(shell(), [garden, well]));
  expect(steps).toEqual(['started']);
  application?.stop();
  expect(steps).toEqual(['started', 'stopped']);
});

it.each([
  ['two plugins have the same id', 200, [garden, garden], 'PLUGIN_DUPLICATE'],
  ['the configuration does not load', 503, [garden], '/config.json responded with status 503'],
])('boot logs and shows the generic screen when %s', async (_, status, plugins, reason) => {
  serve(status);
  await boot(shell(), plugins);
  expect(console.error).toHaveBeenCalledWith(
    'Error while mounting app',
    expect.objectContaining({ message: expect.stringContaining(reason) }),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByText('Internal Server Error')).toBeVisible();
  expect(screen.getByRole('button', { name: /Reload/ })).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
});
