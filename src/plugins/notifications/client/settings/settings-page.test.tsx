import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import type { NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import type { RenderOptions, View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { NewSettings } from '../../contract/schemas.ts';
import { callsOf, openNotifications } from '../testing/open-notifications.ts';
import { someSettings } from '../testing/sample-settings.ts';
import { zoneInWords } from './zone-in-words.ts';

const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const GET = 'notifications.get-choices';
const PUT = 'notifications.put-choices';

/** A server that stores what it gets and counts its versions. */
function server(first: NoticeSettings): FakeReplies & { readonly stored: () => NoticeSettings } {
  let stored = first;
  return {
    stored: () => stored,
    [GET]: () => stored,
    [PUT]: ({ body }: { body: NewSettings }) => {
      if (body.version !== stored.version) throw refusal(409, 'conflict', 'Somebody was faster.');
      const groups = stored.groups.map((one) => {
        const { site = one.site, mail = one.mail } = one.group === 'security' ? {} : (body.choices[one.group] ?? {});
        return { ...one, site, mail };
      });
      stored = { ...stored, groups, quietFrom: body.quietFrom, quietTo: body.quietTo, version: stored.version + 1 };
      return stored;
    },
  };
}

const open = (api: FakeReplies, rest: Partial<RenderOptions> = {}): Promise<View> =>
  openNotifications({ at: '/admin/notifications/settings', as: 'candidate', ...rest, api });

const row = async (name: string) => within(await screen.findByRole('group', { name }));
const bodies = (view: View) => callsOf(view, PUT).map(({ body }) => body);
const silent = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the settings of notifications', () => {
  it('save a choice by itself, and only what was changed', async () => {
    const view = await open(server(someSettings()));
    await view.user.selectOptions((await row('Your applications')).getByRole('combobox', { name: 'By mail' }), 'Once a week');
    await waitFor(() => expect(bodies(view)).toHaveLength(1));
    expect(bodies(view)[0]).toEqual({ choices: { applications: { mail: 'weekly' } }, quietFrom: null, quietTo: null, version: 0 });
    await view.user.click((await row('Invitations')).getByRole('switch', { name: 'On the site' }));
    await waitFor(() => expect(bodies(view)).toHaveLength(2));
    expect(bodies(view)[1]).toEqual({ choices: { invitations: { site: false } }, quietFrom: null, quietTo: null, version: 1 });
    await waitFor(() => expect(screen.getByText(/^Saved/)).toBeVisible());
  });

  it('save a choice that was taken back, because the server has the other one', async () => {
    const view = await open(server(someSettings()));
    const site = (await row('Invitations')).getByRole('switch', { name: 'On the site' });
    await view.user.click(site);
    await waitFor(() => expect(bodies(view)).toHaveLength(1));
    await view.user.click(site);
    await waitFor(() => expect(bodies(view)[1]).toMatchObject({ choices: { invitations: { site: true } }, version: 1 }));
  });

  it('show that security is always on, and that some notices are not mailed', async () => {
    await open(server(someSettings()));
    const security = await row('Security of your account');
    expect(security.getByText('Always on')).toBeVisible();
    expect(security.getByText('It protects your account.')).toBeVisible();
    expect(security.queryByRole('switch')).toBeNull();
    const files = await row('Imports and files');
    expect(files.getByText('Not mailed')).toBeVisible();
    expect(files.queryByRole('combobox')).toBeNull();
  });

  it('save quiet hours, in the named time zone, when both times are there', async () => {
    const view = await open(server(someSettings()));
    await view.user.click(await screen.findByRole('switch', { name: 'Send no mail in quiet hours' }));
    expect((await screen.findByText(zoneInWords(ZONE, 'en-US'))).parentElement).toHaveTextContent(/^These are times of your time zone/);
    await waitFor(() => expect(bodies(view)).toEqual([{ choices: {}, quietFrom: '22:00', quietTo: '07:00', version: 0 }]));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    expect(await screen.findByText('Enter a time, or turn the quiet hours off.')).toBeVisible();
    expect(bodies(view)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } });
    await waitFor(() => expect(bodies(view)[1]).toMatchObject({ quietFrom: '23:30', version: 1 }));
    await view.user.click(screen.getByRole('switch', { name: 'Send no mail in quiet hours' }));
    await waitFor(() => expect(bodies(view)[2]).toMatchObject({ quietFrom: null, quietTo: null }));
  });

  it('keep what was chosen here after a conflict, on request', async () => {
    silent();
    const api = server(someSettings({ version: 4 }));
    const view = await open({
      ...api,
      [GET]: jest
        .fn()
        .mockReturnValueOnce(someSettings({ version: 3 }))
        .mockImplementation(api.stored),
    });
    await view.user.click((await row('Invitations')).getByRole('switch', { name: 'On the site' }));
    const note = await screen.findByText('Your settings were changed in another window', undefined);
    expect(note).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(bodies(view).at(-1)).toMatchObject({ choices: { invitations: { site: false } }, version: 4 }));
    await waitFor(() => expect(screen.queryByText('Your settings were changed in another window')).toBeNull());
  });

  it('take the other version after a conflict, on request, and go on with it', async () => {
    silent();
    const api = server(someSettings({ version: 4, quietFrom: '21:00', quietTo: '06:00' }));
    const view = await open({
      ...api,
      [GET]: jest
        .fn()
        .mockReturnValueOnce(someSettings({ version: 3 }))
        .mockImplementation(api.stored),
    });
    await view.user.click((await row('Invitations')).getByRole('switch', { name: 'On the site' }));
    await view.user.click(await screen.findByRole('button', { name: 'Use the other version' }));
    await waitFor(async () => expect((await row('Invitations')).getByRole('switch')).toBeChecked());
    expect(screen.getByLabelText('From')).toHaveValue('21:00');
    expect(bodies(view)).toHaveLength(1);
    await view.user.click((await row('Invitations')).getByRole('switch'));
    await waitFor(() => expect(bodies(view)[1]).toMatchObject({ version: 4 }));
  });

  it('keep a choice that was not saved, and say so', async () => {
    silent();
    const view = await open({ ...server(someSettings()), [PUT]: refusal(429, 'too-many-requests', 'Wait.') });
    await view.user.click((await row('Invitations')).getByRole('switch', { name: 'On the site' }));
    expect(await screen.findByText('Not saved, kept here', undefined)).toBeVisible();
    expect((await row('Invitations')).getByRole('switch')).not.toBeChecked();
  });

  it('lead to the confirmation of the address and back', async () => {
    await open(server(someSettings({ isConfirmed: false })));
    expect(await screen.findByText('You get no mail yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm the address' })).toHaveAttribute(
      'href',
      '/email-verify?next=%2Fadmin%2Fnotifications%2Fsettings',
    );
  });

  it('say that the site sends no mail', async () => {
    await open(server(someSettings({ sendsMail: false, isConfirmed: false, isStopped: true })));
    expect(await screen.findByText('This site sends no mail')).toBeVisible();
    expect(screen.queryByText('You get no mail yet')).toBeNull();
  });

  it('begin mail again that has stopped', async () => {
    const view = await open({ ...server(someSettings({ isStopped: true })), 'notifications.mail-again': undefined });
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Mail to your address has stopped')).toBeNull());
    expect(view.snackbar).toBe('Mail is sent to your address again.');
  });

  it('offer the button again when this failed', async () => {
    silent();
    const failing = { 'notifications.mail-again': refusal(429, 'too-many-requests', 'Wait a moment.') };
    const view = await open({ ...server(someSettings({ isStopped: true })), ...failing });
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.snackbar).not.toBe(''));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'false'));
  });

  it('ask for the names in the language that the user chooses, and keep what was chosen', async () => {
    const view = await open(server(someSettings()));
    await view.user.click((await row('Invitations')).getByRole('switch', { name: 'On the site' }));
    await act(async () => view.resolve(LanguageStore).choose('ar'));
    await waitFor(() => expect(callsOf(view, GET).at(-1)?.query).toEqual({ language: 'ar' }));
    expect((await row('Invitations')).getByRole('switch')).not.toBeChecked();
  });

  it('are offered again after they did not load', async () => {
    silent();
    let isDown = true;
    const view = await open({
      [GET]: () => {
        if (isDown) throw refusal(429, 'too-many-requests', 'Wait.');
        return someSettings();
      },
    });
    isDown = false;
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Invitations')).toBeVisible();
  });
});

it.each([
  ['Europe/Berlin', 'de', 'Mitteleuropäische Zeit (Europe/Berlin)'],
  ['Africa/Cairo', 'ar', /^توقيت .* \(Africa\/Cairo\)$/],
  ['UTC', 'en', 'UTC'],
])('the time zone %s is called in %s "%s"', (zone, locale, name) => {
  expect(zoneInWords(zone, locale)).toMatch(name);
});
