import { cleanText, composeFewMarks } from './clean-text.ts';
import type { RichBlock, RichRun } from './rich-text-blocks.ts';
import { readRichText } from './rich-text-reader.ts';

/**
 * The plain text of cleaned HTML, for search, lists and mail. Blocks are separated by an empty line, and items of lists are lines that
 * begin with `•` or their number. A heading stands directly above its list.
 */
export function textOf(html: string): string {
  return plainTextOf(readRichText(html));
}

/** The plain text of blocks, as {@link textOf} returns it. */
export function plainTextOf(blocks: readonly RichBlock[]): string {
  const text = joinedText(blocks);
  // Cleaning refuses a text whose accents follow each other over the bounds of runs.
  return cleanText(text) ?? composeFewMarks(text);
}

/** Length of a rich text in code points of its plain text. Its limits count this. */
export function richTextLength(html: string): number {
  return [...textOf(html)].length;
}

function joinedText(blocks: readonly RichBlock[]): string {
  return blocks.map((block, at) => textOfBlock(block) + gapAfter(block, blocks[at + 1])).join('');
}

function gapAfter(block: RichBlock, next: RichBlock | undefined): string {
  if (next === undefined) return '';
  return block.kind === 'heading' && next.kind === 'list' ? '\n' : '\n\n';
}

function textOfBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOfRuns(block.runs);
    case 'quote':
      return joinedText(block.blocks);
    case 'list':
      return block.items.map((item, at) => textOfItem(item, block.ordered ? `${at + (block.start ?? 1)}.` : '•')).join('\n');
  }
}

/** The paragraphs of an item are one line. The items of its lists are indented lines below it. */
function textOfItem(blocks: readonly RichBlock[], marker: string): string {
  const line = blocks.flatMap((block) => (block.kind === 'paragraph' ? [textOfRuns(block.runs).replaceAll('\n', ' ')] : [])).join(' ');
  const below = blocks.flatMap((block) => (block.kind === 'list' ? textOfBlock(block).split('\n') : []));
  return [`${marker} ${line}`, ...below.map((text) => `  ${text}`)].join('\n');
}

function textOfRuns(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('');
}
