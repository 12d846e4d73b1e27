import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';
import * as styles from './JobDescription.module.css';

interface JobDescriptionProps extends Pick<Job, 'description' | 'descriptionHtml'> {
  /** Level of the heading above the text; 2 when absent. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * Shows the text of a posting. Plain text is shown as headings, lists and paragraphs. Each block has the text direction of its own script.
 */
export function JobDescription({ description, descriptionHtml, headingLevel = 2 }: JobDescriptionProps): JSX.Element {
  const t = useT('jobs');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHtml = descriptionHtml !== null && descriptionHtml !== '';
  const text = description ?? '';
  const isMissing = !hasHtml && text.trim() === '';
  return (
    <section className={`read ${styles.typeset}`} aria-labelledby={headingLevel === 2 ? id : undefined}>
      <Heading id={id}>{t('job.description')}</Heading>
      {isMissing && <p className="muted">{t('job.noDescription')}</p>}
      {hasHtml && <RichText html={descriptionHtml} headingLevel={headingLevel === 2 ? 3 : 4} />}
      {!hasHtml && !isMissing && textBlocks(text).map(blockOf)}
    </section>
  );
}

function blockOf(block: TextBlock, at: number): JSX.Element {
  // The text does not change while it is on screen, so the index is a stable key.
  if (block.kind === 'heading') {
    return (
      <h3 key={at} dir="auto">
        {block.text}
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p key={at} dir="auto">
        {block.text}
      </p>
    );
  }
  // The list takes the text direction of its first words, so that the markers stand at its start side.
  const items = block.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text, and items never move
    <li key={`${place} ${item}`}>{item}</li>
  ));
  return block.kind === 'list' ? (
    <ul key={at} dir="auto">
      {items}
    </ul>
  ) : (
    <ol key={at} dir="auto" start={block.start}>
      {items}
    </ol>
  );
}
