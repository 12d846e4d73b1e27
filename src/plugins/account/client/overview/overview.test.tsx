import { screen, waitFor, within } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakePictures, pictureAddress } from '#core/testing/fake-pictures.ts';
import { testPerson } from '#core/testing/test-people.ts';
import type { Session } from '../../contract/schemas.ts';
import { accountClientPlugin } from '../account.client-plugin.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const session = (id: string, change: Partial<Session> = {}): Session => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  isCurrent: false,
  ...change,
});
const HERE = session('here', { browser: 'Chrome', isCurrent: true });
const THERE = session('there');
const SAVED: FakeReplies = {
  'account.list-sessions': { items: [THERE, HERE] },
  'account.end-session': undefined,
  'account.end-other-sessions': { ended: 1 },
};

const open = (api: FakeReplies = SAVED): Promise<View> =>
  renderPlugin([accountClientPlugin], { at: '/admin/account', as: 'candidate', api });
const panel = (): HTMLElement => screen.getByRole('region', { name: 'Where you are signed in' });
const rows = async (): Promise<HTMLElement[]> => within(await within(panel()).findByRole('list')).getAllByRole('listitem');

test("the account page shows the user's own photo", async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const photo = '018f0000-0000-7000-8000-000000000007';
  await renderPlugin([accountClientPlugin], { at: '/admin/account', as: 'candidate', me: { photo }, api: { ...SAVED, ...fakePictures } });
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.querySelector('img')).toHaveAttribute('src', pictureAddress(photo)));
});

describe('the list of sessions', () => {
  it('begins with the current session, which ends by signing out', async () => {
    await open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Chrome on Linux');
    expect(first).toHaveTextContent('This browser');
    expect(second).toHaveTextContent('Firefox on Linux');
    expect(within(panel()).getAllByRole('button', { name: 'End' })).toHaveLength(1);
  });

  it('ends one session, says so, and keeps the focus in the list', async () => {
    const view = await open();
    await rows();
    await view.user.click(within(panel()).getByRole('button', { name: 'End' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(view.api.calls.at(-1)).toMatchObject({ id: 'account.end-session', params: { id: 'there' } });
    expect(view.snackbar).toBe('The browser is signed out.');
    expect(within(panel()).getByRole('list')).toHaveFocus();
    expect(within(panel()).queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('ends all other sessions', async () => {
    const view = await open();
    await rows();
    await view.user.click(within(panel()).getByRole('button', { name: 'End all others' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(view.snackbar).toBe('You are now signed in only here.');
  });

  it('shows the first five sessions, and the others on request', async () => {
    const view = await open({ ...SAVED, 'account.list-sessions': { items: [HERE, ...Array.from('abcdefg', (id) => session(id))] } });
    expect(await rows()).toHaveLength(5);
    await view.user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(await rows()).toHaveLength(8);
  });

  it('names only the browsers and systems that it knows', async () => {
    await open({
      ...SAVED,
      'account.list-sessions': { items: [HERE, session('a', { browser: null, system: null }), session('b', { browser: null })] },
    });
    expect((await rows()).map((row) => row.querySelector('.strong')?.textContent)).toEqual(['Chrome on Linux', 'Unknown program', 'Linux']);
  });

  it('fails on its own, and can be loaded again', async () => {
    let isAway = true;
    const view = await open({
      ...SAVED,
      'account.list-sessions': () => {
        if (isAway) throw refusal(503, 'unavailable', 'The server is not ready.');
        return { items: [HERE] };
      },
    });
    expect(await screen.findByText('Your sessions did not load.')).toBeVisible();
    expect(view.heading).toBe('Account');
    isAway = false;
    await view.user.click(within(panel()).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('the owner of the account', () => {
  it('says whether the address is confirmed, and links to the confirmation', async () => {
    await open();
    const who = screen.getByRole('region', { name: 'Demo candidate' });
    expect(await within(who).findByText('Not confirmed yet')).toBeVisible();
    expect(within(who).getByRole('link', { name: 'Confirm' })).toHaveAttribute('href', '/email-verify');
    expect(within(who).queryByText('Phone')).toBeNull();
  });

  it('changes the name at the provider first, then reads it from our server', async () => {
    let name = 'Demo candidate';
    const view = await open({ ...SAVED, 'core.me': () => testPerson('candidate', { name }) });
    const rename = jest.spyOn(view.identity.actions, 'rename').mockImplementation(async (given) => {
      name = given;
    });
    await view.user.click(screen.getByRole('button', { name: 'Change name' }));
    const field = screen.getByLabelText('New name');
    expect(field).toHaveFocus();
    await view.user.clear(field);
    await view.user.type(field, '  Ada {Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
    expect(rename).toHaveBeenCalledWith('Ada');
    expect(view.snackbar).toBe('Your name is changed.');
    expect(screen.getByRole('button', { name: 'Change name' })).toHaveFocus();
  });

  it('refuses an invisible name and a name that is too long', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Change name' }));
    const field = screen.getByLabelText('New name');
    await view.user.clear(field);
    await view.user.type(field, ' {Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your name.');
    await view.user.type(field, 'x'.repeat(101));
    expect(screen.getByRole('alert')).toHaveTextContent('Use at most 100 characters.');
    await view.user.type(field, '{Escape}');
    expect(screen.queryByLabelText('New name')).toBeNull();
  });

  it('keeps the input when the provider cannot be reached, and says why', async () => {
    const view = await open();
    jest
      .spyOn(view.identity.actions, 'rename')
      .mockRejectedValue(Object.assign(new Error('away'), { code: 'auth/network-request-failed' }));
    await view.user.click(screen.getByRole('button', { name: 'Change name' }));
    await view.user.type(screen.getByLabelText('New name'), ' the Second{Enter}');
    expect(await screen.findByText('Your name was not changed')).toBeVisible();
    expect(screen.getByText(/sign-in service cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('New name')).toHaveValue('Demo candidate the Second');
  });
});
