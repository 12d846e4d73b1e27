import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { SavedSearchesStore } from './saved-searches-store.ts';

/** Number of searches with an entry of their own. The others are on the page of saved searches. */
const MOST = 3;

/** Saved searches that found something new. The page of the search marks them as seen. */
export function useTodos(): TodoNews {
  const t = useT('job-search');
  const { items, status, load } = useService(SavedSearchesStore);
  useEffect(() => void load(), [load]);
  const retry = (): void => void load();
  if (status === 'failed') return { status: 'failed', todos: [], retry };
  if (items === undefined) return { status: 'loading', todos: [], retry };
  const news = items.filter(({ fresh }) => fresh.count > 0);
  const todos = news.slice(0, MOST).map(
    ({ id, name, terms, fresh: { count, more } }): Todo => ({
      id,
      title: t(more ? 'saved.newForMore' : 'saved.newFor', { name, count }),
      text: t('saved.todoText'),
      actions: [{ label: t('saved.look'), to: href(jobRoutes.search, {}, { ...terms }) }],
    }),
  );
  const others = news.length - MOST;
  const rest: Todo = {
    id: 'more',
    title: t('saved.moreSearches', { count: others }),
    text: t('saved.todoText'),
    actions: [{ label: t('jobs:todo.showAll'), to: href(savedRoutes.list) }],
  };
  return { status: 'ready', todos: others > 0 ? [...todos, rest] : todos, retry };
}
