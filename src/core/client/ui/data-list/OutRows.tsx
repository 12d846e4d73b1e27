import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { PagingState } from '../../lists/paged-list.ts';
import { Button } from '../Button.tsx';

interface OutRowsProps {
  readonly count: number;
  readonly paging: PagingState | undefined;
}

/** How many rows were changed so that they no longer match the filters, and a button that loads the list without them. */
export const OutRows = observer(function OutRows({ count, paging }: OutRowsProps): JSX.Element {
  const t = useT('core');
  return (
    <div className="datalist__offer" role="status">
      {count > 0 && (
        <>
          <p>{t('list.out', { count })}</p>
          {paging?.again !== undefined && (
            <Button size="s" variant="quiet" busy={paging.status === 'loading'} onClick={() => void paging.again?.()}>
              {t('list.again')}
            </Button>
          )}
        </>
      )}
    </div>
  );
});
