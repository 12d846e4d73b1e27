import type { JSX } from 'react';

/** What somebody wrote in several lines; nothing for nothing. */
export function Description({ text }: { readonly text: string }): JSX.Element | null {
  if (text === '') return null;
  return (
    <p className="read" dir="auto">
      {text}
    </p>
  );
}
