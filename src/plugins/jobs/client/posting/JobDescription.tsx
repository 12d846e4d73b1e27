import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';
import './JobDescription.css';

/** Shows a plain-text description as headings, lists and paragraphs. Each has the text direction of its own script. */
export function JobDescription({ text }: { readonly text: string | null }): JSX.Element {
  const t = useT('jobs');
  const id = useId();
  return (
    <section className="read typeset" aria-labelledby={id}>
      <h2 id={id}>{t('job.description')}</h2>
      {text === null || text.trim() === '' ? <p className="muted">{t('job.noDescription')}</p> : textBlocks(text).map(blockOf)}
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
