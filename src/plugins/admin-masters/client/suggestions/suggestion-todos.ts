import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useShownCount } from '#core/client/nav/cached-count.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { masterParts } from '../../contract/master-entity.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { SuggestionCountStore } from './suggestion-count-store.ts';

/** Texts of users about which the user decides, with a link for each kind. */
export function useTodos(): TodoNews {
  const t = useT('admin-masters');
  const store = useService(SuggestionCountStore);
  const kinds = useContributions(masterParts.part('kind'));
  const hasTexts = useTexts(kinds.map(({ plugin }) => plugin));
  const { resource, load } = useShownCount(store.count);
  if (!hasTexts) return { status: 'loading', todos: [], retry: load };
  return todoNews(resource, load, (count) => {
    const actions = kinds.flatMap(({ thing: { value } }) => {
      const { entity } = value.description;
      const ofKind = store.byKind.find((kind) => kind.entity === entity)?.count ?? 0;
      const to = href(masterRoutes.rows, { entity }, { view: 'suggestions' });
      return ofKind === 0 ? [] : [{ label: t('suggestions.ofKind', { kind: t(`${value.texts}.title`), count: ofKind }), to }];
    });
    return [{ id: 'suggestions', count, title: t('nav.suggestions', { count }), text: t('suggestions.waitingText'), actions }];
  });
}
