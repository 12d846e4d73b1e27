import { screen, waitFor, within } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { DeletionPlan } from '../../contract/schemas.ts';
import { accountClientPlugin } from '../account.client-plugin.ts';

const Start = () => <h1>Start</h1>;
const texts = {
  personalData: { trees_one: 'One tree.', trees_other: '{{count, number}} trees.', seeds_one: 'A seed.', seeds_other: 'Seeds.' },
};
const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.start', '/'), layout: 'none', load: async () => ({ Page: Start }) }],
  locales: { en: async () => ({ default: texts }) },
});

const PLAN: DeletionPlan = {
  obstacle: null,
  items: [
    { code: 'garden.trees', fate: 'deleted', count: 3 },
    { code: 'garden.seeds', fate: 'kept', count: 1 },
  ],
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function open(replies: FakeReplies = {}, plan: DeletionPlan = PLAN): Promise<View> {
  const view = await renderPlugin([accountClientPlugin, garden], {
    at: '/admin/account/delete-account',
    as: 'candidate',
    api: { 'account.get-deletion-plan': plan, 'account.delete': undefined, ...replies },
  });
  view.identity.accounts.set('candidate@demo.test', 'the right one');
  return view;
}

const deletions = ({ api }: View): number => api.calls.filter(({ id }) => id === 'account.delete').length;

async function giveAndConfirm(view: View, password: string): Promise<void> {
  await view.user.type(await screen.findByLabelText('Your password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await view.user.type(within(dialog).getByRole('textbox'), 'delete');
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
}

describe('deleting the account', () => {
  it('lists what is deleted and what is kept, in the texts of the plugins that hold the data', async () => {
    await open();
    const list = (name: string) => screen.getByRole('heading', { name }).parentElement;
    expect(await screen.findByText('3 trees.')).toBeVisible();
    expect(list('What is deleted')).toHaveTextContent('Your name, your email address, your phone number and your password.');
    expect(list('What is deleted')).toHaveTextContent('3 trees.');
    expect(list('What stays')).toHaveTextContent('A seed.');
  });

  it('deletes with the password and the confirmation word, clears this browser and shows a farewell', async () => {
    const view = await open();
    sessionStorage.setItem('trellis.draft.somebody.form', '{"secret":1}');
    await giveAndConfirm(view, 'the right one');
    await waitFor(() => expect(view.heading).toBe('Start'));
    expect(deletions(view)).toBe(1);
    expect(view.identity.user).toBeUndefined();
    expect(sessionStorage.getItem('trellis.draft.somebody.form')).toBeNull();
    expect(view.snackbar).toBe('Your account is deleted. Thank you for the time you spent here.');
  });

  it('deletes nothing without the confirmation word', async () => {
    const view = await open();
    await view.user.type(await screen.findByLabelText('Your password'), 'the right one');
    await view.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    expect(screen.getByText('Type DELETE first. Nothing has changed yet.')).toBeVisible();
    expect(deletions(view)).toBe(0);
  });

  it('deletes nothing with a wrong password, and shows the error at the field', async () => {
    const view = await open();
    await giveAndConfirm(view, 'a guess');
    expect(await screen.findByText('This is not your password. Nothing has been deleted.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(deletions(view)).toBe(0);
  });

  it('asks for the password first', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why the server refused, and keeps the user signed in', async () => {
    const view = await open({
      'account.delete': refusal(
        409,
        'account.last-admin',
        'You are the only administrator of this site. Give another account this role first.',
      ),
    });
    await giveAndConfirm(view, 'the right one');
    expect(await screen.findByText('Your account was not deleted')).toBeVisible();
    expect(screen.getByText(/Give another account this role first/)).toBeVisible();
    expect(view.identity.user).toBeDefined();
  });

  it.each([
    ['demo', 'This is a demo account and cannot be deleted'],
    ['last-admin', 'You are the only administrator of this site'],
  ] as const)('is not offered when there is an obstacle: %s', async (obstacle, sentence) => {
    await open({}, { obstacle, items: [] });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
