import { type RefObject, useEffect, useRef, useState } from 'react';
import { useService } from '../../di/use-service.ts';
import { useT } from '../../i18n/use-t.ts';
import { SnackbarStore } from '../../snackbar/snackbar-store.ts';

/** An item of a list that the user can reorder. */
interface Item {
  readonly id: string;
}

/** The items of a list in its form, and the stored ones. */
export interface OrderedItems<Kind extends Item> {
  readonly items: readonly Kind[];
  readonly change: (items: readonly Kind[]) => void;
  /** The name of an item. */
  readonly titleOf: (item: Kind) => string;
  /** After the list has left the page: reads and saves the stored items. Without both, such a late change is lost. */
  readonly kept?: () => readonly Kind[];
  readonly save?: (items: readonly Kind[]) => Promise<void>;
}

export interface ListChanges<Kind extends Item> {
  /** Focuses the item with that id, or the add button if there is none. */
  readonly focusOn: (id: string) => void;
  /** Removes an item. The message offers to restore it. */
  readonly remove: (item: Kind, place: number) => void;
  /** Moves the item at a position by some positions: a negative number moves it towards the start. */
  readonly move: (place: number, by: number) => void;
  /** Changes the item with that id, also after the list has left the page. Without such an item, nothing changes. */
  readonly amend: (id: string, change: (item: Kind) => Kind) => void;
  /** The result of a move, for screen readers. */
  readonly said: string;
}

/**
 * Removes, restores and moves items of a list, and manages the focus. Rows have their id in `data-item`, and their buttons `edit`, `up`,
 * `down` and `add` in `data-do`.
 */
export function useListChanges<Kind extends Item>(list: OrderedItems<Kind>, place: RefObject<HTMLElement | null>): ListChanges<Kind> {
  const t = useT('core');
  const snackbar = useService(SnackbarStore);
  const focusOn = useFocusOn(place);
  const [said, setSaid] = useState('');
  const changeNewest = useChangeNewest(list);
  const remove = (item: Kind, at: number): void => {
    const neighbour = list.items[at + 1] ?? list.items[at - 1];
    list.change(without(list.items, item.id));
    focusOn(neighbour?.id ?? '');
    const undo = (): void => changeNewest((items) => putBack(items, item, at));
    snackbar.raise(t('ordered.removed', { name: list.titleOf(item) }), { undo });
  };
  const move = (at: number, by: number): void => {
    const item = list.items[at];
    if (item === undefined || by === 0) return;
    list.change(moved(list.items, at, by));
    focusOn(item.id, by < 0 ? 'up' : 'down');
    setSaid(t('ordered.moved', { name: list.titleOf(item), place: at + by + 1, all: list.items.length }));
  };
  const amend = (id: string, change: (item: Kind) => Kind): void =>
    changeNewest((items) => {
      const item = items.find((other) => other.id === id);
      return item && withItem(items, change(item));
    });
  return { focusOn, remove, move, amend, said };
}

/** Changes the current items, or the stored ones after the list has left the page. `undefined` leaves them. */
function useChangeNewest<Kind extends Item>(
  list: OrderedItems<Kind>,
): (changed: (items: readonly Kind[]) => readonly Kind[] | undefined) => void {
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
  return (changed) => {
    const { isHere, items, change, kept, save } = newest.current;
    const before = isHere ? items : kept?.();
    const after = before && changed(before);
    if (after === undefined) return;
    if (isHere) change(after);
    else save?.(after).catch((error: unknown) => console.error('Saving a changed list failed', error));
  };
}

type RowButton = 'edit' | 'up' | 'down';

function useFocusOn(place: RefObject<HTMLElement | null>): (id: string, button?: RowButton) => void {
  const [wanted, setWanted] = useState<{ readonly id: string; readonly button: RowButton }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wanted.id)}"]`);
    const button =
      row?.querySelector<HTMLButtonElement>(`[data-do="${wanted.button}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('[data-do="edit"]');
    (button ?? place.current?.querySelector<HTMLElement>('[data-do="add"], input'))?.focus();
  }, [wanted, place]);
  return (id, button = 'edit') => setWanted({ id, button });
}

/** The list with this item: in the place of the item with the same id, or at the end. */
export function withItem<Kind extends Item>(items: readonly Kind[], item: Kind): readonly Kind[] {
  return items.some(({ id }) => id === item.id) ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item];
}

/** The list without the item of that id. */
export function without<Kind extends Item>(items: readonly Kind[], id: string): readonly Kind[] {
  return items.filter((item) => item.id !== id);
}

/** The list with a removed item back at its old place. */
export function putBack<Kind extends Item>(items: readonly Kind[], item: Kind, place: number): readonly Kind[] {
  return without(items, item.id).toSpliced(place, 0, item);
}

/** The list with the item at a position moved by some positions. A negative number moves it towards the start. */
export function moved<Kind extends Item>(items: readonly Kind[], place: number, by: number): readonly Kind[] {
  const item = items[place];
  return item === undefined ? items : items.toSpliced(place, 1).toSpliced(place + by, 0, item);
}

/** A random UUID for a new item. It also works outside a secure context, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
