import { type RefObject, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { Item } from '../../contract/sections.ts';
import type { EditedItems } from './edited-items.ts';
import { moved, putBack, without } from './list-changes.ts';

interface ListChanges<Kind extends Item> {
  /** Puts the focus on the item of that id, or on the button that adds one where there is none. */
  readonly focusOn: (id: string) => void;
  /** Takes an item out; the message offers to put it back. */
  readonly remove: (item: Kind, place: number) => void;
  readonly move: (place: number, by: -1 | 1) => void;
  /** What became of a move, for readers. */
  readonly said: string;
}

/** Takes items out of a list, puts them back and moves them, and keeps the focus where the work is. */
export function useListChanges<Kind extends Item>(list: EditedItems<Kind>, place: RefObject<HTMLElement | null>): ListChanges<Kind> {
  const t = useT('candidate');
  const snackbar = useService(SnackbarStore);
  const focusOn = useFocusOn(place);
  const [said, setSaid] = useState('');
  const newest = useNewest(list);

  const remove = (item: Kind, at: number): void => {
    const neighbour = list.items[at + 1] ?? list.items[at - 1];
    list.change(without(list.items, item.id));
    focusOn(neighbour?.id ?? '');
    const undo = (): void => {
      const { isHere, items, change, kept, save } = newest();
      if (isHere) change(putBack(items, item, at));
      else save(putBack(kept(), item, at)).catch((error: unknown) => console.error('An item was not put back', error));
    };
    snackbar.raise(t('list.removed', { name: list.titleOf(item) }), { undo });
  };
  const move = (at: number, by: -1 | 1): void => {
    const item = list.items[at];
    if (item === undefined) return;
    list.change(moved(list.items, at, by));
    focusOn(item.id, by === -1 ? '.item__up' : '.item__down');
    setSaid(t('list.moved', { name: list.titleOf(item), place: at + by + 1, all: list.items.length }));
  };
  return { focusOn, remove, move, said };
}

/** The list as it stands when it is asked for, which may be after the step was left. */
function useNewest<Kind extends Item>(list: EditedItems<Kind>): () => EditedItems<Kind> & { readonly isHere: boolean } {
  const newest = useRef({ ...list, isHere: true });
  useEffect(() => {
    newest.current = { ...list, isHere: true };
  });
  useEffect(
    () => () => {
      newest.current = { ...newest.current, isHere: false };
    },
    [],
  );
  return () => newest.current;
}

function useFocusOn(place: RefObject<HTMLElement | null>): (id: string, button?: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string; readonly button: string }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wanted.id)}"]`);
    const button =
      row?.querySelector<HTMLButtonElement>(`${wanted.button}:not(:disabled)`) ?? row?.querySelector<HTMLElement>('.item__edit');
    (button ?? place.current?.querySelector<HTMLElement>('.items__add, input'))?.focus();
  }, [wanted, place]);
  return (id, button = '.item__edit') => setWanted({ id, button });
}
