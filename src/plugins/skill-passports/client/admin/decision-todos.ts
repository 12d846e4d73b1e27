import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { isolated } from '#core/client/i18n/isolated.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import type { Issuer } from '../../contract/issuer.ts';
import { listIssuers } from '../../contract/issuer-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';

/** Number of companies that the task names. */
const MOST = 3;

/** Companies that wait for a decision, for administrators with the duty. */
export function useTodos(): TodoNews {
  const t = useT('skill-passports');
  const format = useFormat();
  const api = useService(ApiClient);
  const decides = useService(SessionStore).may('credential-issuer', 'decide');
  const { resource: waiting, load: retry } = useResource(async (signal): Promise<readonly Issuer[]> => {
    if (!decides) return [];
    return (await api.call(listIssuers, { query: { status: 'pending', limit: PAGE_LIMIT.max }, signal })).items;
  }, String(decides));
  if (waiting.status === 'failed') return { status: 'failed', todos: [], retry };
  if (waiting.value === undefined) return { status: 'loading', todos: [], retry };
  const count = waiting.value.length;
  if (count === 0) return { status: 'ready', todos: [], retry };
  const names = waiting.value.slice(0, MOST).map(({ name }) => isolated(name));
  const todo: Todo = {
    id: 'pending',
    title: t('admin.todo.title', { count }),
    text: t('admin.todo.text', { names: format.list(names) }),
    actions: [{ label: t('admin.todo.action'), to: href(passportRoutes.passports, {}, { status: 'pending' }) }],
  };
  return { status: 'ready', todos: [todo], retry };
}
