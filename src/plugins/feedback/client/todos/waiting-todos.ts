import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useShownCount } from '#core/client/nav/cached-count.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { WaitingCountStore } from '../handling/waiting-count-store.ts';

/** Feedback that waits for an answer, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('feedback');
  const { resource, load } = useShownCount(useService(WaitingCountStore).count);
  return todoNews(resource, load, (count) => [
    {
      id: 'waiting',
      count,
      title: t('nav.waiting', { count }),
      text: t('waiting.text'),
      actions: [{ label: t('waiting.action'), to: href(feedbackRoutes.list, {}, { sort: 'waiting' }) }],
    },
  ]);
}
