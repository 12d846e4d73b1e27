import type { JSX } from 'react';

/** A text of several lines. Renders nothing for an empty text. */
export function Description({ text }: { readonly text: string }): JSX.Element | null {
  if (text === '') return null;
  return (
    <p className="read" dir="auto">
      {text}
    </p>
  );
}
