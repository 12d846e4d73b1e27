import type { JSX } from 'react';
import type { Basics } from '../../contract/sections.ts';

/** The candidate's headline and pronouns. */
export function BasicsView({ headline, pronouns }: Basics): JSX.Element {
  return (
    <>
      {headline !== '' && (
        <p>
          <bdi>{headline}</bdi>
        </p>
      )}
      {pronouns !== '' && (
        <p className="muted">
          <bdi>{pronouns}</bdi>
        </p>
      )}
    </>
  );
}
