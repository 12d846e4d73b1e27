import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { isolated } from '#core/contract/isolated.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listAchievements, listMyIssuers } from '../../../contract/issuer-endpoints.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import { achievementAddress, deskAddress } from '../desk-address.ts';

interface IssuerNews {
  readonly issuer: MyIssuer;
  /** An administrator trusts it, and it has no achievement yet. */
  readonly isBlank: boolean;
}

/** Requests of candidates, and companies that may issue but have not described anything. */
export function useTodos(): TodoNews {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const { resource: news, load: retry } = useResource((signal) => readNews(api, signal));
  if (news.status === 'failed') return { status: 'failed', todos: [], retry };
  if (news.value === undefined) return { status: 'loading', todos: [], retry };
  return { status: 'ready', todos: news.value.flatMap((each) => todosOf(each, t)), retry };
}

async function readNews(api: ApiClient, signal: AbortSignal): Promise<readonly IssuerNews[]> {
  const { items } = await api.call(listMyIssuers, { signal });
  return Promise.all(
    items.map(async (issuer) => {
      if (issuer.state !== 'trusted') return { issuer, isBlank: false };
      const achievements = await api.call(listAchievements, { params: { id: issuer.id }, signal });
      return { issuer, isBlank: achievements.items.length === 0 };
    }),
  );
}

function todosOf({ issuer, isBlank }: IssuerNews, t: Translate): readonly Todo[] {
  const { id, companyId, name, openRequests: count } = issuer;
  const company = isolated(name);
  const requests: Todo = {
    id: `requests ${id}`,
    title: t('issuer.todo.requests.title', { count }),
    text: t('issuer.todo.requests.text', { company }),
    actions: [{ label: t('issuer.todo.requests.action'), to: deskAddress(companyId, 'achievements') }],
  };
  const first: Todo = {
    id: `first ${id}`,
    title: t('issuer.todo.first.title'),
    text: t('issuer.todo.first.text', { company }),
    actions: [{ label: t('achievement.new'), to: achievementAddress(id) }],
  };
  return [...(count > 0 ? [requests] : []), ...(isBlank ? [first] : [])];
}
