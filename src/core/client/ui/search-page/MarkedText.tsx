import type { JSX } from 'react';
import { foundPieces } from './found-pieces.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly searchText: string;
}

export function MarkedText({ text, searchText }: MarkedTextProps): JSX.Element {
  let at = 0;
  return (
    <>
      {foundPieces(text, searchText).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
      })}
    </>
  );
}
