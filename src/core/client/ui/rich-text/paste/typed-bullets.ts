import type { RichTextSubset } from '#core/contract/rich-text.ts';
import type { RichBlock, RichParagraph, RichRun } from '#core/contract/rich-text-blocks.ts';

// Signs that begin no sentence. A dash or a number may be part of the text.
const BULLET = /^[•●▪◦‣·\uf0a7\uf0b7\uf0d8]\s*/u;

/**
 * Makes a list of paragraphs and lines that begin with a bullet as text. Some programs write lists like this, and so do users. A paragraph
 * counts if all its lines have a bullet.
 */
export function listsOfBullets(blocks: readonly RichBlock[], subset: RichTextSubset): readonly RichBlock[] {
  if (!subset.includes('ul') || !subset.includes('li')) return blocks;
  const made: RichBlock[] = [];
  for (const block of blocks) {
    const items = block.kind === 'paragraph' ? itemsOf(block) : undefined;
    const last = made.at(-1);
    if (items === undefined) made.push(block);
    else if (last?.kind === 'list' && !last.ordered) made[made.length - 1] = { ...last, items: [...last.items, ...items] };
    else made.push({ kind: 'list', ordered: false, items });
  }
  return made;
}

function itemsOf({ runs }: RichParagraph): RichParagraph[][] | undefined {
  const items = linesOf(runs).map(withoutBullet);
  return items.every((item) => item !== undefined) ? items.map((item) => [{ kind: 'paragraph', runs: item }]) : undefined;
}

function linesOf(runs: readonly RichRun[]): readonly (readonly RichRun[])[] {
  const lines: RichRun[][] = [[]];
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

/** `undefined` without a bullet, and without text after it. */
function withoutBullet(line: readonly RichRun[]): readonly RichRun[] | undefined {
  const [first, ...rest] = line;
  const bullet = first && BULLET.exec(first.text);
  if (first === undefined || !bullet) return undefined;
  const text = first.text.slice(bullet[0].length);
  if (text !== '') return [{ ...first, text }, ...rest];
  const [second, ...others] = rest;
  return second && [{ ...second, text: second.text.trimStart() }, ...others];
}
