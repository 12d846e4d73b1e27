import type { JSX } from 'react';
import { foundPieces } from './found-words.ts';

/** A text with the searched words marked. */
export function FoundText({ text, asked }: { readonly text: string; readonly asked: string | undefined }): JSX.Element {
  let at = 0;
  return (
    <>
      {foundPieces(text, asked).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
      })}
    </>
  );
}
