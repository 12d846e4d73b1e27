import type { Item } from '../../contract/sections.ts';

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

/** The list with the item at a position swapped with its neighbour: -1 before, 1 after. */
export function moved<Kind extends Item>(items: readonly Kind[], place: number, by: -1 | 1): readonly Kind[] {
  const item = items[place];
  return item === undefined ? items : items.toSpliced(place, 1).toSpliced(place + by, 0, item);
}
