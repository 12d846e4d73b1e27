import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { countWaitingFeedback } from '../../contract/handling-endpoints.ts';
import { feedbackRoutes } from '../../contract/routes.ts';

/** Feedback that waits for an answer, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(countWaitingFeedback, { signal })).count);
  return todoNews(resource, load, (count) => [
    {
      id: 'waiting',
      count,
      title: t('waiting.count', { count }),
      text: t('waiting.text'),
      actions: [{ label: t('waiting.action'), to: href(feedbackRoutes.list, {}, { sort: 'waiting' }) }],
    },
  ]);
}
