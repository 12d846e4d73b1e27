import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Number of postings with an entry of their own. The others are in the list of postings. */
const MOST = 3;

/** Postings that administrators sent back to the company. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource, load: retry } = useResource(
    async (signal) => (await api.call(listManagedJobs, { query: { limit: PAGE_LIMIT.max, status: 'changes_requested' }, signal })).items,
  );
  if (resource.status === 'failed') return { status: 'failed', todos: [], retry };
  if (resource.value === undefined) return { status: 'loading', todos: [], retry };
  const todos = resource.value.slice(0, MOST).map(
    ({ id, title }): Todo => ({
      id,
      title: t('todo.sentBack', { title }),
      text: t('todo.sentBackText'),
      actions: [{ label: t('todo.readWhy'), to: href(jobRoutes.form, {}, { id }) }],
    }),
  );
  const others = resource.value.length - MOST;
  const more: Todo = {
    id: 'more',
    title: t('todo.moreSentBack', { count: others }),
    text: t('todo.sentBackText'),
    actions: [{ label: t('todo.showAll'), to: href(jobRoutes.managed, {}, { status: 'changes_requested' }) }],
  };
  return { status: 'ready', todos: others > 0 ? [...todos, more] : todos, retry };
}
