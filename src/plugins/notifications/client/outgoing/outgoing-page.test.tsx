import { screen, waitFor, within } from '@testing-library/react';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { callsOf, openNotifications, pageOf } from '../testing/open-notifications.ts';

const LIST = 'notifications.list-mails';
const RETRY = 'notifications.retry-mail';

function aMail(rest: Partial<OutgoingMailRow> = {}): OutgoingMailRow {
  return {
    id: '018f0000-0000-7000-8000-0000000000b1',
    to: 'a•••@example.org',
    group: 'applications',
    state: 'failed',
    reason: 'recipient',
    attempts: 1,
    createdAt: '2026-03-10T09:00:00.000Z',
    dueAt: '2026-03-10T09:01:00.000Z',
    sentAt: null,
    canRetry: true,
    ...rest,
  };
}

const open = (api: FakeReplies, at = '/admin/notifications/outgoing', abilities = ['mail:list', 'mail:update']): Promise<View> =>
  openNotifications({ at, as: 'admin', me: { abilities }, api });

const main = () => within(screen.getByRole('main'));
const button = { name: 'Send again to a•••@example.org' };

describe('outgoing mail', () => {
  it('is not shown to administrators without the duty', async () => {
    const view = await open({}, undefined, []);
    expect(callsOf(view, LIST)).toEqual([]);
    expect(screen.getByText('403')).toBeVisible();
  });

  it.each([
    ['failed', 'recipient', 'The server does not accept the address.'],
    ['failed', 'no-connection', 'Not accepted in eight attempts.'],
    ['dropped', 'read', 'The person read it on the site first.'],
    ['dropped', 'not-wanted', 'The person has turned off such mail.'],
    ['failed', 'x-unknown', 'Reason: x-unknown'],
  ] as const)('says why a mail was %s (%s)', async (state, reason, words) => {
    await open({ [LIST]: pageOf(aMail({ state, reason, canRetry: false })) });
    expect(await main().findByText(words)).toBeVisible();
    expect(main().queryByRole('button', button)).toBeNull();
  });

  it('shows the masked address from left to right, and says when it was erased', async () => {
    await open({ [LIST]: pageOf(aMail(), aMail({ id: 'another', to: null, group: 'every', canRetry: false })) });
    expect(await main().findByText('a•••@example.org')).toHaveAttribute('dir', 'ltr');
    expect(main().getByText('The address was erased')).toBeVisible();
    expect(main().getByText('Several')).toBeVisible();
  });

  it('is filtered by state', async () => {
    const view = await open({ [LIST]: pageOf() }, '/admin/notifications/outgoing?state=failed');
    expect(await main().findByText('No mail matches the filters')).toBeVisible();
    expect(callsOf(view, LIST).map(({ query }) => query)).toEqual([{ state: 'failed', limit: 20 }]);
    await view.user.click(main().getByRole('link', { name: 'Waiting' }));
    await waitFor(() => expect(view.address).toBe('/admin/notifications/outgoing?state=waiting'));
  });

  it('is sent again on request', async () => {
    const view = await open({ [LIST]: pageOf(aMail()), [RETRY]: undefined });
    await view.user.click(await main().findByRole('button', button));
    await waitFor(() => expect(main().queryByRole('button', button)).toBeNull());
    expect(callsOf(view, RETRY).map(({ params }) => params)).toEqual([{ id: aMail().id }]);
    expect(view.snackbar).toBe('The mail is sent again.');
    expect(within(main().getByRole('grid')).getByText('Waiting')).toBeVisible();
  });

  it('shows what became of a mail that could not be sent again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let state: OutgoingMailRow['state'] = 'failed';
    const view = await open({
      [LIST]: () => pageOf(aMail({ state, canRetry: state === 'failed' })),
      [RETRY]: () => {
        state = 'sent';
        throw refusal(404, 'not-found', 'It is not there.');
      },
    });
    await view.user.click(await main().findByRole('button', button));
    expect(await within(main().getByRole('grid')).findAllByText('Sent')).toHaveLength(2);
    expect(view.snackbar).not.toBe('The mail is sent again.');
  });
});
