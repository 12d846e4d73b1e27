import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import type { ExplainedAccess } from '../../contract/access-schemas.ts';
import { type AccessRule, MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params } from '../testing/open-masters.ts';

const ADA = { id: '018f0000-0000-7000-8000-00000000000a', name: 'Ada Palmer', email: 'ada@example.org' };
const NAMELESS = { id: '018f0000-0000-7000-8000-00000000000b', name: '', email: 'new@example.org' };

const explained = (rules: Partial<Record<MasterAction, readonly AccessRule[]>>): ExplainedAccess => ({
  name: 'Ada Palmer',
  actions: MASTER_ACTIONS.map((action) => ({ action, rules: rules[action] ?? [] })),
});

const openSearch = async (replies = {}): Promise<View> => {
  const view = await open(href(masterRoutes.access, params), {
    'users.list-users': { items: [ADA, NAMELESS], nextCursor: null },
    'admin-masters.explain-access': explained({}),
    ...replies,
  });
  await view.user.type(await screen.findByRole('searchbox', { name: 'Name or email of a person' }), 'ada ');
  return view;
};
const right = (name: string): HTMLElement => {
  const item = within(screen.getByRole('region', { name: 'Rights of Ada Palmer' }))
    .getByText(name)
    .closest('li');
  if (item === null) throw new Error(`"${name}" is not in the list.`);
  return item;
};

describe('what a person may do', () => {
  it('is explained for each right, with all the rules that give it', async () => {
    const view = await openSearch({
      'admin-masters.explain-access': explained({
        read: [{ kind: 'duty' }, { kind: 'group', name: 'Editors' }],
        create: [{ kind: 'role', role: 'employer' }],
        merge: [{ kind: 'full-admin' }],
      }),
    });
    await view.user.click(await screen.findByRole('radio', { name: 'Ada Palmer' }));
    await screen.findByRole('region', { name: 'Rights of Ada Palmer' });
    expect(right('Read')).toHaveTextContent('Readallowedduty “Master data”, group “Editors”');
    expect(right('Add')).toHaveTextContent('Addallowedrole “Employers”');
    expect(right('Merge')).toHaveTextContent('Mergeallowedfull administrator');
    expect(right('Delete')).toHaveTextContent('Deletedenied');
    const asked = view.api.calls.find(({ id }) => id === 'admin-masters.explain-access');
    expect(asked?.params).toEqual({ entity: 'colours', userId: ADA.id });
  });

  it('is searched once the user stops typing, among users of all roles', async () => {
    const view = await openSearch();
    expect(await screen.findByText('2 people shown')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'new@example.org' })).toBeVisible();
    const searches = view.api.calls.filter(({ id }) => id === 'users.list-users').map(({ query }) => query);
    expect(searches.at(-1)).toEqual({ q: 'ada', sort: 'name', limit: 8 });
  });

  it('is chosen with the keyboard', async () => {
    const view = await openSearch();
    await screen.findByRole('radio', { name: 'Ada Palmer' });
    await view.user.tab();
    await view.user.keyboard(' ');
    expect(await screen.findByRole('region', { name: 'Rights of Ada Palmer' })).toBeVisible();
  });

  it('says when no one matches', async () => {
    await openSearch({ 'users.list-users': { items: [], nextCursor: null } });
    expect(await screen.findByText('No person found')).toBeVisible();
  });

  it.each([
    ['the search', 'users.list-users', 'The people did not load.'],
    ['the explanation', 'admin-masters.explain-access', 'The rights did not load.'],
  ])('can be asked again when %s fails', async (_what, endpoint, words) => {
    let isAway = true;
    const answer = endpoint === 'users.list-users' ? { items: [ADA], nextCursor: null } : explained({});
    const view = await openSearch({
      [endpoint]: () => {
        if (isAway) throw refusal(500, 'internal', 'It failed.');
        return answer;
      },
    });
    if (endpoint !== 'users.list-users') await view.user.click(await screen.findByRole('radio', { name: 'Ada Palmer' }));
    expect(await screen.findByText(words)).toBeVisible();
    isAway = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    if (endpoint === 'users.list-users') await view.user.click(await screen.findByRole('radio', { name: 'Ada Palmer' }));
    expect(await screen.findByRole('region', { name: 'Rights of Ada Palmer' })).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is asked again after the permissions were saved', async () => {
    const view = await openSearch({ 'admin-masters.save-access': { grants: {}, version: 5, groups: [] } });
    await view.user.click(await screen.findByRole('radio', { name: 'Ada Palmer' }));
    await screen.findByRole('region', { name: 'Rights of Ada Palmer' });
    await view.user.click(screen.getByRole('checkbox', { name: 'Employers: Read' }));
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    expect(view.api.calls.filter(({ id }) => id === 'admin-masters.explain-access')).toHaveLength(2);
  });
});
