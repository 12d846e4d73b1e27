import { screen } from '@testing-library/react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { workbenchClientPlugin } from './workbench.client-plugin.ts';

const open = (at: string, emulator = true) =>
  renderPlugin([workbenchClientPlugin], {
    at,
    bind: (bind) => bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, emulator }),
  });

it('the gallery of components does not exist on a site with a real identity provider', async () => {
  await open('/dev/ui', false);
  expect(screen.getByText('Page Not Found')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

it('the gallery of components starts with the data list, and shows the rows that the address names', async () => {
  const { open: go } = await open('/dev/ui');
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  await go('/dev/ui?part=list&rows=failed');
  expect(screen.getByText('This list did not load.')).toBeVisible();
  await go('/dev/ui?part=list&rows=none');
  expect(screen.getByText('No rows yet')).toBeVisible();
});

it.each([
  ['plain', 'list', 'Sample rows'],
  ['facets', 'button', 'Filters, 2 chosen'],
  ['fields', 'switch', 'A switch'],
  ['files', 'progressbar', 'Sending sending.pdf'],
  ['marks', 'list', 'History'],
  ['dialogs', 'button', 'Ask first'],
  ['states', 'alert', ''],
])('the gallery of components shows %s', async (part, role, name) => {
  await open(`/dev/ui?part=${part}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  expect(screen.getByRole(role, name === '' ? {} : { name })).toBeVisible();
});
