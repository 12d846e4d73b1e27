import type { JSX } from 'react';
import { FoundText } from '../search/FoundText.tsx';

interface FoundWordsProps {
  readonly text: string;
  /** The search text. */
  readonly typed: string;
}

/** A proper name with the found words marked. */
export function FoundWords({ text, typed }: FoundWordsProps): JSX.Element {
  return (
    <bdi>
      <FoundText text={text} asked={typed} />
    </bdi>
  );
}
