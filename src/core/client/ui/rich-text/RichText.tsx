import { type JSX, useMemo } from 'react';
import { RICH_TEXT_FULL, type RichTextSubset } from '#core/contract/rich-text.ts';
import type { RichBlock } from '#core/contract/rich-text-blocks.ts';
import { RichRuns } from './RichRuns.tsx';
import { parsedHtml, readNodes } from './read-nodes.ts';
import './rich-text.css';

interface RichTextProps {
  /** As the server cleaned it. What is not rich text is not shown. */
  readonly html: string;
  /** All elements when absent. */
  readonly subset?: RichTextSubset;
  /** Level of the larger headings, one below the heading above the text; 3 when absent. */
  readonly headingLevel?: 2 | 3 | 4 | 5;
}

/**
 * Shows rich text. It creates elements for the content that it knows, and never passes HTML to the browser. Each block has the text
 * direction of its own script.
 */
export function RichText({ html, subset = RICH_TEXT_FULL, headingLevel = 3 }: RichTextProps): JSX.Element {
  const blocks = useMemo(() => readNodes(parsedHtml(html), subset), [html, subset]);
  return <div className="read richtext">{blocks.map((block, at) => blockOf(block, at, headingLevel, 'auto'))}</div>;
}

// The blocks do not change while they are on screen, so the index is a stable key.
// A list and a quotation take the direction of their first words, so that marks stand at the start side. Blocks inside have no direction of
// their own, because browsers would then not look into them.
function blockOf(block: RichBlock, key: number, headingLevel: number, dir: 'auto' | undefined): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key} dir={dir}>
          <RichRuns runs={block.runs} />
        </p>
      );
    case 'heading': {
      const Heading = `h${headingLevel + block.level - 3}` as 'h3';
      return (
        <Heading key={key} dir={dir} className={block.level === 3 ? 'richtext__heading' : undefined}>
          <RichRuns runs={block.runs} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote key={key} dir={dir}>
          {block.blocks.map((inner, at) => blockOf(inner, at, headingLevel, undefined))}
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={key} dir={dir} {...(block.ordered && { start: block.start })}>
          {block.items.map(itemOf)}
        </List>
      );
    }
  }
}

function itemOf(blocks: readonly RichBlock[], key: number): JSX.Element {
  return <li key={key}>{blocks.map((block, at) => blockOf(block, at, 3, undefined))}</li>;
}
