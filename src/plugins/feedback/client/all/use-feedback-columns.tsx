import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column, ListSort } from '#core/client/ui/data-list/column.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { FeedbackFilters, ListedFeedback } from '../../contract/handling-schemas.ts';
import { BEST_RATING } from '../handling/best-rating.ts';
import { StateBadge } from '../handling/StateField.tsx';
import { useLanguageName } from '../handling/use-language-name.ts';
import * as styles from './all.module.css';

/** The direction of each order of the server. `waiting` has the oldest first. */
export const DIRECTIONS: Readonly<Record<FeedbackFilters['sort'], ListSort['direction']>> = { newest: 'desc', waiting: 'asc' };

/**
 * The columns of the list. The ids of the sortable ones are the orders of the server. The title has the number, the kind, the rating and the
 * tags, which users can also show as columns.
 */
export function useFeedbackColumns(): readonly Column<ListedFeedback>[] {
  const t = useT('feedback');
  const format = useFormat();
  const languageName = useLanguageName();
  return useMemo((): readonly Column<ListedFeedback>[] => {
    const extra = { hideable: true, isExtra: true, width: 7 } as const;
    const rated = ({ rating }: ListedFeedback): string => (rating === null ? '' : t('all.ratingOf', { rating, most: BEST_RATING }));
    return [
      {
        id: 'excerpt',
        title: t('all.message'),
        isTitle: true,
        min: 16,
        cell: (item) => <Message item={item} facts={[item.number, t(`kind.${item.kind}`), rated(item), ...item.tags]} />,
      },
      { id: 'number', title: t('all.number'), ...extra, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
      { id: 'kind', title: t('all.kind'), ...extra, cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'state', title: t('all.state'), width: 7.75, cell: ({ state }) => <StateBadge state={state} /> },
      {
        id: 'assignee',
        title: t('all.assignee'),
        width: 7.5,
        hideable: true,
        cell: ({ assignee }) =>
          assignee === null ? <span className="muted">{t('handling.unassigned')}</span> : <bdi>{assignee.name}</bdi>,
      },
      { id: 'tags', title: t('all.tag'), ...extra, cell: ({ tags }) => <bdi>{format.series(tags)}</bdi> },
      { id: 'rating', title: t('all.rating'), ...extra, cell: rated },
      { id: 'language', title: t('all.language'), ...extra, cell: ({ language }) => languageName(language) },
      { id: 'page', title: t('all.page'), ...extra, cell: ({ page }) => (page === null ? '' : <bdi dir="ltr">{page}</bdi>) },
      {
        id: 'newest',
        title: t('all.sent'),
        width: 6.75,
        sortable: true,
        direction: DIRECTIONS.newest,
        hideable: true,
        cell: ({ sentAt }) => <time dateTime={sentAt}>{format.date(sentAt)}</time>,
      },
      {
        id: 'waiting',
        title: t('all.waiting'),
        width: 7.25,
        sortable: true,
        direction: DIRECTIONS.waiting,
        hideable: true,
        cell: ({ waitingSince }) => (waitingSince === null ? '' : <time dateTime={waitingSince}>{format.relative(waitingSince)}</time>),
      },
    ];
  }, [t, format, languageName]);
}

/** The beginning of the message, and facts below it. */
function Message({ item, facts }: { readonly item: ListedFeedback; readonly facts: readonly string[] }): JSX.Element {
  return (
    <>
      <bdi className={styles.allfbExcerpt}>{item.excerpt}</bdi>
      <small className={styles.allfbFacts}>
        <FactLine facts={facts} />
      </small>
    </>
  );
}
