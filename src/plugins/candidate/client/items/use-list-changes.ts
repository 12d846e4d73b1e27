import { type RefObject, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { Item } from '../../contract/sections.ts';
import type { EditedItems } from './edited-items.ts';
import { moved, putBack, without } from './list-changes.ts';

interface ListChanges<Kind extends Item> {
  /** Focuses the item with that id, or the add button if there is none. */
  readonly focusOn: (id: string) => void;
  /** Removes an item. The message offers to restore it. */
  readonly remove: (item: Kind, place: number) => void;
  readonly move: (place: number, by: -1 | 1) => void;
  /** The result of a move, for screen readers. */
  readonly said: string;
}

/** Removes, restores and moves items of a list, and manages the focus. */
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

/** Reads the current list, even after the user left the step. */
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
