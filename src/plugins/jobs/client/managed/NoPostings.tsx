import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import type { PostingSide } from '../moves/posting-actions.ts';
import type { ShownManaged } from './managed-list.ts';
import { NewPosting } from './NewPosting.tsx';

interface NoPostingsProps {
  readonly list: ShownManaged;
  readonly side: PostingSide;
}

/** Shown in place of the rows: nothing matches the filters, or there is no posting yet. */
export function NoPostings({ list, side }: NoPostingsProps): JSX.Element {
  const t = useT('jobs');
  const { q, reported } = list.values;
  if (list.isFiltered) {
    const noneFound = t(reported !== undefined && q === undefined ? 'reports.none' : 'managed.noneFound');
    return <NoRows list={list} none={noneFound} noneFound={noneFound} />;
  }
  if (side === 'moderator') return <EmptyState title={t('managed.noneAll')}>{t('managed.noneAllHelp')}</EmptyState>;
  return (
    <EmptyState title={t('managed.none')} action={<NewPosting />}>
      {t('managed.noneHelp')}
    </EmptyState>
  );
}
