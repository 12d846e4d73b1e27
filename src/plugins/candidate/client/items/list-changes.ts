import type { Item } from '../../contract/sections.ts';

/** A list with this item in it: in the place of the one with its id, or at the end. */
export function withItem<Kind extends Item>(items: readonly Kind[], item: Kind): readonly Kind[] {
  return items.some(({ id }) => id === item.id) ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item];
}

/** A list without the item of that id. */
export function without<Kind extends Item>(items: readonly Kind[], id: string): readonly Kind[] {
  return items.filter((item) => item.id !== id);
}

/** A list with a removed item back where it was. */
export function putBack<Kind extends Item>(items: readonly Kind[], item: Kind, place: number): readonly Kind[] {
  return without(items, item.id).toSpliced(place, 0, item);
}

/** A list in which the item at a place has changed places with its neighbour: -1 before, 1 after. */
export function moved<Kind extends Item>(items: readonly Kind[], place: number, by: -1 | 1): readonly Kind[] {
  const item = items[place];
  return item === undefined ? items : items.toSpliced(place, 1).toSpliced(place + by, 0, item);
}
