import { screen, waitFor } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { getMe } from '#core/contract/me.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { testPerson } from '#core/testing/test-people.ts';
import { identityClientPlugin } from './identity.client-plugin.ts';

const Choose = () => <h1>Choose</h1>;

const choice = defineClientPlugin({
  id: 'choice',
  pages: [
    {
      route: routeRef('choice.role', ADDRESSES.chooseRole),
      layout: 'none',
      guards: ['no-role'],
      page: async () => ({ Page: Choose }),
    },
  ],
});

const open = (at = '/signup'): Promise<View> =>
  renderPlugin([identityClientPlugin, choice], { at, api: { [getMe.id]: testPerson('newcomer') } });

async function fill({ user }: View, name: string, email: string, password: string): Promise<void> {
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('creating an account', () => {
  it('leads to the choice of a role', async () => {
    const view = await open();
    await fill(view, ' Ada  Lovelace ', 'ada@demo.test', 'secret');
    await waitFor(() => expect(view.heading).toBe('Choose'));
    expect(view.identity.signUps).toEqual([{ name: 'Ada Lovelace', email: 'ada@demo.test', password: 'secret' }]);
  });

  it('remembers where the person wanted to be', async () => {
    const view = await open('/signup?next=%2Fjob');
    await fill(view, 'Ada', 'ada@demo.test', 'secret');
    await waitFor(() => expect(view.address).toBe('/admin/profile/choose-role?next=%2Fjob'));
  });

  it('says that an address is taken already', async () => {
    const view = await open();
    view.identity.accounts.set('ada@demo.test', 'secret');
    await fill(view, 'Ada', 'ada@demo.test', 'other secret');
    expect(await screen.findByText(/an account with this e-mail address already/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('says beside each field what is wrong with it', async () => {
    const view = await open();
    await fill(view, ' ', 'ada', 'five5');
    expect(await screen.findByText('Needs at least 6 characters.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This is needed.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(view.identity.signUps).toEqual([]);
  });
});
