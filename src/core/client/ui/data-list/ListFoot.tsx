import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import type { PagingState } from '../../data/paged-list.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { ErrorNote } from '../ErrorNote.tsx';

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
