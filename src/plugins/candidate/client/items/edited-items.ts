import type { Item } from '../../contract/sections.ts';

/** The items of a list, as they stand in its form and as they are kept. */
export interface EditedItems<Kind extends Item> {
  readonly items: readonly Kind[];
  readonly change: (items: readonly Kind[]) => void;
  /** Where the step has been left since: what is kept, and how it is saved. */
  readonly kept: () => readonly Kind[];
  readonly save: (items: readonly Kind[]) => Promise<void>;
  /** What an item is called. */
  readonly titleOf: (item: Kind) => string;
}
