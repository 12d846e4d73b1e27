import type { JSX } from 'react';
import { FoundText } from '../search/FoundText.tsx';

interface FoundWordsProps {
  readonly text: string;
  /** What was searched for. */
  readonly typed: string;
}

/** A name of somebody's own in which the words that were found are marked. */
export function FoundWords({ text, typed }: FoundWordsProps): JSX.Element {
  return (
    <bdi>
      <FoundText text={text} asked={typed} />
    </bdi>
  );
}
