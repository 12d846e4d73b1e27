import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Suggests to post the first job, once the employer has a company. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource, load: retry } = useResource(async (signal) => {
    const { items } = await api.call(listManagedJobs, { query: { limit: 1 }, signal });
    return items.length === 0 && (await api.call(listMyCompanies, { signal })).items.length > 0;
  });
  if (resource.status === 'failed') return { status: 'failed', todos: [], retry };
  if (resource.value === undefined) return { status: 'loading', todos: [], retry };
  const first: Todo = {
    id: 'first',
    title: t('todo.firstTitle'),
    text: t('todo.firstText'),
    actions: [{ label: t('managed.new'), to: href(jobRoutes.form) }],
  };
  return { status: 'ready', todos: resource.value ? [first] : [], retry };
}
