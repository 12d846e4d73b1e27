import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { countWaitingIssuers } from '../../contract/issuer-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';

/** Companies that wait for a decision, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(countWaitingIssuers, { signal })).count);
  return todoNews(resource, load, (count) => [
    {
      id: 'waiting',
      count,
      title: t('admin.waiting', { count }),
      text: t('admin.todo.text'),
      actions: [{ label: t('admin.todo.action'), to: href(passportRoutes.passports, {}, { status: 'waiting' }) }],
    },
  ]);
}
