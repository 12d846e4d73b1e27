import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEdition, useEntities } from '#core/client/lists/use-entities.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoButton, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { daysLeft, isNear } from '../../contract/days-left.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { managedJobs } from '../moves/managed-jobs.ts';
import { actionsFor } from '../moves/posting-actions.ts';
import { PostingMovesStore } from '../moves/posting-moves-store.ts';
import { MoveTasks } from './MoveTasks.tsx';

/** Number of postings with an entry of their own. The others are in the list of postings. */
const MOST = 3;

const CHOICES = ['renew', 'close'] as const;

/** Published postings that expire within a week. They are renewed or closed in place. */
export function useTodos(): TodoNews {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const moves = useService(PostingMovesStore);
  const { resource, load: retry } = useResource(async (signal) => {
    const { items } = await api.call(listManagedJobs, { query: { limit: PAGE_LIMIT.max, status: 'published', sort: 'expiry' }, signal });
    return items.filter(({ expiresAt }) => expiresAt !== null && isNear(expiresAt));
  });
  useEdition(useEntities(managedJobs), retry);
  if (resource.status === 'failed') return { status: 'failed', todos: [], retry };
  if (resource.value === undefined) return { status: 'loading', todos: [], retry };
  // The posting may be newer than the task on screen.
  const ask = (action: (typeof CHOICES)[number], id: string): void => {
    const job = resource.value?.find((one) => one.id === id);
    if (job !== undefined) moves.ask(action, [job]);
  };
  const buttonOf = (action: (typeof CHOICES)[number], { id, title }: ManagedJob): TodoButton => ({
    label: t(`moves.action.${action}`),
    description: t(`todo.${action}Named`, { title }),
    onPress: () => ask(action, id),
  });
  const todos = resource.value.slice(0, MOST).map((job): Todo => {
    const days = daysLeft(job.expiresAt ?? '');
    const possible = actionsFor(job, 'member');
    return {
      id: job.id,
      title: days < 1 ? t('todo.expiresToday', { title: job.title }) : t('todo.expires', { title: job.title, count: days }),
      text: t(possible.includes('renew') ? 'todo.expiresText' : 'todo.lastExpiryText'),
      actions: CHOICES.filter((action) => possible.includes(action)).map((action) => buttonOf(action, job)),
    };
  });
  const others = resource.value.length - MOST;
  const more: Todo = {
    id: 'more',
    title: t('todo.moreExpire', { count: others }),
    text: t('todo.moreExpireText'),
    actions: [{ label: t('todo.showAll'), to: href(jobRoutes.managed, {}, { status: 'published', sort: 'expiry' }) }],
  };
  return { status: 'ready', todos: others > 0 ? [...todos, more] : todos, retry };
}

/** The dialogs of the tasks. */
export const Dialogs = MoveTasks;
