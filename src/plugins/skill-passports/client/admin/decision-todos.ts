import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useShownCount } from '#core/client/nav/cached-count.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { WaitingIssuersStore } from './waiting-issuers-store.ts';

/** Companies that wait for a decision, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('skill-passports');
  const { resource, load } = useShownCount(useService(WaitingIssuersStore).count);
  return todoNews(resource, load, (count) => [
    {
      id: 'waiting',
      count,
      title: t('nav.waiting', { count }),
      text: t('admin.todo.text'),
      actions: [{ label: t('admin.todo.action'), to: href(passportRoutes.passports, {}, { status: 'waiting' }) }],
    },
  ]);
}
