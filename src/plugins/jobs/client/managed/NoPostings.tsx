import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { PostingSide } from '../moves/posting-actions.ts';
import { isFiltered, type ShownFilters } from './managed-filters.ts';
import { NewPosting } from './NewPosting.tsx';

interface NoPostingsProps {
  readonly shown: ShownFilters;
  readonly side: PostingSide;
}

/** Shown in place of the rows: nothing matches the filters, or there is no posting yet. */
export function NoPostings({ shown, side }: NoPostingsProps): JSX.Element {
  const t = useT('jobs');
  if (isFiltered(shown)) {
    const { q, reported } = shown;
    const clear = <ButtonLink to={href(jobRoutes.managed)}>{t('core:filters.clear')}</ButtonLink>;
    return (
      <EmptyState
        art={<SearchArt />}
        title={t(reported !== undefined && q === undefined ? 'reports.none' : 'managed.noneFound')}
        action={clear}
      />
    );
  }
  if (side === 'moderator') return <EmptyState title={t('managed.noneAll')}>{t('managed.noneAllHelp')}</EmptyState>;
  return (
    <EmptyState title={t('managed.none')} action={<NewPosting />}>
      {t('managed.noneHelp')}
    </EmptyState>
  );
}
