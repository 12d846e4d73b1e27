import { screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { formatter } from '#core/client/i18n/format.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { listOwnViews } from '../../contract/view-as-endpoints.ts';
import type { OwnView } from '../../contract/view-as-schemas.ts';
import { usersClientPlugin } from '../users.client-plugin.ts';
import { OwnViews } from './OwnViews.tsx';

function AccountPage(): JSX.Element {
  return (
    <>
      <h1>Account</h1>
      <PluginPart plugin="users" what="users.own-views" load={async () => OwnViews} given={{}} placeholder={false} />
    </>
  );
}

const account = onePage('panel', '/panel', AccountPage);

const open = (answer: unknown): Promise<View> =>
  renderPlugin([...standIns(usersClientPlugin), usersClientPlugin, account], {
    at: '/panel',
    as: 'candidate',
    api: { [listOwnViews.id]: answer },
  });

const START = '2026-03-01T09:00:00.000Z';
const END = '2026-03-01T09:12:00.000Z';
const views: readonly OwnView[] = [
  { id: 'open', startedAt: END, endedAt: null },
  { id: 'over', startedAt: START, endedAt: END },
];

it('the list of views on the account page says when and that there was a reason', async () => {
  await open({ items: views });
  const panel = await screen.findByRole('region', { name: 'Seen by administrators' });
  const { dateTime } = formatter('en');
  const rows = within(panel).getAllByRole('listitem');
  const by = 'By an administrator, who gave a reason';
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Since ${dateTime(END)}${by}`,
    `From ${dateTime(START)} to ${dateTime(END)}${by}`,
  ]);
});

it('the list of views on the account page is absent for a user as whom no administrator saw the site', async () => {
  const view = await open({ items: [] });
  await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain(listOwnViews.id));
  expect(screen.queryByRole('region')).toBeNull();
});

it('the list of views on the account page offers to load it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const view = await open(() => {
    if (isDown) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
    return { items: views };
  });
  isDown = false;
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
