import type { RichHeading, RichParagraph } from './rich-text-blocks.ts';

// The blocks of a rich text while they are collected. The builder adds to them in place, because copies would cost time for each block.

export interface BuiltList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly start?: number | undefined;
  readonly items: BuiltBlock[][];
}

interface BuiltQuote {
  readonly kind: 'quote';
  readonly blocks: BuiltBlock[];
}

export type BuiltBlock = RichParagraph | RichHeading | BuiltList | BuiltQuote;

/** Where blocks are added: the whole text, a quotation or an item of a list. */
export interface Flow {
  readonly kind: 'root' | 'quote' | 'item';
  readonly blocks: BuiltBlock[];
}

/** Adds a paragraph. Text that stands in a list but in no item belongs to the item before it. */
export function addParagraph(place: Flow | BuiltList, paragraph: RichParagraph): void {
  if (place.kind !== 'list') place.blocks.push(paragraph);
  else {
    const last = place.items.at(-1);
    if (last === undefined) place.items.push([paragraph]);
    else last.push(paragraph);
  }
}

/** Adds an item. Lists before its first paragraph belong to the item before. */
export function addItem(items: BuiltBlock[][], blocks: readonly BuiltBlock[]): void {
  const [first, ...rest] = blocks;
  if (first === undefined) return;
  const before = items.at(-1);
  if (first.kind !== 'list') items.push([...blocks]);
  else if (before !== undefined) for (const block of blocks) addBlock(before, block);
  else {
    for (const item of first.items) items.push(item);
    addItem(items, rest);
  }
}

/** Adds a block. Neighbouring bullet lists become one list; numbered lists do not, because each has its own first number. */
export function addBlock(blocks: BuiltBlock[], block: BuiltBlock): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && block.items.length === 0) return;
  if (last?.kind !== 'list' || block.kind !== 'list' || last.ordered || block.ordered) blocks.push(block);
  else for (const item of block.items) last.items.push(item);
}
