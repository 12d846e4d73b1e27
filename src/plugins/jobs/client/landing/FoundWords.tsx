import type { JSX } from 'react';
import { foundPieces } from '../search/found-words.ts';

interface FoundWordsProps {
  readonly text: string;
  /** What was searched for. */
  readonly typed: string;
}

/** A text in which the words that were found are marked. */
export function FoundWords({ text, typed }: FoundWordsProps): JSX.Element {
  let at = 0;
  return (
    <bdi>
      {foundPieces(text, typed).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
      })}
    </bdi>
  );
}
