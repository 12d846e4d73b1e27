import type { JSX } from 'react';
import { foldText } from '#core/contract/fold-text.ts';

/** A piece of a text, and whether it matches the search. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/** Shorter words match only whole words, as in the search. */
const BEGINNING_LENGTH = 3;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text into found words and the pieces between them. Joined again, the pieces are the text. */
export function foundPieces(text: string, asked: string | undefined): readonly TextPiece[] {
  const wanted = (asked?.match(WORD) ?? []).map(foldText);
  if (wanted.length === 0) return [{ text, found: false }];
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((beginning) => begins(foldText(word), beginning))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), found: false });
    end = index + word.length;
    pieces.push({ text: word, found: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

function begins(word: string, beginning: string): boolean {
  return beginning.length < BEGINNING_LENGTH ? word === beginning : word.startsWith(beginning);
}

interface FoundWordsProps {
  readonly text: string;
  readonly searchText: string | undefined;
}

/** A text with the searched words marked. */
export function FoundWords({ text, searchText }: FoundWordsProps): JSX.Element {
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
