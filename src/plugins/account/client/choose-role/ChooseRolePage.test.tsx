import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { chooseRole } from '../../contract/endpoints.ts';
import { rolePlaces } from '../../contract/role-places.ts';
import { accountClientPlugin } from '../account.client-plugin.ts';

const FirstStep = () => <h1>Add your company</h1>;
const Dashboard = () => <h1>Dashboard</h1>;

const firstStep = routeRef('firm.first-step', '/first-step');
const firm = defineClientPlugin({
  id: 'firm',
  requires: ['account'],
  pages: [{ route: firstStep, layout: 'none', guards: ['role:employer'], load: async () => ({ Page: FirstStep }) }],
  contributes: [rolePlaces.add('firm.first', 10, { role: 'employer', afterChoice: firstStep })],
});
const home = defineClientPlugin({
  id: 'home',
  pages: [
    {
      route: routeRef('home.dashboard', ADDRESSES.dashboard),
      layout: 'none',
      guards: ['auth'],
      load: async () => ({ Page: Dashboard }),
    },
  ],
});

const accepted: FakeReplies = { [chooseRole.id]: ({ body }: { body: { role: 'candidate' | 'employer' } }) => testPerson(body.role) };

function open(api: FakeReplies = accepted, more: readonly ClientPlugin[] = [], at: string = ADDRESSES.chooseRole): Promise<View> {
  return renderPlugin([accountClientPlugin, home, ...more], { at, as: 'newcomer', api });
}

const goOn = (): HTMLElement => screen.getByRole('button', { name: 'Continue' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('choosing a role', () => {
  it('is the last of the steps to an account', async () => {
    await open();
    expect(screen.getByText('Step 4 of 4')).toBeVisible();
  });

  it('proposes the role that the page needs for which the user signed up, and no role otherwise', async () => {
    await open(accepted, [firm], `${ADDRESSES.chooseRole}?next=%2Ffirst-step`);
    expect(screen.getByRole('radio', { name: /hiring/ })).toBeChecked();
    cleanup();
    await open(accepted, [firm], `${ADDRESSES.chooseRole}?next=%2Fnowhere`);
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  });

  it('makes the user a candidate and opens the dashboard', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('radio', { name: /looking for work/ }));
    await view.user.click(goOn());
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
    expect(view.api.calls.at(-1)).toMatchObject({ id: chooseRole.id, body: { role: 'candidate' } });
  });

  it('opens the page that a plugin registers for the role', async () => {
    const view = await open(accepted, [firm]);
    await view.user.click(screen.getByRole('radio', { name: /I'm hiring/ }));
    await view.user.click(goOn());
    await waitFor(() => expect(view.heading).toBe('Add your company'));
  });

  it('passes the page that the user asked for on to the page of the role', async () => {
    const view = await open(accepted, [firm], `${ADDRESSES.chooseRole}?next=%2Fjobs%3Fq%3DNurse`);
    await view.user.click(screen.getByRole('radio', { name: /I'm hiring/ }));
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/first-step?next=%2Fjobs%3Fq%3DNurse'));
  });

  it.each([
    ['%2Fadmin%2Faccount', '/admin/account'],
    ['%2Ffirst-step', ADDRESSES.dashboard],
  ])('without a page of the role opens the page that the user asked for, if the role may open it: %s', async (next, page) => {
    const view = await open(accepted, [firm], `${ADDRESSES.chooseRole}?next=${next}`);
    await view.user.click(screen.getByRole('radio', { name: /looking for work/ }));
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe(page));
  });

  it('asks for a choice before it sends a request', async () => {
    const view = await open();
    await view.user.click(goOn());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the two.');
    expect(view.api.calls.map(({ id }) => id)).not.toContain(chooseRole.id);
  });

  it('says why the choice was not saved, and keeps it', async () => {
    const view = await open({
      [chooseRole.id]: refusal(409, 'account.role-chosen', 'You have already chosen your role.'),
    });
    await view.user.click(screen.getByRole('radio', { name: /looking for work/ }));
    await view.user.click(goOn());
    expect(await screen.findByText('You have already chosen your role.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /looking for work/ })).toBeChecked();
  });

  it('is not offered to a user who has a role', async () => {
    const view = await renderPlugin([accountClientPlugin, home], { at: ADDRESSES.chooseRole, as: 'candidate' });
    expect(view.heading).toBe('Dashboard');
  });
});
