import { act, screen, waitFor, within } from '@testing-library/react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import type { DevMail, DevMessage } from '../../contract/schemas.ts';
import { workbenchClientPlugin } from '../workbench.client-plugin.ts';

const askedAt = '2026-03-01T09:30:00.000Z';
const email = (to: string, mode: string): DevMessage => {
  const link = `/email-verify?mode=${mode}&oobCode=abc`;
  return { id: `${to} ${mode}`, channel: 'email', to, mode, code: 'abc', link, askedAt };
};
const text: DevMessage = { id: 'text', channel: 'phone', to: '+441514960000', code: '123456', askedAt };

let items: DevMessage[];
let mails: DevMail[];

const open = (at = '/dev/inbox', emulator = true): Promise<View> =>
  renderPlugin([workbenchClientPlugin], {
    at,
    api: { 'workbench.list-messages': () => ({ items, mails }) },
    bind: (bind) => bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, emulator }),
  });

const purposes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The next poll. It starts at once because the page becomes visible again. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  items = [email('ann@example.org', 'verifyEmail'), email('bo@example.org', 'resetPassword'), text];
  mails = [];
});

describe('the development inbox', () => {
  it('does not exist on a site with a real identity provider', async () => {
    const view = await open('/dev/inbox', false);
    expect(screen.getByText('Page Not Found')).toBeVisible();
    expect(view.api.calls).toEqual([]);
  });

  it('lists the messages, newest first, with recipient, purpose, and code or link', async () => {
    await open();
    expect(await screen.findByText('3 messages, newest first.')).toBeVisible();
    expect(purposes()).toEqual(['Code for a phone number', 'Choose a new password', 'Confirm an email address']);
    const [phone, , confirm] = screen.getAllByRole('listitem').filter((item) => item.className === 'mail');
    expect(within(phone as HTMLElement).getByText('123456')).toBeVisible();
    expect(within(phone as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(confirm as HTMLElement).getByText('ann@example.org')).toBeVisible();
    const link = within(confirm as HTMLElement).getByRole('link', { name: 'Confirm the address' });
    expect(link).toHaveAttribute('href', '/email-verify?mode=verifyEmail&oobCode=abc');
  });

  it('shows only the messages for one address, also from the address of the page', async () => {
    const view = await open('/dev/inbox?to=ann');
    expect(await screen.findByText('1 message.')).toBeVisible();
    expect(purposes()).toEqual(['Confirm an email address']);
    const filter = screen.getByRole('searchbox', { name: 'Email address or phone number' });
    await view.user.clear(filter);
    await view.user.type(filter, '+44 151');
    expect(purposes()).toEqual(['Code for a phone number']);
    await view.user.type(filter, 'x');
    await view.user.click(screen.getByRole('button', { name: 'Show all messages' }));
    expect(purposes()).toHaveLength(3);
  });

  it('lists a mail by its subject among the codes, and opens it beside the page', async () => {
    const id = '01980000-0000-7000-8000-000000000001';
    mails = [{ id, to: 'ann@example.org', subject: 'Nord invites you', page: `/dev/mails/${id}`, askedAt: '2026-03-01T09:31:00.000Z' }];
    await open();
    expect(await screen.findByText('4 messages, newest first.')).toBeVisible();
    expect(purposes()[0]).toBe('Nord invites you');
    const link = screen.getByRole('link', { name: 'Open the mail' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/dev/mails/${id}`, '_blank']);
    mails = [{ ...mails[0], id: id.replace('1', '2'), subject: 'Nord asks again' } as DevMail, ...mails];
    await lookAgain();
    expect(screen.getByText(/^New message for .*ann@example\.org.*: Nord asks again$/)).toHaveAttribute('role', 'status');
  });

  it('announces and marks messages that arrive while the page is open', async () => {
    items = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'No messages' })).toBeVisible();
    items = [text];
    await lookAgain();
    expect(screen.getByText(/^New message for .*\+441514960000.*: Code for a phone number$/)).toHaveAttribute('role', 'status');
    expect(screen.getByText('New')).toBeVisible();
    items = [text, email('ann@example.org', 'signIn'), email('bo@example.org', 'signIn')];
    await lookAgain();
    expect(screen.getByText('2 new messages.')).toBeInTheDocument();
    expect(screen.getAllByText('New')).toHaveLength(3);
  });

  it('copies a code and says so, or says that the browser refused', async () => {
    items = [text];
    const view = await open();
    const copy = await screen.findByRole('button', { name: 'Copy the code' });
    await view.user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('123456');
    await waitFor(() => expect(view.snackbar).toBe('The code is copied.'));
  });

  it('reports a failed load, keeps its messages, and goes on', async () => {
    items = [text];
    let fails = false;
    const view = await renderPlugin([workbenchClientPlugin], {
      at: '/dev/inbox',
      api: {
        'workbench.list-messages': () => {
          if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
          return { items, mails };
        },
      },
    });
    await screen.findByText('123456');
    fails = true;
    await lookAgain();
    expect(screen.getByText('The inbox did not load.')).toBeVisible();
    expect(screen.getByText('123456')).toBeVisible();
    // The user did not start a poll, so its failure shows no message.
    expect(view.snackbar).toBe('');
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.snackbar).toBe('The server is not ready. Try again in a moment.'));
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The inbox did not load.')).toBeNull());
  });
});
