import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { countSuggestions } from '../../contract/endpoints.ts';
import { masterParts } from '../../contract/master-entity.ts';
import { masterRoutes } from '../../contract/routes.ts';

/** Texts of users about which the user decides, with a link for each kind. */
export function useTodos(): TodoNews {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const kinds = useContributions(masterParts.part('kind'));
  const hasTexts = useTexts(kinds.map(({ plugin }) => plugin));
  const { resource, load } = useResource(async (signal) => (await api.call(countSuggestions, { signal })).items);
  if (!hasTexts) return { status: 'loading', todos: [], retry: load };
  return todoNews(resource, load, (counts) => {
    const count = counts.reduce((sum, kind) => sum + kind.count, 0);
    const actions = kinds.flatMap(({ thing: { value } }) => {
      const { entity } = value.description;
      const ofKind = counts.find((kind) => kind.entity === entity)?.count ?? 0;
      const to = href(masterRoutes.rows, { entity }, { view: 'suggestions' });
      return ofKind === 0 ? [] : [{ label: t('suggestions.ofKind', { kind: t(`${value.texts}.title`), count: ofKind }), to }];
    });
    return [{ id: 'suggestions', count, title: t('suggestions.waiting', { count }), text: t('suggestions.waitingText'), actions }];
  });
}
