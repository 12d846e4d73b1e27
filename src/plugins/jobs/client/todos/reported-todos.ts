import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import type { TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { countManagedJobs } from '../../contract/managing-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Postings with open reports, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const decides = useService(SessionStore).may('job-posting', 'moderate');
  const { resource, load: retry } = useResource(
    async (signal) => (decides ? ((await api.call(countManagedJobs, { signal })).reported ?? 0) : 0),
    String(decides),
  );
  if (resource.status === 'failed') return { status: 'failed', todos: [], retry };
  if (resource.value === undefined) return { status: 'loading', todos: [], retry };
  const count = resource.value;
  const todo = {
    id: 'reported',
    title: t('reports.todo', { count }),
    text: t('reports.todoText'),
    actions: [{ label: t('reports.todoAction'), to: href(jobRoutes.managed, {}, { reported: 'true' }) }],
  };
  return { status: 'ready', todos: count > 0 ? [todo] : [], retry };
}
