import { RICH_TEXT_REL } from './rich-text.ts';
import type { RichBlock, RichRun } from './rich-text-blocks.ts';

/** The HTML of a rich text in its normal form. Reading it returns the same blocks. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${writeRuns(block.runs)}</p>`;
    case 'heading':
      return `<h${block.level}>${writeRuns(block.runs)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${writeRichText(block.blocks)}</blockquote>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      return `<${name}${start}>${block.items.map(writeItem).join('')}</${name}>`;
    }
  }
}

function writeItem(blocks: readonly RichBlock[]): string {
  const isBare = blocks.filter(({ kind }) => kind === 'paragraph').length === 1;
  const content = blocks.map((block) => (isBare && block.kind === 'paragraph' ? writeRuns(block.runs) : writeBlock(block)));
  return `<li>${content.join('')}</li>`;
}

/** The HTML of text in one paragraph. Neighbouring runs share the elements that they have in common. */
function writeRuns(runs: readonly RichRun[]): string {
  let open: readonly string[] = [];
  const parts: string[] = [];
  for (const run of runs) {
    const wanted = tagsOf(run);
    const same = open.findIndex((tag, at) => tag !== wanted[at]);
    const shared = same === -1 ? open.length : same;
    parts.push(closing(open.slice(shared)), ...wanted.slice(shared).map((tag) => `<${tag}>`), escaped(run.text).replaceAll('\n', '<br>'));
    open = wanted;
  }
  return parts.join('') + closing(open);
}

function tagsOf({ href, marks }: RichRun): readonly string[] {
  return href === undefined ? marks : [`a href="${escaped(href).replaceAll('"', '&quot;')}" rel="${RICH_TEXT_REL}"`, ...marks];
}

function closing(tags: readonly string[]): string {
  return tags
    .map((tag) => `</${tag.split(' ', 1)[0]}>`)
    .reverse()
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
