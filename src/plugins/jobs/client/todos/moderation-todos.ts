import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { countManagedJobs } from '../../contract/managing-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Postings with open reports and postings that wait for a review, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(countManagedJobs, { signal }));
  return todoNews(resource, load, ({ items, reported = 0 }) => {
    const waiting = items.find(({ status }) => status === 'pending_review')?.count ?? 0;
    return [
      {
        id: 'reported',
        count: reported,
        title: t('reports.todo', { count: reported }),
        text: t('reports.todoText'),
        actions: [{ label: t('reports.todoAction'), to: href(jobRoutes.managed, {}, { reported: 'true' }) }],
      },
      {
        id: 'review',
        count: waiting,
        title: t('nav.waiting', { count: waiting }),
        text: t('todo.reviewText'),
        actions: [{ label: t('todo.review'), to: href(jobRoutes.managed, {}, { status: 'pending_review' }) }],
      },
    ];
  });
}
