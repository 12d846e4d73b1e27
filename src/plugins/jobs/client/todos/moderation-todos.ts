import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';

/** Postings with open reports and postings that wait for a review, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const counts = useService(ManagedCountsStore);
  useEffect(() => void counts.show(), [counts]);
  const value = counts.isKnown ? { reported: counts.reported, waiting: counts.of('pending_review') } : undefined;
  return todoNews(
    { status: counts.status, value },
    () => void counts.load(),
    ({ reported, waiting }) => {
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
    },
  );
}
