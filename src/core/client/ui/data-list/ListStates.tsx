import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import type { PagingState } from '../../data/paged-list.ts';
import { useT } from '../../i18n/use-t.ts';
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
