import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ListFoot } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { SavedJobRow } from './SavedJobRow.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { savedList } from './saved-list.ts';
import { SavedMarksStore } from './saved-marks-store.ts';
import * as styles from './saved.module.css';

/** The searches and the postings that a candidate saved. */
export const Page = observer(function SavedJobsPage(): JSX.Element {
  const t = useT('job-search');
  const titleId = useId();
  return (
    <div className={styles.saved}>
      <PageHeader title={t('saved.title')} lead={t('saved.lead')} />
      <SavedSearches />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1}>
          {t('saved.jobs')}
        </h2>
        <SavedRows />
      </section>
    </div>
  );
});

/** The saved postings, or what the page shows in place of them. */
const SavedRows = observer(function SavedRows(): JSX.Element {
  const t = useT('job-search');
  const paging = useRows(savedList);
  const saved = useService(SavedMarksStore);
  // A row that is taken away keeps its place for an undo until the list is loaded again.
  const rows = paging.items.filter(({ id }) => !saved.isGone(id));
  const marks = useLoadedContributions(postingParts.part('mark'));
  if (paging.status === 'ready' && !paging.hasMore && rows.length === 0) return <NothingSaved />;
  if (paging.items.length === 0) {
    if (paging.status !== 'failed') return <Skeleton of="rows" count={4} />;
    return <LoadFailure error={paging.error} title={t('saved.failed')} onRetry={() => void paging.more()} />;
  }
  return (
    <>
      {marks.map(({ plugin, id, module: { Source } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Source jobIds={rows.flatMap(({ job }) => job?.id ?? [])} />
        </PluginBoundary>
      ))}
      <ul className="list" aria-label={t('saved.jobs')} aria-busy={paging.status === 'loading'}>
        {rows.map((row) => (
          <SavedJobRow key={row.id} saved={row} marks={marks} />
        ))}
      </ul>
      <ListFoot paging={paging} />
    </>
  );
});

function NothingSaved(): JSX.Element {
  const t = useT('job-search');
  const find = (
    <ButtonLink variant="grow" to={href(jobRoutes.search)}>
      {t('nav.search')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('saved.none')} art={<SearchArt />} action={find}>
      {t('saved.noneHelp')}
    </EmptyState>
  );
}
