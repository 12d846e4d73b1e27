import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { PagingState } from '../../lists/paged-list.ts';
import type { SelectedIds } from '../../lists/row-selection.ts';
import { Button } from '../Button.tsx';
import { ErrorNote } from '../ErrorNote.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

interface ListStatesProps {
  readonly paging: PagingState | undefined;
  readonly empty: ReactNode;
}

/** Shown in place of the rows: they are loading, they did not load, or there are none. */
export const ListStates = observer(function ListStates({ paging, empty }: ListStatesProps): JSX.Element {
  const t = useT('core');
  const status = paging?.status ?? 'ready';
  if (status === 'failed') return <LoadFailure error={paging?.error} title={t('list.failed')} onRetry={() => void paging?.more()} />;
  if (status === 'ready') return <>{empty ?? <p className="muted">{t('list.empty')}</p>}</>;
  return <Skeleton />;
});

interface ListFootProps {
  readonly paging: PagingState;
}

/** Below the loaded rows: shows that more rows load, can be requested, or failed to load. The loaded rows stay. */
export const ListFoot = observer(function ListFoot({ paging }: ListFootProps): JSX.Element | null {
  const t = useT('core');
  const { status, hasMore } = paging;
  if (status === 'failed') return <ErrorNote title={t('list.moreFailed')} onRetry={() => void paging.more()} />;
  if (!hasMore) return null;
  return (
    <div className="datalist__foot">
      <Button busy={status === 'loading'} onClick={() => void paging.more()}>
        {t('list.more')}
      </Button>
    </div>
  );
});

/** Announces the number of selected rows to screen readers. */
export const SelectedCount = observer(function SelectedCount({ selection }: { readonly selection: SelectedIds }): JSX.Element {
  const t = useT('core');
  return (
    <p className="vh" role="status">
      {selection.size > 0 && t('list.selected', { count: selection.size })}
    </p>
  );
});

/** The number of all rows, which is announced when filters change it. Nothing where the list does not count them. */
export const ListCount = observer(function ListCount({ paging }: { readonly paging: PagingState | undefined }): JSX.Element | null {
  const t = useT('core');
  if (paging?.count === undefined) return null;
  const { count = 0, more = false } = paging.count ?? {};
  return (
    <p className="datalist__count" role="status">
      {count > 0 && (more ? t('list.countMore', { most: count }) : t('list.count', { count }))}
    </p>
  );
});
