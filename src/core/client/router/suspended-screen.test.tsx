import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { endpoint } from '#core/contract/endpoint.ts';
import { getMe } from '#core/contract/me.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { SUSPENSION_REASONS } from '#core/contract/suspension.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { testPerson } from '#core/testing/test-people.ts';
import { ClientSettings } from '../config/client-settings.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const list = endpoint<{ reply: object[] }>({ id: 'garden.list', method: 'GET', path: '/plants', summary: 'All plants.' });

function ShedPage(): JSX.Element {
  const api = useService(ApiClient);
  const ask = (): void => void api.call(list).catch(() => undefined);
  return (
    <>
      <h1>Shed</h1>
      <button type="button" onClick={() => [1, 2, 3].forEach(ask)}>
        Ask
      </button>
    </>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.shed', '/shed'), layout: 'admin', guards: ['auth'], load: async () => ({ Page: ShedPage }) },
    { route: routeRef('garden.fair', '/fair'), layout: 'default', load: async () => ({ Page: ShedPage }) },
    { route: routeRef('garden.choose', '/choose'), layout: 'none', guards: ['no-role'], load: pageSaying('Choose') },
    { route: routeRef('garden.tools', '/tools'), layout: 'wizard-candidate', guards: ['auth', 'role:employer'], load: pageSaying('Tools') },
    { route: routeRef('garden.gate', '/gate'), layout: 'admin', guards: ['auth'], whileSuspended: true, load: pageSaying('Gate') },
  ],
});

const TITLE = 'Your account is suspended';
const suspended = { as: 'candidate', me: { suspension: 'spam' } } as const;
const SUSPENDED = refusal(403, 'suspended', 'Your account is suspended.');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the screen of a suspended account', () => {
  it.each(['/shed', '/tools'])('replaces a page that needs a sign-in, with its layout: %s', async (at) => {
    const view = await renderPlugin([garden], { at, ...suspended });
    expect([view.heading, document.title]).toEqual([TITLE, expect.stringContaining(TITLE)]);
    expect(screen.getByText('The reason: advertising or unwanted messages.')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/admin/account/signout');
    expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', '/admin/account/delete-account');
  });

  it('comes before the choice of a role', async () => {
    const view = await renderPlugin([garden], { at: '/choose', as: 'newcomer', me: { suspension: 'spam' } });
    expect(view.heading).toBe(TITLE);
  });

  it('leaves public pages, and the pages to sign out and to leave', async () => {
    const view = await renderPlugin([garden], { at: '/gate', ...suspended });
    expect(view.heading).toBe('Gate');
    await view.open('/fair');
    expect(view.heading).toBe('Shed');
  });

  it.each(SUSPENSION_REASONS)('has words for the reason "%s"', async (suspension) => {
    await renderPlugin([garden], { at: '/shed', as: 'candidate', me: { suspension } });
    expect(screen.queryByText(/suspended\.reason/)).toBeNull();
  });

  it.each([
    [{ name: 'Waterworks', email: 'jobs@example.org' }, 'If you have questions, or if this is a mistake, write to jobs@example.org.'],
    [{ name: 'Waterworks', email: '' }, 'If you have questions, or if this is a mistake, contact the operator of this site: Waterworks.'],
    [{ name: '', email: '' }, 'If you have questions, or if this is a mistake, contact the operator of this site.'],
  ])('says how to reach the operator: %j', async (operator, sentence) => {
    await renderPlugin([garden], {
      at: '/shed',
      ...suspended,
      bind: (bind) => bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, operator }),
    });
    expect(screen.getByRole('main')).toHaveTextContent(sentence);
  });

  it('appears when a call is refused, without any message, and goes when the suspension ends', async () => {
    let me = testPerson('candidate', { suspension: null });
    const api = {
      [getMe.id]: () => me,
      [list.id]: () => {
        if (me.suspension !== null) throw SUSPENDED;
        return [];
      },
    };
    const view = await renderPlugin([garden], { at: '/shed', as: 'candidate', api });
    expect(view.heading).toBe('Shed');
    me = { ...me, suspension: 'fraud' };
    await view.user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(view.heading).toBe(TITLE));
    expect([view.snackbar, view.address]).toEqual(['', '/shed']);
    me = { ...me, suspension: null };
    view.api.epoch = '2';
    await act(() => view.api.call(list));
    await waitFor(() => expect(view.heading).toBe('Shed'));
  });

  it('leaves one message on a public page whose calls are refused', async () => {
    const refuse = (): never => {
      throw SUSPENDED;
    };
    const view = await renderPlugin([garden], { at: '/fair', ...suspended, api: { [list.id]: refuse } });
    await view.user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(view.snackbar).toBe('Your account is suspended.'));
    expect(view.heading).toBe('Shed');
  });
});
