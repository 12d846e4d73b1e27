import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PillLink } from '#core/client/ui/PillLink.tsx';
import { WordSearch } from '#core/client/ui/search-page/WordSearch.tsx';
import { href } from '#core/contract/route-ref.ts';
import { STANDINGS, type Standing } from '../../contract/application.ts';
import { countOwnApplications } from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { type appliedList, MOST_WORDS } from './applied-list.ts';
import * as styles from './AppliedFilters.module.css';

interface AppliedFiltersProps {
  readonly list: ShownListOf<typeof appliedList>;
}

/** The words of the search, and all, active, late and ended applications with their numbers. */
export function AppliedFilters({ list }: AppliedFiltersProps): JSX.Element {
  const t = useT('applications');
  return (
    <div className={styles.filters}>
      <WordSearch
        label={t('applied.search')}
        icon={SearchIcon}
        action={t('applied.searchAction')}
        words={list.values.q}
        maxLength={MOST_WORDS}
        onSearch={(q) => list.change({ q }, { replace: true })}
      />
      <StandingLinks list={list} />
    </div>
  );
}

/** Without the numbers, the links still work. */
const StandingLinks = observer(function StandingLinks({ list }: AppliedFiltersProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const api = useService(ApiClient);
  const { q, standing: chosen } = list.values;
  const { resource } = useResource((signal) => api.call(countOwnApplications, { query: { ...(q && { q }) }, signal }), q ?? '');
  const counts = resource.value;
  const link = (name: string, standing?: Standing): JSX.Element => (
    <PillLink
      key={standing}
      to={href(applicationRoutes.applied, {}, { ...(q && { q }), ...(standing && { standing }) })}
      name={name}
      count={counts && format.number(counts[standing ?? 'all'])}
      isShown={chosen === standing}
    />
  );
  return (
    <nav className="pill-links" aria-label={t('applied.standings')}>
      {link(t('applied.standing.all'))}
      {STANDINGS.map((standing) => link(t(`applied.standing.${standing}`), standing))}
    </nav>
  );
});
