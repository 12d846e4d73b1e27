import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { identityClientPlugin } from '../identity.client-plugin.ts';
import { useTodos } from './email-todo.ts';

function Page() {
  return useTexts(['identity']) && <Todos />;
}

const Todos = observer(function Probe() {
  const { status, todos } = useTodos();
  return (
    <>
      <h1>{status}</h1>
      <ul>
        {todos.map(({ id, title, text, actions }) => (
          <li key={id}>
            {title}: {text} {actions.map(({ label, to }) => `${label} ${to}`)}
          </li>
        ))}
      </ul>
    </>
  );
});

const probe = defineClientPlugin({
  id: 'probe',
  requires: ['identity'],
  pages: [
    { route: routeRef('probe.page', '/probe'), layout: 'none', load: async () => ({ Page }) },
    { route: routeRef('probe.other', '/other'), layout: 'none', load: pageSaying('Other') },
  ],
});

it('the to-do for the email address recalls a postponed confirmation, and links to it', async () => {
  await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin, probe], { at: '/probe', as: 'employer' });
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Confirm your email address: We send a link to employer@demo.test. Open it to confirm that our messages reach you. Confirm email /email-verify',
  );
});

it('the to-do for the email address is absent once the address is confirmed', async () => {
  const view = await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin, probe], { at: '/other', as: 'employer' });
  view.identity.user = { ...userOf('employer@demo.test'), emailVerified: true };
  await act(() => view.open('/probe'));
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});
