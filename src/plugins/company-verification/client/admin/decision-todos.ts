import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { countWaitingVerifications } from '../../contract/endpoints.ts';

/** Companies that wait for a decision, for administrators with the duty. The task leads to the one that has waited longest. */
export function useTodos(): TodoNews {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(countWaitingVerifications, { signal }));
  return todoNews(resource, load, ({ count, first }) => [
    {
      id: 'waiting',
      count,
      title: t('todo.title', { count }),
      text: t('todo.text'),
      actions: [
        {
          label: t('todo.action'),
          to: first === null ? href(employerRoutes.companies) : href(employerRoutes.companyView, {}, { id: first }),
        },
      ],
    },
  ]);
}
