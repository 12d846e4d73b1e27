import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ListFoot } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { postingParts } from '../../contract/posting-parts.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { SavedJobRow } from './SavedJobRow.tsx';
import { SavedListStore } from './saved-list-store.ts';

/** The saved postings, or what the page shows in place of them. */
export const SavedRows = observer(function SavedRows(): JSX.Element {
  const t = useT('jobs');
  const store = useService(SavedListStore);
  const { paging, rows } = store;
  const marks = useLoadedContributions(postingParts.part('mark'));
  if (store.isEmpty) return <NothingSaved />;
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
      <ul className="ledger" aria-label={t('saved.jobs')} aria-busy={paging.status === 'loading'}>
        {rows.map((saved) => (
          <SavedJobRow key={saved.id} saved={saved} marks={marks} />
        ))}
      </ul>
      <ListFoot paging={paging} />
    </>
  );
});

function NothingSaved(): JSX.Element {
  const t = useT('jobs');
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
