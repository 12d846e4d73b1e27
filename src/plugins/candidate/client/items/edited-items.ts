import type { Item } from '../../contract/sections.ts';

/** The items of a list in its form, and the stored ones. */
export interface EditedItems<Kind extends Item> {
  readonly items: readonly Kind[];
  readonly change: (items: readonly Kind[]) => void;
  /** After the user left the step: reads and saves the stored items. */
  readonly kept: () => readonly Kind[];
  readonly save: (items: readonly Kind[]) => Promise<void>;
  /** The name of an item. */
  readonly titleOf: (item: Kind) => string;
}
