import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { PagingState } from '../../lists/paged-list.ts';
import type { SelectedIds } from '../../lists/row-selection.ts';
import { Button } from '../Button.tsx';

interface AllRowsOfferProps {
  readonly ids: readonly string[];
  readonly selection: SelectedIds;
  readonly paging: PagingState | undefined;
}

/** When all loaded rows are selected and the list has more: how many are selected, and a button that selects all rows of the list. */
export const AllRowsOffer = observer(function AllRowsOffer({ ids, selection, paging }: AllRowsOfferProps): JSX.Element | null {
  const { reachesAll, allStatus, findAll } = selection;
  const offer = useRef<HTMLDivElement>(null);
  const isDue = reachesAll && paging?.hasMore === true && areSelected(ids, selection);
  useEffect(() => {
    if (isDue && allStatus === 'idle') void findAll();
  }, [isDue, allStatus, findAll]);
  if (!isDue) return null;
  return (
    // The button disappears when it is pressed. The focus then stays here.
    <div className="datalist__offer" ref={offer} tabIndex={-1}>
      <Offer selection={selection} onAdd={() => offer.current?.focus()} />
    </div>
  );
});

interface OfferProps {
  readonly selection: SelectedIds;
  readonly onAdd: () => void;
}

const Offer = observer(function Offer({ selection, onAdd }: OfferProps): JSX.Element {
  const t = useT('core');
  const { size, allCount, hasAll, isLimited, allStatus, findAll, addAll } = selection;
  // The grid announces the number.
  if (allCount !== undefined && hasAll) return <p>{t(isLimited ? 'list.firstSelected' : 'list.allSelected', { count: allCount })}</p>;
  const add = (): void => {
    onAdd();
    addAll();
  };
  return (
    <>
      <p>{t('list.loadedSelected', { count: size })}</p>
      <Button size="s" variant="quiet" busy={allStatus === 'loading'} onClick={allCount === undefined ? () => void findAll() : add}>
        {allCount === undefined ? t('list.findAll') : t(isLimited ? 'list.selectFirst' : 'list.selectWhole', { count: allCount })}
      </Button>
    </>
  );
});

/** Whether all of these rows are selected. Read it in an observer. */
export function areSelected(ids: readonly string[], selection: SelectedIds): boolean {
  return ids.length > 0 && selection.size >= ids.length && ids.every(selection.has);
}
