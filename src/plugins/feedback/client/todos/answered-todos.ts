import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { openView } from '#core/client/http/open-view.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { isolated } from '#core/contract/isolated.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listMyFeedback } from '../../contract/endpoints.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';

/** Number of items with an entry of their own. The others are in the list of one's own feedback. */
const MOST = 3;

/** Number of characters of the text by which the sender recognizes the feedback. */
const EXCERPT = 80;

/** The user's feedback with an answer that was not opened yet. */
export function useTodos(): TodoNews {
  const t = useT('feedback');
  const api = useService(ApiClient);
  const { resource: unread, load: retry } = useResource(async (signal): Promise<readonly OwnFeedback[]> => {
    // Messages are not shown while an administrator sees the site as another person.
    if (openView() !== undefined) return [];
    return (await api.call(listMyFeedback, { query: { limit: PAGE_LIMIT.max, unread: true }, signal })).items;
  });
  if (unread.status === 'failed') return { status: 'failed', todos: [], retry };
  if (unread.value === undefined) return { status: 'loading', todos: [], retry };
  const todos = unread.value.slice(0, MOST).map(
    ({ id, excerpt }): Todo => ({
      id,
      title: t('todo.answered.title'),
      text: t('todo.answered.text', { text: isolated(shortened(excerpt)) }),
      actions: [{ label: t('todo.answered.action'), to: href(feedbackRoutes.form, {}, { id }) }],
    }),
  );
  const others = unread.value.length - MOST;
  const more: Todo = {
    id: 'more',
    title: t('todo.more.title', { count: others }),
    text: t('todo.more.text'),
    actions: [{ label: t('todo.more.action'), to: href(feedbackRoutes.list, {}, { mine: '1' }) }],
  };
  return { status: 'ready', todos: others > 0 ? [...todos, more] : todos, retry };
}

/** The first characters, cut between code points. */
function shortened(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ')];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT - 1).join('')}…` : characters.join('');
}
