import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** So many postings stand on their own; the others are reached through the list. */
const MOST = 3;

/** Postings with applicants whom nobody has looked at yet. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource: managed, load: retry } = useResource(async (signal) => {
    return (await api.call(listManagedJobs, { query: { limit: PAGE_LIMIT.max }, signal })).items;
  });
  if (managed.status === 'failed') return { status: 'failed', todos: [], retry };
  if (managed.value === undefined) return { status: 'loading', todos: [], retry };
  const waiting = managed.value.filter(({ applicants }) => applicants.new > 0);
  const todos = waiting.slice(0, MOST).map(
    ({ id, title, applicants }): Todo => ({
      id,
      title: t('todo.applicants.title', { count: applicants.new, job: title }),
      text: t('todo.applicants.text'),
      actions: [{ label: t('todo.applicants.action'), to: href(jobRoutes.applicants, { jobId: id }) }],
    }),
  );
  const more: Todo = {
    id: 'more',
    title: t('todo.more.title', { count: waiting.length - MOST }),
    text: t('todo.more.text'),
    actions: [{ label: t('todo.more.action'), to: href(jobRoutes.managed) }],
  };
  return { status: 'ready', todos: waiting.length > MOST ? [...todos, more] : todos, retry };
}
