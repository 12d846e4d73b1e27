import { act, screen, waitFor, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { type ComponentType, type JSX, useEffect } from 'react';
import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { dashboardTodos, type Todo, type TodoNews } from '../contract/todos.ts';
import { dashboardWidgets, type WidgetProps } from '../contract/widgets.ts';
import { dashboardClientPlugin } from './dashboard.client-plugin.ts';

const Choose = () => <h1>Choose</h1>;
const Good = () => <p>All is well.</p>;
const Renamed = ({ onTitle }: WidgetProps): JSX.Element => {
  useEffect(() => onTitle('News for you'), [onTitle]);
  return <p>Fresh.</p>;
};
const Secret = () => <p>For administrators.</p>;
const Broken = (): JSX.Element => {
  throw new Error('broken on purpose');
};

const widget = (id: string, audience: readonly Role[], Widget: ComponentType<WidgetProps>, size: 'normal' | 'wide' = 'normal') =>
  dashboardWidgets.add(`news.${id}`, 10, { title: `news:${id}`, audience, size, load: async () => ({ Widget }) });

const news = defineClientPlugin({
  id: 'news',
  requires: ['dashboard'],
  locales: { en: async () => ({ default: { good: 'Good news', broken: 'Broken news', renamed: 'Old news', secret: 'Secret news' } }) },
  contributes: [
    widget('good', ['candidate', 'employer'], Good),
    widget('broken', ['candidate'], Broken),
    widget('renamed', ['employer'], Renamed, 'wide'),
    widget('secret', ['admin'], Secret),
  ],
});
const choice = defineClientPlugin({
  id: 'choice',
  pages: [
    { route: routeRef('choice.role', ADDRESSES.chooseRole), layout: 'none', open: 'a stand-in', load: async () => ({ Page: Choose }) },
  ],
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const useNoTodos = (): TodoNews => ({ status: 'ready', todos: [], retry: () => undefined });

describe('the dashboard', () => {
  it.each(['admin', 'candidate', 'employer'] as const)('of the role "%s" opens at the common address', async (role) => {
    const view = await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard', as: role });
    await waitFor(() => expect(view.address).toBe(`/admin/dashboard/dashboard-${role}`));
  });

  it('sends a user without a role to the choice of one', async () => {
    const view = await renderPlugin([dashboardClientPlugin, choice], { at: '/admin/dashboard', as: 'newcomer' });
    await waitFor(() => expect(view.heading).toBe('Choose'));
  });

  it('refuses a user of another role and names the required role', async () => {
    await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard/dashboard-admin', as: 'candidate' });
    expect(screen.getByText('This page is for: Administrator.')).toBeVisible();
  });

  it("shows the panels of the user's role, and a broken panel does not affect the others", async () => {
    await renderPlugin([dashboardClientPlugin, news], { at: '/admin/dashboard/dashboard-candidate', as: 'candidate' });
    expect(await screen.findByText('All is well.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Broken news' })).toHaveTextContent('This did not load.');
    expect(screen.queryByText('Secret news')).toBeNull();
  });

  it.each([true, false])('loads panels and tasks only for users with their ability (%s)', async (isAllowed) => {
    const ability = { subject: 'bed', action: 'list' };
    const load = jest.fn(async () => ({ Widget: Good }));
    const loadTodos = jest.fn(async () => ({ useTodos: useNoTodos }));
    const garden = defineClientPlugin({
      id: 'garden',
      requires: ['dashboard'],
      locales: { en: async () => ({ default: { beds: 'Beds' } }) },
      contributes: [
        dashboardWidgets.add('garden.beds', 10, { title: 'garden:beds', audience: ['admin'], ability, size: 'wide', load }),
        dashboardTodos.add('garden.beds', 10, { audience: ['admin'], ability, load: loadTodos }),
      ],
    });
    const abilities = isAllowed ? ['bed:list'] : ['bed:read'];
    await renderPlugin([dashboardClientPlugin, garden], { at: '/admin/dashboard/dashboard-admin', as: 'admin', me: { abilities } });
    expect(await screen.findByText('You have no open tasks today.')).toBeVisible();
    expect(screen.queryAllByText('Beds')).toHaveLength(isAllowed ? 1 : 0);
    expect([load.mock.calls.length > 0, loadTodos.mock.calls.length > 0]).toEqual([isAllowed, isAllowed]);
  });

  it('shows its panels when the tasks above them are known, so that no panel moves', async () => {
    const tasks = observable.box<TodoNews>({ status: 'loading', todos: [], retry: () => undefined });
    const late = defineClientPlugin({
      id: 'late',
      requires: ['dashboard'],
      contributes: [dashboardTodos.add('late.tasks', 10, { audience: ['candidate'], load: async () => ({ useTodos: () => tasks.get() }) })],
    });
    await renderPlugin([dashboardClientPlugin, news, late], { at: '/admin/dashboard/dashboard-candidate', as: 'candidate' });
    const panel = await screen.findByText('All is well.');
    expect(panel.closest('[inert]')).not.toBeNull();
    act(() => runInAction(() => tasks.set({ status: 'ready', todos: [], retry: () => undefined })));
    await waitFor(() => expect(panel.closest('[inert]')).toBeNull());
  });

  it('does not wait longer than three seconds for a part', async () => {
    const slow = defineClientPlugin({
      id: 'slow',
      requires: ['dashboard'],
      contributes: [dashboardTodos.add('slow.tasks', 10, { audience: ['candidate'], load: () => new Promise(() => undefined) })],
    });
    jest.useFakeTimers({ advanceTimers: true });
    await renderPlugin([dashboardClientPlugin, news, slow], { at: '/admin/dashboard/dashboard-candidate', as: 'candidate' });
    const panel = await screen.findByText('All is well.');
    expect(panel.closest('[inert]')).not.toBeNull();
    act(() => void jest.advanceTimersByTime(3000));
    expect(panel.closest('[inert]')).toBeNull();
    jest.useRealTimers();
  });

  it('shows wide panels before small ones, and the title that a panel gives itself', async () => {
    await renderPlugin([dashboardClientPlugin, news], { at: '/admin/dashboard/dashboard-employer', as: 'employer' });
    expect(await screen.findByText('Fresh.')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['News for you', 'Good news']);
  });

  it('greets a user by a short name', async () => {
    await renderPlugin([dashboardClientPlugin], {
      at: '/admin/dashboard/dashboard-employer',
      as: 'employer',
      me: { name: 'Ada King Lovelace' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Ada\.$/);
  });

  it('says so when there is nothing to show', async () => {
    await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard/dashboard-employer', as: 'employer' });
    expect(screen.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  });
});

/** A plugin with a source of tasks. */
function aFinder(id: string, audience: readonly Role[], useTodos: () => TodoNews) {
  return defineClientPlugin({
    id,
    requires: ['dashboard'],
    contributes: [dashboardTodos.add(`${id}.found`, 10, { audience, load: async () => ({ useTodos }) })],
  });
}

const aTodo = (title: string): Todo => ({ id: title, title, text: 'It waits.', actions: [{ label: `Do: ${title}`, to: '/there' }] });
const retry = () => undefined;
const open = (plugins: readonly ClientPlugin[]) =>
  renderPlugin([dashboardClientPlugin, ...plugins], { at: '/admin/dashboard/dashboard-candidate', as: 'candidate' });

describe('the tasks', () => {
  const one = aFinder('one', ['candidate'], () => ({ status: 'ready', todos: [aTodo('Answer'), aTodo('Choose')], retry }));
  const two = aFinder('two', ['candidate'], () => ({ status: 'ready', todos: [aTodo('Read')], retry }));
  const foreign = aFinder('zoo', ['employer'], () => ({ status: 'ready', todos: [aTodo('Hire')], retry }));

  it('are counted and listed first with their actions, by source', async () => {
    await open([one, two, foreign]);
    expect(await screen.findByText('You have 3 open tasks.')).toBeVisible();
    const entries = within(screen.getByRole('region', { name: 'What to do next' })).getAllByRole('heading', { level: 2 });
    expect(entries.map((entry) => entry.textContent)).toEqual(['Answer', 'Choose', 'Read']);
    expect(screen.getByRole('link', { name: 'Do: Choose' })).toHaveAttribute('href', '/there');
  });

  it('are done in place by a button, whose dialog the source shows', async () => {
    const pressed = jest.fn();
    const actions = [{ label: 'Renew', description: 'Renew “Pump engineer”', onPress: pressed }];
    const todo: Todo = { id: 'renew', title: 'It expires', text: 'Soon.', actions };
    const news = (): TodoNews => ({ status: 'ready', todos: [todo], retry });
    const source = { audience: ['candidate'] as const, load: async () => ({ useTodos: news, Dialogs: Good }) };
    const contributes = [dashboardTodos.add('in-place.todo', 10, source)];
    const view = await open([defineClientPlugin({ id: 'in-place', requires: ['dashboard'], contributes })]);
    await view.user.click(await screen.findByRole('button', { name: 'Renew “Pump engineer”' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(screen.getByText('All is well.')).toBeVisible();
  });

  it('show a message when there are none', async () => {
    await open([foreign]);
    expect(await screen.findByText('You have no open tasks today.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
  });

  it('are not counted before every source has answered', async () => {
    await open([one, aFinder('slow', ['candidate'], () => ({ status: 'loading', todos: [], retry }))]);
    expect(await screen.findByRole('heading', { name: 'Answer' })).toBeVisible();
    expect(screen.queryByText('You have 2 open tasks.')).toBeNull();
  });

  it('are shown when a source failed, and that source can be retried', async () => {
    const again = jest.fn();
    const view = await open([one, aFinder('away', ['candidate'], () => ({ status: 'failed', todos: [], retry: again }))]);
    expect(await screen.findByText('Some of your tasks did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Answer' })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('are shown when a source throws an error', async () => {
    const broken = aFinder('broken', ['candidate'], () => {
      throw new Error('broken on purpose');
    });
    await open([one, broken]);
    expect(await screen.findByRole('heading', { name: 'Answer' })).toBeVisible();
    expect(await screen.findByText('Some of your tasks did not load.')).toBeVisible();
  });
});
