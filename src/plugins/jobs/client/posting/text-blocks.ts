import { type TextLine, textLines } from './text-lines.ts';

/** A block of a formatted text. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: readonly string[] };

/** Longest paragraph that is not split at the ends of sentences, and the shortest length of the parts. */
const WALL = { from: 900, part: 420 };
const LONGEST_HEADING = 70;

/**
 * Finds headings, lists and paragraphs in a plain text. It removes only list markers and white space. It does not add, remove
 * or move words.
 */
export function textBlocks(text: string): readonly TextBlock[] {
  const lines = textLines(text);
  const blocks: TextBlock[] = [];
  lines.forEach((line, at) => {
    if (line.kind === 'gap') return;
    const before = lines[at - 1];
    if (line.kind === 'plain') addPlain(blocks, line, before, lines[at + 1]);
    else addItem(blocks, line);
  });
  return blocks.flatMap(withoutWalls);
}

function addItem(blocks: TextBlock[], { kind, text, number = 1 }: TextLine): void {
  const last = blocks.at(-1);
  if (kind === 'bullet') {
    if (last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items, text] };
    else blocks.push({ kind: 'list', items: [text] });
  } else if (last?.kind === 'numbers' && last.start + last.items.length === number) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, text] };
  } else blocks.push({ kind: 'numbers', start: number, items: [text] });
}

function addPlain(blocks: TextBlock[], { text }: TextLine, before: TextLine | undefined, after: TextLine | undefined): void {
  const last = blocks.at(-1);
  // A line that continues the previous one begins with a lowercase letter.
  if (before !== undefined && before.kind !== 'gap' && last !== undefined && goesOn(before.text, text)) {
    blocks[blocks.length - 1] = continued(last, text);
  } else blocks.push({ kind: isHeading(text, after) ? 'heading' : 'paragraph', text });
}

function goesOn(before: string, text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/[.:;!?]$/u.test(before);
}

function continued(block: TextBlock, text: string): TextBlock {
  if (block.kind === 'heading') return { kind: 'paragraph', text: `${block.text} ${text}` };
  if (block.kind === 'paragraph') return { ...block, text: `${block.text} ${text}` };
  return { ...block, items: block.items.with(-1, `${block.items.at(-1)} ${text}`) };
}

function isHeading(text: string, after: TextLine | undefined): boolean {
  if (text.length > LONGEST_HEADING || after === undefined) return false;
  if (/[:：]$/u.test(text)) return true;
  if (/[.,;!?…。،؛؟]$/u.test(text) || !/\p{L}{2}/u.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return isShouted || after.kind === 'bullet' || after.kind === 'number';
}

function withoutWalls(block: TextBlock): readonly TextBlock[] {
  if (block.kind !== 'paragraph' || block.text.length <= WALL.from) return [block];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(block.text)) {
    if ((parts.at(-1) ?? '').length >= WALL.part) parts.push('');
    parts[parts.length - 1] += segment;
  }
  return parts.map((text) => ({ kind: 'paragraph', text: text.trim() }));
}
